"""Who decides for somebody who is away, and when: every row of the table, with a clock that only the test moves."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from camarilla.core.record import By
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, PersonSeat, Settings
from camarilla.protocol.to_client import FormerSeat, Noted
from camarilla.server import absence, telling, verbs
from camarilla.server import entries as e
from camarilla.server.driver import next_due, taker
from camarilla.server.entries import READER, Sitter
from camarilla.server.hub import Live
from camarilla.server.lists import list_table
from camarilla.server.refusal import Refusal
from camarilla.server.shown import Mark
from camarilla.server.table import Table
from camarilla.server.telling import Listener
from camarilla.server.turns import turn
from camarilla.server.watch import IDLE, Watch, is_idle
from tests.server.hosted import serving
from tests.server.scripted import ANN, BOB, CLEO, DAN, EVE, GUEST, SECRETS, Scripted

SECOND = 1000
GRACE = 90 * SECOND
DAY = 86_400 * SECOND
FAY = Sitter("fay", "Fay", account=True)
REX = Sitter("rex", "Rex", is_bot=True, account=True)
CLOCKS: tuple[Clock, ...] = (NoClock(), PerDecision(30), Bank(60, 5))


def solo(clock: Clock = NoClock(), grace: int | None = 90) -> Scripted:  # noqa: B008 - it never changes
    """Ann plays with three bots, and it is her decision."""
    script = Scripted(Settings("secrets", 4, clock=clock, grace=grace)).come(ANN).full().started()
    return script.play_until(lambda table: table.play().match.waiting() == (0,))


def live(settings: Settings = SECRETS) -> Scripted:
    """Ann, Bob, Dan and Eve, all here; the table waits for Bob."""
    script = Scripted(settings).sit(BOB, DAN, EVE).come(ANN, BOB, DAN, EVE).started()
    return script.play_until(lambda table: table.play().match.waiting() == (1,))


def refused(script: Scripted, who: Sitter, request: verbs.Request) -> str:
    """Which sentence a request is refused with."""
    with pytest.raises(Refusal) as refusal:
        script.ask(who, request)
    return refusal.value.sentence.id


def shown(script: Scripted, seat: int) -> PersonSeat:
    """A seat as everybody sees it."""
    place = script.table.info().seats[seat]
    assert isinstance(place, PersonSeat)
    return place


def notes(script: Scripted) -> list[str]:
    """What everybody was told in words, by the message's id."""
    return [said.words.id for _, said in script.table.talk if isinstance(said, Noted)]


# ------------------------------------------------------------------------------------------------------------- alone


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "decision", "bank"])
def test_who_plays_alone_with_bots_is_waited_for_thirty_days(clock: Clock) -> None:
    script = solo(clock).go(ANN)
    decided = len(script.table.play().decisions)

    assert script.wait(30 * DAY) == []
    assert not script.table.decides_now(0)
    assert shown(script, 0).waits_until is None
    script.come(ANN)
    assert len(script.table.play().decisions) == decided
    script.ask(ANN, ask.Play("p", script.table.play().seen[0], first_move(script, 0)))


def first_move(script: Scripted, seat: int) -> msgspec.Raw:
    """The first thing that a seat may do."""
    return msgspec.Raw(msgspec.json.encode(script.table.play().match.legal(seat)[0]))


def test_who_plays_alone_sees_no_clock_and_with_a_program_only_the_programs() -> None:
    assert telling.clocks(solo(PerDecision(30)).table, 0) is None
    settings = Settings("secrets", 4, clock=PerDecision(30))
    script = Scripted(settings).sit(CLEO).come(ANN, CLEO).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (0,))
    clocks = telling.clocks(script.table, script.at)

    assert clocks is not None
    assert clocks.running == ()
    assert clocks.left[0] is None
    assert script.wait(DAY) == []


