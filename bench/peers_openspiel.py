"""OpenSpiel: its C++ games played whole in C++ and driven from Python, and its games written in Python.

Only decisions of players are counted, never chance nodes; but the time that dealing takes is, unless the measure
says "dealt". Two loops of OpenSpiel play whole games in C++:

    evaluate_bots                     from the first card on, with C++ random bots: decisions read from the history
    MCTSBot, RandomRolloutEvaluator   from a dealt table; one simulation that is all random rollouts. It tells how
                                      many games it played; their mean length is counted beforehand from each table
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from itertools import count, cycle
from time import process_time
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python import games as _python_games  # noqa: F401 - importing them makes them loadable
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from camarilla.cli.measure import ITERATIONS, POOL, Contender, Measure, Slice, timed

DEALT: Final = 16
EXPLORATION: Final = 2.0
"""What its own examples search with."""
ROLLOUTS: Final = 16
"""Games in one call of the rollout evaluator."""
COUNTED: Final = 32
"""Games from each dealt table to learn their mean length."""


@dataclass(frozen=True)
class Entry:
    """A game that takes part, and what it can do."""

    name: str
    package: str = "open_spiel, C++"
    rollouts: bool = True
    resamples: bool = False
    searches: bool = False


CPP: Final = (
    Entry("leduc_poker(players=4)", resamples=True, searches=True),
    Entry("liars_dice(numdice=5)"),
    Entry("hearts", resamples=True),  # its search crashes: some states that it resamples have no legal actions
    Entry("spades"),
    Entry("gin_rummy", resamples=True, searches=True),
    Entry("bridge(use_double_dummy_result=false)", resamples=True, searches=True),
    Entry("euchre", resamples=True, searches=True),
    Entry("tarok(players=4)"),
    Entry("skat"),
    Entry("hanabi(players=4)", rollouts=False),  # the search refuses games that pay before the end
    Entry("crazy_eights(players=4)"),
    Entry("dou_dizhu"),
    Entry("sheriff"),
    Entry("social_deduction"),
)

PYTHON: Final = tuple(
    Entry(name, package="open_spiel, Python", rollouts=False)
    for name in (
        "python_kuhn_poker",
        "python_tic_tac_toe",
        "python_liars_poker",
        "python_block_dominoes",
        "python_team_dominoes",
    )
)


def label() -> str:
    return f"open_spiel {version('open_spiel')}"


def contenders() -> list[Contender]:
    return [contender for entry in CPP + PYTHON for contender in of_game(entry)]


def of_game(entry: Entry) -> list[Contender]:
    game = pyspiel.load_game(entry.name)
    table = Table(game, random.Random(1).random)
    situations = [table.situation() for _ in range(POOL)]
    form, look = view(game, situations)
    takes: list[tuple[str, Measure, Callable[[float], Slice]]] = [
        ("", Measure.INSIDE, whole_games(game)),
        ("", Measure.DRIVEN, timed(table.driven)),
        ("", Measure.DRIVEN_DEALT, timed(table.driven_dealt())),
        (f", {form}", Measure.VIEW, timed(look)),
        ("", Measure.COPY, timed(lambda: copies(situations))),
    ]
    if entry.rollouts:
        takes.append(("", Measure.INSIDE_DEALT, timed(rollouts(game, table))))
    if entry.resamples:
        takes.append(("", Measure.IMAGINE, timed(resamples(situations))))
    if entry.searches:
        takes.append((", ISMCTS in C++", Measure.SEARCH, timed(searches(situations, cpp_search()))))
        takes.append((", ISMCTS in Python", Measure.SEARCH, timed(searches(situations, python_search(game)))))
    subject = f"{game.get_type().short_name}, {game.num_players()} players"
    return [Contender(entry.package, subject + how, measure, take) for how, measure, take in takes]


class Table:
    """Where random games are driven from Python."""

    def __init__(self, game: pyspiel.Game, chance: Callable[[], float]) -> None:
        self.game = game
        self.chance = chance
        self.draw = self.draw_any
        self.draw = self.draw_even if self.chance_is_even() else self.draw_any

    def draw_even(self, state: pyspiel.State) -> int:
        outcomes = state.chance_outcomes()
        return outcomes[int(self.chance() * len(outcomes))][0]

    def draw_any(self, state: pyspiel.State) -> int:
        left = self.chance()
        outcomes = state.chance_outcomes()
        for action, share in outcomes:
            left -= share
            if left < 0:
                return action
        return outcomes[-1][0]

    def chance_is_even(self, games: int = 50) -> bool:
        """Whether chance can be drawn the quick way; found by trying, so that no game is held up by a general draw."""
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node() and len({round(share, 9) for _, share in state.chance_outcomes()}) > 1:
                    return False
                self.step(state)
        return True

    def step(self, state: pyspiel.State) -> int:
        """Go one node on; 1 if it was a player's decision."""
        if state.is_chance_node():
            state.apply_action(self.draw(state))
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(self.chance() * len(legal))])
        return 1

    def drive(self, state: pyspiel.State) -> int:
        decisions = 0
        chance, draw = self.chance, self.draw
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    def driven(self) -> int:
        return self.drive(self.game.new_initial_state())

    def driven_dealt(self) -> Callable[[], int]:
        tables = cycle([self.dealt() for _ in range(DEALT)])
        return lambda: self.drive(next(tables).clone())

    def dealt(self) -> pyspiel.State:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.step(state)
        return state

    def situation(self) -> pyspiel.State:
        """A state at any decision of a random game, each decision as likely as the others."""
        state = self.dealt()
        kept = state.clone()
        passed = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                passed += 1
                if self.chance() * passed < 1:
                    kept = state.clone()
            self.step(state)
        return kept


