"""The database: one writer that commits in groups, and as many readers as like.

Whatever is written goes through one queue. While a commit is under way the next ones gather, and share the one after
it: so the event loop never waits for a disk, and a thousand tables cost hardly more commits than one. A write is
answered once its commit is on disk.
"""

import asyncio
import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from camarilla.core.errors import CamarillaError
from camarilla.server.migrations import upgrade
from camarilla.server.schema import log
from camarilla.server.sqlite_log import SqliteLog

LOG = logging.getLogger("camarilla.store")
T = TypeVar("T")
MOST_IN_A_COMMIT = 512
LONGEST = 20
"""Seconds after which a PostgreSQL server that does not answer is in trouble."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

Job = Callable[[AsyncConnection], Awaitable[T]]


class StoreTrouble(CamarillaError):
    """The database did not answer as it should; what was to be written may or may not be there."""


@dataclass
class Appended:
    """An entry that waits for its commit."""

    table: str
    n: int
    body: bytes
    done: asyncio.Future[bool]


@dataclass
class Written:
    """Anything else that waits for its commit."""

    job: Job[None]
    done: asyncio.Future[bool]


class Store:
    """An open database."""

    def __init__(self, engine: AsyncEngine, quick: SqliteLog | None = None) -> None:
        self.engine = engine
        self.quick = quick
        """The short way for entries, where there is one."""
        self.queue: asyncio.Queue[Appended | Written] = asyncio.Queue()
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.appended = 0

    @classmethod
    async def opened(cls, url: str) -> "Store":
        """Open a database by its address and bring its tables up to date."""
        asyncpg = driven(url).startswith("postgresql+asyncpg:")
        engine = create_async_engine(
            driven(url),
            hide_parameters=True,  # an error must not quote what was written
            pool_pre_ping=asyncpg,
            connect_args={"command_timeout": LONGEST} if asyncpg else {},
        )
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
            file = engine.url.database
            quick = SqliteLog(file, prepare_sqlite) if engine.dialect.name == "sqlite" and file else None
        except BaseException:
            await engine.dispose()
            raise
        store = cls(engine, quick)
        store.writer = asyncio.create_task(store.write_in_groups(), name="writer")
        return store

    async def close(self) -> None:
        """Write what is waiting, and close."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.quick is not None:
            await self.quick.close()
        await self.engine.dispose()

    # ------------------------------------------------------------------------------------------------- writing

    def append(self, table: str, n: int, body: bytes) -> asyncio.Future[bool]:
        """Write the n-th entry of a table's log, on disk; False if it has an n-th entry already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Appended(table, n, body, done))
        return done

    async def write(self, job: Job[T]) -> T:
        """Do some other writing, all of it or nothing."""
        answers: list[T] = []

        async def answered(connection: AsyncConnection) -> None:
            answers.append(await job(connection))

        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Written(answered, done))
        await done
        return answers[0]

    async def write_in_groups(self) -> None:
        """The one writer."""
        while True:
            group = [await self.queue.get()]
            while not self.queue.empty() and len(group) < MOST_IN_A_COMMIT:
                group.append(self.queue.get_nowait())
            try:
                answers = await self.commit(group)
            except Exception as wrong:
                if not isinstance(
                    wrong, SQLAlchemyError | sqlite3.Error | OSError
                ):  # our own mistake: tell, and go on writing
                    LOG.exception("not written")
                for waiting in group:
                    settle(waiting.done, StoreTrouble(str(wrong)))
            else:
                for waiting, answer in zip(group, answers, strict=True):
                    settle(waiting.done, answer)
            finally:
                for _ in group:
                    self.queue.task_done()

    async def commit(self, group: list[Appended | Written]) -> list[bool | Exception]:
        """Write a group; an exception among the answers belongs to that job alone."""
        entries = [waiting for waiting in group if isinstance(waiting, Appended)]
        if self.quick is not None and len(entries) == len(group):
            kept = await self.quick.append([(entry.table, entry.n, entry.body) for entry in entries])
            self.appended += sum(kept)
            self.commits += 1
            return list(kept)
        return await self.commit_all(group, entries)

    async def commit_all(self, group: list[Appended | Written], entries: list[Appended]) -> list[bool | Exception]:
        """Write a group in one transaction, entries first."""
        answers: list[bool | Exception] = []
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "sqlite":  # whose driver begins too late, and would commit every job apart
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            kept = await self.insert_entries(connection, entries) if entries else set()
            self.appended += len(kept)
            for waiting in group:
                if isinstance(waiting, Appended):
                    answers.append((waiting.table, waiting.n) in kept)
                    kept.discard((waiting.table, waiting.n))  # it was the first one's
                else:
                    answers.append(await apart(connection, waiting.job))
        self.commits += 1
        return answers

    async def insert_entries(self, connection: AsyncConnection, entries: list[Appended]) -> set[tuple[str, int]]:
        """Insert entries; those whose place was taken already are left out.

        They go in one order, so that two processes that write to the same tables never wait for each other.
        """
        statement = self.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.n)
        ordered = sorted(entries, key=lambda entry: (entry.table, entry.n))
        rows = [{"table_id": entry.table, "n": entry.n, "body": entry.body} for entry in ordered]
        return {(row.table_id, row.n) for row in await connection.execute(statement, rows)}

    # ------------------------------------------------------------------------------------------------- reading

    async def read(self, job: Job[T]) -> T:
        """Read something."""
        try:
            async with self.engine.connect() as connection:
                return await job(connection)
        except (SQLAlchemyError, OSError) as wrong:
            raise StoreTrouble(str(wrong)) from wrong

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The log of a table from entry number `since` on; what cannot be a table's name has none."""
        if TABLE_ID.fullmatch(table) is None:
            return []

        async def wanted(connection: AsyncConnection) -> list[bytes]:
            query = select(log.c.body).where(log.c.table_id == table, log.c.n >= since).order_by(log.c.n)
            return [bytes(body) for body in (await connection.scalars(query)).all()]

        return await self.read(wanted)

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        wanted = tuple(tables)

        async def counted(connection: AsyncConnection) -> dict[str, int]:
            query = select(log.c.table_id, func.max(log.c.n)).where(log.c.table_id.in_(wanted)).group_by(log.c.table_id)
            return {table: last + 1 for table, last in (await connection.execute(query)).all()}

        return await self.read(counted)


async def apart(connection: AsyncConnection, job: Job[None]) -> bool | Exception:
    """Do one job of a group so that its failure undoes nothing but itself."""
    try:
        async with connection.begin_nested():
            await job(connection)
    except IntegrityError as wrong:
        return wrong
    except (SQLAlchemyError, OSError) as wrong:
        return StoreTrouble(str(wrong))
    except Exception as wrong:  # noqa: BLE001 - it is handed to whoever asked
        return wrong
    return True


def settle(done: asyncio.Future[bool], answer: bool | Exception) -> None:  # noqa: FBT001 - it is the answer itself
    """Answer whoever waits, if they still do."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


def driven(url: str) -> str:
    """A database address with the driver that we use: people write postgresql://, sqlite:///file."""
    for plain, ours in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return ours + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def prepare_sqlite(connection: DBAPIConnection | sqlite3.Connection, _entry: ConnectionPoolEntry | None) -> None:
    """SQLite so that a commit is on disk before it is answered, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
