"""Everything that runs in one server process, and what concerns several parts of it at once."""

import asyncio
import logging
from dataclasses import replace

from camarilla.core.errors import CamarillaError
from camarilla.protocol import to_server as ask
from camarilla.protocol.closing import Closing
from camarilla.protocol.pace import PaceSettings
from camarilla.protocol.tables import Phase
from camarilla.protocol.to_client import Code, Welcome
from camarilla.server import absence, lists, telling, verbs
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.figures import Figures
from camarilla.server.guards import Limits
from camarilla.server.hub import Hub, Live, now
from camarilla.server.notify.caller import Caller
from camarilla.server.notify.service import CallService
from camarilla.server.outbox import Line, Outbox
from camarilla.server.people import People, Someone
from camarilla.server.refusal import Refusal
from camarilla.server.replays import Replays
from camarilla.server.settings import Running
from camarilla.server.table import Person, Table
from camarilla.server.telling import Listener

LOG = logging.getLogger("camarilla.house")
AGAIN = 1.0
"""Seconds until something is written again that the database would not take."""


class House:
    """One server process."""

    def __init__(  # noqa: PLR0913, PLR0917 - all its parts
        self, running: Running, hub: Hub, people: People, replays: Replays, figures: Figures, calls: CallService
    ) -> None:
        self.running = running
        self.hub = hub
        self.people = people
        self.replays = replays
        self.figures = figures
        self.calls = calls
        self.turn_caller = Caller(hub, calls)
        self.limits = Limits(on=running.limits)
        self.tasks: set[asyncio.Task[None]] = set()
        hub.after.append(self.follow)

    async def close(self) -> None:
        """Tell every connection to come back soon."""
        for live in self.hub.lives.values():
            for box in live.outboxes.values():
                for line in box.lines:
                    line.close(1012, "restarting")
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=AGAIN)
        for task in list(self.tasks):
            task.cancel()

    def lines_of(self, live: Live, person: str) -> set[Line]:
        """Somebody's connections to a table."""
        box = live.outboxes.get(person)
        return set() if box is None else box.lines

    async def outbox(self, live: Live, who: Someone) -> Outbox:
        """What somebody is told at a table goes through one box, however many connections they have."""
        box = live.outboxes.get(who.id)
        if box is None:
            muted = await self.people.muted(who.id)
            pace = await self.people.pace(who.id)
            seat = live.table.seat_of(who.id)
            name = who.name if seat is None else live.table.person_at(seat).sitter.name
            box = live.outboxes.get(who.id)
            if box is None:
                box = Outbox(Listener(who.id, name, seat, whole=live.table.is_program(seat)), muted)
                box.bots = None if pace is None else pace.bots
                box.is_host = live.table.is_host(who.id)
                box.idle_since = now()
                box.view = telling.view_of(live.table, box.listener)
                live.outboxes[who.id] = box
        return box

    def welcome(self, live: Live, box: Outbox) -> Welcome:
        """Everything, to one connection of somebody who may have others."""
        return telling.welcome(
            live.table,
            box.listener,
            box.muted,
            stretch=box.stretch,
            seq=box.seq,
            watching=live.watching(),
            now=now(),
            mark=live.shown.get(box.listener.person),
            bots=box.bots,
        )

    async def set_pace(self, who: Someone, pace: PaceSettings) -> None:
        """Keep how somebody likes to be shown what happens; their connections here are told it when they come back."""
        await self.people.set_pace(who.id, pace)
        for live in self.hub.lives.values():
            box = live.outboxes.get(who.id)
            if box is not None:
                box.bots = pace.bots

    async def present(self, live: Live, person: str, *, opened: bool = False) -> None:
        """Write down whether somebody who sits at a table is connected to this process, if that has changed.

        Whoever opens the table comes back to it, also after having gone for now; a connection that comes back by itself
        says nothing of who is behind it.
        """
        process = self.hub.process

        def making(table: Table, at: int) -> AnyEntry | None:
            seat = table.seat_of(person)
            if seat is None:
                return None
            here = bool(self.lines_of(live, person))
            known = process in table.person_at(seat).at
            if here and not known:
                return e.Came(at=at, seat=seat, process=process, again=not opened)
            if here and opened and table.person_at(seat).gone_for_now:
                return e.Returned(at=at, seat=seat)
            return e.Went(at=at, seat=seat, process=process) if known and not here else None

        while True:
            try:
                await self.hub.write(live, making)
            except CamarillaError as wrong:  # who is taken for present when they are away would hold up everybody
                LOG.warning("presence not written", extra={"why": type(wrong).__name__})
                await asyncio.sleep(AGAIN)
            else:
                return

    def see_to(self, live: Live, person: str, *, opened: bool = False) -> None:
        """Write down, now or as soon as the database lets us, whether somebody is connected."""
        task = asyncio.create_task(self.present(live, person, opened=opened))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def follow(self, live: Live, entry: AnyEntry | None) -> None:
        """Whoever sits down while connected is here; whoever may no longer see the table is sent away."""
        if isinstance(entry, e.Moved):
            return
        if isinstance(entry, e.SeatTaken | e.SeatGiven):
            self.see_to(live, entry.sitter.id)
        if isinstance(entry, e.Went) and entry.process == self.hub.process:  # another process took us for gone
            place = live.table.seats[entry.seat]
            if isinstance(place, Person) and self.lines_of(live, place.sitter.id):
                self.see_to(live, place.sitter.id)
        for person, box in live.outboxes.items():
            if not live.table.may_see(person):
                for line in box.lines:
                    if not line.asking:  # else after the answer
                        line.close(Closing.NOT_ALLOWED, "not for you any more")

    async def rename(self, who: Someone, name: str) -> Someone:
        """Somebody is called something else, also where they sit and no game has begun."""
        renamed = await self.people.rename(who, name)
        listed = await self.hub.store.read(lambda connection: lists.tables_of(connection, who.id))
        waiting = {table.id for table in listed if table.phase is Phase.WAITING}
        for table_id, live in self.hub.lives.items():
            box = live.outboxes.get(who.id)
            if live.table.seat_of(who.id) is not None:  # lists are a moment late
                waiting.add(table_id)
            elif box is not None:
                box.listener = replace(box.listener, name=renamed.name)
        for table_id in sorted(waiting):
            at_table = await self.hub.live(table_id)
            if at_table is not None:
                await self.hub.write(at_table, lambda table, at: verbs.rename(table, who.id, renamed.name, at))
        return renamed

    async def mute(self, live: Live, who: Someone, name: str, *, muted: bool) -> None:
        """Hear no more of somebody at this table, or hear them again."""
        box = live.outboxes.get(who.id)
        known = {} if box is None or muted else box.muted
        gone = next((Sitter(person, called) for person, called in known.items() if called == name), None)
        other = gone or self.sitter_called(live, name)
        if other is None or other.id == who.id:
            raise Refusal(Code.UNKNOWN, "table-nobody-called", name=name[:40])
        await self.people.mute(who.id, other, muted=muted)
        if box is not None:
            if muted:
                box.muted[other.id] = other.name
            else:
                box.muted.pop(other.id, None)

    def sitter_called(self, live: Live, name: str) -> Sitter | None:
        """Somebody at a table, or watching it, by their name."""
        for _, person in live.table.people():
            if person.sitter.name == name:
                return person.sitter
        for box in live.outboxes.values():
            if box.listener.name == name:
                return Sitter(box.listener.person, name)
        return None

    async def call_somebody(self, live: Live, who: Sitter, seat: int) -> None:
        """Somebody at the table has somebody else called, who is away and is asked for a decision."""
        person = absence.callable_seat(live.table, who, seat)
        if person.sitter.is_bot:
            raise Refusal(Code.NOT_NOW, "table-cannot-call", name=person.sitter.name)
        await self.turn_caller.remind(live, who, seat)

    async def invite(self, live: Live, who: Someone, request: ask.Invite) -> None:
        """Let somebody with an account see and join a private table."""
        person = await self.people.called(request.name)
        if person is None:
            raise Refusal(Code.UNKNOWN, "table-nobody-called", name=request.name[:40])
        mark = f"{who.id}:{request.id}"

        def making(table: Table, at: int) -> AnyEntry | None:
            return None if mark in table.asked else verbs.invite(table, who.sitter, person, at, mark)

        await self.hub.write(live, making)