def decisions_in(state: pyspiel.State) -> int:
    return sum(1 for step in state.full_history() if step.player >= 0)


def random_bots(game: pyspiel.Game) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(player, 1 + player) for player in range(game.num_players())]


def whole_games(game: pyspiel.Game, batch: int = 32) -> Callable[[float], Slice]:
    bots = random_bots(game)
    seeds = count(1)

    def take(seconds: float) -> Slice:
        decisions, spent = 0, 0.0
        while spent < seconds:
            states = []
            start = process_time()
            for _ in range(batch):
                state = game.new_initial_state()
                pyspiel.evaluate_bots(state, bots, next(seeds))
                states.append(state)
            spent += process_time() - start
            decisions += sum(map(decisions_in, states))  # out of the clock: reading a history is slow
        return Slice(decisions, spent)

    return take


def rollouts(game: pyspiel.Game, table: Table) -> Callable[[], int]:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False)  # noqa: FBT003 - one simulation, C++ order
    tables = [table.dealt() for _ in range(DEALT)]
    dealt = cycle([(state, round(ROLLOUTS * mean_length(game, state))) for state in tables])

    def batch() -> int:
        state, decisions = next(dealt)
        bot.mcts_search(state)
        return decisions

    return batch


def mean_length(game: pyspiel.Game, state: pyspiel.State) -> float:
    bots = random_bots(game)
    before = decisions_in(state)
    total = 0
    for seed in range(COUNTED):
        played = state.clone()
        pyspiel.evaluate_bots(played, bots, seed)
        total += decisions_in(played) - before
    return total / COUNTED


def copies(states: list[pyspiel.State]) -> int:
    for state in states:
        state.clone()
    return len(states)


def view(game: pyspiel.Game, states: list[pyspiel.State]) -> tuple[str, Callable[[], int]]:
    """Its own quickest way, with perfect recall if it has that: a tensor written into one buffer, or else a string."""
    provides = game.get_type()
    if provides.provides_information_state_tensor:
        recall = pyspiel.IIGObservationType(
            public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return "tensor with recall", over(states, make_observation(game, recall).set_from)
    if provides.provides_observation_tensor:
        return "tensor", over(states, make_observation(game).set_from)
    if provides.provides_information_state_string:
        return "string with recall", over(states, pyspiel.State.information_state_string)
    return "string", over(states, pyspiel.State.observation_string)


def over(states: list[pyspiel.State], look: Callable[[pyspiel.State, int], object]) -> Callable[[], int]:
    readers = [(state, state.current_player()) for state in states]

    def batch() -> int:
        for state, player in readers:
            look(state, player)
        return len(readers)

    return batch


def cpp_search() -> pyspiel.Bot:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, ITERATIONS, -1, policy, False, False)  # noqa: FBT003 - C++ order


def python_search(game: pyspiel.Game) -> pyspiel.Bot:
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(game, evaluator, EXPLORATION, ITERATIONS, random_state=chance)


def searches(states: list[pyspiel.State], bot: pyspiel.Bot) -> Callable[[], int]:
    """Every search from another situation where there is a choice."""
    from_there = cycle([state for state in states if len(state.legal_actions()) > 1])

    def batch() -> int:
        bot.step(next(from_there))
        return ITERATIONS

    return batch


def resamples(states: list[pyspiel.State]) -> Callable[[], int]:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    return over(states, lambda state, player: state.resample_from_infostate(player, sampler))
