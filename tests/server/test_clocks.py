"""Clocks run for whom the table waits, tell nothing that is hidden, and do not count time without a server."""

import msgspec
import pytest

from camarilla.core.record import By
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Bank, NoClock, PerDecision, Settings
from camarilla.server import entries as e
from camarilla.server import telling
from camarilla.server.clocks import WINDOW, Clocks
from camarilla.server.driver import taker
from camarilla.server.refusal import Refusal
from tests.server.scripted import ANN, BOB, CLEO, DAN, Scripted

SECOND = 1000


def playing(settings: Settings) -> Scripted:
    """A game that one of four people has to open."""
    script = Scripted(settings).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN).started()
    return script.play_until(lambda table: len(table.play().match.to_act()) == 1)


def test_without_a_clock_nothing_ever_runs_out() -> None:
    clocks = Clocks(NoClock(), 4, (1,), 0)

    assert clocks.deadline(1) is None
    assert clocks.remaining(1, 10**9) is None
    assert playing(Settings("secrets", 4)).wait(10**9) == []


def test_each_decision_has_its_time() -> None:
    clocks = Clocks(PerDecision(30), 3, (1,), 0)
    assert clocks.deadline(1) == 30 * SECOND
    assert clocks.deadline(2) is None
    clocks.decided(1, (2,), 20 * SECOND)

    assert clocks.deadline(2) == 50 * SECOND
    assert clocks.remaining(2, 21 * SECOND) == 29 * SECOND


def test_a_bank_is_charged_for_the_time_that_was_taken_and_gets_its_increment() -> None:
    clocks = Clocks(Bank(60, 5), 3, (1,), 0)
    clocks.decided(1, (2,), 20 * SECOND)

    assert clocks.left == [60 * SECOND, 45 * SECOND, 60 * SECOND]
    assert clocks.remaining(1, 30 * SECOND) == 45 * SECOND
    assert clocks.remaining(2, 30 * SECOND) == 50 * SECOND


def test_a_bank_is_never_less_than_empty() -> None:
    clocks = Clocks(Bank(30, 2), 2, (0,), 0)
    clocks.decided(0, (0,), 99 * SECOND)

    assert clocks.left[0] == 2 * SECOND


def test_while_several_answer_under_seal_no_bank_is_charged_and_all_have_the_same_time() -> None:
    clocks = Clocks(Bank(60, 5), 3, (0, 1, 2), 0)

    assert {clocks.deadline(seat) for seat in range(3)} == {WINDOW}
    clocks.decided(1, (0,), 25 * SECOND)
    assert clocks.left == [60 * SECOND] * 3


def test_when_the_time_is_up_the_server_decides_this_once() -> None:
    script = playing(Settings("secrets", 4, clock=PerDecision(10)))
    seat = script.table.play().match.to_act()[0]

    assert script.wait(10 * SECOND - 1) == []
    assert script.wait(1) == [e.TimeRan(at=script.at)]
    assert script.table.decides_now(seat)
    assert taker(script.table, seat) is By.CLOCK
    assert not script.table.person_at(seat).stand_in
    with pytest.raises(Refusal) as late:
        script.ask((ANN, BOB, CLEO, DAN)[seat], ask.Play("p", script.table.play().seen[seat], msgspec.Raw(b"{}")))
    assert late.value.sentence.id == "table-too-late"
    script.move(seat, by=By.CLOCK)
    assert not script.table.plays_by_itself(seat), "the next decision has its own time"
    assert script.wait(10 * SECOND - 1) == []


def test_time_without_a_server_does_not_count() -> None:
    script = playing(Settings("secrets", 4, clock=PerDecision(10)))
    script.go(BOB)
    deadline = script.table.play().clocks.deadline(script.table.play().match.to_act()[0])
    since = script.at
    away = script.table.person_at(1).away_since
    assert deadline is not None
    assert away is not None
    script.at += 60 * SECOND
    script.write(e.Credited(at=script.at, since=since, owner="gone"))

    assert script.table.play().clocks.deadline(script.table.play().match.to_act()[0]) == deadline + 60 * SECOND
    assert script.table.person_at(1).away_since == away + 60 * SECOND


def test_everybody_is_shown_the_same_clocks() -> None:
    script = playing(Settings("secrets", 4, clock=Bank(60, 5)))
    shown = telling.clocks(script.table, script.at + 7 * SECOND)
    seat = script.table.play().match.to_act()[0]

    assert shown is not None
    assert shown.running == (seat,)
    assert [left for place, left in enumerate(shown.left) if place != seat] == [60 * SECOND] * 3
    assert shown.left[seat] == 53 * SECOND, "the seven seconds since the last decision"
