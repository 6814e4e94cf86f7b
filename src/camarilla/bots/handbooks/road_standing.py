"""Road to the Palace: what an evaluation on the spot would bring a player with one more card and the disc on it.

Quick play asks this a dozen times for every decision, so what lies before a player is read once, into machine integers,
and small numbers lie side by side in one of them: five columns' heights, or what a disc brings in each place.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.games.road_to_the_palace.components import (
    BRIBE_POINTS,
    COLUMNS,
    DISCS,
    KING,
    MISSIONS,
    NOTHING,
    POLITICIAN,
    QUEEN,
    ROUNDS,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.state import RoadState

BITS: Final = 10
SMALL: Final = (1 << BITS) - 1
"""Small numbers side by side: so many bits for each, the first lowest."""
STEP_BITS: Final = 3
STEP: Final = 1 << STEP_BITS
GROWN: Final = 1
"""RP-3.9: a height is an impression in such steps, and of equals the column that stands before is higher; one that has
just grown stands behind them."""
POINT: Final = 100
"""A point of influence; everything is counted in hundredths."""
DEBT: Final = 512
"""What is added to payments, none of which is so far below zero."""
KING_POINT: Final = 90
"""RP-5.1: an impression on the King is a point at the end; it makes a worse first column."""
POLITICIAN_POINT: Final = 60
"""RP-3.10: what a Politician is worth with a Bribe that one cannot see."""


def side_by_side(numbers: list[int]) -> int:
    """Small numbers in one."""
    together = 0
    for place in range(len(numbers)):
        together += numbers[place] << place * BITS
    return together


def place_of(heights: i64, column: i64) -> i64:
    """RP-3.9: where a column stands, from the left; behind all others if there is none."""
    mine: i64 = heights >> column * BITS & SMALL
    if mine == 0:
        return COLUMNS
    place: i64 = 0
    while heights > 0:
        if heights & SMALL > mine:
            place += 1
        heights >>= BITS
    return place


class Standing:
    """RP-4: what lies before one player, as far as an evaluation on the spot would count it."""

    def __init__(self) -> None:
        self.heights: i64 = 0
        """Of the columns, side by side, the Bribe included if it is known."""
        self.discs: i64 = 0
        """The mission discs of each colour, side by side."""
        self.pays: i64 = 0
        """RP-4.5, RP-4.6, RP-4.8: what a mission disc brings by its column's place, side by side, each with DEBT."""
        self.bribe: i64 = NOTHING
        self.players: i64 = 0
        self.lowest: i64 = 0
        self.highest: i64 = 0
        """RP-4.3: the others' lowest and highest impression on the Queen."""
        self.payers: i64 = 0
        self.sharers: i64 = 0
        """How many of them have it."""

    def read(self, state: RoadState, seat: i64, pays: i64, bribe: i64) -> None:
        """Look at what a player has. A Bribe is known or NOTHING."""
        self.pays = pays
        self.bribe = bribe
        self.read_columns(state, seat)
        if bribe != NOTHING:
            strength: i64 = BRIBE_POINTS + state.politicians[seat * ROUNDS + state.round - 1]
            last: i64 = GROWN << bribe * BITS  # RP-4.1: it will have grown after any other, and stands behind equals
            self.heights = self.grown(bribe, strength) - last
        board = state.board
        first: i64 = seat * DISCS
        yellow: i64 = board[first]
        red: i64 = board[first + 1]
        blue: i64 = board[first + 2]
        self.discs = yellow + (red << BITS) + (blue << 2 * BITS)
        self.read_queens(state, seat)

    def read_columns(self, state: RoadState, seat: i64) -> None:
        """RP-3.9: the columns' heights."""
        columns = state.columns
        impression = state.impression
        first: i64 = seat * COLUMNS
        before: i64 = GROWN + COLUMNS
        heights: i64 = 0
        for place in range(first, first + COLUMNS):
            column: i64 = columns[place]
            if column == NOTHING:
                break
            tall: i64 = impression[first + column]
            heights += tall * STEP + before << column * BITS
            before -= 1
        self.heights = heights

    def read_queens(self, state: RoadState, seat: i64) -> None:
        """RP-4.3: how the others stand with the Queen."""
        impression = state.impression
        players: i64 = state.players
        lowest: i64 = SMALL
        highest: i64 = -1
        payers: i64 = 0
        sharers: i64 = 0
        for other in range(players):
            if other == seat:
                continue
            theirs: i64 = impression[other * COLUMNS + QUEEN]
            if theirs < lowest:
                lowest = theirs
                payers = 0
            if theirs > highest:
                highest = theirs
                sharers = 0
            if theirs == lowest:
                payers += 1
            if theirs == highest:
                sharers += 1
        self.players = players
        self.lowest = lowest
        self.highest = highest
        self.payers = payers
        self.sharers = sharers

    def grown(self, column: i64, points: i64) -> i64:
        """RP-3.9: the heights after a column has grown."""
        height: i64 = self.heights >> column * BITS & SMALL
        more: i64 = points * STEP + GROWN - height % STEP
        return self.heights + (more << column * BITS)

    def brings(self, card: i64, disc: i64) -> i64:
        """RP-3.10 to RP-3.12: what the discs would bring, with this card and its disc, and what these bring besides."""
        column: i64 = card >> 1
        points: i64 = 1 + (card & 1)
        total: i64 = 0
        if card == POLITICIAN:
            column = self.bribe
            if column == NOTHING:
                return POLITICIAN_POINT + self.missions(self.heights, disc)
        else:
            if column >= KING:
                points += 1
            if column == KING:
                total = points * KING_POINT
            if disc == TREACHERY:
                points += 1
                if column >= KING:
                    total += POINT
            if column == QUEEN:
                queen: i64 = self.heights >> QUEEN * BITS + STEP_BITS
                total += self.pot(queen + points) - self.pot(queen)
        return total + self.missions(self.grown(column, points), disc)

    def missions(self, heights: i64, disc: i64) -> i64:
        """RP-4.4: what the discs bring when the columns stand like this, with one more disc or NOTHING."""
        discs: i64 = self.discs
        if 0 <= disc < MISSIONS:
            discs += 1 << disc * BITS
        total: i64 = 0
        colour: i64 = 0
        while discs > 0:
            many: i64 = discs & SMALL
            if many > 0:
                total += many * ((self.pays >> place_of(heights, colour) * BITS & SMALL) - DEBT)
            discs >>= BITS
            colour += 1
        return total

    def pot(self, mine: i64) -> i64:
        """RP-4.3: what the Queen would take or give, for this impression."""
        if mine < self.lowest or (mine == self.lowest and mine < self.highest):
            return -self.players * POINT
        if mine > self.highest:
            return self.players * self.payers * POINT
        if mine == self.highest and mine > self.lowest:
            return self.players * self.payers * POINT // (1 + self.sharers)
        return (mine - self.lowest) * POINT // 4
