"""Rules of thumb for Royal Secrets."""

from camarilla.bots.bot import Bot
from camarilla.core.data import View


class RoyalThumb(Bot):
    """Plays sensibly."""

    def decide(self, view: View, legal: list[int]) -> int:  # noqa: ARG002
        """One of the legal decisions."""
        return self.rng.choice(legal)
