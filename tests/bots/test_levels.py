"""Every level of every game: it sees a View and nothing else, keeps to the rules, and can be asked again."""

from itertools import pairwise

import pytest

from camarilla.bots import FORMER, LEVELS, PAGE, levels_of, make_bot, usual_level
from camarilla.bots.bot import Clock
from camarilla.core.errors import BadOptions
from camarilla.core.game import Game, State
from camarilla.core.playout import play_some
from camarilla.core.rng import Fast
from camarilla.games import GAMES

SOME = Clock(seconds=60.0, iterations=40)
"""As much thought as a test can wait for, and never by the clock."""
EVERY = [(game, players, level) for game in GAMES for players in game.seats for level in levels_of(game.key)]


def name_of(what: object) -> str:
    return what.key if isinstance(what, Game) else str(what)


def in_the_middle(game: Game, players: int, seed: int) -> State:
    """Some table at which somebody has a choice."""
    options = game.options()
    rng = Fast(seed)
    while True:
        state = game.lay_out(game.shuffle(players, options, rng), options)
        play_some(state, rng, rng.below(80))
        asked = state.to_act()
        if asked and len(state.legal(asked[0])) > 1:
            return state


@pytest.mark.parametrize(("game", "players", "level"), EVERY, ids=name_of)
def test_it_keeps_to_the_rules_and_answers_alike_when_asked_again(game: Game, players: int, level: str) -> None:
    for seed in range(6):
        state = in_the_middle(game, players, seed)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = make_bot(level, game.key, seed).decide(state.view(seat), legal, SOME)
        assert action in legal
        assert make_bot(level, game.key, seed).decide(state.view(seat), list(legal), SOME) == action


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in GAMES for level in levels_of(game.key)], ids=name_of
)
def test_anything_but_a_players_view_is_refused(game: Game, level: str) -> None:
    state = in_the_middle(game, game.seats[0], 1)
    legal = state.legal(state.to_act()[0])
    for decisions in (legal, legal[:1]):
        with pytest.raises(TypeError):
            make_bot(level, game.key, 1).decide(state, decisions, SOME)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            make_bot(level, game.key, 1).decide(state.view(None), decisions, SOME)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_bot_without_any_time_has_an_answer(game: Game) -> None:
    for level in levels_of(game.key):
        state = in_the_middle(game, game.seats[-1], 2)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        for clock in (Clock(seconds=0.0), Clock(seconds=60.0, iterations=0)):
            assert make_bot(level, game.key, 1).decide(state.view(seat), legal, clock) in legal


def test_levels_have_an_order_and_a_usual_one() -> None:
    for game in GAMES:
        known = levels_of(game.key)
        assert all(LEVELS.index(weaker) < LEVELS.index(stronger) for weaker, stronger in pairwise(known))
        assert usual_level(game.key) in known
    assert levels_of("toy") == (PAGE,)
    assert usual_level("toy") == PAGE


def test_kept_games_may_name_levels_as_they_were_called() -> None:
    for former, level in FORMER.items():
        assert type(make_bot(former, "secrets", 1)) is type(make_bot(level, "secrets", 1))
    with pytest.raises(BadOptions, match="minister"):
        make_bot("cardinal", "secrets", 1)
