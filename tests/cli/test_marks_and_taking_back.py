"""`camarilla join` follows what others take back, and says what a stand-in decided for somebody."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from camarilla.client import Seat, Visitor
from camarilla.games.road_to_the_palace.moves import TakeCard
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_server import Sit, Stand, Start, Undo
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE
from tests.server.live import Server

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal"),
    # Python 3.12 and later warn when a process with threads forks; pytest-xdist has one that only waits.
    pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        yield served


async def asked(*seats: Seat) -> Seat:
    """Whoever owes a decision, once somebody does."""
    async with asyncio.timeout(PATIENCE):
        while not any(seat.offers for seat in seats):  # noqa: ASYNC110 - it depends on what several have heard
            await asyncio.sleep(0.005)
    return next(seat for seat in seats if seat.offers)


def test_who_watches_is_told_who_took_back_and_what_a_bot_decided_for_whom(server: Server, tmp_path: Path) -> None:
    async def evening() -> None:
        async with Visitor.at(server.url) as one, Visitor.at(server.url) as two:
            await one.come_in("Dora")
            await two.come_in("Étienne")
            table = await one.make_table(msgspec.convert({"game": "road-to-the-palace", "players": 2}, Settings))
            async with one.sit_at(table.id) as dora, two.sit_at(table.id) as etienne:
                await etienne.request(Sit(etienne.mark()))
                words = ("join", f"{server.url}/t/{table.id}", "--watch", "--name", "Wim")
                with Terminal(words, tmp_path, XDG_STATE_HOME=str(tmp_path)) as wim:
                    await asyncio.to_thread(wim.until, "Étienne")
                    await dora.request(Start(dora.mark()))
                    await asyncio.to_thread(wim.until, "You are watching: others play here.")
                    await watched(wim, dora, etienne)

    asyncio.run(evening())


async def watched(wim: Terminal, dora: Seat, etienne: Seat) -> None:
    """A card is put back, and the same is taken again; then one of the two gives up the seat."""
    while not isinstance((taker := await asked(dora, etienne)).legal()[0], TakeCard):
        await taker.play(taker.legal()[0])
    card = taker.legal()[0]
    await taker.play(card)
    await asyncio.to_thread(wim.until, f"{taker.you.name} takes the ")
    await taker.request(Undo(taker.mark()))
    await asyncio.to_thread(wim.until, f"{taker.you.name} takes a decision back.")
    await taker.play(card)
    await asyncio.to_thread(wim.until, f"{taker.you.name} takes the ")
    await taker.play((await asked(taker)).legal()[0])
    other = etienne if taker is dora else dora
    await other.request(Stand(other.mark()))
    await asyncio.to_thread(wim.until, f"A bot for {other.you.name} takes the ")
