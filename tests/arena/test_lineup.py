"""Who plays, as it is typed, and turned round the table; and how long they may think."""

import math
from pathlib import Path

import pytest

from camarilla.arena.budget import Budget, budget
from camarilla.arena.lineup import lineup, rotations, turned
from camarilla.arena.own import bot_called
from camarilla.bots.bot import NO_LIMIT
from camarilla.core.data import View
from camarilla.core.errors import BadOptions
from camarilla.core.match import Match
from camarilla.games import game_named


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
        ("courtier/bold:2,courtier/loyal", 3, ("courtier/bold", "courtier/bold", "courtier/loyal")),
        ("minister/even,courtier", 3, ("minister", "courtier", "courtier")),
    ],
)
def test_a_lineup_is_levels_with_styles_and_counts(typed: str, players: int, seats: tuple[str, ...]) -> None:
    assert lineup(typed, players, "royal-secrets") == seats


def test_two_levels_for_two_players_are_one_each() -> None:
    assert lineup("courtier,page", 2, "road-to-the-palace") == ("courtier", "page")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("genius,courtier:3", "bad-bot"),
        ("courtier/shy,page", "bad-style"),
        ("courtier/", "arena-bad-entry"),
        ("mine.py/bold,courtier", "arena-bad-entry"),
        ("page/bold,courtier", "arena-page-style"),
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


MINE = """
from camarilla.bots.bot import AT_EASE, Bot


class Mine(Bot):
    def decide(self, view, legal, clock=AT_EASE):
        return legal[-1]
"""


def test_a_bot_of_ones_own_sits_in_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")

    assert lineup(f"{file}:2,page", 3, "royal-secrets") == (str(file), str(file), "page")
    assert bot_called(str(file), "royal-secrets", 1).decide(view(), [4, 5]) == 5
    assert lineup(f"{file},courtier", 3, "royal-secrets") == (str(file), "courtier", "courtier")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "arena-own-missing"),
        ("import nothing_of_this_name", "arena-own-broken"),
        ("from camarilla.bots.random_bot import RandomBot", "arena-own-count"),
        (MINE + MINE.replace("Mine", "Yours"), "arena-own-count"),
        ("import sys\nsys.exit(3)", "arena-own-broken"),
        (MINE.replace("decide", "decides"), "arena-own-count"),
        (MINE + "\n    def __init__(self):\n        pass\n", "arena-own-broken"),
    ],
)
def test_a_file_without_just_one_bot_is_refused(text: str | None, message: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions) as refused:
        lineup(f"{file},courtier", 3, "royal-secrets")

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == message


def test_it_may_have_help_in_its_file_and_beside_it(tmp_path: Path) -> None:
    (tmp_path / "the_helper_of_mine.py").write_text("LAST = -1", encoding="utf-8")
    file = tmp_path / "a bot.py"
    text = MINE.replace("[-1]", "[the_helper_of_mine.LAST]") + "\n\nclass Better(Mine):\n    pass\n\n\nBest = Better\n"
    file.write_text("import the_helper_of_mine\n" + text, encoding="utf-8")

    assert lineup(f" {file} : 3", 3, "royal-secrets") == (str(file),) * 3
    assert bot_called(str(file), "royal-secrets", 1).decide(view(), [4, 5]) == 5
    assert type(bot_called(str(file), "royal-secrets", 1)).__name__ == "Better"


def test_it_may_derive_from_those_that_there_are(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from camarilla.bots.random_bot import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n", encoding="utf-8"
    )

    assert bot_called(str(file), "royal-secrets", 1).decide(view(), [4, 5]) in {4, 5}


def view() -> View:
    return Match.start(game_named("royal-secrets"), 3, "any").view(0)


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
        ("1.5s", Budget(seconds=1.5), "1.5s"),
        ("1,5 s", Budget(seconds=1.5), "1.5s"),
        ("1000s", Budget(seconds=1000.0), "1000s"),
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
