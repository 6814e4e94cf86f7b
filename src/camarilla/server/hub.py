"""The tables that are open in this process: asked, written down, carried out, told. Nothing else changes a table."""

import asyncio
import itertools
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.data import Event, View
from camarilla.protocol.codec import write_answer
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import Code, Heard, Settled, TableChanged
from camarilla.protocol.to_server import Shown
from camarilla.server import entries as e
from camarilla.server import telling, verbs
from camarilla.server.entries import READER, WRITER, AnyEntry, Sitter
from camarilla.server.lists import list_table, owner_of
from camarilla.server.nudges import Nudges
from camarilla.server.outbox import Outbox
from camarilla.server.refusal import Refusal
from camarilla.server.schema import log
from camarilla.server.shown import NOTHING_YET, Mark, ShownMarks
from camarilla.server.store import Store, StoreTrouble
from camarilla.server.table import Table
from camarilla.server.telling import Listener

LOG = logging.getLogger("camarilla.hub")
Making = Callable[[Table, int], AnyEntry | None]
"""Gives the entry to be written for a table as it stands, or None if there is nothing to write any more."""


Answer = Callable[[BaseException | None], None]
"""Is told how it went, as soon as it is known: None for well."""

ATTEMPTS = 3
SETTLES = 0.2
"""Seconds after which a database in trouble is asked what it has."""


@dataclass
class Job:
    """Something to be written, if it still can be; without `making`, only to read what others have written."""

    making: Making | None
    answer: Answer


class Live:
    """A table that is open in this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waiting: deque[Job] = deque()
        """What is to be written, one after the other."""
        self.is_busy = False
        """Whether something is being written, or read."""
        self.is_going_on = False
        """Whether what waits is being begun: who is answered at once may ask again."""
        self.outboxes: dict[str, Outbox] = {}
        self.unsure = False
        """The database did not say whether it has the last entry: read before writing again."""
        self.owned = False
        """Whether this process plays its bots and runs its clocks."""
        self.looked_at = now()
        """When somebody last wanted it: they may be about to connect."""
        self.shown: dict[str, Mark] = {}
        """What people have been shown of the game, by their ids."""
        self.told_waits: tuple[int | None, ...] = ()
        """What everybody was last told of when stand-ins begin, and of the table's sleep."""

    def is_waiting_for_eyes(self) -> bool:
        """Whether the only person here has not been shown yet what has happened: then bots wait, however long.

        Who says nothing of what is shown is waited for while they are not here. With several people bots do not wait:
        it would tell who is looking.
        """
        people = self.table.playing_people()
        if len(people) != 1 or self.table.playing is None:
            return False
        person = self.table.person_at(people[0])
        mark = self.shown.get(person.sitter.id)
        if mark is None or mark.number != self.table.number or mark.seat != people[0]:
            return not person.at
        return mark.ply != self.table.playing.seen[people[0]]

    def watching(self) -> int:
        """How many watch here."""
        return sum(box.listener.seat is None and bool(box.lines) for box in self.outboxes.values())


