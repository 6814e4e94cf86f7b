"""RLCard: its environments, driven from Python; they observe at every step, that is how they are made."""

import copy
import random
from collections.abc import Callable
from importlib.metadata import version
from itertools import cycle
from typing import Final

import rlcard

from camarilla.cli.measure import Contender, Measure, timed

GAMES: Final = ("leduc-holdem", "limit-holdem", "uno", "doudizhu", "gin-rummy", "bridge")
POOL: Final = 32


def label() -> str:
    return f"rlcard {version('rlcard')}"


def contenders() -> list[Contender]:
    return [contender for name in GAMES for contender in of_game(name)]


def of_game(name: str) -> list[Contender]:
    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1).random
    situations = [situation(env, chance) for _ in range(POOL)]
    readers = cycle([(table, table.get_player_id()) for table in situations])
    tables = cycle([table.game for table in situations])

    def view() -> int:
        table, player = next(readers)
        table.get_state(player)
        return 1

    def deep_copy() -> int:
        copy.deepcopy(next(tables))
        return 1

    subject = f"{name}, {env.num_players} players"
    return [
        Contender("rlcard", subject, Measure.DRIVEN, timed(lambda: drive(env, chance))),
        Contender("rlcard", subject, Measure.VIEW, timed(view)),
        Contender("rlcard", f"{subject}, deepcopy", Measure.COPY, timed(deep_copy)),
    ]


def drive(env: rlcard.envs.Env, chance: Callable[[], float]) -> int:
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def situation(env: rlcard.envs.Env, chance: Callable[[], float]) -> rlcard.envs.Env:
    """A copy of the environment at any decision of a random game, each decision as likely as the others."""
    state, _ = env.reset()
    kept = env
    passed = 0
    while not env.is_over():
        passed += 1
        if chance() * passed < 1:
            kept = copy.copy(env)  # some hold modules, which no deep copy can take along
            kept.game = copy.deepcopy(env.game)
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chance() * len(legal))])
    return kept
