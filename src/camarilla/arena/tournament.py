"""A tournament: deals, each played once for every way to turn the line-up round the table.

So every level meets the same deals from the same seats, and what is left of luck is the same for all. The games of one
deal belong together: a `Series` of them is what statistics count as one.
"""

import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from functools import partial
from time import perf_counter

import msgspec

from camarilla.arena.budget import Budget
from camarilla.arena.counts import counting_of
from camarilla.arena.counts.counting import Cards, Traits
from camarilla.arena.lineup import Lineup, rotations, turned
from camarilla.arena.own import bot_called
from camarilla.arena.running import Workers
from camarilla.arena.times import Times
from camarilla.core.data import Event
from camarilla.core.errors import BrokenInvariant, CamarillaError
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.rng import number_from
from camarilla.games import game_named


class BadAnswer(CamarillaError):
    """A bot decided what it may not."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    game: str
    lineup: Lineup
    seed: str
    deals: int
    budget: Budget
    options: dict[str, object]
    """All of the game's options, as JSON has them."""
    closely: bool = False
    """Whether games are looked at closely, for the lab."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.lineup)

    @property
    def rotations(self) -> int:
        """How many games a deal is played."""
        return rotations(self.lineup)

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * self.rotations


class Number(msgspec.Struct, frozen=True, order=True):
    """Which game of a plan: the same whenever and wherever it is played."""

    deal: int
    rotation: int


class Close(msgspec.Struct, frozen=True):
    """What is to be seen in a game besides its end (`arena.counts`)."""

    counted: dict[str, int]
    traits: Traits
    cards: Cards


class Played(msgspec.Struct, frozen=True):
    """What came of one game, by seat."""

    number: Number
    first: int
    """The seat that began."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    times: tuple[Times, ...]
    dealt: tuple[str, ...] = ()
    """In games with sides: whose side each was dealt."""
    final: tuple[str, ...] = ()
    """And whose each was on in the end."""
    close: Close | None = None
    """What was seen in it, if it was looked at closely."""

    def win(self, seat: int) -> float:
        """What a seat has of the victory: a shared one is a part each, but a side wins as one."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.dealt else 1 / len(self.winners)

    def order(self, seat: int) -> int:
        """How far a seat is from the one that began, which has 0."""
        return (seat - self.first) % len(self.scores)


class Series(msgspec.Struct, frozen=True):
    """A deal, played in every rotation."""

    deal: int
    games: tuple[Played, ...]


def options_of(game: Game, chosen: Mapping[str, object] | None = None) -> dict[str, object]:
    """All options of a game, as they are read again from JSON."""
    return msgspec.json.decode(msgspec.json.encode(game.options(chosen)), type=dict[str, object])


def deals_for(games: int, lineup: Lineup) -> int:
    """How many deals it takes to play at least so many games."""
    return -(-games // rotations(lineup))


def play_game(plan: Plan, number: Number) -> Played:
    """One game of a plan. Every bot has a seed of its own, which follows from the plan's and the game's number."""
    deal, rotation = number.deal, number.rotation
    match = Match.start(game_named(plan.game), plan.players, f"{plan.seed}|{deal}", plan.options)
    times = tuple(Times() for _ in range(plan.players))
    clock = plan.budget.clock()
    with redirect_stdout(sys.stderr):  # what a bot prints is no part of the result
        bots = [
            bot_called(level, plan.game, number_from("arena", plan.seed, deal, rotation, seat))
            for seat, level in enumerate(turned(plan.lineup, rotation))
        ]
        while not match.is_over:
            seat = match.to_act()[0]
            view, legal = match.view(seat), match.legal_actions(seat)
            began = perf_counter()
            action = bots[seat].decide(view, legal, clock)
            if len(legal) > 1:
                times[seat].add(perf_counter() - began)
            if action not in legal:
                raise BadAnswer(f"{type(bots[seat]).__name__} answered {action!r}, which is not one of {legal}")
            match.play_action(seat, action)
    outcome = match.outcome
    if outcome is None:
        raise BrokenInvariant(f"{number} is over without an outcome")
    events = match.truth()
    dealt, final = counting_of(plan.game).sides(events)
    return Played(
        number,
        match.deal.first,
        outcome.scores,
        outcome.places,
        outcome.winners,
        len(match.moves),
        times,
        dealt,
        final,
        close_look(plan, events) if plan.closely else None,
    )


def close_look(plan: Plan, events: Sequence[Event]) -> Close:
    """What is to be seen in a game."""
    counting = counting_of(plan.game)
    return Close(counting.count(events), counting.traits(events, plan.players), counting.cards(events))


def to_play(plan: Plan, kept: Container[int]) -> Iterator[Number]:
    """The games that are still to be played, deal by deal."""
    for deal in range(plan.deals):
        if deal not in kept:
            yield from (Number(deal, rotation) for rotation in range(plan.rotations))


def play(
    plan: Plan, kept: Mapping[int, Series], workers: Workers, after_each: Callable[[], None] = lambda: None
) -> Iterator[Series]:
    """Play what is not kept yet: series as they are complete, in whatever order."""
    begun: dict[int, dict[int, Played]] = {}
    for number, played in workers(partial(play_game, plan), to_play(plan, kept)):
        after_each()
        games = begun.setdefault(number.deal, {})
        games[number.rotation] = played
        if len(games) == plan.rotations:
            del begun[number.deal]
            yield Series(number.deal, tuple(games[rotation] for rotation in range(plan.rotations)))
