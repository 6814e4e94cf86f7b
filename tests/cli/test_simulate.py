"""`camarilla simulate` and `camarilla bench`: numbers that can be had again."""

import json
import sys
from pathlib import Path

import pytest
from rich.progress import Progress
from typer.testing import CliRunner

from camarilla.cli.app import app
from camarilla.cli.progress import progress
from camarilla.cli.simulation import Plan, play_one, play_some
from tests.cli.terminal import Terminal, piped

TABLE = ("simulate", "royal-secrets", "--players", "3", "--games", "60", "--bots", "page")


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs() -> None:
    alone = piped((*TABLE, "--seed", "1", "--jobs", "1", "--json"))
    shared = piped((*TABLE, "--seed", "1", "--jobs", "2", "--json"))
    other = piped((*TABLE, "--seed", "2", "--jobs", "1", "--json"))

    assert alone.returncode == 0, alone.stderr
    assert alone.stdout == shared.stdout
    assert alone.stdout != other.stdout


def test_what_is_counted_fits_together() -> None:
    found = json.loads(CliRunner().invoke(app, [*TABLE, "--json"]).stdout)

    assert found["games"] == 60
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(60)
    assert found["events"]["GameEnded"] == 60
    assert found["events"]["AudienceCounted"] == found["counted"]["audiences"]
    assert found["shares"]["royal-succeeded"] == pytest.approx(
        found["counted"]["succeeded"] / found["counted"]["audiences"], abs=1e-5
    )
    assert found["shortest"] <= found["mean_decisions"] <= found["longest"]


def test_sums_do_not_depend_on_how_games_are_shared_out() -> None:
    plan = Plan("royal-secrets", ("page", "courtier", "page", "courtier"), "sums", 5, {})
    whole = play_some(plan, range(5))
    parts = play_some(plan, range(3, 5))
    parts.add(play_some(plan, range(3)))

    assert parts == whole
    assert play_one(plan, 4) == play_one(plan, 4)


def test_people_read_a_table() -> None:
    english = CliRunner().invoke(app, [*TABLE, "--lang", "en"]).stdout
    french = CliRunner().invoke(app, [*TABLE, "--lang", "fr"]).stdout

    assert "60 games of royal-secrets with 3 players, seed 1" in english
    assert "Audiences that succeed: " in english
    assert "60 parties de royal-secrets" in french


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly(jobs: str, tmp_path: Path) -> None:
    with Terminal(("simulate", "royal-secrets", "--games", "100000", "--jobs", jobs), tmp_path) as terminal:
        terminal.until("/100000")
        terminal.child.sendintr()

        assert terminal.to_end() == 130
        assert terminal.text.rstrip().endswith("Stopped.")
        assert "Traceback" not in terminal.text


def test_ctrl_c_as_the_bar_appears_takes_it_away(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    start, stop = Progress.start, Progress.stop

    def interrupted(bar: Progress) -> None:
        start(bar)
        done.append("started")
        raise KeyboardInterrupt

    def stopped(bar: Progress) -> None:
        stop(bar)
        done.append("stopped")

    monkeypatch.setattr(Progress, "start", interrupted)
    monkeypatch.setattr(Progress, "stop", stopped)
    with pytest.raises(KeyboardInterrupt), progress("games", 3):
        pass

    assert done == ["started", "stopped"]


def test_the_engine_can_be_measured() -> None:
    done = CliRunner().invoke(app, ["bench", "--seconds", "0.05", "--players", "3", "--json"])
    results = json.loads(done.stdout)

    assert {result["measure"] for result in results} >= {"inside", "driven", "view", "copy", "imagine"}
    assert all(rate > 0 for result in results for rate in result["rates"])
    assert "Views" in CliRunner().invoke(app, ["bench", "--seconds", "0.05", "--lang", "en"]).stdout
