"""What is kept of a tournament goes on where it stopped, and only there."""

from pathlib import Path

import msgspec
import pytest

from camarilla.arena.budget import Budget
from camarilla.arena.keeping import GAMES, PLAN, Folder, Heading, bots_of_today
from camarilla.arena.report import result_of
from camarilla.arena.running import here
from camarilla.arena.tournament import Plan, play
from camarilla.core.errors import BadData
from camarilla.core.game import Game
from camarilla.games import GAMES as GAMES_PLAYED
from tests.arena.plans import plan, played, timeless

IT = plan("road-to-the-palace", "courtier", "page", deals=4)


def keep(folder: Folder, it: Plan, most: int) -> None:
    """Play on, but stop after so many series."""
    for number, series in enumerate(play(it, folder.series, here)):
        if number == most:
            return
        folder.keep(series)


@pytest.mark.parametrize("game", GAMES_PLAYED, ids=lambda game: game.key)
def test_the_plan_of_any_game_is_known_again(game: Game, tmp_path: Path) -> None:
    it = plan(game.key, *["page"] * game.seats[0], deals=1)
    keep(Folder(tmp_path, it), it, 10)

    assert sorted(Folder(tmp_path, it).series) == [0]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    keep(Folder(tmp_path, IT), IT, 1)
    before = (tmp_path / GAMES).read_bytes()
    again = Folder(tmp_path, IT)
    assert sorted(again.series) == [0]

    keep(again, IT, 10)

    assert (tmp_path / GAMES).read_bytes().startswith(before)
    assert timeless(Folder(tmp_path, IT).series) == timeless(played(IT))


def test_games_of_other_bots_are_not_mixed_with_these(tmp_path: Path) -> None:
    keep(Folder(tmp_path, IT), IT, 1)
    heading = msgspec.json.decode((tmp_path / PLAN).read_bytes(), type=Heading)
    assert heading == Heading(IT, bots_of_today(IT.lineup))
    (tmp_path / PLAN).write_bytes(msgspec.json.encode(Heading(IT, "0123456789abcdef")))

    with pytest.raises(BadData, match="other bots") as refused:
        Folder(tmp_path, IT)
    assert refused.value.sentence is not None
    assert refused.value.sentence.id == "arena-other-bots"


def test_a_last_line_that_was_not_finished_is_dropped(tmp_path: Path) -> None:
    keep(Folder(tmp_path, IT), IT, 2)
    file = tmp_path / GAMES
    whole = file.read_bytes()
    file.write_bytes(whole + whole[: len(whole) // 3])

    assert sorted(Folder(tmp_path, IT).series) == [0, 1]
    assert file.read_bytes() == whole


def test_a_line_that_is_not_ours_is_refused_with_its_number(tmp_path: Path) -> None:
    keep(Folder(tmp_path, IT), IT, 1)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"deal": 1}\n')

    with pytest.raises(BadData, match=rf"{GAMES}:2"):
        Folder(tmp_path, IT)


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(IT, seed="another"),
        msgspec.structs.replace(IT, lineup=("page", "courtier")),
        msgspec.structs.replace(IT, budget=Budget(iterations=3)),
        msgspec.structs.replace(IT, options={**IT.options, "open_scores": True}),
        plan("royal-secrets", "courtier", "page", "page"),
    ],
)
def test_another_plan_in_the_same_folder_is_refused(other: Plan, tmp_path: Path) -> None:
    Folder(tmp_path, IT)
    before = (tmp_path / PLAN).read_bytes()

    with pytest.raises(BadData) as refused:
        Folder(tmp_path, other)

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == "arena-other-plan"
    assert (tmp_path / PLAN).read_bytes() == before


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text("{}")

    with pytest.raises(BadData, match=PLAN):
        Folder(tmp_path, IT)


def test_more_games_or_fewer_are_the_same_tournament(tmp_path: Path) -> None:
    fewer = msgspec.structs.replace(IT, deals=2)
    keep(Folder(tmp_path, fewer), fewer, 10)

    more = Folder(tmp_path, IT)
    keep(more, IT, 10)

    assert sorted(more.series) == [0, 1, 2, 3]
    assert result_of(fewer, more.series).games == 4


def test_a_bot_of_ones_own_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    prints = []
    for number in (1, 1, 2):
        file.write_text(f"number = {number}", encoding="utf-8")
        bots_of_today.cache_clear()
        prints.append(bots_of_today((str(file), "page")))

    assert prints[0] == prints[1] != prints[2]