def test_who_is_the_last_to_keep_a_seat_is_waited_for_and_no_stand_in_goes_on() -> None:
    script = live().go(BOB)
    script.wait(GRACE)
    assert script.table.decides_now(1)
    for who in (ANN, DAN, EVE):
        script.ask(who, ask.Stand(script.mark()))

    assert script.table.is_alone(1)
    assert not shown(script, 1).stand_in
    assert not script.table.decides_now(1)
    assert script.wait(30 * DAY) == []
    assert all(script.table.decides_now(seat) for seat in (0, 2, 3)), "bots play the seats that were given up"


@pytest.mark.parametrize("clock", [PerDecision(30), Bank(60, 5)], ids=["decision", "bank"])
@pytest.mark.parametrize("is_given", [False, True], ids=["returns", "is let in"])
def test_who_was_alone_has_all_their_time_when_somebody_plays_with_them_again(
    clock: PerDecision | Bank, *, is_given: bool
) -> None:
    script = live(Settings("secrets", 4, clock=clock))
    for who in (DAN, EVE, ANN):
        script.ask(who, ask.Stand(script.mark()))
    assert script.wait(30 * DAY) == []
    if is_given:
        script.ask(FAY, ask.TakeOver(script.mark(), 0))
        script.ask(BOB, ask.LetIn(script.mark(), 0, "Fay", welcome=True))
    else:
        script.ask(ANN, ask.Back(script.mark()))
    assert script.wait(clock.seconds * SECOND - 1) == []
    assert [type(entry) for entry in script.wait(1)] == [e.TimeRan]


def test_who_is_alone_is_not_charged_for_the_time_that_they_take() -> None:
    script = live(Settings("secrets", 4, clock=Bank(60, 5)))
    for who in (DAN, EVE, ANN):
        script.ask(who, ask.Stand(script.mark()))
    before = script.table.play().clocks.left[1]
    script.wait(30 * DAY)
    script.write(e.Moved(at=script.at, seat=1, move=first_move(script, 1), by=By.PERSON))
    assert script.table.play().clocks.left[1] == before + 5 * SECOND


def test_a_remote_bot_is_no_person_and_may_be_stood_in_for() -> None:
    script = Scripted(SECRETS).sit(CLEO).come(ANN, CLEO).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(CLEO)

    assert script.table.is_alone(0)
    assert [type(entry) for entry in script.wait(GRACE)] == [e.StoodIn]
    assert script.table.decides_now(1)
    script.go(ANN)
    assert not script.table.decides_now(1), "nobody is here"


@pytest.mark.parametrize("grace", [None, 259_200])
def test_a_remote_bot_is_waited_for_as_at_a_live_table_however_long_people_are(grace: int | None) -> None:
    script = Scripted(Settings("secrets", 4, grace=grace)).sit(CLEO, BOB).come(ANN, CLEO, BOB).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(CLEO)

    assert shown(script, 1).waits_until == script.at + GRACE
    script.ask(ANN, ask.LetBotPlay("l", 1))
    assert script.table.decides_now(1)


def test_a_table_sleeps_while_only_remote_bots_are_here_and_wakes_with_a_person() -> None:
    script = Scripted(SECRETS).sit(BOB, CLEO).come(ANN, BOB, CLEO).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(BOB).go(ANN)

    assert script.wait(30 * DAY) == []
    assert script.table.info().slept_since is not None
    script.come(ANN)
    assert [type(entry) for entry in script.wait(GRACE)] == [e.StoodIn]
    assert script.table.decides_now(1)


def test_where_only_remote_bots_play_they_count() -> None:
    script = Scripted(SECRETS, host=CLEO).come(CLEO).sit(REX).come(REX).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(REX)

    assert [type(entry) for entry in script.wait(GRACE)] == [e.StoodIn]
    assert script.table.decides_now(1)


def test_nothing_needs_to_play_for_who_is_alone_and_goes() -> None:
    assert refused(solo(), ANN, ask.Go("g")) == "table-waits-for-you"


# ----------------------------------------------------------------------------------------------------------- clocks


