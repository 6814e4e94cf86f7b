"""What a reader of Royal Secrets has been shown. `seeing` builds it up, `imagine` leads back."""

import enum
from typing import TYPE_CHECKING, Self

import msgspec

from camarilla.core.data import View
from camarilla.games.royal_secrets.cards import AudienceCard, Card
from camarilla.games.royal_secrets.moves import Face, Sovereign
from camarilla.games.royal_secrets.options import RoyalOptions

if TYPE_CHECKING:
    from camarilla.core.game import State
    from camarilla.core.rng import Rng


class Step(enum.Enum):
    """What the table waits for, in the order of `state`."""

    PLANNING_WINDOW = "planning-window"
    DIVIDING = "dividing"
    CHOOSING = "choosing"
    CHOICE_WINDOW = "choice-window"
    HANDING = "handing"
    BETTING = "betting"
    BETTING_WINDOW = "betting-window"
    RECRUITMENT_WINDOW = "recruitment-window"
    TIE_BREAK = "tie-break"
    LOSSES_WINDOW = "losses-window"
    OVER = "over"


class Result(enum.Enum):
    """RS-6.4: how an audience went, in the order of `state`."""

    NOT_COUNTED = "not-counted"
    NOT_HELD = "not-held"
    FAILED = "failed"
    SUCCEEDED = "succeeded"


class Bet(msgspec.Struct, frozen=True):
    """A card that lies at an audience; None is a card the reader may not know."""

    card: Card | None
    face: Face
    stabbed: bool
    medal: bool
    recruiter: int | None


class Player(msgspec.Struct, frozen=True):
    """One seat, in the reader's eyes."""

    points: int | None
    """RS-2.1: followed by memory; a person is shown it only with open scores (see `as_shown`)."""
    at: tuple[Sovereign, ...]
    hand_size: int
    hand: tuple[Card, ...] | None
    """The reader's own; everybody's when it is over."""
    known: tuple[Card, ...]
    """The cards all know to be in this hand or face down before this player."""
    masked_valets: int
    """The Valets there whose value only their owner knows."""
    favours: tuple[AudienceCard, ...]
    bets: tuple[Bet, ...]
    spied: tuple[int, ...]
    """RS-8.8: the places (seat * 2 + bet - 1; the Cardinal's are 10 and 11) looked at this round."""
    gains: int
    losses: int
    rumours: int


class RoyalView(View, frozen=True):
    """All a reader has been shown at a table of Royal Secrets."""

    options: RoyalOptions
    round: int
    step: Step
    tile: int
    asked: int | None
    bet: int
    """RS-3.3: 0 choosing an audience, 1 first bet, 2 second bet."""
    acted: tuple[int, ...]
    passed: tuple[int, ...]
    planned: bool
    king: AudienceCard | None
    queen: AudienceCard | None
    takers: tuple[int | None, int | None]
    results: tuple[Result, Result]
    tied: tuple[tuple[int, ...], tuple[int, ...]]
    withdrawn: tuple[int, ...]
    pardoned: tuple[int, ...]
    struck: tuple[int, ...]
    players: tuple[Player, ...]
    cardinal: tuple[Bet, ...]
    valets_left: int
    cardinals_left: int
    used_cardinals: tuple[Card, ...]
    discard: tuple[Card, ...]
    past: tuple[AudienceCard, ...]
    sealed: int | None
    """The reader's own sealed answer: 0 or 1 for Planning, the number of the third card."""

    def imagine(self, rng: "Rng") -> "State":
        """A whole table that this view cannot rule out."""
        from camarilla.games.royal_secrets.imagine import imagine  # noqa: PLC0415 - the way back imports this module

        return imagine(self, rng)

    def as_shown(self) -> Self:
        """RS-2.1: without open scores, others' points are left to memory until the end."""
        if self.options.open_scores or self.step is Step.OVER:
            return self
        players = tuple(
            player if seat == self.reader else msgspec.structs.replace(player, points=None)
            for seat, player in enumerate(self.players)
        )
        return msgspec.structs.replace(self, players=players)
