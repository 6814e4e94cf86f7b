"""What happens at the table, with the whole truth, and what each reader may read of it."""

import enum
from typing import assert_never, cast

import msgspec

from camarilla.core.data import Event, Reader
from camarilla.games.royal_secrets.cards import AudienceCard, Card
from camarilla.games.royal_secrets.moves import Face, Place, Sovereign
from camarilla.games.royal_secrets.options import Favour


class Reason(enum.Enum):
    """Where points come from, with the rule that says so."""

    SUCCESS = "RS-6.5"
    FAILURE = "RS-6.6"
    STOOD_UP = "RS-6.3"
    RUMOUR = "RS-6.8"
    LAST_PRIZE = "RS-6.14"
    PARDON = "RS-8.12"
    MASTER_STROKE = "RS-8.13"
    NOTHING_LEFT = "RS-6.7"


class LyingCard(msgspec.Struct, frozen=True):
    """A card and the place where it lies."""

    place: Place
    card: Card


class HeldCard(msgspec.Struct, frozen=True):
    """A card and the player who shows it."""

    seat: int
    card: Card


class Sum(msgspec.Struct, frozen=True):
    """The Influence that a participant who stayed brought."""

    seat: int
    influence: int


class RoyalEvent(Event, frozen=True):
    """Any event of Royal Secrets."""

    def as_seen_by(self, reader: Reader) -> Event | None:
        """What this reader may read of it."""
        return as_seen_by(cast("AnyRoyalEvent", self), reader)


class RoundBegan(RoyalEvent, frozen=True):
    """RS-3.1."""

    round: int
    king: AudienceCard
    queen: AudienceCard
    beginner: int

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class PlanningAnswered(RoyalEvent, frozen=True):
    """RS-8.3: a sealed answer."""

    seat: int
    uses: bool

    def decision_of(self) -> int | None:
        """Whoever answers."""
        return self.seat


class PlanningSettled(RoyalEvent, frozen=True):
    """RS-8.3, RS-8.6: all have answered."""

    users: tuple[int, ...]
    decider: int | None

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True

    def decision_of(self) -> int | None:
        """RS-8.3: whoever uses Planning, if it is one."""
        return self.users[0] if len(self.users) == 1 else None


class PlayersDivided(RoyalEvent, frozen=True):
    """RS-8.6."""

    seat: int
    to_king: tuple[int, ...]
    to_queen: tuple[int, ...]

    def decision_of(self) -> int | None:
        """Whoever divides."""
        return self.seat


class AudienceChosen(RoyalEvent, frozen=True):
    """RS-4.1."""

    seat: int
    sovereign: Sovereign

    def decision_of(self) -> int | None:
        """Whoever chooses."""
        return self.seat


class FavourUsed(RoyalEvent, frozen=True):
    """RS-8."""

    seat: int
    favour: Favour

    def decision_of(self) -> int | None:
        """Whoever uses it."""
        return self.seat


class ValetDrawn(RoyalEvent, frozen=True):
    """RS-6.2, RS-8.5."""

    seat: int
    card: Card | None

    def reveals_to(self, reader: Reader) -> bool:
        """To whoever drew it."""
        return reader == self.seat


class Passed(RoyalEvent, frozen=True):
    """RS-8.2."""

    seat: int

    def decision_of(self) -> int | None:
        """Whoever passes."""
        return self.seat


class ParleyHanded(RoyalEvent, frozen=True):
    """RS-3.3, RS-3.6."""

    seat: int
    to: int

    def decision_of(self) -> int | None:
        """Whoever hands it on."""
        return self.seat


class CardBet(RoyalEvent, frozen=True):
    """RS-5.1, RS-5.2."""

    seat: int
    bet: int
    face: Face
    card: Card | None

    def shows_hidden(self, players: int) -> bool:  # noqa: ARG002 - everybody alike
        """RS-5.1: a card of one's own turned up."""
        return self.face is Face.UP

    def decision_of(self) -> int | None:
        """Whoever bets."""
        return self.seat


