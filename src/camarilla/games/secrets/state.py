"""The table of Secrets: where every piece lies, and whose decision it waits for.

Nothing here knows a rule; the chapters do. Sets of seats and of Characters are bits of an int.
"""

from typing import Final

from camarilla.core.game import State
from camarilla.games.secrets.components import KINDS, NOBODY, NOTHING, PLACES
from camarilla.games.secrets.options import SecretsOptions, UnTies

# What the table waits for.
KEEPING: Final = 0  # SE-3.3
OFFERING: Final = 1  # SE-3.4
ANSWERING: Final = 2  # SE-3.5, SE-4.6, sealed
SWAPPING: Final = 3  # SE-5.1, Psychiatrist
PLACING: Final = 4  # SE-5.3, Politician
NEGOTIATING: Final = 5  # SE-5.5, Diplomat
LOOKING: Final = 6  # SE-5.6, Detective
GIVING: Final = 7  # SE-5.8, Assassin
OVER: Final = 8


class SecretsState(State):
    """A table of Secrets, all tokens on it: an empty one, or the same as another."""

    def __init__(self, players: int, options: SecretsOptions, same_as: "SecretsState | None" = None) -> None:
        self.players: int = players
        self.options = options
        if same_as is None:
            self._lay_empty(players)
        else:
            self._lay_like(same_as)

    def _lay_empty(self, players: int) -> None:
        """A table before set-up: what each thing is."""
        self.keeps_ties = self.options.un_ties is UnTies.KEEP
        """SE-4.3."""
        self.turn = 0
        self.step = OVER
        self.active = NOBODY
        """SE-3.1: whose turn it is."""
        self.target = NOBODY
        """SE-3.4: to whom the proposal is offered."""
        self.owner = NOBODY
        """SE-3.5: who carries out the effect of the card."""
        self.holder = NOBODY
        """SE-4.2: who has the UN token; nobody if it is in the centre."""
        self.target_answer = NOTHING
        self.holder_answer = NOTHING
        """SE-4.6: the sealed answers, as the actions they were given by."""

        self.deck: list[int] = []
        self.drawn = 0
        """SE-2.3: the deck as it was dealt, top card first, and how many have been drawn from it."""
        self.under: list[int] = []
        self.under_drawn = 0
        """SE-3.1, SE-3.3: the cards put under it, in order, and how many of those have been drawn again."""
        self.first_card = NOTHING
        self.second_card = NOTHING
        """SE-3.1: the two Characters turned up this turn, until the proposal is settled."""
        self.proposal = NOTHING
        """SE-3.3: the card that is offered, or whose effect is being carried out."""

        self.settlements: list[int] = []
        """SE-7.2: how each proposal was settled (see `settlements`)."""
        self.placed: list[int] = []
        """SE-3.6: the Characters before the players (seat * KINDS + Character), in the order they came."""
        self.down = 0
        """SE-3.7: which of them, by their number in that order, lie face down."""
        self.up = [0] * players
        """The Characters face up before each player, as a set."""
        self.paired = NOBODY
        """SE-3.7: who has two of them alike, until the turn ends."""
        self.cards = [0] * players
        """SE-4.1: how many cards lie before each player: Characters and Bullets."""
        self.bullets: list[int] = []
        """SE-2.3: the Bullets as they were dealt, top card first."""
        self.given: list[int] = []
        """SE-5.8: who gave each of the first ones to whom (shooter * MOST_PLAYERS + receiver)."""

        self.dealt: list[int] = []
        """SE-2.2: the identity that was dealt to each place."""
        self.tokens = [NOTHING] * PLACES
        """The identity that lies at each place now."""
        self.trail: list[int] = []
        """SE-7.1: every look and swap since (see `trail`)."""
        self.trail_turn = 0
        self.trail_last = 0
        """SE-7.1: how long the trail was when this turn began, and the one before."""

    def _lay_like(self, other: "SecretsState") -> None:
        """The same as another table, and independent of it."""
        self.keeps_ties = other.keeps_ties
        self.turn = other.turn
        self.step = other.step
        self.active = other.active
        self.target = other.target
        self.owner = other.owner
        self.holder = other.holder
        self.target_answer = other.target_answer
        self.holder_answer = other.holder_answer
        self.deck = other.deck  # what was dealt never changes: what is drawn is counted
        self.drawn = other.drawn
        self.under = other.under[:]
        self.under_drawn = other.under_drawn
        self.first_card = other.first_card
        self.second_card = other.second_card
        self.proposal = other.proposal
        self.settlements = other.settlements[:]
        self.placed = other.placed[:]
        self.down = other.down
        self.up = other.up[:]
        self.paired = other.paired
        self.cards = other.cards[:]
        self.bullets = other.bullets
        self.given = other.given[:]
        self.dealt = other.dealt
        self.tokens = other.tokens[:]
        self.trail = other.trail[:]
        self.trail_turn = other.trail_turn
        self.trail_last = other.trail_last

    def place_card(self, seat: int, card: int) -> None:
        """Lay a Character face up before a player; two alike are noted."""
        self.placed.append(seat * KINDS + card)
        self.cards[seat] += 1
        if self.up[seat] >> card & 1:
            self.paired = seat
        self.up[seat] |= 1 << card

    def turn_down(self, seat: int, characters: int) -> list[int]:
        """Turn a player's Characters of these kinds face down; which cards those were, in the order they came."""
        turned: list[int] = []
        for index, lying in enumerate(self.placed):
            if lying // KINDS == seat and characters >> lying % KINDS & 1 and not self.down >> index & 1:
                self.down |= 1 << index
                turned.append(lying % KINDS)
        self.up[seat] &= ~characters
        self.paired = NOBODY
        return turned

    def swap_tokens(self, first: int, second: int) -> None:
        """The tokens of two places change places."""
        tokens = self.tokens
        token = tokens[first]
        tokens[first] = tokens[second]
        tokens[second] = token

    def is_open(self) -> bool:
        """SE-3.3: whether a proposal lies face down, and the card put under the deck last is a secret too."""
        return self.step == OFFERING or self.step == ANSWERING