class Hub:
    """All tables that are open in this process."""

    def __init__(self, store: Store, nudges: Nudges, process: str) -> None:
        self.store = store
        self.nudges = nudges
        self.process = process
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Future[Live | None]] = {}
        self.marks = ShownMarks(store)
        self.marks.written = self.tell_of_marks
        self.after: list[Callable[[Live, AnyEntry | None], None]] = []
        """Who wants to know that an entry was carried out (None: that a table was opened): clocks, lists, figures."""
        self.before_closing: list[Callable[[Live], bool]] = []
        """Are asked whether a table that nobody needs may be closed: who says yes forgets it."""
        self.after_shown: list[Callable[[Live], None]] = []
        """Who wants to know that somebody has been shown more of the game: bots wait for it."""
        self.adopt: Callable[[Live], Awaitable[None]] = self.recognise
        """Sees to a table's owner before anything is written to it here: the watch's work, where there is one."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.store.engine.dialect.name != "sqlite"

    async def close(self) -> None:
        """Wait for what is being written: whatever is begun now comes after it."""
        busy = [self.catch_up(live) for live in self.lives.values() if live.is_busy]
        await asyncio.gather(*busy, return_exceptions=True)

    # ------------------------------------------------------------------------------------------------- opening

    async def new(self, table_id: str, settings: Settings, host: Sitter) -> Live:
        """Make a table."""
        return await self.make(table_id, [e.Opened(at=now(), settings=verbs.checked_settings(settings), host=host)])

    async def make(self, table_id: str, beginning: Sequence[AnyEntry]) -> Live:
        """Make a table at which some things have happened already."""
        live = Live(Table(table_id))
        for entry in beginning:
            live.table.apply(entry)
        rows = [{"table_id": table_id, "n": n, "body": WRITER.encode(entry)} for n, entry in enumerate(beginning)]

        async def opened(connection: AsyncConnection) -> None:
            await connection.execute(self.store.insert(log), rows)
            await list_table(connection, self.store, live.table, self.process)

        await self.store.write(opened)
        live.owned = True
        self.lives[table_id] = live
        self.carried_out(live, beginning[-1], [])
        return live

    async def live(self, table_id: str) -> Live | None:
        """A table by its id, read from its log if it is not open here; None if there is none."""
        live = self.lives.get(table_id)
        if live is not None:
            live.looked_at = now()
            return live
        opening = self.opening.get(table_id)
        if opening is None:
            opening = asyncio.ensure_future(self.read(table_id))
            self.opening[table_id] = opening
            opening.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def read(self, table_id: str) -> Live | None:
        """Read a table's log."""
        bodies = await self.store.entries(table_id)
        if not bodies:
            return None
        live = Live(Table(table_id))
        for number, body in enumerate(bodies):
            live.table.apply(READER.decode(body))
            if number % 64 == 0:
                await asyncio.sleep(0)  # a long log must not hold the others up
        live.told_waits = waits_of(live.table)  # whoever comes is told everything; else a sealed answer would be news
        live.shown = await self.marks.read(table_id)
        await self.adopt(live)
        self.lives[table_id] = live
        for listener in self.after:
            listener(live, None)
        return live

    async def recognise(self, live: Live) -> None:
        """Whether a table is ours."""
        owner, _ = await self.store.read(lambda connection: owner_of(connection, live.table.id))
        live.owned = owner == self.process

    # ------------------------------------------------------------------------------------------------- writing

    def ask(self, live: Live, who: Sitter, request: verbs.Request, answer: Answer) -> None:
        """Do what a client asks for. If the answer is a Refusal, IllegalMove or BadData, nothing has changed."""
        mark = f"{who.id}:{request.id}"

        def making(table: Table, at: int) -> AnyEntry | None:
            return None if mark in table.asked else verbs.entry_for(table, who, request, at)

        self.begin(live, Job(making, answer))

    async def write(self, live: Live, making: Making) -> None:
        """Write an entry down, and only then carry it out.

        Whoever asks may go away meanwhile: what is on its way to the disk is carried out all the same.
        """
        await self.done(live, making)

    async def catch_up(self, live: Live) -> None:
        """Carry out what another process has written."""
        await self.done(live, None)

    async def done(self, live: Live, making: Making | None) -> None:
        """Do something at a table, and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(wrong: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if wrong is None else done.set_exception(wrong)

        self.begin(live, Job(making, answer))
        await done

    def begin(self, live: Live, job: Job) -> None:
        """Do something at a table as soon as what was begun before is done."""
        live.waiting.append(job)
        self.go_on(live)

    def go_on(self, live: Live) -> None:
        """Begin what waits, unless something is under way."""
        if live.is_going_on:
            return
        live.is_going_on = True
        try:
            while live.waiting and not live.is_busy:
                self.next(live, live.waiting.popleft())
        finally:
            live.is_going_on = False

    def next(self, live: Live, job: Job) -> None:
        """Begin one thing."""
        if job.making is None or live.unsure:
            self.insist(live, job, None)
            return
        try:
            entry = job.making(live.table, now())
            kept = None if entry is None else self.store.append(live.table.id, live.table.length, WRITER.encode(entry))
        except Exception as wrong:  # noqa: BLE001 - it is handed to whoever asked
            answered(job, wrong)
            return
        if entry is None or kept is None:
            answered(job, None)
            return
        live.is_busy = True
        kept.add_done_callback(partial(self.kept, live, job, entry))

    def kept(self, live: Live, job: Job, entry: AnyEntry, kept: asyncio.Future[bool]) -> None:
        """The database has an entry, or will not have it."""
        wrong = kept.exception()
        if wrong is None and kept.result():
            try:
                self.carry_out(live, entry)
                self.nudges.tell(live.table.id, live.table.length)
            except Exception as broken:  # noqa: BLE001 - it is handed to whoever asked
                wrong = broken
            live.is_busy = False
            answered(job, wrong)
            self.go_on(live)
        else:
            self.insist(live, job, wrong)

    def insist(self, live: Live, job: Job, wrong: BaseException | None) -> None:
        """Go the long way: look what the database has, and try again."""
        live.is_busy = True
        task = asyncio.ensure_future(self.insisted(live, job.making, wrong))

        def ended(_: asyncio.Future[None]) -> None:
            live.is_busy = False
            answered(job, asyncio.CancelledError() if task.cancelled() else task.exception())
            self.go_on(live)

        task.add_done_callback(ended)

    async def insisted(self, live: Live, making: Making | None, wrong: BaseException | None) -> None:
        """The same, to the end: another process was quicker, or the database is in trouble."""
        for attempt in itertools.count(1):
            if isinstance(wrong, StoreTrouble):
                live.unsure = True
                if attempt >= ATTEMPTS:
                    raise Refusal(Code.BUSY, "table-busy") from wrong
                await asyncio.sleep(SETTLES)
            elif wrong is not None:
                raise wrong
            await self.read_on(live)
            entry = None if making is None else making(live.table, now())
            if entry is None:
                return
            try:
                if await self.store.append(live.table.id, live.table.length, WRITER.encode(entry)):
                    self.carry_out(live, entry)
                    self.nudges.tell(live.table.id, live.table.length)
                    return
                wrong = None
            except StoreTrouble as trouble:
                wrong = trouble

    async def read_on(self, live: Live) -> None:
        """The same, for who keeps the table busy."""
        try:
            bodies = await self.store.entries(live.table.id, live.table.length)
        except StoreTrouble as wrong:
            live.unsure = True
            raise Refusal(Code.BUSY, "table-busy") from wrong
        live.unsure = False
        for body in bodies:
            self.carry_out(live, READER.decode(body))

    async def nudged(self, table_id: str, length: int) -> None:
        """Another process says how long a log has become."""
        live = self.lives.get(table_id)
        if live is not None and live.table.length < length:
            await self.catch_up(live)
        elif live is not None and live.table.length == length:  # nothing was written: something was shown
            await self.read_marks(live)

    # --------------------------------------------------------------------------------------------- what was shown

    def show(self, live: Live, person: str, said: Shown) -> None:
        """Somebody has been shown the game up to a ply; what cannot be is not believed.

        While the cards are dealt it can only be nothing yet: then bots do not begin before its first word.
        """
        table, old = live.table, live.shown.get(person)
        seat = table.seat_of(person)
        if said.number != table.number or (table.playing is None and table.phase is not Phase.DEALING):
            return
        most = NOTHING_YET if table.playing is None else table.playing.seen[seat]
        if not NOTHING_YET <= said.ply <= most:
            return
        mark = Mark(said.number, seat, said.ply, now(), said.bots)
        if old is not None and old.seat == seat and not mark.is_after(old):
            mark = replace(old, bots=said.bots)
        if mark != old:
            live.shown[person] = mark
            self.marks.keep(table.id, person, mark)
            self.look_again(live)

    async def read_marks(self, live: Live) -> None:
        """Learn what people have been shown through other processes."""
        for person, mark in (await self.marks.read(live.table.id)).items():
            if mark.is_after(live.shown.get(person)):
                live.shown[person] = mark
                self.look_again(live)

    def look_again(self, live: Live) -> None:
        """Whoever waits for somebody to be shown something looks again."""
        for looks in self.after_shown:
            looks(live)

    def tell_of_marks(self, table_id: str) -> None:
        """Let the process that owns a table look what its people have been shown."""
        live = self.lives.get(table_id)
        if live is not None and not live.owned:
            self.nudges.tell(table_id, live.table.length)

    def carry_out(self, live: Live, entry: AnyEntry) -> None:
        """Change the table, then tell."""
        told = live.table.apply(entry)
        self.carried_out(live, entry, told)

    def carried_out(self, live: Live, entry: AnyEntry, told: list[Event]) -> None:
        """Tell everybody who listens, and whoever keeps lists and clocks."""
        tell(live, entry, told)
        for listener in self.after:
            listener(live, entry)


def answered(job: Job, wrong: BaseException | None) -> None:
    """Tell whoever asked; what goes wrong with them is no affair of the table's."""
    try:
        job.answer(wrong)
    except Exception:
        LOG.exception("not answered")


