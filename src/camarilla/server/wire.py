"""Uvicorn's websocket, with a straight way in and out for whoever has been let in.

Through ASGI a message passes queues, tasks and wrappers that cost more than the decision it carries. Once a connection
is accepted it can be taken over: whole text messages then go straight to whoever took it, and straight to the network.
Everything else of the protocol (the handshake, pings, messages in pieces, closing) stays with the library.
"""

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

WIRE = "camarilla_wire"
"""Where the state of a connection's scope has its wire."""
MOST = 64 * 1024
"""The longest message, in bytes, that is taken in."""
MOST_BEHIND = 512 * 1024
"""Bytes that may wait for a client that does not read."""
MOST_PIECES = 1000
"""In so many pieces a message may come."""
TEXT = 0x81
"""The first byte of a text message in one piece."""
MASKED = 0x80
SHORT, LONG = 126, 127
"""In place of a length: it follows in two bytes, or in eight."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    heard: Callable[[bytes], None] | None = None
    """Who has taken it over."""
    lost: Callable[[], None] = staticmethod(lambda: None)
    rest = b""
    """The beginning of a message whose end has not arrived."""
    is_plain = True
    """Whether messages may still take the straight way: not after one that the library has to refuse."""

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application finds the wire in the state of its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    def data_received(self, data: bytes) -> None:
        """One whole text message after another to whoever has taken the wire over, the rest to the library."""
        if self.heard is None and self.handshake_complete:
            self.is_plain = False  # the library may have half a message now
        if self.heard is None or not self.is_plain:
            super().data_received(data)
            return
        data = self.rest + data
        start = 0
        while (head := head_of(data, start)) is not None:
            body, length = head
            if length > MOST:  # nobody should, nor send without a mask: the library says so, and closes
                self.is_plain, self.rest = False, b""
                super().data_received(data[start:])
                return
            if body + length > len(data):
                break
            whole = apply_mask(data[body : body + length], data[body - 4 : body])
            if data[start] == TEXT and not self.frames and whole.isascii():
                self.hear(whole)
            else:
                super().data_received(data[start : body + length])
            start = body + length
        self.rest = data[start:]

    def hear(self, raw: bytes) -> None:
        """A whole message."""
        if self.heard is not None and not self.close_sent:
            self.heard(raw)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, as bytes, or with other letters than those of ASCII."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        whole = b"".join(self.frames)
        self.frames = []
        try:
            if self.curr_msg_data_type == "text":
                whole.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.hear(whole)

    def take_over(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Whole messages are heard from now on, and whether the connection is lost; also what has come in already."""
        self.heard, self.lost = heard, lost
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text, data = message.get("text"), message.get("bytes")
                self.hear(text.encode() if text is not None else data or b"")
            else:
                lost()
        self.read(on=True)

    def read(self, *, on: bool) -> None:
        """Take in more, or nothing more for now."""
        if self.read_paused is on and not self.transport.is_closing():
            self.read_paused = not on
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def say(self, raw: bytes) -> None:
        """Send a text message; it goes out with whatever else is sent in this turn of the event loop."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(raw))

    def behind(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def handle_ping(self) -> None:
        """Who asks whether we are here, and never hears it, is not told for ever."""
        super().handle_ping()
        if self.behind() > MOST_BEHIND:
            self.cut()

    def handle_cont(self, event: Frame) -> None:
        """Another piece of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PIECES:
            self.cut()

    def handle_close(self, event: Frame) -> None:
        """They go; we need not wait until they have read everything to know it."""
        super().handle_close(event)
        self.lost()

    def handle_parser_exception(self) -> None:
        """What they send is no websocket's."""
        super().handle_parser_exception()
        self.lost()

    def keepalive_timeout(self) -> None:
        """They have not been heard of for too long."""
        super().keepalive_timeout()
        self.lost()

    def eof_received(self) -> None:
        """They have nothing more to say."""
        self.lost()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self.lost()
        self.heard, self.lost = None, lambda: None


def head_of(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the message of a client's frame begins, and how long it is; None if that has not arrived yet.

    One that is not masked is as bad as one that is too long.
    """
    if len(data) < start + 2:
        return None
    if not data[start + 1] & MASKED:
        return start, MOST + 1
    length = data[start + 1] & ~MASKED
    body = start + (6 if length < SHORT else 8 if length == SHORT else 14)  # the mask is the last of the head
    if len(data) < body:
        return None
    return body, length if length < SHORT else int.from_bytes(data[start + 2 : body - 4])


def framed(raw: bytes) -> bytes:
    """A text message as a server's frame."""
    length = len(raw)
    if length < SHORT:
        return bytes((TEXT, length)) + raw
    if length < 1 << 16:
        return struct.pack(">BBH", TEXT, SHORT, length) + raw
    return struct.pack(">BBQ", TEXT, LONG, length) + raw
