"""A server as a process of its own, and people who play at it."""

import asyncio
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import IO

from camarilla.client import Refusal, Seat, Visitor
from camarilla.core.rng import Fast
from camarilla.protocol.tables import OpenSeat, Phase, Settings
from camarilla.protocol.to_server import AddBot, Say, Sit, Start
from tests.patience import PATIENCE

COMMAND = "from camarilla.cli import main; main()"
ALL = 10_000
OPEN = "Camarilla is open at "


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of the tests, speaking English, with a home and without windows."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "CAMARILLA_", "DISPLAY", "WAYLAND", "BROWSER"))
    }
    here = {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "HOME": str(home), "XDG_DATA_HOME": str(home)}
    return {**kept, **here, **more}


class Server:
    """The command as a process that serves; `said` is what it has said so far, `log` the file of its log."""

    def __init__(self, words: Sequence[str], home: Path, code: str = COMMAND, **env: str) -> None:
        self.log = home / f"log-{len(list(home.glob('log-*')))}"
        with self.log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(home, **env),
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.said: list[str] = []
        threading.Thread(target=read, args=(self.process.stdout, self.lines), daemon=True).start()

    def until(self, beginning: str) -> str:
        """Wait for a line; the rest of it."""
        while True:
            line = self.lines.get(timeout=PATIENCE)
            assert line is not None, f"it ended: {self.said} {self.log.read_text()}"
            self.said.append(line)
            if line.startswith(beginning):
                return line.removeprefix(beginning)

    @cached_property
    def address(self) -> str:
        """Where it is, once it is there."""
        return self.until(OPEN)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Tell it to stop; its exit code."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """The exit code, once it has ended; by then `said` is all that it has said."""
        code = self.process.wait(PATIENCE)
        while (line := self.lines.get(timeout=PATIENCE)) is not None:
            self.said.append(line)
        return code

    def told(self) -> list[dict[str, object]]:
        """What its log tells."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def read(output: IO[bytes], lines: "queue.Queue[str | None]") -> None:
    """Pass lines on as they come; None is the end."""
    with output:
        for line in output:
            lines.put(line.decode().rstrip("\n"))
    lines.put(None)


@contextmanager
def server(words: Sequence[str], home: Path, code: str = COMMAND, **env: str) -> Iterator[Server]:
    """A server that ends with the test."""
    started = Server(words, home, code, **env)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
            started.process.wait(PATIENCE)


async def game(
    host: Visitor, guest: Visitor, settings: Settings, words: Sequence[str] = (), most: int = ALL
) -> tuple[Seat, Seat]:
    """A game of two people and bots, who say these words: to the end, or until one has decided so often."""
    table = (await host.make_table(settings)).id
    async with host.sit_at(table) as first, guest.sit_at(table) as second:
        await second.request(Sit(second.mark()))
        for _ in range(settings.players - 2):
            await first.request(AddBot(first.mark(), "courtier"))
        news = first.news()
        while any(isinstance(place, OpenSeat) for place in first.table.seats):
            await anext(news)
        await first.request(Start(first.mark()))
        async with asyncio.timeout(PATIENCE):
            players = [asyncio.create_task(play(seat, words, most)) for seat in (first, second)]
            done, waiting = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
            for player in done:
                player.result()
            if most < ALL:
                for player in waiting:
                    player.cancel()
                await asyncio.gather(*waiting, return_exceptions=True)
            else:
                await asyncio.gather(*waiting)
    return first, second


async def play(seat: Seat, words: Sequence[str] = (), most: int = ALL) -> None:
    """Play to the end, or so many decisions."""
    chance = Fast(1)
    for word in words:
        await seat.request(Say(seat.mark(), word))
    decided = 0
    news = seat.news()
    while decided < most and seat.table.phase is not Phase.OVER:
        if seat.situation is not None and seat.situation.offers:
            with suppress(Refusal):  # in a sealed window the table may have gone on
                await seat.play(seat.legal()[chance.below(len(seat.situation.offers))])
                decided += 1
        await anext(news)
