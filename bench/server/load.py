"""Moves at fixed times, whatever the server does meanwhile, and what became of each.

Open loop: the n-th move is due n / rate seconds after the start and its times count from when it was due, so that a
server that falls behind is charged for it. It is taken at the table that has been ready longest; with as many tables
as we have, a table rests between its moves until everybody there has long heard of the last one.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

import msgspec

from bench.server.wire import Link

T = TypeVar("T")

SETTLE = 1.0
"""Seconds after the last move in which the last news may still arrive."""


class Sample:
    """One move: when it was due, when it was acknowledged, when the last seat heard of it; 0 for not yet."""

    __slots__ = ("done", "due", "frames", "last", "refused", "size")

    def __init__(self, due: float) -> None:
        self.due = due
        self.done = 0.0
        self.last = 0.0
        self.frames = 0
        self.size = 0
        self.refused = False


class Desk(ABC):
    """A table, as the generator knows it."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sample: Sample | None = None
        self.queued = False

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether somebody here knows of a move to make."""

    @abstractmethod
    def move(self) -> int:
        """Send a move; returns its bytes."""

    def begin(self, due: float) -> Sample:
        """Make a move that was due at a time."""
        self.queued = False
        sample = self.sample = Sample(due)
        sample.size = self.move()
        return sample

    def told(self, size: int, at: float) -> None:
        """A seat heard of the last move."""
        sample = self.sample
        if sample is not None:
            sample.last = at
            sample.frames += 1
            sample.size += size

    def acknowledged(self, size: int, at: float) -> None:
        """The last move is done."""
        if self.sample is not None:
            self.sample.done = at
            self.sample.size += size
        self.load.finished()

    def look(self) -> None:
        """Queue up once there is a move to make and the last one is done."""
        if not self.queued and (self.sample is None or self.sample.done) and self.is_ready():
            self.queued = True
            self.load.join(self)


class Times(msgspec.Struct, frozen=True):
    """How long it took, in milliseconds."""

    p50: float
    p99: float
    most: float


class Taken(msgspec.Struct, frozen=True):
    """Seconds of processor time that a stretch of load took, and how long it lasted."""

    generator: float
    server: float
    passed: float


class Run(msgspec.Struct, frozen=True):
    """A stretch of load, and what was seen of it."""

    rate: float
    """Moves/s that were due; 0 for as many as went through."""
    seconds: float
    moves: int
    late: int
    """Moves that were still under way, or not even sent, at the end."""
    refused: int
    to_last_seat: Times
    to_answer: Times
    bytes_a_move: float
    readers: float
    """How many seats heard of a move, on average."""
    generator: float
    """How much of a core the generator took."""
    server: float
    """How much of a core the server took."""
    core_a_move: float
    """Milliseconds of the server's core for each move."""

    @property
    def achieved(self) -> float:
        return self.moves / self.seconds


class Load:
    """All tables of one server, and the moves made at them."""

    def __init__(self) -> None:
        self.ready: deque[Desk] = deque()
        self.links: list[Link] = []
        self.is_closed = False
        self.owed = 0
        """In a closed loop, the moves that wait for a table."""
        self.samples: list[Sample] = []

    def finished(self) -> None:
        """A move is done; as long as it is a closed loop, another one begins."""
        if self.is_closed:
            self.owed += not self.next_one(perf_counter())

    def join(self, desk: Desk) -> None:
        """A table has a move to make."""
        self.ready.append(desk)
        if self.is_closed and self.owed:
            self.owed -= self.next_one(perf_counter())

    async def close(self) -> None:
        """Everybody goes."""
        for link in self.links:
            link.transport.abort()
        await until(lambda: all(link.closed is not None for link in self.links))

    def next_one(self, due: float) -> bool:
        if not self.ready:
            return False
        self.samples.append(self.ready.popleft().begin(due))
        return True

    async def open_loop(self, rate: float, seconds: float) -> tuple[list[Sample], int]:
        """Moves at fixed times; returns them, and how many could not even be sent."""
        self.samples = []
        start = perf_counter()
        wanted = int(rate * seconds)
        while len(self.samples) < wanted and perf_counter() - start < seconds + SETTLE:
            soon = min(wanted, int((perf_counter() - start) * rate) + 1)
            while len(self.samples) < soon and self.next_one(start + len(self.samples) / rate):
                pass
            await asyncio.sleep(max(0.0005, start + len(self.samples) / rate - perf_counter()))
        await asyncio.sleep(SETTLE)
        return self.samples, wanted - len(self.samples)

    async def closed_loop(self, at_once: int, seconds: float) -> tuple[list[Sample], int]:
        """So many moves under way at any time."""
        self.samples = []
        self.is_closed = True
        self.owed = sum(not self.next_one(perf_counter()) for _ in range(at_once))
        await asyncio.sleep(seconds)
        self.is_closed = False
        await asyncio.sleep(SETTLE)
        return self.samples, 0


def times(found: list[float]) -> Times:
    """Median, 99th percentile and maximum, from seconds."""
    ordered = sorted(found) or [0.0]
    return Times(*(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99, 1.0)))


def summed_up(samples: list[Sample], unsent: int, rate: float, seconds: float, taken: Taken) -> Run:
    """What was seen of a stretch of load."""
    whole = [sample for sample in samples if sample.done and not sample.refused]
    refused = sum(sample.refused for sample in samples)
    count = max(1, len(whole))
    return Run(
        rate,
        seconds,
        len(whole),
        len(samples) - len(whole) - refused + unsent,
        refused,
        times([max(sample.last, sample.done) - sample.due for sample in whole]),
        times([sample.done - sample.due for sample in whole]),
        sum(sample.size for sample in whole) / count,
        sum(sample.frames for sample in whole) / count,
        taken.generator / taken.passed,
        taken.server / taken.passed,
        1000 * taken.server / count,
    )


def chunks(whole: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """One part of so many after the other."""
    for start in range(0, len(whole), size):
        yield whole[start : start + size]


async def until(happened: Callable[[], bool], patience: float = 120) -> None:
    """Wait for something that the servers' answers bring about."""
    end = perf_counter() + patience
    while not happened():
        if perf_counter() > end:
            raise TimeoutError("the server does not go on")
        await asyncio.sleep(0.01)
