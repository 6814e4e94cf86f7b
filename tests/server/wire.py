"""Sockets as bare as they come: every frame is kept as it was sent, for tests that compare bytes."""

import asyncio
import contextlib
import re

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from camarilla.client.visitor import COOKIE
from camarilla.protocol import VERSION
from camarilla.protocol import to_server as ask
from camarilla.protocol.codec import write_request
from camarilla.protocol.to_server import ToServer
from tests.patience import PATIENCE

PLY = re.compile(r'"situation":\{"ply":(\d+)')
NEWS = re.compile(r'^\{"type":"\w+","seq":(\d+)')
WELCOME = re.compile(r'^\{"type":"Welcome","version":\d+,"stretch":"([0-9a-f]+)","seq":(\d+)')
CAN_UNDO = re.compile(r'"can_undo":(true|false)')

NORMAL = (
    (re.compile(r'"stretch":"[0-9a-f]{12}"'), '"stretch":"…"'),
    (re.compile(r'"seed_commitment":"[0-9a-f]{64}"'), '"seed_commitment":"…"'),
    (re.compile(r'(?<=\[\d,)"[0-9a-f]{64}"(?=\])'), '"…"'),
    (re.compile(r'\{"at":\d+,"events"'), '{"at":0,"events"'),
)
"""What may differ between two worlds besides the table's id: the name of the stretch, the seals of the seed and of the
seats' nonces; and when one took a sealed decision of one's own that was missed, for that is one's own doing."""


class Person:
    """Somebody with a session."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server, timeout=PATIENCE)

    async def come_in(self) -> "Person":
        """Come in as a guest."""
        response = await self.http.post("/api/session", json={"name": self.name})
        assert response.status_code == 201, response.text
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}

    async def get(self, path: str) -> str:
        """An answer, its status before it."""
        response = await self.http.get(path)
        return f"{response.status_code} {response.text}"


class Wire:
    """One connection of one person to one table."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.url = person.server.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self.frames: list[str] = []
        self.stretch: str | None = None
        self.seq = 0
        self.ply = 0
        self.can_undo = False
        self.closed_with: int | None = None
        self.heard = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self, stretch: str | None = None, since: int = 0) -> "Wire":
        """Connect and say hello."""
        self.closed_with = None
        self.socket = await connect(
            self.url,
            additional_headers=self.person.headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.task = asyncio.create_task(self.listen(self.socket))
        with contextlib.suppress(ConnectionClosed):  # who is not let in need not say hello
            await self.send(write_request(ask.Hello(VERSION, stretch, since)))
        return self

    async def close(self) -> None:
        """Go."""
        if self.socket is not None and self.task is not None:
            await self.socket.close()
            await self.task
            self.socket = None

    async def listen(self, socket: ClientConnection) -> None:
        """Keep what comes."""
        with contextlib.suppress(ConnectionClosed):
            async for raw in socket:
                frame = raw if isinstance(raw, str) else raw.decode()
                self.note(frame)
                self.frames.append(frame)
                self.heard.set()
        self.closed_with = socket.close_code
        self.heard.set()

    def note(self, frame: str) -> None:
        """What a client has to know to go on."""
        welcome = WELCOME.match(frame)
        if welcome is not None:
            self.stretch, self.seq = welcome[1], int(welcome[2])
        elif (news := NEWS.match(frame)) is not None and news[1] != "0":
            self.seq = int(news[1])
        if (ply := PLY.search(frame)) is not None:
            self.ply = int(ply[1])
        if (undo := CAN_UNDO.search(frame)) is not None:
            self.can_undo = undo[1] == "true"

    async def send(self, raw: bytes) -> None:
        """Send something, whatever it is."""
        assert self.socket is not None
        await self.socket.send(raw, text=True)

    async def ask(self, request: ToServer) -> str:
        """Ask for something; returns its answer. Everything that was told before has come by then."""
        mark = f'"id":"{getattr(request, "id", "")}"'
        return await self.answered(write_request(request), mark)

    async def answered(self, raw: bytes, mark: str) -> str:
        """Send something and wait for an answer with a mark in its head."""
        start = len(self.frames)
        await self.send(raw)
        return await self.frame(start, mark)

    async def frame(self, start: int, mark: str) -> str:
        """The first frame from number `start` on with a mark in its head."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames[start:]:
                    if mark in frame[:120]:
                        return frame
                assert self.closed_with is None, f"closed with {self.closed_with}"
                start = len(self.frames)
                self.heard.clear()
                await self.heard.wait()

    async def play(self, mark: str, move: object) -> str:
        """Take a decision."""
        return await self.ask(ask.Play(mark, self.ply, msgspec.Raw(msgspec.json.encode(move))))


def normal(frame: str, table: str) -> str:
    """A frame without what may differ between two worlds."""
    for pattern, instead in NORMAL:
        frame = pattern.sub(instead, frame)
    return frame.replace(table, "…")
