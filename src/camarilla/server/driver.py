"""What happens at a table by itself: bots and stand-ins decide, clocks run out, deals go on.

Only the process that owns a table does this. Whatever it decides is written into the log like anybody's decision.
When a bot answers is drawn before it is asked and apart from what it answers, so that no pause tells anything.
"""

import asyncio
import logging

import msgspec

from camarilla.bots import usual_level
from camarilla.core.data import View
from camarilla.core.errors import CamarillaError
from camarilla.core.record import By
from camarilla.core.rng import Dealing as Draws
from camarilla.protocol.tables import Phase
from camarilla.server import entries as e
from camarilla.server import verbs
from camarilla.server.dealing import PATIENCE
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub, Live, Making, now
from camarilla.server.playing import Playing
from camarilla.server.questions import Question
from camarilla.server.settings import Pace, at_a_drawn_moment
from camarilla.server.table import Bot, Person, Table
from camarilla.server.voices import voice_of
from camarilla.server.workers import Workers

LOG = logging.getLogger("camarilla.driver")
HOST_GRACE = 30_000
"""How long a host who is away is waited for, in milliseconds, before somebody else is the host."""


class Driver:
    """Plays what the server has to play at the tables that this process owns."""

    def __init__(self, hub: Hub, workers: Workers, pace: Pace) -> None:
        self.hub = hub
        self.workers = workers
        self.pace = pace
        self.deciding: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        hub.after.append(self.look)
        hub.after_shown.append(self.look_again)

    async def close(self) -> None:
        """Stop everything; whoever takes the tables up goes on."""
        self.hub.after.remove(self.look)
        self.hub.after_shown.remove(self.look_again)
        for alarm in self.alarms.values():
            alarm.cancel()
        running = [*self.tasks, *self.deciding.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def look(self, live: Live, _entry: AnyEntry | None) -> None:
        """See what a table needs now, and when to look again."""
        if not live.owned or self.hub.lives.get(live.table.id) is not live:
            return
        table = live.table
        if table.phase is Phase.PLAYING and not live.is_waiting_for_eyes():
            for seat in table.play().match.to_act():
                if table.decides_now(seat) and (table.id, seat) not in self.deciding:
                    self.decide_soon(live, seat)
        self.set_alarm(live)

    def look_again(self, live: Live) -> None:
        """Somebody has been shown what bots waited for."""
        self.look(live, None)

    # ------------------------------------------------------------------------------------------------------- bots

    def decide_soon(self, live: Live, seat: int) -> None:
        """Let a bot decide for a seat."""
        task = asyncio.create_task(self.decide(live, seat))
        key = (live.table.id, seat)
        self.deciding[key] = task

        def decided(_: asyncio.Task[None]) -> None:
            self.deciding.pop(key, None)
            if task.cancelled():
                return
            wrong = task.exception()
            if wrong is None:
                self.look(live, None)
            else:
                LOG.error("not decided", exc_info=wrong, extra={"table": live.table.id})
                asyncio.get_running_loop().call_later(1, self.look, live, None)

        task.add_done_callback(decided)

    async def decide(self, live: Live, seat: int) -> None:
        """Ask a bot, wait until it was going to answer anyway, and write its decision down.

        A bot that is still thinking at that moment answers at the next one, which is drawn likewise.
        """
        table = live.table
        playing = table.play()
        view = playing.match.view(seat)
        place = table.seats[seat]
        who = (
            f"{place.level}/{voice_of(playing, seat)[0].key}" if isinstance(place, Bot) else usual_level(table.game.key)
        )
        draws, thoughts = draws_for(playing, seat)
        question = Question(table.game.key, who, thoughts.below(1 << 62), view, playing.match.legal_actions(seat))
        pace = self.pace.lingering() if lets_moment_pass(table) else pace_at(live, self.pace)
        ply = playing.seen[seat]
        action = await at_a_drawn_moment(self.workers.decide(question), pace, draws)

        def making(table: Table, at: int) -> AnyEntry | None:
            if live.is_waiting_for_eyes() or not is_still(table, seat, view) or table.play().seen[seat] != ply:
                return None
            move = table.game.move_of(action, table.play().match.options)
            return e.Moved(at=at, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=taker(table, seat))

        await self.write(live, making)

    async def write(self, live: Live, making: "Making") -> None:
        """Write an entry of our own; what cannot be written now is looked at again in a second."""
        try:
            await self.hub.write(live, making)
        except CamarillaError as wrong:
            LOG.warning("not written", extra={"table": live.table.id, "why": type(wrong).__name__})
            await asyncio.sleep(1)

    # ------------------------------------------------------------------------------------------------------ alarms

    def set_alarm(self, live: Live) -> None:
        """Look again when the next thing is due."""
        old = self.alarms.pop(live.table.id, None)
        if old is not None:
            old.cancel()
        due = next_due(live.table)
        if due is None:
            return
        delay = max(0, due - now()) / 1000
        self.alarms[live.table.id] = asyncio.get_running_loop().call_later(delay + 0.005, self.ring, live)

    def ring(self, live: Live) -> None:
        """Something is due."""
        task = asyncio.create_task(self.do_due(live))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def do_due(self, live: Live) -> None:
        """Write down everything that is due now, one entry after another."""
        if not live.owned or self.hub.lives.get(live.table.id) is not live:
            return
        await self.write(live, due_entry)
        self.look(live, None)


def draws_for(playing: Playing, seat: int) -> tuple[Draws, Draws]:
    """What the pause before a bot's decision is drawn from, and its thoughts.

    They go by what the seat has seen: what others have answered under seal changes neither, so a bot that has to be
    asked again decides the same.
    """
    number = playing.stands[seat]
    return Draws(playing.seed, f"bot|{number}|{seat}"), Draws(playing.seed, f"thoughts|{number}|{seat}")


def pace_at(live: Live, pace: Pace) -> Pace:
    """How long bots seem to think: where one person plays with them, as that person likes it."""
    people = live.table.playing_people()
    mark = live.shown.get(live.table.person_at(people[0]).sitter.id) if len(people) == 1 else None
    return pace if mark is None else pace.at_speed(mark.bots)


def lets_moment_pass(table: Table) -> bool:
    """Whether a bot waits a little, so that somebody may take their decision back; it follows from what all know."""
    playing = table.play()
    if not playing.is_open() or playing.time_ran:
        return False
    seat = playing.decisions[-1].seat
    return not table.is_program(seat) and not table.plays_by_itself(seat)


def is_still(table: Table, seat: int, view: View) -> bool:
    """Whether the server still has to decide for a seat, and nothing that the seat sees has changed."""
    if table.phase is not Phase.PLAYING or not table.decides_now(seat):
        return False
    match = table.play().match
    return seat in match.to_act() and match.view(seat) == view


def taker(table: Table, seat: int) -> By:
    """By whom a decision is taken that the server takes for a seat."""
    place = table.seats[seat]
    if not isinstance(place, Person):
        return By.BOT
    is_late = table.is_too_late(seat) and not table.is_stand_in_awake(seat)
    return By.STAND_IN if place.stand_in and not is_late else By.CLOCK


# --------------------------------------------------------------------------------------------------- what is due when


def is_asleep(live: Live) -> bool:
    """Whether a game goes on in which nothing will happen before somebody returns."""
    table = live.table
    decides = any(table.decides_now(seat) for seat in table.play().match.to_act())
    return next_due(table) is None and (not decides or live.is_waiting_for_eyes())


def next_due(table: Table) -> int | None:
    """When something is due at a table that nobody asks for."""
    due = [at for at, _ in dues(table)]
    return min(due) if due else None


def due_entry(table: Table, at: int) -> AnyEntry | None:
    """The first thing that is due now."""
    ready = [(when, entry) for when, entry in dues(table, at) if when <= at and entry is not None]
    return min(ready, key=lambda pair: pair[0])[1] if ready else None


def dues(table: Table, at: int = 0) -> list[tuple[int, AnyEntry | None]]:
    """Everything that will be due, and what is then written, if `at` is the time."""
    match table.phase:
        case Phase.DEALING:
            return deal_dues(table, at)
        case Phase.PLAYING:
            return seat_dues(table, at) + host_dues(table, at)
        case _:
            return host_dues(table, at)


def deal_dues(table: Table, at: int) -> list[tuple[int, AnyEntry | None]]:
    """The deal goes on when everybody has answered, or has had time to."""
    dealing = table.deal()
    awaited = dealing.awaited()
    when = dealing.since if not awaited else dealing.since + PATIENCE
    if dealing.broken:
        return [(dealing.since, verbs.deal_again(table, dealing.broken, at))]
    if dealing.taking_part is None:
        return [(when, e.SeedSealed(at=at, taking_part=tuple(sorted(dealing.sealed))))]
    if awaited:
        return [(when, e.DealBroken(at=at, seats=awaited))]
    return [(when, e.GameStarted(at=at))]


def seat_dues(table: Table, at: int) -> list[tuple[int, AnyEntry | None]]:
    """The time for a decision runs out, or a stand-in begins for somebody whom the table has waited for long enough.

    While several answer at once, sealed, it must not tell who has answered: the time runs out for the window as a
    whole, and whoever stays away is stood in for, answered or not.
    """
    playing = table.play()
    found: list[tuple[int, AnyEntry | None]] = []
    for seat in playing.match.waiting():
        place = table.seats[seat]
        if not isinstance(place, Person) or place.left or table.is_alone(seat):
            continue
        deadline = playing.clocks.deadline(seat)
        if deadline is not None and not playing.time_ran:
            found.append((deadline, e.TimeRan(at=at)))
        begins = table.waits_until(seat)
        if begins is not None:
            found.append((begins, e.StoodIn(at=at, seat=seat)))
    return found


def host_dues(table: Table, at: int) -> list[tuple[int, AnyEntry | None]]:
    """Somebody else becomes the host when the host stays away and there is something for a host to do.

    In the middle of a game that is to let somebody in who asks for a seat; otherwise a table over days, which is called
    by its host, would be called otherwise whenever somebody looks in.
    """
    if table.phase is Phase.PLAYING and not any(person.wanted_by for _, person in table.people()):
        return []
    seat = table.seat_of(table.host.id)
    if seat is None:
        return []
    host = table.person_at(seat)
    here = [person for person in table.those_who_care() if person.away_since is None]
    if host.away_since is None or not here:
        return []
    heir = min(here, key=lambda person: person.stand_in)  # who has gone for now only looks on
    return [(host.away_since + HOST_GRACE, e.HostChanged(at=at, host=heir.sitter))]
