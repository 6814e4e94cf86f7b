"""What a bot is: something that decides from a View. It never meets a State, so it cannot peek."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.core.data import View
from camarilla.core.rng import Fast

NO_LIMIT: Final = 1 << 40


class Clock:
    """How long a bot may think: so many iterations or so many seconds, whichever are used up first.

    With a limit of iterations alone, the same view and seed give the same decision on every machine.
    """

    def __init__(self, seconds: float = 0.2, iterations: int = NO_LIMIT) -> None:
        self.seconds = seconds
        self.iterations = iterations


AT_EASE: Final = Clock(1.0, 2000)
"""Time enough for so many iterations on most machines, so that a decision can be taken again."""


def reader_of(view: View) -> int:
    """The seat that a view belongs to. Raises TypeError for anything but what a player sees."""
    if not isinstance(view, View):
        raise TypeError(f"a bot decides from a View, not from {type(view).__name__}")
    if view.reader is None:
        raise TypeError("a spectator decides nothing")
    return view.reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player made of code. The same seed and the same questions in the same order give the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng = Fast(seed)

    @abstractmethod
    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:
        """One of the legal decisions of the seat that the view belongs to."""
