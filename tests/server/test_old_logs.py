"""Logs that were written before a table knew how to wait: they load, and go on as a table does today.

`old_logs.json` was written by the server of then, one log for each case; it is never written anew.
"""

from pathlib import Path

import msgspec
import pytest

from camarilla.protocol.tables import Phase
from camarilla.server.driver import next_due
from camarilla.server.entries import READER
from camarilla.server.table import Table


class Old(msgspec.Struct):
    """A log, and what the server of then made of it."""

    log: list[msgspec.Raw]
    decisions: int | None
    phase: Phase


OLD = msgspec.json.decode((Path(__file__).parent / "old_logs.json").read_bytes(), type=dict[str, Old])


def loaded(name: str) -> Table:
    """A table from its old log."""
    table = Table("T")
    for body in OLD[name].log:
        table.apply(READER.decode(body))
    return table


@pytest.mark.parametrize("name", OLD)
def test_it_loads_and_what_was_decided_stays_decided(name: str) -> None:
    table = loaded(name)

    assert table.phase is OLD[name].phase
    assert (None if table.playing is None else len(table.playing.decisions)) == OLD[name].decisions


def test_whom_a_clock_had_a_stand_in_play_for_plays_again() -> None:
    table = loaded("clock")

    assert table.play().match.waiting() == (1,)
    assert not table.plays_by_itself(1)
    assert not table.person_at(1).stand_in
    assert next_due(table) is not None, "the clock decides when the time is over"


def test_who_was_alone_and_away_is_waited_for() -> None:
    table = loaded("alone")

    assert table.is_alone(0)
    assert not table.plays_by_itself(0)
    assert next_due(table) is None


def test_at_a_live_table_who_was_stood_in_for_still_is_and_who_left_has_left() -> None:
    table = loaded("live")

    assert table.person_at(1).stand_in
    assert table.decides_now(1)
    assert table.person_at(3).left
    assert table.decides_now(3)


def test_a_sealed_window_whose_time_had_run_out_is_answered() -> None:
    table = loaded("sealed")

    assert all(table.decides_now(seat) for seat in table.play().match.to_act())
