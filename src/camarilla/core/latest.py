"""What was worked out last, and what from."""

from collections.abc import Callable
from typing import Generic, TypeVar

Source = TypeVar("Source")
Made = TypeVar("Made")


class Latest(Generic[Source, Made]):
    """Makes something of a thing, and keeps it until it is asked about another: search asks thousands of times.

    Things are told apart by identity, so they must be such that do not change.
    """

    def __init__(self, make: Callable[[Source], Made]) -> None:
        self.make = make
        self.kept: tuple[Source, Made] | None = None
        """Both in one, so that threads never see one without the other."""

    def of(self, source: Source) -> Made:
        """What comes of this."""
        kept = self.kept
        if kept is not None and kept[0] is source:
            return kept[1]
        made = self.make(source)
        self.kept = (source, made)
        return made
