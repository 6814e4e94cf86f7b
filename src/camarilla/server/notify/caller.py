"""Who is called when: whoever is asked for a decision and does not look at the table, once for each decision.

It depends on nothing but the seat's own questions: whether everybody sees that the table waits for it, its own ply, and
whether it has answered itself. A sealed window asks everybody at the same moment, so everybody is called at the same
moment, whoever has answered by then. Only the process that owns a table calls; what it called for is in the database,
so that whoever takes the table up does not call again.
"""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.errors import CamarillaError
from camarilla.protocol.tables import Phase
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.hub import Hub, Live, now
from camarilla.server.notify.delivery_queue import Wanted
from camarilla.server.notify.notes import turn_note
from camarilla.server.notify.preferences import Ways, quiet_until
from camarilla.server.notify.service import CallService
from camarilla.server.outbox import Outbox
from camarilla.server.schema import called, page_hidden, processes
from camarilla.server.table import Person, Table

LOG = logging.getLogger("camarilla.notify")
PATIENCE = 5.0
"""Seconds that somebody has to look at a table by themselves before they are called."""
TICK = 15.0
"""Seconds between two looks whether somebody's quiet hours have ended."""
ASKED = "asked"
REMINDED = "reminded"
ELSEWHERE = (e.Said, e.ClaimMade, e.ClaimAnswered, e.Invited, e.Renamed)
"""Entries that ask nobody for a decision."""


@dataclass(frozen=True)
class Decision:
    """A decision that a seat is asked for, as that seat knows it."""

    seat: int
    person: str
    number: int
    """Which game at the table."""
    ply: int
    """After how many decisions that stand: what was taken back and decided anew calls nobody again."""


@dataclass
class Held:
    """A call that waits until somebody's quiet hours end."""

    table_id: str
    decision: Decision
    kind: str
    until: int


