"""What is worth counting in a game besides points. Counts are whole numbers, so sums are exact."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from camarilla.core.data import Event
from camarilla.core.text import Sentence

Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""The sides that seats were dealt, and those they ended on."""
Traits = tuple[tuple[str, ...], ...]
"""What each seat had or did in a game, of what may be worth something."""
Cards = dict[str, dict[str, int]]
"""Counts for each of some cards."""


class Ratio(NamedTuple):
    """A figure that follows from two counts, so many of so many; named by the end of its message id."""

    name: str
    top: str
    bottom: str
    is_share: bool = True
    """Whether it lies between 0 and 1."""


@dataclass(frozen=True)
class Counting:
    """How a game is counted; one without any peculiarities needs none of it."""

    count: Callable[[Sequence[Event]], dict[str, int]] = lambda _events: {}
    """The events of a game, counted."""
    shares: tuple[Ratio, ...] = ()
    """What follows from these counts: `cli-share-<name>`."""
    sides: Callable[[Sequence[Event]], Sides] = lambda _events: ((), ())
    """Where players win together: who was, and who ended, on whose side."""
    traits: Callable[[Sequence[Event], int], Traits] = lambda _events, players: ((),) * players
    """What players had or did."""
    named: Callable[[str], Sentence] = Sentence
    """A trait in words."""
    cards: Callable[[Sequence[Event]], Cards] = lambda _events: {}
    """What became of cards that are worth a look each."""
    card_named: Callable[[str], Sentence] = Sentence
    """Such a card in words."""
    card_figures: tuple[Ratio, ...] = ()
    """What follows from the counts of each: `lab-card-<name>`."""


def kept(traits: Sequence[set[str]]) -> Traits:
    """Traits in an order that is always the same."""
    return tuple(tuple(sorted(seat)) for seat in traits)
