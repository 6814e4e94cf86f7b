"""The bot that plays anything."""

from camarilla.bots.bot import AT_EASE, Bot, Clock
from camarilla.core.data import View


class RandomBot(Bot):
    """Every legal decision is as likely as the others."""

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - it does not look
        """Any legal decision."""
        return self.rng.choice(legal)
