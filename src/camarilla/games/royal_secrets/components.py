"""RS-1: the pieces, as numbers. Printed values that differ from box to box come from the deck file (RS-9).

Cards are numbered by what they are, so that two cards nobody can tell apart have the same number:
Courtiers 0 to 29 (colour * 6 + rank), Valets 30 to 39 (their kinds in the deck), Cardinal cards 40 to 43.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.latest import Latest
from camarilla.games.royal_secrets.cards import AudienceCard, Card, Cardinal, Courtier, Excuse, Valet
from camarilla.games.royal_secrets.options import DeckFile, Favour, check_deck

NOBODY: Final = -1
NOTHING: Final = -1

KING: Final = 0
QUEEN: Final = 1
SOVEREIGNS: Final[tuple[int, ...]] = (KING, QUEEN)

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
ROUNDS: Final = 7
START_POINTS: Final = 10
REMOVED_AUDIENCES: Final = 4

RANKS: Final = 6
VALET: Final = 30
CARDINAL: Final = 40
CARDS: Final = 44
ZERO: Final = 0
TWENTY: Final = 2
EXCUSE: Final = 5
RANK_VALUES: Final = (0, 10, 20, 30, 40, 0)
COPIES: Final = (2, 3, 3, 1, 1, 1)
CARDINAL_VALUES: Final = (-10, 0, 10, 20)
CARDINAL_COPIES: Final = (2, 4, 6, 2)

CORRUPTION: Final = 0
PLANNING: Final = 1
ROYAL_DINNER: Final = 2
ESPIONAGE: Final = 3
STABBING: Final = 4
MEDAL_OF_MERIT: Final = 5
RECRUITMENT: Final = 6
ROYAL_PARDON: Final = 7
MASTER_STROKE: Final = 8
FAVOURS: Final = tuple(Favour)
PHASES: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2, 2, 2)
"""RS-8: in which phase each Favour is used: choosing, betting, counting."""

# A place is where a bet lies: seat * 2 for a first bet, seat * 2 + 1 for a second, then the Cardinal's two.
PLACES: Final = 12
CARDINAL_FIRST: Final = 10
CARDINAL_SECOND: Final = 11

SOLE: Final[tuple[int, ...]] = tuple(
    mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY for mask in range(1 << MOST_PLAYERS)
)
"""RS-5.5: the only seat in a set, or NOBODY."""
MEMBERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(12) if mask >> seat & 1) for mask in range(1 << 12)
)
"""The seats (or places) in a set written as bits."""


def is_zero(card: i64) -> bool:
    """RS-7.2: whether this is a 0 Courtier, which always goes back to its owner."""
    return 0 <= card < VALET and card % RANKS == ZERO


def is_excuse(card: i64) -> bool:
    """RS-6.2: whether this is an Excuse."""
    return 0 <= card < VALET and card % RANKS == EXCUSE


def is_valet(card: i64) -> bool:
    """RS-1.3: whether this is a Valet."""
    return VALET <= card < CARDINAL


def courtiers(colour: int, players: int) -> list[int]:
    """RS-1.2, RS-2.4: the Courtiers of a colour; with 4 players without one 20, with 5 without two."""
    hand: list[int] = []
    for rank in range(RANKS):
        copies = COPIES[rank] - (players - FEWEST_PLAYERS if rank == TWENTY else 0)
        hand += [colour * RANKS + rank] * copies
    return hand


HANDS: Final = [[courtiers(colour, players) for colour in range(players)] for players in range(MOST_PLAYERS + 1)]
"""RS-2.4: everybody's Courtiers, by the number of players."""


class Deck:
    """RS-9: a deck file made ready for play: what every card is worth, by its number."""

    def __init__(self, printed: DeckFile) -> None:
        self.printed = printed
        self.asked = [card.influence for card in printed.audiences]
        self.win = [card.win for card in printed.audiences]
        self.loss = [card.loss for card in printed.audiences]
        self.favour = [FAVOURS.index(card.favour) for card in printed.audiences]
        self.copies_of = [0] * len(FAVOURS)
        for number, favour in enumerate(self.favour):
            self.copies_of[favour] |= 1 << number
        self.of_phase = [0, 0, 0]
        """RS-8: the Audience cards whose Favour belongs to each phase."""
        for favour, phase in enumerate(PHASES):
            self.of_phase[phase] |= self.copies_of[favour]
        kinds = sorted({(valet.value, valet.rumour) for valet in printed.valets})
        self.valets = [VALET + kinds.index((valet.value, valet.rumour)) for valet in printed.valets]
        self.value = [RANK_VALUES[card % RANKS] for card in range(VALET)]
        self.value += [value for value, _ in kinds] + [0] * (CARDINAL - VALET - len(kinds))
        self.value += CARDINAL_VALUES
        self.rumour = [0] * VALET + [rumour for _, rumour in kinds] + [0] * (CARDS - VALET - len(kinds))
        self.faces = [self._face(card) for card in range(CARDS)]
        self.audiences = [
            AudienceCard(number, card.influence, card.win, card.loss, card.favour)
            for number, card in enumerate(printed.audiences)
        ]

    def _face(self, card: int) -> Card:
        if card < VALET:
            colour = card // RANKS
            return Excuse(card, colour) if is_excuse(card) else Courtier(card, colour, self.value[card])
        if card < CARDINAL:
            return Valet(card, self.value[card], self.rumour[card])
        return Cardinal(card, self.value[card])


DECKS: dict[DeckFile, Deck] = {}
MOST_DECKS: Final = 64


def known_deck(printed: DeckFile) -> Deck:
    """The deck for a deck file that is the same as one before, or new."""
    deck = DECKS.get(printed)
    if deck is None:
        if len(DECKS) >= MOST_DECKS:
            DECKS.clear()
        deck = DECKS[printed] = Deck(check_deck(printed))
    return deck


KNOWN: Final = Latest(known_deck)


def deck_of(printed: DeckFile) -> Deck:
    """The deck for a deck file; one for each file, however many tables play with it."""
    return KNOWN.of(printed)
