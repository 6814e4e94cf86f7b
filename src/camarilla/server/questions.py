"""What is asked of the processes in which bots think, and what they answer.

A frame is four bytes of length, then JSON. Nothing but a View crosses: a process that thinks for a seat knows no more
than the seat.
"""

import struct
from typing import Final

import msgspec

from camarilla.core.data import View
from camarilla.core.talk import Reply

HEAD: Final = struct.Struct(">I")
LONGEST: Final = 1 << 24
"""Of a question, in bytes: more than any view needs."""
LONGEST_ANSWER: Final = 1 << 12


class Question(msgspec.Struct, frozen=True):
    """What a bot (a level and a style, as `make_bot` has it) would do: all its seat was shown, and what it may do."""

    game: str
    who: str
    seed: int
    view: View
    legal: list[int]


class Decide(msgspec.Struct, frozen=True, tag=True):
    """A Question on its way. `budget` is how many seconds there are to think."""

    game: str
    who: str
    seed: int
    view: msgspec.Raw
    legal: list[int]
    budget: float


class Speak(msgspec.Struct, frozen=True, tag=True):
    """What a bot of this style says now, if anything, by what all see and what its seat sees."""

    game: str
    style: str
    seed: int
    public: msgspec.Raw
    view: msgspec.Raw
    budget: float


class Respond(msgspec.Struct, frozen=True, tag=True):
    """What a bot of this style answers to a claim."""

    game: str
    style: str
    seed: int
    claim: msgspec.Raw
    said_by: int
    view: msgspec.Raw
    budget: float


AnyAsk = Decide | Speak | Respond
"""Whatever a worker may be asked."""


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The first word of a worker: it has loaded the games and waits."""


class Decided(msgspec.Struct, frozen=True, tag=True):
    """The decision, by its number."""

    action: int


class Spoke(msgspec.Struct, frozen=True, tag=True):
    """What is said: perhaps nothing."""

    claims: tuple[msgspec.Raw, ...]


class Responded(msgspec.Struct, frozen=True, tag=True):
    """What is answered."""

    reply: Reply


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot raised this kind of error; what it says is not passed on, for it may tell what is hidden."""

    kind: str


AnyAnswer = Ready | Decided | Spoke | Responded | Failed

ASKS: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)
ANSWERS: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


def framed(message: AnyAsk | AnyAnswer) -> bytes:
    """A message, ready for the pipe."""
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body


def asked(question: Question, budget: float) -> Decide:
    """A question, ready to go."""
    view = msgspec.Raw(msgspec.json.encode(question.view))
    return Decide(question.game, question.who, question.seed, view, question.legal, budget)
