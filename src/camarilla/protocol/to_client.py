"""What a table says to one client: answers to what it asked, and news in a numbered stretch.

News to one person at one table are numbered from 1 in a *stretch*; whoever comes back tells the last number it heard
and gets what it missed, or a Welcome with everything if that is no longer at hand. The number counts what was sent to
this person, so it tells nothing of what others were sent.
"""

import enum

import msgspec

from camarilla.core.data import Choice, Outcome
from camarilla.core.record import By
from camarilla.core.talk import Reply
from camarilla.core.text import Sentence
from camarilla.protocol.changes import Change
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.tables import Companion, TableInfo


class Code(enum.Enum):
    """Why something was refused, for programs; the sentence says it to people."""

    BAD_MESSAGE = "bad-message"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    VERSION = "version"
    FORBIDDEN = "forbidden"
    NOT_NOW = "not-now"
    NOT_YOURS = "not-yours"
    STALE = "stale"
    ILLEGAL = "illegal"
    BAD_MOVE = "bad-move"
    BAD_OPTIONS = "bad-options"
    FULL = "full"
    UNKNOWN = "unknown"
    SHOWN = "shown"
    BUSY = "busy"
    BROKEN = "broken"


class Offer(msgspec.Struct, frozen=True):
    """A decision that may be taken now, in words, with what it would do."""

    move: msgspec.Raw
    label: Sentence
    consequences: tuple[Sentence, ...]


class Clocks(msgspec.Struct, frozen=True):
    """Every seat's time left in milliseconds at the moment `at`, and whose runs on from there."""

    at: int
    left: tuple[int | None, ...]
    running: tuple[int, ...]


class Situation(msgspec.Struct, frozen=True):
    """What is asked of whom, in this reader's eyes. `offers` is empty for whoever owes no decision."""

    ply: int
    """How many decisions this reader has seen."""
    choice: Choice
    offers: tuple[Offer, ...]
    can_undo: bool
    clocks: Clocks | None
    outcome: Outcome | None


class Origin(msgspec.Struct, frozen=True):
    """Where a game comes from that was not dealt here: a game that had ended, after so many of its decisions."""

    table: str
    number: int
    decisions: int


class MissedStep(msgspec.Struct, frozen=True):
    """One decision that this reader has not been shown yet: what it saw of it, and what that changed in its view."""

    at: int
    events: tuple[msgspec.Raw, ...]
    lines: tuple[Sentence | None, ...]
    by: tuple[By | None, ...]
    changes: tuple[Change, ...]
    choice: Choice
    """What the table waited for then."""


