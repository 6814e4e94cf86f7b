"""kill -9: what was acknowledged is kept, once; every table goes on; no clock has run meanwhile.

`python -m tests.server.kills --kills 200` does the same at length.
"""

import asyncio
import contextlib
import sqlite3

import pytest

from camarilla.protocol.tables import PerDecision, Settings
from camarilla.protocol.to_client import Clocks, Welcome
from tests.patience import PATIENCE
from tests.server.kills import run
from tests.server.live import Moved, database
from tests.server.players import Player, party

SECONDS = 60
RAN = 25
"""Seconds of it with a server."""
PAUSE = 8 * 3600
"""Seconds without one."""


def test_no_acknowledged_decision_is_lost_or_doubled_when_the_only_server_is_killed() -> None:
    summary, errors = run("sqlite", kills=12, processes=1, tables=3, seed=7)
    assert summary.is_well(), summary.told()
    assert summary.games >= 3  # each table comes to an end at least once
    assert summary.acknowledged > 0
    assert errors == []


def test_nor_when_one_of_two_servers_at_one_postgresql_is_killed() -> None:
    summary, errors = run("postgresql", kills=8, processes=2, tables=3, seed=8)
    assert summary.is_well(), summary.told()
    assert summary.games >= 3  # each table comes to an end at least once
    assert summary.acknowledged > 0
    assert errors == []


@pytest.mark.parametrize("gently", [False, True])
def test_no_clock_runs_while_no_server_is_there(gently: bool) -> None:
    with database("sqlite") as url, Moved(url) as server:
        asyncio.run(asyncio.wait_for(clock_over_a_pause(server, gently), PATIENCE))


async def clock_over_a_pause(server: Moved, gently: bool) -> None:
    async with party([server.url], Settings("secrets", 4, clock=PerDecision(SECONDS)), people=4) as table:
        await table.start()
        await until_clocks(table.host)
        before = clocks(table.host)
        server.go_on(RAN)
        await until_beat(server)
        known = table.host.seat.stretch
        await asyncio.to_thread(server.stop if gently else server.kill)
        server.go_on(PAUSE)
        await asyncio.to_thread(server.start)
        await until_welcomed(table.host, known)
        after = clocks(table.host)
        seat = before.running[0]
        gone_by = (before.left[seat] or 0) - (after.left[seat] or 0)
        assert gone_by == RAN * 1000, "the time with a server counts, the time without one does not"


async def until_beat(server: Moved) -> None:
    """Wait until the server has said that it is alive now, as its clock says."""
    file = server.database.removeprefix("sqlite:///")
    beats: list[tuple[int]] = []
    while (server.now,) not in beats:
        await asyncio.sleep(0.02)
        with contextlib.closing(sqlite3.connect(file)) as looking:
            beats = looking.execute("SELECT beat FROM processes").fetchall()


async def until_welcomed(player: Player, known: str | None) -> None:
    """Wait until a new server has told everything, in another stretch than the one that is known."""
    async for news in player.seat.news():
        if isinstance(news, Welcome) and news.stretch != known:
            return


async def until_clocks(player: Player) -> None:
    """Wait until the game has begun."""
    async for _ in player.seat.news():
        if player.seat.situation is not None and player.seat.situation.clocks is not None:
            return


def clocks(player: Player) -> Clocks:
    """The clocks as a player was last told."""
    situation = player.seat.situation
    assert situation is not None
    assert situation.clocks is not None
    return situation.clocks
