"""Ratings: who wins rises, and what luck gives is not taken for strength."""

import pytest

from camarilla.arena.ratings import NEW, STEADY, Strength, after, on_scale, rated, shown
from camarilla.arena.report import result_of
from camarilla.core.rng import Fast
from tests.arena.plans import plan, played


def test_who_wins_rises_and_who_loses_falls() -> None:
    found = after({}, [["ann"], ["bruno"], ["chloe"]], [1, 2, 3])

    assert found["ann"][0] > found["bruno"][0] > found["chloe"][0]
    assert all(sigma < NEW[1] for _, sigma in found.values())


def test_who_plays_several_seats_gets_the_mean() -> None:
    found = after({}, [["ann"], ["bot"], ["bot"]], [2, 1, 3])

    assert found.keys() == {"ann", "bot"}
    assert found["bot"][0] == pytest.approx(NEW[0], abs=0.5)


def test_bots_get_surer_without_end_and_people_do_not() -> None:
    def doubt(games: int) -> float:
        return rated([([["a"], ["b"]], (1 + n % 2, 2 - n % 2)) for n in range(games)])["a"][1]

    people: dict[str, Strength] = {}
    for number in range(1600):
        people |= after(people, [["a"], ["b"]], (1 + number % 2, 2 - number % 2))

    assert doubt(400) > doubt(1600) * 1.3
    assert people["a"][1] > doubt(1600)
    assert STEADY.tau == 0


def test_a_side_takes_the_credit_for_what_it_gives() -> None:
    chance = Fast(5)
    games = []
    for _ in range(600):
        # whoever has the strong side wins three times of four; ann has it far more often than bruno
        ann = "strong" if chance.below(10) < 9 else "weak"
        bruno = "weak" if ann == "strong" else "strong"
        won = (chance.below(4) < 3) == (ann == "strong")
        games.append(([["ann", ann], ["bruno", bruno]], (1, 2) if won else (2, 1)))

    with_sides = rated(games)
    without = rated([([[first[0]], [second[0]]], places) for (first, second), places in games])

    assert with_sides["strong"][0] > with_sides["weak"][0] + 3
    assert without["ann"][0] - without["bruno"][0] > 5
    assert abs(with_sides["ann"][0] - with_sides["bruno"][0]) < 0.6 * (without["ann"][0] - without["bruno"][0])


def test_a_rating_is_shown_with_its_interval() -> None:
    rating = shown((25.0, 1.0))

    assert rating.value == on_scale(25.0) == 2000
    assert (rating.low, rating.high) == pytest.approx((2000 - 78.4, 2000 + 78.4), abs=0.01)


def test_the_levels_of_a_tournament_are_rated_and_in_secrets_the_sides_too() -> None:
    it = plan("secrets", "courtier", "courtier", "page", "page", deals=4)
    found = result_of(it, played(it))

    assert {side.side for side in found.sides} == {"cia", "kgb", "hippie"}
    assert all(side.rating.low is not None for side in found.sides)
    assert all(level.rating is not None for level in found.levels)


def test_the_stronger_level_has_the_higher_rating() -> None:
    it = plan("royal-secrets", "courtier", "page", "page", deals=12)
    courtier, page = result_of(it, played(it)).levels
    assert courtier.rating is not None
    assert page.rating is not None

    assert courtier.rating.value > page.rating.value + 100


def test_alone_a_level_has_no_rating() -> None:
    it = plan("road-to-the-palace", "page", "page", deals=2)

    assert result_of(it, played(it)).levels[0].rating is None