class Missed(msgspec.Struct, frozen=True):
    """What has happened since this reader's client last said `Shown`: how things stood then, and each step since.

    The view after the last step is the game's view now. Nothing of it where a table option leaves the past to memory.
    """

    ply: int
    since: int
    """When it was last shown something, or went if that was later, in milliseconds since 1970."""
    view: msgspec.Raw
    history: int
    """How many events of the game's history it had been shown."""
    choice: Choice
    """What was to be decided then, in words."""
    steps: tuple[MissedStep, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game as one reader knows it: all of it."""

    number: int
    seat: int | None
    names: tuple[str, ...]
    view: msgspec.Raw
    history: tuple[msgspec.Raw, ...]
    """The events so far as this reader saw them; none where a table option leaves them to memory."""
    lines: tuple[Sentence | None, ...]
    """The line of the log for each of them; None where it needs no words."""
    situation: Situation
    deal: int
    """Which deal at this table it was dealt by: one that was broken off counts too; 0 if it was not dealt here."""
    seed_commitment: str
    """SHA-256 of the server's part in the deal, published before the seats opened theirs."""
    origin: Origin | None = None
    """The game that this one goes on from: the cards are that game's, and whoever plays may have seen them all."""
    by: tuple[By | None, ...] = ()
    """For each event of the history that tells what a stand-in or the clock decided: which; none if all are None."""
    missed: Missed | None = None
    """What this reader has not been shown yet, if its client has ever said what it shows."""


class Spoken(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """Somebody said something; `seat` is None for a spectator."""

    at: int
    name: str
    seat: int | None
    text: str


class Claimed(msgspec.Struct, frozen=True, tag_field="kind", tag="claimed"):
    """Somebody made a claim, the game's claim number `number`; when the game is over it is settled."""

    at: int
    number: int
    seat: int
    claim: msgspec.Raw
    words: Sentence
    settled: bool | None
    """Whether it was true; None if it is not, or never, settled."""


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answered"):
    """Somebody answered a claim."""

    at: int
    claim: int
    seat: int
    reply: Reply
    words: Sentence


class Noted(msgspec.Struct, frozen=True, tag_field="kind", tag="noted"):
    """Something about the table that everybody is told in words: who has gone, who plays for whom, who is back."""

    at: int
    seat: int
    """Whose seat it is about."""
    words: Sentence
    after: int | None = None
    """After how many events of the reader's history it came; null where the past is left to memory."""


Talked = Spoken | Claimed | Answered | Noted


class FormerSeat(msgspec.Struct, frozen=True):
    """Where the reader sat until somebody else took the seat over, with everything that it had seen."""

    number: int
    """In which game at this table: `TableInfo.number`."""
    seat: int
    taken_by: str
    """Who sits there now."""


class You(msgspec.Struct, frozen=True):
    """Who the reader is at this table."""

    name: str
    seat: int | None
    is_host: bool
    muted: tuple[str, ...]
    companions: tuple[Companion, ...] = ()
    """Who sits here at the reader's own screen: the curtain between them is for the client to draw."""
    bots: BotSpeed = BotSpeed.NORMAL
    """How fast the reader likes bots to be: what a client that does not ask for it says in `Shown`."""
    former: FormerSeat | None = None
    """The seat that somebody else has taken over from the reader in this game."""


class Message(msgspec.Struct, frozen=True, tag=True):
    """Anything a table may say."""


class Welcome(Message, frozen=True):
    """Everything, to whoever comes or has missed too much. It begins a stretch, or goes on after `seq`."""

    version: int
    stretch: str
    seq: int
    you: You
    table: TableInfo
    game: GameInfo | None
    talk: tuple[Talked, ...]
    now: int = 0
    """The server's time as it said so, in milliseconds since 1970: other clocks need not agree with it."""


class Done(Message, frozen=True):
    """What was asked for has happened, and is kept."""

    id: str


class Refused(Message, frozen=True):
    """What was asked for has not happened, and nothing has changed. `id` is None if it could not be read."""

    id: str | None
    code: Code
    why: Sentence
    rule: str | None = None


class ClaimOffer(msgspec.Struct, frozen=True):
    """Something that may be claimed now, in words."""

    claim: msgspec.Raw
    words: Sentence


class Claims(Message, frozen=True):
    """What may be claimed now: the same whatever one holds."""

    id: str
    claims: tuple[ClaimOffer, ...]


class News(Message, frozen=True):
    """Something new, number `seq` of the stretch."""

    seq: int


class TableChanged(News, frozen=True):
    """Somebody came or went, a seat or a setting changed."""

    table: TableInfo
    now: int = 0
    """The server's time as it said so, in milliseconds since 1970."""


class DealAsked(News, frozen=True):
    """Seats are asked for their part in the deal: sealed first, and opened once the server has sealed its own."""

    number: int
    """Which deal at this table it is."""
    seats: tuple[int, ...]
    """Who takes part."""
    seed_commitment: str | None
    """None while the parts are to be sealed."""
    commitments: tuple[tuple[int, str], ...]
    """What the seats have sealed, shown before any of it is opened: keep it, to check the deal with."""


class GameBegan(News, frozen=True):
    """A game has been dealt."""

    game: GameInfo


class Played(News, frozen=True):
    """A decision was taken: what this reader saw of it, and what that changed in its view."""

    events: tuple[msgspec.Raw, ...]
    lines: tuple[Sentence | None, ...]
    """The line of the log for each event; None where it needs no words."""
    changes: tuple[Change, ...]
    situation: Situation
    by: tuple[By | None, ...] = ()
    """For each event that tells a decision of a stand-in's or of the clock's: which; none if all are None."""


class TakenBack(News, frozen=True):
    """A seat took its last decision back: the game as it is now. Whoever had seen nothing of it is told nothing."""

    game: GameInfo
    seat: int


class Heard(News, frozen=True):
    """Something was said."""

    talk: Talked


class Settled(News, frozen=True):
    """The game is over: what became of its claims, by number."""

    claims: tuple[bool | None, ...]


ToClient = (
    Welcome | Done | Refused | Claims | TableChanged | DealAsked | GameBegan | Played | TakenBack | Heard | Settled
)
