"""Somebody else at the table who needs no browser: they play through `camarilla.client`, in a thread of their own.

with other_person(server.url, guest.table, "Bob") as bob:
    bob.play(lambda seat: seat.situation.ply >= 10)     # decides whatever is asked, until it is enough
    with bob.playing_on():                              # the same meanwhile
        ...
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TypeVar

from camarilla.client import Seat
from camarilla.protocol.tables import PersonSeat
from camarilla.protocol.to_server import Sit, ToServer
from tests.patience import PATIENCE
from tests.server.players import Player, guest

T = TypeVar("T")
A_MOMENT = 0.01
"""Seconds from one look at the table to the next."""
Enough = Callable[[Seat], bool]


class OtherPerson:
    """Their place at the table; whatever is done at it is done in its own loop."""

    def __init__(self, player: Player, loop: asyncio.AbstractEventLoop) -> None:
        self.player = player
        self.seat = player.seat
        self.loop = loop

    def do(self, doing: Coroutine[object, object, T]) -> T:
        """Do something there, and wait until it is done."""
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(doing, PATIENCE), self.loop).result()

    def ask(self, request: ToServer) -> None:
        """Ask for something."""
        self.do(self.seat.request(request))

    def until(self, enough: Enough) -> None:
        """Wait, and decide nothing."""
        self.do(self._play(enough, decide=False))

    def play(self, enough: Enough) -> None:
        """Decide whatever is asked, until it is enough."""
        self.do(self._play(enough, decide=True))

    @contextmanager
    def playing_on(self) -> Iterator[None]:
        """Decide whatever is asked, meanwhile; in the end nothing is asked any more."""
        over = threading.Event()
        doing = asyncio.run_coroutine_threadsafe(self._play(lambda _: over.is_set(), decide=True), self.loop)
        try:
            yield
            self.until(lambda seat: not seat.offers)
        finally:
            over.set()
            try:
                doing.result(PATIENCE)
            finally:
                doing.cancel()

    async def _play(self, enough: Enough, *, decide: bool) -> None:
        while not enough(self.seat):
            if not (decide and await self.player.decide()):
                await asyncio.sleep(A_MOMENT)


def person_at(seat: Seat, number: int) -> PersonSeat:
    """Whoever sits there, as this seat is told."""
    place = seat.table.seats[number]
    assert isinstance(place, PersonSeat)
    return place


@contextmanager
def other_person(url: str, table: str, name: str) -> Iterator[OtherPerson]:
    """Somebody who comes in and sits down at a table; they go when it is over."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    coming = guest(url, table, name)
    try:
        player = asyncio.run_coroutine_threadsafe(coming.__aenter__(), loop).result(PATIENCE)
        other = OtherPerson(player, loop)
        try:
            other.ask(Sit(other.seat.mark()))
            yield other
        finally:
            asyncio.run_coroutine_threadsafe(coming.__aexit__(None, None, None), loop).result(PATIENCE)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
