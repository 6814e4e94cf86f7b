"""Nudges between server processes: "table T has N entries now", and never anything else.

Without Redis a process is alone and nobody needs nudging. A nudge that is lost costs a second: every process looks
for itself how long the logs of its open tables are (`watch.py`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

Nudged = Callable[[str, int], Awaitable[None]]
CHANNEL = "camarilla:nudges"
DIGITS = 9
"""No log is longer than so many digits say."""
AGAIN = 1.0
"""Seconds between attempts to reach a broker that is gone."""

LOG = logging.getLogger("camarilla.nudges")


class Nudges:
    """Nobody else to tell."""

    def tell(self, table: str, length: int) -> None:
        """Tell the other processes how long a log has become."""

    async def start(self, nudged: Nudged) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""


class RedisNudges(Nudges):
    """Nudges through Redis; it may come and go."""

    def __init__(self, url: str, process: str) -> None:
        self.url = url
        self.process = process
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []

    def tell(self, table: str, length: int) -> None:
        """Queue a nudge; if the broker is gone for long, the oldest are not worth keeping."""
        if self.outgoing.full():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(f"{self.process} {table} {length}")

    async def start(self, nudged: Nudged) -> None:
        """Begin to send and to listen."""
        self.tasks = [asyncio.create_task(self.sending()), asyncio.create_task(self.listening(nudged))]

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def sending(self) -> None:
        """Publish what is queued; on trouble, begin again."""
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra
        from redis.exceptions import RedisError  # noqa: PLC0415 - likewise

        while True:
            redis = Redis.from_url(self.url)
            try:
                while True:
                    await redis.publish(CHANNEL, await self.outgoing.get())
            except (RedisError, OSError):
                LOG.warning("broker lost", extra={"part": "sending"})
                await asyncio.sleep(AGAIN)
            finally:
                await redis.aclose()

    async def listening(self, nudged: Nudged) -> None:
        """Pass on what others publish; on trouble, begin again."""
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra
        from redis.exceptions import RedisError  # noqa: PLC0415 - likewise

        while True:
            redis = Redis.from_url(self.url)
            try:
                async with redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self.heard(bytes(message["data"]), nudged)
            except (RedisError, OSError):
                LOG.warning("broker lost", extra={"part": "listening"})
                await asyncio.sleep(AGAIN)
            finally:
                await redis.aclose()

    async def heard(self, raw: bytes, nudged: Nudged) -> None:
        """One nudge, if it is one and not our own."""
        parts = raw.decode(errors="replace").split(" ")
        match parts:
            case [process, table, length] if process != self.process and length.isdecimal() and len(length) <= DIGITS:
                try:
                    await nudged(table, int(length))
                except Exception as wrong:  # noqa: BLE001 - the watch will look again
                    LOG.warning("nudge not followed", extra={"why": type(wrong).__name__})
            case _:
                pass
