"""Rules of thumb for Secrets: the bot decides from a View, lawfully, always alike, and better than at random."""

import pytest

from camarilla.bots import make_bot
from camarilla.bots.bot import Bot
from camarilla.core.rng import Fast
from camarilla.games.secrets.actions import ACCEPT, GIVE, REFUSE
from camarilla.games.secrets.game import SECRETS
from tests.games.secrets.make import ANN, ASSASSIN, BRUNO, CLARA, DIEGO, DOUBLE_AGENT, JOURNALIST, SCIENTIST, table


def wins(players: int, games: int, *, thumb: bool) -> float:
    """How often a player wins among others who play at random."""
    rng = Fast(players)
    options = SECRETS.options()
    won = 0
    for number in range(games):
        me = number % players
        bots: list[Bot] = [make_bot("page", "secrets", number * 10 + seat) for seat in range(players)]
        if thumb:
            bots[me] = make_bot("courtier", "secrets", number)
        state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options)
        while asked := state.to_act():
            seat = asked[0]
            legal = state.legal(seat)
            action = bots[seat].decide(state.view(seat), legal)
            assert action in legal
            state.play(seat, action, None)
        outcome = state.outcome()
        assert outcome is not None
        won += me in outcome.winners
    return won / games


@pytest.mark.parametrize("players", [4, 6, 8])
def test_it_wins_more_often_than_random_play(players: int) -> None:
    assert wins(players, 400, thumb=True) > wins(players, 400, thumb=False) + 0.05


def test_an_agent_shoots_at_an_enemy_and_a_hippie_does_not_keep_points() -> None:
    cell = table(5, tokens="CKHCKH", turns=[(ASSASSIN, SCIENTIST)], bullet_deck=(-3,), first=CLARA)
    cell.gives(ASSASSIN, to=BRUNO)
    # Bruno is KGB and has seen that Ann, on his right, is CIA.
    action = make_bot("courtier", "secrets", 1).decide(cell.bruno.view, cell.state.legal(BRUNO))
    assert action == GIVE + ANN


def test_an_agent_takes_points_and_a_hippie_refuses_them() -> None:
    cell = table(4, tokens="CKHCK", turns=[(SCIENTIST, JOURNALIST)], cards={DIEGO: [DOUBLE_AGENT]})
    other = cell.state.copy()
    cell.proposes(SCIENTIST, to=BRUNO)
    assert make_bot("courtier", "secrets", 1).decide(cell.bruno.view, cell.state.legal(BRUNO)) == ACCEPT
    for action in (6, 8 + CLARA):
        other.play(ANN, action, None)
    assert make_bot("courtier", "secrets", 1).decide(other.view(CLARA), other.legal(CLARA)) == REFUSE


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    cell = table(6)
    one, two = (make_bot("courtier", "secrets", 9).decide(cell.ann.view, cell.state.legal(ANN)) for _ in range(2))
    assert one == two