# ---------------------------------------------------------------------------------------------------------- telling


def tell(live: Live, entry: AnyEntry, told: list[Event]) -> None:  # noqa: C901 - a case for each kind of news
    """What everybody at the table is told of an entry."""
    boxes = [box for box in live.outboxes.values() if live.table.may_see(box.listener.person)]
    match entry:
        case e.Moved():
            tell_played(live, boxes, told)
            if live.table.phase is Phase.OVER:
                tell_over(live, boxes)
            elif waits_of(live.table) != live.told_waits:
                tell_changed(live, boxes)
        case e.Undone():
            for box in boxes:
                if box.listener.seat in live.table.play().retracted:
                    box.tell(telling.taken_back(live.table, box.listener, entry.seat, now()))
                    box.view = telling.view_of(live.table, box.listener)
            if waits_of(live.table) != live.told_waits:
                tell_changed(live, boxes)
        case e.Said() | e.ClaimMade() | e.ClaimAnswered():
            speaker, said = telling.latest(live.table)
            raw = write_answer(Heard(0, said))
            for box in boxes:
                if speaker is None or speaker not in box.muted:
                    box.tell_raw(raw)
        case e.NonceSealed() | e.NonceOpened() | e.DealBroken() | e.Invited():
            pass
        case e.GameStarted():
            tell_changed(live, boxes)
            for box in boxes:
                box.tell(telling.game_began(live.table, box.listener, now()))
                box.view = telling.view_of(live.table, box.listener)
            if live.table.phase is Phase.OVER:
                tell_over(live, boxes)
        case e.DealBegan() | e.SeedSealed():
            tell_changed(live, boxes)
            asked = telling.deal_asked(live.table)
            if asked is not None:
                raw = write_answer(asked)
                for box in boxes:
                    box.tell_raw(raw)
        case (
            e.StoodIn() | e.WentForNow() | e.TimeRan() | e.Returned() | e.Credited() | e.Came() | e.SeatLeft()
            | e.SeatGiven()
        ):  # fmt: skip
            tell_changed(live, boxes)
            if live.table.phase is Phase.PLAYING:
                tell_played(live, boxes, [])
        case _:
            tell_changed(live, boxes)
    noted = live.table.noted
    if noted is not None:
        for box in boxes:
            if box.welcomed != live.table.length:  # else it was among everything
                box.tell_raw(write_answer(Heard(0, telling.placed(live.table, box.listener, noted))))


