"""The watch.

Every second this process says that it is alive, takes up the tables of processes that are not any more, and looks
whether a nudge was lost.
"""

import asyncio
import logging

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.protocol.tables import Phase
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub, Live, now
from camarilla.server.refusal import Refusal
from camarilla.server.schema import processes, tables
from camarilla.server.store import StoreTrouble
from camarilla.server.table import Table

LOG = logging.getLogger("camarilla.watch")
BEAT = 1.0
DEAD = 4_000
"""A process that has not been heard of for so many milliseconds is gone."""
IDLE = 60_000
"""A table that nobody is connected to and that waits for nothing is closed after so many milliseconds."""
AT_ONCE = 200
UNWELL = 10_000
"""A process that could not write for so many milliseconds is not well."""
PATIENCE = 3.0
"""How many seconds whoever asks after our health waits for the database."""


class Watch:
    """Keeps this process' place among the others."""

    def __init__(self, hub: Hub, *, alone: bool) -> None:
        self.hub = hub
        self.alone = alone
        """Whether no other process can be using this database: then whoever is in it is gone."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Say that we are here, and begin."""
        await self.beat()
        self.task = asyncio.create_task(self.run(), name="watch")

    async def close(self) -> None:
        """Take up no more tables."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def leave(self) -> None:
        """Say that we go, so that others take up our tables at once: a beat below zero was the last."""

        async def left(connection: AsyncConnection) -> None:
            await connection.execute(update(processes).where(processes.c.id == self.hub.process).values(beat=-now()))
            await forget_the_dead(connection)

        try:
            await self.hub.store.write(left)
        except StoreTrouble as wrong:
            LOG.warning("leaving not written", extra={"why": type(wrong).__name__})

    async def run(self) -> None:
        """Once a second."""
        while True:
            try:
                await self.beat()
                await self.take_up()
                if not self.alone:
                    await self.look_for_lost_nudges()
                self.close_idle()
            except (StoreTrouble, Refusal) as wrong:
                LOG.warning("database trouble", extra={"why": type(wrong).__name__})
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Say that this process is alive."""

        async def written(connection: AsyncConnection) -> None:
            row = {"id": self.hub.process, "beat": now()}
            insert = self.hub.store.insert(processes).values(**row)
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"beat": row["beat"]}))

        await self.hub.store.write(written)

    async def take_up(self) -> None:
        """Make the tables of processes that are gone ours."""
        gone_before = now() - DEAD

        async def orphans(connection: AsyncConnection) -> list[tuple[str, str | None, int | None]]:
            query = (
                select(tables.c.id, tables.c.owner, processes.c.beat)
                .join(processes, processes.c.id == tables.c.owner, isouter=True)
                .where(tables.c.phase != Phase.OVER.value)
                .where(tables.c.owner.is_distinct_from(self.hub.process))
                .limit(AT_ONCE)
            )
            if not self.alone:
                query = query.where((processes.c.beat.is_(None)) | (processes.c.beat < gone_before))
            return [(row.id, row.owner, row.beat) for row in (await connection.execute(query)).all()]

        for table_id, owner, beat in await self.hub.store.read(orphans):
            if await self.claim(table_id, owner):
                live = await self.hub.live(table_id)
                if live is not None:
                    await self.resume(live, owner, beat)

    async def claim(self, table_id: str, owner: str | None) -> bool:
        """Make a table ours, unless somebody else was quicker."""

        async def claimed(connection: AsyncConnection) -> bool:
            ours = update(tables).where(tables.c.id == table_id, tables.c.owner.is_not_distinct_from(owner))
            result = await connection.execute(ours.values(owner=self.hub.process))
            return result.rowcount == 1

        return await self.hub.store.write(claimed)

    async def resume(self, live: Live, owner: str | None, beat: int | None) -> None:
        """Go on where a process that is gone stopped: who was connected to it is away, and no clock has run."""
        live.owned = True
        lost = now() - max(abs(beat or 0), live.table.updated)

        def gone(table: Table, at: int) -> AnyEntry | None:
            for seat, person in table.people():
                for process in person.at:
                    if process == owner or (self.alone and process != self.hub.process):
                        return e.Went(at=at, seat=seat, process=process)
            return None

        while gone(live.table, 0) is not None:
            await self.hub.write(live, gone)

        def credited(table: Table, at: int) -> AnyEntry | None:
            return e.Credited(at=at, lost=lost) if lost > 0 and table.phase is not Phase.OVER else None

        await self.hub.write(live, credited)
        for listener in self.hub.after:
            listener(live, None)

    async def look_for_lost_nudges(self) -> None:
        """Whether another process has written to a table that is open here without our hearing of it."""
        lives = list(self.hub.lives.items())
        for start in range(0, len(lives), AT_ONCE):
            part = dict(lives[start : start + AT_ONCE])
            for table_id, length in (await self.hub.store.lengths(part)).items():
                if length > part[table_id].table.length:
                    await self.hub.catch_up(part[table_id])

    def close_idle(self) -> None:
        """Close tables that nobody is connected to and that wait for nothing."""
        at = now()
        for table_id, live in list(self.hub.lives.items()):
            for person, box in list(live.outboxes.items()):
                if not box.lines and at - box.idle_since > IDLE:
                    del live.outboxes[person]
            waits = live.table.phase in {Phase.DEALING, Phase.PLAYING}
            if not live.outboxes and not waits and at - live.table.updated > IDLE and not live.lock.locked():
                del self.hub.lives[table_id]


async def forget_the_dead(connection: AsyncConnection) -> None:
    """Processes that have not been heard of for a day are not heard of again."""
    await connection.execute(delete(processes).where(func.abs(processes.c.beat) < now() - 86_400_000))


async def is_well(hub: Hub) -> bool:
    """Whether the database can be read, and this process has lately been able to write to it."""

    async def last_beat(connection: AsyncConnection) -> int | None:
        beat: int | None = await connection.scalar(select(processes.c.beat).where(processes.c.id == hub.process))
        return beat

    try:
        beat = await asyncio.wait_for(hub.store.read(last_beat), PATIENCE)
    except (StoreTrouble, TimeoutError):
        return False
    return beat is not None and now() - beat < UNWELL
