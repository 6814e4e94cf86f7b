"""What everybody who speaks or draws at one table needs."""

from dataclasses import dataclass

from camarilla.cli.draw.drawing import Drawing
from camarilla.cli.hosted import Hosted
from camarilla.cli.screen import Screen
from camarilla.locales import Speaker


@dataclass(frozen=True)
class Room:
    """A game, the screen it is shown on, in which language, and how it is drawn."""

    hosted: Hosted
    screen: Screen
    speaker: Speaker
    drawing: Drawing
    hints: bool = False
    """Whether what a choice would do stands beside it, where that is short."""
