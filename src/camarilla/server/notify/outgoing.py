"""Posting something to an address that a client has named: checked, short, without redirects."""

import asyncio
import enum
import ssl
from dataclasses import dataclass

import httpcore
import httpx

from camarilla.server.notify.address_check import AddressCheck, BadAddress, CheckedNetwork

PATIENCE = 10.0
"""Seconds for an answer, all in all."""
MOST_ANSWER = 4096
"""Of an answer so many bytes are taken in, and thrown away."""
MOST_CONNECTIONS = 16
TOO_MANY = 429
OVERLOADED = 500
LONGEST_WAIT = 3600.0


class Sent(enum.Enum):
    """What became of an attempt."""

    DONE = "sent"
    GONE = "gone"
    """There is nobody any more: not to be tried again, for this call or another."""
    LATER = "later"
    """Not now: to be tried again."""
    REFUSED = "refused"


@dataclass(frozen=True)
class Attempt:
    """What became of an attempt, and after how many seconds the other side wants the next, if it says so."""

    sent: Sent
    wait: float | None = None


class Outgoing:
    """A client for addresses that are not trusted."""

    def __init__(self, check: AddressCheck) -> None:
        self.check = check
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=tls(),
            max_connections=MOST_CONNECTIONS,
            max_keepalive_connections=MOST_CONNECTIONS // 2,
            keepalive_expiry=30.0,
            network_backend=CheckedNetwork(check),
        )

    async def close(self) -> None:
        """Close all connections."""
        await self.pool.aclose()
        self.check.close()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Attempt:
        """Post something; a redirect is not followed."""
        try:
            self.check.checked_host(url)
            asked = self.pool.stream("POST", url, headers=list(headers.items()), content=body)
            async with asyncio.timeout(PATIENCE), asked as answer:
                taken = 0
                async for part in answer.aiter_stream():
                    taken += len(part)
                    if taken > MOST_ANSWER:
                        break
                return judged(answer)
        except BadAddress:
            return Attempt(Sent.REFUSED)
        except (TimeoutError, OSError, httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError):
            return Attempt(Sent.LATER)


def tls() -> ssl.SSLContext:
    """TLS as everywhere: certificates are checked against the name."""
    return httpx.create_ssl_context()


def judged(answer: httpcore.Response) -> Attempt:
    """What an answer means."""
    status = answer.status
    if httpx.codes.is_success(status):
        return Attempt(Sent.DONE)
    if status in {httpx.codes.NOT_FOUND, httpx.codes.GONE}:
        return Attempt(Sent.GONE)
    if status == TOO_MANY or status >= OVERLOADED:
        return Attempt(Sent.LATER, asked_to_wait(answer))
    return Attempt(Sent.REFUSED)


def asked_to_wait(answer: httpcore.Response) -> float | None:
    """How many seconds the other side wants to be left alone."""
    said = next((value for name, value in answer.headers if name.lower() == b"retry-after"), b"")
    return min(float(said), LONGEST_WAIT) if said.isdigit() else None
