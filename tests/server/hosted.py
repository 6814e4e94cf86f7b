"""A real server in the test's own event loop: real HTTP and real sockets on a free port, and its house at hand.

async with serving(tmp_path) as server:
    async with Visitor.at(server.url) as ann: ...
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from camarilla.protocol import VERSION
from camarilla.protocol.codec import read_answer, write_request
from camarilla.protocol.to_client import Claims, Done, Refused, ToClient
from camarilla.protocol.to_server import Hello, ToServer
from camarilla.server.app import make_app
from camarilla.server.guards import COOKIE
from camarilla.server.house import House
from camarilla.server.limits import Limiter
from camarilla.server.settings import Pace, Running
from camarilla.server.wire import Wire
from tests.patience import PATIENCE


class Served:
    """A server that runs."""

    def __init__(self, port: int, house: House) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.host = f"127.0.0.1:{port}"
        self.port = port
        self.house = house

    @contextlib.contextmanager
    def nothing_by_itself(self) -> Iterator[None]:
        """No bot plays, no clock runs out, no list is kept: at a table happens what is asked for."""
        after = self.house.hub.after
        kept = list(after)
        after[:] = [self.house.follow]
        try:
            yield
        finally:
            after[:] = kept

    def stop_the_clock(self) -> None:
        """No bucket of the limits fills up again, however slow the machine is."""
        for limiter in vars(self.house.limits).values():
            if isinstance(limiter, Limiter):
                limiter._clock = lambda: 0.0

    def http(self, key: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A client that comes with a session's key."""
        cookies = {} if key is None else {COOKIE: key}
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, headers=headers, timeout=PATIENCE)

    @asynccontextmanager
    async def socket(self, table: str, headers: dict[str, str]) -> AsyncIterator["Plug"]:
        """A bare connection to a table."""
        async with connect(
            f"ws://{self.host}/ws/tables/{table}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        ) as connection:
            yield Plug(connection)


class Plug:
    """A connection without any cleverness."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[ToClient] = []

    async def say(self, message: ToServer | bytes | str) -> None:
        """Send a message, or bytes as they are."""
        raw = message if isinstance(message, bytes | str) else write_request(message).decode()
        await self.connection.send(raw)

    async def hear(self) -> ToClient:
        """The next message."""
        message = read_answer(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def hello(self) -> ToClient:
        """Say hello; what is answered."""
        await self.say(Hello(VERSION))
        return await self.hear()

    async def answer(self, request: ToServer) -> Done | Refused | Claims:
        """Ask for something; the answer to it, whatever else is said before."""
        await self.say(request)
        mark = getattr(request, "id", None)
        while (answer := await self.answered()).id not in {mark, None}:
            pass
        return answer

    async def answered(self) -> Done | Refused | Claims:
        """The next answer to anything, whatever else is said before."""
        while True:
            message = await self.hear()
            if isinstance(message, Done | Refused | Claims):
                return message

    async def closed(self) -> int:
        """The code with which the other side closes, whatever it says before."""
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                async for _ in self.connection:
                    pass
        assert self.connection.close_code is not None
        return self.connection.close_code


@asynccontextmanager
async def serving(folder: Path, **changes: object) -> AsyncIterator[Served]:
    """Run a server as `camarilla serve` does; bots think here, at random and at once."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        plain = {"port": port, "database": f"sqlite:///{folder / 'camarilla.db'}", "workers": 0, "limits": False}
        running = msgspec.convert({**plain, "pace": Pace(0, 0), **changes}, Running)
        app = make_app(running)
        config = uvicorn.Config(
            app,
            ws=Wire,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,
            proxy_headers=running.proxied,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=5,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.005)
            house: House = app.state.house
            yield Served(port, house)
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, PATIENCE)
