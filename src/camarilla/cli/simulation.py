"""Many games between bots, counted in whole numbers, so that the sum is the same in whatever order they are played."""

import math
from collections import Counter
from collections.abc import Iterator
from functools import partial

import msgspec

from camarilla.arena.counts import counting_of
from camarilla.arena.running import workers
from camarilla.bots import make_bot
from camarilla.core.errors import BrokenInvariant
from camarilla.core.match import Match
from camarilla.core.rng import number_from
from camarilla.games import game_named

CHUNK = 25
"""How many games a process plays between two reports."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    seed: str
    games: int
    options: dict[str, object]


class Tally(msgspec.Struct):
    """Sums over games. A win shared by k winners is 1/k each: `wins` counts in units of one `shares_a_win`th."""

    games: int
    decisions: int
    shortest: int
    longest: int
    points: list[int]
    squares: list[int]
    wins: list[int]
    events: dict[str, int]
    counted: dict[str, int]

    def add(self, other: "Tally") -> None:
        """Take another tally in."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.squares = [mine + theirs for mine, theirs in zip(self.squares, other.squares, strict=True)]
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.events = dict(Counter(self.events) + Counter(other.events))
        self.counted = dict(Counter(self.counted) + Counter(other.counted))


class Seat(msgspec.Struct, frozen=True):
    """How one seat did."""

    bot: str
    mean_points: float
    spread: float
    """The standard deviation of its points."""
    wins: float


class Report(msgspec.Struct, frozen=True):
    """What came of it."""

    game: str
    players: int
    games: int
    seed: str
    seats: list[Seat]
    mean_decisions: float
    shortest: int
    longest: int
    shares: dict[str, float]
    counted: dict[str, int]
    events: dict[str, int]


def empty(players: int) -> Tally:
    """Nothing played yet."""
    return Tally(0, 0, 0, 0, [0] * players, [0] * players, [0] * players, {}, {})


def shares_a_win(players: int) -> int:
    """A number that every possible count of winners divides."""
    return math.lcm(*range(1, players + 1))


def play_one(plan: Plan, number: int) -> Tally:
    """Game number so-and-so of a plan, the same whenever and wherever it is played."""
    game = game_named(plan.game)
    players = len(plan.bots)
    match = Match.start(game, players, f"{plan.seed}|{number}", plan.options)
    bots = [
        make_bot(level, plan.game, number_from("simulate", plan.seed, number, seat))
        for seat, level in enumerate(plan.bots)
    ]
    while not match.is_over:
        seat = match.to_act()[0]
        match.play_action(seat, bots[seat].decide(match.view(seat), match.legal_actions(seat)))
    outcome = match.outcome
    if outcome is None:
        raise BrokenInvariant(f"game {number} is over without an outcome")
    share = shares_a_win(players) // max(1, len(outcome.winners))  # there are games that nobody wins
    length = len(match.moves)
    events = match.truth()
    return Tally(
        1,
        length,
        length,
        length,
        list(outcome.scores),
        [points * points for points in outcome.scores],
        [share if seat in outcome.winners else 0 for seat in range(players)],
        dict(Counter(type(event).__name__ for event in events)),
        counting_of(plan.game).count(events),
    )


def play_some(plan: Plan, numbers: range) -> Tally:
    """Some games of a plan."""
    tally = empty(len(plan.bots))
    for number in numbers:
        tally.add(play_one(plan, number))
    return tally


def play_all(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Tallies of all handfuls, as they are done."""
    handfuls = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    for _, tally in workers(jobs)(partial(play_some, plan), handfuls):
        yield tally


def report(plan: Plan, tally: Tally) -> Report:
    """Means, spreads and shares from the sums."""
    games = tally.games
    unit = shares_a_win(len(plan.bots))
    seats = [
        Seat(bot, round(points / games, 6), spread(points, squares, games), round(wins / unit, 6))
        for bot, points, squares, wins in zip(plan.bots, tally.points, tally.squares, tally.wins, strict=True)
    ]
    counted = tally.counted
    shares = {
        share.name: round(counted.get(share.top, 0) / counted[share.bottom], 6)
        for share in counting_of(plan.game).shares
        if counted.get(share.bottom)
    }
    return Report(
        plan.game,
        len(plan.bots),
        games,
        plan.seed,
        seats,
        round(tally.decisions / games, 6),
        tally.shortest,
        tally.longest,
        shares,
        in_order(counted),
        in_order(tally.events),
    )


def spread(total: int, squares: int, games: int) -> float:
    """The standard deviation, from exact sums."""
    return round(math.sqrt(games * squares - total * total) / games, 6)


def in_order(counts: dict[str, int]) -> dict[str, int]:
    """Counts by name, so that the same counts are written the same."""
    return dict(sorted(counts.items()))
