"""What search plays quickly by: it does not look at what a player cannot see, and rewards add up."""

import msgspec
import pytest

from camarilla.bots import HANDBOOKS
from camarilla.bots.handbooks.handbook import Handbook
from camarilla.bots.style import EVEN
from camarilla.core.errors import BrokenInvariant
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from tests.bots.test_levels import in_the_middle

EVERY = [(game, players) for game in GAMES for players in game.seats]
BLIND = [(game, players) for game, players in EVERY if game.key != "secrets"]
"""In Secrets quick play takes it that everybody knows who is on which side."""


def name_of(what: object) -> str:
    return what.key if isinstance(what, Game) else str(what)


def handbook_of(game: Game) -> Handbook:
    return HANDBOOKS[game.key](EVEN)


def played_out(game: Game, players: int, seed: int) -> State:
    options = game.options()
    rng = Fast(seed)
    handbook = handbook_of(game)
    state = game.lay_out(game.shuffle(players, options, rng), options)
    while asked := state.to_act():
        legal = state.legal(asked[0])
        action = legal[0] if len(legal) == 1 else handbook.choose(state, asked[0], legal, rng)
        if action not in legal:
            raise BrokenInvariant(f"{action} is not one of {legal}")
        state.play(asked[0], action, None)
    return state


@pytest.mark.parametrize(("game", "players"), EVERY, ids=name_of)
def test_quick_play_keeps_to_the_rules_and_the_winners_are_rewarded_most(game: Game, players: int) -> None:
    for seed in range(20):
        state = played_out(game, players, seed)
        outcome = state.outcome()
        assert outcome is not None
        rewards = handbook_of(game).rewards(state)
        assert len(rewards) == players
        assert all(0 <= reward <= 1 for reward in rewards)
        for winner in outcome.winners:
            losers = [rewards[seat] for seat in range(players) if seat not in outcome.winners]
            assert all(rewards[winner] > lost for lost in losers)


@pytest.mark.parametrize(("game", "players"), BLIND, ids=name_of)
def test_quick_play_does_not_look_at_what_is_hidden(game: Game, players: int) -> None:
    for seed in range(40):
        state = in_the_middle(game, players, seed)
        seat = state.to_act()[0]
        view = state.view(seat)
        taken = {
            handbook_of(game).choose(world, seat, world.legal(seat), Fast(seed))
            for world in (view.imagine(Fast(1000 + number)) for number in range(6))
        }
        assert len(taken) == 1


@pytest.mark.parametrize(("game", "players"), EVERY, ids=name_of)
def test_what_others_see_of_a_decision_is_what_their_views_tell(game: Game, players: int) -> None:
    """Two decisions look alike from outside if, and only if, they leave everybody else with the same views."""
    for seed in range(30):
        state = in_the_middle(game, players, seed)
        seat = state.to_act()[0]
        handbook = handbook_of(game)
        seen: dict[int, object] = {}
        looks: dict[bytes, int] = {}
        for action in state.legal(seat):
            after = state.copy()
            outward = handbook.outward(state, seat, action)
            after.play(seat, action, None)
            views = msgspec.json.encode([after.view(other) for other in range(players) if other != seat])
            assert seen.setdefault(outward, views) == views
            assert looks.setdefault(views, outward) == outward
