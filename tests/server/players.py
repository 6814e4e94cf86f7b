"""Scripted people: they come in, sit down and play at random through `camarilla.client`, and remember what they did.

async with party([server.url], Settings("secrets", 4), people=2) as table:
    await table.start()                                    # the seats that are free get bots
    await table.play()                                     # until the game is over, whatever happens to anybody
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from camarilla.bots import levels_of
from camarilla.client import Refusal, Seat, Unanswered, Visitor
from camarilla.core.data import Outcome
from camarilla.protocol.tables import OpenSeat, PersonSeat, Settings
from camarilla.protocol.to_client import Code
from camarilla.protocol.to_server import AddBot, Back, Play, Sit, Start

HARMLESS = frozenset({Code.STALE, Code.NOT_NOW, Code.BUSY})
"""Refusals that anybody may get who plays honestly but a moment too late."""


@dataclass(frozen=True)
class Done:
    """A decision that the server has acknowledged."""

    mark: str
    seat: int
    move: bytes


class Player:
    """Somebody at one table. `seat` is their connection; `done` is what the server has acknowledged."""

    def __init__(self, visitor: Visitor, seat: Seat, seed: int = 0) -> None:
        self.visitor = visitor
        self.seat = seat
        self.random = random.Random(seed)
        self.done: list[Done] = []
        self.refused: Counter[Code] = Counter()
        self.outcomes: dict[int, Outcome] = {}
        """How each game ended, by its number, as this player was told."""

    @property
    def stands_in(self) -> bool:
        """Whether a stand-in plays for them."""
        place = None if self.seat.seat is None else self.seat.table.seats[self.seat.seat]
        return isinstance(place, PersonSeat) and place.stand_in

    async def decide(self) -> bool:
        """Take a decision if one is asked for; whether the server took it."""
        situation = self.seat.situation
        place = self.seat.seat
        if situation is None or place is None or not situation.offers:
            return False
        offer = self.random.choice(situation.offers)
        mark = self.seat.mark()
        try:
            await self.ask_on(Play(mark, situation.ply, offer.move))
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            if refusal.code not in HARMLESS:
                raise
            return False
        self.done.append(Done(mark, place, bytes(offer.move)))
        return True

    async def ask_on(self, request: Play) -> None:
        """Ask until there is an answer, with the same mark: neither a slow nor a busy server doubles anything."""
        while True:
            try:
                await self.seat.request(request)
            except Unanswered:
                continue
            except Refusal as refusal:
                if refusal.code is not Code.BUSY:
                    raise
                self.refused[Code.BUSY] += 1
                await asyncio.sleep(0.2)
            else:
                return

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or it is enough; takes back over from a stand-in."""
        async for _ in self.seat.news():
            if self.is_over() or enough():
                return
            if self.stands_in:
                with contextlib.suppress(Refusal, Unanswered):
                    await self.seat.request(Back(self.seat.mark()))
            await self.decide()
            if self.is_over():
                return

    def is_over(self) -> bool:
        """Whether the game that is played here has ended; after a rematch is called, it is the next one."""
        seat = self.seat
        if seat.game is None or seat.situation is None or seat.situation.outcome is None:
            return False
        if seat.game.number != seat.table.number:
            return False
        self.outcomes[seat.game.number] = seat.situation.outcome
        return True


TRIES = 1000
"""How often a bot is asked to a table before something must be wrong."""


class Party:
    """People at one table; the first of them is the host."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table = table
        self.players = players

    @property
    def host(self) -> Player:
        """Who made the table."""
        return self.players[0]

    async def start(self, level: str | None = None) -> None:
        """Seat bots at what is free, and begin."""
        wanted = level or levels_of(self.host.seat.table.settings.game)[0]
        for _ in range(TRIES):
            seat = self.asking()
            if not any(isinstance(place, OpenSeat) for place in seat.table.seats):
                break
            with contextlib.suppress(Refusal, Unanswered):
                await seat.request(AddBot(seat.mark(), wanted))
            await asyncio.sleep(0.01)
        with contextlib.suppress(Refusal, Unanswered):
            seat = self.asking()
            await seat.request(Start(seat.mark()))

    def asking(self) -> Seat:
        """Whoever is the host now: on a slow machine the first may have been away for too long."""
        return next((player.seat for player in self.players if player.seat.you.is_host), self.host.seat)

    async def play(self) -> None:
        """Everybody plays until the game is over."""
        async with asyncio.TaskGroup() as tasks:
            for player in self.players:
                tasks.create_task(player.play())

    async def record(self, number: int = 1) -> bytes:
        """The record of a game that has ended."""
        answer = await self.host.visitor.http.get(f"/api/games/{self.table}/{number}/record")
        answer.raise_for_status()
        return answer.content


@asynccontextmanager
async def party(urls: Sequence[str], settings: Settings, people: int, seed: int = 0) -> AsyncIterator[Party]:
    """So many people at a new table, each at the next of these servers."""
    async with contextlib.AsyncExitStack() as stack:
        host = await stack.enter_async_context(Visitor.at(urls[0]))
        await host.come_in("Ann")
        table = (await host.make_table(settings)).id
        players = [Player(host, await stack.enter_async_context(host.sit_at(table)), seed * 100)]
        for number in range(1, people):
            player = await stack.enter_async_context(guest(urls[number % len(urls)], table, f"Cousin {number}"))
            player.random.seed(seed * 100 + number)
            await player.seat.request(Sit(player.seat.mark()))
            players.append(player)
        yield Party(table, players)


@asynccontextmanager
async def guest(url: str, table: str, name: str) -> AsyncIterator[Player]:
    """Somebody who comes in and looks at a table."""
    async with Visitor.at(url) as visitor:
        await visitor.come_in(name)
        async with visitor.sit_at(table) as seat:
            yield Player(visitor, seat)
