"""Entries on their short way into SQLite: all at once, and never in a place that is taken."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from camarilla.server.sqlite_log import SqliteLog


def with_log(folder: Path, doing: Callable[[SqliteLog], Awaitable[None]]) -> list[tuple[str, int, bytes]]:
    """Do something with a log; returns what another connection then reads."""
    file = str(folder / "tables.db")
    with sqlite3.connect(file) as reader:
        reader.execute("CREATE TABLE log (table_id TEXT, n INTEGER, body BLOB, PRIMARY KEY (table_id, n))")

    async def done() -> None:
        log = SqliteLog(file, lambda connection, _: connection.execute("PRAGMA journal_mode=WAL").close())
        try:
            await doing(log)
        finally:
            await log.close()

    asyncio.run(done())
    found = list(reader.execute("SELECT table_id, n, body FROM log ORDER BY table_id, n"))
    reader.close()
    return found


def test_a_group_is_written_as_one(tmp_path: Path) -> None:
    rows = [("a", 0, b"one"), ("b", 0, b"two"), ("a", 1, b"three")]

    async def doing(log: SqliteLog) -> None:
        assert await log.append(rows) == [True, True, True]

    assert with_log(tmp_path, doing) == sorted(rows)


def test_who_comes_second_to_a_place_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async def doing(log: SqliteLog) -> None:
        assert await log.append([("a", 0, b"first")]) == [True]
        assert await log.append([("b", 0, b"new"), ("a", 0, b"late"), ("c", 0, b"x"), ("c", 0, b"y")]) == [
            True,
            False,
            True,
            False,
        ]

    assert with_log(tmp_path, doing) == [("a", 0, b"first"), ("b", 0, b"new"), ("c", 0, b"x")]


def test_a_group_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    async def doing(log: SqliteLog) -> None:
        broken = [("a", 0, b"fine"), ("a", 2**70, b"no such number")]
        with pytest.raises(OverflowError):
            await log.append(broken)
        assert await log.append([("a", 0, b"again")]) == [True]

    assert with_log(tmp_path, doing) == [("a", 0, b"again")]
