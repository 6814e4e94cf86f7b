"""The queue of calls on their way: bounded, with tasks of its own, so that no call ever holds up a move.

Each way has a lane with room and senders of its own: webhooks are at anybody's address, and those that never answer
hold up other webhooks at most, no push and no mail. What fails for a while is tried again, each time after a longer
wait. What is still here when the server stops is lost; nothing is sent twice.
"""

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from camarilla.core.errors import CamarillaError
from camarilla.protocol.to_client import Code
from camarilla.server.notify.outgoing import Attempt, Sent
from camarilla.server.refusal import Refusal
from camarilla.server.store import StoreTrouble

LOG = logging.getLogger("camarilla.notify")
MOST = 1000
"""Calls that wait in a lane, at most; more are dropped."""
SENDERS = 4
"""Calls of a lane that are sent at the same time."""
BACKOFF = (10.0, 60.0, 300.0)
"""Seconds until a call is tried again, each time."""
QUIET = 60.0
"""Seconds until it is asked again whether somebody wants to be called now."""

Count = Callable[[str, str], None]
"""Counts what became of a call, by its way."""


class Way(enum.Enum):
    """By which way a call goes."""

    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


class Wanted(enum.Enum):
    """Whether somebody wants to be called."""

    NOW = enum.auto()
    LATER = enum.auto()
    """When their quiet hours have ended."""
    NO = enum.auto()
    """There is nothing to be called for any more, or they do not want it by this way."""


@dataclass
class Delivery:
    """A call on its way to one device, address or webhook."""

    way: Way
    attempt: Callable[[], Awaitable[Attempt]]
    drop: Callable[[], Awaitable[object]]
    """What is to be done if there is nobody any more."""
    wanted: Callable[[], Awaitable[Wanted]]
    """Asked before each attempt."""
    attempts: int = 0


@dataclass
class Lane:
    """The calls that go by one way."""

    now: asyncio.Queue[Delivery] = field(default_factory=asyncio.Queue)
    later: set[asyncio.TimerHandle] = field(default_factory=set)
    """Those that are tried again after a while."""
    held: set[asyncio.TimerHandle] = field(default_factory=set)
    """Those that are not wanted yet: they take no room from those that are."""

    def __len__(self) -> int:
        return self.now.qsize() + len(self.later)


class DeliveryQueue:
    """Calls on their way."""

    def __init__(self, count: Count, most: int = MOST, backoff: tuple[float, ...] = BACKOFF) -> None:
        self.count = count
        self.backoff = backoff
        self.quiet = QUIET
        self.lanes = {way: Lane() for way in Way}
        self.senders: list[asyncio.Task[None]] = []
        self.most = most

    def start(self) -> None:
        """Begin."""
        lanes = [lane for lane in self.lanes.values() for _ in range(SENDERS)]
        self.senders = [asyncio.create_task(self.send_all(lane), name="calls") for lane in lanes]

    async def join(self) -> None:
        """Wait until every call that is not to be tried again later has been tried."""
        for lane in self.lanes.values():
            await lane.now.join()

    async def close(self) -> None:
        """Stop; what waits is lost."""
        for lane in self.lanes.values():
            for handle in lane.later | lane.held:
                handle.cancel()
        for sender in self.senders:
            sender.cancel()
        await asyncio.gather(*self.senders, return_exceptions=True)

    def put(self, delivery: Delivery) -> bool:
        """Queue a call, if there is room; never waits."""
        lane = self.lanes[delivery.way]
        if len(lane) >= self.most:
            self.count(delivery.way.value, "dropped")
            return False
        lane.now.put_nowait(delivery)
        return True

    def hold(self, delivery: Delivery) -> None:
        """Ask again in a while whether it is wanted, if there is room."""
        lane = self.lanes[delivery.way]
        if len(lane.held) >= self.most:
            self.count(delivery.way.value, "dropped")
        else:
            self.put_later(lane, lane.held, delivery, self.quiet)

    async def send_all(self, lane: Lane) -> None:
        """Send one after another."""
        while True:
            delivery = await lane.now.get()
            try:
                await self.send(delivery)
            except CamarillaError as wrong:
                LOG.warning("call not sent", extra={"why": type(wrong).__name__, "part": delivery.way.value})
            except Exception:
                LOG.exception("call not sent", extra={"part": delivery.way.value})
            finally:
                lane.now.task_done()

    async def send(self, delivery: Delivery) -> None:
        """Make one attempt, if it is wanted."""
        way = delivery.way.value
        try:
            wanted = await delivery.wanted()
        except (StoreTrouble, Refusal) as wrong:  # nobody knows just now what they want: that is no attempt
            if isinstance(wrong, Refusal) and wrong.code is not Code.BUSY:
                raise
            self.count(way, "retried")
            wanted = Wanted.LATER
        if wanted is Wanted.NO:
            self.count(way, "unneeded")
            return
        if wanted is Wanted.LATER:
            self.hold(delivery)
            return
        attempt = await delivery.attempt()
        if attempt.sent is Sent.LATER and delivery.attempts < len(self.backoff):
            self.count(way, "retried")
            self.retry(delivery, attempt.wait)
            return
        self.count(way, "failed" if attempt.sent is Sent.LATER else attempt.sent.value)
        if attempt.sent is Sent.GONE:
            await delivery.drop()

    def retry(self, delivery: Delivery, wait: float | None) -> None:
        """Try again later."""
        pause = max(self.backoff[delivery.attempts], wait or 0.0)
        delivery.attempts += 1
        lane = self.lanes[delivery.way]
        self.put_later(lane, lane.later, delivery, pause)

    def put_later(self, lane: Lane, waiting: set[asyncio.TimerHandle], delivery: Delivery, pause: float) -> None:
        """Queue a call after so many seconds; what was taken in once is not dropped for want of room."""

        def again() -> None:
            waiting.discard(handle)
            lane.now.put_nowait(delivery)

        handle = asyncio.get_running_loop().call_later(pause, again)
        waiting.add(handle)
