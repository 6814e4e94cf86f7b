"""What happens at the table, with the whole truth, and what each reader may read of it (SE-7.2)."""

import enum
from typing import assert_never, cast

import msgspec

from camarilla.core.data import Event, Reader
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.moves import Place
from camarilla.games.secrets.view import Answer, Negotiated


class TurnedBy(enum.Enum):
    """Why cards are turned face down, with the rule that says so."""

    PAIR = "SE-3.7"
    SCIENTIST = "SE-5.7"


class Ending(enum.Enum):
    """SE-6.3, SE-6.4: the three ways to end."""

    LONE_HIPPIE = "lone-hippie"
    AGENCY = "agency"
    NOBODY = "nobody"


class Score(msgspec.Struct, frozen=True):
    """SE-6.2: a player's score, taken apart."""

    seat: int
    identity: Identity
    characters: int
    bullets: tuple[int, ...]
    total: int


class SecretsEvent(Event, frozen=True):
    """Any event of Secrets."""

    def as_seen_by(self, reader: Reader) -> Event | None:
        """What this reader may read of it."""
        return as_seen_by(cast("AnySecretsEvent", self), reader)


class FirstLooksTaken(SecretsEvent, frozen=True):
    """SE-2.5: the identities dealt to the players in seat order, then the centre's; None where not seen."""

    identities: tuple[Identity | None, ...]
    to_right: bool
    """Whether all looked at their right-hand neighbour's too."""
    centre_shown: bool

    def reveals_to(self, reader: Reader) -> bool:
        """To everybody who plays."""
        return reader is not None


