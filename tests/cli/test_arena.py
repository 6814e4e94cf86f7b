"""`camarilla arena`: tournaments that can be had again, stopped and taken up."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from camarilla.arena import tournament
from camarilla.arena.running import Failed
from camarilla.bots.bot import AT_EASE, Bot, Clock
from camarilla.cli import tournaments
from camarilla.cli.app import app
from camarilla.core.data import View
from tests.cli.terminal import COMMAND, Terminal, environment, piped
from tests.patience import PATIENCE

TABLE = ("arena", "road-to-the-palace", "--bots", "courtier,page", "--players", "2")


def figures(told: str) -> dict[str, object]:
    """A result from JSON, without how long it took."""
    found = json.loads(told)
    assert isinstance(found, dict)
    del found["paces"]
    return found


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs() -> None:
    alone = piped((*TABLE, "--games", "12", "--jobs", "1", "--json"))
    shared = piped((*TABLE, "--games", "12", "--jobs", "2", "--json"))
    other = piped((*TABLE, "--games", "12", "--jobs", "1", "--json", "--seed", "2"))

    assert alone.returncode == 0, alone.stderr
    assert alone.stderr == ""
    assert figures(alone.stdout) == figures(shared.stdout)
    assert figures(alone.stdout)["levels"] != figures(other.stdout)["levels"]


def test_games_are_rounded_up_and_that_is_said() -> None:
    done = CliRunner().invoke(app, [*TABLE, "--games", "5", "--jobs", "1", "--json", "--lang", "en"])

    assert json.loads(done.stdout)["games"] == 6
    assert "6 games are played, not 5: 3 deals, each in 2 rotations." in done.stderr


def test_people_read_tables() -> None:
    words = ["arena", "secrets", "--bots", "courtier:2,page:2", "--games", "8", "--jobs", "1"]
    english = CliRunner().invoke(app, [*words, "--lang", "en"]).stdout
    french = CliRunner().invoke(app, [*words, "--lang", "fr"]).stdout

    assert "8 games of secrets with 4 players, seed 1" in english
    assert "2 deals, each played in 4 rotations of courtier, courtier, page, page." in english
    for word in ("× fair", "Points", "By side", "Hippie", "Thinking, with 200ms a decision", "Decisions a game"):
        assert word in english
    assert "2 donnes, chacune jouée en 4 rotations" in french


WAITS = """
import pathlib, time
from camarilla.bots.bot import AT_EASE, Bot


class Waits(Bot):
    def decide(self, view, legal, clock=AT_EASE):
        kept = pathlib.Path("kept/games.jsonl")
        while kept.exists() and kept.read_bytes().count(b"\\n") >= 3 and not pathlib.Path("go").exists():
            pathlib.Path("waiting").touch()
            time.sleep(0.01)
        return legal[0]
"""
"""Once three deals are kept, it waits until somebody says go."""


def until(so: Callable[[], bool]) -> None:
    """Wait for something."""
    patience = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < patience
        time.sleep(0.005)


def test_a_run_that_was_killed_goes_on_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    (tmp_path / "waits.py").write_text(WAITS, encoding="utf-8")
    table = ("arena", "road-to-the-palace", "--bots", "waits.py,page", "--players", "2", "--games", "40", "--json")
    words = (*table, "--jobs", "2", "--out", "kept")
    games = tmp_path / "kept" / "games.jsonl"
    killed = subprocess.Popen([*COMMAND, *words], cwd=tmp_path, env=environment(), stdout=subprocess.DEVNULL)
    until((tmp_path / "waiting").exists)
    assert killed.poll() is None
    killed.kill()
    killed.wait()
    kept = games.read_bytes().count(b"\n")
    assert kept < 20
    with games.open("ab") as file:
        file.write(b'{"deal": 19, "gam')

    (tmp_path / "go").touch()
    again = piped(words, cwd=tmp_path)

    assert again.returncode == 0, again.stderr
    assert f"{kept} of 20 deals are played already." in again.stderr
    assert figures(again.stdout) == figures(piped((*table, "--jobs", "1"), cwd=tmp_path).stdout)


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, [*TABLE, "--games", "2", "--jobs", "1", "--out", "kept"]).exit_code == 0
    done = CliRunner().invoke(app, [*TABLE, "--games", "2", "--jobs", "1", "--out", "kept", "--seed", "other"])

    assert done.exit_code == 1
    assert done.stderr.startswith("Something else was played in kept:")
    assert (tmp_path / "kept" / "plan.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_what_is_kept_and_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    words = (*TABLE, "--games", "100000", "--jobs", jobs, "--out", "kept")
    with Terminal(words, tmp_path) as terminal:
        terminal.until("/100000")
        until((tmp_path / "kept" / "games.jsonl").exists)
        terminal.child.sendintr()

        assert terminal.to_end() == 128 + signal.SIGINT
        kept = (tmp_path / "kept" / "games.jsonl").read_bytes().count(b"\n")
        told = " ".join(terminal.text.split())
        assert told.endswith(f"{kept} of 50000 deals are kept in kept. The same command goes on from there.")
        assert "Traceback" not in terminal.text


THINKS = """
import pathlib, time
from camarilla.bots.bot import AT_EASE, Bot


