"""The kinds of data that pass between a game and the world, and the outcome.

Each game fills them in: `deal.py`, `options.py`, `moves.py`, `events.py`, `view.py`, `claims.py`. They are
msgspec Structs, so each has one JSON form, and they live in modules that stay interpreted (docs/adr/0002).
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from camarilla.core.text import Sentence

if TYPE_CHECKING:
    from camarilla.core.game import State
    from camarilla.core.rng import Rng

Reader = int | None
"""Who reads: a seat, or None for a spectator."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options of a game; every field has a default."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the chance there is in a game: the order of every pile, and who begins."""

    players: int
    first: int


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A decision as people write it: imperative, typed, with its JSON form.

    A move that points at a hidden thing names the place where it lies, never what lies there.
    """


class Event(msgspec.Struct, frozen=True, tag=True):
    """A fact in the past tense, with the whole truth in it."""

    @abstractmethod
    def as_seen_by(self, reader: Reader) -> "Event | None":
        """What this reader may read of it; None if not even that it happened."""

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - most events reveal nothing to anybody
        """Whether it lawfully tells this reader something that was hidden; the leak audit holds a game to it."""
        return False

    def shows_hidden(self, players: int) -> bool:
        """Whether by it something hidden has come to light, to whomever: then the decision behind it stays taken.

        That is more than `reveals_to` where a player turns up something of their own, which they have decided to show.
        """
        return any(self.reveals_to(reader) for reader in (None, *range(players)))

    def decision_of(self) -> int | None:
        """The seat whose decision it tells, if that seat has just decided: so readers learn who took it for them.

        None where it only follows from a decision, or tells those of several at once. The line of the log calls that
        seat its `player`: pages, which read sentences, put the mark at that name.
        """
        return None

    def is_dropped(self) -> bool:
        """Whether the rules drop it unseen: then not even a replay with all cards open tells it."""
        return False


class View(msgspec.Struct, frozen=True):
    """What a reader has been shown, all of it and nothing more; built up from nothing, never cut down from a state.

    `waiting` are the seats that the table waits for. While answers are sealed it stays the same until they are
    settled, so it does not tell who has answered.
    """

    recalls_all: ClassVar[bool] = False
    """Whether it tells of every decision that the reader has seen, also of those that no longer matter: then two that
    leave the reader with the same view must have been told alike, and the leak audit asks for it."""

    reader: Reader
    waiting: tuple[int, ...]

    @abstractmethod
    def imagine(self, rng: "Rng") -> "State":
        """A whole state, drawn at random among those that this view cannot rule out.

        The only road from a view back to a state. `view.imagine(rng).view(view.reader) == view`, always.
        """

    def as_shown(self) -> Self:
        """What a person is shown of it, where table options leave something to the players' memory."""
        return self

    def keeps_log(self) -> bool:
        """Whether people may reread what has happened; where a table option leaves it to memory, they may not."""
        return True


class Claim(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a player says about themselves, their cards or their plans: typed, and binding nobody.

    Whoever says it is known from the seat that says it. Claims change no rule, and which of them are offered depends
    on what everybody can see, never on what one holds.
    """


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: points, places (1 is first; equal places are shared), and why, for people."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    why: Sentence


class Choice(msgspec.Struct, frozen=True):
    """What a table waits for, as people are told: a sentence, an explanation, and the rule behind it."""

    prompt: Sentence
    help: Sentence
    rule: str
