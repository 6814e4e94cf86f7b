"""kill -9: what was acknowledged is kept, once; every table goes on; no clock has run meanwhile.

`python -m tests.server.kills --kills 200` does the same at length.
"""

import asyncio
import time

import pytest

from camarilla.protocol.tables import PerDecision, Settings
from camarilla.protocol.to_client import Clocks, Welcome
from tests.server.kills import run
from tests.server.live import Server, database
from tests.server.players import Player, party

SECONDS = 60
PAUSE = 8


def test_no_acknowledged_decision_is_lost_or_doubled_when_the_only_server_is_killed() -> None:
    summary, errors = run("sqlite", kills=12, processes=1, tables=3, seed=7)
    assert summary.is_well(), summary.told()
    assert summary.acknowledged > 50
    assert errors == []


def test_nor_when_one_of_two_servers_at_one_postgresql_is_killed() -> None:
    summary, errors = run("postgresql", kills=8, processes=2, tables=3, seed=8)
    assert summary.is_well(), summary.told()
    assert summary.acknowledged > 50
    assert errors == []


@pytest.mark.parametrize("gently", [False, True])
def test_no_clock_runs_while_no_server_is_there(gently: bool) -> None:
    with database("sqlite") as url, Server(url) as server:
        asyncio.run(clock_over_a_pause(server, gently))


async def clock_over_a_pause(server: Server, gently: bool) -> None:
    async with party([server.url], Settings("secrets", 4, clock=PerDecision(SECONDS)), people=4) as table:
        await table.start()
        await until_clocks(table.host)
        before, began = clocks(table.host), time.monotonic()
        await asyncio.sleep(2.5)
        await asyncio.to_thread(server.stop if gently else server.kill)
        ran = time.monotonic() - began
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(server.start)
        began = time.monotonic()
        await until_welcomed(table.host)
        after = clocks(table.host)
        ran += time.monotonic() - began
        seat = before.running[0]
        gone_by = ((before.left[seat] or 0) - (after.left[seat] or 0)) / 1000
        assert gone_by < ran + PAUSE / 2, "the time without a server has counted"
        assert gone_by > 1, "and the time with one has not"


async def until_welcomed(player: Player) -> None:
    """Wait until a new server has told everything."""
    known = player.seat.stretch
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
