"""Games as files: what was dealt and what was decided, from which everything else follows.

A record is JSON. It holds the game's key, the options, the deal and every move in order; events, views and the
outcome are recomputed on loading. A record that does not fit is refused with the place where it stops fitting.
"""

import enum

import msgspec

from camarilla.core.data import Outcome
from camarilla.core.errors import BadRecord
from camarilla.core.proof import Proof
from camarilla.core.text import Sentence

FORMAT = 1


class By(enum.Enum):
    """Who took a decision for a seat."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand-in"
    CLOCK = "clock"
    """Nobody in time: the server decided for whoever sits there, this once."""


MARKED = frozenset({By.STAND_IN, By.CLOCK})
"""What is told to whoever reads that somebody decided: not whoever sits there."""


def mark(by: By | None) -> By | None:
    """How a decision is marked that was taken so."""
    return by if by in MARKED else None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move and the seat that made it."""

    seat: int
    move: msgspec.Raw
    by: By | None = None
    """Who decided for that seat, where it was not whoever sits there: a stand-in, or the clock."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game, finished or not."""

    camarilla: int
    """The format of the record."""
    game: str
    options: msgspec.Raw
    deal: msgspec.Raw
    names: tuple[str, ...]
    moves: tuple[Decision, ...]
    outcome: Outcome | None
    table: dict[str, str] = {}
    """What whoever runs the table wants to find again, such as who is a bot; the game does not read it."""
    proof: Proof | None = None
    """How the deal came about, if it was dealt so that it can be checked."""


def write(record: Record) -> bytes:
    """A record as JSON, a line for each part that people may want to read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read(raw: bytes) -> Record:
    """A record from JSON. Raises BadRecord, saying where it is wrong."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except msgspec.DecodeError as wrong:
        sentence = Sentence("bad-record-unreadable", {"why": str(wrong)})
        raise BadRecord(f"this is not a record: {wrong}", sentence) from wrong
    if record.camarilla != FORMAT:
        raise BadRecord(
            f"this record has format {record.camarilla}; this Camarilla reads format {FORMAT}",
            Sentence("bad-record-format", {"format": record.camarilla, "known": FORMAT}),
        )
    return record
