"""Who may come near: whose page it is, who they are, how often."""

from collections.abc import Hashable
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import State

from camarilla.protocol.to_client import Code
from camarilla.server.keys import hashed
from camarilla.server.limits import Limiter
from camarilla.server.people import People, Someone
from camarilla.server.refusal import Refusal
from camarilla.server.settings import Running

COOKIE = "camarilla"
BEARER = "Bearer "
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

Connection = ASGIConnection[object, object, object, State]


def check_origin(
    connection: "Request[object, object, State] | WebSocket[object, object, State]", running: Running
) -> None:
    """Whatever a browser sends says from which page it comes: it has to be ours.

    Programs other than browsers send no Origin, and no cookie that they were not given.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            raise Refusal(Code.FORBIDDEN, "table-other-page")
        return
    if origin in running.origins:
        return
    parts = urlsplit(origin)
    host = connection.headers.get("host", "")
    if parts.scheme not in {"http", "https"} or parts.netloc.casefold() != host.casefold():
        raise Refusal(Code.FORBIDDEN, "table-other-page")


async def who_is(
    connection: "Request[object, object, State] | WebSocket[object, object, State]", people: People
) -> Someone | None:
    """Whoever makes a request: by an API token, or by the session in the cookie."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return await people.by_token(bearer.removeprefix(BEARER).strip())
    key = connection.cookies.get(COOKIE)
    return None if key is None else await people.by_session(key)


def key_of(connection: "Request[object, object, State] | WebSocket[object, object, State]") -> bytes:
    """What is kept of the key that a request comes with."""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith(BEARER):
        return hashed(bearer.removeprefix(BEARER).strip())
    return hashed(connection.cookies.get(COOKIE, ""))


class Limits:
    """How often things may be done."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self.arrivals = Limiter(20 / 60, 30)
        """Guests that come in, an address."""
        self.log_ins = Limiter(5 / 60, 8)
        """Attempts, an address, and again a name."""
        self.tables = Limiter(10 / 60, 15)
        """Tables that somebody makes."""
        self.sockets = Limiter(1, 60)
        """Connections that somebody opens."""
        self.messages = Limiter(20, 80)
        """Messages of one person to one table, by however many connections."""
        self.words = Limiter(0.5, 6)
        """Things that somebody says."""
        self.bots = Limiter(1, 20)
        """Bots that somebody seats."""
        self.reads = Limiter(5, 40)
        """Replays and records, which cost work."""
        self.calls = Limiter(10 / 60, 30)
        """Changes to how somebody is called."""
        self.likings = Limiter(20 / 60, 40)
        """Changes to how somebody likes to be shown what happens."""
        self.mails = Limiter(3 / 3600, 5)
        """Mails that ask whether an address wants calls: a person, and again an address of either kind."""
        self.trials = Limiter(2 / 60, 3)
        """Calls that somebody has themselves sent, to see whether they come."""

    def check(self, limiter: Limiter, key: Hashable) -> None:
        """Refuse what comes too fast, and say when to come back."""
        if not self.on:
            return
        wait = limiter.allow(key)
        if wait > 0:
            raise Refusal(Code.TOO_FAST, "table-too-fast", seconds=max(1, round(wait)))
