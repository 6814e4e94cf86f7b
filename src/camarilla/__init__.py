"""Camarilla: three board games of court and secrecy, complete, for people and for programs.

Start with `GAMES` and `Match`:

    >>> import camarilla
    >>> [game.key for game in camarilla.GAMES]
    ['royal-secrets']
    >>> match = camarilla.start("royal-secrets", players=4, seed="a rainy evening")
"""

from camarilla.api import load, replay, start
from camarilla.core.data import Deal, Event, Move, Options, Outcome, View
from camarilla.core.errors import BadData, BadDeal, BadMove, BadOptions, BadRecord, CamarillaError, IllegalMove
from camarilla.core.match import Match
from camarilla.core.record import Record
from camarilla.games import GAMES, game_named

__all__ = [
    "GAMES",
    "BadData",
    "BadDeal",
    "BadMove",
    "BadOptions",
    "BadRecord",
    "CamarillaError",
    "Deal",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "Options",
    "Outcome",
    "Record",
    "View",
    "game_named",
    "load",
    "replay",
    "start",
]
