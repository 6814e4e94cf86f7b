"""The terminal plays any game that keeps the contract, drawn or not: here the toy of tests/contract."""

import io

import pytest

from camarilla.cli.house import HUMAN, House
from camarilla.cli.screen import Screen
from camarilla.cli.session import Session
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.locales import Speaker
from tests.contract.toy import TOY


class ToySpeaker(Speaker):
    """Knows the toy's sentences, which are in no catalogue."""

    def say(self, sentence: Sentence) -> str:
        return f"<{sentence.id}>" if sentence.id.startswith("toy-") else super().say(sentence)


def evening(seats: list[str], typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[House, int]:
    house = House(Match.start(TOY, len(seats), "toy"), seats, "toy")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return house, Session(house, Screen(), ToySpeaker("en"), None, None).run()


def test_a_game_without_a_drawing_is_played_by_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house, code = evening([HUMAN, "random", "random"], "hand\nhands\nlog\nlog 3\n? 2\ntable\n1\n", monkeypatch)
    told = capsys.readouterr().out

    assert code == 0
    assert house.match.is_over
    assert "<toy-prompt>" in told
    assert "1) <toy-stay>" in told
    assert "<toy-won>" in told


def test_sealed_answers_of_two_people_are_asked_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house, _ = evening([HUMAN, HUMAN], "1\n2\n", monkeypatch)
    told = capsys.readouterr().out

    assert house.match.is_over
    assert told.index("Hand the keyboard to Ann.") < told.index("Hand the keyboard to Bruno.")
    bruno_sees = told[told.index("Hand the keyboard to Bruno.") : told.index("<toy-won>")]
    assert "<toy-answered>" not in bruno_sees[: bruno_sees.index("<toy-prompt>")]
