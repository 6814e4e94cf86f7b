"""The watch.

Every second this process says that it is alive, takes up the tables of processes that are not any more, and looks
whether a nudge was lost. A table that is opened is looked at by it before anything is written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.errors import CamarillaError
from camarilla.protocol.tables import Phase
from camarilla.server import entries as e
from camarilla.server.driver import is_asleep
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub, Live, now
from camarilla.server.keys import hang_up_ended
from camarilla.server.lists import owner_of, owners_of
from camarilla.server.people import SESSION_DAYS
from camarilla.server.schema import processes, sessions, tables
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
DAY = 86_400_000
HANGS_UP_EVERY = 10
"""Looks around, of which one looks whether a session or a token was ended through another process."""


class Watch:
    """Keeps this process' place among the others."""

    def __init__(self, hub: Hub, *, alone: bool) -> None:
        self.hub = hub
        self.alone = alone
        """Whether no other process can be using this database: then whoever is in it is gone."""
        self.settled = False
        """Whether everything that was left by who was here before has been taken up."""
        self.tasks: list[asyncio.Task[None]] = []
        self.looks = 0
        hub.adopt = self.adopt

    async def start(self) -> None:
        """Say that we are here, and begin."""
        await self.beat()
        looks = [self.look_alone] if self.alone else [self.look_around]
        self.tasks = [asyncio.create_task(again_and_again(look), name="watch") for look in (self.beat, *looks)]

    async def close(self) -> None:
        """Take up no more tables."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Say that we go, and when, so that others take up our tables at once: a beat below zero was the last."""

        async def left(connection: AsyncConnection) -> None:
            await connection.execute(update(processes).where(processes.c.id == self.hub.process).values(beat=-now()))

        try:
            await self.hub.store.write(left)
        except StoreTrouble as wrong:
            LOG.warning("leaving not written", extra={"why": type(wrong).__name__})

    async def beat(self) -> None:
        """Say that this process is alive."""

        async def written(connection: AsyncConnection) -> None:
            row = {"id": self.hub.process, "beat": now()}
            insert = self.hub.store.insert(processes).values(**row)
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"beat": row["beat"]}))

        await self.hub.store.write(written)

    async def look_alone(self) -> None:
        """What is to be looked after by a process that is the only one."""
        if not self.settled:
            self.settled = await self.take_up()
            await self.hub.store.write(forget_the_dead)
        await self.look_where_unsure()
        await self.close_idle()

    async def look_around(self) -> None:
        """What is to be looked after by one of several processes."""
        well = await self.take_up()
        if well and not self.settled:
            await self.hub.store.write(forget_the_dead)
        self.settled = self.settled or well
        await self.look_where_unsure()
        await self.look_for_lost_nudges()
        await self.look_who_is_gone()
        self.looks += 1
        if self.looks % HANGS_UP_EVERY == 0:
            await hang_up_ended(self.hub)
        await self.close_idle()

    async def look_where_unsure(self) -> None:
        """Whether the database has what it did not say that it has."""
        for live in [live for live in self.hub.lives.values() if live.unsure]:
            await self.caught_up(live)

    async def caught_up(self, live: Live) -> None:
        """Read on in one table's log; one that cannot be read must not keep us from the others."""
        try:
            await self.hub.catch_up(live)
        except CamarillaError as wrong:
            LOG.warning("not caught up", extra={"table": live.table.id, "why": type(wrong).__name__})
        except Exception:
            LOG.exception("not caught up", extra={"table": live.table.id})

    # ---------------------------------------------------------------------------------------------- taking tables up

    async def take_up(self) -> bool:
        """Make the tables of processes that are gone ours; whether all went well."""
        seen: set[str] = set()
        well = True
        while found := set(await self.hub.store.read(self.orphans)) - seen:
            seen |= found
            done = await asyncio.gather(*(self.take_one(table) for table in sorted(found)), return_exceptions=True)
            for wrong in done:
                if isinstance(wrong, BaseException):
                    well = False
                    LOG.error("table not taken up", exc_info=wrong)
        return well

    async def orphans(self, connection: AsyncConnection) -> list[str]:
        """Some tables with something to do whose owner is gone."""
        query = (
            select(tables.c.id)
            .join(processes, processes.c.id == tables.c.owner, isouter=True)
            .where(tables.c.phase != Phase.OVER.value)
            .where(
                tables.c.owner.is_not(None), tables.c.owner != self.hub.process
            )  # what was released waits until opened
            .order_by(tables.c.updated.desc())
            .limit(AT_ONCE)
        )
        if self.alone:
            query = query.where(tables.c.phase != Phase.WAITING.value)  # it is taken up when somebody opens it
        else:
            gone = processes.c.beat.is_(None) | (processes.c.beat < now() - DEAD)
            query = query.where(gone)
        return list((await connection.scalars(query)).all())

    async def take_one(self, table_id: str) -> None:
        """Take up a table, which is opened for it if need be."""
        live = self.hub.lives.get(table_id)
        if live is None:
            await self.hub.live(table_id)
        else:
            await self.adopt(live)

    async def adopt(self, live: Live) -> None:
        """See whose a table is; if they are not there any more, go on where they stopped.

        All of it can be done twice: should we be gone ourselves in between, the next one loses nothing.
        """
        owner, beat = await self.hub.store.read(lambda connection: owner_of(connection, live.table.id))
        if owner == self.hub.process:
            live.owned = True
        elif owner is None or beat is None or self.alone or beat < now() - DEAD:
            if owner is not None:
                await self.send_away(live, lambda process: process == owner or self.alone)
                await self.credit(live, owner, live.table.updated if beat is None else abs(beat))
            live.owned = await self.claim(live.table.id, owner)
        if live.owned:
            for listener in self.hub.after:
                listener(live, None)

    async def send_away(self, live: Live, is_gone: Callable[[str], bool]) -> None:
        """Who was connected to a process that is gone is away."""

        def went(table: Table, at: int) -> AnyEntry | None:
            for seat, person in table.people():
                for process in sorted(person.at - {self.hub.process}):
                    if is_gone(process):
                        return e.Went(at=at, seat=seat, process=process)
            return None

        while went(live.table, 0) is not None:
            await self.hub.write(live, went)

    async def credit(self, live: Live, owner: str, since: int) -> None:
        """No clock has run while nobody was there."""

        def credited(table: Table, at: int) -> AnyEntry | None:
            if table.phase not in {Phase.DEALING, Phase.PLAYING} or table.taken_from == owner:
                return None
            return e.Credited(at=at, since=since, owner=owner)

        await self.hub.write(live, credited)

    async def claim(self, table_id: str, owner: str | None) -> bool:
        """Make a table ours, unless somebody else was quicker."""

        async def claimed(connection: AsyncConnection) -> bool:
            ours = update(tables).where(tables.c.id == table_id, tables.c.owner.is_not_distinct_from(owner))
            result = await connection.execute(ours.values(owner=self.hub.process))
            return result.rowcount == 1

        return await self.hub.store.write(claimed)

    # ------------------------------------------------------------------------------------- among several processes

    async def look_for_lost_nudges(self) -> None:
        """Whether another process has written to a table that is open here, or has taken it, without our hearing."""
        lives = list(self.hub.lives.items())
        for start in range(0, len(lives), AT_ONCE):
            part = dict(lives[start : start + AT_ONCE])
            for table_id, length in (await self.hub.store.lengths(part)).items():
                if length > part[table_id].table.length:
                    await self.caught_up(part[table_id])
            for live in part.values():
                if (
                    live.owned and live.is_waiting_for_eyes()
                ):  # what bots wait for may have been shown through another process
                    await self.hub.read_marks(live)
            for table_id, owner in (await owners_of(self.hub.store, part)).items():
                if owner is None or (owner == self.hub.process) != part[table_id].owned:
                    part[table_id].owned = False
                    await self.adopt(part[table_id])

    async def look_who_is_gone(self) -> None:
        """Whoever was connected to another process, which is gone, is away from our tables."""
        ours = [live for live in self.hub.lives.values() if live.owned]
        others = {process for live in ours for _, person in live.table.people() for process in person.at}
        others.discard(self.hub.process)
        if not others:
            return

        async def alive(connection: AsyncConnection) -> set[str]:
            query = select(processes.c.id).where(processes.c.id.in_(others), processes.c.beat >= now() - DEAD)
            return set((await connection.scalars(query)).all())

        gone = others - await self.hub.store.read(alive)
        for live in ours if gone else ():
            await self.send_away(live, gone.__contains__)

    async def close_idle(self) -> None:
        """Close tables that nobody is connected to and that wait for nothing."""
        at = now()
        for table_id, live in list(self.hub.lives.items()):
            for person, box in list(live.outboxes.items()):
                if not box.lines and at - box.idle_since > IDLE:
                    del live.outboxes[person]
            if is_idle(live, at) and all(let_go(live) for let_go in self.hub.before_closing):
                del self.hub.lives[table_id]
                if live.owned:
                    await self.release(table_id)
                opened = self.hub.lives.get(table_id)
                if opened is not None:  # meanwhile
                    await self.adopt(opened)

    async def release(self, table_id: str) -> None:
        """Whoever opens the table next shall own it."""

        async def released(connection: AsyncConnection) -> None:
            ours = update(tables).where(tables.c.id == table_id, tables.c.owner == self.hub.process)
            await connection.execute(ours.values(owner=None))

        await self.hub.store.write(released)


