"""The Courtier at Secrets, who goes by exact beliefs: lawful, always alike, and better than chance."""

import pytest

from camarilla.bots import PAGE, make_bot
from camarilla.games.secrets.actions import ACCEPT, GIVE, REFUSE
from camarilla.games.secrets.game import SECRETS
from tests.bots.among_pages import win_share
from tests.games.secrets.make import ANN, ASSASSIN, BRUNO, CLARA, DIEGO, DOUBLE_AGENT, JOURNALIST, SCIENTIST, table


@pytest.mark.parametrize("players", [4, 6, 8])
def test_it_wins_more_often_than_random_play(players: int) -> None:
    assert win_share(SECRETS, players, 400) > win_share(SECRETS, players, 400, PAGE) + 0.05


def test_an_agent_shoots_at_an_enemy() -> None:
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
