"""What everybody who speaks or draws at one table needs."""

from dataclasses import dataclass

from camarilla.cli.draw.drawing import Drawing
from camarilla.cli.screen import Screen
from camarilla.core.match import Match
from camarilla.locales import Speaker


@dataclass(frozen=True)
class Room:
    """A match, the screen it is shown on, in which language, and how it is drawn."""

    match: Match
    screen: Screen
    speaker: Speaker
    drawing: Drawing
