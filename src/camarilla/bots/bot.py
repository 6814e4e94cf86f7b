"""What a bot is: something that decides from a View. It never meets a State, so it cannot peek."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from camarilla.core.data import View
from camarilla.core.rng import Fast


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player made of code. The same seed and the same questions in the same order give the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng = Fast(seed)

    @abstractmethod
    def decide(self, view: View, legal: list[int]) -> int:
        """One of the legal decisions of the seat that the view belongs to."""
