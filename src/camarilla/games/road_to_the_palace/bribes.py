"""RP-2.6, RP-3.10, RP-4.1: Bribes, chosen in secret, strengthened by Politicians, revealed at the evaluation."""

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.columns import grow_column, standings
from camarilla.games.road_to_the_palace.components import BRIBE_POINTS, BRIBES, CHARACTERS, NOTHING, ROUNDS
from camarilla.games.road_to_the_palace.events import BribesChosen, BribesRevealed, RevealedBribe
from camarilla.games.road_to_the_palace.refusals import refused
from camarilla.games.road_to_the_palace.state import BRIBING, OVER, RoadState, add


def choose_bribes(state: RoadState, seat: int, choice: int, told: list[Event] | None) -> bool:
    """RP-2.6: two Bribes are chosen in secret; the third goes back to the box unseen. Whether all have chosen."""
    if state.step != BRIBING or choice < 0:
        raise refused("RP-2.6", "not-choosing-bribes")
    state.bribes[seat] = choice
    if told is not None:
        first, second = BRIBES[choice]
        told.append(BribesChosen(seat, CHARACTERS[first], CHARACTERS[second]))
    for chosen in state.bribes:
        if chosen == NOTHING:
            return False
    return True


def bribe_of(state: RoadState, seat: int, number: int) -> int:
    """RP-2.6: the Bribe that a player chose for a round; NOTHING if that is still to come."""
    choice = state.bribes[seat]
    if choice == NOTHING:
        return NOTHING
    first, second = BRIBES[choice]
    return first if number == 1 else second


def is_revealed(state: RoadState, number: int) -> bool:
    """RP-4.1: whether the Bribes of a round lie open."""
    return number < state.round or state.step == OVER


def lay_politician(state: RoadState, seat: int) -> None:
    """RP-3.10: a Politician joins no column: it lies face down with the Bribe of the current round."""
    add(state.politicians, seat * ROUNDS + state.round - 1, 1)


def reveal_bribes(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.1: each Bribe joins the column of its colour as 1 point, and 1 more for each Politician, in one growth."""
    if told is None:
        for seat in range(state.players):
            join_column(state, seat, None)
        return
    shown: list[RevealedBribe] = []
    moved: list[Event] = []
    for seat in state.clockwise():
        bribe = CHARACTERS[bribe_of(state, seat, state.round)]
        before = standings(state, seat)
        join_column(state, seat, moved)
        politicians = state.politicians[seat * ROUNDS + state.round - 1]
        shown.append(RevealedBribe(seat, bribe, politicians, before, standings(state, seat)))
    told.append(BribesRevealed(state.round, tuple(shown)))
    told.extend(moved)


def join_column(state: RoadState, seat: int, told: list[Event] | None) -> None:
    """RP-4.1: a player's Bribe and its Politicians join the column of their colour, in one growth."""
    points = BRIBE_POINTS + state.politicians[seat * ROUNDS + state.round - 1]
    grow_column(state, seat, bribe_of(state, seat, state.round), points, told)
