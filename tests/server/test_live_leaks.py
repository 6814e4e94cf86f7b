"""The leak audit over live sockets: 5,000 and more pairs of twin worlds over all three games."""

import itertools
from pathlib import Path

import pytest

from camarilla.core.game import Game
from camarilla.games import GAMES
from tests.server.inside import run
from tests.server.twins import house

PAIRS = 1_700
"""At least so many for each game."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nobody_is_sent_what_they_may_not_know(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def audited() -> None:
        async with house(tmp_path, monkeypatch) as open_house:
            sizes = itertools.cycle(game.seats)
            for seed in itertools.count(1):
                await open_house.audit(game, next(sizes), seed)
                if open_house.counted.pairs >= PAIRS:
                    break
            counted = open_house.counted
            assert counted.watching > PAIRS / 20, "spectators are readers too"
            assert counted.waiting > 5, "in some pairs a sealed answer was given in one world only"
            assert counted.frames > counted.pairs
            assert counted.calls > PAIRS / 20, "whoever is asked is called, at the same moment in both worlds"
            assert counted.taken_back > 20, "everybody sees it when a decision in the open is taken back"

    run(audited())
