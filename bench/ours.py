"""Camarilla itself: the build that is installed, and the plain sources in a process of their own beside it.

`python -m bench.ours` is that process. It reads lines "contender seconds" and answers "done seconds"; in between it
sleeps, so both builds take turns on the same core in the same run.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from camarilla.cli import measure
from camarilla.cli.measure import PURE, Contender, Measure, Slice
from camarilla.core.build import is_compiled
from camarilla.core.game import Game
from camarilla.games import GAMES

PLAYERS: Final = {"royal-secrets": 4, "secrets": 6, "road-to-the-palace": 4}
"""The tables of the headline figures, and of the targets."""
SOURCES: Final = Path(__file__).parents[1] / "src"


def headline_players(game: Game) -> int:
    return PLAYERS.get(game.key, game.seats[-1])


def headline() -> list[Contender]:
    return [contender for game in GAMES for contender in measure.contenders(game, headline_players(game))]


def installed() -> list[Contender]:
    """Every measure at the headline table, and whole games with every other number of players."""
    others = [
        contender
        for game in GAMES
        for players in game.seats
        if players != headline_players(game)
        for contender in measure.contenders(game, players)
        if contender.measure is Measure.INSIDE
    ]
    return headline() + others


@contextmanager
def pure() -> Iterator[list[Contender]]:
    """The plain sources, if it is the compiled build that is installed."""
    if not is_compiled():
        yield []
        return
    with subprocess.Popen(
        [sys.executable, "-m", "bench.ours"],
        cwd=SOURCES.parent,
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    ) as process:
        try:
            yield [
                Contender(PURE, same.subject, same.measure, slices_of(process, index))
                for index, same in enumerate(headline())
            ]
        finally:
            if process.stdin is not None:
                process.stdin.close()


def slices_of(process: subprocess.Popen[str], index: int) -> Callable[[float], Slice]:
    def take(seconds: float) -> Slice:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{index} {seconds}\n")
        answer = process.stdout.readline()
        if not answer:
            raise SystemExit("the process with the pure build has ended; see above")
        done, spent = answer.split()
        return Slice(int(done), float(spent))

    return take


def serve() -> None:
    if is_compiled():
        raise SystemExit(f"{SOURCES} holds compiled modules: the pure build cannot be measured")
    contenders = headline()
    with measure.quiet_collector():
        for line in sys.stdin:
            index, seconds = line.split()
            taken = contenders[int(index)].take(float(seconds))
            print(taken.done, taken.seconds, flush=True)


if __name__ == "__main__":
    serve()
