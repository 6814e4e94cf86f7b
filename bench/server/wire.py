"""The lightest websocket client that will do, so that the load generator is not what is measured.

It sends text in single frames with a mask of zeros, which leaves the bytes as they are, and hands every text frame on
as bytes with the time at which it arrived.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = b"\0\0\0\0"

Heard = Callable[[bytes, float], None]


class Link(asyncio.Protocol):
    """One connection."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.closed: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop has its own, of no common class
        self.transport.write(self.request)

    def connection_lost(self, wrong: Exception | None) -> None:
        self.closed = self.closed or str(wrong)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.closed))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def data_received(self, data: bytes) -> None:
        at = perf_counter()
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self.rest = head
                return
            self.shake_hands(head)
        self.rest = self.read_frames(data, at)

    def shake_hands(self, head: bytes) -> None:
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def read_frames(self, data: bytes, at: float) -> bytes:
        """Hand on all whole frames; returns what is left."""
        start = 0
        while len(data) - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                body += 2
                size = int.from_bytes(data[start + 2 : body])
            elif size == 127:
                body += 8
                size = int.from_bytes(data[start + 2 : body])
            if len(data) < body + size:
                break
            self.hear(data[start], data[body : body + size], at)
            start = body + size
        return data[start:]

    def hear(self, kind: int, body: bytes, at: float) -> None:
        if kind == TEXT:
            self.heard(body, at)
        elif kind == PING:
            self.transport.write(frame(PONG, body))
        elif kind == CLOSE:
            self.closed = f"closed by the server: {int.from_bytes(body[:2])}"


def frame(kind: int, body: bytes) -> bytes:
    """A frame as clients send it."""
    if len(body) < 126:
        return bytes((kind, 0x80 | len(body))) + NO_MASK + body
    return bytes((kind, 0x80 | 126)) + len(body).to_bytes(2) + NO_MASK + body


async def connect(port: int, path: str, heard: Heard, headers: str = "") -> Link:
    """Open a websocket on this machine."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n{headers}\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, link = await loop.create_connection(lambda: Link(request, heard), "127.0.0.1", port)
    await link.opened
    return link