def tell_played(live: Live, boxes: list[Outbox], told: list[Event]) -> None:
    """A decision, as each reader saw it; who watches with the same eyes is told with the same bytes."""
    news = telling.News(live.table, told, now())
    known: dict[tuple[int | None, bool], tuple[bytes, View] | None] = {}
    for box in boxes:
        eyes = (box.listener.seat, box.listener.whole)
        if eyes not in known:
            heard = telling.played(news, box.listener, box.view)
            known[eyes] = None if heard is None else (write_answer(heard[0]), heard[1])
        written = known[eyes]
        if written is not None:
            raw, box.view = written
            box.tell_raw(raw)


def tell_over(live: Live, boxes: list[Outbox]) -> None:
    """The game is over: what became of its claims."""
    tell_changed(live, boxes)
    verdicts = live.table.play().verdicts
    if verdicts:
        raw = write_answer(Settled(0, verdicts))
        for box in boxes:
            box.tell_raw(raw)


def tell_changed(live: Live, boxes: list[Outbox]) -> None:
    """Something about the table that everybody may know; whose own place has changed is welcomed anew."""
    live.told_waits = waits_of(live.table)
    raw = write_answer(TableChanged(0, live.table.info(live.watching()), now()))
    for box in boxes:
        if is_moved(live, box):
            welcome(live, box)
        else:
            box.tell_raw(raw)


def waits_of(table: Table) -> tuple[int | None, ...]:
    """What a decision may change of what everybody is told of the table: whom it waits for, and until when."""
    return (table.slept_since, *(table.waits_until(seat) for seat in range(len(table.seats))))


def is_moved(live: Live, box: Outbox) -> bool:
    """Whether somebody's own place at the table has changed, or their name there."""
    seat = live.table.seat_of(box.listener.person)
    if seat != box.listener.seat or (seat is not None and live.table.names()[seat] != box.listener.name):
        return True
    return live.table.is_host(box.listener.person) != box.is_host


def welcome(live: Live, box: Outbox) -> None:
    """Tell somebody everything, from their place at the table; it counts as news."""
    table = live.table
    seat = table.seat_of(box.listener.person)
    name = box.listener.name if seat is None else table.person_at(seat).sitter.name
    box.listener = Listener(box.listener.person, name, seat, whole=table.is_program(seat))
    box.is_host = table.is_host(box.listener.person)
    box.welcomed = table.length
    box.seq += 1
    box.kept.clear()
    box.kept_bytes = 0
    message = telling.welcome(
        table,
        box.listener,
        box.muted,
        stretch=box.stretch,
        seq=box.seq,
        watching=live.watching(),
        now=now(),
        mark=live.shown.get(box.listener.person),
        bots=box.bots,
    )
    box.view = telling.view_of(table, box.listener)
    raw = write_answer(message)
    for line in box.lines:
        line.send(raw)


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