def test_a_day_for_a_decision_is_a_day_connected_or_not() -> None:
    for goes in (False, True):
        script = live(Settings("secrets", 4, clock=PerDecision(86_400), grace=5))
        if goes:
            script.go(BOB)
        assert script.wait(DAY - 1) == []
        assert script.wait(1) == [e.TimeRan(at=script.at)]
        assert taker(script.table, 1) is By.CLOCK
        script.move(1, by=By.CLOCK)
        assert not shown(script, 1).stand_in


def test_the_clock_decides_also_while_nobody_is_here() -> None:
    script = live(Settings("secrets", 4, clock=PerDecision(60)))
    for who in (ANN, BOB, DAN, EVE):
        script.go(who)
    script.wait(60 * SECOND)

    assert script.table.decides_now(1)
    assert taker(script.table, 1) is By.CLOCK


def test_a_bank_that_is_empty_decides_and_charges() -> None:
    script = live(Settings("secrets", 4, clock=Bank(30, 3)))
    left = script.table.play().clocks.left[1]

    assert script.wait(left - 1) == []
    assert script.wait(1) == [e.TimeRan(at=script.at)]
    script.move(1, by=By.CLOCK)
    assert script.table.play().clocks.left[1] == 3 * SECOND


def test_with_a_clock_others_can_neither_wait_nor_hurry() -> None:
    script = live(Settings("secrets", 4, clock=PerDecision(60))).go(BOB)

    assert shown(script, 1).waits_until is None
    assert refused(script, ANN, ask.Wait("w", 1)) == "table-clock-decides"
    assert refused(script, ANN, ask.LetBotPlay("w", 1)) == "table-clock-decides"


def test_who_goes_for_now_is_played_for_at_once_also_with_a_clock_and_while_somebody_is_here() -> None:
    script = live(Settings("secrets", 4, clock=PerDecision(60)))
    script.ask(BOB, ask.Go("g"))
    script.go(BOB)

    assert script.table.decides_now(1)
    assert taker(script.table, 1) is By.STAND_IN
    for who in (ANN, DAN, EVE):
        script.go(who)
    assert not script.table.decides_now(1), "the table sleeps"
    script.wait(60 * SECOND)
    assert taker(script.table, 1) is By.CLOCK
    script.come(BOB)
    assert not shown(script, 1).stand_in


def test_what_the_clock_decided_for_the_most_part_counts_as_abandoned() -> None:
    script = live(Settings("secrets", 4, clock=PerDecision(60)))
    while not script.table.play().match.is_over:
        seat = script.table.play().match.to_act()[0]
        script.move(seat, by=By.CLOCK if seat == 2 else By.PERSON)

    assert script.table.play().abandoned == {2}


# --------------------------------------------------------------------------------------------------------- no clock


def test_at_a_live_table_a_stand_in_plays_after_the_waiting_time_and_everybody_knows_when() -> None:
    script = live().go(BOB)
    begins = script.at + GRACE

    assert shown(script, 1).waits_until == begins
    assert shown(script, 0).waits_until is None
    assert script.wait(GRACE - 1) == []
    assert script.wait(1) == [e.StoodIn(at=begins, seat=1)]
    assert taker(script.table, 1) is By.STAND_IN
    assert shown(script, 1).waits_until is None
    assert notes(script) == ["table-noted-stands-in"]
    script.come(BOB)
    assert not script.table.plays_by_itself(1)
    assert notes(script) == ["table-noted-stands-in", "table-noted-back"]


def test_the_waiting_time_begins_when_the_table_begins_to_wait_for_them() -> None:
    script = live().go(EVE)
    script.at += DAY
    script.play_until(lambda table: table.play().match.waiting() == (3,))

    assert shown(script, 3).waits_until == script.at + GRACE


def test_wait_begins_the_waiting_time_anew() -> None:
    script = live().go(BOB)
    script.wait(GRACE - SECOND)
    script.ask(DAN, ask.Wait("w", 1))

    assert shown(script, 1).waits_until == script.at + GRACE
    assert script.wait(GRACE - 1) == []
    assert [type(entry) for entry in script.wait(1)] == [e.StoodIn]


