"""A server's clock that a test moves on: days pass in a moment, and what was due meanwhile is done.

    server.arguments = [clock_of(server)]       # before it starts
    go_on(server, days=30)

It is the server's time of day that all but stands and is moved, with the alarms that go by it, so that nothing is due
because a machine is slow; heartbeats and connections go on as before.
"""

import asyncio
import socket
import threading
import time
from pathlib import Path

from camarilla.server import hub
from camarilla.server.driver import Driver
from camarilla.server.hub import Live
from tests.patience import PATIENCE
from tests.server.live import Server


class MovedClock:
    """In the server: stands in for `time`, and is told over a socket by how many milliseconds to go on."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.ahead = 0
        self.now = time.time_ns()
        self.drivers: dict[Driver, asyncio.AbstractEventLoop] = {}

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
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(self.where)
        listening.listen()
        threading.Thread(target=self.serve, args=(listening,), daemon=True).start()

    def serve(self, listening: socket.socket) -> None:
        """Move on whenever somebody says so, and answer when every alarm is set anew."""
        while True:
            asking, _ = listening.accept()
            with asking:
                self.ahead += int(asking.makefile().readline())
                for driver, loop in self.drivers.items():
                    asyncio.run_coroutine_threadsafe(ring_anew(driver), loop).result(PATIENCE)
                asking.sendall(b"moved\n")


async def ring_anew(driver: Driver) -> None:
    """What has become due by the move is done now."""
    for live in list(driver.hub.lives.values()):
        driver.look(live, None)


def clock_of(server: Server) -> str:
    """Where a server's clock is told to go on."""
    return str(Path(server.folder) / "clock")


def go_on(server: Server, *, days: int = 0, hours: int = 0, seconds: int = 0) -> None:
    """Let time pass for a server."""
    ms = ((days * 24 + hours) * 3600 + seconds) * 1000
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(PATIENCE)
        asking.connect(clock_of(server))
        asking.sendall(f"{ms}\n".encode())
        assert asking.makefile().readline() == "moved\n"
