"""The public door for Python: start a match by the game's name, load one from a file."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from camarilla.core.match import Match
from camarilla.core.record import Record
from camarilla.games import GAMES, game_named


def start(
    game: str,
    players: int,
    seed: str | int | bytes,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Start a match from a seed: any text or number, or a 32-byte key."""
    return Match.start(game_named(game), players, seed, options, names)


def load(path: Path | str) -> Match:
    """Load a match from a file, wherever it stopped."""
    return Match.load(path, GAMES)


def replay(record: Record) -> Match:
    """Play a record again."""
    return Match.replay(record, GAMES)
