"""What a terminal says between two looks at a table's seats, and what it leaves unsaid."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from camarilla.cli import absence, waiting
from camarilla.cli.parting import kept_while_playing
from camarilla.locales import Speaker
from camarilla.protocol.tables import GRACE, PersonSeat, Phase, Settings, TableInfo
from camarilla.protocol.to_client import You

EVENING = 1_800_000_000_000
ENGLISH = Speaker("en")
ANN = PersonSeat("Ann", is_bot=False, is_host=True, away_since=None, stand_in=False, left=False)
BOB = replace(ANN, name="Bob", is_host=False)
GONE = {"away_since": EVENING}


def table(bob: PersonSeat, grace: int | None = GRACE) -> TableInfo:
    """Ann and somebody else, who play."""
    settings = Settings("road-to-the-palace", 2, grace=grace)
    return TableInfo("t", settings, "Ann", (ANN, bob), Phase.PLAYING, 1, EVENING, 0)


def said(*bobs: PersonSeat) -> list[str]:
    """What Ann is told of the other seat, look by look."""
    away: set[int] = set()
    you = You("Ann", 0, is_host=True, muted=())
    lines: list[str] = []
    for before, after in pairwise(bobs):
        lines += waiting.differences(table(before), table(after), you, away, ENGLISH)
        lines += absence.waiting_lines(table(before), table(after), EVENING, ENGLISH)
    return lines


def test_who_goes_away_and_comes_back_is_said_to() -> None:
    assert said(BOB, replace(BOB, **GONE), BOB) == ["Bob is away.", "Bob is back."]


@pytest.mark.parametrize(
    "plays_not",
    [
        replace(BOB, left=True, stand_in=True),
        replace(BOB, left=True),  # nobody plays on: the table sleeps
        replace(BOB, stand_in=True),  # gone for now
    ],
)
def test_who_has_given_the_seat_up_or_gone_for_now_is_neither_away_nor_back(plays_not: PersonSeat) -> None:
    assert said(plays_not, replace(plays_not, **GONE), plays_not) == []


@pytest.mark.parametrize("before", [replace(BOB, left=True, stand_in=True), replace(BOB, stand_in=True, **GONE)])
def test_a_seat_that_is_taken_over_was_never_free_and_who_takes_it_is_not_away(before: PersonSeat) -> None:
    eve = replace(BOB, name="Eve", **GONE, waits_until=EVENING + GRACE * 1000)
    assert said(before, eve, replace(BOB, name="Eve")) == []


@pytest.mark.parametrize(
    ("ann", "bob", "words"),
    [
        (ANN, BOB, "a bot plays after 90 seconds"),
        (replace(ANN, stand_in=True), BOB, "A bot plays for you until you are back."),
        (replace(ANN, left=True, stand_in=True), BOB, "A bot plays on there"),
        (replace(ANN, left=True), replace(BOB, left=True), "Nobody plays on"),
        (ANN, replace(BOB, left=True, stand_in=True), "the table waits for you"),
    ],
)
def test_whoever_closes_the_terminal_reads_what_becomes_of_the_seat(
    ann: PersonSeat, bob: PersonSeat, words: str
) -> None:
    here = replace(table(bob), seats=(ann, bob))
    assert words in kept_while_playing(here, 0, ENGLISH)


def countdown(bob: PersonSeat, now: int, grace: int | None) -> Sequence[str]:
    """When a bot plays, by a clock that says `now`."""
    return absence.waiting_lines(table(BOB, grace), table(bob, grace), now, ENGLISH)


@pytest.mark.parametrize("behind", [0, 1, 700, 3_600_000])
@pytest.mark.parametrize(("grace", "time"), [(90, "90 s"), (5, "5 s"), (180, "3 min"), (86400, "24 h")])
def test_a_bot_never_plays_later_than_after_the_waiting_time_whatever_a_clock_says(
    behind: int, grace: int, time: str
) -> None:
    bob = replace(BOB, **GONE, waits_until=EVENING + grace * 1000)
    assert countdown(bob, EVENING - behind, grace) == [f"Bob is away: a bot plays in {time} (wait · let a bot play)."]


@pytest.mark.parametrize("grace", [None, 86400])
def test_a_program_is_not_waited_for_longer_than_people_at_a_live_table(grace: int | None) -> None:
    bob = replace(BOB, **GONE, is_bot=True, waits_until=EVENING + GRACE * 1000)
    assert countdown(bob, EVENING - 700, grace) == ["Bob is away: a bot plays in 90 s (wait · let a bot play)."]
