"""The leak audit over live sockets: what one reader is sent in two worlds that it cannot tell apart is the same.

Everything is compared, byte by byte: news and their numbers, answers and refusals, what comes again on return, HTTP.
Only the table's id, the names of stretches and the seals of the deal may differ; even the clocks are the same, since
time goes on in both worlds at once.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from camarilla.core.data import Deal, Move, Reader
from camarilla.core.game import Game
from camarilla.core.rng import Fast
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, Settings, Visibility
from camarilla.server.hub import Live, now
from camarilla.server.notify import caller
from camarilla.server.notify.caller import Caller, Decision
from camarilla.testing.leaks import Leak
from tests.server.inside import Inside, chosen_deals, inside, until
from tests.server.probes import Probes, Trying, take_back
from tests.server.room import Room, make_room
from tests.server.wire import Person, normal
from tests.server.worlds import Family, Step

WEEK = 604_800
CLOCKS: tuple[Clock, ...] = (Bank(WEEK, 5), PerDecision(WEEK), NoClock())
TWINS = 4
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida")
SELDOM = 12


@dataclass
class Counted:
    """What an audit has looked at."""

    pairs: int = 0
    """One reader in two worlds that differ, after one decision."""
    watching: int = 0
    """Pairs for who only watches."""
    waiting: int = 0
    """Pairs where one of the two worlds has a sealed answer more than the other."""
    frames: int = 0
    calls: int = 0
    """Moments at which somebody would have been called, the same in both worlds."""
    taken_back: int = 0
    """Decisions that were taken back in the open."""


class Audit:
    """A family of worlds, each at its table."""

    def __init__(self, server: Inside, family: Family, rooms: list[Room], probes: Probes, counted: Counted) -> None:
        self.server = server
        self.family = family
        self.rng = family.rng
        self.first = rooms[0]
        self.twins = rooms[1:]
        self.probes = probes
        self.counted = counted
        self.blind = [twin.world.blind(family.first) for twin in family.twins]
        self.compared: dict[tuple[int, Reader], tuple[int, int]] = {}
        """How many frames of a reader have been compared, in the first world and in a twin."""
        self.called: dict[tuple[int, Reader], tuple[int, int]] = {}
        """The same for the moments at which somebody would be called."""
        self.number = 0

    async def run(self, most: int) -> None:
        """Play so many decisions, and compare after each."""
        for twin, blind in enumerate(self.blind):
            for reader in sorted(blind, key=str):
                self.compare(twin, reader, "before the first decision")
        for step in self.family.steps():
            self.number += 1
            self.server.clock.go_on(200 + self.rng.below(3_000))
            if self.rng.below(SELDOM) == 0:
                await self.everywhere(self.lose_connection(self.rng.below(self.family.players)))
            if self.rng.below(SELDOM) == 0:
                await self.everywhere(self.probes.talk(self.number, claims=self.is_public()))
            worlds = zip([self.first, *self.twins], step.decisions, strict=True)
            await asyncio.gather(*(self.decide(room, moves) for room, moves in worlds))
            if not step.state.to_act() and self.first.live.table.play().claims:
                return  # what became of the claims may tell more than a reader has seen
            await self.take_back_in_the_open(step)
            await self.look(step)
            if self.number >= most:
                return
            if self.number % SELDOM == 0:
                self.first.check_seals()

    def is_public(self) -> bool:
        """Whether what everybody sees is the same in all worlds that still count."""
        return all(None in blind for blind in self.blind if blind)

    async def everywhere(self, doing: Trying) -> None:
        """The same in all worlds that still count."""
        rooms = [self.first, *(room for room, blind in zip(self.twins, self.blind, strict=True) if blind)]
        await asyncio.gather(*(doing(room) for room in rooms))

    def lose_connection(self, seat: int) -> Trying:
        """Somebody's connection is lost, and comes back."""

        async def lost(room: Room) -> None:
            wire, person = room.wires[seat], room.live.table.person_at(seat)
            stretch, seq = wire.stretch, wire.seq
            await wire.close()
            await until(lambda: person.away_since is not None)
            await wire.open(stretch, seq)
            await until(lambda: person.away_since is None)

        return lost

    async def decide(self, room: Room, moves: tuple[tuple[int, Move], ...]) -> None:
        """The decisions of a step in one world."""
        for place, (seat, move) in enumerate(moves):
            await room.play(seat, move, f"move-{self.number}-{len(moves) - place}")

    async def take_back_in_the_open(self, step: Step) -> None:
        """Whoever decided last takes it back now and then, and decides so again: in every world, since all see it."""
        seat = step.decisions[0][-1][0] if step.decisions[0] else None
        alone = len(self.first.live.table.play().match.waiting()) == 1
        if seat is None or not alone or not self.first.wires[seat].can_undo or self.rng.below(3):
            return
        before = self.first.undone.get(seat, 0)
        await self.everywhere(lambda room: take_back(room, seat, self.number))
        assert self.first.undone.get(seat, 0) == before + 1, "what is offered is granted"
        self.counted.taken_back += 1

    async def look(self, step: Step) -> None:
        """Everybody who cannot tell a twin from the first does the same in both, and must get the same bytes."""
        probes: list[Coroutine[None, None, None]] = []
        looking: list[tuple[Reader, list[int]]] = []
        for reader in self.first.readers:
            twins = [twin for twin, blind in enumerate(step.blind) if reader in blind]
            twins = [twin for twin in twins if reader not in self.twins[twin].spoilt]
            if twins:
                rooms = [self.first, *(self.twins[twin] for twin in twins)]
                probes.append(self.probes.probe(reader, rooms, step, self.number))
                looking.append((reader, twins))
        undone = {reader: self.first.undone.get(reader, 0) for reader, _ in looking}
        await asyncio.gather(*probes)
        for reader, twins in looking:
            for twin in twins:
                self.look_at(step, twin, reader)
            if self.first.undone.get(reader, 0) > undone[reader]:
                for twin in set(range(len(self.twins))) - set(twins):
                    self.twins[twin].spoilt.add(reader)
        self.blind = list(step.blind)

    def look_at(self, step: Step, twin: int, reader: Reader) -> None:
        """One pair."""
        if reader in self.blind[twin]:
            self.compare(twin, reader, f"after step {self.number}: {step.decisions[0]}, {step.decisions[twin + 1]}")
            self.count(step, twin, reader)
        else:  # it could tell them apart for a while: a sealed answer of its own came later in one of them
            self.begin_anew(twin, reader)
            self.twins[twin].since[reader] = self.twins[twin].wires[reader].seq

    def begin_anew(self, twin: int, reader: Reader) -> None:
        """Compare a reader from here on."""
        here, there = self.first.wires[reader].frames, self.twins[twin].wires[reader].frames
        self.compared[twin, reader] = (len(here), len(there))
        self.called[twin, reader] = (len(calls(self.first, reader)), len(calls(self.twins[twin], reader)))

    def count(self, step: Step, twin: int, reader: Reader) -> None:
        """Keep count of pairs that could have been told apart."""
        if step.differs[twin]:
            self.counted.pairs += 1
            self.counted.watching += reader is None
            self.counted.waiting += len(step.decisions[0]) > len(step.decisions[twin + 1])

    def compare(self, twin: int, reader: Reader, when: str) -> None:
        """All that a reader was sent since the last time, in both worlds."""
        here, there = self.first, self.twins[twin]
        since, since_there = self.compared.get((twin, reader), (0, 0))
        frames = [normal(frame, here.table) for frame in here.wires[reader].frames[since:]]
        frames_there = [normal(frame, there.table) for frame in there.wires[reader].frames[since_there:]]
        self.compare_calls(twin, reader, when)
        self.begin_anew(twin, reader)
        self.counted.frames += len(frames)
        if frames != frames_there:
            shown = "\n".join(["here:", *frames, "there:", *frames_there])
            raise Leak(f"{self.family.game.key}, reader {reader}, {when}:\n{shown}")

    def compare_calls(self, twin: int, reader: Reader, when: str) -> None:
        """When a seat would be called, and whether it would be now, in both worlds."""
        here, there = self.first, self.twins[twin]
        since, since_there = self.called.get((twin, reader), (0, 0))
        called, called_there = calls(here, reader)[since:], calls(there, reader)[since_there:]
        self.counted.calls += len(called)
        if called != called_there or would_be_called(here, reader) != would_be_called(there, reader):
            raise Leak(f"{self.family.game.key}, reader {reader} is called otherwise {when}: {called}, {called_there}")


