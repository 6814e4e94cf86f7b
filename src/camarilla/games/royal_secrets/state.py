"""The table of Royal Secrets: where every piece lies, and whose decision it waits for.

Nothing here knows a rule; the chapters do. Sets of seats and of places are bits of an int.
"""

from typing import Final

from camarilla.core.game import State
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
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
    """A table of Royal Secrets, all cards on it."""

    def __init__(self, deck: Deck, players: int, options: RoyalOptions) -> None:
        self.deck = deck
        self.players: int = players
        self.options = options
        self.everybody = (1 << players) - 1

        self.round = 0
        self.step = OVER
        self.tile = NOBODY
        """RS-2.3: who holds the Parley tile."""
        self.asked = NOBODY
        """Whose decision it is, where it is one player's."""
        self.bet = 0
        """RS-3.3: the action of the round: 0 choose an audience, 1 first bet, 2 second bet."""
        self.acted = 0
        """RS-3.3: who has done the current action."""
        self.passed = 0
        """RS-8.2: who has passed in the open window."""
        self.planned = False
        """RS-8.6: whether Planning placed everybody this round."""

        self.piles: list[list[int]] = [[], []]
        """RS-2.2: the King's and the Queen's piles, top card last."""
        self.boxed: list[int] = []
        """RS-2.2: the Audience cards removed unseen."""
        self.audience = [NOTHING, NOTHING]
        """RS-3.1: the Audience cards turned up this round."""
        self.taker = [NOBODY, NOBODY]
        """RS-6.9: who takes them at the end of the round."""
        self.favours = [0] * players
        """RS-6.9: the Audience cards before each player, as bits."""
        self.past: list[int] = []
        """RS-7.1: Audience cards discarded or spent."""

        self.points = [START_POINTS] * players
        self.hands: list[list[int]] = []
        """Cards in hand, in order."""
        self.unmasked: list[int] = []
        """Valets in hands that everybody has seen (seat * CARDS + card): they came by recruitment or a tie-break."""
        self.valets: list[int] = []
        self.cardinals: list[int] = []
        self.used_cardinals: list[int] = []
        """RS-7.3: laid face up beside the pile."""
        self.discard: list[int] = []
        """RS-7.1: Courtiers and Valets out of the game."""

        self.at = [0] * players
        """RS-4.1: 1 at the King's, 2 at the Queen's, 3 at both."""
        self.bets = [NOTHING] * PLACES
        self.face_up = 0
        """Places whose card lies face up."""
        self.stabbed = 0
        """RS-8.9: places whose card is out of the count."""
        self.medals = 0
        """RS-8.10: places whose card counts double."""
        self.recruiter = [NOBODY] * CARDINAL_FIRST
        """RS-8.11: who has named the card at each place."""
        self.spied = [0] * players
        """RS-8.8: the places each player has looked at this round."""

        self.withdrawn = 0
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
        self.pardoned = 0
        self.struck = 0
        """RS-8.12, RS-8.13: who has played Royal Pardon and Master Stroke this round."""

    def copy_into(self, other: "RoyalState") -> None:
        """Make another table, fresh from `__init__`, the same as this one."""
        other.round = self.round
        other.step = self.step
        other.tile = self.tile
        other.asked = self.asked
        other.bet = self.bet
        other.acted = self.acted
        other.passed = self.passed
        other.planned = self.planned
        other.piles = [self.piles[KING][:], self.piles[QUEEN][:]]
        other.boxed = self.boxed  # never changes
        other.audience = self.audience[:]
        other.taker = self.taker[:]
        other.favours = self.favours[:]
        other.past = self.past[:]
        other.points = self.points[:]
        other.hands = [hand[:] for hand in self.hands]
        other.unmasked = self.unmasked[:]
        other.valets = self.valets[:]
        other.cardinals = self.cardinals[:]
        other.used_cardinals = self.used_cardinals[:]
        other.discard = self.discard[:]
        other.at = self.at[:]
        other.bets = self.bets[:]
        other.face_up = self.face_up
        other.stabbed = self.stabbed
        other.medals = self.medals
        other.recruiter = self.recruiter[:]
        other.spied = self.spied[:]
        other.withdrawn = self.withdrawn
        other.result = self.result[:]
        other.tied = self.tied[:]
        other.sealed = self.sealed[:]
        other.gains = self.gains[:]
        other.losses = self.losses[:]
        other.rumours = self.rumours[:]
        other.pardoned = self.pardoned
        other.struck = self.struck

    def participants(self, sovereign: int) -> int:
        """Who takes part in an audience, as bits."""
        mask = 0
        for seat in range(self.players):
            if self.at[seat] >> sovereign & 1:
                mask |= 1 << seat
        return mask

    def hidden_places(self) -> int:
        """The places where a card lies face down, as bits."""
        mask = 0
        for place in range(self.players * 2):
            if self.bets[place] >= 0:
                mask |= 1 << place
        for place in range(CARDINAL_FIRST, PLACES):
            if self.bets[place] >= 0:
                mask |= 1 << place
        return mask & ~self.face_up & ~self.stabbed

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand, where it belongs in order."""
        hand = self.hands[seat]
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def forget_mask(self, seat: int, card: int) -> None:
        """A card everybody now sees leaves a player: if it is a Valet known to be there, that one has gone."""
        if is_valet(card):
            code = seat * CARDS + card
            if code in self.unmasked:
                self.unmasked.remove(code)

    def unmask(self, seat: int, card: int) -> None:
        """A card everybody has seen comes to a player: if it is a Valet, all know that it is there."""
        if is_valet(card):
            self.unmasked.append(seat * CARDS + card)

    def lone_seat(self, sovereign: int) -> int:
        """RS-5.5: the only participant of an audience, or NOBODY."""
        lone = NOBODY
        for seat in range(self.players):
            if self.at[seat] >> sovereign & 1:
                if lone != NOBODY:
                    return NOBODY
                lone = seat
        return lone


def clockwise(state: RoyalState, start: int) -> list[int]:
    """All seats, clockwise from this one."""
    return [(start + step) % state.players for step in range(state.players)]


def cardinal_at(state: RoyalState) -> int:
    """RS-5.5: the sovereign whose audience the Cardinal joins, or NOBODY."""
    for sovereign in (KING, QUEEN):
        if state.lone_seat(sovereign) != NOBODY:
            return sovereign
    return NOBODY
