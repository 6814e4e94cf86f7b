"""`camarilla lab`: the balance of a game, for people and for programs."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from camarilla.arena import tournament
from camarilla.cli.app import app
from tests.cli.terminal import piped

QUICK = ("--games", "4", "--bots", "page")


def test_every_number_of_players_is_looked_at_however_many_share_the_work() -> None:
    alone = piped(("lab", "road-to-the-palace", *QUICK, "--jobs", "1", "--json"))
    shared = piped(("lab", "road-to-the-palace", *QUICK, "--jobs", "2", "--json"))

    assert alone.returncode == 0, alone.stderr
    found, again = json.loads(alone.stdout), json.loads(shared.stdout)
    assert [one["players"] for one in found["balances"]] == [2, 3, 4]
    for lab in (found, again):
        for one in lab["balances"]:
            assert one["result"]["games"] == 4
            del one["result"]["paces"]
    assert found == again


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("royal-secrets", ("Audiences that succeed", "Espionage 20 (+2, −2)", "Recruitment, gained")),  # noqa: RUF001 - a true minus
        ("secrets", ("Games won by a lone Hippie", "By side", "Scientist, owned")),
        (
            "road-to-the-palace",
            ("Mission discs on a first column", "Highest with the King, round 1", "Bribe of round 2"),
        ),
    ],
)
def test_people_read_what_a_game_has(game: str, said: tuple[str, ...]) -> None:
    words = ["lab", game, "--games", "8", "--bots", "page", "--players", "4", "--jobs", "1"]
    told = CliRunner().invoke(app, [*words, "--lang", "en"], env={"COLUMNS": "140"}).stdout
    french = CliRunner().invoke(app, [*words, "--lang", "fr"], env={"COLUMNS": "140"}).stdout

    for words_said in ("played by page against itself", "4 players, 8 games", "By seat, from whoever begins", *said):
        assert words_said in told
    assert "joué par page contre lui-même" in french


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    words = ["lab", "secrets", *QUICK, "--players", "5", "--jobs", "1", "--json", "--out", "kept", "--lang", "en"]
    first = CliRunner().invoke(app, words)
    second = CliRunner().invoke(app, words)

    assert first.exit_code == 0, first.output
    assert "4 of 4 deals are played already." in second.stderr
    assert second.stdout == first.stdout
    written = {file.name for file in (tmp_path / "kept").iterdir()}
    assert written >= {"5-players", "result.json", "worth.csv", "shares.svg", "worth-5.png", "sides.csv"}
    assert (tmp_path / "kept" / "5-players" / "seats.csv").exists()


def test_a_game_that_fails_can_be_had_again_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(level: str, game: str, seed: int) -> None:
        raise RuntimeError(f"no {level} for {game} today, {seed}")

    monkeypatch.setattr(tournament, "bot_called", fail)
    words = ["lab", "road-to-the-palace", "--players", "3", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["camarilla", *words])

    done = CliRunner().invoke(app, [*words, "--lang", "en"])

    assert done.exit_code == 1
    assert "no courtier for road-to-the-palace today" in done.stderr
    again = "camarilla arena road-to-the-palace --players 3 --jobs 1 --players 3 --bots courtier --deal 0/0"
    assert again in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab",), "Say which game."),
        (("lab", "secrets", "--players", "9"), "secrets is for 4 to 8 players, not 9."),
        (("lab", "secrets", "--bots", "genius"), "No bot plays “genius”."),
        (("lab", "secrets", "--bots", "page,courtier"), "The lab lets one level play against itself"),
        (("lab", "secrets", "--budget", "soon"), "“soon” is no time to think"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(app, list(words), env={"LANG": "en_GB.UTF-8", "LC_ALL": ""})

    assert done.exit_code == 2, done.output
    assert said in done.stderr
    assert done.stdout == ""


def test_a_lab_and_a_tournament_keep_out_of_each_others_folders(tmp_path: Path) -> None:
    lab = ("lab", "road-to-the-palace", *QUICK, "--players", "2", "--jobs", "1")
    arena = ("arena", "road-to-the-palace", *QUICK, "--players", "2", "--jobs", "1")
    for first, second, folder in ((lab, arena, tmp_path / "lab"), (arena, lab, tmp_path / "arena")):
        assert piped((*first, "--out", str(folder))).returncode == 0
        before = (folder / "result.json").read_bytes()

        refused = piped((*second, "--out", str(folder)))

        assert refused.returncode != 0
        assert "Something else was played in" in refused.stderr
        assert (folder / "result.json").read_bytes() == before