CALLS: dict[str, list[tuple[int, Decision]]] = {}
"""By table: when each decision came up for which somebody would be called."""


def calls(room: Room, reader: Reader) -> list[tuple[int, int, int]]:
    """The moments at which a decision of a seat's came up, as the caller sees it."""
    found = [(at, decision) for at, decision in CALLS.get(room.table, ()) if decision.seat == reader]
    return [(at, decision.number, decision.ply) for at, decision in found]


def would_be_called(room: Room, reader: Reader) -> bool:
    """Whether a seat would be called now, if nobody looked."""
    decision = None if reader is None else caller.decision_of(room.live.table, reader)
    return decision is not None and caller.is_asked(room.live, decision)


class House:
    """A server with people to seat at its tables, where audits run one after another."""

    def __init__(self, server: Inside, people: list[Person], chosen: dict[str, Deal]) -> None:
        self.server = server
        self.people = people
        self.chosen = chosen
        self.counted = Counted()

    async def audit(
        self, game: Game, players: int, seed: int, *, most: int = 10_000, clock: Clock | None = None
    ) -> None:
        """Play one game and its twins over sockets, and compare what everybody is sent. Raises Leak."""
        rng = Fast(seed)
        family = Family(game, players, game.options(), rng, TWINS)
        chosen_clock = clock or rng.choice(CLOCKS)
        settings = Settings(game.key, players, clock=chosen_clock, visibility=Visibility.PUBLIC, grace=WEEK)
        deals = [family.deal, *(twin.deal for twin in family.twins)]
        people = self.people[: players + 1]
        rooms = await asyncio.gather(*(make_room(self.server, people, settings, deal, self.chosen) for deal in deals))
        try:
            await Audit(self.server, family, list(rooms), Probes(family), self.counted).run(most)
        finally:
            await asyncio.gather(*(room.leaves() for room in rooms))


@asynccontextmanager
async def house(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Open a server with nine people; when somebody would be called is written down, and nobody is."""

    def wait(_: Caller, live: Live, decision: Decision, __: float) -> None:
        CALLS.setdefault(live.table.id, []).append((now(), decision))

    patch.setattr(Caller, "wait", wait)
    with chosen_deals(patch) as chosen:
        async with inside(folder, patch=patch) as server:
            people = [await Person(server.url, name).come_in() for name in NAMES]
            try:
                yield House(server, people, chosen)
            finally:
                await asyncio.gather(*(person.http.aclose() for person in people))
