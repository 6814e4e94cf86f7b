"""Who plays, as it is typed, and turned round the table; and how long they may think."""

import math

import pytest

from camarilla.arena.budget import Budget, budget
from camarilla.arena.lineup import lineup, rotations, turned
from camarilla.bots.bot import NO_LIMIT
from camarilla.core.errors import BadOptions


@pytest.mark.parametrize(
    ("typed", "players", "seats"),
    [
        ("minister,courtier:3", 4, ("minister", "courtier", "courtier", "courtier")),
        ("courtier:2, page : 2", 4, ("courtier", "courtier", "page", "page")),
        ("page,courtier,page,courtier", 4, ("page", "courtier", "page", "courtier")),
        ("courtier:3", 3, ("courtier",) * 3),
        ("courtier", 5, ("courtier",) * 5),
        ("minister,page", 3, ("minister", "page", "page")),
        ("minister,page", 4, ("minister", "page", "page", "page")),
        ("page,courtier,minister", 3, ("page", "courtier", "minister")),
    ],
)
def test_a_lineup_is_levels_with_counts(typed: str, players: int, seats: tuple[str, ...]) -> None:
    assert lineup(typed, players, "royal-secrets") == seats


def test_two_levels_for_two_players_are_one_each() -> None:
    assert lineup("courtier,page", 2, "road-to-the-palace") == ("courtier", "page")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("genius,courtier:3", "bad-bot"),
        ("", "arena-bad-entry"),
        ("courtier:3,", "arena-bad-entry"),
        ("courtier:0,page:4", "arena-bad-entry"),
        ("courtier:x", "arena-bad-entry"),
        ("courtier:5", "arena-bad-count"),
        ("courtier:2,page", "arena-bad-count"),
        ("page,courtier,minister", "arena-bad-count"),
    ],
)
def test_a_lineup_that_does_not_fill_the_table_is_refused(typed: str, message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        lineup(typed, 4, "royal-secrets")

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == message


def test_a_lineup_is_turned_until_it_is_the_same_again() -> None:
    assert [turned(("a", "b", "c"), by) for by in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert [rotations(tuple(seats)) for seats in ("aaaa", "abab", "abbb", "aabb", "abc", "ab")] == [1, 2, 4, 4, 3, 2]


@pytest.mark.parametrize("seats", ["abbb", "aabb", "abab", "abc", "aaaa", "abacab"])
def test_everybody_sits_in_every_seat_as_often(seats: str) -> None:
    turns = [turned(tuple(seats), by) for by in range(rotations(tuple(seats)))]

    assert len(set(turns)) == len(turns)
    for level in set(seats):
        often = {sum(turn[seat] == level for turn in turns) for seat in range(len(seats))}
        assert often == {seats.count(level) * len(turns) // len(seats)}


@pytest.mark.parametrize(
    ("typed", "meant", "again"),
    [
        ("200ms", Budget(seconds=0.2), "200ms"),
        ("1.5s", Budget(seconds=1.5), "1500ms"),
        ("1,5 s", Budget(seconds=1.5), "1500ms"),
        ("500it", Budget(iterations=500), "500it"),
    ],
)
def test_a_budget_is_a_time_or_iterations(typed: str, meant: Budget, again: str) -> None:
    assert budget(typed) == meant
    assert str(meant) == again


def test_iterations_alone_have_no_clock() -> None:
    clock = Budget(iterations=500).clock()
    assert (clock.seconds, clock.iterations) == (math.inf, 500)
    clock = Budget(seconds=0.2).clock()
    assert (clock.seconds, clock.iterations) == (0.2, NO_LIMIT)


@pytest.mark.parametrize("typed", ["", "200", "0ms", "0it", "1.5it", "-1s", "2h", "4000s", "nan s", "1e3ms"])
def test_what_is_no_time_to_think_is_refused(typed: str) -> None:
    with pytest.raises(BadOptions) as refused:
        budget(typed)

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == "arena-bad-budget"
