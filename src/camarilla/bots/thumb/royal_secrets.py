"""Rules of thumb for Royal Secrets: those that search plays quickly by, taken one decision at a time."""

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.bots.ismcts.royal_secrets import RoyalHandbook
from camarilla.core.data import View
from camarilla.games.royal_secrets.view import RoyalView

TEMPERS = 3


class RoyalThumb(Bot):
    """Plays sensibly, and bluffs sometimes. Some are bold: they like small audiences, where a Favour is to be had."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.handbook = RoyalHandbook(self.rng.below(TEMPERS))

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """One of the legal decisions. Any table that the view allows will do: what is hidden is not looked at."""
        me = reader_of(view)
        if not isinstance(view, RoyalView):
            raise TypeError(f"this bot decides from a RoyalView, not from {type(view).__name__}")
        return legal[0] if len(legal) == 1 else self.handbook.choose(view.imagine(self.rng), me, legal, self.rng)
