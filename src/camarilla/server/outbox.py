"""What goes out to one person at one table: numbered news, the last of them kept for who comes back, and the sockets.

A socket that cannot keep up is closed rather than waited for: its client comes back and hears what it missed.
"""

import asyncio
import math
import secrets
from collections import deque

from camarilla.core.data import View
from camarilla.protocol.closing import Closing
from camarilla.protocol.codec import write_answer
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.to_client import ToClient
from camarilla.server.telling import Listener
from camarilla.server.wire import MOST_BEHIND, Wire

KEPT = 48
KEPT_BYTES = 24 * 1024


class Line:
    """One socket, as whoever tells knows it."""

    def __init__(self, wire: Wire, key: bytes = b"") -> None:
        self.wire = wire
        self.key = key
        """What is kept of the key that it was opened with."""
        self.closing: tuple[int, str] | None = None
        self.asking = False
        """Whether an answer is owed."""
        self.looking = True
        """Whether the page is visible, as far as it has said."""
        self.ended = asyncio.Event()

    def send(self, raw: bytes) -> None:
        """Send a message; a socket that is too far behind is given up."""
        if self.closing is not None:
            return
        if self.wire.behind() > MOST_BEHIND:
            self.close(Closing.TOO_SLOW, "too slow")
        else:
            self.wire.say(raw)

    def close(self, code: int, why: str) -> None:
        """End the socket, after what is sent already unless it is stuck."""
        if self.closing is None:
            self.closing = (code, why)
            self.ended.set()


class Outbox:
    """One person at one table."""

    def __init__(self, listener: Listener, muted: dict[str, str]) -> None:
        self.listener = listener
        self.muted = muted
        self.bots: BotSpeed | None = None
        """How fast they like bots to be, if they have said so."""
        self.is_host = False
        self.stretch = secrets.token_hex(6)
        self.seq = 0
        self.kept: deque[bytes] = deque()
        self.kept_bytes = 0
        self.lines: set[Line] = set()
        self.view: View | None = None
        """The view that the last news led to; None while nobody listens."""
        self.idle_since = 0
        self.welcomed = -1
        """How long the table's log was when they were last told everything anew."""
        self.looked_at = -math.inf
        """When somebody last looked away, by the event loop's clock."""
        self.told_hidden = False
        """Whether other processes have been told that they do not look."""

    def is_looking(self) -> bool:
        """Whether they look at the table, by any of their connections."""
        return any(line.looking and line.closing is None for line in self.lines)

    def look(self, line: Line, *, looking: bool) -> None:
        """Somebody looks at the table through a connection, or looks away."""
        if line.looking and not looking:
            self.looked_at = asyncio.get_running_loop().time()
        line.looking = looking

    def tell(self, message: ToClient) -> None:
        """Number some news, keep it, and send it."""
        self.tell_raw(write_answer(message))

    def tell_raw(self, raw: bytes) -> None:
        """The same with bytes that several people are told; `seq` is 0 in them, and the first field."""
        self.seq += 1
        numbered = raw.replace(b'"seq":0', b'"seq":%d' % self.seq, 1)
        self.kept.append(numbered)
        self.kept_bytes += len(numbered)
        while self.kept and (len(self.kept) > KEPT or self.kept_bytes > KEPT_BYTES):
            self.kept_bytes -= len(self.kept.popleft())
        for line in self.lines:
            line.send(numbered)

    def missed(self, stretch: str | None, since: int) -> list[bytes] | None:
        """What somebody missed who has heard this stretch up to a number; None if it is not at hand any more."""
        behind = self.seq - since
        if stretch != self.stretch or not 0 <= behind <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - behind :]


def answer(line: Line, message: ToClient) -> None:
    """Answer one socket."""
    line.send(write_answer(message))
