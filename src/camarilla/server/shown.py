"""What people have been shown of the game at a table: kept for them alone, so that any client of theirs goes on there.

It is in no log and told to nobody. It is written a moment later, many at once, and never holds a move up.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.data import Reader
from camarilla.protocol.pace import BotSpeed
from camarilla.server.schema import shown
from camarilla.server.store import Store, StoreTrouble

LOG = logging.getLogger("camarilla.shown")
PAUSE = 0.3
"""Seconds in which what is to be written gathers."""
NOTHING_YET = -1
"""The ply of whom the opening is still being shown to."""
WATCHES = -1
"""The seat of who has none, as the database has it."""


@dataclass(frozen=True)
class Mark:
    """How far somebody has been shown a game, when they came there, and how fast they like bots to be."""

    number: int
    seat: Reader
    """Through whose eyes: who takes a seat over has been shown nothing there yet."""
    ply: int
    at: int
    bots: BotSpeed = BotSpeed.NORMAL

    def is_after(self, other: "Mark | None") -> bool:
        """Whether it is news beside another one: of two devices, the one that is further on counts."""
        if other is None or self.number != other.number:
            return other is None or self.number > other.number
        return self.ply > other.ply if self.seat == other.seat else self.at > other.at


class ShownMarks:
    """Keeps the marks of all tables in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: dict[tuple[str, str], Mark] = {}
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.written: Callable[[str], None] = lambda _table: None
        """Is told of each table whose marks are in the database now: other processes may want to know."""

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run(), name="shown")

    async def close(self) -> None:
        """Write what is left."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.write()

    def keep(self, table: str, person: str, mark: Mark) -> None:
        """Write a mark down, a moment later."""
        self.changed[table, person] = mark
        self.woken.set()

    async def run(self) -> None:
        """Write what has changed."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            await asyncio.sleep(PAUSE)
            for table in await self.write():
                self.written(table)

    async def write(self) -> list[str]:
        """Write all that has changed, and say at which tables; what could not be written is written with the next."""
        changed, self.changed = self.changed, {}
        rows = [
            {
                "table_id": table,
                "person": person,
                "number": mark.number,
                "seat": WATCHES if mark.seat is None else mark.seat,
                "ply": mark.ply,
                "at": mark.at,
                "bots": mark.bots.value,
            }
            for (table, person), mark in sorted(changed.items())
        ]

        async def written(connection: AsyncConnection) -> None:
            insert = self.store.insert(shown)
            new = insert.excluded
            further = (new.seat != shown.c.seat) | (new.ply >= shown.c.ply)
            later = (new.number > shown.c.number) | ((new.number == shown.c.number) & further)
            values = {name: new[name] for name in ("number", "seat", "ply", "at", "bots")}
            again = insert.on_conflict_do_update(index_elements=["table_id", "person"], set_=values, where=later)
            await connection.execute(again, rows)

        try:
            if rows:
                await self.store.write(written)
        except StoreTrouble as wrong:
            LOG.warning("what was shown is not written", extra={"why": type(wrong).__name__})
            self.changed = changed | self.changed
            return []
        return sorted({table for table, _ in changed})

    async def read(self, table: str) -> dict[str, Mark]:
        """Everybody's mark at a table."""

        async def marks(connection: AsyncConnection) -> dict[str, Mark]:
            found = (await connection.execute(select(shown).where(shown.c.table_id == table))).all()
            return {
                row.person: Mark(
                    row.number, None if row.seat == WATCHES else row.seat, row.ply, row.at, BotSpeed(row.bots)
                )
                for row in found
            }

        with contextlib.suppress(StoreTrouble):
            return await self.store.read(marks)
        return {}
