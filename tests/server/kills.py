"""kill -9 under load, at random and at named points: `python -m tests.server.kills --kills 200` prints a summary.

Tables of all three games are played without a pause by scripted people while servers are killed and started again.
In the end what every client was told is held against the log. `--database postgresql --processes 2` plays with two
servers that share a PostgreSQL and a Redis. `python -m tests.server.restart` measures how
soon a thousand tables go on.
"""

import argparse
import asyncio
import contextlib
import logging
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from camarilla.client import Refusal, Unanswered
from camarilla.core import record as records
from camarilla.core.fairness import check_record
from camarilla.games import GAMES
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_server import Rematch
from camarilla.server.entries import AnyEntry, Moved
from camarilla.server.table import Table
from tests.server.killed import POINTS
from tests.server.live import Broker, Server, database, log_of
from tests.server.players import Party, party

LOG = logging.getLogger("kills")
AT_RANDOM = "at random"
SELDOM = frozenset({"during the deal", "while tables are taken up"})
PATIENCE = 6.0
"""Seconds that a named point is waited for."""
TO_END = 180.0
"""Seconds in which every table has to come to an end when the killing has stopped."""
LOADS = (("royal-secrets", 3), ("secrets", 4), ("road-to-the-palace", 3))


@dataclass
class Summary:
    """What came of it."""

    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    entries: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    def is_well(self) -> bool:
        """Whether everything has held."""
        return not (self.lost or self.doubled or self.differing or self.stuck)

    def told(self) -> str:
        """For people."""
        points = "\n".join(f"  {count:4} {point}" for point, count in sorted(self.kills.items()))
        return (
            f"{self.kills.total()} kills\n{points}\n"
            f"{self.games} games ended and verified, {self.acknowledged} acknowledged decisions, "
            f"{self.entries} entries\n"
            f"lost: {self.lost or 0}; doubled: {self.doubled or 0}; views that differ: {self.differing or 0}; "
            f"stuck tables: {self.stuck or 0}"
        )


