"""RP-1: the pieces, as numbers, and how many of them are played with.

A Character's number is also that of its colour and column; the first three are those of their discs and Bribes. Cards
are numbered by what they are: Character * 2, and one more for the higher points; the Politician is 10.
"""

from typing import Final

from camarilla.games.road_to_the_palace.cards import Card, Character, Disc
from camarilla.games.road_to_the_palace.options import RoadOptions

NOBODY: Final = -1
NOTHING: Final = -1

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_PLAYERS))
"""Each seat by itself."""
ROUNDS: Final = 2
START_INFLUENCE: Final = 10
ROWS: Final = 3

NOBLE: Final = 0
SOLDIER: Final = 1
PRIEST: Final = 2
KING: Final = 3
QUEEN: Final = 4
COLUMNS: Final = 5
"""RP-3.8: the Characters that stand in columns: all but the Politician."""
CHARACTERS: Final[tuple[Character, ...]] = tuple(Character)

CARDS: Final = 11
POLITICIAN: Final = 10
POINTS: Final[tuple[int, ...]] = (1, 2, 1, 2, 1, 2, 2, 3, 2, 3, 1)
COPIES: Final[tuple[int, ...]] = (8, 4, 8, 4, 8, 4, 7, 4, 7, 4, 4)
"""RP-1.1: how many there are of each card."""
FACES: Final[tuple[Card, ...]] = tuple(Card(card, CHARACTERS[card // 2], POINTS[card]) for card in range(CARDS))

BRIBE_POINTS: Final = 1
BRIBES: Final[tuple[tuple[int, int], ...]] = tuple(
    (first, second) for first in range(KING) for second in range(KING) if first != second
)
"""RP-1.2, RP-2.6: of one's three Bribes, the one for round 1 and the one for round 2."""

FINANCE: Final = 0
MILITARY: Final = 1
POLITICS: Final = 2
TREACHERY: Final = 3
MISSIONS: Final = 3
"""RP-1.3: the mission discs are the first three; the purple disc comes after them."""
DISCS: Final = 4
DISC_COPIES: Final[tuple[int, ...]] = (9, 9, 9, 5)
"""RP-1.3: how many there are of each disc."""
DISC_FACES: Final[tuple[Disc, ...]] = tuple(Disc)
STARTS: Final[tuple[tuple[int, int, int], ...]] = (
    (FINANCE, MILITARY, POLITICS),
    (FINANCE, POLITICS, MILITARY),
    (MILITARY, FINANCE, POLITICS),
    (MILITARY, POLITICS, FINANCE),
    (POLITICS, FINANCE, MILITARY),
    (POLITICS, MILITARY, FINANCE),
)
"""RP-2.7: the ways to lay the starting discs, top row first."""

# RP-2.1: what goes back to the box, by the number of players from two on.
CARDS_BOXED: Final[tuple[tuple[int, ...], ...]] = (
    (4, 2, 4, 2, 4, 2, 2, 4, 2, 4, 2),
    (2, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
)
LISTED_LEFT: Final[tuple[int, ...]] = (30, 46, 62)
CARDS_LEFT: Final[tuple[int, ...]] = (30, 45, 60)
"""RP-2.1: the cards left by the printed list, and those played with."""
DISCS_BOXED: Final[tuple[tuple[int, ...], ...]] = ((4, 4, 4, 3), (2, 2, 2, 2), (0, 0, 0, 0))
GRID_COLUMNS: Final[tuple[int, ...]] = (3, 4, 4)
DISCS_ASIDE: Final[tuple[int, ...]] = (0, 0, 1)
"""RP-2.5: the purple discs laid aside for round 2."""


IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COPIES[card] - boxed[card] for card in range(CARDS)) for boxed in CARDS_BOXED
)
"""RP-6.1: how many of each card are left by the printed list, by the number of players from two on."""
WHOLE_DECKS: Final[list[list[int]]] = [
    [card for card in range(CARDS) for _ in range(in_play[card])] for in_play in IN_PLAY
]


def copies_in_play(card: int, players: int) -> int:
    """RP-2.1, RP-6.1: how many of a card are left by the printed list, before any is removed at random."""
    return IN_PLAY[players - FEWEST_PLAYERS][card]


def discs_in_play(disc: int, players: int) -> int:
    """RP-2.1: how many discs of a colour are played with."""
    return DISC_COPIES[disc] - DISCS_BOXED[players - FEWEST_PLAYERS][disc]


def whole_deck(players: int) -> list[int]:
    """RP-2.1: the cards that the printed list leaves, in order."""
    return WHOLE_DECKS[players - FEWEST_PLAYERS][:]


def removed_at_random(players: int, options: RoadOptions) -> int:
    """RP-2.1: how many cards are then removed unseen; of the printed 46 cards for three players, one or none."""
    left = CARDS_LEFT[players - FEWEST_PLAYERS]
    if left == CARDS_LEFT[1]:
        left = options.three_player_cards
    return LISTED_LEFT[players - FEWEST_PLAYERS] - left
