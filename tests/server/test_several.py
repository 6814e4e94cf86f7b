"""Several server processes on one PostgreSQL database: one goes, another goes on; the database goes, and all say so."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
from sqlalchemy import Executable, select
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.client import Visitor
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_server import AddBot, Start
from camarilla.server.schema import processes, tables
from camarilla.server.store import driven
from tests.patience import PATIENCE
from tests.server.live import database, statement
from tests.server.serving import play, server

get = partial(httpx.get, timeout=PATIENCE)


HOST = ("serve", "--port", "0", "--bot-pace", "0-0")


def test_one_that_stops_hands_its_tables_over_at_once_and_all_are_ill_without_a_database(tmp_path: Path) -> None:
    with database("postgresql") as url:
        words = (*HOST, "--database", url)
        with server(words, tmp_path) as first, server(words, tmp_path) as second:
            assert [get(f"{one.address}/healthz").status_code for one in (first, second)] == [
                200,
                200,
            ]
            table = asyncio.run(
                asyncio.wait_for(handed_over(url, first.address, second.address, first.stop), PATIENCE * 2)
            )
            played = get(f"{second.address}/api/tables/{table}").json()["phase"]

            asyncio.run(shut(url))
            assert get(f"{second.address}/healthz").status_code == 503
            assert get(f"{second.address}/api/tables").status_code == 503
            assert second.stop() == 0

    assert played == "over"


async def handed_over(url: str, first: str, second: str, stop: Callable[[], int]) -> str:
    """A game that begins on one process and ends on the other; its table."""
    async with asyncio.timeout(PATIENCE), Visitor.at(first) as ann:
        await ann.come_in("Ann")
        table = (await ann.make_table(Settings("secrets", 4))).id
        async with ann.sit_at(table) as seat:
            for _ in range(3):
                await seat.request(AddBot(seat.mark(), "courtier"))
            await seat.request(Start(seat.mark()))
            await play(seat, most=2)
            owner = await owner_of(url, table)
            assert await asyncio.to_thread(stop) == 0
        assert await beat_of(url, owner) < 0, "it did not say that it goes, so that nobody waits for it"
        while await owner_of(url, table) == owner:  # noqa: ASYNC110 - it is another process that writes it
            await asyncio.sleep(0.02)
        session = ann.session
    async with Visitor.at(second, session=session) as again, again.sit_at(table) as seat:
        await asyncio.wait_for(play(seat), PATIENCE)
    return table


async def owner_of(url: str, table: str) -> str:
    """The process that owns a table."""
    return str(await scalar(url, select(tables.c.owner).where(tables.c.id == table)))


async def beat_of(url: str, process: str) -> int:
    """When a process was last heard of."""
    return int(str(await scalar(url, select(processes.c.beat).where(processes.c.id == process))))


async def scalar(url: str, query: Executable) -> object:
    """One thing from the database."""
    engine = create_async_engine(driven(url))
    try:
        async with engine.connect() as connection:
            return await connection.scalar(query)
    finally:
        await engine.dispose()


async def shut(url: str) -> None:
    """Nobody gets into the database any more."""
    name = url.rpartition("/")[2]
    await statement(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await statement(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
