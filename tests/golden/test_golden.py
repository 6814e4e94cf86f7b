"""The games told in tests/golden are still played, and told, in the same way."""

import difflib

import pytest

from camarilla.core.game import Game
from tests.golden.remake import STORIES, file_for, story


@pytest.mark.parametrize(("game", "players"), STORIES, ids=lambda value: getattr(value, "key", str(value)))
def test_the_game_goes_as_it_is_told(game: Game, players: int) -> None:
    file = file_for(game, players)
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    now = story(game, players, STORIES[game, players])
    difference = difflib.unified_diff(kept.splitlines(), now.splitlines(), file.name, "now", lineterm="", n=1)
    first = "\n".join(list(difference)[:30])
    assert kept == now, (
        f"{file.name} is told differently now. If rules, bots or sentences were changed on purpose: "
        f"python -m tests.golden.remake, and read the difference before you commit it.\n{first}"
    )
