"""Random play inside the engine, without a listener: the inner loop of search, tests and benchmarks."""

from camarilla.core.errors import BrokenInvariant
from camarilla.core.game import State
from camarilla.core.rng import Rng


def play_out(state: State, rng: Rng) -> int:
    """Play uniformly random decisions to the end; how many there were."""
    decisions = 0
    while True:
        seats = state.to_act()
        if not seats:
            return decisions
        seat = seats[0]
        legal = state.legal(seat)
        if not legal:
            raise BrokenInvariant(f"seat {seat} has to act but may do nothing")
        state.play(seat, legal[rng.below(len(legal))], None)
        decisions += 1


def play_some(state: State, rng: Rng, decisions: int) -> None:
    """Play that many random decisions, or fewer if the game ends first; of several seats to act, any answers."""
    for _ in range(decisions):
        seats = state.to_act()
        if not seats:
            return
        seat = rng.choice(seats)
        state.play(seat, rng.choice(state.legal(seat)), None)
