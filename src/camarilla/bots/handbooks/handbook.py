"""What bots know of a game beyond its rules: a handbook for each."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from camarilla.bots.style import EVEN, Style
from camarilla.core.data import View
from camarilla.core.game import State
from camarilla.core.rng import Rng

UNSEEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Suspicion(ABC):
    """What the others' play, up to a view, says of the worlds that the view cannot rule out."""

    @abstractmethod
    def likelihood(self, world: State) -> float:
        """How likely the others would have played as they did if this were the world, against other worlds."""

    def carried_over(self, last: State, fresh: State) -> State:  # noqa: ARG002 - for games that can tell them apart
        """A world as likely as the last one: what the others' play tells nothing of may be as in a fresh one."""
        return last.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Handbook(ABC):
    """How a game is played quickly, what its end is worth, and what others see of a decision."""

    def __init__(self, style: Style = EVEN, *, points_weight: float = 0.5, spread: float, usual: float) -> None:
        """A game knows which part of a reward points make up, which lead earns all of it, and what one usually has."""
        self.boldness = style.boldness
        self.malice = style.malice
        self.points_weight = points_weight * (1.0 - 0.5 * style.boldness)
        self.spread = spread
        self.usual = usual

    def reward(self, victory: float, mine: float, theirs: float) -> float:
        """What an end is worth, from 0 to 1: one's part of the victory, and how far one is ahead of the others.

        The malicious mind more what others have, and the loyal less. Everybody is taken to be of the same style.
        """
        lead = mine - theirs - 0.5 * self.malice * (theirs - self.usual)
        ahead = max(-1.0, min(1.0, lead / self.spread))
        return victory + self.points_weight * (0.5 + 0.5 * ahead - victory)

    @abstractmethod
    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision, taken in about a microsecond: how play goes on where the tree ends."""

    @abstractmethod
    def rewards(self, state: State) -> list[float]:
        """What an end is worth to each seat, from 0 to 1: the win first, the points besides."""

    def suspicion(self, view: View) -> "Suspicion | None":  # noqa: ARG002 - all worlds are alike
        """What can be read in the others' play so far; None in games where there is nothing to read."""
        return None

    def outward(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002 - most decisions are open
        """A decision as the others see it: those they cannot tell apart give the same number.

        UNSEEN where they do not even see that it has been taken.
        """
        return action

    def side(self, state: State, seat: int) -> int:  # noqa: ARG002 - most games have none
        """What a player knows of themself that sets their aims, as a small number: those with other aims play apart."""
        return 0
