"""The bot that plays by the handbook, one decision at a time."""

from mypy_extensions import mypyc_attr

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.bots.handbooks.handbook import Handbook
from camarilla.core.data import View


@mypyc_attr(allow_interpreted_subclasses=True)
class HandbookBot(Bot):
    """Plays sensibly, by rules of thumb alone."""

    def __init__(self, seed: int, handbook: Handbook) -> None:
        super().__init__(seed)
        self.handbook = handbook

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """One of the legal decisions. Any table that the view allows will do: what is hidden is not looked at."""
        me = reader_of(view)
        return legal[0] if len(legal) == 1 else self.handbook.choose(view.imagine(self.rng), me, legal, self.rng)
