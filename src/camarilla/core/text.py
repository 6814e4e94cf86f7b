"""Text as data: what to say, in no language yet.

The engine makes `Sentence`s; `camarilla.locales` turns them into English or French. So the log, the terminal,
the page and the screen reader all say the same thing, and a test can compare sentences without knowing a language.
"""

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """A message of the catalogues, by its id, with what to fill in."""

    id: str
    args: "dict[str, Arg]" = {}


class Name(msgspec.Struct, frozen=True, tag="name"):
    """The name of whoever sits at this seat, as known where the sentence is read."""

    seat: int


class Several(msgspec.Struct, frozen=True, tag="several"):
    """Things to be joined the way the language joins them: "a, b and c"."""

    of: "tuple[Arg, ...]"


class Phrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A sentence inside a sentence: a card's name, a favour's name."""

    of: Sentence


Arg = int | str | Name | Several | Phrase


def phrase(message: str, **args: Arg) -> Phrase:
    """A named thing that is part of a sentence."""
    return Phrase(Sentence(message, args))


def names(seats: tuple[int, ...]) -> Several:
    """Some players, by name."""
    return Several(tuple(Name(seat) for seat in seats))