def test_let_a_bot_play_begins_at_once_until_they_return() -> None:
    script = live().go(BOB)
    script.ask(EVE, ask.LetBotPlay("l", 1))

    assert script.table.decides_now(1)
    assert refused(script, EVE, ask.LetBotPlay("m", 1)) == "table-stood-in-already"
    assert refused(script, EVE, ask.Wait("m", 1)) == "table-stood-in-already"
    script.come(BOB)
    assert not script.table.decides_now(1)


def test_programs_and_who_has_gone_for_now_neither_wait_for_anybody_nor_hurry_them() -> None:
    script = Scripted(SECRETS).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN).started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(BOB)

    assert refused(script, CLEO, ask.LetBotPlay("l", 1)) == "table-people-decide"
    assert refused(script, CLEO, ask.Wait("w", 1)) == "table-people-decide"
    script.ask(DAN, ask.Go("g"))
    assert refused(script, DAN, ask.LetBotPlay("l", 1)) == "table-gone-already"
    script.ask(ANN, ask.LetBotPlay("l", 1))
    assert script.table.decides_now(1)


def test_where_no_person_sits_programs_say_whom_the_table_waits_for() -> None:
    script = Scripted(SECRETS, host=CLEO).come(CLEO).sit(REX).come(REX).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(REX)

    script.ask(CLEO, ask.LetBotPlay("l", 1))
    assert script.table.decides_now(1)


def test_who_has_gone_for_now_returns_by_coming_not_by_a_connection_that_comes_back_by_itself() -> None:
    script = live()
    script.ask(BOB, ask.Go("g"))
    script.go(BOB).come(BOB, again=True)
    assert script.table.plays_by_itself(1)
    assert script.table.waits_until(1) is None
    script.go(BOB).come(BOB)
    assert not script.table.plays_by_itself(1)


def test_a_stand_in_for_who_was_merely_away_ends_when_their_connection_comes_back() -> None:
    script = live().go(BOB)
    script.wait(GRACE)
    assert script.table.plays_by_itself(1)
    script.come(BOB, again=True)
    assert not script.table.plays_by_itself(1)


def test_nobody_waits_for_or_hurries_who_is_here_is_not_asked_or_is_oneself() -> None:
    script = live().go(DAN)
    script.ask(EVE, ask.Stand("s"))

    assert refused(script, ANN, ask.LetBotPlay("l", 1)) == "table-is-here"
    assert refused(script, ANN, ask.Wait("l", 2)) == "table-not-asked"
    assert refused(script, ANN, ask.LetBotPlay("l", 0)) == "table-you-are-here"
    assert refused(script, ANN, ask.LetBotPlay("l", 9)) == "table-nobody-there"
    assert refused(script, FAY, ask.LetBotPlay("l", 1)) == "table-not-seated"
    assert refused(script, EVE, ask.LetBotPlay("l", 2)) == "table-left-already"


def test_where_there_is_no_hurry_nobody_is_played_for_unless_they_say_so() -> None:
    script = live(Settings("secrets", 4, grace=None)).go(BOB)

    assert script.wait(30 * DAY) == []
    assert shown(script, 1).waits_until is None
    assert refused(script, ANN, ask.LetBotPlay("l", 1)) == "table-waits-for-ever"
    script.come(BOB).ask(BOB, ask.Go("g"))
    assert script.table.decides_now(1)


def test_a_waiting_time_of_days_is_days() -> None:
    script = live(Settings("secrets", 4, grace=259_200)).go(BOB)

    assert refused(script, ANN, ask.LetBotPlay("l", 1)) == "table-waits-for-days"
    assert script.wait(3 * DAY - 1) == []
    assert [type(entry) for entry in script.wait(1)] == [e.StoodIn]


