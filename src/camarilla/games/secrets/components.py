"""SE-1, SE-2.1: the pieces, as numbers.

Cards and tokens are numbered by what they are, so that two that nobody can tell apart have the same number.
"""

from typing import Final

from camarilla.games.secrets.cards import Character, Identity

NOBODY: Final = -1
NOTHING: Final = -1

FEWEST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 8

# A place is where a token lies: before the player of that seat, or in the centre.
CENTRE: Final = 8
PLACES: Final = 9

DOUBLE_AGENT: Final = 0
PSYCHIATRIST: Final = 1
POLITICIAN: Final = 2
DETECTIVE: Final = 3
DIPLOMAT: Final = 4
JOURNALIST: Final = 5
SCIENTIST: Final = 6
ASSASSIN: Final = 7
CHARACTERS: Final = tuple(Character)
KINDS: Final = 8
COPIES: Final[tuple[int, ...]] = (3, 2, 4, 3, 3, 4, 6, 4)
VALUES: Final[tuple[int, ...]] = (2, -1, 3, -2, 1, 3, 5, 0)
CARDS: Final[tuple[int, ...]] = tuple(card for card in range(KINDS) for _ in range(COPIES[card]))
"""SE-1.1: the 29 Character cards."""

BULLETS: Final[tuple[int, ...]] = (0, -1, -2, -3)
"""SE-1.2: what the Bullets cost."""

CIA: Final = 0
KGB: Final = 1
HIPPIE: Final = 2
IDENTITIES: Final = tuple(Identity)

IN_PLAY: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
    (0, 0, 0),
    (2, 2, 1),
    (2, 2, 2),
    (3, 3, 1),
    (3, 3, 2),
    (4, 4, 1),
)
"""SE-1.3, SE-2.1: how many CIA, KGB and Hippie tokens are in play, by the number of players."""
LAST_CARD: Final[tuple[int, ...]] = (0, 0, 0, 0, 5, 5, 5, 4, 4)
"""SE-6.1: how many cards before one player end the game, by the number of players."""
SEES_RIGHT: Final = 5
"""SE-2.5: from so many players on, everybody looks at the right-hand neighbour's token too."""
SEES_CENTRE: Final = 7
"""SE-2.5: from so many players on, the centre's token is shown to all."""

SCORES: Final[tuple[int, ...]] = tuple(
    sum(VALUES[card] for card in range(KINDS) if up >> card & 1) for up in range(1 << KINDS)
)
"""SE-6.2: what a set of face-up Characters is worth. Between turns nobody has two alike face up (SE-3.7)."""
MEMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(MOST_PLAYERS) if seats >> seat & 1) for seats in range(1 << MOST_PLAYERS)
)
"""The seats in a set written as bits."""


def tokens_in_play(players: int) -> list[int]:
    """SE-2.1: the identities in play, one more than there are players."""
    cia, kgb, hippies = IN_PLAY[players]
    return [CIA] * cia + [KGB] * kgb + [HIPPIE] * hippies


def left_of(seat: int, players: int) -> int:
    """The next to play."""
    return seat + 1 if seat + 1 < players else 0


def right_of(seat: int, players: int) -> int:
    """The one who played before."""
    return seat - 1 if seat > 0 else players - 1
