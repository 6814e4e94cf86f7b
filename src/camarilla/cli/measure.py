"""How fast the engine is: contenders that take turns on one core.

A contender does one thing over and over and says how often it did it. `run` gives every contender a short slice of
time in turn, many rounds over, so that whatever else the machine does hits all of them alike. `contenders` are ours;
bench/ adds those of other libraries.
"""

import gc
import os
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec

from camarilla.bots import HANDBOOKS
from camarilla.bots.bot import NO_LIMIT
from camarilla.bots.handbooks.handbook import Handbook
from camarilla.bots.ismcts.search import Search
from camarilla.bots.style import EVEN
from camarilla.core.build import is_compiled
from camarilla.core.data import Options, View
from camarilla.core.game import Game, State
from camarilla.core.playout import play_out
from camarilla.core.rng import Fast

COMPILED: Final = "camarilla, compiled"
PURE: Final = "camarilla, pure Python"
"""What our two builds are called among the contenders."""
POOL: Final = 256
"""How many situations in mid-game a view, a copy and an imagined state are measured over."""
DEALT: Final = 64
"""How many dealt tables random play starts from, where the dealing is not to be counted."""
SEARCHED: Final = 64
"""How many of them are searched from,"""
ITERATIONS: Final = 100
"""and how far."""
WORD: Final = 1 << 31
WARM_UP: Final = 0.2
"""The share of a slice that each contender plays beforehand, uncounted."""


class Measure(StrEnum):
    """What is counted per second."""

    INSIDE = "inside"
    """Decisions of whole random games in the engine's own loop, dealing included."""
    INSIDE_DEALT = "inside-dealt"
    """The same, each game from a copy of a table that is dealt already: what a search does."""
    DRIVEN = "driven"
    """Decisions of whole random games, each decision asked for and played by interpreted Python."""
    DRIVEN_DEALT = "driven-dealt"
    """The same, each game from a copy of a table that is dealt already."""
    VIEW = "view"
    """Views for the seat to act, in situations drawn from whole games."""
    COPY = "copy"
    """Copies of such situations."""
    IMAGINE = "imagine"
    """Whole states imagined from such views."""
    SEARCH = "search"
    """Iterations of a search from such views, each played to the end of the game."""


class Slice(NamedTuple):
    """How much was done in how much time of the processor: what other processes took from the core does not count."""

    done: int
    seconds: float


@dataclass(frozen=True)
class Contender:
    """Somebody who can be measured at one thing."""

    package: str
    subject: str
    measure: Measure
    take: Callable[[float], Slice]
    """Work for about that many seconds."""


class Result(msgspec.Struct, frozen=True):
    """What a contender did per second, round by round."""

    package: str
    subject: str
    measure: Measure
    rates: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle rate of all rounds."""
        return statistics.median(self.rates)

    @property
    def quartiles(self) -> tuple[float, float]:
        """The rates between which the middle half of the rounds lies."""
        if len(self.rates) == 1:
            return self.rates[0], self.rates[0]
        low, _, high = statistics.quantiles(self.rates, n=4, method="inclusive")
        return low, high

    @property
    def microseconds(self) -> float:
        """How long one takes, at the median rate."""
        return 1e6 / self.median

    def times(self, other: "Result") -> float:
        """How many times as fast as another: the middle of the ratios within each round."""
        return statistics.median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def timed(batch: Callable[[], int]) -> Callable[[float], Slice]:
    """Repeat a batch, which returns how much it did, until the time is up by the clock on the wall."""

    def take(seconds: float) -> Slice:
        done = 0
        start = process_time()
        end = perf_counter() + seconds
        while True:
            done += batch()
            if perf_counter() >= end:
                return Slice(done, process_time() - start)

    return take


def run(
    contenders: Sequence[Contender],
    rounds: int,
    seconds: float,
    progress: Callable[[Contender], None] | None = None,
) -> list[Result]:
    """Let the contenders take turns, there and back again; `progress` hears of every slice taken."""
    rates: list[list[float]] = [[] for _ in contenders]
    with quiet_collector():
        for contender in contenders:
            contender.take(seconds * WARM_UP)
        order = list(range(len(contenders)))
        for _ in range(rounds):
            for index in order:
                gc.collect()
                taken = contenders[index].take(seconds)
                rates[index].append(taken.done / taken.seconds)
                if progress is not None:
                    progress(contenders[index])
            order.reverse()
    return [
        Result(contender.package, contender.subject, contender.measure, tuple(its))
        for contender, its in zip(contenders, rates, strict=True)
    ]


@contextmanager
def quiet_collector() -> Iterator[None]:
    """Keep the garbage collector on, as in ordinary use, but spare it what was set up before the slices."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@contextmanager
