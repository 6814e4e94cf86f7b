"""What came of every game, as tables that any program for tables reads: a line a game, and a line a seat in it.

Deals and rotations are numbered from 0, seats and places from 1.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from camarilla.arena.keeping import replace
from camarilla.arena.report import SeatGame
from camarilla.arena.tournament import Played

Cell = str | int | float

GAMES = ("deal", "rotation", "first", "decisions", "winners")
SEATS = (
    "deal",
    "rotation",
    "seat",
    "order",
    "level",
    "dealt",
    "final",
    "points",
    "place",
    "win",
    "choices",
    "thinking_ms",
    "longest_ms",
)


def write_sheet(file: Path, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
    """A table in a file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    replace(file, text.getvalue().encode())


def write_sheets(folder: Path, games: Iterable[Played], seat_games: Iterable[SeatGame]) -> None:
    """Both tables."""
    write_sheet(folder / "games.csv", GAMES, map(game_row, games))
    write_sheet(folder / "seats.csv", SEATS, map(seat_row, seat_games))


def game_row(game: Played) -> list[Cell]:
    """A line for a game."""
    winners = " ".join(str(seat + 1) for seat in game.winners)
    return [game.number.deal, game.number.rotation, game.first + 1, game.decisions, winners]


def seat_row(seat_game: SeatGame) -> list[Cell]:
    """A line for a seat in a game."""
    game, seat, level = seat_game
    times = game.times[seat]
    return [
        game.number.deal,
        game.number.rotation,
        seat + 1,
        game.order(seat) + 1,
        level,
        game.dealt[seat] if game.dealt else "",
        game.final[seat] if game.final else "",
        game.scores[seat],
        game.places[seat],
        round(game.win(seat), 6),
        times.choices,
        times.total / 1000,
        times.longest / 1000,
    ]