def test_going_for_now_is_told_in_words_and_done_once() -> None:
    script = live()
    script.ask(BOB, ask.Go("g"))

    assert notes(script) == ["table-noted-gone"]
    assert refused(script, BOB, ask.Go("h")) == "table-gone-already"
    script.ask(BOB, ask.Back("b"))
    assert notes(script) == ["table-noted-gone", "table-noted-back"]
    assert not script.table.plays_by_itself(1)


@pytest.mark.parametrize("notebook", ["log", "off"])
def test_what_is_told_of_people_has_its_place_in_what_each_reader_has_seen(notebook: str) -> None:
    script = live(Settings("secrets", 4, options={"notebook": notebook}))
    script.play_until(lambda table: len(table.play().decisions) > 12).ask(BOB, ask.Go("g"))
    match = script.table.play().match
    seen = {reader: len(match.history(reader)) for reader in (0, 1, None)}
    for _ in range(3):
        script.move(match.to_act()[0])
    note = script.table.talk[-1][1]
    placed = {reader: telling.placed(script.table, Listener("x", "X", reader), note) for reader in seen}

    assert {reader: said.after for reader, said in placed.items() if isinstance(said, Noted)} == (
        seen if notebook == "log" else dict.fromkeys(seen)
    )


# ------------------------------------------------------------------------------------------------------------- sleep


def test_one_s_list_of_games_tells_oneself_that_a_bot_plays_for_one() -> None:
    script = live()
    assert turn(script.table, BOB.id).yours
    script.ask(BOB, ask.Go("g"))
    assert [turn(script.table, who.id).is_played_for for who in (ANN, BOB, CLEO, DAN)] == [False, True, False, False]
    assert not turn(script.table, BOB.id).yours
    script.ask(BOB, ask.Back("b"))
    assert not turn(script.table, BOB.id).is_played_for


def test_a_stand_in_sleeps_while_nobody_else_is_here_and_goes_on_when_somebody_returns() -> None:
    script = live().go(BOB)
    script.wait(GRACE)
    assert script.table.decides_now(1)
    for who in (ANN, DAN, EVE):
        script.go(who)
    slept = script.at

    assert not script.table.decides_now(1)
    assert next_due(script.table) is None
    script.at += 3 * DAY
    assert script.table.info().slept_since == slept
    script.come(DAN)
    assert script.table.decides_now(1)
    assert script.table.info().slept_since == slept, "who returns is told how long"
    assert script.table.info().slept_until == script.at
    script.move(1, by=By.STAND_IN)
    assert script.table.info().slept_since is None


def test_a_page_that_is_loaded_anew_is_no_sleep_however_late_the_next_one_comes() -> None:
    script = Scripted(SECRETS).sit(BOB).come(ANN, BOB).full().started()
    script.play_until(lambda table: table.play().match.waiting() == (1,)).go(BOB).go(ANN)
    script.at += 2 * SECOND
    script.come(ANN)

    script.at += 8 * 60 * SECOND
    script.come(BOB)
    assert script.table.info().slept_since is None


def test_the_waiting_time_does_not_run_while_nobody_else_is_here() -> None:
    script = live()
    for who in (BOB, ANN, DAN, EVE):
        script.go(who)

    assert script.wait(DAY) == []
    script.come(EVE)
    assert shown(script, 1).waits_until == script.at + GRACE


def test_nobody_finishes_a_game_that_all_have_given_up() -> None:
    script = live()
    for who in (ANN, BOB, DAN, EVE):
        script.ask(who, ask.Stand(script.mark()))

    assert not any(script.table.decides_now(seat) for seat in range(4))
    assert script.wait(DAY) == []
    script.ask(DAN, ask.Sit("s"))
    assert [seat for seat in range(4) if script.table.decides_now(seat)] == [0, 1, 3]


