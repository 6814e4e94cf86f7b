"""How a server is run: what `camarilla serve` was told."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import TypeVar

from camarilla.core.rng import Rng

T = TypeVar("T")
LEAST_PAUSE = 0.005


@dataclass(frozen=True)
class Pace:
    """How long bots seem to think, in milliseconds: drawn between these two."""

    least: int = 600
    most: int = 1600

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
