"""Whether `imagine` draws from all the worlds that a view cannot rule out.

`view.imagine(rng).view(reader) == view` shows that no impossible world is drawn. This shows the rest: that nothing
possible is left out. A game lists the hidden facts of a table, such as which card lies where; every fact of the true
table must turn up among the imagined ones, for every reader.

    from camarilla.testing.support import check_support
    check_support(MY_GAME, players=4, facts=hidden_facts, games=5, seed=1)
"""

from collections.abc import Callable

from camarilla.core.game import Game, State
from camarilla.core.playout import play_some
from camarilla.core.rng import Fast, Rng

Facts = Callable[[State], list[tuple[object, ...]]]
"""Small facts about what is hidden at a table, each as a tuple that names the place and what lies there."""

DRAWS = 1000
"""A fact with a chance of 1 in 50 is missed among so many once in 500 million times."""


def check_support(  # noqa: PLR0913 - what to check, how long, and where to begin
    game: Game,
    players: int,
    facts: Facts,
    games: int,
    seed: int,
    *,
    begin: Callable[[Rng], State] | None = None,
) -> int:
    """Look at random tables through every reader's eyes; how many facts were found again.

    Raises AssertionError with the first fact that is true and never imagined.
    """
    rng = Fast(seed)
    options = game.options()
    found = 0
    for _ in range(games):
        state = game.lay_out(game.shuffle(players, options, rng), options) if begin is None else begin(rng)
        while state.to_act():
            reader = rng.choice([None, *range(players)])
            view = state.view(reader)
            imagined: set[tuple[object, ...]] = set()
            for _ in range(DRAWS):
                imagined.update(facts(view.imagine(rng)))
            for fact in facts(state):
                if fact not in imagined:
                    raise AssertionError(f"{game.key}: to reader {reader}, {fact} is true but never imagined")
                found += 1
            play_some(state, rng, 8 + rng.below(10))
    return found