def test_who_gives_a_seat_up_is_said_to_be_played_for_only_where_somebody_plays_on() -> None:
    script = live()
    told = []
    for who in (ANN, BOB, DAN, EVE):
        script.ask(who, ask.Stand(script.mark()))
        assert script.table.noted is not None
        told.append(script.table.noted.words.id)
    assert told == ["table-noted-left"] * 3 + ["table-noted-left-alone"]
    assert not any(shown(script, seat).stand_in for seat in range(4))
    assert [turn(script.table, who.id).is_played_for for who in (ANN, BOB, DAN, EVE)] == [False] * 4
    script.ask(DAN, ask.Sit("s"))
    assert [shown(script, seat).stand_in for seat in range(4)] == [True, True, False, True]


def test_who_leaves_when_the_game_is_over_leaves_no_bot_behind() -> None:
    script = live().played_out()
    script.ask(BOB, ask.Stand("s"))
    assert script.table.noted is not None
    assert script.table.noted.words.id == "table-noted-got-up"
    assert not shown(script, 1).stand_in


def test_nobody_plays_on_for_people_who_have_all_gone_for_now_also_if_they_look_on() -> None:
    script = live()
    for who in (ANN, BOB, DAN, EVE):
        script.ask(who, ask.Go(script.mark()))

    assert not any(script.table.decides_now(seat) for seat in range(4))
    assert script.table.info().slept_since == script.at
    script.ask(DAN, ask.Back("b"))
    assert [seat for seat in range(4) if script.table.decides_now(seat)] == [0, 1, 3]


def test_who_gave_up_the_seat_and_watches_does_not_keep_the_table_awake() -> None:
    script = live()
    script.ask(EVE, ask.Stand("s"))
    for who in (ANN, BOB, DAN):
        script.go(who)

    assert script.wait(DAY) == []
    assert script.table.info().slept_since is not None


def test_companions_at_one_device_sleep_and_wake_together() -> None:
    script = Scripted(Settings("secrets", 4)).come(ANN)
    ben = Sitter("ben", "Ben", owner=ANN.id)
    script.write(verbs.seat_companion(script.table, ANN, ben, script.at))
    script.come(ben).full().started().play_until(lambda table: table.play().match.waiting() == (1,))
    script.go(ben).go(ANN)

    assert not script.table.is_alone(1)
    assert script.wait(30 * DAY) == []
    script.come(ANN).come(ben)
    assert not script.table.plays_by_itself(1)
    script.ask(ANN, ask.Go("g"))
    told = turn(script.table, ANN.id)
    assert (told.yours, told.is_played_for) == (True, True), "Ben is asked at her screen, a bot plays for her"


# --------------------------------------------------------------------------------------------------------- take over


def test_a_seat_that_was_given_up_is_taken_over_by_whom_the_host_lets_in() -> None:
    script = live()
    script.ask(BOB, ask.Stand("s"))
    script.ask(FAY, ask.TakeOver("t", 1))
    assert shown(script, 1).wanted_by == "Fay"
    assert refused(script, GUEST, ask.TakeOver("u", 1)) == "table-wanted-already"
    assert refused(script, DAN, ask.LetIn("l", 1, "Fay")) == "table-host-only"
    assert refused(script, ANN, ask.LetIn("l", 1, "Gus")) == "table-nobody-asks"
    script.ask(ANN, ask.LetIn("l", 1, "Fay"))
    script.come(FAY)

    assert script.table.seat_of("fay") == 1
    assert script.table.seat_of("bob") is None
    assert not script.table.plays_by_itself(1)
    assert script.table.names() == ("Ann", "Fay", "Dan", "Eve")
    assert notes(script) == ["table-noted-left", "table-noted-wanted", "table-noted-taken-over"]
    script.ask(FAY, ask.Play("p", script.table.play().seen[1], first_move(script, 1)))


def test_who_plays_on_for_the_host_is_the_host() -> None:
    script = live()
    script.ask(ANN, ask.Go("g"))
    script.ask(FAY, ask.TakeOver("t", 0))
    script.ask(ANN, ask.LetIn("l", 0, "Fay"))

    assert script.table.is_host("fay")
    assert not script.table.is_host("ann")


