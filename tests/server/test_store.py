"""The database, on SQLite and on PostgreSQL: one writer, groups, conflicts, trouble."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.server.schema import people
from camarilla.server.store import Store, StoreTrouble
from tests.server.live import database

BACKENDS = ("sqlite", "postgresql")


def with_store(backend: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a new database, work with it, and close it."""

    async def worked(url: str) -> None:
        store = await Store.opened(url)
        try:
            await work(store)
        finally:
            await store.close()

    with database(backend) as url:
        asyncio.run(worked(url))


def person(name: str) -> Callable[[AsyncConnection], Awaitable[str]]:
    """A job that writes something which can be there only once."""

    async def written(connection: AsyncConnection) -> str:
        await connection.execute(insert(people).values(id=name, name=name, created=0))
        return name

    return written


async def names(store: Store) -> set[str]:
    """Who is in the database."""

    async def found(connection: AsyncConnection) -> set[str]:
        return set((await connection.scalars(select(people.c.name))).all())

    return await store.read(found)


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_written_at_once_shares_commits_and_is_all_there(backend: str) -> None:
    async def work(store: Store) -> None:
        written = await asyncio.gather(*(store.append(f"t{n % 20}", n // 20, b"%d" % n) for n in range(400)))
        assert all(written)
        assert store.commits < 40
        assert await store.entries("t7") == [b"%d" % n for n in range(7, 400, 20)]
        assert await store.entries("t7", 18) == [b"367", b"387"]
        assert await store.lengths(["t7", "none"]) == {"t7": 20}

    with_store(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_of_two_entries_for_one_place_the_first_is_kept_also_in_one_group(backend: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t", 0, b"first")
        written = await asyncio.gather(
            store.append("t", 0, b"late"),
            store.append("t", 1, b"second"),
            store.append("t", 1, b"doubled"),
            store.append("u", 0, b"other"),
        )
        assert list(written) == [False, True, False, True]
        assert await store.entries("t") == [b"first", b"second"]

    with_store(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_job_that_fails_fails_alone(backend: str) -> None:
    async def broken(connection: AsyncConnection) -> None:
        await connection.execute(insert(people).values(id="x", name="x", created=0))
        raise ValueError("a mistake of ours")

    async def work(store: Store) -> None:
        done = await asyncio.gather(
            store.write(person("ann")),
            store.write(person("ann")),
            store.append("t", 0, b"kept"),
            store.write(broken),
            store.write(person("bob")),
            return_exceptions=True,
        )
        assert done[0] == "ann"
        assert isinstance(done[1], IntegrityError)
        assert done[2] is True
        assert isinstance(done[3], ValueError)
        assert done[4] == "bob"
        assert await names(store) == {"ann", "bob"}

    with_store(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_writer_survives_trouble_with_the_database(backend: str) -> None:
    async def nonsense(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT nonsense FROM nowhere"))

    async def hung_up(connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        await raw.driver_connection.close()
        await connection.execute(text("SELECT 1"))

    async def work(store: Store) -> None:
        with pytest.raises(StoreTrouble):
            await store.write(nonsense)
        with pytest.raises(StoreTrouble):
            await store.read(nonsense)
        with pytest.raises(Exception):  # noqa: B017, PT011 - whatever a driver makes of it
            await store.write(hung_up)
        assert await store.append("t", 0, b"after")
        assert await store.entries("t") == [b"after"]

    with_store(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_stops_waiting_for_a_commit_disturbs_nobody(backend: str) -> None:
    async def work(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.append("t", n, b"%d" % n)) for n in range(50)]
        await asyncio.sleep(0)
        for impatient in waiting[::2]:
            impatient.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert await store.append("t", 50, b"50")
        assert len(await store.entries("t")) == 51

    with_store(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_cannot_be_the_name_of_a_table_is_not_looked_for(backend: str) -> None:
    async def work(store: Store) -> None:
        for strange in ("", "\x00", "a b", "\udc80", "x" * 33, "'; DROP TABLE log; --"):
            assert await store.entries(strange) == []

    with_store(backend, work)


def test_a_commit_is_on_disk_before_it_is_answered(tmp_path: Path) -> None:
    async def settings() -> tuple[str, int]:
        store = await Store.opened(f"sqlite:///{tmp_path / 'x.db'}")

        async def asked(connection: AsyncConnection) -> tuple[str, int]:
            mode = await connection.scalar(text("PRAGMA journal_mode"))
            synchronous = await connection.scalar(text("PRAGMA synchronous"))
            return str(mode), int(synchronous)

        try:
            return await store.read(asked)
        finally:
            await store.close()

    assert asyncio.run(settings()) == ("wal", 2), "write-ahead log, synchronous FULL"
