"""Four people at each table of our server: they come in, sit down, take part in the deal, and play at random."""

import asyncio
import random
import secrets
from collections.abc import Iterable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle, islice
from typing import Final

import httpx
import msgspec

from bench.server.load import Desk, Load, chunks, until
from bench.server.wire import Link, connect
from camarilla.core.fairness import nonce_commitment
from camarilla.protocol import VERSION

GAMES: Final = ("royal-secrets", "secrets", "road-to-the-palace")
SEATS: Final = 4
AT_ONCE: Final = 32


class Offered(msgspec.Struct):
    move: msgspec.Raw


class Asked(msgspec.Struct):
    ply: int
    offers: list[Offered]


class Game(msgspec.Struct):
    situation: Asked


class Began(msgspec.Struct):
    game: Game


class Played(msgspec.Struct):
    situation: Asked


class Deal(msgspec.Struct):
    number: int
    seats: list[int]
    seed_commitment: str | None


class Shown(msgspec.Struct):
    kind: str


class Info(msgspec.Struct):
    phase: str
    seats: list[Shown]


class Changed(msgspec.Struct):
    table: Info


class Place(msgspec.Struct):
    seat: int | None
    is_host: bool


class Welcome(msgspec.Struct):
    you: Place
    table: Info


BEGAN: Final = msgspec.json.Decoder(Began)
PLAYED: Final = msgspec.json.Decoder(Played)
DEAL: Final = msgspec.json.Decoder(Deal)
CHANGED: Final = msgspec.json.Decoder(Changed)
WELCOME: Final = msgspec.json.Decoder(Welcome)
KIND: Final = len('{"type":"')


class Player:
    """One person with one connection."""

    def __init__(self, table: "Table", cookie: str, draws: random.Random) -> None:
        self.table = table
        self.cookie = cookie
        self.draws = draws
        self.link: Link
        self.seat: int | None = None
        self.asked: Asked | None = None
        self.nonce = secrets.token_bytes(32)
        self.marks = 0

    async def come(self, port: int) -> None:
        """Connect and sit down."""
        path = f"/ws/tables/{self.table.id}"
        self.link = await connect(port, path, self.hear, f"cookie: camarilla={self.cookie}\r\n")
        self.table.load.links.append(self.link)
        self.link.send(b'{"type":"Hello","version":%d}' % VERSION)

    def ask(self, kind: bytes, rest: bytes = b"") -> int:
        """Ask for something, with a mark of its own."""
        self.marks += 1
        text = b'{"type":"%b","id":"m%d"%b}' % (kind, self.marks, rest)
        self.link.send(text)
        return len(text)

    def play(self) -> int:
        """Take one of the decisions on offer."""
        asked = self.asked
        assert asked is not None
        self.asked = None
        offer = self.draws.choice(asked.offers)
        return self.ask(b"Play", b',"ply":%d,"move":%b' % (asked.ply, bytes(offer.move)))

    def hear(self, raw: bytes, at: float) -> None:
        """What the server says; the commonest first."""
        match raw[KIND : raw.index(b'"', KIND)]:
            case b"Played":
                self.table.told(len(raw), at)
                self.consider(PLAYED.decode(raw).situation)
            case b"Done":
                if self.table.mover is self:
                    self.table.mover = None
                    self.table.acknowledged(len(raw), at)
                    self.table.look()
            case b"Refused":
                self.table.refuse(self, raw, at)
            case b"DealAsked":
                self.take_part(DEAL.decode(raw))
            case b"GameBegan":
                self.consider(BEGAN.decode(raw).game.situation)
            case b"TableChanged":
                self.table.change(self, CHANGED.decode(raw).table)
            case b"Welcome":
                welcome = WELCOME.decode(raw)
                self.seat = welcome.you.seat
                if welcome.you.is_host:
                    self.table.host = self
                if self.seat is None:
                    self.ask(b"Sit")
                self.table.change(self, welcome.table)
            case _:
                pass

    def consider(self, asked: Asked) -> None:
        """What the player may decide now."""
        self.asked = asked if asked.offers else None
        self.table.look()

    def take_part(self, deal: Deal) -> None:
        """PROMISES: seal a nonce, then open it."""
        if self.seat is None or self.seat not in deal.seats:
            return
        if deal.seed_commitment is None:
            sealed = nonce_commitment(self.table.id, deal.number, self.seat, self.nonce).hex()
            self.ask(b"Commit", b',"number":%d,"commitment":"%b"' % (deal.number, sealed.encode()))
        else:
            self.ask(b"Reveal", b',"number":%d,"nonce":"%b"' % (deal.number, self.nonce.hex().encode()))