class Siege:
    """Tables under load, and the servers that are killed under them."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers = servers
        self.random = random.Random(seed)
        self.summary = Summary()
        self.over = asyncio.Event()

    # ---------------------------------------------------------------------------------------------------- the load

    async def keep_playing(self, table: Party) -> None:
        """One game after another, until it is enough."""
        number = 1
        while True:
            playing = asyncio.create_task(table.play())
            while not playing.done():
                if table.host.seat.table.phase is Phase.WAITING:
                    await table.start()
                await asyncio.wait({playing}, timeout=0.2)
            await playing
            if self.over.is_set():
                return
            number += 1
            await self.call_rematch(table, number)

    async def call_rematch(self, table: Party, number: int) -> None:
        """Once more, until everybody has heard of it."""
        while any(player.seat.table.number < number for player in table.players):
            if table.host.seat.table.number < number:
                with contextlib.suppress(Refusal, Unanswered):
                    await table.host.seat.request(Rematch(table.host.seat.mark()))
            await asyncio.sleep(0.02)

    # --------------------------------------------------------------------------------------------------- the killing

    async def kill_often(self, kills: int) -> None:
        """Kill one server after another; each is started again to be killed at the next point."""
        for number in range(kills):
            server = self.servers[number % len(self.servers)]
            point = self.random.choice([AT_RANDOM, *POINTS])
            await self.begin(server, point)
            self.summary.kills[await self.wait_for_the_end(server, point)] += 1
            LOG.info("%s of %s killed", number + 1, kills)
        for server in self.servers:
            if not server.is_alive():
                server.module, server.arguments = "tests.server.served", []
                await asyncio.to_thread(server.start)

    async def begin(self, server: Server, point: str) -> None:
        """Start a server that will be killed at a point."""
        if server.is_alive():
            server.kill()
            self.summary.kills[AT_RANDOM] += 1
        server.module = "tests.server.served" if point == AT_RANDOM else "tests.server.killed"
        most = 4 if point in SELDOM else 60
        server.arguments = [] if point == AT_RANDOM else [point, str(self.random.randint(1, most))]
        server.begin()
        await asyncio.to_thread(server.wait)

    async def wait_for_the_end(self, server: Server, point: str) -> str:
        """Wait until it is dead, and kill it if it does not pass its point; returns where it ended."""
        patience = time.monotonic() + (self.random.uniform(0, 2) if point == AT_RANDOM else PATIENCE)
        while server.is_alive():
            if time.monotonic() > patience:
                server.kill()
                return AT_RANDOM
            await asyncio.sleep(0.01)
        return point

    # --------------------------------------------------------------------------------------------------- the judgement

    async def judge(self, table: Party) -> None:
        """Hold what everybody was told against the log."""
        entries = await log_of(self.servers[0].database, table.table)
        summary = self.summary
        summary.entries += len(entries)
        marks = Counter(entry.ask for entry in entries if entry.ask is not None)
        summary.doubled += [mark for mark, count in marks.items() if count > 1]
        moves = {entry.ask.partition(":")[2]: entry for entry in entries if isinstance(entry, Moved) and entry.ask}
        for player in table.players:
            for done in player.done:
                summary.acknowledged += 1
                entry = moves.get(done.mark)
                if entry is None or (entry.seat, bytes(entry.move)) != (done.seat, done.move):
                    summary.lost.append(done.mark)
        self.compare(table, replayed(table.table, entries))
        await self.verify(table)

    def compare(self, table: Party, kept: Table) -> None:
        """Every client has the view that the log leads to."""
        for player in table.players:
            match = kept.play().match
            if player.seat.view() != match.view(player.seat.seat).as_shown() or player.seat.situation is None:
                self.summary.differing.append(f"{table.table} seat {player.seat.seat}")
            elif player.seat.situation.outcome != match.outcome:
                self.summary.differing.append(f"{table.table} outcome at seat {player.seat.seat}")

    async def verify(self, table: Party) -> None:
        """Every game that was played can be downloaded, its deal checked, and ended as everybody was told."""
        for number in range(1, table.host.seat.table.number + 1):
            match = check_record(records.read(await table.record(number)), GAMES)
            self.summary.games += 1
            for player in table.players:
                if player.outcomes.get(number, match.outcome) != match.outcome:
                    self.summary.differing.append(f"{table.table} game {number}")


def replayed(table_id: str, entries: Sequence[AnyEntry]) -> Table:
    """A table from its log."""
    table = Table(table_id)
    for entry in entries:
        table.apply(entry)
    return table


async def besiege(servers: Sequence[Server], kills: int, tables: int, seed: int) -> Summary:
    """Load, kill, judge."""
    siege = Siege(servers, seed)
    urls = [server.url for server in servers]
    async with contextlib.AsyncExitStack() as stack:
        parties: list[Party] = []
        for number in range(tables):
            game, players = LOADS[number % len(LOADS)]
            opened = party(urls, Settings(game, players), people=2, seed=seed + number)
            parties.append(await stack.enter_async_context(opened))
        playing = {asyncio.create_task(siege.keep_playing(table)): table for table in parties}
        await siege.kill_often(kills)
        siege.over.set()
        done, stuck = await asyncio.wait(playing, timeout=TO_END)
        for task in stuck:
            siege.summary.stuck.append(playing[task].table)
            task.cancel()
        for task in done:
            await task
            await siege.judge(playing[task])
    return siege.summary


def run(kind: str, kills: int, processes: int, tables: int, seed: int) -> tuple[Summary, list[str]]:
    """A siege from beginning to end; what came of it, and what the servers complained of."""
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(database(kind))
        redis = stack.enter_context(Broker()).url if processes > 1 else None
        servers = [stack.enter_context(Server(url, redis)) for _ in range(processes)]
        summary = asyncio.run(besiege(servers, kills, tables, seed))
        return summary, [line for server in servers for line in server.errors()]


def main() -> None:
    """Read the options, and tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--tables", type=int, default=6)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    logging.basicConfig(format="%(message)s")
    LOG.setLevel(logging.INFO)
    began = time.monotonic()
    summary, errors = run(chosen.database, chosen.kills, chosen.processes, chosen.tables, chosen.seed)
    print(summary.told())
    print(f"errors in the servers' logs: {len(errors)}", *errors[:10], sep="\n")
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