class Caller:
    """Calls people to the tables that this process owns."""

    def __init__(self, hub: Hub, service: CallService, patience: float = PATIENCE) -> None:
        self.hub = hub
        self.service = service
        self.patience = patience
        self.known: dict[str, dict[int, Decision]] = {}
        """The decisions that have come up at each table, by seat."""
        self.timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.held: dict[tuple[str, int, str], Held] = {}
        self.last: dict[tuple[str, str], float] = {}
        """When somebody was last called to a table: several may sit at one screen."""
        self.tasks: set[asyncio.Task[None]] = set()
        hub.after.append(self.look)
        hub.before_closing.append(self.let_go)

    def start(self) -> None:
        """Begin."""
        self.begin(self.forget_the_gone())
        self.begin(self.release_again_and_again())

    async def close(self) -> None:
        """Stop; whoever takes the tables up goes on."""
        if self.look in self.hub.after:
            self.hub.after.remove(self.look)
            self.hub.before_closing.remove(self.let_go)
        for timer in self.timers.values():
            timer.cancel()
        running = list(self.tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside the table's own work; what goes wrong with it is only a call that is lost."""
        task = asyncio.create_task(work, name="caller")
        self.tasks.add(task)

        def ended(done: asyncio.Task[None]) -> None:
            self.tasks.discard(done)
            wrong = None if done.cancelled() else done.exception()
            if isinstance(wrong, CamarillaError):
                LOG.warning("not called", extra={"why": type(wrong).__name__})
            elif wrong is not None:
                LOG.error("not called", exc_info=wrong)

        task.add_done_callback(ended)

    # ---------------------------------------------------------------------------------------------- who is asked

    def look(self, live: Live, entry: AnyEntry | None) -> None:
        """See whose decision has come up at a table."""
        table = live.table
        if not live.owned or self.hub.lives.get(table.id) is not live or table.phase is not Phase.PLAYING:
            self.forget(table.id)
            return
        if isinstance(entry, ELSEWHERE):
            return
        known = self.known.setdefault(table.id, {})
        asked = {seat: decision_at(table, seat) for seat in table.play().match.waiting()}
        for seat in [seat for seat in known if asked.get(seat) is None]:
            self.stop(table.id, seat)
        for seat, decision in asked.items():
            if decision is not None and known.get(seat) != decision:
                self.stop(table.id, seat)
                known[seat] = decision
                if entry is not None or not self.was_here(table, seat):
                    self.wait(live, decision, self.patience)

    def was_here(self, table: Table, seat: int) -> bool:
        """Whether somebody left after a question had come up: they have seen it, or were called for it, at the time."""
        gone = table.person_at(seat).away_since
        return gone is not None and gone - table.play().clocks.since > self.patience * 1000

    def let_go(self, live: Live) -> bool:
        """Whether nobody at a table is still to be called when their quiet hours end; then it is forgotten."""
        if any(table_id == live.table.id for table_id, _, _ in self.held):
            return False
        self.forget(live.table.id)
        return True

    def forget(self, table_id: str) -> None:
        """Nobody is asked at a table any more, or it is another process' affair."""
        for seat in list(self.known.pop(table_id, {})):
            self.stop(table_id, seat)
        for person in [person for table, person in self.last if table == table_id]:
            del self.last[table_id, person]

    def stop(self, table_id: str, seat: int) -> None:
        """A decision is not asked for any more."""
        self.known.get(table_id, {}).pop(seat, None)
        timer = self.timers.pop((table_id, seat), None)
        if timer is not None:
            timer.cancel()
        for kind in (ASKED, REMINDED):
            self.held.pop((table_id, seat, kind), None)

    def wait(self, live: Live, decision: Decision, seconds: float) -> None:
        """Look in a moment whether somebody is to be called."""
        timer = asyncio.get_running_loop().call_later(seconds, self.due, live, decision)
        self.timers[live.table.id, decision.seat] = timer

    def due(self, live: Live, decision: Decision) -> None:
        """The moment is over: who looks has seen it, who has just looked away may be back at once."""
        self.timers.pop((live.table.id, decision.seat), None)
        if not is_asked(live, decision) or self.is_looking(live, decision):
            return
        since = asyncio.get_running_loop().time() - self.looked_at(live, decision)
        if since < self.patience:
            self.wait(live, decision, self.patience - since)
        else:
            self.begin(self.call(live, decision, ASKED))

    def lost(self, live: Live, person: str) -> None:
        """A connection has ended that had not said that nobody looks: they may not have seen what they are asked.

        Whoever owns the table took them for looking, so it is for the process that has lost them to call.
        """
        table = live.table
        asked = table.play().match.waiting() if table.phase is Phase.PLAYING else ()
        for decision in [decision_at(table, seat) for seat in asked]:
            if decision is None or person not in {decision.person, recipient(table, decision)}:
                continue
            if (table.id, decision.seat) not in self.timers:
                self.wait(live, decision, self.patience)

    # ----------------------------------------------------------------------------------------------- who is called

    async def remind(self, live: Live, _who: Sitter, seat: int) -> None:
        """Somebody has another one called, who is away: the usual note, once for a decision.

        Whoever asks is not told whether there was anything to call for: it would tell who has answered.
        """
        decision = decision_of(live.table, seat)
        if decision is not None:
            self.begin(self.call(live, decision, REMINDED))

    async def call(self, live: Live, decision: Decision, kind: str) -> None:
        """Call somebody by the ways that they have chosen, unless they look, or want to be left alone."""
        table = live.table
        if not is_asked(live, decision) or self.is_looking(live, decision):
            return
        person = recipient(table, decision)
        ways = await self.service.preferences.ways(person)
        if not ways.is_any() or table.id in ways.muted:
            return
        until = quiet_until(ways.quiet, now())
        if until is not None:
            self.held[table.id, decision.seat, kind] = Held(table.id, decision, kind, until)
            return
        if await self.looks_elsewhere(live, decision) or not await self.claim(table.id, decision, kind):
            return
        if not is_asked(live, decision) or self.is_looking(live, decision):
            return
        at = asyncio.get_running_loop().time()
        if at - self.last.get((table.id, person), -self.patience) >= self.patience / 2:
            self.last[table.id, person] = at
            wanted = partial(self.wanted, table.id, decision)
            self.service.send(person, ways, lambda lang, address: turn_note(table, lang, address), wanted)

    async def wanted(self, table_id: str, decision: Decision, ways: Ways) -> Wanted:
        """Whether a call is still worth sending; the table may have been closed and opened again meanwhile."""
        live = await self.hub.live(table_id)
        if live is None or table_id in ways.muted or not is_asked(live, decision) or self.is_looking(live, decision):
            return Wanted.NO
        if quiet_until(ways.quiet, now()) is not None:
            return Wanted.LATER
        return Wanted.NO if await self.looks_elsewhere(live, decision) else Wanted.NOW

    async def claim(self, table_id: str, decision: Decision, kind: str) -> bool:
        """Whether nobody was called for this decision yet; from now on somebody was."""
        row = {"number": decision.number, "ply": decision.ply}
        known = {"table_id": table_id, "seat": decision.seat, "kind": kind}
        insert = self.hub.store.insert(called).values(**known, **row)
        differs = or_(called.c.number != decision.number, called.c.ply != decision.ply)
        claimed = insert.on_conflict_do_update(index_elements=list(known), set_=row, where=differs)

        async def written(connection: AsyncConnection) -> bool:
            return (await connection.execute(claimed.returning(called.c.ply))).first() is not None

        return await self.hub.store.write(written)

    # ------------------------------------------------------------------------------------------------- quiet hours

    async def release_again_and_again(self) -> None:
        """Look now and then whose quiet hours have ended."""
        while True:
            await asyncio.sleep(TICK)
            self.release()

    def release(self) -> None:
        """Call those whose quiet hours have ended, if they are still asked."""
        for key, held in list(self.held.items()):
            if held.until <= now():
                del self.held[key]
                self.begin(self.call_now(held))

    async def call_now(self, held: Held) -> None:
        """Call somebody whose quiet hours have ended; their table may have been closed and opened again meanwhile."""
        live = await self.hub.live(held.table_id)
        if live is not None and live.owned:
            await self.call(live, held.decision, held.kind)

    # ------------------------------------------------------------------------------------------------- who looks

    def boxes(self, live: Live, decision: Decision) -> list[Outbox]:
        """Where somebody's connections to a table are: their own, and those of whose screen it is."""
        people = {decision.person, recipient(live.table, decision)}
        return [live.outboxes[person] for person in people if person in live.outboxes]

    def is_looking(self, live: Live, decision: Decision) -> bool:
        """Whether somebody looks at the table, through this process."""
        return any(box.is_looking() for box in self.boxes(live, decision))

    def looked_at(self, live: Live, decision: Decision) -> float:
        """When somebody last did, by the event loop's clock."""
        return max((box.looked_at for box in self.boxes(live, decision)), default=-self.patience)

    async def looks_elsewhere(self, live: Live, decision: Decision) -> bool:
        """Whether somebody looks at it through another process: is connected there, and has not said otherwise."""
        them = {decision.person, recipient(live.table, decision)}
        seated = [person for _, person in live.table.people() if person.sitter.id in them]
        others = {(person.sitter.id, process) for person in seated for process in person.at - {self.hub.process}}
        if not others:
            return False
        at_table = page_hidden.c.table_id == live.table.id
        query = select(page_hidden.c.person, page_hidden.c.process).where(at_table, page_hidden.c.person.in_(them))

        async def hidden(connection: AsyncConnection) -> set[tuple[str, str]]:
            return {(row.person, row.process) for row in (await connection.execute(query)).all()}

        return bool(others - await self.hub.store.read(hidden))

    def note_looking(self, live: Live, person: str) -> None:
        """Somebody looks at the table, or looks away; the owner of the table hears of it through the database."""
        box = live.outboxes.get(person)
        if box is None:
            return
        is_hidden = bool(box.lines) and not box.is_looking() and not live.owned
        if is_hidden != box.told_hidden:
            box.told_hidden = is_hidden
            self.begin(self.write_hidden(live.table.id, person, is_hidden=is_hidden))

    async def write_hidden(self, table_id: str, person: str, *, is_hidden: bool) -> None:
        """Write it down."""
        row = {"table_id": table_id, "person": person, "process": self.hub.process}

        async def written(connection: AsyncConnection) -> None:
            if is_hidden:
                await connection.execute(self.hub.store.insert(page_hidden).values(**row).on_conflict_do_nothing())
            else:
                ours = [page_hidden.c[name] == value for name, value in row.items()]
                await connection.execute(delete(page_hidden).where(*ours))

        await self.hub.store.write(written)

    async def forget_the_gone(self) -> None:
        """Processes that are no more have nobody connected."""

        async def forgotten(connection: AsyncConnection) -> None:
            gone = page_hidden.c.process.not_in(select(processes.c.id))
            await connection.execute(delete(page_hidden).where(gone))

        await self.hub.store.write(forgotten)


def decision_at(table: Table, seat: int) -> Decision | None:
    """What a seat that is waited for is asked for, if a person sits there who plays themselves."""
    place = table.seats[seat]
    if not isinstance(place, Person) or place.sitter.is_bot or place.stand_in or place.left:
        return None
    return Decision(seat, place.sitter.id, table.number, table.play().stands[seat])


def decision_of(table: Table, seat: int) -> Decision | None:
    """The same for any seat; not whether it has answered already, if everybody may answer."""
    if table.phase is not Phase.PLAYING or seat not in table.play().match.waiting():
        return None
    return decision_at(table, seat)


def is_asked(live: Live, decision: Decision) -> bool:
    """Whether a seat is still asked for a decision, and has not taken it itself."""
    table = live.table
    if decision_of(table, decision.seat) != decision:
        return False
    playing = table.play()
    return not playing.time_ran and bool(playing.match.legal_actions(decision.seat))


def recipient(table: Table, decision: Decision) -> str:
    """Who is called for a seat: whoever sits there, or whose screen they sit at."""
    place = table.seats[decision.seat]
    return (place.sitter.owner if isinstance(place, Person) else None) or decision.person
