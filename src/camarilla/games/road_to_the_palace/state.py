"""The table of Road to the Palace: where every piece lies, and whose decision it waits for.

Nothing here knows a rule; the chapters do. What players have is in flat lists: seat * CARDS + card, seat * COLUMNS +
Character, seat * DISCS + disc.
"""

from typing import Final

from camarilla.core.game import State
from camarilla.games.road_to_the_palace.components import (
    CARDS,
    COLUMNS,
    DISCS,
    FEWEST_PLAYERS,
    GRID_COLUMNS,
    NOBODY,
    NOTHING,
    ROUNDS,
    ROWS,
    START_INFLUENCE,
)
from camarilla.games.road_to_the_palace.options import RoadOptions

# What the table waits for.
BRIBING: Final = 0  # RP-2.6, sealed
STARTING: Final = 1  # RP-2.7
TAKING: Final = 2  # RP-3.2
LAYING: Final = 3  # RP-3.4
OVER: Final = 4


def add(counts: list[int], at: int, change: int) -> None:
    """Count so many more, or fewer."""
    # Compiled, counts[at] += change would go through Python's own arithmetic.
    counts[at] = counts[at] + change


class RoadState(State):
    """A table of Road to the Palace, all cards on it: an empty one, or the same as another."""

    def __init__(self, players: int, options: RoadOptions, same_as: "RoadState | None" = None) -> None:
        self.players: int = players
        self.options = options
        if same_as is None:
            self._lay_empty(players)
        else:
            self._lay_like(same_as)

    def _lay_empty(self, players: int) -> None:
        """A table before set-up: what each thing is."""
        self.round = 1
        self.step = OVER
        self.first_player = NOBODY
        """RP-2.4: who has the first-player pawn."""
        self.asked = NOBODY
        """Whose decision it is, where it is one player's."""
        self.row = NOTHING
        """RP-3.4: the row just taken from."""

        self.grid_columns: int = GRID_COLUMNS[players - FEWEST_PLAYERS]
        self.deck: list[int] = []
        self.drawn = 0
        """RP-2.3: all cards in the order in which they come to the grid, and how many have come. Never changes."""
        self.row_start = [0] * ROWS
        self.row_left = [0] * ROWS
        """RP-3.3: where in the deck a row's rightmost card is, and how many cards the row has: its leftmost one came
        last."""
        self.disc_on = [NOTHING] * ROWS
        """RP-3.2: the disc on the leftmost card of each row."""
        self.removed: list[int] = []
        """RP-2.1: the cards removed at random."""
        self.set_aside = 0
        """RP-2.3: how many Politicians all have seen when the grid was dealt."""
        self.reserve = [0] * DISCS
        self.discs_aside = 0
        """RP-2.5: the purple disc for round 2."""

        self.bribes = [NOTHING] * players
        """RP-2.6: which of BRIBES each player has chosen."""
        self.cards = [0] * (players * CARDS)
        """RP-3.8, RP-3.10: how many of each card a player has taken."""
        self.politicians = [0] * (players * ROUNDS)
        """RP-3.10: how many Politicians lie with a player's Bribe of each round."""
        self.impression = [0] * (players * COLUMNS)
        """RP-3.8: of each column; 0 where there is none."""
        self.purple = [0] * (players * COLUMNS)
        """RP-3.12: the purple discs lying on each column."""
        self.columns = [NOTHING] * (players * COLUMNS)
        """RP-3.9: each player's columns from left to right."""
        self.board = [0] * (players * DISCS)
        """RP-3.11: the discs on each player's board."""
        self.influence = [START_INFLUENCE] * players
        self.loans = [0] * players
        """RP-4.10: what each has borrowed; the points in front of a player are influence and loan together."""

    def _lay_like(self, other: "RoadState") -> None:
        """The same as another table, and independent of it."""
        self.round = other.round
        self.step = other.step
        self.first_player = other.first_player
        self.asked = other.asked
        self.row = other.row
        self.grid_columns = other.grid_columns
        self.deck = other.deck  # the deck never changes: what is drawn from it is counted
        self.drawn = other.drawn
        self.row_start = other.row_start[:]
        self.row_left = other.row_left[:]
        self.disc_on = other.disc_on[:]
        self.removed = other.removed
        self.set_aside = other.set_aside
        self.reserve = other.reserve[:]
        self.discs_aside = other.discs_aside
        self.bribes = other.bribes[:]
        self.cards = other.cards[:]
        self.politicians = other.politicians[:]
        self.impression = other.impression[:]
        self.purple = other.purple[:]
        self.columns = other.columns[:]
        self.board = other.board[:]
        self.influence = other.influence[:]
        self.loans = other.loans[:]

    def row_cards(self, row: int) -> list[int]:
        """The cards of a row from left to right."""
        start = self.row_start[row]
        cards = self.deck[start : start + self.row_left[row]]
        cards.reverse()
        return cards

    def has_reserve(self) -> bool:
        """Whether a disc is left in the reserve."""
        reserve = self.reserve
        return reserve[0] > 0 or reserve[1] > 0 or reserve[2] > 0 or reserve[3] > 0

    def cards_lie(self) -> bool:
        """Whether a card is left in the grid; the deck has none then either."""
        left = self.row_left
        return left[0] > 0 or left[1] > 0 or left[2] > 0

    def clockwise(self) -> list[int]:
        """The seats in order from the first player."""
        return [(self.first_player + step) % self.players for step in range(self.players)]
