"""What is worth counting in a game besides points. Counts are whole numbers, so sums are exact."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from camarilla.core.data import Event

Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The sides that seats were dealt, and those they ended on."""


@dataclass(frozen=True)
class Counting:
    """How a game is counted; one without any peculiarities needs none of it."""

    count: Callable[[Sequence[Event]], dict[str, int]] = lambda _events: {}
    """The events of a game, counted."""
    shares: Callable[[Mapping[str, int]], dict[str, float]] = lambda _counted: {}
    """What follows from the counts, by the end of its message id: `cli-share-<name>`."""
    sides: Callable[[Sequence[Event]], Sides] = lambda _events: ((), ())
    """Where players win together: who was, and who ended, on whose side."""
