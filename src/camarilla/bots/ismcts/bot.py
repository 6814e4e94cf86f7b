"""The bot that searches."""

from typing import Final

from camarilla.bots.bot import AT_EASE, NO_LIMIT, Bot, Clock
from camarilla.bots.ismcts.handbook import Handbook
from camarilla.bots.ismcts.search import Search
from camarilla.core.data import View

EXPLORATION: Final = 0.5
MOST_NODES: Final = 50_000
"""A tree is no larger than this, so neither is what it takes of memory."""


class SearchBot(Bot):
    """Thinks ahead as long as the clock allows, every time anew: a decision follows from the view and the seed."""

    def __init__(self, seed: int, handbook: Handbook, most: int = NO_LIMIT) -> None:
        """`most`: it thinks no longer than so many iterations, whatever the clock says."""
        super().__init__(seed)
        self.handbook = handbook
        self.most = most

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:
        """The decision tried most often."""
        if len(legal) == 1:
            return legal[0]
        search = Search(self.handbook, view, self.rng.below(1 << 31), EXPLORATION, MOST_NODES)
        search.run(min(self.most, clock.iterations), clock.seconds)
        return search.best()
