"""A place at a table: what is known of it, what may be asked of it."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from time import time_ns

import msgspec

from camarilla.client.connection import LOST, PATIENCE, Connection, Found, Gone, Lost
from camarilla.core.data import Event, Move, Options, View
from camarilla.core.errors import CamarillaError
from camarilla.core.fairness import nonce_commitment
from camarilla.core.game import Game
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.games import game_named
from camarilla.protocol import VERSION
from camarilla.protocol.changes import updated
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.tables import TableInfo
from camarilla.protocol.to_client import (
    Claimed,
    Claims,
    Code,
    DealAsked,
    Done,
    GameBegan,
    GameInfo,
    Heard,
    Missed,
    News,
    Noted,
    Offer,
    Played,
    Refused,
    Settled,
    Situation,
    Spoken,
    TableChanged,
    TakenBack,
    Talked,
    ToClient,
    Welcome,
    You,
)
from camarilla.protocol.to_server import Commit, Hello, Look, Mute, Play, Request, Reveal, Shown, ToServer

NONCE_BYTES = 32

Happening = Welcome | News | Lost | Found
"""What a seat hears of: what the table says, and that the connection is lost or there again."""


class Refusal(CamarillaError):
    """The table did not do what was asked."""

    def __init__(self, said: Refused) -> None:
        super().__init__(f"{said.code.value}: {said.why.id}")
        self.code: Code = said.code
        self.sentence: Sentence = said.why
        self.rule = said.rule


class Unanswered(CamarillaError):
    """The table has not answered for a long time: whether it has happened is not known."""


class Seat(Connection):
    """A place at a table, or among those who watch."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        super().__init__(url, headers)
        self.stretch: str | None = None
        self.seq = 0
        self.you: You
        self.table: TableInfo
        self.game: GameInfo | None = None
        self.situation: Situation | None = None
        self.history: list[msgspec.Raw] = []
        self.lines: list[Sentence | None] = []
        """The line of the log for each event of the history."""
        self.by: list[By | None] = []
        """For each event of the history: whether a stand-in or the clock took the decision that it tells."""
        self.talk: list[Talked] = []
        self.nonces: dict[int, bytes] = {}
        """What this seat gave to each deal: keep it to check the deal."""
        self.commitments: dict[int, list[str]] = {}
        """The seals, the server's and the seats', that were shown before each deal: likewise."""
        self.unfair: set[int] = set()
        """The deals in which the server did not keep to what it had shown."""
        self._ahead = 0
        """By how many milliseconds the server's clock is before the one of this machine."""
        self._view: object = None
        self._shown: Shown | None = None
        """What one last said that one was shown, and whether one looks: neither is answered, so both may be lost."""
        self._look: Look | None = None
        self._asked: dict[str, tuple[ToServer, asyncio.Future[Claims | None]]] = {}
        self._news: asyncio.Queue[Happening | Gone] = asyncio.Queue()
        self._welcomed = asyncio.Event()
        self._giving: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------------------------------------- what is known

    @property
    def seat(self) -> int | None:
        """Where one sits; None for who watches."""
        return self.you.seat

    @property
    def rules(self) -> Game:
        """The game that is played here."""
        return game_named(self.table.settings.game)

    @property
    def options(self) -> Options:
        """The table options that it is played with."""
        return self.rules.options(self.table.settings.options)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The decisions one may take now, in words, with what they would do."""
        return () if self.situation is None else self.situation.offers

    def now(self) -> int:
        """What time it is at the server, in milliseconds since 1970."""
        return time_ns() // 1_000_000 + self._ahead

    def view(self) -> View:
        """The game in one's own eyes."""
        return self.rules.read_view(msgspec.json.encode(self._view))

    def legal(self) -> list[Move]:
        """The decisions one may take now."""
        return [self.rules.read_move(bytes(offer.move)) for offer in self.offers]

    def actions(self) -> list[int]:
        """The same as numbers, for bots."""
        return [self.rules.action_of(move, self.options) for move in self.legal()]

    def events(self, since: int = 0) -> list[Event]:
        """What one has seen of the game, from one's event number `since` on."""
        return [self.rules.read_event(bytes(raw)) for raw in self.history[since:]]

    # ---------------------------------------------------------------------------------------------------- what to do

    def mark(self) -> str:
        """A new mark for a request."""
        return secrets.token_hex(6)

    async def request(self, request: ToServer) -> Claims | None:
        """Ask for something and wait until it is done. If the connection is lost it is asked again.

        Raises Refusal, Gone, and Unanswered after a long time.
        """
        if not isinstance(request, Request):
            raise TypeError("only requests are answered")
        done: asyncio.Future[Claims | None] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (request, done)
        try:
            await self.send(request)
            async with asyncio.timeout(PATIENCE):
                answer = await done
        except TimeoutError as wrong:
            raise Unanswered(type(request).__name__) from wrong
        finally:
            self._asked.pop(request.id, None)
        if isinstance(request, Mute):
            others = tuple(name for name in self.you.muted if name != request.name)
            self.you = msgspec.structs.replace(self.you, muted=(*others, request.name) if request.muted else others)
        return answer

    async def play(self, move: Move, ply: int | None = None) -> None:
        """Take a decision; `ply` says when it was taken, if that is not now."""
        seen = 0 if self.situation is None else self.situation.ply
        await self.request(Play(self.mark(), seen if ply is None else ply, msgspec.Raw(msgspec.json.encode(move))))

    @property
    def missed(self) -> Missed | None:
        """What one had not been shown yet when one came, if one has ever said what one was shown."""
        return None if self.game is None else self.game.missed

    async def shown(self, ply: int | None = None, bots: BotSpeed | None = None) -> None:
        """Say that one has been shown everything up to this ply, or up to now. A program has no need to.

        Who plays alone with bots and says so once is waited for by them from then on. Bots go on as fast as the
        person has chosen with any of their clients, unless `bots` says otherwise.
        """
        if self.game is not None and self.situation is not None:
            seen = self.situation.ply if ply is None else ply
            self._shown = Shown(seen, self.game.number, bots or self.you.bots)
            await self.send(self._shown)

    async def look(self, *, looking: bool) -> None:
        """Say whether one looks at the table: who does not is called when a decision comes up."""
        self._look = Look(looking)
        await self.send(self._look)

    async def news(self) -> AsyncIterator[Happening]:
        """What happens, as it happens; what is known has been brought up to date with it. Raises Gone."""
        while True:
            item = await self._news.get()
            if isinstance(item, Gone):
                self._news.put_nowait(item)  # whoever asks again is told again
                raise item
            yield item

    def forget_news(self) -> None:
        """Whoever has looked at what is known does not need to be told how it came about."""
        kept = [item for item in iter(self._next_news, None) if isinstance(item, Gone)]
        for gone in kept:
            self._news.put_nowait(gone)

    async def open(self) -> None:
        """Connect and wait for the welcome. Raises Gone."""
        running = self.start()
        welcomed = asyncio.create_task(self._welcomed.wait())
        await asyncio.wait({running, welcomed}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        welcomed.cancel()
        if not self._welcomed.is_set():
            raise next((item for item in iter(self._next_news, None) if isinstance(item, Gone)), Gone(LOST))

    async def close(self) -> None:
        """Go."""
        await super().close()
        for task in self._giving:
            task.cancel()

    # -------------------------------------------------------------------------------------------------- the connection

    def opening(self) -> list[ToServer]:
        """Hello, how far one has heard, what one has been shown and whether one looks, and what was not answered."""
        said = [one for one in (self._look, self._shown) if one is not None]
        return [Hello(VERSION, self.stretch, self.seq), *said, *(request for request, _ in self._asked.values())]

    def noticed(self, change: Lost | Found | Gone) -> None:
        """The connection comes and goes."""
        if isinstance(change, Gone):
            for _, done in self._asked.values():
                if not done.done():
                    done.set_exception(change)
        self._news.put_nowait(change)

    def heard(self, message: ToClient) -> None:
        """The table says something."""
        match message:
            case Done():
                self._answer(message.id, None)
            case Claims():
                self._answer(message.id, message)
            case Refused():
                self._refuse(message)
            case Welcome():
                self._welcome(message)
                self._news.put_nowait(message)
            case _:
                self.seq = message.seq or self.seq  # a DealAsked that is repeated is not counted
                self._learn(message)
                self._news.put_nowait(message)

    def _next_news(self) -> Happening | Gone | None:
        return None if self._news.empty() else self._news.get_nowait()

    def _answer(self, mark: str, answer: Claims | None) -> None:
        waiting = self._asked.get(mark)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    def _refuse(self, refused: Refused) -> None:
        """A refusal without a mark is of what was asked first: answers come in the order of the requests."""
        open_yet = [mark for mark, (_, done) in self._asked.items() if not done.done()]
        mark = refused.id or next(iter(open_yet), None)
        if mark in open_yet:
            self._asked[mark][1].set_exception(Refusal(refused))

    # -------------------------------------------------------------------------------------------------------- learning

    def _welcome(self, message: Welcome) -> None:
        self.stretch = message.stretch
        self.seq = message.seq
        self.you = message.you
        self.table = message.table
        self.talk = list(message.talk)
        self._ahead = message.now - time_ns() // 1_000_000 if message.now else 0
        self._take(message.game)
        self._welcomed.set()

    def _take(self, game: GameInfo | None) -> None:
        self.game = game
        self.situation = None if game is None else game.situation
        self.history = [] if game is None else list(game.history)
        self.lines = [] if game is None else list(game.lines)
        self.by = [] if game is None else marks(game.by, len(game.history))
        self._view = None if game is None else msgspec.json.decode(game.view)
        if (
            game is not None
            and game.deal in self.commitments
            and self.commitments[game.deal][0] != game.seed_commitment
        ):
            self.unfair.add(game.deal)

    def _learn(self, message: "TableChanged | DealAsked | GameBegan | Played | TakenBack | Heard | Settled") -> None:
        match message:
            case TableChanged():
                if message.table.number != self.table.number:  # claims belong to the game they were made in
                    self.talk = [said for said in self.talk if isinstance(said, Spoken)]
                    self._take(None)
                self.table = message.table
            case DealAsked():
                self._deal(message)
            case GameBegan():
                self._take(message.game)
            case TakenBack():
                self._take(message.game)
                self.talk = [placed_before(said, len(self.history)) for said in self.talk]
            case Played():
                self._view = updated(self._view, message.changes)
                self.history.extend(message.events)
                self.lines.extend(message.lines)
                self.by.extend(marks(message.by, len(message.events)))
                self.situation = message.situation
            case Heard():
                self.talk.append(message.talk)
            case Settled():
                self.talk = [verdict(said, message) for said in self.talk]

    def _deal(self, asked: DealAsked) -> None:
        """Give one's part to the deal: sealed first, then opened; asked again, the same.

        It is opened once, to the seals that were shown first, one's own among them: a server that shows others
        afterwards may have chosen its seed after it knew what the seats gave, and gets nothing.
        """
        if self.seat is None or self.seat not in asked.seats:
            return
        if asked.seed_commitment is None:
            if asked.number not in self.commitments:
                nonce = self.nonces.setdefault(asked.number, secrets.token_bytes(NONCE_BYTES))
                self._give(Commit(self.mark(), asked.number, self._seal(asked.number, nonce)))
        elif asked.number in self.nonces:
            nonce = self.nonces[asked.number]
            shown = [asked.seed_commitment, *(sealed for _, sealed in asked.commitments)]
            is_mine = (self.seat, self._seal(asked.number, nonce)) in asked.commitments
            if is_mine and self.commitments.setdefault(asked.number, shown) == shown:
                self._give(Reveal(self.mark(), asked.number, nonce.hex()))
            else:
                self.unfair.add(asked.number)

    def _seal(self, number: int, nonce: bytes) -> str:
        return nonce_commitment(self.table.id, number, self.seat or 0, nonce).hex()

    def _give(self, part: Commit | Reveal) -> None:
        async def given() -> None:
            with contextlib.suppress(Refusal, Gone, Unanswered):  # the deal goes on without
                await self.request(part)

        task = asyncio.create_task(given())
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)


def marks(by: Sequence[By | None], events: int) -> list[By | None]:
    """The marks of so many events: where none is marked, none are sent."""
    return list(by) or [None] * events


def placed_before(said: Talked, events: int) -> Talked:
    """Something that was told, after no more events than there are: a note comes before what is decided anew."""
    if not isinstance(said, Noted) or said.after is None:
        return said
    return msgspec.structs.replace(said, after=min(said.after, events))


def verdict(said: Talked, settled: Settled) -> Talked:
    """A claim with what became of it."""
    if isinstance(said, Claimed) and said.number < len(settled.claims):
        return msgspec.structs.replace(said, settled=settled.claims[said.number])
    return said
