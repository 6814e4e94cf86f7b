"""The page's tests of its director are run on games as they are sent today."""

from tests.protocol.recorded import DECISIONS, RECORDED, decisions, written

AGAIN = "python -m tests.protocol.recorded writes them anew"


def test_recorded_games_are_as_they_would_be_sent_now() -> None:
    for key, data in written().items():
        assert (RECORDED / f"{key}.json").read_bytes() == data, AGAIN


def test_whose_decision_each_event_tells_is_as_the_page_is_held_to() -> None:
    assert DECISIONS.read_bytes() == decisions(), AGAIN