class Table(Desk):
    """A table of four."""

    def __init__(self, load: Load, table_id: str, cookies: Iterable[str], draws: random.Random) -> None:
        super().__init__(load)
        self.id = table_id
        self.draws = draws
        self.players = [Player(self, cookie, draws) for cookie in cookies]
        self.host = self.players[0]
        """Somebody else, once the first has stayed away for too long."""
        self.mover: Player | None = None
        self.phase = ""
        self.may_start = False
        self.refusals: list[bytes] = []

    def is_ready(self) -> bool:
        return self.phase == "playing" and any(player.asked is not None for player in self.players)

    def move(self) -> int:
        self.mover = self.draws.choice([player for player in self.players if player.asked is not None])
        return self.mover.play()

    def refuse(self, player: Player, raw: bytes, at: float) -> None:
        """Something was refused: a decision that came too late for its window, most likely."""
        self.refusals.append(raw)
        if self.mover is player and self.sample is not None:
            self.mover = None
            self.sample.refused = True
            self.acknowledged(len(raw), at)
            self.look()

    def change(self, player: Player, info: Info) -> None:
        """The host starts a game once everybody sits, and another one when it is over."""
        if player is not self.host or info.phase == self.phase == "playing":
            return
        self.phase = info.phase
        if info.phase == "over":
            player.ask(b"Rematch")
        elif info.phase == "waiting" and self.may_start and all(seat.kind == "person" for seat in info.seats):
            self.start()
        elif info.phase == "playing":
            self.look()

    def start(self) -> None:
        self.host.ask(b"Start")


async def make_tables(load: Load, port: int, count: int, seed: int) -> list[Table]:
    """As many tables, a third of each game, and four guests for each."""
    draws = random.Random(seed)
    made: list[Table] = []
    wanted = list(enumerate(islice(cycle(GAMES), count)))
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, cookies=no_cookies) as client:
        for some in chunks(wanted, AT_ONCE):
            made += await asyncio.gather(*(make_table(load, client, n, game, draws) for n, game in some))
    return made


async def make_table(load: Load, client: httpx.AsyncClient, n: int, game: str, draws: random.Random) -> Table:
    cookies = []
    for seat in range(SEATS):
        answer = await client.post("/api/session", json={"name": f"P{n}-{seat}x"})
        cookies.append(answer.raise_for_status().cookies["camarilla"])
    settings = {"game": game, "players": SEATS}
    headers = {"cookie": f"camarilla={cookies[0]}"}
    answer = await client.post("/api/tables", json=settings, headers=headers)
    return Table(load, answer.raise_for_status().json()["id"], cookies, draws)


async def come(tables: list[Table], port: int) -> None:
    """Everybody connects and sits down."""
    for some in chunks(tables, AT_ONCE):
        await asyncio.gather(*(player.come(port) for table in some for player in table.players))
    await until(lambda: all(player.seat is not None for table in tables for player in table.players))


async def deal(tables: list[Table]) -> None:
    """A game is dealt at every table."""
    for some in chunks(tables, AT_ONCE):
        for table in some:
            table.may_start = True
            table.start()
        try:
            await until(lambda: all(table.is_ready() for table in some))  # noqa: B023 - awaited within the turn
        except TimeoutError:
            raise SystemExit("\n".join(map(stuck, (table for table in some if not table.is_ready())))) from None


def stuck(table: Table) -> str:
    """What is known of a table where nothing happens any more."""
    closed = [player.link.closed for player in table.players if player.link.closed is not None]
    return f"table {table.id} stays {table.phase!r}: connections lost {closed}, refused {table.refusals[-2:]}"
