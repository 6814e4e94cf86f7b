"""The way out: a View built up from nothing, piece by piece that the reader has been shown."""

from typing import Final

from camarilla.core.data import Reader
from camarilla.games.road_to_the_palace.bribes import bribe_of, is_revealed
from camarilla.games.road_to_the_palace.cards import Card, Character
from camarilla.games.road_to_the_palace.components import (
    CARDS,
    CHARACTERS,
    COLUMNS,
    COPIES,
    DISC_FACES,
    DISCS,
    FACES,
    NOBODY,
    NOTHING,
    ROUNDS,
    ROWS,
)
from camarilla.games.road_to_the_palace.evaluation import DISC_WORTH
from camarilla.games.road_to_the_palace.state import BRIBING, OVER, RoadState
from camarilla.games.road_to_the_palace.view import Column, Player, RoadView, Row, Step

STEPS: Final[tuple[Step, ...]] = tuple(Step)
SO_MANY: Final[list[list[tuple[Card, ...]]]] = [
    [(FACES[card],) * count for count in range(COPIES[card] + 1)] for card in range(CARDS)
]
"""So many of a card, made once."""


def view_of(state: RoadState, reader: Reader) -> RoadView:
    """What a seat, or a spectator, has been shown."""
    me = NOBODY if reader is None else reader
    return RoadView(
        reader,
        waiting(state),
        state.options,
        state.round,
        STEPS[state.step],
        state.first_player,
        None if state.asked == NOBODY else state.asked,
        None if state.row == NOTHING else state.row + 1,
        tuple([row_of(state, row) for row in range(ROWS)]),
        len(state.deck) - state.drawn,
        tuple(state.reserve),
        state.discs_aside,
        state.set_aside,
        DISC_WORTH,
        tuple([player_of(state, seat, me) for seat in range(state.players)]),
    )


def waiting(state: RoadState) -> tuple[int, ...]:
    """RP-2.6: all from whom a sealed answer is asked, whether they have given it or not."""
    if state.step == BRIBING:
        return tuple(range(state.players))
    return () if state.step == OVER else (state.asked,)


def row_of(state: RoadState, row: int) -> Row:
    """A row of the grid, which lies open."""
    disc = state.disc_on[row]
    return Row(tuple([FACES[card] for card in state.row_cards(row)]), None if disc == NOTHING else DISC_FACES[disc])


def player_of(state: RoadState, seat: int, me: int) -> Player:
    """RP-2.2: one seat, in the reader's eyes: all but the Bribes of others that are still face down."""
    first = seat * COLUMNS
    columns: list[Column] = []
    for place in range(first, first + COLUMNS):
        character = state.columns[place]
        if character == NOTHING:
            break
        columns.append(
            Column(
                CHARACTERS[character],
                state.impression[first + character],
                cards_of(state, seat, character),
                state.purple[first + character],
            )
        )
    return Player(
        state.influence[seat],
        state.loans[seat],
        tuple(columns),
        tuple(state.board[seat * DISCS : seat * DISCS + DISCS]),
        (bribe_seen(state, seat, 1, me), bribe_seen(state, seat, 2, me)),
        (state.politicians[seat * ROUNDS], state.politicians[seat * ROUNDS + 1]),
    )


def cards_of(state: RoadState, seat: int, character: int) -> tuple[Card, ...]:
    """The cards of a column, the lower points first."""
    low = character * 2
    return SO_MANY[low][state.cards[seat * CARDS + low]] + SO_MANY[low + 1][state.cards[seat * CARDS + low + 1]]


def bribe_seen(state: RoadState, seat: int, number: int, me: int) -> Character | None:
    """RP-2.2, RP-2.6: a Bribe that is one's own or lies open."""
    if seat != me and not is_revealed(state, number):
        return None
    bribe = bribe_of(state, seat, number)
    return None if bribe == NOTHING else CHARACTERS[bribe]
