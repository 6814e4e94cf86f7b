"""What is acknowledged is on disk: seen from outside, by a trace of what the server asks of the system."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from camarilla.protocol.tables import Settings
from tests.patience import PATIENCE
from tests.server.live import Process, Server, database
from tests.server.players import Player, party

TRACED = "write,pwrite64,writev,sendto,sendmsg,fsync,fdatasync"
SYNCED = re.compile(r"f(data)?sync(\(\d+\)| resumed>\)) += 0")


class TracedServer(Server):
    """A server whose system calls are written down, in order."""

    @property
    def trace(self) -> Path:
        """Where they are."""
        return self.folder / "trace"

    def command(self) -> list[str]:
        """The server, under strace."""
        traced = ["-s", "16384", "-e", f"trace={TRACED}", "-o", str(self.trace)]
        return ["strace", "-D", "-f", "-qq", *traced, *super().command()]

    def begin(self) -> None:
        """Start it: strace wants to start what it traces."""
        Process.begin(self)

    def is_alive(self) -> bool:
        """Whether it runs."""
        return Process.is_alive(self)

    def kill(self) -> None:
        """End it; the one who traces it is its child, and ends with it."""
        Process.kill(self)


def test_an_entry_is_written_and_synced_before_it_is_acknowledged() -> None:
    if shutil.which("strace") is None:
        pytest.skip("no strace on this machine")
    with database("sqlite") as url, TracedServer(url) as server:
        players = asyncio.run(asyncio.wait_for(some_decisions(server), PATIENCE))
        lines = server.trace.read_text(errors="replace").splitlines()
    marks = [done.mark for player in players for done in player.done]
    assert len(marks) > 10
    for mark in marks:
        written, told = entry_of(lines, mark), acknowledgement_of(lines, mark)
        synced = [place for place in range(written, told) if SYNCED.search(lines[place])]
        assert synced, f"{mark} was acknowledged before it was on disk"


def entry_of(lines: list[str], mark: str) -> int:
    """Where a request's entry goes to the database's file."""
    return next(place for place, line in enumerate(lines) if f":{mark}" in line and "pwrite64" in line)


def acknowledgement_of(lines: list[str], mark: str) -> int:
    """Where a request is acknowledged."""
    done = f'Done\\",\\"id\\":\\"{mark}'
    return next(place for place, line in enumerate(lines) if done in line)


async def some_decisions(server: Server) -> list[Player]:
    """Part of a game."""
    async with party([server.url], Settings("royal-secrets", 3), people=3) as table:
        await table.start()
        async with asyncio.TaskGroup() as tasks:
            for player in table.players:
                tasks.create_task(player.play())
        return table.players
