"""A real server inside the test's own process and event loop: real sockets, a clock that only the test moves.

Tests can wait for what the server has done instead of sleeping, plant faults in it, and lay deals of their own.
"""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from camarilla.core.data import Deal
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.protocol.tables import Settings
from camarilla.server import hub, store
from camarilla.server.app import make_app
from camarilla.server.clocks import Clocks
from camarilla.server.dealing import Dealing
from camarilla.server.house import House
from camarilla.server.playing import Playing
from camarilla.server.settings import Pace, Running
from camarilla.server.wire import Wire
from tests.patience import PATIENCE


class StoppedClock:
    """Stands in for `time` in the server: it goes on when the test says so."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def time_ns(self) -> int:
        return self.ms * 1_000_000

    def go_on(self, ms: int) -> None:
        self.ms += ms


class Quiet(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Inside:
    """A server that runs in this event loop."""

    def __init__(self, url: str, app: Litestar, clock: StoppedClock) -> None:
        house: House = app.state.house
        self.url = url
        self.app = app
        self.house = house
        self.clock = clock


@asynccontextmanager
async def inside(folder: Path, *, patch: pytest.MonkeyPatch, workers: int = 0) -> AsyncIterator[Inside]:
    """Run a server on a free port, with its database in a folder."""
    clock = StoppedClock()
    patch.setattr(hub, "time", clock)
    patch.setattr(store, "prepare_sqlite", prepare_quick)
    running = Running(
        database=f"sqlite:///{folder / 'tables.db'}", workers=workers, pace=Pace(0, 1), limits=False, log_level="ERROR"
    )
    app = make_app(running)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=75,
        log_config=None,
        lifespan="on",
    )
    server = Quiet(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await until(lambda: server.started or serving.done())
        yield Inside(f"http://127.0.0.1:{listening.getsockname()[1]}", app, clock)
    finally:
        server.should_exit = True
        await serving
        listening.close()


def prepare_quick(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """SQLite that does not wait for the disk: no power is lost in these tests."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=OFF"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def run(doing: Coroutine[None, None, None]) -> None:
    """Run a test's coroutine on the event loop that the server has in real life."""
    with asyncio.Runner(loop_factory=None if sys.platform == "win32" else new_loop) as runner:
        runner.run(doing)


def new_loop() -> asyncio.AbstractEventLoop:
    """The loop that `serve` uses."""
    import uvloop

    return uvloop.new_event_loop()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - anything may be waited for
            await asyncio.sleep(0.001)


@contextmanager
def chosen_deals(patch: pytest.MonkeyPatch) -> Iterator[dict[str, Deal]]:
    """Tables in it, by their id, are dealt what the test has chosen instead of what chance has."""
    chosen: dict[str, Deal] = {}
    by_chance = Dealing.dealt

    def dealt(dealing: Dealing, game: Game, settings: Settings, names: tuple[str, ...], at: int) -> Playing:
        playing = by_chance(dealing, game, settings, names, at)
        deal = chosen.get(dealing.table)
        if deal is None:
            return playing
        match = Match(game, deal, settings.options, names)
        return Playing(match, Clocks(settings.clock, settings.players, match.waiting(), at), playing.proof)

    with patch.context() as patched:
        patched.setattr(Dealing, "dealt", dealt)
        yield chosen
