"""What a reader of Road to the Palace has been shown. `seeing` builds it up, `imagine` leads back."""

import enum
from typing import TYPE_CHECKING, Self

import msgspec

from camarilla.core.data import View
from camarilla.games.road_to_the_palace.cards import Card, Character, Disc
from camarilla.games.road_to_the_palace.options import RoadOptions

if TYPE_CHECKING:
    from camarilla.core.game import State
    from camarilla.core.rng import Rng


class Step(enum.Enum):
    """What the table waits for, in the order of `state`."""

    BRIBING = "bribing"
    STARTING = "starting"
    TAKING = "taking"
    LAYING = "laying"
    OVER = "over"


class Row(msgspec.Struct, frozen=True):
    """A row of the grid: its cards from left to right, and the disc on the leftmost."""

    cards: tuple[Card, ...]
    disc: Disc | None


class Column(msgspec.Struct, frozen=True):
    """A column in front of a player."""

    character: Character
    impression: int
    """RP-3.8: all that lies there together."""
    cards: tuple[Card, ...]
    purple: int
    """RP-3.12: the purple discs on its cards."""


class Player(msgspec.Struct, frozen=True):
    """One seat, in the reader's eyes."""

    influence: int | None
    """RP-2.2: followed by memory; a person is shown it only with open scores (see `as_shown`)."""
    loan: int
    """RP-4.10: what this player has borrowed and not yet repaid."""
    columns: tuple[Column, ...]
    """RP-3.9: from left to right."""
    board: tuple[int, ...]
    """RP-3.11, RP-3.12: the yellow, red, blue and purple discs on the board."""
    bribes: tuple[Character | None, Character | None]
    """RP-2.6: for rounds 1 and 2; one's own, and what has been revealed."""
    politicians: tuple[int, int]
    """RP-3.10: how many Politicians were laid with each."""


class RoadView(View, frozen=True):
    """All a reader has been shown at a table of Road to the Palace."""

    options: RoadOptions
    round: int
    step: Step
    first_player: int
    asked: int | None
    row: int | None
    """RP-3.4: the row just taken from, counted from 1, where a disc is to be laid."""
    grid: tuple[Row, ...]
    deck_size: int
    reserve: tuple[int, ...]
    """RP-3.4: the yellow, red, blue and purple discs."""
    discs_aside: int
    """RP-2.5: the purple discs laid aside for round 2."""
    set_aside: int
    """RP-2.3: the Politicians seen when the grid was dealt: they at least were not removed."""
    disc_worth: tuple[int, ...]
    """RP-4.5, RP-4.6, RP-4.8: what a disc brings, or costs, on the first to the fifth column; then without one."""
    players: tuple[Player, ...]

    def imagine(self, rng: "Rng") -> "State":
        """A whole table that this view cannot rule out."""
        from camarilla.games.road_to_the_palace.imagine import imagine  # noqa: PLC0415 - it imports this module

        return imagine(self, rng)

    def as_shown(self) -> Self:
        """RP-2.2: without open scores, others' influence is left to memory until the end."""
        if self.options.open_scores or self.step is Step.OVER:
            return self
        players = tuple(
            player if seat == self.reader else msgspec.structs.replace(player, influence=None)
            for seat, player in enumerate(self.players)
        )
        return msgspec.structs.replace(self, players=players)
