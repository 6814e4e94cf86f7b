"""How soon a thousand tables go on after a kill: `python -m tests.server.restart --tables 1000` prints the figures.

At every table one person plays against bots. All are killed in the middle of their games; once the server is there
again everybody comes back and takes a decision, and a bot has to answer.
"""

import argparse
import asyncio
import contextlib
import random
import time
from functools import partial

from camarilla.client import Seat, Visitor
from camarilla.core.errors import CamarillaError
from camarilla.protocol.tables import OpenSeat, Settings
from camarilla.protocol.to_server import AddBot, Start
from tests.server.live import Server, database
from tests.server.players import Player

AT_ONCE = 16
LOADS = (("royal-secrets", 3), ("secrets", 4), ("road-to-the-palace", 2))


async def prepared(visitor: Visitor, number: int, gate: asyncio.Semaphore) -> str:
    """A table where a game goes on and a person owes a decision; its id."""
    game, players = LOADS[number % len(LOADS)]
    async with gate:
        table = (await visitor.make_table(Settings(game, players))).id
        async with visitor.sit_at(table) as seat:
            while any(isinstance(place, OpenSeat) for place in seat.table.seats):
                await seat.request(AddBot(seat.mark(), "page"))
            await seat.request(Start(seat.mark()))
            player = Player(visitor, seat, number)
            await player.play(enough=lambda: len(player.done) >= 2 and owes(seat))
    return table


def owes(seat: Seat) -> bool:
    """Whether a decision is asked of this seat."""
    return seat.situation is not None and bool(seat.situation.offers)


async def taken_up(visitor: Visitor, table: str, number: int) -> float:
    """Come back, decide, and see the table go on; when it did."""
    while True:
        with contextlib.suppress(CamarillaError, OSError):
            async with visitor.sit_at(table) as seat:
                player = Player(visitor, seat, number)
                await player.play(enough=partial(has_decided, player))
                return time.monotonic()
        await asyncio.sleep(0.1)


def has_decided(player: Player) -> bool:
    """Whether the server has taken a decision of somebody's."""
    return len(player.done) > 0


async def measure(server: Server, tables: int) -> None:
    """Prepare, kill, start, and look."""
    async with Visitor.at(server.url) as visitor:
        await visitor.come_in("Ann")
        gate = asyncio.Semaphore(AT_ONCE)
        began = time.monotonic()
        made = await asyncio.gather(*(prepared(visitor, number, gate) for number in range(tables)))
        print(f"{tables} games begun in {time.monotonic() - began:.0f} s")
        await asyncio.to_thread(server.kill)
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        there = time.monotonic()
        print(f"the server answers {there - began:.1f} s after its process was started")
        order = list(enumerate(made))
        random.Random(1).shuffle(order)
        back = await asyncio.gather(*(taken_up(visitor, table, number) for number, table in order))
        times = sorted(at - there for at in back)
        for share in (50, 99, 100):
            print(f"{share:3} % of the tables had taken a decision {times[len(times) * share // 100 - 1]:.2f} s later")


def main() -> None:
    """Read the options, and tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = options.parse_args()
    with database(chosen.database) as url, Server(url) as server:
        asyncio.run(measure(server, chosen.tables))
        print(f"errors in the server's log: {len(server.errors())}", *server.errors()[:5], sep="\n")


if __name__ == "__main__":
    main()