class TurnBegan(SecretsEvent, frozen=True):
    """SE-3.1: the cards turned up, in order: the first and the last are kept out, those between went under."""

    turn: int
    active: int
    turned_up: tuple[Character, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class CardKept(SecretsEvent, frozen=True):
    """SE-3.3."""

    seat: int
    card: Character | None

    def decision_of(self) -> int | None:
        """Whoever keeps it."""
        return self.seat


class CardOffered(SecretsEvent, frozen=True):
    """SE-3.4."""

    seat: int
    to: int

    def decision_of(self) -> int | None:
        """Whoever offers it."""
        return self.seat


class OfferAnswered(SecretsEvent, frozen=True):
    """SE-4.6: a sealed answer."""

    seat: int
    answer: Answer

    def is_dropped(self) -> bool:
        """SE-4.6: what was not settled by an answer is never told, and what was is told by the settlement."""
        return True

    def decision_of(self) -> int | None:
        """Whoever answers."""
        return self.seat


class OfferSettled(SecretsEvent, frozen=True):
    """SE-3.5, SE-3.6, SE-4.4: whose card it is, by whose answer; and the card, revealed."""

    active: int
    target: int
    owner: int
    by: Answer
    card: Character

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True

    def decision_of(self) -> int:
        """SE-4.6: whoever's answer settles it."""
        return self.owner if self.by is Answer.INTERRUPT else self.target


class CardPlaced(SecretsEvent, frozen=True):
    """SE-3.6, SE-5.3: a Politician lies before another player than its owner."""

    owner: int
    before: int
    card: Character

    def decision_of(self) -> int | None:
        """SE-5.3: its owner; before themself it lies without being asked for."""
        return None if self.before == self.owner else self.owner


class CardsTurnedDown(SecretsEvent, frozen=True):
    """SE-3.7, SE-5.7."""

    seat: int
    cards: tuple[Character, ...]
    by: TurnedBy


class TokensSwapped(SecretsEvent, frozen=True):
    """SE-5.1, SE-5.2: in the open, unseen."""

    owner: int
    first: Place
    second: Place

    def decision_of(self) -> int | None:
        """SE-5.1: its owner; a Double Agent changes sides without being asked."""
        return None if self.second is None else self.owner


class TokenLookedAt(SecretsEvent, frozen=True):
    """SE-5.2, SE-5.3, SE-5.6: all see which token, only the owner of the card sees what it is."""

    owner: int
    place: Place
    identity: Identity | None

    def reveals_to(self, reader: Reader) -> bool:
        """To whoever looks."""
        return reader == self.owner

    def decision_of(self) -> int | None:
        """The owner of the card."""
        return self.owner


class TokenShown(SecretsEvent, frozen=True):
    """SE-5.4, SE-5.5: the Journalist's owner shows their own to all others, the Diplomat's the centre's to all."""

    owner: int
    place: Place
    identity: Identity | None

    def is_shown_to(self, reader: Reader) -> bool:
        """SE-7.2: all who play, except the one who shows their own unseen."""
        return reader is not None and reader != self.place

    def reveals_to(self, reader: Reader) -> bool:
        """To those it is shown to."""
        return self.is_shown_to(reader)


class CentreSwapped(SecretsEvent, frozen=True):
    """SE-5.5: all see that it happened, only the owner knows with which neighbour."""

    owner: int
    neighbour: int | None

    def decision_of(self) -> int | None:
        """The owner of the card."""
        return self.owner


class BulletDrawn(SecretsEvent, frozen=True):
    """SE-5.8."""

    owner: int
    points: int | None

    def reveals_to(self, reader: Reader) -> bool:
        """To whoever drew it."""
        return reader == self.owner


class BulletGiven(SecretsEvent, frozen=True):
    """SE-5.8."""

    owner: int
    to: int

    def decision_of(self) -> int | None:
        """The owner of the card."""
        return self.owner


class UnitedNationsMoved(SecretsEvent, frozen=True):
    """SE-4.2, SE-4.3: who had the UN token and who has it now; None is the centre."""

    former: int | None
    holder: int | None


class SecretsRevealed(SecretsEvent, frozen=True):
    """SE-6.2, SE-7.2: everything, at the end: who was dealt what, what each Diplomat did, and what all are now."""

    dealt: tuple[Identity, ...]
    negotiations: tuple[Negotiated, ...]
    identities: tuple[Identity, ...]
    """The players' in seat order, then the centre's (SE-6.5)."""
    scores: tuple[Score, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class GameEnded(SecretsEvent, frozen=True):
    """SE-6.3, SE-6.4."""

    ending: Ending
    winners: tuple[int, ...]
    winner: Identity | None
    """Which side they are on."""
    cia: int
    kgb: int
    """SE-6.4: what the agencies add up to."""

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


AnySecretsEvent = (
    FirstLooksTaken
    | TurnBegan
    | CardKept
    | CardOffered
    | OfferAnswered
    | OfferSettled
    | CardPlaced
    | CardsTurnedDown
    | TokensSwapped
    | TokenLookedAt
    | TokenShown
    | CentreSwapped
    | BulletDrawn
    | BulletGiven
    | UnitedNationsMoved
    | SecretsRevealed
    | GameEnded
)


def as_seen_by(event: AnySecretsEvent, reader: Reader) -> AnySecretsEvent | None:
    """SE-7.2: what a seat, or a spectator, may read of an event."""
    match event:
        case FirstLooksTaken():
            return first_looks_of(event, reader)
        case CardKept():
            return event if reader == event.seat else CardKept(event.seat, None)
        case OfferAnswered():  # SE-4.6: sealed, so not even that it was given
            return event if reader == event.seat else None
        case TokenLookedAt():
            return event if reader == event.owner else TokenLookedAt(event.owner, event.place, None)
        case TokenShown():
            return event if event.is_shown_to(reader) else TokenShown(event.owner, event.place, None)
        case CentreSwapped():
            return event if reader == event.owner else CentreSwapped(event.owner, None)
        case BulletDrawn():
            return event if reader == event.owner else BulletDrawn(event.owner, None)
        case (
            TurnBegan()
            | CardOffered()
            | OfferSettled()
            | CardPlaced()
            | CardsTurnedDown()
            | TokensSwapped()
            | BulletGiven()
            | UnitedNationsMoved()
            | SecretsRevealed()
            | GameEnded()
        ):
            return event
        case _ as never:
            assert_never(never)


def first_looks_of(event: FirstLooksTaken, reader: Reader) -> FirstLooksTaken:
    """SE-2.5: one's own token, one's right-hand neighbour's and the centre's, as far as they were looked at."""
    players = len(event.identities) - 1
    seen: list[Identity | None] = [None] * (players + 1)
    if reader is not None:
        seen[reader] = event.identities[reader]
        if event.to_right:
            right = (reader - 1) % players
            seen[right] = event.identities[right]
        if event.centre_shown:
            seen[players] = event.identities[players]
    return FirstLooksTaken(tuple(seen), event.to_right, event.centre_shown)
