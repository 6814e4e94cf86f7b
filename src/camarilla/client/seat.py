"""One connection to one table: what is known of it, what may be asked of it. It comes back when it is lost."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from camarilla.core.data import Event, Move, View
from camarilla.core.errors import CamarillaError
from camarilla.core.fairness import nonce_commitment
from camarilla.core.game import Game
from camarilla.core.text import Sentence
from camarilla.games import game_named
from camarilla.protocol import VERSION
from camarilla.protocol.changes import updated
from camarilla.protocol.codec import read_answer, write_request
from camarilla.protocol.tables import TableInfo
from camarilla.protocol.to_client import (
    Claims,
    Code,
    DealAsked,
    Done,
    GameBegan,
    GameInfo,
    Heard,
    News,
    Played,
    Refused,
    Settled,
    Situation,
    TableChanged,
    TakenBack,
    Talked,
    ToClient,
    Welcome,
    You,
)
from camarilla.protocol.to_server import Commit, Hello, Play, Request, Reveal, ToServer

PATIENCE = 30.0
FOR_GOOD = frozenset({4400, 4401, 4403, 4404, 4409})
"""Close codes after which it makes no sense to come back."""
NONCE_BYTES = 32


class Refusal(CamarillaError):
    """The table did not do what was asked."""

    def __init__(self, said: Refused) -> None:
        super().__init__(f"{said.code.value}: {said.why.id}")
        self.code: Code = said.code
        self.sentence: Sentence = said.why
        self.rule = said.rule


class Gone(CamarillaError):
    """The connection was closed for good."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed: {code}")
        self.code = code


