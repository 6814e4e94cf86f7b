"""The result of a tournament, from its series: the same in whatever order they were played, but for the times."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from camarilla.arena.estimates import Estimate, Numbers, rounded
from camarilla.arena.lineup import Lineup, levels_in, turned
from camarilla.arena.ratings import Strength, rated, shown
from camarilla.arena.times import Times
from camarilla.arena.tournament import Plan, Played, Series

SIDE = "side:"
"""What the name of a side begins with among those of levels."""


class Level(msgspec.Struct, frozen=True):
    """How a level did, by seat: with three seats it plays three seat-games a game."""

    level: str
    seats: int
    seat_games: int
    wins: Estimate
    """Its share of the victories, a seat."""
    of_fair: Estimate
    """The same by the fair share: what anybody would have who sits there as often."""
    points: Estimate
    place: Estimate
    rating: Estimate | None
    """None where there is nobody to compare with."""


class Order(msgspec.Struct, frozen=True):
    """How the seat did that is so far from the one that began, counted from 1."""

    order: int
    wins: Estimate
    of_fair: Estimate
    points: Estimate


class Side(msgspec.Struct, frozen=True):
    """How a side did: those who were dealt it, and those who were on it in the end."""

    side: str
    dealt: int
    dealt_wins: Estimate
    final: int
    final_wins: Estimate
    levels: dict[str, Estimate]
    """The wins of those of each level who were dealt it."""
    rating: Estimate
    """What being dealt it is worth, beside the rating of whoever is."""


class Pace(msgspec.Struct, frozen=True):
    """How long a level thinks over a choice, in milliseconds."""

    level: str
    choices: int
    mean: float
    of_99: float
    """What 99 in a hundred took at most,"""
    of_999: float
    """and 999 in a thousand."""
    longest: float


class Decisions(msgspec.Struct, frozen=True):
    """How many decisions a game takes."""

    mean: float
    fewest: int
    most: int


class Result(msgspec.Struct, frozen=True):
    """What came of a tournament."""

    game: str
    lineup: Lineup
    seed: str
    budget: str
    deals: int
    rotations: int
    games: int
    fair: float
    levels: list[Level]
    orders: list[Order]
    sides: list[Side]
    decisions: Decisions
    paces: list[Pace]
    """The one part that is never the same again."""


class SeatGame(NamedTuple):
    """One seat in one game."""

    game: Played
    seat: int
    level: str

    @property
    def win(self) -> float:
        """Its part of the victory."""
        return self.game.win(self.seat)

    @property
    def points(self) -> int:
        """What it came to."""
        return self.game.scores[self.seat]


def result_of(plan: Plan, kept: Mapping[int, Series]) -> Result:
    """The result of the plan's deals; all of them must be kept."""
    games = games_of(plan, kept)
    seat_games = list(seat_games_of(plan.lineup, games))
    lengths = [game.decisions for game in games]
    everybody: dict[int, list[float]] = defaultdict(list)
    for seat_game in seat_games:
        everybody[seat_game.game.number.deal].append(seat_game.win)
    fair = {deal: sum(wins) / len(wins) for deal, wins in everybody.items()}
    ratings = rated(teams_of(plan.lineup, games))
    return Result(
        plan.game,
        plan.lineup,
        plan.seed,
        str(plan.budget),
        plan.deals,
        plan.rotations,
        len(games),
        rounded(sum(fair.values()) / len(fair)),
        [level_result(level, plan.lineup, seat_games, fair, ratings) for level in levels_in(plan.lineup)],
        orders_of(seat_games, plan.players, fair),
        sides_of(seat_games, ratings),
        Decisions(rounded(sum(lengths) / len(lengths)), min(lengths), max(lengths)),
        paces_of(seat_games, levels_in(plan.lineup)),
    )


def games_of(plan: Plan, kept: Mapping[int, Series]) -> list[Played]:
    """All games of a plan, in order."""
    return [game for deal in range(plan.deals) for game in kept[deal].games]


