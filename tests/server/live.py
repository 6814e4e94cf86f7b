"""Real servers, databases and brokers for tests: processes of their own, real sockets, nothing shared.

    with database("sqlite") as url, Server(url) as server:
        asyncio.run(play_over(server.url))      # players.py has scripted people
        server.kill()                           # kill -9 ...
        server.start()                          # ... and again: the same port, the same database

`database("postgresql")` makes and drops a database of its own, `Broker()` is a Redis of its own. Where one of them is
not there the test is skipped and says so; with CI=true it fails. All of this is used outside of asyncio.run, except
that a Server or a Broker may be stopped, killed and started from anywhere.
"""

import asyncio
import contextlib
import http.client
import multiprocessing
import os
import runpy
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.server.entries import READER, AnyEntry
from camarilla.server.settings import Pace, Running
from camarilla.server.store import Store, driven
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
POSTGRESQL = os.environ.get("CAMARILLA_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1/")
QUICK = Pace(0, 5)


def missing(what: str) -> None:
    """Something that this machine has not: a reason to skip, and in CI to fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}: CI has to have it")
    pytest.skip(what)


PORTS = range(15_000, 32_000)
"""Below those that systems give to whoever connects: such a one could take the port of a server that is down."""
HELD: list[socket.socket] = []
"""UDP ports of the same numbers, held as long as this process lives: no other test's process takes those."""


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given."""
    begin = os.getpid() * 37
    for number in range(len(PORTS)):
        port = PORTS[(begin + number) % len(PORTS)]
        hold = socket.socket(type=socket.SOCK_DGRAM)
        try:
            hold.bind(("127.0.0.1", port))
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            hold.close()
            continue
        HELD.append(hold)
        return port
    raise RuntimeError("no port is free")


# --------------------------------------------------------------------------------------------------------- databases


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a new database, "sqlite" or "postgresql", that is gone afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="camarilla-") as folder:
            yield f"sqlite:///{folder}/tables.db"
        return
    name = f"camarilla_test_{secrets.token_hex(6)}"
    try:
        asyncio.run(statement(f"CREATE DATABASE {name}"))
    except (DBAPIError, OSError) as wrong:
        missing(f"no PostgreSQL at {POSTGRESQL} ({type(wrong).__name__})")
    try:
        yield f"{POSTGRESQL.rstrip('/')}/{name}"
    finally:
        asyncio.run(statement(f"DROP DATABASE {name} WITH (FORCE)"))


async def statement(sql: str) -> None:
    """Have the PostgreSQL server itself do something."""
    engine = create_async_engine(driven(f"{POSTGRESQL.rstrip('/')}/postgres"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(sql))
    finally:
        await engine.dispose()


async def log_of(url: str, table: str) -> list[AnyEntry]:
    """A table's log, as the database has it."""
    store = Store(create_async_engine(driven(url)))
    try:
        return [READER.decode(body) for body in await store.entries(table)]
    finally:
        await store.engine.dispose()


# --------------------------------------------------------------------------------------------------------- processes


class Process:
    """A process that listens on a port of its own, which stays the same when it is started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="camarilla-"))
        self.running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        """End it; if the test has failed, what it had to say is shown."""
        self.kill()
        if kind is not None and not issubclass(kind, pytest.skip.Exception):
            print(f"--- {type(self).__name__} on port {self.port}:\n{self.said()}")
        shutil.rmtree(self.folder, ignore_errors=True)

    def command(self) -> list[str]:
        """What starts it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it does its work."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start it, and do not wait."""
        with (self.folder / "said").open("ab") as said:
            self.running = subprocess.Popen(self.command(), cwd=ROOT, stdout=said, stderr=said)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.begin()
        if not self.wait():
            raise RuntimeError(f"{self.command()} did not start:\n{self.said()}")

    def wait(self) -> bool:
        """Wait until it answers; False if it has ended instead, or takes too long."""
        patience = time.monotonic() + PATIENCE
        while self.is_alive() and time.monotonic() < patience:
            if self.answers():
                return True
            time.sleep(0.05)
        return False

    def is_alive(self) -> bool:
        """Whether it runs."""
        return self.running is not None and self.running.poll() is None

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()

    def stop(self) -> int:
        """End it as an operator does; returns what it ends with."""
        if self.running is None:
            return 0
        self.running.terminate()
        status = self.running.wait(PATIENCE)
        self.kill()
        return status

    def said(self) -> str:
        """All that it has written."""
        said = self.folder / "said"
        return said.read_text(errors="replace") if said.exists() else ""


