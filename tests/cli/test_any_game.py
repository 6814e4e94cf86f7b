"""The terminal plays any game that keeps the contract, drawn or not: here the toy of tests/contract."""

import io

import pytest
from rich.text import Text

import camarilla
from camarilla.cli.house import HUMAN, House
from camarilla.cli.screen import Screen
from camarilla.cli.session import Session
from camarilla.core.match import Match
from camarilla.core.rng import Fast
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
    house, code = evening([HUMAN, "page", "page"], "hand\nhands\nlog\nlog 3\n? 2\ntable\n1\n", monkeypatch)
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


class Stage(Screen):
    """Notes what is said, pauses and curtains; people on it choose by chance."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = Fast(5)
        self.acts: list[list[str]] = [[]]

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:  # noqa: ARG002 - as on a screen
        self.acts[-1].append(str(text))

    def ask(self, mark: str) -> str:
        self.acts[-1].append(f"{mark}answer")
        return str(self.rng.choice([1, 2, 3, 4]))

    def pause(self, text: str) -> bool:
        self.acts[-1].append(text)
        return True

    def clear(self) -> None:
        self.acts.append([])


def test_whoever_decided_reads_what_it_brought_to_light_before_the_curtain() -> None:
    house = House(camarilla.start("royal-secrets", 3, "shared"), [HUMAN] * 3, "shared")
    stage = Stage()

    assert Session(house, stage, Speaker("en"), None, None).run() == 0
    falls = "Press Enter: the curtain falls."
    told = [act[len(act) - act[::-1].index("> answer") :] for act in stage.acts[1:] if falls in act]
    assert told
    for lines in told:
        assert lines[-1] == falls
        assert any(line.startswith("· ") for line in lines), lines
    assert any("third cards" in line for lines in told for line in lines), "a tie-break is read by who made it"
