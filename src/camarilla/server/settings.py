"""How a server is run: what `camarilla serve` was told."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import TypeVar

from camarilla.core.rng import Rng
from camarilla.protocol.pace import BotSpeed

T = TypeVar("T")
LEAST_PAUSE = 0.005
USUAL_MOST = 1600
LINGER = (2000, 2800)
"""How long bots seem to think after somebody's decision that can be taken back, at the usual pace."""


@dataclass(frozen=True)
class Pace:
    """How long bots seem to think, in milliseconds: drawn between these two."""

    least: int = 600
    most: int = USUAL_MOST

    def lingering(self) -> "Pace":
        """The pace after a decision that can be taken back: a moment for that, shorter where bots are quicker."""
        share = min(1.0, self.most / USUAL_MOST)
        return Pace(max(self.least, round(LINGER[0] * share)), max(self.most, round(LINGER[1] * share)))

    def at_speed(self, speed: BotSpeed) -> "Pace":
        """Calmer or quicker: about 1.5 to 3 seconds, or 0.25 to 0.6, where the usual is 0.6 to 1.6."""
        match speed:
            case BotSpeed.CALM:
                return Pace(self.least * 5 // 2, self.most * 15 // 8)
            case BotSpeed.NORMAL:
                return self
            case BotSpeed.QUICK:
                return Pace(self.least * 5 // 12, self.most * 3 // 8)

    def drawn(self, draws: Rng) -> float:
        """A pause in seconds."""
        return (self.least + draws.below(self.most - self.least + 1)) / 1000


async def at_a_drawn_moment(work: Awaitable[T], pace: Pace, draws: Rng) -> T:
    """What some work comes to, at a moment that was drawn before; if it takes longer, at the next one, drawn likewise.

    The moment it is done is nobody's business: it would tell how hard it was.
    """
    pause = pace.drawn(draws)
    working = asyncio.ensure_future(work)
    try:
        await asyncio.sleep(pause)
        while not working.done():  # noqa: ASYNC110 - see above
            await asyncio.sleep(max(LEAST_PAUSE, pace.drawn(draws)))
        return await working
    finally:
        working.cancel()


PUSH_SERVICES = (
    "fcm.googleapis.com",  # Chrome and what is built on it
    "*.push.services.mozilla.com",  # Firefox
    "*.push.apple.com",  # Safari
    "*.notify.windows.com",  # Edge
)
"""Where browsers have themselves called."""


@dataclass(frozen=True)
class Calling:
    """How people are called when a decision of theirs comes up."""

    push: bool = True
    services: tuple[str, ...] = PUSH_SERVICES
    """The hosts of push services that are called; `*.` in front stands for anything before it."""
    webhooks: bool = True
    smtp: str | None = None
    """Where mail is handed in: smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the start."""
    mail_from: str | None = None
    address: str | None = None
    """The server's own address, as people type it: what links in mails begin with."""
    allow_local: bool = False
    """Whether this machine itself may be called, also by http: for tests."""

    @property
    def mails(self) -> bool:
        """Whether mail can be sent."""
        return self.smtp is not None and self.mail_from is not None and self.address is not None

    @property
    def contact(self) -> str | None:
        """How push services can reach whoever runs the server."""
        if self.mail_from is not None:
            return f"mailto:{self.mail_from}"
        return self.address if self.address is not None and self.address.startswith("https://") else None


@dataclass(frozen=True)
class Running:
    """Where a server listens, where it keeps its tables, whom it trusts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///camarilla.db"
    redis: str | None = None
    origins: tuple[str, ...] = ()
    """Other origins that pages may come from, besides the server's own."""
    proxied: bool = False
    """Whether a proxy in front says who connects, and that it is by https."""
    workers: int = 1
    """Processes in which bots think."""
    pace: Pace = field(default_factory=Pace)
    log_level: str = "INFO"
    limits: bool = True
    """Whether floods are held back; off only for load tests on one's own machine."""
    calling: Calling = field(default_factory=Calling)
