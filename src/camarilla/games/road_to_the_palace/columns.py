"""RP-3.8, RP-3.9, RP-4.9: a player's columns, and the order in which they stand."""

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.components import CHARACTERS, COLUMNS, NOTHING
from camarilla.games.road_to_the_palace.events import ColumnsReordered, Standing
from camarilla.games.road_to_the_palace.state import RoadState


def grow_column(state: RoadState, seat: int, character: int, points: int, told: list[Event] | None) -> None:
    """RP-3.8, RP-3.9: a column grows, perhaps from nothing, and overtakes only what it strictly exceeds."""
    columns = state.columns
    impression = state.impression
    first = seat * COLUMNS
    grown = impression[first + character] + points
    impression[first + character] = grown
    place = first
    while columns[place] != character and columns[place] != NOTHING:
        place += 1
    stood = place
    while place > first and impression[first + columns[place - 1]] < grown:
        columns[place] = columns[place - 1]
        place -= 1
    columns[place] = character
    if told is not None and place != stood:
        tell_columns(state, seat, told)


def sort_columns(state: RoadState, seat: int, told: list[Event] | None) -> None:
    """RP-4.9: sorted once by falling impression; equal columns keep the order they stood in."""
    columns = state.columns
    impression = state.impression
    first = seat * COLUMNS
    moved = False
    for stood in range(first + 1, first + COLUMNS):
        character = columns[stood]
        if character == NOTHING:
            break
        place = stood
        while place > first and impression[first + columns[place - 1]] < impression[first + character]:
            columns[place] = columns[place - 1]
            place -= 1
        if place != stood:
            columns[place] = character
            moved = True
    if told is not None and moved:
        tell_columns(state, seat, told)


def tell_columns(state: RoadState, seat: int, told: list[Event]) -> None:
    """How a player's columns now stand."""
    told.append(ColumnsReordered(seat, standings(state, seat)))


def standings(state: RoadState, seat: int) -> tuple[Standing, ...]:
    """RP-3.9: a player's columns from left to right."""
    first = seat * COLUMNS
    columns = [
        Standing(CHARACTERS[character], state.impression[first + character])
        for character in state.columns[first : first + COLUMNS]
        if character != NOTHING
    ]
    return tuple(columns)
