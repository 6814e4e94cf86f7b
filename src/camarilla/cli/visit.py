"""Somebody at a terminal who visits a table server."""

from dataclasses import dataclass

from camarilla.cli.keys import Keys
from camarilla.cli.wire import Wire, WireScreen
from camarilla.client import Visitor
from camarilla.locales import Speaker


@dataclass(frozen=True)
class Visit:
    """The wire, the screen, the language, who one is there, and what is kept of it."""

    wire: Wire
    screen: WireScreen
    speaker: Speaker
    visitor: Visitor
    keys: Keys
    server: str
    lang: str | None
    token: str | None
