"""What is written beside a result: sheets, and pictures that are the same for the same result."""

import csv
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from camarilla.arena.plots import Plots
from camarilla.arena.report import games_of, result_of, seat_games_of
from camarilla.arena.sheets import GAMES, SEATS, write_sheets
from camarilla.locales import LANGUAGES, Speaker
from tests.arena.plans import plan, played

PNG = b"\x89PNG\r\n\x1a\n"


def test_sheets_have_a_line_a_game_and_a_line_a_seat(tmp_path: Path) -> None:
    it = plan("secrets", "courtier", "page", "page", "page", deals=2)
    games = games_of(it, played(it))

    write_sheets(tmp_path, games, seat_games_of(it.lineup, games))

    with (tmp_path / "games.csv").open() as file:
        by_game = list(csv.DictReader(file))
    with (tmp_path / "seats.csv").open() as file:
        by_seat = list(csv.DictReader(file))
    assert tuple(by_game[0]) == GAMES
    assert tuple(by_seat[0]) == SEATS
    assert [(row["deal"], row["rotation"]) for row in by_game] == [(d, r) for d in "01" for r in "0123"]
    assert len(by_seat) == 4 * 8
    second = by_seat[4:8]
    assert [row["level"] for row in second] == ["page", "courtier", "page", "page"]
    assert [int(row["points"]) for row in second] == list(games[1].scores)
    assert [int(row["order"]) for row in second if row["seat"] == by_game[1]["first"]] == [1]
    assert {row["seat"] for row in second if float(row["win"])} == set(by_game[1]["winners"].split())
    assert {row["dealt"] for row in by_seat} == {"cia", "kgb", "hippie"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_are_drawn_in_both_forms_and_the_same_again(lang: str, tmp_path: Path) -> None:
    it = plan("royal-secrets", "courtier", "page", "page", deals=3)
    series = played(it)
    found = result_of(it, series)
    seat_games = list(seat_games_of(it.lineup, games_of(it, series)))
    for folder in ("once", "again"):
        (tmp_path / folder).mkdir()
        Plots(tmp_path / folder, Speaker(lang)).draw_result(found, seat_games)

    names = {"ratings", "points", "seats"}
    assert {file.name for file in (tmp_path / "once").iterdir()} == {
        f"{name}.{end}" for name in names for end in ("svg", "png")
    }
    for file in (tmp_path / "once").iterdir():
        drawn = file.read_bytes()
        assert drawn == (tmp_path / "again" / file.name).read_bytes()
        assert len(drawn) > 5000
        if file.suffix == ".png":
            assert drawn.startswith(PNG)
        else:
            assert ET.fromstring(drawn).tag.endswith("svg")  # noqa: S314 - our own picture
            assert b"dc:date" not in drawn


def test_one_level_alone_has_no_rating_to_draw(tmp_path: Path) -> None:
    it = plan("road-to-the-palace", "page", "page", deals=2)
    series = played(it)

    Plots(tmp_path, Speaker("en")).draw_result(
        result_of(it, series), list(seat_games_of(it.lineup, games_of(it, series)))
    )

    assert not (tmp_path / "ratings.svg").exists()
    assert (tmp_path / "points.svg").exists()