class Seat:
    """A place at a table, or among those who watch."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.url = url
        self.headers = headers
        self.stretch: str | None = None
        self.seq = 0
        self.you: You
        self.table: TableInfo
        self.game: GameInfo | None = None
        self.situation: Situation | None = None
        self.history: list[msgspec.Raw] = []
        self.lines: list[Sentence | None] = []
        """The line of the log for each event of the history."""
        self.talk: list[Talked] = []
        self.nonces: dict[int, bytes] = {}
        """What this seat gave to each game's deal: keep it to check the deal."""
        self.commitments: dict[int, list[str]] = {}
        """The seals, the server's and the seats', that were shown before each deal: likewise."""
        self.returns = 0
        self._view: object = None
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[ToServer, asyncio.Future[Claims | None]]] = {}
        self._news: asyncio.Queue[Welcome | News | Gone] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()

    # ------------------------------------------------------------------------------------------------- what is known

    @property
    def seat(self) -> int | None:
        """Where one sits; None for who watches."""
        return self.you.seat

    @property
    def rules(self) -> Game:
        """The game that is played here."""
        return game_named(self.table.settings.game)

    def view(self) -> View:
        """The game in one's own eyes."""
        return self.rules.read_view(msgspec.json.encode(self._view))

    def legal(self) -> list[Move]:
        """The decisions one may take now."""
        if self.situation is None:
            return []
        return [self.rules.read_move(bytes(offer.move)) for offer in self.situation.offers]

    def events(self) -> list[Event]:
        """All one has seen of the game."""
        return [self.rules.read_event(bytes(raw)) for raw in self.history]

    # ---------------------------------------------------------------------------------------------------- what to do

    def mark(self) -> str:
        """A new mark for a request."""
        return secrets.token_hex(6)

    async def request(self, request: ToServer) -> Claims | None:
        """Ask for something and wait until it is done. Raises Refusal. If the connection is lost it is asked again."""
        if not isinstance(request, Request):
            raise TypeError("only requests are answered")
        done: asyncio.Future[Claims | None] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (request, done)
        try:
            await self._send(request)
            return await asyncio.wait_for(done, PATIENCE)
        finally:
            self._asked.pop(request.id, None)

    async def play(self, move: Move) -> None:
        """Take a decision."""
        ply = 0 if self.situation is None else self.situation.ply
        await self.request(Play(self.mark(), ply, msgspec.Raw(msgspec.json.encode(move))))

    async def news(self) -> AsyncIterator[Welcome | News]:
        """What happens, as it happens; what is known has been brought up to date with it. Raises Gone."""
        while True:
            item = await self._news.get()
            if isinstance(item, Gone):
                raise item
            yield item

    # -------------------------------------------------------------------------------------------------- the connection

    async def open(self) -> None:
        """Connect and wait for the welcome."""
        self._task = asyncio.create_task(self._run())
        welcomed = asyncio.create_task(self._welcomed.wait())
        await asyncio.wait({self._task, welcomed}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        welcomed.cancel()
        if not self._welcomed.is_set():
            gone = None if self._news.empty() else self._news.get_nowait()
            raise gone if isinstance(gone, Gone) else Gone(1006)

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

    async def _run(self) -> None:
        wait = 0.05
        while True:
            try:
                async with connect(
                    self.url, additional_headers=self.headers, max_size=None, compression=None, open_timeout=PATIENCE
                ) as socket:
                    self._socket = socket
                    await socket.send(write_request(Hello(VERSION, self.stretch, self.seq)), text=True)
                    for request, _ in list(self._asked.values()):
                        await socket.send(write_request(request), text=True)
                    async for raw in socket:
                        wait = 0.05
                        await self._heard(read_answer(raw))
                    code = socket.close_code
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError):
                code = 1006
            self._socket = None
            if code in FOR_GOOD:
                self._give_up(Gone(code or 1006))
                return
            self.returns += 1
            await asyncio.sleep(wait)
            wait = min(wait * 2, 5.0)

    def _give_up(self, gone: Gone) -> None:
        for _, done in self._asked.values():
            if not done.done():
                done.set_exception(gone)
        self._news.put_nowait(gone)

    async def _send(self, request: ToServer) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again when the connection is back
                await self._socket.send(write_request(request), text=True)

    # ------------------------------------------------------------------------------------------------------ listening

    async def _heard(self, message: ToClient) -> None:
        match message:
            case Done():
                self._answer(message.id, None)
            case Claims():
                self._answer(message.id, message)
            case Refused():
                waiting = self._asked.get(message.id or "")
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_exception(Refusal(message))
            case Welcome():
                self._welcome(message)
                self._news.put_nowait(message)
            case DealAsked():
                if message.seq:
                    self.seq = message.seq
                await self._deal(message)
                self._news.put_nowait(message)
            case _:
                self.seq = message.seq
                self._learn(message)
                self._news.put_nowait(message)

    def _answer(self, mark: str, answer: Claims | None) -> None:
        waiting = self._asked.get(mark)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    def _welcome(self, message: Welcome) -> None:
        self.stretch = message.stretch
        self.seq = message.seq
        self.you = message.you
        self.table = message.table
        self.talk = list(message.talk)
        self._take(message.game)
        self._welcomed.set()

    def _take(self, game: GameInfo | None) -> None:
        self.game = game
        self.situation = None if game is None else game.situation
        self.history = [] if game is None else list(game.history)
        self.lines = [] if game is None else list(game.lines)
        self._view = None if game is None else msgspec.json.decode(game.view)

    def _learn(self, message: "TableChanged | GameBegan | Played | TakenBack | Heard | Settled") -> None:
        match message:
            case TableChanged():
                self.table = message.table
            case GameBegan() | TakenBack():
                self._take(message.game)
            case Played():
                self._view = updated(self._view, message.changes)
                self.history.extend(message.events)
                self.lines.extend(message.lines)
                self.situation = message.situation
            case Heard():
                self.talk.append(message.talk)
            case Settled():
                pass

    async def _deal(self, asked: DealAsked) -> None:
        """Give one's part to the deal: sealed first, then opened; asked again, the same."""
        if self.seat not in asked.seats or self.seat is None:
            return
        if asked.seed_commitment is None:
            nonce = self.nonces.setdefault(asked.number, secrets.token_bytes(NONCE_BYTES))
            commitment = nonce_commitment(self.table.id, asked.number, self.seat, nonce).hex()
            await self._send(Commit(self.mark(), asked.number, commitment))
        elif asked.number in self.nonces:
            self.commitments[asked.number] = [asked.seed_commitment, *(sealed for _, sealed in asked.commitments)]
            await self._send(Reveal(self.mark(), asked.number, self.nonces[asked.number].hex()))