def test_a_table_without_spectators_is_open_to_others_while_a_seat_is() -> None:
    script = live(Settings("secrets", 4, spectators=False))
    assert not script.table.may_see("fay")
    script.ask(BOB, ask.Go("g"))
    assert script.table.may_see("fay")
    script.ask(FAY, ask.TakeOver("t", 1))
    script.ask(BOB, ask.Back("b"))
    assert not script.table.may_see("fay")


def test_who_was_taken_over_may_always_see_the_table_but_sits_nowhere_else_in_this_game() -> None:
    script = live(Settings("secrets", 4, spectators=False))
    script.ask(BOB, ask.Go("g"))
    script.ask(FAY, ask.TakeOver("t", 1))
    script.ask(ANN, ask.LetIn("l", 1, "Fay"))
    script.ask(DAN, ask.Stand("s"))

    assert script.table.may_see("bob")
    assert refused(script, BOB, ask.TakeOver("u", 2)) == "table-knows-cards"
    assert refused(script, BOB, ask.TakeOver("u", 1)) == "table-plays-themselves"


def test_who_was_taken_over_is_told_so_in_this_game_until_they_have_the_seat_again() -> None:
    script = live()

    def told(who: Sitter) -> FormerSeat | None:
        return telling.former_seat(script.table, Listener(who.id, who.name, script.table.seat_of(who.id), whole=True))

    script.ask(BOB, ask.Stand("s"))
    assert told(BOB) is None
    script.ask(FAY, ask.TakeOver("t", 1))
    script.ask(ANN, ask.LetIn("l", 1, "Fay"))
    assert (told(BOB), told(FAY), told(ANN)) == (FormerSeat(1, 1, "Fay"), None, None)
    script.ask(FAY, ask.Stand("u"))
    script.ask(BOB, ask.TakeOver("v", 1))
    script.ask(ANN, ask.LetIn("w", 1, "Bob"))
    assert (told(BOB), told(FAY)) == (None, FormerSeat(1, 1, "Bob"))


def test_the_host_may_say_no_and_the_owner_may_return_first() -> None:
    script = live()
    script.ask(BOB, ask.Go("g"))
    script.ask(FAY, ask.TakeOver("t", 1))
    script.ask(ANN, ask.LetIn("l", 1, "Fay", welcome=False))
    assert shown(script, 1).wanted_by is None
    script.ask(FAY, ask.TakeOver("u", 1))
    script.ask(BOB, ask.Back("b"))

    assert shown(script, 1).wanted_by is None
    assert refused(script, ANN, ask.LetIn("m", 1, "Fay")) == "table-plays-themselves"


def test_nobody_takes_over_at_a_rated_table_nor_where_somebody_plays_nor_as_a_program() -> None:
    rated = live(Settings("secrets", 4, rated=True))
    rated.ask(BOB, ask.Stand("s"))
    script = live()
    script.ask(BOB, ask.Stand("s"))

    assert refused(rated, FAY, ask.TakeOver("t", 1)) == "table-rated-seat"
    assert refused(script, FAY, ask.TakeOver("t", 0)) == "table-plays-themselves"
    assert refused(script, FAY, ask.TakeOver("t", 9)) == "table-nobody-there"
    assert refused(script, CLEO, ask.TakeOver("t", 1)) == "table-people-only"
    assert refused(script, DAN, ask.TakeOver("t", 1)) == "table-seated-already"


# ------------------------------------------------------------------------------------------------------------ calling


def test_only_who_is_away_and_is_asked_can_be_called() -> None:
    script = live().go(BOB).go(DAN)
    script.ask(EVE, ask.Stand("s"))

    def why(who: Sitter, seat: int) -> str:
        with pytest.raises(Refusal) as refusal:
            absence.callable_seat(script.table, who, seat)
        return refusal.value.sentence.id

    assert absence.callable_seat(script.table, ANN, 1).sitter == BOB
    assert why(ANN, 0) == "table-you-are-here"
    assert why(ANN, 2) == "table-not-asked"
    assert why(ANN, 3) == "table-has-left"
    assert why(FAY, 1) == "table-not-seated"
    script.come(BOB)
    assert why(ANN, 1) == "table-is-here"


