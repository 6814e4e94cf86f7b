"""What happens at the table, with the whole truth, and what each reader may read of it."""

import enum
from typing import assert_never, cast

import msgspec

from camarilla.core.data import Event, Reader
from camarilla.games.road_to_the_palace.cards import Card, Character, Disc


class Reason(enum.Enum):
    """Where influence comes from or goes to, with the rule that says so."""

    QUEEN = "RP-4.3"
    FIRST_COLUMN = "RP-4.5"
    THIRD_COLUMN = "RP-4.6"
    TREACHERY = "RP-4.7"
    DEBT = "RP-4.8"
    KING = "RP-5.1"


class Standing(msgspec.Struct, frozen=True):
    """A column and its impression."""

    character: Character
    impression: int


class RevealedBribe(msgspec.Struct, frozen=True):
    """A player's Bribe, how many Politicians lay with it, and the player's columns before and after it joins them."""

    seat: int
    bribe: Character
    politicians: int
    before: tuple[Standing, ...]
    after: tuple[Standing, ...]


class RoadEvent(Event, frozen=True):
    """Any event of Road to the Palace."""

    def as_seen_by(self, reader: Reader) -> Event | None:
        """What this reader may read of it."""
        return as_seen_by(cast("AnyRoadEvent", self), reader)


class GridDealt(RoadEvent, frozen=True):
    """RP-2.3, RP-2.4: the rows from left to right, the Politicians set aside, and the first player."""

    rows: tuple[tuple[Card, ...], ...]
    set_aside: int
    first_player: int

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class BribesChosen(RoadEvent, frozen=True):
    """RP-2.6: a sealed answer."""

    seat: int
    first: Character
    second: Character

    def decision_of(self) -> int | None:
        """Whoever chooses."""
        return self.seat


class BribesLaid(RoadEvent, frozen=True):
    """RP-2.6: all have chosen."""

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all: nobody is waited for any more."""
        return True


class StartingDiscsLaid(RoadEvent, frozen=True):
    """RP-2.7: top row first."""

    seat: int
    discs: tuple[Disc, Disc, Disc]

    def decision_of(self) -> int | None:
        """Whoever lays them."""
        return self.seat


class RoundBegan(RoadEvent, frozen=True):
    """RP-3.1."""

    round: int
    first_player: int


class CardTaken(RoadEvent, frozen=True):
    """RP-3.2."""

    seat: int
    row: int
    card: Card
    disc: Disc | None

    def decision_of(self) -> int | None:
        """Whoever takes it."""
        return self.seat


class ColumnsReordered(RoadEvent, frozen=True):
    """RP-3.9, RP-4.9: a player's columns stand in another order than before."""

    seat: int
    columns: tuple[Standing, ...]


class RowRefilled(RoadEvent, frozen=True):
    """RP-3.3: the new cards from left to right."""

    row: int
    cards: tuple[Card, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class DiscLaid(RoadEvent, frozen=True):
    """RP-3.4."""

    seat: int
    row: int
    disc: Disc

    def decision_of(self) -> int | None:
        """Whoever lays it."""
        return self.seat


class BribesRevealed(RoadEvent, frozen=True):
    """RP-4.1."""

    round: int
    bribes: tuple[RevealedBribe, ...]

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - everybody alike
        """To all."""
        return True


class KingJudged(RoadEvent, frozen=True):
    """RP-4.2: everybody's impression on the King, who had the highest, and who has the pawn now."""

    impressions: tuple[int, ...]
    highest: tuple[int, ...]
    before: int
    first_player: int


class QueenJudged(RoadEvent, frozen=True):
    """RP-4.3: everybody's impression on the Queen, the pot, each one's share and what goes to the bank."""

    impressions: tuple[int, ...]
    lowest: tuple[int, ...]
    highest: tuple[int, ...]
    pot: int
    share: int
    rest: int


class InfluenceChanged(RoadEvent, frozen=True):
    """RP-4, RP-5: points gained, or paid where below zero, and why."""

    seat: int
    points: int
    reason: Reason
    other: int | None
    """RP-4.8: whom one pays, or who pays."""
    discs: tuple[int, ...] | None
    """RP-4.5 to RP-4.8: the yellow, red, blue and purple discs that it was for."""


class LoanTaken(RoadEvent, frozen=True):
    """RP-4.10."""

    seat: int
    points: int


class DiscsReturned(RoadEvent, frozen=True):
    """RP-4.5 to RP-4.8, RP-4.11: what the reserve then holds: yellow, red, blue and purple discs."""

    reserve: tuple[int, ...]


class RoundEnded(RoadEvent, frozen=True):
    """RP-3.1."""

    round: int


class LoanRepaid(RoadEvent, frozen=True):
    """RP-4.10: at the end, as far as the points go."""

    seat: int
    points: int
    left: int


class GameEnded(RoadEvent, frozen=True):
    """RP-5.2."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]


AnyRoadEvent = (
    GridDealt
    | BribesChosen
    | BribesLaid
    | StartingDiscsLaid
    | RoundBegan
    | CardTaken
    | ColumnsReordered
    | RowRefilled
    | DiscLaid
    | BribesRevealed
    | KingJudged
    | QueenJudged
    | InfluenceChanged
    | LoanTaken
    | DiscsReturned
    | RoundEnded
    | LoanRepaid
    | GameEnded
)


def as_seen_by(event: AnyRoadEvent, reader: Reader) -> AnyRoadEvent | None:
    """What a seat, or a spectator, may read of an event."""
    match event:
        case BribesChosen():  # RP-2.6: sealed, so not even that it was given
            return event if reader == event.seat else None
        case (
            GridDealt()
            | BribesLaid()
            | StartingDiscsLaid()
            | RoundBegan()
            | CardTaken()
            | ColumnsReordered()
            | RowRefilled()
            | DiscLaid()
            | BribesRevealed()
            | KingJudged()
            | QueenJudged()
            | InfluenceChanged()
            | LoanTaken()
            | DiscsReturned()
            | RoundEnded()
            | LoanRepaid()
            | GameEnded()
        ):
            return event
        case _ as never:
            assert_never(never)
