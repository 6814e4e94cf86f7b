"""The bot that searches."""

from mypy_extensions import mypyc_attr

from camarilla.bots.bot import AT_EASE, NO_LIMIT, Bot, Clock, reader_of
from camarilla.bots.handbooks.handbook import Handbook
from camarilla.bots.ismcts.search import Search
from camarilla.core.data import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks ahead as long as the clock allows, every time anew: its first decision follows from view and seed."""

    def __init__(self, seed: int, handbook: Handbook, most: int = NO_LIMIT, *, reads: bool = False) -> None:
        """`most`: it thinks no longer than so many iterations, whatever the clock says. `reads`: as in a search."""
        super().__init__(seed)
        self.handbook = handbook
        self.most = most
        self.reads = reads

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:
        """The decision tried most often."""
        reader_of(view)
        if len(legal) == 1:
            return legal[0]
        search = Search(self.handbook, view, self.rng.below(1 << 31), reads=self.reads)
        search.run(min(self.most, clock.iterations), clock.seconds)
        return search.best()
