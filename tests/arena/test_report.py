"""What the figures of a result mean."""

import statistics

import msgspec
import pytest

from camarilla.arena.report import Result, result_of
from camarilla.arena.times import Times
from camarilla.arena.tournament import Number, Plan, Played, Series
from tests.arena.plans import plan, played

TABLE = plan("royal-secrets", "courtier", "page", "page", deals=2)


def game(deal: int, rotation: int, scores: tuple[int, ...], *winners: int, first: int = 0) -> Played:
    """A game that ended so."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Played(Number(deal, rotation), first, scores, places, winners, 100 + rotation, (Times(),) * len(scores))


def made_up() -> Result:
    """The courtier sits in seat 0, 1, 2 in turn, and wins always but once, when two pages share it."""
    return result_of(
        TABLE,
        {
            0: Series(0, (game(0, 0, (9, 5, 1), 0), game(0, 1, (5, 9, 1), 1), game(0, 2, (1, 5, 9), 2))),
            1: Series(
                1,
                (
                    game(1, 0, (9, 5, 1), 0, first=1),
                    game(1, 1, (1, 9, 5), 1, first=1),
                    game(1, 2, (7, 7, 3), 0, 1, first=1),
                ),
            ),
        },
    )


def test_a_level_is_counted_by_seat() -> None:
    courtier, page = made_up().levels

    assert (courtier.level, courtier.seats, courtier.seat_games) == ("courtier", 1, 6)
    assert (page.level, page.seats, page.seat_games) == ("page", 2, 12)
    assert courtier.wins.value == pytest.approx(5 / 6, abs=1e-6)
    assert page.wins.value == pytest.approx(1 / 12, abs=1e-6)
    assert courtier.of_fair.value == pytest.approx(15 / 6, abs=1e-6)
    assert page.of_fair.value == pytest.approx(3 / 12, abs=1e-6)
    assert courtier.points.value == 8
    assert courtier.place.value == pytest.approx(8 / 6, abs=1e-6)


def test_the_deals_are_the_blocks() -> None:
    def series(deal: int) -> Series:
        won = 7 if deal % 2 else 9
        return Series(
            deal,
            (game(deal, 0, (won, 5, 1), 0), game(deal, 1, (5, won, 1), 1), game(deal, 2, (1, 5, won), 2)),
        )

    table = plan("royal-secrets", "courtier", "page", "page", deals=8)
    courtier = result_of(table, {deal: series(deal) for deal in range(8)}).levels[0]
    # 9 and 7 points in turn: 8 ± 2.365 · √(8 / (8 · 7))
    assert courtier.points.low == pytest.approx(8 - 2.365 * (1 / 7) ** 0.5, abs=0.001)
    assert courtier.points.high == pytest.approx(8 + 2.365 * (1 / 7) ** 0.5, abs=0.001)
    assert made_up().levels[0].points.low is None  # two deals are too few


def test_seats_are_counted_from_the_first_player() -> None:
    orders = made_up().orders

    assert [order.order for order in orders] == [1, 2, 3]
    assert sum(order.wins.value for order in orders) == pytest.approx(1, abs=1e-5)
    # deal 0 begins at seat 0, deal 1 at seat 1
    assert orders[0].wins.value == pytest.approx((1 + 1 + 0.5) / 6, abs=1e-6)
    assert orders[0].points.value == pytest.approx((9 + 5 + 1 + 5 + 9 + 7) / 6, abs=1e-6)


def test_the_length_of_games_is_told() -> None:
    decisions = made_up().decisions

    assert (decisions.mean, decisions.fewest, decisions.most) == (101, 100, 102)


def test_in_secrets_the_fair_share_is_that_of_the_sides_one_is_dealt() -> None:
    it = plan("secrets", "courtier", "courtier", "page", "page", "page", deals=6)
    series = played(it)
    found = result_of(it, series)
    sides = {side.side: side for side in found.sides}

    assert sum(side.dealt for side in found.sides) == sum(side.final for side in found.sides) == 5 * found.games
    fair: dict[str, list[float]] = {}
    for one in series.values():
        for seat in range(5):
            for rotation, played_game in enumerate(one.games):
                level = it.lineup[(seat - rotation) % 5]
                fair.setdefault(level, []).append(sides[played_game.dealt[seat]].dealt_wins.value)
    for it_did in found.levels:
        by_side = statistics.fmean(fair[it_did.level])
        assert by_side == pytest.approx(found.fair, abs=1e-5)
        assert it_did.of_fair.value == pytest.approx(it_did.wins.value / by_side, abs=1e-4)


def test_all_of_a_winning_side_win_together() -> None:
    it = plan("secrets", "page", "page", "page", "page", "page", deals=12)
    series = played(it)
    winners = sum(len(one.games[0].winners) for one in series.values())

    assert result_of(it, series).levels[0].wins.value == pytest.approx(winners / 60, abs=1e-6)


def test_a_result_is_the_same_in_whatever_order_it_came_about() -> None:
    series = played(TABLE)
    backwards = dict(sorted(series.items(), reverse=True))

    assert result_of(TABLE, backwards) == result_of(TABLE, series)


def test_a_result_is_written_and_read_again() -> None:
    found = made_up()

    assert msgspec.json.decode(msgspec.json.encode(found), type=Result) == found


def test_how_long_a_level_thinks_is_added_up_over_its_seats() -> None:
    it: Plan = plan("road-to-the-palace", "page", "page", deals=1)
    one = Played(Number(0, 0), 0, (2, 1), (1, 2), (0,), 50, (Times(), Times()))
    for milliseconds in range(1, 200):
        one.times[milliseconds % 2].add(milliseconds / 1000)

    (pace,) = result_of(it, {0: Series(0, (one,))}).paces

    assert (pace.choices, pace.mean, pace.longest) == (199, 100, 199)
    assert pace.of_99 == pytest.approx(198, rel=0.021)
    assert pace.of_99 < pace.of_999 <= pace.longest