class Server(Process):
    """A table server, forked from a process that has loaded everything already, so that it is there soon.

    `module` is what runs in it: one that calls `served.running()` may change something before it serves.
    """

    def __init__(
        self, database: str, redis: str | None = None, *, module: str = "tests.server.served", pace: Pace = QUICK
    ) -> None:
        super().__init__()
        self.database = database
        self.module = module
        self.arguments: list[str] = []
        """For the module, after how to run."""
        self.settings = Running(port=self.port, database=database, redis=redis, pace=pace, limits=False)
        self.forked: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def told(self) -> list[str]:
        """The arguments of the module."""
        return [msgspec.json.encode(self.settings).decode(), *self.arguments]

    def command(self) -> list[str]:
        """The module, told how to run."""
        return [sys.executable, "-m", self.module, *self.told()]

    def begin(self) -> None:
        """Start it, and do not wait."""
        FORKS.set_forkserver_preload(["tests.server.killed"])
        self.forked = FORKS.Process(
            target=run_module, args=(self.module, self.told(), str(self.folder / "said")), daemon=True
        )
        self.forked.start()

    def is_alive(self) -> bool:
        """Whether it runs."""
        return self.forked is not None and self.forked.is_alive()

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.forked is not None:
            self.forked.kill()
            self.forked.join()

    def stop(self) -> int:
        """End it as an operator does; returns what it ends with."""
        if self.forked is None:
            return 0
        self.forked.terminate()
        self.forked.join(PATIENCE)
        return -1 if self.forked.exitcode is None else self.forked.exitcode

    def answers(self) -> bool:
        """Whether it is well."""
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/healthz")
            return asking.getresponse().status == http.client.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            asking.close()

    def errors(self) -> list[str]:
        """The lines of its log that tell of something that ought not to happen."""
        return [line for line in self.said().splitlines() if '"error"' in line or not line.startswith("{")]


class Moved(Server):
    """A server whose clock only the test moves; it begins at some evening."""

    def __init__(self, database: str) -> None:
        super().__init__(database, module="tests.server.moved")
        self.clock = self.folder / "clock"
        self.arguments = [str(self.clock)]
        self.now = 1_800_000_000_000
        self.go_on(0)

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self.now += round(seconds * 1000)
        draft = self.clock.with_suffix(".draft")
        draft.write_text(str(self.now))
        draft.replace(self.clock)


FORKS = multiprocessing.get_context("forkserver")


def run_module(module: str, told: list[str], said: str) -> None:
    """In the new process: what `python -m module` does, until the test has ended."""
    nowhere = os.open(os.devnull, os.O_RDONLY)
    out = os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(nowhere, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    threading.Thread(target=end_with_the_test, daemon=True).start()
    sys.argv = [module, *told]
    sys.modules.pop(module, None)  # it may have been loaded before the fork
    runpy.run_module(module, run_name="__main__")


def end_with_the_test() -> None:
    """A test that is killed takes its servers with it."""
    test = multiprocessing.parent_process()
    if test is not None:
        test.join()
        os._exit(1)


class Broker(Process):
    """A Redis of one's own."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            missing("no redis-server on this machine")
        super().__init__()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        """Redis, keeping nothing."""
        return [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]

    def answers(self) -> bool:
        """Whether it answers a ping."""
        return self.tell(b"PING") == b"+PONG"

    def tell(self, command: bytes) -> bytes:
        """Give it a command, such as FLUSHALL or CLIENT KILL TYPE pubsub; returns the first line of its answer."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
                line.sendall(command + b"\r\n")
                return line.recv(1024).partition(b"\r\n")[0]
        except OSError:
            return b""
