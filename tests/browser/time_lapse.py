"""A server's clock that a test moves on: days pass in a moment, and what was due meanwhile is done.

    with time_lapse_server() as server:
        go_on(server, days=30)
        hear_bots_out(server)                   # whatever they were about to decide or to say is out

It is the server's time of day that all but stands and is moved, with the alarms that go by it, so that nothing is due
because a machine is slow; heartbeats and connections go on as before.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from camarilla.server import hub
from camarilla.server.driver import Driver
from camarilla.server.hub import Live
from camarilla.server.page import files
from camarilla.server.voices import Voices
from tests.patience import PATIENCE
from tests.server.live import Server, database, missing

HEAR_OUT = "hear out"
"""Asks the clock to answer when the bots have nothing more to decide or to say."""


class MovedClock:
    """In the server: stands in for `time`, and is told over a socket by how many milliseconds to go on."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.ahead = 0
        self.now = time.time_ns()
        self.drivers: dict[Driver, asyncio.AbstractEventLoop] = {}
        self.voices: set[Voices] = set()

    def time_ns(self) -> int:
        """The time of day, as moved; between two looks a millisecond passes."""
        self.now += 1_000_000
        return self.now + self.ahead * 1_000_000

    def listen(self) -> None:
        """Be the server's clock from now on."""
        setattr(hub, "time", self)  # noqa: B010 - the type checker has nothing to say about it
        real = Driver.set_alarm

        def set_alarm(driver: Driver, live: Live) -> None:
            self.drivers[driver] = asyncio.get_running_loop()
            real(driver, live)

        setattr(Driver, "set_alarm", set_alarm)  # noqa: B010 - as above
        begin = Voices.begin

        def begin_talking(voices: Voices, words: asyncio.Task[None]) -> None:
            self.voices.add(voices)
            begin(voices, words)

        setattr(Voices, "begin", begin_talking)  # noqa: B010 - as above
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(self.where)
        listening.listen()
        threading.Thread(target=self.serve, args=(listening,), daemon=True).start()

    def serve(self, listening: socket.socket) -> None:
        """Move on whenever somebody says so, and answer when every alarm is set anew."""
        while True:
            asking, _ = listening.accept()
            with asking:
                asked = asking.makefile().readline().strip()
                if asked == HEAR_OUT:
                    for driver, loop in list(self.drivers.items()):
                        heard = heard_out(driver, list(self.voices))
                        asyncio.run_coroutine_threadsafe(heard, loop).result(PATIENCE)
                else:
                    self.ahead += int(asked)
                    for driver, loop in list(self.drivers.items()):
                        asyncio.run_coroutine_threadsafe(ring_anew(driver), loop).result(PATIENCE)
                asking.sendall(b"done\n")


async def ring_anew(driver: Driver) -> None:
    """What has become due by the move is done now."""
    for live in list(driver.hub.lives.values()):
        driver.look(live, None)


async def heard_out(driver: Driver, voices: list[Voices]) -> None:
    """What bots were about to decide and to say is decided and said, and what they answer to that."""
    while busy := [*driver.deciding.values(), *(words for one in voices for words in one.tasks)]:
        await asyncio.wait(busy)


@contextmanager
def time_lapse_server() -> Iterator[Server]:
    """A server of a test's own, whose clock it moves."""
    if "index.html" not in files():
        missing("the page is not built: make web")
    with database("sqlite") as url:
        running = Server(url, module="tests.browser.served_in_time_lapse")
        running.arguments = [clock_of(running)]
        with running:
            yield running


def clock_of(server: Server) -> str:
    """Where a server's clock is told to go on."""
    return str(Path(server.folder) / "clock")


def go_on(server: Server, *, days: int = 0, hours: int = 0, seconds: int = 0) -> None:
    """Let time pass for a server."""
    ask_clock(server, str(((days * 24 + hours) * 3600 + seconds) * 1000))


def hear_bots_out(server: Server) -> None:
    """Wait until the bots have decided what they are asked, and said what they have to say."""
    ask_clock(server, HEAR_OUT)


def ask_clock(server: Server, what: str) -> None:
    """Ask the server's clock for something, and wait until it is done."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(PATIENCE)
        asking.connect(clock_of(server))
        asking.sendall(f"{what}\n".encode())
        assert asking.makefile().readline() == "done\n"
