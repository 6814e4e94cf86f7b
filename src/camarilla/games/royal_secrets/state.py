"""The table of Royal Secrets: where every piece lies, and whose decision it waits for.

Nothing here knows a rule; the chapters do. Sets of seats and of places are bits of an int.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.game import State
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    CARDINAL_SECOND,
    CARDS,
    KING,
    NOBODY,
    NOTHING,
    PLACES,
    QUEEN,
    START_POINTS,
    Deck,
    is_valet,
)
from camarilla.games.royal_secrets.options import RoyalOptions

# What the table waits for.
PLANNING_WINDOW: Final = 0  # RS-8.3, sealed
DIVIDING: Final = 1  # RS-8.6
CHOOSING: Final = 2  # RS-4.1
CHOICE_WINDOW: Final = 3  # RS-8.2, end of phase 1
HANDING: Final = 4  # RS-3.3
BETTING: Final = 5  # RS-5.1, RS-5.2
BETTING_WINDOW: Final = 6  # RS-8.2, end of phase 2
RECRUITMENT_WINDOW: Final = 7  # RS-8.4
TIE_BREAK: Final = 8  # RS-6.11, sealed
LOSSES_WINDOW: Final = 9  # RS-8.4
OVER: Final = 10

# How an audience went.
NOT_COUNTED: Final = 0
NOT_HELD: Final = 1
FAILED: Final = 2
SUCCEEDED: Final = 3


class RoyalState(State):
    """A table of Royal Secrets, all cards on it: an empty one, or the same as another."""

    def __init__(self, deck: Deck, players: int, options: RoyalOptions, same_as: "RoyalState | None" = None) -> None:
        self.deck = deck
        self.players: int = players
        self.options = options
        self.debts = options.debts
        self.everybody: i64 = (1 << players) - 1
        if same_as is None:
            self._lay_empty(players)
        else:
            self._lay_like(same_as)

    def _lay_empty(self, players: int) -> None:
        """A table before set-up: what each thing is."""
        self.round: i64 = 0
        self.step: i64 = OVER
        self.tile: i64 = NOBODY
        """RS-2.3: who holds the Parley tile."""
        self.asked: i64 = NOBODY
        """Whose decision it is, where it is one player's."""
        self.bet: i64 = 0
        """RS-3.3: the action of the round: 0 choose an audience, 1 first bet, 2 second bet."""
        self.acted: i64 = 0
        """RS-3.3: who has done the current action."""
        self.passed: i64 = 0
        """RS-8.2: who has passed in the open window."""
        self.planned = False
        """RS-8.6: whether Planning placed everybody this round."""

        self.piles: list[list[int]] = [[], []]
        """RS-2.2: the King's and the Queen's piles as they were dealt: the first card is for round 1."""
        self.boxed: list[int] = []
        """RS-2.2: the Audience cards removed unseen."""
        self.audience = [NOTHING, NOTHING]
        """RS-3.1: the Audience cards turned up this round."""
        self.taker = [NOBODY, NOBODY]
        """RS-6.9: who takes them at the end of the round."""
        self.favours = [0] * players
        """RS-6.9: the Audience cards before each player."""
        self.past: list[int] = []
        """RS-7.1: Audience cards discarded or spent."""

        self.points = [START_POINTS] * players
        self.hands: list[list[int]] = []
        """Cards in hand, in order."""
        self.unmasked: list[int] = []
        """Valets in hands that everybody has seen (seat * CARDS + card): they came by recruitment or a tie-break."""
        self.valets: list[int] = []
        self.valets_drawn: i64 = 0
        """RS-2.5: the Valet pile as it was dealt, top card first, and how many have been drawn from it."""
        self.cardinals: list[int] = []
        self.cardinals_drawn: i64 = 0
        """RS-2.6: the Cardinal's pile, likewise."""
        self.discard: list[int] = []
        """RS-7.1: Courtiers and Valets out of the game."""

        self.present = [0, 0]
        """RS-4.1: the participants of the King's and of the Queen's audience."""
        self.bets = [NOTHING] * PLACES
        self.laid: i64 = 0
        """Places where a card lies."""
        self.face_up: i64 = 0
        """Places whose card lies face up."""
        self.stabbed: i64 = 0
        """RS-8.9: places whose card is out of the count."""
        self.medals: i64 = 0
        """RS-8.10: places whose card counts double."""
        self.recruiter = [NOBODY] * CARDINAL_FIRST
        """RS-8.11: who has named the card at each place."""
        self.spied = [0] * players
        """RS-8.8: the places each player has looked at this round."""

        self.withdrawn: i64 = 0
        """RS-6.2."""
        self.result = [NOT_COUNTED, NOT_COUNTED]
        self.tied = [0, 0]
        """RS-6.11: the ties for the majority not settled yet."""
        self.sealed = [NOTHING] * players
        """RS-8.3: 0 or 1 for not using and using Planning. RS-6.11: the third card chosen."""
        self.gains = [0] * players
        self.losses = [0] * players
        """RS-6.3, RS-6.6: losses at audiences."""
        self.rumours = [0] * players
        """RS-6.8: losses by Valets."""
        self.pardoned: i64 = 0
        self.struck: i64 = 0
        """RS-8.12, RS-8.13: who has played Royal Pardon and Master Stroke this round."""

    def _lay_like(self, other: "RoyalState") -> None:
        """The same as another table, and independent of it.

        What seldom changes (`past`, `unmasked`, `recruiter`, `spied`) is shared, and replaced when it changes.
        """
        self.round = other.round
        self.step = other.step
        self.tile = other.tile
        self.asked = other.asked
        self.bet = other.bet
        self.acted = other.acted
        self.passed = other.passed
        self.planned = other.planned
        self.piles = other.piles  # the piles never change: what is drawn from them is counted
        self.boxed = other.boxed
        self.audience = other.audience[:]
        self.taker = other.taker[:]
        self.favours = other.favours[:]
        self.past = other.past
        self.points = other.points[:]
        self.hands = [hand[:] for hand in other.hands]
        self.unmasked = other.unmasked
        self.valets = other.valets
        self.valets_drawn = other.valets_drawn
        self.cardinals = other.cardinals
        self.cardinals_drawn = other.cardinals_drawn
        self.discard = other.discard[:]
        self.present = other.present[:]
        self.bets = other.bets[:]
        self.laid = other.laid
        self.face_up = other.face_up
        self.stabbed = other.stabbed
        self.medals = other.medals
        self.recruiter = other.recruiter
        self.spied = other.spied
        self.withdrawn = other.withdrawn
        self.result = other.result[:]
        self.tied = other.tied[:]
        self.sealed = other.sealed[:]
        self.gains = other.gains[:]
        self.losses = other.losses[:]
        self.rumours = other.rumours[:]
        self.pardoned = other.pardoned
        self.struck = other.struck

    def used_cardinals(self) -> list[int]:
        """RS-7.3: the Cardinal's cards of earlier rounds, face up beside the pile."""
        lying = (self.laid >> CARDINAL_FIRST & 1) + (self.laid >> CARDINAL_SECOND & 1)
        return self.cardinals[: self.cardinals_drawn - lying]

    def diners(self) -> int:
        """RS-8.7: who takes part in both audiences."""
        return self.present[KING] & self.present[QUEEN]

    def hidden(self) -> i64:
        """The places where a card lies face down."""
        return self.laid & ~self.face_up & ~self.stabbed

    def drop(self, seat: int, card: int) -> bool:
        """Take a card out of a hand. Whether it was there."""
        hand = self.hands[seat]
        for at in range(len(hand)):
            if hand[at] == card:
                hand.pop(at)
                return True
        return False

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand, where it belongs in order."""
        hand = self.hands[seat]
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def forget_mask(self, seat: int, card: int) -> None:
        """A card everybody now sees leaves a player: if it is a Valet known to be there, that one has gone."""
        if self.unmasked and is_valet(card):
            code = seat * CARDS + card
            if code in self.unmasked:
                left = self.unmasked[:]
                left.remove(code)
                self.unmasked = left

    def unmask(self, seat: int, card: int) -> None:
        """A card everybody has seen comes to a player: if it is a Valet, all know that it is there."""
        if is_valet(card):
            self.unmasked = [*self.unmasked, seat * CARDS + card]
