"""Deals are paired, seats are turned, and the same plan gives the same games, however many share the work."""

import msgspec
import pytest

from camarilla.arena.budget import Budget
from camarilla.arena.lineup import turned
from camarilla.arena.running import Processes
from camarilla.arena.tournament import Number, Plan, deals_for, play, play_game, to_play
from tests.arena.plans import plan, played, timeless, without_times


def test_the_games_of_a_series_have_one_deal_and_every_rotation() -> None:
    for series in played(plan("secrets", "courtier", "page", "page", "page", "page")).values():
        assert [game.number for game in series.games] == [Number(series.deal, turn) for turn in range(5)]
        assert len({(game.first, game.dealt) for game in series.games}) == 1
        assert len({game.scores for game in series.games}) > 1


def test_two_deals_are_not_alike() -> None:
    first, second = played(plan("secrets", "courtier", "page", "page", "page", "page", seed="b")).values()

    assert first.games[0].dealt != second.games[0].dealt


def test_games_are_rounded_up_to_whole_series() -> None:
    assert [deals_for(games, ("a", "b", "b", "b")) for games in (1, 4, 5, 400, 401)] == [1, 1, 2, 100, 101]
    assert deals_for(7, ("a", "a")) == 7
    assert deals_for(7, ("a", "b", "a", "b")) == 4


def test_a_game_can_be_had_again_by_its_number() -> None:
    it = plan("royal-secrets", "courtier", "page", "page")
    series = played(it)

    again = play_game(it, Number(1, 2))

    assert without_times(again) == without_times(series[1].games[2])


def test_a_level_turned_to_another_seat_has_other_chance_there() -> None:
    it = plan("road-to-the-palace", "page", "courtier", deals=1)
    first, second = played(it)[0].games

    assert turned(it.lineup, 1) == ("courtier", "page")
    assert first.scores != second.scores[::-1]


@pytest.mark.parametrize(
    "it",
    [
        plan("royal-secrets", "courtier", "page", "page", deals=4),
        plan("road-to-the-palace", "minister", "page", budget=Budget(iterations=12)),
    ],
    ids=lambda it: it.game,
)
def test_however_many_share_the_work_the_games_are_the_same(it: Plan) -> None:
    shared = {series.deal: series for series in play(it, {}, Processes(2))}

    assert timeless(shared) == timeless(played(it))


def test_what_is_kept_is_not_played_again() -> None:
    it = plan("road-to-the-palace", "courtier", "page", deals=3)
    kept = {1: played(it)[1]}

    assert list(to_play(it, kept)) == [Number(deal, turn) for deal in (0, 2) for turn in (0, 1)]


def test_a_shared_victory_is_a_part_each_but_a_side_wins_as_one() -> None:
    game = msgspec.structs.replace(
        played(plan("royal-secrets", "page", "page", "page", deals=1))[0].games[0], winners=(0, 2)
    )
    side = msgspec.structs.replace(game, dealt=("cia", "kgb", "cia"))

    assert [game.win(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert [side.win(seat) for seat in range(3)] == [1.0, 0.0, 1.0]


def test_seats_are_counted_from_whoever_begins() -> None:
    game = played(plan("royal-secrets", "page", "page", "page", deals=1))[0].games[0]

    assert [msgspec.structs.replace(game, first=1).order(seat) for seat in range(3)] == [2, 0, 1]


def test_decisions_with_a_choice_are_timed() -> None:
    for game in played(plan("royal-secrets", "courtier", "page", "page", deals=1))[0].games:
        for times in game.times:
            assert 0 < times.choices <= game.decisions
            assert times.choices == sum(times.steps.values())
            assert times.longest <= times.total
            assert times.mean() <= times.most_of(1000) == times.longest / 1000
