"""The straight way of messages past ASGI: every kind of frame, however it is cut; who floods, who never reads."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from camarilla.protocol.tables import Settings
from camarilla.server.wire import MOST, MOST_PIECES
from tests.patience import PATIENCE
from tests.server.cast import Who, guest
from tests.server.hosted import Served, serving

TEXT, BINARY, PING, CLOSE, MORE, MORE_TEXT, LAST = 0x81, 0x82, 0x89, 0x88, 0x00, 0x01, 0x80
MASK = b"\x0b\x16\x21\x2c"


def frame(body: bytes, first: int = TEXT) -> bytes:
    """A frame as clients send it."""
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))
    size = len(body)
    if size < 126:
        return bytes((first, 0x80 | size)) + MASK + masked
    if size < 1 << 16:
        return struct.pack(">BBH", first, 0x80 | 126, size) + MASK + masked
    return struct.pack(">BBQ", first, 0x80 | 127, size) + MASK + masked


def say(mark: str, text: str = "Good evening") -> bytes:
    return json.dumps({"type": "Say", "id": mark, "text": text}, ensure_ascii=False).encode()


class Raw:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, raw: bytes) -> None:
        self.writer.write(raw)

    async def frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
        return first, await self.reader.readexactly(size)

    async def answered(self, mark: str) -> str:
        """The kind of the answer to a request."""
        async with asyncio.timeout(PATIENCE):
            while True:
                first, body = await self.frame()
                assert first != CLOSE, body
                message = json.loads(body) if first == TEXT else {}
                if message.get("id", ...) == (mark or None):
                    return str(message["type"])

    async def closed(self) -> int:
        """The code with which the server closes; 0 if it cuts the line."""
        async with asyncio.timeout(PATIENCE):
            try:
                while (found := await self.frame())[0] != CLOSE:
                    pass
            except (asyncio.IncompleteReadError, ConnectionError):
                return 0
            return int(struct.unpack(">H", found[1][:2])[0]) if found[1] else 1005


@asynccontextmanager
async def connected(server: Served, who: Who, *, hello: bool = True) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /ws/tables/T HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {who.headers['cookie']}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    raw = Raw(reader, writer)
    if hello:
        raw.send(frame(b'{"type":"Hello","version":2}'))
        _, welcome = await raw.frame()
        assert b'"Welcome"' in welcome
    try:
        yield raw
    finally:
        writer.transport.abort()


def with_server(folder: Path, visit: Callable[[Served, Who], Awaitable[None]]) -> None:
    async def visited() -> None:
        async with serving(folder) as server:
            ann = await guest(server, "Ann")
            await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            await visit(server, ann)

    asyncio.run(visited())


CUT = say("it", "Bonsoir à tous")
WHOLE: dict[str, bytes] = {
    "in one piece": frame(CUT),
    "with letters of ASCII only": frame(say("it")),
    "as bytes": frame(CUT, BINARY),
    "in three pieces": frame(CUT[:5], MORE_TEXT) + frame(CUT[5:9], MORE) + frame(CUT[9:], LAST),
    "in pieces with a ping between": frame(CUT[:5], MORE_TEXT) + frame(b"?", PING) + frame(CUT[5:], LAST),
    "with nothing in the first piece": frame(b"", MORE_TEXT) + frame(CUT, LAST),
    "cut within a letter": frame(CUT[:47], MORE_TEXT) + frame(CUT[47:], LAST),
    "after a ping": frame(b"?", PING) + frame(CUT),
    "a long one": frame(say("it", "z" * 400)),
}


@pytest.mark.parametrize("step", [0, 1, 3])
def test_a_message_is_heard_however_it_is_cut(step: int, tmp_path: Path) -> None:
    async def visit(server: Served, ann: Who) -> None:
        async with connected(server, ann) as raw:
            for what, sent in WHOLE.items():
                for place in range(0, len(sent), step or len(sent)):
                    raw.send(sent[place : place + (step or len(sent))])
                    await asyncio.sleep(0)
                raw.send(frame(b"{}"))  # answered in its turn
                assert await raw.answered("it") == "Done", what
                assert await raw.answered("") == "Refused", what
                raw.send(frame(json.dumps({"type": "AnswerClaim", "id": "x", "claim": 0, "reply": "doubt"}).encode()))
                assert await raw.answered("x") == "Refused", what
                live = server.house.hub.lives["T"]
                live.table.asked.clear()  # the same mark counts again

    with_server(tmp_path, visit)


WRONG: dict[str, tuple[bytes, int]] = {
    "no UTF-8": (frame(b"\xff\xfe"), 1007),
    "no UTF-8, in pieces": (frame(b"\xff", MORE_TEXT) + frame(b"", LAST), 1007),
    "too large": (frame(b"z" * (MOST + 1)), 1009),
    "said to be endless": (b"\x81\xff" + b"\xff" * 8 + MASK, 1009),
    "too large in pieces": (frame(b"z" * MOST, MORE_TEXT) + frame(b"z", LAST), 1009),
    "without a mask": (b"\x81\x02{}", 1002),
    "with a reserved bit": (frame(b"{}", 0xC1), 1002),
    "of an unknown kind": (frame(b"{}", 0x83), 1002),
    "a piece of nothing": (frame(b"{}", LAST), 1002),
    "whole between pieces": (frame(b"{", MORE_TEXT) + frame(b"{}"), 1002),
    "a ping that is too long": (frame(b"?" * 126, PING), 1002),
    "too many pieces": (frame(b"", MORE_TEXT) + frame(b"", MORE) * (MOST_PIECES + 1), 0),
    "a farewell": (frame(struct.pack(">H", 1000), CLOSE) + frame(say("late")), 1000),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_message_ends_the_connection_and_nothing_else(what: str, tmp_path: Path) -> None:
    sent, code = WRONG[what]

    async def visit(server: Served, ann: Who) -> None:
        async with connected(server, ann) as raw:
            raw.send(sent)
            assert await raw.closed() == code
        async with connected(server, ann) as raw:
            raw.send(frame(say("after")))
            assert await raw.answered("after") == "Done"
        talk = [said for _, said in server.house.hub.lives["T"].table.talk]
        assert len(talk) == 1, "what came after a farewell was said"

    with_server(tmp_path, visit)


def test_many_who_are_refused_at_once_are_all_answered(tmp_path: Path) -> None:
    """Each answer lets its connection ask again, in the middle of the answering."""

    async def visit(server: Served, ann: Who) -> None:
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(connected(server, ann))
            people = [await guest(server, f"Eve {n}") for n in range(25)]
            lines = [await stack.enter_async_context(connected(server, one)) for one in people for _ in range(8)]
            host.send(frame(say("busy")))
            for line in lines:
                line.send(b"".join(frame(b'{"type":"Undo","id":"u%d"}' % n) for n in range(4)))
            assert await host.answered("busy") == "Done"
            for line in lines:
                for n in range(4):
                    assert await line.answered(f"u{n}") == "Refused"

    with_server(tmp_path, visit)


def test_who_floods_a_connection_that_is_being_closed_fills_nothing(tmp_path: Path) -> None:
    async def visit(server: Served, ann: Who) -> None:
        async with connected(server, ann) as raw:
            live = server.house.hub.lives["T"]
            (line,) = live.outboxes[ann.sitter.id].lines
            line.close(4000, "over")
            for _ in range(2000):
                raw.send(frame(b"z" * 1000))
            assert await raw.closed() in {0, 4000}

    with_server(tmp_path, visit)


def test_who_asks_whether_we_are_here_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    async def visit(server: Served, ann: Who) -> None:
        async with connected(server, ann) as raw:
            taken = raw.writer.get_extra_info("socket")
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
            live = server.house.hub.lives["T"]
            async with asyncio.timeout(PATIENCE):
                while live.outboxes[ann.sitter.id].lines:
                    raw.send(frame(b"?" * 125, PING) * 1000)
                    await asyncio.sleep(0)
        async with connected(server, ann) as again:
            again.send(frame(say("again")))
            assert await again.answered("again") == "Done"

    with_server(tmp_path, visit)
