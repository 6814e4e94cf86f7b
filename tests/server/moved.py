"""A server whose clock goes on only when the test says so: `python -m tests.server.moved SETTINGS FILE` (see live.py).

The file holds the time, in milliseconds since 1970. What becomes due when it is moved happens at once.
"""

import asyncio
import sys
from pathlib import Path

from camarilla.server import hub
from camarilla.server.driver import Driver
from camarilla.server.hub import Live
from camarilla.server.serve import serve
from tests.server.served import running

OFTEN = 0.02
"""Seconds from one look at the clock to the next, where something will be due."""


class FileClock:
    """Stands in for `time` in the server."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def time_ns(self) -> int:
        """What the file says."""
        return int(self.file.read_text()) * 1_000_000


set_alarm = Driver.set_alarm


def set_alarm_often(driver: Driver, live: Live) -> None:
    """Look again soon, whatever the clock says now."""
    set_alarm(driver, live)
    alarm = driver.alarms.get(live.table.id)
    loop = asyncio.get_running_loop()
    if alarm is not None and alarm.when() > loop.time() + OFTEN:
        alarm.cancel()
        driver.alarms[live.table.id] = loop.call_later(OFTEN, driver.ring, live)


if __name__ == "__main__":
    told = running()
    setattr(hub, "time", FileClock(Path(sys.argv[2])))  # noqa: B010 - the type checker has nothing to say about it
    setattr(Driver, "set_alarm", set_alarm_often)  # noqa: B010
    serve(told)
