"""What a client may say to a table. Who says it is known from the connection, never from the message."""

from typing import Annotated

import msgspec

from camarilla.core.talk import Reply
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.tables import Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A client's own mark on what it asks, for the answer. The same mark twice has no second effect."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]

MOST_WORDS = 500
"""The longest thing that may be said at once, in characters."""


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Anything a client may say."""


class Hello(Message, frozen=True):
    """The first words on a connection; who has been here before says how far it heard, in which stretch."""

    version: int
    stretch: str | None = None
    since: int = 0


class Request(Message, frozen=True):
    """Something asked for, to be answered with Done or Refused."""

    id: Id


class Sit(Request, frozen=True):
    """Take a seat: this one, or the first that is free."""

    seat: SeatNumber | None = None


class Stand(Request, frozen=True):
    """Give the seat up; while a game goes on a stand-in plays on."""


class AddBot(Request, frozen=True):
    """The host seats a bot of a level: here, or at the first free seat."""

    level: str
    seat: SeatNumber | None = None


class Clear(Request, frozen=True):
    """The host frees a seat before the game begins."""

    seat: SeatNumber


class Change(Request, frozen=True):
    """The host sets the table anew before the game begins."""

    settings: Settings


class Invite(Request, frozen=True):
    """The host lets somebody see and join a private table."""

    name: str


class HandOver(Request, frozen=True):
    """The host makes whoever sits there the host."""

    seat: SeatNumber


class Start(Request, frozen=True):
    """The host begins the game."""


class Rematch(Request, frozen=True):
    """Once more with the same people, after a game has ended."""


class Commit(Request, frozen=True):
    """A seat's part in the deal, sealed: SHA-256 of its nonce (docs/fairness.md)."""

    number: int
    commitment: Hex


class Reveal(Request, frozen=True):
    """A seat's part in the deal, opened."""

    number: int
    nonce: Hex


class Play(Request, frozen=True):
    """A decision. `ply` is how many decisions the seat had seen when it was taken."""

    ply: int
    move: msgspec.Raw


class Undo(Request, frozen=True):
    """Take one's last decision back, as long as nothing hidden came to light by it and nobody else decided since."""


class Back(Request, frozen=True):
    """Play on oneself after a stand-in has played."""


class Go(Request, frozen=True):
    """Go away for now: a stand-in plays at once, until one returns."""


class Wait(Request, frozen=True):
    """Wait for whoever sits there and is away: the waiting time begins anew."""

    seat: SeatNumber


class LetBotPlay(Request, frozen=True):
    """Wait no longer for whoever sits there and is away: a stand-in plays at once, until they return."""

    seat: SeatNumber


class TakeOver(Request, frozen=True):
    """Ask to sit where a seat was given up or is played by a stand-in; the host lets one in."""

    seat: SeatNumber


class LetIn(Request, frozen=True):
    """The host lets whoever asks for a seat sit there, with everything that it has seen, or does not."""

    seat: SeatNumber
    name: str
    welcome: bool = True


class CallSomebody(Request, frozen=True):
    """Call whoever sits there, is away and is asked for a decision: the usual note, once for a decision."""

    seat: SeatNumber


class Shown(Message, frozen=True):
    """What one's client has shown: everything up to this ply (`Situation.ply`) of the game. It is not answered.

    Whoever says so goes on from there with any client. Where one person plays with bots, bots wait for it; while the
    opening itself is still being shown, the ply is -1. That may be said as soon as the cards are dealt (`DealAsked`).
    """

    ply: int
    number: int
    """Which game at this table: `GameInfo.number`."""
    bots: BotSpeed = BotSpeed.NORMAL


class Look(Message, frozen=True):
    """Whether somebody looks at this table now, or the page is hidden: who looks is not called.

    With a mark it is answered with Done: a client's heartbeat, by which it notices a connection that is dead.
    """

    looking: bool
    id: Id | None = None


class Say(Request, frozen=True):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_WORDS)]


class AskClaims(Request, frozen=True):
    """Ask what one may claim now; answered with Claims."""


class MakeClaim(Request, frozen=True):
    """Make one of the claims on offer."""

    claim: msgspec.Raw


class AnswerClaim(Request, frozen=True):
    """Say what one thinks of a claim, by its number in the talk of this game."""

    claim: int
    reply: Reply


class Mute(Request, frozen=True):
    """Hear no more of somebody, or hear them again."""

    name: str
    muted: bool


ToServer = (
    Hello
    | Sit
    | Stand
    | AddBot
    | Clear
    | Change
    | Invite
    | HandOver
    | Start
    | Rematch
    | Commit
    | Reveal
    | Play
    | Undo
    | Back
    | Go
    | Wait
    | LetBotPlay
    | TakeOver
    | LetIn
    | CallSomebody
    | Shown
    | Look
    | Say
    | AskClaims
    | MakeClaim
    | AnswerClaim
    | Mute
)
