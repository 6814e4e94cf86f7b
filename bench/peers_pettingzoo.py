"""PettingZoo: its classic games, driven from Python through the turn-by-turn interface that all of them share.

They offer no copy: a deep copy of an environment is a new one, at the start.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from typing import Final

from pettingzoo import AECEnv

from camarilla.cli.measure import Contender, Measure, timed

GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5", "connect_four_v3",
                "tictactoe_v3")  # fmt: skip
POOL: Final = 32


def label() -> str:
    return f"pettingzoo {version('pettingzoo')}"


def contenders() -> list[Contender]:
    return [contender for name in GAMES for contender in of_game(name)]


def of_game(name: str) -> list[Contender]:
    make = import_module(f"pettingzoo.classic.{name}").env
    chance = random.Random(1).random
    env = make()
    env.reset(seed=1)
    readers = cycle([(table, table.agent_selection) for table in (situation(make, chance) for _ in range(POOL))])

    def view() -> int:
        table, agent = next(readers)
        table.observe(agent)
        return 1

    subject = f"{name}, {env.max_num_agents} players"
    return [
        Contender("pettingzoo", subject, Measure.DRIVEN, timed(lambda: drive(env, chance))),
        Contender("pettingzoo", subject, Measure.VIEW, timed(view)),
    ]


def drive(env: AECEnv, chance: Callable[[], float]) -> int:
    env.reset()
    return sum(1 for _ in decisions(env, chance))


def decisions(env: AECEnv, chance: Callable[[], float]) -> Iterator[None]:
    """Play uniformly random decisions to the end, with a stop after each."""
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(legal[int(chance() * len(legal))])
        yield


def situation(make: Callable[[], AECEnv], chance: Callable[[], float]) -> AECEnv:
    """A game at a random decision, about as far on as any other."""
    env = make()
    while True:
        played = int(chance() * drive(env, chance))
        env.reset()
        for _ in zip(range(played), decisions(env, chance), strict=False):
            pass
        if env.agents and not any(env.terminations.values()) and not any(env.truncations.values()):
            return env
