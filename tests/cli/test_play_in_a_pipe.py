"""`camarilla play` without a terminal: plain lines, and games that can be cut and taken up anywhere."""

import shutil
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.cli.app import app
from camarilla.cli.house import seated
from camarilla.cli.keeping import called
from camarilla.cli.screen import Screen
from camarilla.cli.words import Refused, options_chosen
from camarilla.core import record as records
from tests.cli.terminal import Terminal, piped

ONES = "1\n" * 120


def test_a_whole_game_is_plain_text_without_escape_sequences(tmp_path: Path) -> None:
    done = piped(("play", "royal-secrets", "--seed", "pipe", "--players", "3"), ONES, tmp_path, FORCE_COLOR="1")

    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "The King’s audience: " in done.stdout
    assert "The seed was: pipe" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = piped(("play", "royal-secrets", "--seed", "pipe"), "1\n1\n", tmp_path)

    assert done.returncode == 0
    (saved,) = tmp_path.glob("*.camarilla")
    assert f"Go on with:\n  camarilla play royal-secrets --resume {saved.name}\n" in done.stdout
    assert not camarilla.load(saved).is_over


def test_the_way_to_go_on_is_the_way_the_command_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "tools" / "camarilla"
    script.parent.mkdir()
    script.touch(mode=0o755)

    monkeypatch.setenv("PATH", str(tmp_path / "elsewhere"))
    assert called(str(script)) == ("tools/camarilla",)
    assert called("tools/camarilla") == ("tools/camarilla",)
    assert called("-c") == ("camarilla",)
    main = str(tmp_path / "camarilla" / "__main__.py")
    assert called(main) == (sys.executable, "-m", "camarilla")
    monkeypatch.setenv("PATH", str(script.parent))
    assert called(str(script)) == ("camarilla",)
    (script.parent / "python").touch(mode=0o755)
    monkeypatch.setattr(sys, "executable", str(script.parent / "python"))
    assert called(main) == ("python", "-m", "camarilla")


def test_the_way_to_go_on_is_never_broken(tmp_path: Path) -> None:
    deep = tmp_path / ("a rather long folder name " * 5).strip()
    deep.mkdir()
    with Terminal(
        ("play", "royal-secrets", "--seed", "deep", "--save", str(deep / "g.camarilla")), tmp_path, columns=60
    ) as terminal:
        terminal.to_prompt()
        terminal.type("quit")
        assert terminal.to_end() == 0
        assert f"\n  camarilla play royal-secrets --resume '{deep.name}/g.camarilla'\n" in terminal.text


def test_a_game_cut_in_two_goes_on_the_same_way(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.camarilla", tmp_path / "halves.camarilla"
    table = ("play", "royal-secrets", "--seed", "same", "--players", "3", "--bots", "page,courtier")

    run(*table, "--save", str(whole), typed=ONES)
    run(*table, "--save", str(halves), typed="1\n" * 9)
    cut = camarilla.load(halves)
    run("play", "--resume", str(halves), typed=ONES)

    assert not cut.is_over
    assert camarilla.load(whole).is_over
    assert records.read(halves.read_bytes()) == records.read(whole.read_bytes())
    kept = records.read(halves.read_bytes()).table
    assert {"seats": "human,page,courtier", "seed": "same"}.items() <= kept.items()


def test_the_seed_is_nowhere_before_the_end() -> None:
    told = run("play", "royal-secrets", "--seed", "a very secret seed", typed="1\n?\nlog\nhand\ntable\nsave x/y/z\n")

    assert "secret seed" not in told


def test_several_people_are_told_apart_without_waiting_for_enter(tmp_path: Path) -> None:
    save = str(tmp_path / "two.camarilla")
    told = run("play", "royal-secrets", "--humans", "2", "--seed", "x", "--save", save, typed="1\n" * 6)

    assert "Hand the keyboard to Ann." in told
    assert "Hand the keyboard to Bruno." in told
    assert "hidden cards too" in told
    assert "\x1b" not in told


def test_bots_alone_can_be_watched() -> None:
    told = run("play", "royal-secrets", "--humans", "0", "--players", "5", "--seed", "watch")

    assert "Round 7, the last" in told
    assert "Where the points came from" in told


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    other = tmp_path / "other.camarilla"
    other.write_text("precious")

    refused = CliRunner().invoke(app, ["play", "royal-secrets", "--save", str(other)])
    told = run(
        "play", "royal-secrets", "--seed", "pipe", "--save", str(tmp_path / "mine.camarilla"), typed=f"save {other}\n"
    )

    assert refused.exit_code == 2
    assert "There is a file" in refused.stderr
    assert "There is a file" in told
    assert other.read_text() == "precious"


def test_a_game_whose_file_is_gone_is_saved_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    opened = Screen.ask

    def ask(screen: Screen, mark: str) -> str:
        shutil.rmtree(folder, ignore_errors=True)
        return opened(screen, mark)

    monkeypatch.setattr(Screen, "ask", ask)
    told = run("play", "royal-secrets", "--seed", "pipe", "--save", str(folder / "mine.camarilla"), typed="1\n")

    assert "could not be saved" in told
    (saved,) = tmp_path.glob("*.camarilla")
    assert f"The game is saved in {saved.name}." in told


def test_somebody_elses_record_is_taken_up_with_bots(tmp_path: Path) -> None:
    file = tmp_path / "api.json"
    camarilla.start("royal-secrets", players=3, seed="api", names=("Ann\x1b[2J", "", "Cléo")).save(file)

    told = run("play", "--resume", str(file), typed="1\n")

    assert "Ann[2J" in told
    assert "Cléo" in told
    assert "\x1b" not in told


def test_open_scores_and_debts_are_table_options(tmp_path: Path) -> None:
    save = tmp_path / "open.camarilla"
    told = run("play", "royal-secrets", "--open-scores", "--debts", "--seed", "x", "--save", str(save), typed="1\n")

    assert "♥ Bruno, red: 11 cards, 10 points" in told
    assert b'"debts": true' in save.read_bytes()


def test_any_option_can_be_given_by_its_name(tmp_path: Path) -> None:
    save = tmp_path / "open.camarilla"
    options = ("--option", "open-scores", "--option", "debts=yes")
    words = ("play", "royal-secrets", "--seed", "pipe", *options, "--names", "Maximilienne Adélaïde")
    told = run(*words, "--save", str(save), typed="1\n")

    assert "♥ Bruno, red: 11 cards, 10 points" in told
    assert "Maximilienne Adélaïd " in told
    assert b'"debts": true' in save.read_bytes()
    assert options_chosen(["a=-3", "b=no", "c=off"]) == {"a": -3, "b": False, "c": "off"}


def test_a_game_whose_bots_know_no_rules_of_thumb_is_played_with_those_there_are() -> None:
    assert seated(3, 1, None, "royal-secrets") == ["human", "courtier", "courtier"]
    assert seated(3, 1, None, "toy") == ["human", "page", "page"]
    with pytest.raises(Refused):
        seated(3, 1, "courtier", "toy")


def test_when_something_breaks_the_game_is_saved_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("camarilla.cli.draw.royal_secrets.header", stumble)
    done = CliRunner().invoke(app, ["play", "royal-secrets"], input="1\n")

    assert isinstance(done.exception, RuntimeError)
    assert "Go on with:\n  camarilla play" in done.stdout
    assert len(list(tmp_path.glob("*.camarilla"))) == 1


def run(*words: str, typed: str = "") -> str:
    """Run the command in this process; what it printed."""
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exit_code == 0, (done.stdout[-1000:], done.stderr, done.exception)
    return done.stdout
