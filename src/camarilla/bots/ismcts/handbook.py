"""What search knows of a game beyond its rules: a handbook for each."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.core.game import State
from camarilla.core.rng import Rng

UNSEEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Handbook(ABC):
    """How a game is played quickly, what its end is worth, and what others see of a decision."""

    @abstractmethod
    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision, taken in about a microsecond: how play goes on where the tree ends."""

    @abstractmethod
    def rewards(self, state: State) -> list[float]:
        """What an end is worth to each seat, from 0 to 1: the win first, the points besides."""

    def is_likely(self, state: State, me: int, rng: Rng) -> bool:  # noqa: ARG002 - all worlds are alike
        """Whether the others would have played as they did if this were the world; drawn, where it is less likely."""
        return True

    def outward(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002 - most decisions are open
        """A decision as the others see it: those they cannot tell apart give the same number.

        UNSEEN where they do not even see that it has been taken.
        """
        return action

    def side(self, state: State, seat: int) -> int:  # noqa: ARG002 - most games have none
        """What a player knows of themself that sets their aims, as a small number: those with other aims play apart."""
        return 0
