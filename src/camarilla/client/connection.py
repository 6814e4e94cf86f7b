"""A socket to a table that comes back when it is lost."""

import asyncio
import contextlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidURI

from camarilla.core.errors import BadData, CamarillaError
from camarilla.protocol.closing import Closing
from camarilla.protocol.codec import read_answer, write_request
from camarilla.protocol.to_client import ToClient
from camarilla.protocol.to_server import ToServer

PATIENCE = 30.0
"""Seconds to wait for a connection, or for the answer to a request."""
SOON, AT_LAST = 0.05, 5.0
"""Seconds between attempts to come back: the first, and the longest."""
FOR_GOOD = frozenset({Closing.BAD_MESSAGES, Closing.NO_SESSION, Closing.NOT_ALLOWED, Closing.NO_TABLE, Closing.VERSION})
"""Close codes after which it makes no sense to come back."""
FOR_A_NEW_KEY = 10.0
"""Seconds in which a session that has ended may be followed by a new one: whoever registers gets one."""
LOST = 1006
"""What the standard calls a connection that nobody closed."""


class Gone(CamarillaError):
    """The connection was closed for good; `code` says why (`protocol.closing`)."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed: {code}")
        self.code = code


@dataclass(frozen=True)
class Lost:
    """The connection is lost, and being looked for."""


@dataclass(frozen=True)
class Found:
    """The connection is there again."""


class Connection(ABC):
    """One end of a socket. Whoever listens says what to begin with, and takes what is heard."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.headers: Callable[[], dict[str, str]] = lambda: headers
        """Who one is, as it is when a connection is opened."""
        self.returns = 0
        """How often the connection was lost."""
        self._wait = SOON
        self._new_key_until = 0.0
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    def opening(self) -> list[ToServer]:
        """What is said first on every connection."""

    @abstractmethod
    def heard(self, message: ToClient) -> None:
        """The table says something."""

    @abstractmethod
    def noticed(self, change: Lost | Found | Gone) -> None:
        """The connection comes and goes."""

    def start(self) -> asyncio.Task[None]:
        """Connect, and go on doing so."""
        self._task = asyncio.create_task(self._run())
        return self._task

    async def close(self) -> None:
        """Go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def drop(self) -> None:
        """Lose the connection, as a train in a tunnel does; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def send(self, request: ToServer) -> None:
        """Send something, if there is a connection."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again when the connection is back
                await self._socket.send(write_request(request), text=True)

    async def _run(self) -> None:
        while True:
            code = await self._visit()
            was_there, self._socket = self._socket is not None, None
            if code == Closing.KEY_ENDED:
                self._new_key_until = monotonic() + FOR_A_NEW_KEY
            if code in FOR_GOOD and not (code == Closing.NO_SESSION and monotonic() < self._new_key_until):
                self.noticed(Gone(code))
                return
            if was_there:
                self.returns += 1
                self.noticed(Lost())
            await asyncio.sleep(self._wait * random.uniform(0.5, 1.5))  # noqa: S311 - so that not all come back at once
            self._wait = min(self._wait * 2, AT_LAST)

    async def _visit(self) -> int:
        """One connection from its first word to its last; the code it was closed with."""
        try:
            async with connect(
                self.url, additional_headers=self.headers(), max_size=None, compression=None, open_timeout=PATIENCE
            ) as socket:
                await self._listen(socket)
                return socket.close_code or LOST
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else LOST
        except (OSError, InvalidHandshake, InvalidMessage, TimeoutError):
            return LOST
        except InvalidURI:
            return Closing.NO_TABLE
        except BadData:
            return Closing.VERSION  # whoever speaks so is no table that we know

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        for request in self.opening():
            await socket.send(write_request(request), text=True)
        if self.returns:
            self.noticed(Found())
        async for raw in socket:
            self._wait = SOON
            self.heard(read_answer(raw))