class Thinks(Bot):
    def decide(self, view, legal, clock=AT_EASE):
        pathlib.Path("thinking").touch()
        while True:
            pass
"""
"""For ever."""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
def test_ctrl_c_does_not_wait_for_bots_that_think(tmp_path: Path) -> None:
    (tmp_path / "thinks.py").write_text(THINKS, encoding="utf-8")
    words = ("arena", "road-to-the-palace", "--bots", "thinks.py:2", "--players", "2", "--jobs", "2", "--games", "2")
    with Terminal(words, tmp_path) as terminal:
        terminal.until("0/2")
        until((tmp_path / "thinking").exists)
        terminal.child.sendintr()

        assert terminal.to_end() == 128 + signal.SIGINT  # else the test would wait in vain
        assert "Nothing is kept" in terminal.text


class Clumsy(Bot):
    """Does not know what to do."""

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - it does not look
        raise RuntimeError(f"too hard: {len(legal)}")


def test_a_bot_that_fails_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "bot_called", lambda _level, _game, seed: Clumsy(seed))
    monkeypatch.setattr(sys, "argv", ["camarilla", *TABLE])

    done = CliRunner().invoke(app, [*TABLE, "--games", "2", "--jobs", "1", "--lang", "en"])

    assert done.exit_code == 1
    assert "RuntimeError: too hard" in done.stderr
    assert "That happened in deal 0, rotation 0." in done.stderr
    assert "camarilla arena road-to-the-palace --bots courtier,page --players 2 --deal 0/0" in done.stderr
    assert "Nothing is kept" in done.stderr


def test_a_process_that_dies_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(_do: object, tasks: Iterable[object]) -> Iterator[None]:
        for task in list(tasks)[3:]:
            raise Failed(task)
        yield

    monkeypatch.setattr(tournaments, "working", lambda _jobs, _cluster: dying)
    monkeypatch.setattr(sys, "argv", ["camarilla", *TABLE])

    done = CliRunner().invoke(app, [*TABLE, "--games", "6", "--out", "kept", "--lang", "en"])

    assert done.exit_code == 1
    assert "The process died that was playing deal 1, rotation 1." in done.stderr
    assert "--players 2 --deal 1/1" in done.stderr
    assert "0 of 3 deals are kept in kept." in done.stderr


def test_one_game_can_be_had_alone() -> None:
    alone = json.loads(CliRunner().invoke(app, [*TABLE, "--deal", "3/1", "--json"]).stdout)
    table = CliRunner().invoke(app, [*TABLE, "--deal", "3/1", "--lang", "en"]).stdout

    assert alone["number"] == {"deal": 3, "rotation": 1}
    assert str(alone["scores"][0]) in table


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena", "royal-secrets"), "Say who plays, such as --bots minister,courtier:3. The levels are: page,"),
        (("arena", "royal-secrets", "--bots", "genius,courtier:3"), "No bot of level “genius” plays this game."),
        (("arena", "royal-secrets", "--bots", "courtier:2,page:3"), "There are 5 bots for 4 players."),
        (("arena", "royal-secrets", "--bots", "courtier:x"), "“courtier:x” is not a level of bots"),
        (("arena", "royal-secrets", "--bots", "page", "--players", "9"), "is for 3 to 5 players, not 9."),
        ((*TABLE, "--budget", "soon"), "“soon” is no time to think: write 200ms, 1.5s or 500it"),
        ((*TABLE, "--deal", "3"), "“3” is not a game of this tournament"),
        ((*TABLE, "--deal", "3/2"), "a rotation from 0 to 1"),
        ((*TABLE, "--games", "0"), "--games"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(app, list(words), env={"LANG": "en_GB.UTF-8", "LC_ALL": ""})

    assert done.exit_code == 2, done.output
    assert said in done.stderr
    assert "Traceback" not in done.output
    assert done.stdout == ""


def test_with_a_folder_everything_is_written_there(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, [*TABLE, "--games", "4", "--jobs", "1", "--json", "--out", "kept", "--lang", "en"])

    assert done.exit_code == 0, done.output
    assert "The result, its tables and its pictures are in kept." in done.stderr
    written = {file.name for file in (tmp_path / "kept").iterdir()}
    assert written >= {"plan.json", "games.jsonl", "result.json", "games.csv", "seats.csv", "ratings.svg", "seats.png"}
    assert (tmp_path / "kept" / "result.json").read_text() == done.stdout.rstrip("\n")


OWN = """
from camarilla.bots.bot import AT_EASE, Bot


