"""Who plays: bots by their levels, round the table."""

import re
from collections.abc import Sequence

from camarilla.arena.own import bot_in
from camarilla.bots import PAGE, check_level
from camarilla.bots.style import EVEN, style_named
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

ENTRY = re.compile(r"\s*(?:(\S.*\.py)|([\w-]+)(/[\w-]+)?)\s*(?::\s*([1-9]\d?)\s*)?")

Lineup = tuple[str, ...]
"""The levels, perhaps with a style, and files with bots of one's own, in the order in which they sit, clockwise."""


def lineup(text: str, players: int, game: str) -> Lineup:
    """A line-up from what people type: levels, each with a count if there are several of it. Raises BadOptions.

    One level alone sits everywhere; of two without counts, one of the first sits among the second.
    """
    entries = [entry(part, game) for part in text.split(",")]
    if all(count is None for _, count in entries) and len(entries) < min(3, players):
        first, rest = entries[0][0], entries[-1][0]
        return (first,) + (rest,) * (players - 1)
    seats = tuple(level for level, count in entries for _ in range(1 if count is None else count))
    if len(seats) != players:
        raise BadOptions(
            f"{len(seats)} bots for {players} players",
            Sentence("arena-bad-count", {"players": players, "given": len(seats)}),
        )
    return seats


def entry(text: str, game: str) -> tuple[str, int | None]:
    """A level, perhaps with a style, or a file with a bot of one's own; and how many of it."""
    written = ENTRY.fullmatch(text)
    if written is None:
        raise BadOptions(f"not a level: {text!r}", Sentence("arena-bad-entry", {"typed": text.strip()}))
    own, level, style, count = written.groups()
    if own is not None:
        bot_in(own)
        return own, None if count is None else int(count)
    check_level(level, game)
    if style is not None and style_named(style[1:]) is not EVEN:
        if level == PAGE:
            raise BadOptions("a page has no style", Sentence("arena-page-style"))
        level += style
    return level, None if count is None else int(count)


def rotations(seats: Lineup) -> int:
    """How many different ways there are to turn a line-up round the table."""
    return next(turn for turn in range(1, len(seats) + 1) if turned(seats, turn) == seats)


def turned(seats: Lineup, rotation: int) -> Lineup:
    """The line-up after everybody has moved so many seats on."""
    by = rotation % len(seats)
    return seats[-by:] + seats[:-by] if by else seats


def levels_in(seats: Sequence[str]) -> list[str]:
    """Every level once, in the order of the line-up."""
    return list(dict.fromkeys(seats))
