"""The bot that plays anything."""

from mypy_extensions import mypyc_attr

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.core.data import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every legal decision is as likely as the others."""

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """Any legal decision."""
        reader_of(view)
        return self.rng.choice(legal)