class Mine(Bot):
    def decide(self, view, legal, clock=AT_EASE):
        return ANSWER
"""


LOUD = """
from camarilla.bots.bot import AT_EASE, Bot

print("I am read")


class Loud(Bot):
    def __init__(self, seed):
        super().__init__(seed)
        print("I am made")

    def decide(self, view, legal, clock=AT_EASE):
        print("I take the first")
        return legal[0]
"""


def test_a_bot_of_ones_own_plays_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "my bots").mkdir()
    (tmp_path / "my bots" / "mine.py").write_text(OWN.replace("ANSWER", "legal[0]"), encoding="utf-8")
    words = ("arena", "road-to-the-palace", "--bots", "my bots/mine.py,page", "--players", "2", "--games", "4")

    done = piped((*words, "--jobs", "2"), cwd=tmp_path)

    assert done.returncode == 0, done.stderr
    assert "my bots/mine.py ×1" in done.stdout


def test_what_a_bot_prints_is_no_part_of_the_result(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LOUD, encoding="utf-8")
    words = ("arena", "road-to-the-palace", "--bots", "mine.py,page", "--players", "2", "--json")

    done = piped((*words, "--games", "2", "--jobs", "1"), cwd=tmp_path)
    alone = piped((*words, "--deal", "0/1"), cwd=tmp_path)

    assert figures(done.stdout)["games"] == 2
    for said in ("I am read", "I am made", "I take the first"):
        assert said in done.stderr
    assert json.loads(alone.stdout)["number"] == {"deal": 0, "rotation": 1}


def test_an_answer_that_is_none_is_told_with_who_gave_it(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN.replace("ANSWER", "None"), encoding="utf-8")
    words = ("arena", "road-to-the-palace", "--bots", "mine.py,page", "--players", "2", "--games", "2")

    done = piped((*words, "--jobs", "1"), cwd=tmp_path)

    assert done.returncode == 1
    assert "Mine answered None, which is not one of" in done.stderr


def test_without_matplotlib_the_rest_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tournaments, "can_plot", lambda: False)

    done = CliRunner().invoke(app, [*TABLE, "--games", "4", "--jobs", "1", "--out", "kept", "--lang", "en"])

    assert done.exit_code == 0, done.output
    assert "Without pictures: they need matplotlib, which comes with the extra “plots”" in done.stderr
    assert '-m pip install "camarilla[plots]"' in " ".join(done.stderr.split())
    assert "A figure without an interval: there are too few deals" in " ".join(done.stdout.split())
    assert (tmp_path / "kept" / "seats.csv").exists()
    assert not (tmp_path / "kept" / "seats.svg").exists()


def test_without_ray_a_cluster_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "find_spec", lambda _name: None)

    done = CliRunner().invoke(app, [*TABLE, "--games", "2", "--cluster", "local", "--lang", "en"])

    assert done.exit_code == 2
    assert done.stderr.startswith("A cluster needs Ray, which comes with the extra “cluster”")
