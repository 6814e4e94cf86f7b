"""The way of entries into SQLite: a whole group in one statement and one commit, in one trip to a thread of its own.

Through SQLAlchemy's driver every step is such a trip, and there are half a dozen to a commit; each waits until the
event loop lets go of the interpreter. Moves are nearly all that is written, so they take the short way.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

Row = tuple[str, int, bytes]
"""Table, number, body."""


class SqliteLog:
    """A connection that only ever appends to logs."""

    def __init__(self, file: str, prepare: Callable[[sqlite3.Connection, None], None]) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        prepare(self.connection, None)
        self.thread = ThreadPoolExecutor(1, "sqlite-log")

    async def close(self) -> None:
        """Close the connection, where it was used."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    async def append(self, rows: Sequence[Row]) -> list[bool]:
        """Write entries, on disk; False for those whose place was taken already."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.written, rows)

    def written(self, rows: Sequence[Row]) -> list[bool]:
        """The same, in the thread: all at once, and only if some place was taken one by one, to learn which."""
        places = ",".join(["(?,?,?)"] * len(rows))
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            if self.inserted(places, [value for row in rows for value in row]) == len(rows):
                kept = [True] * len(rows)
            else:
                self.connection.execute("ROLLBACK")
                self.connection.execute("BEGIN IMMEDIATE")
                kept = [self.inserted("(?,?,?)", row) == 1 for row in rows]
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return kept

    def inserted(self, places: str, values: Sequence[str | int | bytes]) -> int:
        """Insert what is not there yet; returns how many entries that were."""
        statement = f"INSERT INTO log (table_id, n, body) VALUES {places} ON CONFLICT DO NOTHING"  # noqa: S608 - question marks only
        return self.connection.execute(statement, values).rowcount