class CardinalBet(RoyalEvent, frozen=True):
    """RS-5.5."""

    sovereign: Sovereign
    bet: int
    face: Face
    card: Card | None

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all, if it lies face up."""
        return self.face is Face.UP


class CardsSpied(RoyalEvent, frozen=True):
    """RS-8.8: all know which cards were looked at, only the spy knows what they are."""

    seat: int
    places: tuple[Place, ...]
    cards: tuple[Card, ...] | None

    def reveals_to(self, reader: Reader) -> bool:
        """To the spy."""
        return reader == self.seat

    def decision_of(self) -> int | None:
        """The spy."""
        return self.seat


class CardStabbed(RoyalEvent, frozen=True):
    """RS-8.9."""

    seat: int
    place: Place
    card: Card

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True

    def decision_of(self) -> int | None:
        """Whoever stabs."""
        return self.seat


class MedalAwarded(RoyalEvent, frozen=True):
    """RS-8.10."""

    seat: int
    place: Place

    def decision_of(self) -> int | None:
        """Whoever awards it."""
        return self.seat


class RecruitNamed(RoyalEvent, frozen=True):
    """RS-8.11."""

    seat: int
    place: Place

    def decision_of(self) -> int | None:
        """Whoever recruits."""
        return self.seat


class CardsRevealed(RoyalEvent, frozen=True):
    """RS-6.1."""

    cards: tuple[LyingCard, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class PlayerWithdrew(RoyalEvent, frozen=True):
    """RS-6.2."""

    seat: int


class AudienceCounted(RoyalEvent, frozen=True):
    """RS-6.4."""

    sovereign: Sovereign
    asked: int
    total: int
    succeeded: bool
    sums: tuple[Sum, ...]
    cardinal: int | None


class AudienceNotHeld(RoyalEvent, frozen=True):
    """RS-4.2."""

    sovereign: Sovereign


class PointsDue(RoyalEvent, frozen=True):
    """RS-6.3 to RS-6.8, RS-6.14, RS-8.12, RS-8.13: a gain or a loss of the round, not yet paid."""

    seat: int
    points: int
    reason: Reason
    by: int | None = None
    """RS-6.8: who bet the Valet."""


class TieDeclared(RoyalEvent, frozen=True):
    """RS-6.11."""

    sovereign: Sovereign
    seats: tuple[int, ...]


class ThirdCardChosen(RoyalEvent, frozen=True):
    """RS-6.11: sealed until all have chosen."""

    seat: int
    card: Card

    def decision_of(self) -> int | None:
        """Whoever chooses."""
        return self.seat


class ThirdCardsShown(RoyalEvent, frozen=True):
    """RS-6.11."""

    sovereign: Sovereign
    cards: tuple[HeldCard, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class CardHandedOver(RoyalEvent, frozen=True):
    """RS-6.11."""

    seat: int
    to: int
    card: Card


class AudienceTaken(RoyalEvent, frozen=True):
    """RS-6.9, RS-6.10."""

    sovereign: Sovereign
    seat: int
    favour: Favour


class AudienceDiscarded(RoyalEvent, frozen=True):
    """RS-6.6, RS-6.10, RS-6.11: nobody takes the Audience card."""

    sovereign: Sovereign


class PointsPaid(RoyalEvent, frozen=True):
    """RS-6.7: all of a player's gains and losses of the round, netted."""

    seat: int
    change: int


class CardRecruited(RoyalEvent, frozen=True):
    """RS-8.11: at the end of the round."""

    seat: int
    place: Place
    card: Card


class RecruitmentFailed(RoyalEvent, frozen=True):
    """RS-8.11: the hidden card was a 0 Courtier."""

    seat: int
    place: Place


class RoundEnded(RoyalEvent, frozen=True):
    """RS-7.1."""

    round: int


class HandCounted(RoyalEvent, frozen=True):
    """RS-7.4."""

    seat: int
    hand: tuple[Card, ...]
    points: int

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class GameEnded(RoyalEvent, frozen=True):
    """RS-7.5."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyRoyalEvent = (
    RoundBegan
    | PlanningAnswered
    | PlanningSettled
    | PlayersDivided
    | AudienceChosen
    | FavourUsed
    | ValetDrawn
    | Passed
    | ParleyHanded
    | CardBet
    | CardinalBet
    | CardsSpied
    | CardStabbed
    | MedalAwarded
    | RecruitNamed
    | CardsRevealed
    | PlayerWithdrew
    | AudienceCounted
    | AudienceNotHeld
    | PointsDue
    | TieDeclared
    | ThirdCardChosen
    | ThirdCardsShown
    | CardHandedOver
    | AudienceTaken
    | AudienceDiscarded
    | PointsPaid
    | CardRecruited
    | RecruitmentFailed
    | RoundEnded
    | HandCounted
    | GameEnded
)


def as_seen_by(event: AnyRoyalEvent, reader: Reader) -> AnyRoyalEvent | None:
    """What a seat, or a spectator, may read of an event."""
    match event:
        case PlanningAnswered() | ThirdCardChosen():  # RS-8.3, RS-6.11: sealed, so not even that it was given
            return event if reader == event.seat else None
        case ValetDrawn():
            return event if reader == event.seat else ValetDrawn(event.seat, None)
        case CardBet():
            if event.face is Face.UP or reader == event.seat:
                return event
            return CardBet(event.seat, event.bet, event.face, None)
        case CardinalBet():
            if event.face is Face.UP:
                return event
            return CardinalBet(event.sovereign, event.bet, event.face, None)
        case CardsSpied():
            return event if reader == event.seat else CardsSpied(event.seat, event.places, None)
        case (
            RoundBegan()
            | PlanningSettled()
            | PlayersDivided()
            | AudienceChosen()
            | FavourUsed()
            | Passed()
            | ParleyHanded()
            | CardStabbed()
            | MedalAwarded()
            | RecruitNamed()
            | CardsRevealed()
            | PlayerWithdrew()
            | AudienceCounted()
            | AudienceNotHeld()
            | PointsDue()
            | TieDeclared()
            | ThirdCardsShown()
            | CardHandedOver()
            | AudienceTaken()
            | AudienceDiscarded()
            | PointsPaid()
            | CardRecruited()
            | RecruitmentFailed()
            | RoundEnded()
            | HandCounted()
            | GameEnded()
        ):
            return event
        case _ as never:
            assert_never(never)
