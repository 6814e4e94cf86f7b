"""The balance lab: what one level of bots, playing against itself, tells of a game and of what is in it.

It tells what goes with winning, not what makes one win: whoever gains a Favour was strong before, perhaps. And it tells
of the game as these bots play it.
"""

from collections import defaultdict
from collections.abc import Mapping

import msgspec

from camarilla.arena.counts import counting_of
from camarilla.arena.counts.counting import Ratio
from camarilla.arena.estimates import Estimate, Numbers, difference
from camarilla.arena.report import Result, SeatGame, games_of, result_of, seat_games_of
from camarilla.arena.tournament import Close, Plan, Played, Series
from camarilla.core.errors import BrokenInvariant


class Lab(msgspec.Struct, frozen=True):
    """What is found with every number of players that was tried."""

    game: str
    level: str
    seed: str
    budget: str
    balances: list["Balance"]


class Worth(msgspec.Struct, frozen=True):
    """How players fare who have something, beside those who have not."""

    trait: str
    often: Estimate
    """The share of seats that have it."""
    wins_with: Estimate
    wins_without: Estimate
    wins: Estimate
    """The difference."""
    points: Estimate
    """The difference in points."""


class Card(msgspec.Struct, frozen=True):
    """What becomes of a card: figures by their names."""

    card: str
    times: int
    """How often it came up."""
    figures: dict[str, Estimate]


class Balance(msgspec.Struct, frozen=True):
    """What is found with one number of players."""

    players: int
    result: Result
    shares: dict[str, Estimate]
    counted: dict[str, Estimate]
    """Everything that is counted, a game."""
    worths: list[Worth]
    cards: list[Card]


def balance_of(plan: Plan, kept: Mapping[int, Series]) -> Balance:
    """What is found in the games of a plan."""
    games = games_of(plan, kept)
    counting = counting_of(plan.game)
    names = sorted({name for game in games for name in seen(game).counted})
    return Balance(
        plan.players,
        result_of(plan, kept),
        {
            share.name: quotient(games, share.top, share.bottom).share()
            for share in counting.shares
            if any(seen(game).counted.get(share.bottom) for game in games)
        },
        {name: mean_count(games, name) for name in names},
        worths_of(list(seat_games_of(plan.lineup, games))),
        cards_of(games, plan),
    )


def seen(game: Played) -> Close:
    """What was seen in a game."""
    if game.close is None:
        raise BrokenInvariant(f"{game.number} was not looked at closely")
    return game.close


def quotient(games: list[Played], top: str, bottom: str) -> Numbers:
    """So many of so many, over all games."""
    numbers = Numbers()
    for game in games:
        counted = seen(game).counted
        if counted.get(bottom):
            numbers.add(game.number.deal, counted.get(top, 0), counted[bottom])
    return numbers


def mean_count(games: list[Played], name: str) -> Estimate:
    """How many of something there are in a game."""
    numbers = Numbers()
    for game in games:
        numbers.add(game.number.deal, seen(game).counted.get(name, 0))
    return numbers.mean()


def worths_of(seat_games: list[SeatGame]) -> list[Worth]:
    """What every trait that somebody had is worth, the most valuable first."""
    traits = sorted({trait for game, seat, _ in seat_games for trait in seen(game).traits[seat]})
    worths = [worth_of(trait, seat_games) for trait in traits]
    return sorted(worths, key=lambda worth: -worth.wins.value)


def worth_of(trait: str, seat_games: list[SeatGame]) -> Worth:
    """What a trait is worth."""
    often = Numbers()
    wins = {True: Numbers(), False: Numbers()}
    points = {True: Numbers(), False: Numbers()}
    for seat_game in seat_games:
        block = seat_game.game.number.deal
        has = trait in seen(seat_game.game).traits[seat_game.seat]
        often.add(block, float(has))
        wins[has].add(block, seat_game.win)
        points[has].add(block, seat_game.points)
    return Worth(
        trait,
        often.share(),
        wins[True].share(),
        wins[False].share(),
        difference(wins[True], wins[False]),
        difference(points[True], points[False]),
    )


def cards_of(games: list[Played], plan: Plan) -> list[Card]:
    """What became of every card, in the order of their names."""
    figures = counting_of(plan.game).card_figures
    numbers: dict[str, dict[Ratio, Numbers]] = defaultdict(lambda: {figure: Numbers() for figure in figures})
    times: dict[str, int] = defaultdict(int)
    for game in games:
        for card, counted in seen(game).cards.items():
            times[card] += counted["up"]
            for figure, found in numbers[card].items():
                if counted[figure.bottom]:
                    found.add(game.number.deal, counted[figure.top], counted[figure.bottom])
    return [
        Card(
            card,
            times[card],
            {
                figure.name: found.share() if figure.is_share else found.mean()
                for figure, found in numbers[card].items()
                if found.sums
            },
        )
        for card in sorted(numbers)
    ]
