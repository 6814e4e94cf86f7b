"""While several answer at once, sealed, nothing that the server does by itself tells who has answered."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from camarilla.core.record import By
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, Settings
from camarilla.server import absence, driver, verbs
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.hub import Hub
from camarilla.server.nudges import Nudges
from camarilla.server.outbox import Outbox
from camarilla.server.store import Store
from camarilla.server.table import A_NAP, Person, Table
from camarilla.server.telling import Listener
from tests.server.scripted import ANN, BOB, DAN, Scripted

START = 1_000_000
LATER = 10_000_000


def playing_table(clock: Clock, seed: int) -> Table:
    """Three people at Road to the Palace, where a round begins with sealed bribes (RP-2.6)."""
    table = Table("table")
    people = [Sitter(f"id{seat}", f"Person {seat}") for seat in range(3)]
    settings = verbs.checked_settings(Settings("road-to-the-palace", 3, clock=clock))
    entries: list[AnyEntry] = [e.Opened(at=START, settings=settings, host=people[0])]
    entries += [e.SeatTaken(at=START, seat=seat, sitter=people[seat]) for seat in (1, 2)]
    entries += [e.Came(at=START, seat=seat, process="here") for seat in range(3)]
    entries += [e.DealBegan(at=START, seed=f"{seed:064x}", asked=()), e.SeedSealed(at=START, taking_part=())]
    for entry in [*entries, e.GameStarted(at=START)]:
        table.apply(entry)
    return table


def answer(table: Table, seat: int, at: int) -> None:
    """A seat gives the first answer that it may."""
    move = table.play().match.legal(seat)[0]
    table.apply(e.Moved(at=at, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=By.PERSON))


def twins(clock: Clock) -> Iterator[tuple[Table, Table, int]]:
    """Two tables with an open sealed window, of which one has an answer already; and whose it is."""
    for seed in range(3):
        answered, open_still = playing_table(clock, seed), playing_table(clock, seed)
        assert len(answered.play().match.to_act()) > 1
        seat = answered.play().match.to_act()[seed % 2]
        answer(answered, seat, START + 1_000)
        assert answered.play().match.waiting() == open_still.play().match.waiting()
        yield answered, open_still, seat


def all_due(table: Table) -> Iterator[AnyEntry]:
    """What the server writes by itself until nothing is due any more."""
    while (entry := driver.due_entry(table, LATER)) is not None:
        yield entry
        table.apply(entry)


@pytest.mark.parametrize("clock", [PerDecision(30), Bank(60, 5)], ids=["decision", "bank"])
def test_when_the_time_of_a_sealed_window_runs_out_nobody_sees_who_was_late(clock: Clock) -> None:
    for answered, open_still, _ in twins(clock):
        assert driver.next_due(answered) == driver.next_due(open_still)
        assert list(all_due(answered)) == list(all_due(open_still)) == [e.TimeRan(at=LATER)]
        assert answered.info() == open_still.info()


def test_whoever_stays_away_from_a_sealed_window_is_stood_in_for_whether_they_have_answered_or_not() -> None:
    for answered, open_still, seat in twins(NoClock()):
        for table in (answered, open_still):
            table.apply(e.Went(at=START + 2_000, seat=seat, process="here"))
        assert driver.next_due(answered) == driver.next_due(open_still)
        written = list(all_due(answered))
        assert written == list(all_due(open_still))
        assert e.StoodIn(at=LATER, seat=seat) in written
        assert answered.info() == open_still.info()


def test_who_was_late_is_answered_for_and_then_plays_on_themselves() -> None:
    table = playing_table(PerDecision(30), 1)
    late = table.play().match.to_act()
    list(all_due(table))
    assert all(table.plays_by_itself(seat) for seat in late)
    for seat in late:
        answer(table, seat, LATER)
        assert not table.plays_by_itself(seat)
    assert not any(isinstance(place, Person) and place.stand_in for place in table.seats)


def test_in_the_open_whoever_is_late_is_decided_for_once() -> None:
    table = playing_table(PerDecision(30), 1)
    while len(table.play().match.waiting()) > 1:
        answer(table, table.play().match.to_act()[0], START)
    (seat,) = table.play().match.waiting()
    assert list(all_due(table)) == [e.TimeRan(at=LATER)]
    answer(table, seat, LATER)
    assert not table.plays_by_itself(seat)


def test_nothing_that_is_asked_about_who_is_away_tells_who_has_answered() -> None:
    for answered, open_still, seat in twins(NoClock()):
        asker = (seat + 1) % 3
        for table in (answered, open_still):
            table.apply(e.Went(at=START + 2_000, seat=seat, process="here"))
            assert absence.callable_seat(table, table.person_at(asker).sitter, seat).sitter.id == f"id{seat}"
        assert answered.info() == open_still.info()
        for request in (ask.Wait("w", seat), ask.LetBotPlay("l", seat)):
            written = [
                verbs.entry_for(table, table.person_at(asker).sitter, request, START + 3_000)
                for table in (answered, open_still)
            ]
            assert written[0] == written[1]
            answered.apply(written[0])
            open_still.apply(written[1])
            assert answered.info() == open_still.info()
        assert answered.talk == open_still.talk


def test_what_a_bot_draws_for_a_decision_is_the_same_whoever_has_answered() -> None:
    for answered, open_still, seat in twins(NoClock()):
        for other in {0, 1, 2} - {seat}:
            assert labels(answered, other) == labels(open_still, other)
        assert labels(answered, seat) != labels(open_still, seat), "one's own answer has been seen by oneself"


def labels(table: Table, seat: int) -> list[bytes]:
    """What a seat's pause and thoughts are drawn by."""
    return [draws.label for draws in driver.draws_for(table.play(), seat)]


def test_a_sealed_answer_does_not_wake_a_table_that_has_slept() -> None:
    for answered, open_still, seat in twins(NoClock()):
        for table in (answered, open_still):
            for other in range(3):
                table.apply(e.Went(at=START + 2_000, seat=other, process="here"))
            table.apply(e.Came(at=START + 2_000 + A_NAP, seat=(seat + 1) % 3, process="here"))
        answer(answered, (seat + 1) % 3, START + 3_000 + A_NAP)

        assert answered.info() == open_still.info()
        assert answered.info().slept_since == START + 2_000


def test_who_watches_through_a_process_that_has_just_read_the_table_hears_nothing_of_a_sealed_answer(
    tmp_path: Path,
) -> None:
    async def watched() -> None:
        store = await Store.opened(f"sqlite:///{tmp_path / 'tables.db'}")
        script = Scripted(Settings("road-to-the-palace", 3)).sit(BOB, DAN).come(ANN, BOB, DAN).started()
        script.play_until(lambda table: len(table.play().match.to_act()) > 1)
        await script.saved(store)
        hub = Hub(store, Nudges(), "other")
        live = await hub.live("T")
        assert live is not None
        box = live.outboxes["eve"] = Outbox(Listener("eve", "Eve", None), {})
        seat = live.table.play().match.to_act()[0]
        move = msgspec.Raw(msgspec.json.encode(live.table.play().match.legal(seat)[0]))
        hub.carry_out(live, e.Moved(at=script.at, seat=seat, move=move, by=By.PERSON))
        assert list(box.kept) == []
        await store.close()

    asyncio.run(watched())
