"""What goes over HTTP: who one is, which tables there are, games that have ended. Playing is the socket's."""

from typing import Annotated

import msgspec

from camarilla.core.data import Choice, Outcome
from camarilla.core.proof import Proof
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.protocol.calls import (
    CalledDevice,
    Calls,
    CallSettings,
    NewMail,
    NewPush,
    NewWebhook,
    Note,
    WebhookSecret,
)
from camarilla.protocol.changes import Change
from camarilla.protocol.pace import PaceSettings
from camarilla.protocol.tables import Companion, Settings, TableInfo
from camarilla.protocol.to_client import Origin, Talked

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be called by."""

    name: Word


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Word
    password: Word


class Labelled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a remote bot is called."""

    label: Word


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where a game that has ended is to go on, in whose seat, and how strong the bots in the others are."""

    decisions: Annotated[int, msgspec.Meta(ge=0)]
    """After how many: `ReplayStep.decisions`, or 0 for the beginning."""
    seat: Annotated[int, msgspec.Meta(ge=0)]
    level: Word


ASKED = (Named, Credentials, Labelled, Settings, PlayOn, CallSettings, NewPush, NewMail, NewWebhook, PaceSettings)
"""What may be sent in a body."""


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was not granted: a code for programs, the sentence and its words for people, the rule."""

    code: str
    why: Sentence
    words: str
    rule: str | None = None


class Me(msgspec.Struct, frozen=True):
    """Who one is."""

    name: str
    account: bool
    is_bot: bool
    pace: PaceSettings | None = None
    """How one likes to be shown what happens (`PUT /api/me/pace`); None until one has said so."""


class Token(msgspec.Struct, frozen=True):
    """The API token of a remote bot, as its owner sees it in lists; the label is the bot's name."""

    id: str
    label: str
    created: int


class NewToken(msgspec.Struct, frozen=True):
    """A token with its key, which is shown this once."""

    token: Token
    key: str


class GameEntry(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    least: int
    most: int
    options: msgspec.Raw
    """The table options, as they are if nothing is chosen."""
    schema: msgspec.Raw
    """What may be chosen, as a JSON schema."""
    levels: tuple[str, ...]
    """The bots that play it, from the weakest to the strongest."""


class Finished(msgspec.Struct, frozen=True):
    """A game that has ended, as lists show it."""

    table: str
    number: int
    game: str
    rated: bool
    ended: int
    names: tuple[str, ...]
    outcome: Outcome
    to_see: bool = False
    """Whether one's client has not shown its end yet: so far no list should tell it."""


class Turn(msgspec.Struct, frozen=True):
    """Whom a running game waits for, as everybody there sees it."""

    table: str
    yours: bool
    """Whether it waits for somebody at one's own screen who has not answered yet."""
    names: tuple[str, ...]
    asks: Sentence | None = None
    """What oneself is asked, in words; None if it waits for others, or for a companion."""
    since: int | None = None
    """Since when it waits for one, in milliseconds since 1970."""
    until: int | None = None
    """When one's time for this decision runs out; None if it does not."""
    is_played_for: bool = False
    """Whether a bot plays one's own seat until one comes back."""
    taken_by: str | None = None
    """Who plays at one's seat now, if it was taken over."""
    alone: bool = False
    """Whether one plays with bots only: nobody else waits."""
    to_see: bool = False
    """Whether bots wait until one has been shown what happened: then it waits for one, too."""


class Rating(msgspec.Struct, frozen=True):
    """A rating, as lists show it."""

    name: str
    is_bot: bool
    """One of our own, called by its level, or a remote one."""
    rating: int
    games: int


class ReplayStep(msgspec.Struct, frozen=True):
    """One decision of a replay: what these eyes saw of it, and what that changed in their view."""

    events: tuple[msgspec.Raw, ...]
    lines: tuple[Sentence | None, ...]
    """The line of the log for each event; None where it needs no words."""
    changes: tuple[tuple[Change, ...], ...]
    """One list for each view."""
    choice: Choice
    decisions: int
    """How many decisions had been taken then, also by others: where the game may go on from (`PlayOn`)."""
    by: tuple[By | None, ...] = ()
    """For each event that tells a decision of a stand-in's or of the clock's: which; none if all are None."""


class Replay(msgspec.Struct, frozen=True):
    """A game to be looked at again, from its first view on."""

    table: str
    number: int
    settings: Settings
    names: tuple[str, ...]
    eyes: str
    views: tuple[msgspec.Raw, ...]
    """The view at the start: one, or every seat's if all cards are open."""
    opening: tuple[msgspec.Raw, ...]
    """What was told before the first decision."""
    lines: tuple[Sentence | None, ...]
    """The lines of the log for that."""
    choice: Choice
    """What the table waited for then."""
    steps: tuple[ReplayStep, ...]
    outcome: Outcome
    talk: tuple[Talked, ...]
    origin: Origin | None = None
    """The game that this one went on from."""
    bots: tuple[int, ...] = ()
    """The seats at which bots sat."""


class Checkable(msgspec.Struct, frozen=True):
    """How a deal came about, and what was dealt: for anybody to check."""

    proof: Proof
    deal: msgspec.Raw
    origin: Origin | None = None
    """The game whose deal this is, if it was not dealt anew: then the proof is that game's too."""


class Health(msgspec.Struct, frozen=True):
    """That the server is well."""

    status: str
    version: int


ANSWERED = (
    *(Trouble, Me, Token, NewToken, GameEntry, Finished, Turn, Rating, Replay, Checkable, Health),
    *(TableInfo, Companion, Calls, CalledDevice, WebhookSecret, Note),
)
"""What may come back."""
