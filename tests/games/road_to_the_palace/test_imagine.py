"""What is imagined: every deck, removed card and Bribe that cannot be ruled out."""

import pytest

from camarilla.core.game import State
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.testing.support import check_support


def hidden_facts(state: State) -> list[tuple[object, ...]]:
    """The cards to come, those removed at random, and everybody's Bribes."""
    assert isinstance(state, RoadTable)
    facts: list[tuple[object, ...]] = [("Bribe", seat, bribe) for seat, bribe in enumerate(state.bribes)]
    to_come = state.deck[state.drawn : state.drawn + 4]
    facts += [("to come", at, card) for at, card in enumerate(to_come)]
    facts += [("removed", card) for card in state.removed]
    return facts


@pytest.mark.parametrize("players", ROAD_TO_THE_PALACE.seats)
def test_everything_that_cannot_be_ruled_out_is_imagined(players: int) -> None:
    assert check_support(ROAD_TO_THE_PALACE, players, hidden_facts, games=2, seed=players) > 50