def one_core() -> Iterator[int | None]:
    """Stay on one core, where the system can be told so; say on which."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    allowed = os.sched_getaffinity(0)
    core = max(allowed)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, allowed)


def contenders(game: Game, players: int, seed: int = 1) -> list[Contender]:
    """Ours: every measure of one game with that many players."""
    package = COMPILED if is_compiled() else PURE
    subject = f"{game.key}, {players} players"
    table = Table(game, players, game.options(), Fast(seed), random.Random(seed).random)  # noqa: S311 - random play
    batches: dict[Measure, Callable[[], int]] = {
        Measure.INSIDE: table.inside,
        Measure.INSIDE_DEALT: table.inside_dealt(),
        Measure.DRIVEN: table.driven,
        Measure.DRIVEN_DEALT: table.driven_dealt(),
        **over_situations([table.situation() for _ in range(POOL)], table.rng),
    }
    if game.key in HANDBOOKS:
        batches[Measure.SEARCH] = table.search(HANDBOOKS[game.key](EVEN))
    return [Contender(package, subject, measure, timed(batch)) for measure, batch in batches.items()]


@dataclass(frozen=True)
class Table:
    """Where random games are dealt and played, from two seeds."""

    game: Game
    players: int
    options: Options
    rng: Fast
    chance: Callable[[], float]

    def deal(self) -> State:
        return self.game.lay_out(self.game.shuffle(self.players, self.options, self.rng), self.options)

    def inside(self) -> int:
        return play_out(self.deal(), self.rng)

    def driven(self) -> int:
        return drive(self.deal(), self.chance)

    def inside_dealt(self) -> Callable[[], int]:
        tables = cycle([self.deal() for _ in range(DEALT)])
        return lambda: play_out(next(tables).copy(), self.rng)

    def driven_dealt(self) -> Callable[[], int]:
        tables = cycle([self.deal() for _ in range(DEALT)])
        return lambda: drive(next(tables).copy(), self.chance)

    def search(self, handbook: Handbook) -> Callable[[], int]:
        """A search from each of some situations in turn where there is a choice."""
        views: list[View] = []
        while len(views) < SEARCHED:
            state = self.situation()
            seat = state.to_act()[0]
            if len(state.legal(seat)) > 1:
                views.append(state.view(seat))
        seen = cycle(views)

        def batch() -> int:
            thought = Search(handbook, next(seen), self.rng.below(WORD))
            thought.run(ITERATIONS, NO_LIMIT)
            return thought.iterations

        return batch

    def situation(self) -> State:
        """A table at any decision of a random game, each decision as likely as the others."""
        state = self.deal()
        kept = state.copy()
        passed = 0
        while seats := state.to_act():
            passed += 1
            if self.rng.below(passed) == 0:
                kept = state.copy()
            state.play(seats[0], self.rng.choice(state.legal(seats[0])), None)
        return kept


def drive(state: State, chance: Callable[[], float]) -> int:
    """Play uniformly random decisions to the end from interpreted Python; how many there were."""
    decisions = 0
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(chance() * len(legal))], None)
        decisions += 1
    return decisions


def over_situations(states: list[State], rng: Fast) -> dict[Measure, Callable[[], int]]:
    """Each batch takes every situation once."""
    readers = [(state, state.to_act()[0]) for state in states]
    views = [state.view(seat) for state, seat in readers]

    def view() -> int:
        for state, seat in readers:
            state.view(seat)
        return len(readers)

    def copy() -> int:
        for state in states:
            state.copy()
        return len(states)

    def imagine() -> int:
        for seen in views:
            seen.imagine(rng)
        return len(views)

    return {Measure.VIEW: view, Measure.COPY: copy, Measure.IMAGINE: imagine}
