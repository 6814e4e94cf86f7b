"""Frames that come twice, late or in another order: no request has a second effect, and every one is answered.

A person's connection is played by hand here: what a client would send goes through a hat from which frames are drawn
at random, some of them twice, some of them on a second connection of the same person.
"""

import asyncio
import random
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from camarilla.client import Visitor
from camarilla.protocol import VERSION
from camarilla.protocol.codec import read_answer, write_request
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import (
    Claims,
    Code,
    Done,
    GameBegan,
    Played,
    Refused,
    Situation,
    TableChanged,
    TakenBack,
    Welcome,
)
from camarilla.protocol.to_server import (
    AskClaims,
    Back,
    Clear,
    HandOver,
    Hello,
    MakeClaim,
    Play,
    Rematch,
    Request,
    Say,
    Sit,
    Stand,
    Start,
    ToServer,
    Undo,
)
from camarilla.server.entries import AnyEntry, GameStarted, Moved
from tests.patience import PATIENCE
from tests.server.kills import replayed
from tests.server.live import Server, database, log_of
from tests.server.players import Party, party

FRAMES = 2000
DECISIONS = 6
"""At least so many are to count, however slow the server is beside us."""
EXPECTED = frozenset(Code) - {Code.BAD_MESSAGE, Code.TOO_LARGE, Code.TOO_FAST, Code.VERSION, Code.BUSY}
"""What an honest frame at the wrong moment may be refused with."""


class Hat:
    """One person with two connections, whose frames are shuffled on their way."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[ClientConnection] = []
        self.situation: Situation | None = None
        self.waiting: list[bytes] = []
        self.sent: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.done: set[str] = set()
        self.plays: set[str] = set()
        self.codes: Counter[Code] = Counter()
        self.frames = 0
        self.phase = Phase.WAITING
        self.marks = 0

    async def listen(self, line: ClientConnection, *, first: bool) -> None:
        """Hear the answers; what is news is the same on both connections."""
        async for raw in line:
            message = read_answer(raw)
            match message:
                case Done():
                    self.answered[message.id] += 1
                    self.done.add(message.id)
                case Claims():
                    self.answered[message.id] += 1
                case Refused():
                    assert message.id is not None, "every frame can be read"
                    self.answered[message.id] += 1
                    self.codes[message.code] += 1
                case Welcome() | GameBegan() | TakenBack() if first and message.game is not None:
                    self.situation = message.game.situation
                case Played() if first:
                    self.situation = message.situation
                case TableChanged() if first:
                    self.phase = message.table.phase
                case _:
                    pass

    def mark(self) -> str:
        """A new mark."""
        self.marks += 1
        return f"frame-{self.marks}"

    @property
    def decided(self) -> int:
        """How many decisions counted."""
        return len(self.plays & self.done)

    def wished(self) -> ToServer:
        """Something that a person might ask for, most often a decision."""
        situation = self.situation
        if self.phase is Phase.OVER:
            return Rematch(self.mark())
        if self.phase is Phase.WAITING:
            return Start(self.mark())
        if situation is not None and situation.offers and self.random.random() < 0.7:
            return Play(self.mark(), situation.ply, self.random.choice(situation.offers).move)
        others: list[ToServer] = [
            Undo(self.mark()),
            Say(self.mark(), f"words {self.marks}"),
            Back(self.mark()),
            Sit(self.mark(), self.random.randrange(6)),
            Stand(self.mark()) if self.random.random() < 0.1 else Undo(self.mark()),
            AskClaims(self.mark()),
            MakeClaim(self.mark(), msgspec.Raw(b'{"type":"Nonsense"}')),
            Clear(self.mark(), self.random.randrange(6)),
            HandOver(self.mark(), 0),
        ]
        return self.random.choice(others)

    async def send_late(self) -> None:
        """A decision for another place in the game than this one."""
        situation = self.situation
        assert situation is not None
        late = Play(self.mark(), situation.ply - 1, situation.offers[0].move)
        self.sent[late.id] += 1
        self.frames += 1
        await self.lines[0].send(write_request(late), text=True)

    async def send_one(self) -> None:
        """Put a frame into the hat, perhaps twice; draw some out."""
        if not self.waiting or self.random.random() < 0.6:
            wish = self.wished()
            assert isinstance(wish, Request)
            if isinstance(wish, Play):
                self.plays.add(wish.id)
            copies = self.random.choice((1, 2, 2, 3))
            self.sent[wish.id] += copies
            self.waiting += [write_request(wish)] * copies
        while len(self.waiting) > 6 or (self.waiting and self.random.random() < 0.5):
            raw = self.waiting.pop(self.random.randrange(len(self.waiting)))
            await self.random.choice(self.lines).send(raw, text=True)
            self.frames += 1

    async def empty(self) -> None:
        """Send what is left, and wait for all answers."""
        for raw in self.waiting:
            await self.lines[0].send(raw, text=True)
            self.frames += 1
        self.waiting.clear()
        while self.answered.total() < self.sent.total():  # noqa: ASYNC110 - the judge of it is the time-out
            await asyncio.sleep(0.02)


async def shuffled(url: str, table: Party, visitor: Visitor, seed: int) -> Hat:
    """Play by frames out of a hat."""
    hat = Hat(seed)
    address = f"{url.replace('http', 'ws')}/ws/tables/{table.table}"
    headers = {"cookie": f"camarilla={visitor.session}"}
    async with (
        connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None) as one,
        connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None) as two,
    ):
        hat.lines = [one, two]
        listening = [asyncio.create_task(hat.listen(line, first=line is one)) for line in hat.lines]
        for line in hat.lines:
            await line.send(write_request(Hello(VERSION)), text=True)
        is_late = False
        while hat.frames < FRAMES or hat.decided < DECISIONS or not is_late:
            if not is_late and hat.situation is not None and hat.situation.offers:
                is_late = True
                await hat.send_late()
            await hat.send_one()
            await asyncio.sleep(0.001)
            for task in listening:
                assert not task.done(), "a connection was closed"
        await hat.empty()
        for task in listening:
            task.cancel()
    return hat


def test_frames_doubled_late_and_reordered_have_one_effect_each_and_are_all_answered() -> None:
    with database("sqlite") as url, Server(url) as server:
        hat, entries = asyncio.run(asyncio.wait_for(play(server, url), PATIENCE))
        assert server.errors() == []
    assert hat.answered == hat.sent
    assert set(hat.codes) <= EXPECTED, hat.codes
    assert hat.codes[Code.STALE] > 0, "nothing came late"
    written = Counter(entry.ask for entry in entries if entry.ask is not None)
    assert [mark for mark, count in written.items() if count > 1] == []
    kept = {mark.partition(":")[2] for mark in written}
    assert {mark for mark in kept if mark.startswith("frame-")} == hat.done, "what was told is not what has happened"
    assert sum(isinstance(entry, Moved) and entry.ask is not None for entry in entries) >= DECISIONS
    assert any(isinstance(entry, GameStarted) for entry in entries)
    replayed("any", entries)


async def play(server: Server, url: str) -> tuple[Hat, list[AnyEntry]]:
    async with party([server.url], Settings("road-to-the-palace", 2), people=1, seed=3) as table:
        await table.start()
        hat = await shuffled(server.url, table, table.host.visitor, seed=11)
        return hat, await log_of(url, table.table)
