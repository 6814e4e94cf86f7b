"""How a forbidden decision is refused: with the rule, and a sentence of the catalogues."""

from camarilla.core.errors import IllegalMove
from camarilla.core.text import Arg, Sentence


def refused(rule: str, reason: str, **args: Arg) -> IllegalMove:
    """The refusal to raise."""
    return IllegalMove(rule, Sentence("road-to-the-palace-refused-" + reason, args))
