"""Somebody at a table server: who they are, which tables there are. `Seat` is what they do at one table."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from urllib.parse import quote, urlencode, urlsplit

import httpx
import msgspec

from camarilla.client.seat import Seat
from camarilla.core.errors import CamarillaError
from camarilla.core.text import Sentence
from camarilla.protocol.http import Checkable, Finished, Me, NewToken, Rating, Replay, Token, Trouble
from camarilla.protocol.pace import PaceSettings
from camarilla.protocol.tables import Settings, TableInfo

T = TypeVar("T")
COOKIE = "camarilla"
PATIENCE = 20.0


class Unwilling(CamarillaError):
    """The server did not do what was asked over HTTP; `sentence` says why."""

    def __init__(self, status: int, code: str, sentence: Sentence | None, said: str) -> None:
        super().__init__(f"{status} {code}: {said}")
        self.status = status
        self.code = code
        self.sentence = sentence


class Unreachable(CamarillaError):
    """Nobody answers at that address, or nobody who is a table server."""


class Visitor:
    """Somebody at a server, by a session or by an API token."""

    def __init__(self, http: httpx.AsyncClient, token: str | None) -> None:
        self.http = http
        self.token = token
        self.replaced: Callable[[str], str | None] = lambda _session: None
        """The session that has replaced one's own, if one has registered through another program."""

    @classmethod
    @asynccontextmanager
    async def at(cls, server: str, token: str | None = None, session: str | None = None) -> AsyncIterator["Visitor"]:
        """Visit a server by its address; with an API token, or with the session of an earlier visit."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        cookies = {} if session is None else {COOKIE: session}
        async with httpx.AsyncClient(base_url=root(server), headers=headers, cookies=cookies, timeout=PATIENCE) as http:
            yield cls(http, token)

    @property
    def session(self) -> str | None:
        """The session's key, to come back with."""
        return self.http.cookies.get(COOKIE)

    def headers(self) -> dict[str, str]:
        """Who one is, for a new connection."""
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        session = self.session or ""
        new = self.replaced(session)
        if new is not None:
            session = self.come_back(new)
        return {"cookie": f"{COOKIE}={session}"}

    def come_back(self, session: str) -> str:
        """Go on in another session."""
        self.http.cookies.clear()
        self.http.cookies.set(COOKIE, session)
        return session

    async def call(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        """Ask something over HTTP. Raises Unwilling if it is refused, and Unreachable."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            response = await self.http.request(method, path, content=content, headers=headers)
            given = response.cookies.get(COOKIE)
            if given is not None:
                self.come_back(given)
            if response.is_success:
                return msgspec.json.decode(response.content or b"null", type=answer)
        except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError) as wrong:
            raise Unreachable(str(wrong) or type(wrong).__name__) from wrong
        try:
            said = msgspec.json.decode(response.content, type=Trouble)
        except msgspec.DecodeError:  # not our server's words: a proxy's, or another program's
            raise Unwilling(response.status_code, "unknown", None, response.text[:200]) from None
        raise Unwilling(response.status_code, said.code, said.why, said.words)

    async def come_in(self, name: str) -> Me:
        """Come in as a guest."""
        return await self.call("POST", "/api/session", Me, {"name": name})

    async def me(self) -> Me:
        """Who one is."""
        return await self.call("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Be called something else, at the next table one sits down at."""
        return await self.call("PATCH", "/api/me", Me, {"name": name})

    async def set_pace(self, pace: PaceSettings) -> PaceSettings:
        """Say how one likes to be shown what happens, with any client."""
        return await self.call("PUT", "/api/me/pace", PaceSettings, pace)

    async def register(self, name: str, password: str) -> Me:
        """Make an account of the guest one is. It has a new session; connections to tables come back with it."""
        return await self.call("POST", "/api/account", Me, {"name": name, "password": password})

    async def log_in(self, name: str, password: str) -> Me:
        """Come back to an account, in a new session."""
        return await self.call("POST", "/api/login", Me, {"name": name, "password": password})

    async def log_out(self) -> None:
        """End the session, and its connections to tables."""
        await self.call("POST", "/api/logout", type(None))
        self.http.cookies.clear()

    async def tokens(self) -> list[Token]:
        """The API tokens of one's remote bots."""
        return await self.call("GET", "/api/tokens", list[Token])

    async def new_token(self, label: str) -> str:
        """The key of a new remote bot, which is called by the label; it needs an account."""
        return (await self.call("POST", "/api/tokens", NewToken, {"label": label})).key

    async def drop_token(self, token: str) -> None:
        """Make an API token worthless, by its id, and end its connections to tables."""
        await self.call("DELETE", f"/api/tokens/{quote(token, safe='')}", type(None))

    async def make_table(self, settings: Settings) -> TableInfo:
        """Make a table."""
        return await self.call("POST", "/api/tables", TableInfo, settings)

    async def table(self, table: str) -> TableInfo:
        """A table by its id."""
        return await self.call("GET", f"/api/tables/{table}", TableInfo)

    async def tables(self) -> list[TableInfo]:
        """Public tables."""
        return await self.call("GET", "/api/tables", list[TableInfo])

    async def my_tables(self) -> list[TableInfo]:
        """The tables where one sits."""
        return await self.call("GET", "/api/me/tables", list[TableInfo])

    async def my_games(self) -> list[Finished]:
        """The games one has played to the end."""
        return await self.call("GET", "/api/me/games", list[Finished])

    async def games(self) -> list[Finished]:
        """Games that were played to the end at public tables."""
        return await self.call("GET", "/api/games", list[Finished])

    async def ratings(self, game: str) -> list[Rating]:
        """The ratings of a game, the strongest first."""
        return await self.call("GET", f"/api/ratings/{quote(game, safe='')}", list[Rating])

    async def record(self, table: str, number: int) -> bytes:
        """The record of a game that has ended, as a file."""
        return bytes(await self.call("GET", f"/api/games/{table}/{number}/record", msgspec.Raw))

    async def replay(self, table: str, number: int, eyes: str = "table") -> Replay:
        """A game that has ended, to look at again: through the eyes of a seat ("0"), of who watched, or "all"."""
        query = urlencode({"eyes": eyes})
        return await self.call("GET", f"/api/games/{table}/{number}/replay?{query}", Replay)

    async def proof(self, table: str, number: int) -> Checkable:
        """How the cards of a game that has ended were dealt."""
        return await self.call("GET", f"/api/games/{table}/{number}/proof", Checkable)

    @asynccontextmanager
    async def sit_at(self, table: str) -> AsyncIterator[Seat]:
        """Open a connection to a table; it comes back by itself when it is lost."""
        parts = urlsplit(str(self.http.base_url))
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/ws/tables/{table}"
        seat = Seat(url, {})
        seat.headers = self.headers
        try:
            await seat.open()
            yield seat
        finally:
            await seat.close()


def root(server: str) -> str:
    """The address of a server, from what people paste: with or without http, perhaps with a table behind it."""
    return address(server)[0]


def address(link: str) -> tuple[str, str | None]:
    """The address of a server, and of the table behind it if there is one, from what people paste."""
    full = link.strip() if "://" in link else f"http://{link.strip()}"
    server, _, rest = full.partition("/t/")
    table = rest.partition("?")[0].partition("#")[0].strip("/")
    return server.rstrip("/"), table or None
