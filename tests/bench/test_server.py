"""`python -m bench.server --quick`: the load generator plays real games on a real server, and counts what it sees."""

from bench.server import report
from bench.server.__main__ import QUICK, run
from bench.server.load import Sample, Taken, summed_up
from bench.server.wire import TEXT, frame


def test_a_handful_of_tables_play_on_time_and_the_report_tells_so() -> None:
    found = run(QUICK)

    steady = found.steady
    assert steady.moves + steady.late + steady.refused == QUICK.rate * QUICK.seconds
    assert steady.moves > 0
    assert 1 <= steady.readers <= 4, "a move is told to its owner at least, and to each of the four at most once"
    assert steady.to_answer.p50 <= steady.to_last_seat.most
    assert found.ours.rounds[0].full.moves > 0
    page = "\n".join(report.lines(found))
    assert "24 sockets" in page
    assert "not measured: highest sustained rate" in page, "there was no peer"


def test_a_move_counts_from_when_it_was_due_to_the_last_who_heard_of_it() -> None:
    prompt, slow, lost, refused = (Sample(due) for due in (10.0, 11.0, 12.0, 13.0))
    prompt.done, prompt.last, prompt.frames, prompt.size = 10.010, 10.020, 4, 4000
    slow.done, slow.last, slow.frames, slow.size = 11.300, 11.250, 2, 2000
    refused.done, refused.refused = 13.001, True

    run = summed_up([prompt, slow, lost, refused], 1, 4, 1, Taken(generator=0.1, server=0.5, passed=2))

    assert (run.moves, run.late, run.refused) == (2, 2, 1)
    assert round(run.to_last_seat.p50) == 300
    assert round(run.to_answer.most) == 300
    assert (run.readers, run.bytes_a_move) == (3, 3000)
    assert (run.generator, run.server, run.core_a_move) == (0.05, 0.25, 250)


def test_a_frame_says_its_length_and_leaves_the_text_as_it_is() -> None:
    assert frame(TEXT, b"hello") == b"\x81\x85\0\0\0\0hello"
    assert frame(TEXT, b"x" * 300) == b"\x81\xfe\x01\x2c\0\0\0\0" + b"x" * 300
