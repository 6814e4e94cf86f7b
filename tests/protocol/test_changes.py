"""A view is brought up to date by its changes, in Python and in the browser alike."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from camarilla.core.data import Reader
from camarilla.core.game import Game
from camarilla.games import GAMES
from camarilla.protocol.changes import changes, updated
from tests.protocol.games import random_game
from tests.protocol.node import WEB, run

RUNNER = Path(__file__).parent / "apply_changes.mjs"


def in_the_browser(lines: list[bytes]) -> list[object]:
    """What the web client's own `updated` makes of views and changes."""
    done = run(RUNNER, WEB / "src" / "wire" / "changes.ts", given=b"\n".join(lines))
    assert done.returncode == 0, done.stderr.decode()
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


def views(game: Game, reader: Reader, seed: int) -> Iterator[object]:
    """What a reader is shown in a random game, decision by decision."""
    players = game.seats[seed % len(game.seats)]
    for match, _ in random_game(game, players, seed):
        yield match.view(reader).as_shown()


def steps(game: Game, seed: int) -> Iterator[tuple[bytes, object]]:
    """What is sent to a reader, the first view whole and then changes, with the view that it must lead to."""
    for reader in (0, None):
        before: object = None
        for after in views(game, reader, seed):
            kind, data = ("view", after) if before is None else ("changes", changes(before, after))
            yield msgspec.json.encode({kind: data}), msgspec.to_builtins(after)
            before = after


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_changes_lead_from_each_view_to_the_next_on_both_sides(game: Game) -> None:
    sent, wanted = zip(*(step for seed in range(6) for step in steps(game, seed)), strict=True)
    view: object = None
    for line, after in zip(sent, wanted, strict=True):
        said = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        if "view" in said:
            view = msgspec.json.decode(said["view"])
        else:
            view = updated(
                view, msgspec.json.decode(said["changes"], type=list[tuple[tuple[str | int, ...], msgspec.Raw]])
            )
        assert msgspec.json.encode(view) == msgspec.json.encode(after)
    assert in_the_browser(list(sent)) == [msgspec.json.decode(msgspec.json.encode(after)) for after in wanted]


def test_changes_are_smaller_than_the_view() -> None:
    for game in GAMES:
        shown = list(views(game, 0, 1))
        whole = sum(len(msgspec.json.encode(view)) for view in shown[1:])
        news = sum(len(msgspec.json.encode(changes(*pair))) for pair in itertools.pairwise(shown))
        assert news < whole / 4, game.key


def test_an_equal_view_needs_no_changes() -> None:
    first, again = next(views(GAMES[0], 0, 1)), next(views(GAMES[0], 0, 1))
    assert first is not again
    assert changes(first, again) == []


@pytest.mark.parametrize(
    "path", [["nowhere"], ["list", 3], ["list", -1], ["list", "0"], ["number", 0], ["__proto__", "x"]]
)
def test_a_path_that_leads_nowhere_is_refused_in_the_browser(path: list[object]) -> None:
    view = {"list": [1, 2, 3], "number": 4}
    lines = [msgspec.json.encode({"view": view}), msgspec.json.encode({"changes": [[path, 5]]})]
    assert in_the_browser(lines) == [view, "RangeError"]


def test_an_empty_path_sets_the_whole_view_on_both_sides() -> None:
    assert updated({"a": 1}, [((), msgspec.Raw(b"[2]"))]) == [2]
    assert in_the_browser([b'{"view": {"a": 1}}', b'{"changes": [[[], [2]]]}']) == [{"a": 1}, [2]]
