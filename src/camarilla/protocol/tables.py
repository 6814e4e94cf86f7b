"""What everybody may know about a table: how it is set, who sits where, what it is doing."""

import enum
from typing import Annotated

import msgspec


class Talk(enum.Enum):
    """What may be said: anything and claims, claims only, nothing."""

    FREE = "free"
    CLAIMS = "claims"
    SILENT = "silent"


class Visibility(enum.Enum):
    """Who may see a table and sit down: everybody, whoever has the link, whom the host invites."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Nobody is hurried: for an evening among friends, or for days."""


class PerDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="decision"):
    """So much time for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=604800)]


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """So much time for the whole game, and a little more with each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=604800)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)]


Clock = NoClock | PerDecision | Bank

GRACE = 90
"""How many seconds a live table waits for somebody who is away, unless it says otherwise."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set before the game begins."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, object] = {}
    """The game's own table options; what is not chosen is as the game has it."""
    talk: Talk = Talk.FREE
    clock: Clock = NoClock()
    visibility: Visibility = Visibility.LINK
    spectators: bool = True
    rated: bool = False
    grace: Annotated[int, msgspec.Meta(ge=5, le=1209600)] | None = GRACE
    """The waiting time: after how many seconds a stand-in plays for somebody who is away; None for never.

    It counts only without a clock: a clock says by itself when a decision is taken for somebody. A table where
    one person plays with bots waits for that person for ever, whatever it says.
    """


class OpenSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="open"):
    """Nobody sits here yet."""


class PersonSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="person"):
    """Somebody sits here."""

    name: str
    is_bot: bool
    """Declared as a remote bot: it plays through an API token."""
    is_host: bool
    away_since: int | None
    """When the last of their connections closed, in milliseconds since 1970; None while they are here."""
    stand_in: bool
    """Whether a stand-in plays for them now."""
    left: bool
    """Whether they gave the seat up for good while the game went on."""
    waits_until: int | None = None
    """When a stand-in will play for them unless they return or the table waits anew; None if none is on its way."""
    wanted_by: str | None = None
    """Who asks the host to be let in at this seat, which was given up or is played by a stand-in."""


class BotSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """One of our bots sits here."""

    name: str
    level: str


Seat = OpenSeat | PersonSeat | BotSeat


class Phase(enum.Enum):
    """What a table is doing."""

    WAITING = "waiting"
    DEALING = "dealing"
    PLAYING = "playing"
    OVER = "over"


class Companion(msgspec.Struct, frozen=True):
    """Somebody who plays at one's own screen, by a connection of their own: `/ws/tables/TABLE?as=ID`."""

    id: str
    name: str
    seat: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody who may see it sees it."""

    id: str
    settings: Settings
    host: str
    seats: tuple[Seat, ...]
    phase: Phase
    number: int
    """Which game at this table this is, counted from 1."""
    created: int
    spectators: int
    """How many watch, as far as the server that says so knows."""
    slept_since: int | None = None
    """Since when nobody was here while a game went on, so nobody played; None again after the next decision."""
    slept_until: int | None = None
    """When somebody came again; None while nobody has."""