def is_idle(live: Live, at: int) -> bool:
    """Whether a table may be closed in this process; who plays through another one may need this one's bots."""
    if live.outboxes or live.is_busy or live.table.phase is Phase.DEALING:
        return False
    if live.table.phase is Phase.PLAYING and not is_asleep(live):
        return False
    if live.owned and any(person.at for _, person in live.table.people()):
        return False
    return at - max(live.table.updated, live.looked_at) > IDLE


async def again_and_again(look: Callable[[], Awaitable[None]]) -> None:
    """Once a second, whatever happens."""
    while True:
        try:
            await look()
        except CamarillaError as wrong:
            LOG.warning("database trouble", extra={"why": type(wrong).__name__})
        except Exception:
            LOG.exception("the watch stumbled")
        await asyncio.sleep(BEAT)


async def forget_the_dead(connection: AsyncConnection) -> None:
    """Processes not heard of for a day are not heard of again; sessions that have run out are of no use."""
    await connection.execute(delete(processes).where(func.abs(processes.c.beat) < now() - DAY))
    await connection.execute(delete(sessions).where(sessions.c.seen < now() - SESSION_DAYS * DAY))


async def is_well(hub: Hub) -> bool:
    """Whether the database can be read, and this process has lately been able to write to it."""

    async def last_beat(connection: AsyncConnection) -> int | None:
        beat: int | None = await connection.scalar(select(processes.c.beat).where(processes.c.id == hub.process))
        return beat

    try:
        async with asyncio.timeout(PATIENCE):
            beat = await hub.store.read(last_beat)
    except (StoreTrouble, TimeoutError):
        return False
    return beat is not None and now() - beat < UNWELL