# ------------------------------------------------------------------------------------------------------------ old logs


def test_an_old_log_of_a_clock_that_let_a_stand_in_begin_follows_the_table_of_today() -> None:
    script = live(Settings("secrets", 4, clock=PerDecision(30)))
    script.write(e.StoodIn(at=script.at, seat=1))
    assert not script.table.person_at(1).stand_in

    alone = solo()
    alone.write(e.StoodIn(at=alone.at, seat=0))
    assert not alone.table.plays_by_itself(0)


def test_a_table_is_the_same_when_its_log_is_read_again() -> None:
    script = live().go(BOB)
    script.ask(DAN, ask.Wait("w", 1))
    script.ask(DAN, ask.LetBotPlay("l", 1))
    script.ask(FAY, ask.TakeOver("t", 1))
    script.ask(ANN, ask.LetIn("i", 1, "Fay"))
    script.come(FAY).ask(EVE, ask.Go("g"))
    again = Table("T")
    for body in script.log:
        again.apply(READER.decode(body))

    assert again.info() == script.table.info()
    assert again.talk == script.table.talk


# ---------------------------------------------------------------------------------------------------- in the server


def opened(script: Scripted) -> Live:
    """A table as it is open in a process to which nobody is connected."""
    table = Live(script.table)
    table.owned = True
    table.looked_at = script.at
    return table


def test_a_game_that_waits_for_somebody_does_not_stay_in_memory_and_one_that_goes_on_does() -> None:
    alone = solo().go(ANN)
    assert is_idle(opened(alone), alone.at + 2 * IDLE)
    assert not is_idle(opened(alone), alone.at + IDLE // 2)

    hurried = live(Settings("secrets", 4, clock=PerDecision(86_400)))
    for who in (ANN, BOB, DAN, EVE):
        hurried.go(who)
    assert not is_idle(opened(hurried), hurried.at + 2 * IDLE), "its clock runs"

    asleep = live()
    for who in (ANN, BOB, DAN, EVE):
        asleep.go(who)
    assert is_idle(opened(asleep), asleep.at + 2 * IDLE)
    asleep.come(DAN)
    assert not is_idle(opened(asleep), asleep.at + 2 * IDLE)


def test_a_game_that_was_left_is_nobodys_and_is_not_taken_up_before_somebody_opens_it(tmp_path: Path) -> None:
    script = solo().go(ANN)

    async def left() -> None:
        async with serving(tmp_path) as server:
            hub = server.house.hub
            await script.saved(hub.store)
            await hub.store.write(lambda connection: list_table(connection, hub.store, script.table, "gone"))
            watch = Watch(hub, alone=True)
            assert await hub.store.read(watch.orphans) == [script.table.id]
            await watch.take_up()
            assert hub.lives[script.table.id].owned
            hub.lives[script.table.id].looked_at = 0
            await watch.close_idle()
            assert hub.lives == {}
            assert await hub.store.read(watch.orphans) == []
            again = await hub.live(script.table.id)
            assert again is not None
            assert again.owned

    asyncio.run(left())


def test_bots_that_have_to_decide_keep_a_table_open_unless_they_wait_to_be_seen() -> None:
    script = solo()
    while script.table.play().match.waiting() == (0,):
        script.move(0)
    script.go(ANN)
    table = opened(script)

    assert is_idle(table, script.at + 2 * IDLE), "she has said nothing of what she was shown, and is not here"
    table.shown["ann"] = Mark(1, 0, script.table.play().seen[0], script.at)
    assert not is_idle(table, script.at + 2 * IDLE)
    table.shown["ann"] = Mark(1, 0, 0, script.at)
    assert is_idle(table, script.at + 2 * IDLE)
