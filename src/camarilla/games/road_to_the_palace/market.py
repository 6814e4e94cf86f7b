"""RP-2.7, RP-3.2 to RP-3.4, RP-3.7 to RP-3.12: the grid and the reserve; where a card and its disc go."""

from typing import Final

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.actions import LAY, TAKE
from camarilla.games.road_to_the_palace.bribes import lay_politician
from camarilla.games.road_to_the_palace.columns import grow_column
from camarilla.games.road_to_the_palace.components import (
    CARDS,
    COLUMNS,
    DISC_FACES,
    DISCS,
    FACES,
    NOTHING,
    POINTS,
    POLITICIAN,
    ROWS,
    STARTS,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.events import CardTaken, DiscLaid, RowRefilled, StartingDiscsLaid
from camarilla.games.road_to_the_palace.refusals import refused
from camarilla.games.road_to_the_palace.state import LAYING, STARTING, TAKING, RoadState, add

TAKES: Final[list[list[int]]] = [[TAKE + row for row in range(ROWS) if rows >> row & 1] for rows in range(1 << ROWS)]
LAYS: Final[list[list[int]]] = [
    [LAY + disc for disc in range(DISCS) if discs >> disc & 1] for discs in range(1 << DISCS)
]
"""The decisions for every set of rows, and of discs; a copy of one is quicker than building it."""


def lay_starting_discs(state: RoadState, seat: int, way: int, told: list[Event] | None) -> None:
    """RP-2.7: one yellow, one red and one blue disc on the three cards of the leftmost column."""
    if state.step != STARTING:
        raise refused("RP-2.7", "not-laying-starting-discs")
    top, middle, bottom = STARTS[way]
    state.disc_on = [top, middle, bottom]
    for disc in state.disc_on:
        add(state.reserve, disc, -1)
    if told is not None:
        told.append(StartingDiscsLaid(seat, (DISC_FACES[top], DISC_FACES[middle], DISC_FACES[bottom])))


def discs_lie(state: RoadState) -> bool:
    """RP-3.7: whether a card with a disc is left in the grid."""
    discs = state.disc_on
    return discs[0] != NOTHING or discs[1] != NOTHING or discs[2] != NOTHING


def legal_rows(state: RoadState) -> list[int]:
    """RP-3.2, RP-3.7: the rows whose leftmost card carries a disc; once there is none, those that have a card."""
    discs = state.disc_on
    rows = 0
    if discs[0] != NOTHING:
        rows += 1
    if discs[1] != NOTHING:
        rows += 2
    if discs[2] != NOTHING:
        rows += 4
    if rows == 0:
        return [TAKE + row for row in range(ROWS) if state.row_left[row] > 0]
    return TAKES[rows][:]


def take_card(state: RoadState, seat: int, row: int, told: list[Event] | None) -> None:
    """RP-3.2: take the leftmost card of a row, and the disc on it."""
    if state.step != TAKING:
        raise refused("RP-3.2", "not-taking")
    left = state.row_left[row]
    if left == 0:
        raise refused("RP-3.2", "row-empty")
    disc = state.disc_on[row]
    if disc == NOTHING and discs_lie(state):
        raise refused("RP-3.7", "no-disc-there")
    card = state.deck[state.row_start[row] + left - 1]
    state.row_left[row] = left - 1
    state.disc_on[row] = NOTHING
    state.row = row
    add(state.cards, seat * CARDS + card, 1)
    if told is not None:
        told.append(CardTaken(seat, row + 1, FACES[card], None if disc == NOTHING else DISC_FACES[disc]))
    if card == POLITICIAN:
        lay_politician(state, seat)
        keep_disc(state, seat, disc)
    elif disc == TREACHERY:
        leave_disc(state, seat, card >> 1)
        grow_column(state, seat, card >> 1, POINTS[card] + 1, told)
    else:
        keep_disc(state, seat, disc)
        grow_column(state, seat, card >> 1, POINTS[card], told)
    if left == 1:
        refill_row(state, row, told)


def keep_disc(state: RoadState, seat: int, disc: int) -> None:
    """RP-3.11, RP-3.12: a disc goes to the player's board; a purple one only from a Politician."""
    if disc != NOTHING:
        add(state.board, seat * DISCS + disc, 1)


def leave_disc(state: RoadState, seat: int, character: int) -> None:
    """RP-3.12: a purple disc stays on its card and moves with it into the column."""
    add(state.purple, seat * COLUMNS + character, 1)


def refill_row(state: RoadState, row: int, told: list[Event] | None) -> None:
    """RP-3.3: an empty row is refilled from the deck, from right to left, as far as the deck goes."""
    count = min(state.grid_columns, len(state.deck) - state.drawn)
    if count == 0:
        return
    state.row_start[row] = state.drawn
    state.row_left[row] = count
    state.drawn += count
    if told is not None:
        told.append(RowRefilled(row + 1, tuple([FACES[card] for card in state.row_cards(row)])))


def legal_discs(state: RoadState) -> list[int]:
    """RP-3.4: a disc of any colour that the reserve has."""
    reserve = state.reserve
    discs = 0
    if reserve[0] > 0:
        discs += 1
    if reserve[1] > 0:
        discs += 2
    if reserve[2] > 0:
        discs += 4
    if reserve[3] > 0:
        discs += 8
    return LAYS[discs][:]


def lay_disc(state: RoadState, seat: int, disc: int, told: list[Event] | None) -> None:
    """RP-3.4: lay a disc from the reserve on the leftmost card of the row just taken from."""
    if state.step != LAYING:
        raise refused("RP-3.4", "not-laying")
    if disc >= DISCS or state.reserve[disc] == 0:
        raise refused("RP-3.4", "disc-not-in-reserve")
    add(state.reserve, disc, -1)
    state.disc_on[state.row] = disc
    if told is not None:
        told.append(DiscLaid(seat, state.row + 1, DISC_FACES[disc]))
