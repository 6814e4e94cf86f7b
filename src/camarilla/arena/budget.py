"""How long bots may think."""

import math
import re

import msgspec

from camarilla.bots.bot import NO_LIMIT, Clock
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

WRITTEN = re.compile(r"(\d{1,9}(?:[.,]\d{1,6})?)\s*(ms|s|it)")
LONGEST = 3600.0
"""An hour for a decision."""


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds or iterations for each decision. With iterations the same games can be had again."""

    seconds: float | None = None
    iterations: int | None = None

    def clock(self) -> Clock:
        """The same, as bots are told."""
        return Clock(
            math.inf if self.seconds is None else self.seconds,
            NO_LIMIT if self.iterations is None else self.iterations,
        )

    def __str__(self) -> str:
        """As one would type it."""
        if self.seconds is None:
            return f"{self.iterations}it"
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"


USUAL = Budget(seconds=0.2)
"""What bots take where nobody says anything."""


def budget(text: str) -> Budget:
    """A budget from what people type: 200ms, 1.5s, 500it. Raises BadOptions."""
    written = WRITTEN.fullmatch(text.strip().lower())
    if written is not None:
        number, unit = float(written[1].replace(",", ".")), written[2]
        if unit == "it" and number >= 1 and number.is_integer():
            return Budget(iterations=int(number))
        seconds = number / 1000 if unit == "ms" else number
        if unit != "it" and 0 < seconds <= LONGEST:
            return Budget(seconds=seconds)
    raise BadOptions(f"not a budget: {text!r}", Sentence("arena-bad-budget", {"typed": text}))