def seat_games_of(lineup: Lineup, games: list[Played]) -> Iterator[SeatGame]:
    """Every seat of every game."""
    for game in games:
        for seat, level in enumerate(turned(lineup, game.number.rotation)):
            yield SeatGame(game, seat, level)


def teams_of(lineup: Lineup, games: list[Played]) -> Iterator[tuple[list[list[str]], tuple[int, ...]]]:
    """Who plays with whom: everybody for themself, or with the side that they were dealt, which is strong or weak.

    It is the side one is dealt that counts, for that is luck. On which one ends is one's own doing.
    """
    for game in games:
        levels = turned(lineup, game.number.rotation)
        sides = [[SIDE + side] for side in game.dealt] or [[]] * len(levels)
        yield [[level, *side] for level, side in zip(levels, sides, strict=True)], game.places


def level_result(
    level: str,
    lineup: Lineup,
    seat_games: list[SeatGame],
    fair: Mapping[int, float],
    ratings: Mapping[str, Strength],
) -> Level:
    """How one level did.

    Everybody sits in every seat of every deal as often as everybody else, and is dealt every side as often. So the fair
    share is that of all seats together, also where sides are not equal.
    """
    wins, of_fair, points, places = Numbers(), Numbers(), Numbers(), Numbers()
    count = 0
    for seat_game in seat_games:
        if seat_game.level == level:
            deal = seat_game.game.number.deal
            count += 1
            wins.add(deal, seat_game.win)
            of_fair.add(deal, seat_game.win, fair[deal])
            points.add(deal, seat_game.points)
            places.add(deal, seat_game.game.places[seat_game.seat])
    rating = shown(ratings[level]) if len(set(lineup)) > 1 else None
    seats = lineup.count(level)
    return Level(level, seats, count, wins.share(), of_fair.mean(0.0), points.mean(), places.mean(1.0), rating)


def orders_of(seat_games: list[SeatGame], players: int, fair: Mapping[int, float]) -> list[Order]:
    """How the seats did, from the one that began."""
    wins, of_fair, points = ([Numbers() for _ in range(players)] for _ in range(3))
    for seat_game in seat_games:
        deal, order = seat_game.game.number.deal, seat_game.game.order(seat_game.seat)
        wins[order].add(deal, seat_game.win)
        of_fair[order].add(deal, seat_game.win, fair[deal])
        points[order].add(deal, seat_game.points)
    return [
        Order(order + 1, wins[order].share(), of_fair[order].mean(0.0), points[order].mean())
        for order in range(players)
    ]


def sides_of(seat_games: list[SeatGame], ratings: Mapping[str, Strength]) -> list[Side]:
    """How the sides did, in games that have some."""
    dealt: dict[str, Numbers] = defaultdict(Numbers)
    final: dict[str, Numbers] = defaultdict(Numbers)
    levels: dict[str, dict[str, Numbers]] = defaultdict(lambda: defaultdict(Numbers))
    for game, seat, level in seat_games:
        if game.dealt:
            deal, win = game.number.deal, game.win(seat)
            dealt[game.dealt[seat]].add(deal, win)
            final[game.final[seat]].add(deal, win)
            levels[game.dealt[seat]][level].add(deal, win)
    return [
        Side(
            side,
            round(sum(dealt[side].counts.values())),
            dealt[side].share(),
            round(sum(final[side].counts.values())),
            final[side].share(),
            {level: wins.share() for level, wins in levels[side].items()},
            shown(ratings[SIDE + side]),
        )
        for side in sorted(dealt)
    ]


def paces_of(seat_games: list[SeatGame], levels: list[str]) -> list[Pace]:
    """How long each level thinks."""
    times = {level: Times() for level in levels}
    for game, seat, level in seat_games:
        times[level].take_in(game.times[seat])
    return [
        Pace(
            level,
            time.choices,
            rounded(time.mean()),
            rounded(time.most_of(990)),
            rounded(time.most_of(999)),
            rounded(time.longest / 1000),
        )
        for level, time in times.items()
    ]
