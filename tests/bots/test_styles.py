"""Styles: bots of one level do not play alike, and none of them is a fool for it."""

from collections import Counter

import pytest

from camarilla.bots import COURTIER, HANDBOOKS, MINISTER, make_bot
from camarilla.bots.bot import Clock
from camarilla.bots.handbooks.royal_secrets import RoyalHandbook
from camarilla.bots.style import EVEN, STYLES, style_named
from camarilla.core.errors import BadOptions
from camarilla.core.game import Game
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.table import RoyalTable
from tests.bots.test_levels import in_the_middle, name_of

SITUATIONS = 150
SOME = Clock(seconds=600.0, iterations=40)


def decisions(game: Game, who: str, situations: int) -> list[int]:
    taken: list[int] = []
    for seed in range(situations):
        state = in_the_middle(game, game.seats[seed % len(game.seats)], seed)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        taken.append(make_bot(who, game.key, seed).decide(state.view(seat), legal, SOME))
        assert taken[-1] in legal
    return taken


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_courtiers_of_every_style_play_their_own_way_and_mostly_alike(game: Game) -> None:
    even = decisions(game, COURTIER, SITUATIONS)
    ways = {style.key: decisions(game, f"{COURTIER}/{style.key}", SITUATIONS) for style in STYLES}

    assert decisions(game, f"{COURTIER}/{EVEN.key}", SITUATIONS) == even
    for own in ways.values():
        differ = Counter(mine != theirs for mine, theirs in zip(own, even, strict=True))
        assert 0 < differ[True] < SITUATIONS // 2
    assert len({tuple(own) for own in ways.values()}) == len(STYLES)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_style_shows_in_what_a_search_is_for(game: Game) -> None:
    bold, cautious = (decisions(game, f"{MINISTER}/{key}", 30) for key in ("bold", "cautious"))

    assert bold != cautious


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_bold_play_for_the_win_and_the_treacherous_grudge_others_their_points(game: Game) -> None:
    books = {style.key: HANDBOOKS[game.key](style) for style in (EVEN, *STYLES)}

    def for_the_win(key: str) -> float:
        return books[key].reward(1.0, 20, 22) - books[key].reward(0.0, 30, 22)

    def grudge(key: str) -> float:
        return books[key].reward(0.0, 30, 28) - books[key].reward(0.0, 30, 32)

    assert for_the_win("bold") > for_the_win("even") > for_the_win("cautious")
    assert grudge("treacherous") > grudge("even") > grudge("loyal")


def test_in_royal_secrets_the_treacherous_bluff_and_the_bold_like_to_be_alone() -> None:
    state = in_the_middle(ROYAL_SECRETS, 4, 1)
    assert isinstance(state, RoyalTable)

    def bluffs(key: str) -> int:
        rng = Fast(1)
        book = RoyalHandbook(style_named(key))
        return sum(book.goal(30, 20, False, rng) == 0 for _ in range(600))

    def alone(key: str) -> int:
        book = RoyalHandbook(style_named(key))
        return book.promise(state, 0, 1) - book.promise(state, 0, 3)

    assert bluffs("treacherous") > bluffs("even") > bluffs("loyal") > 0
    assert alone("bold") > alone("even") > alone("cautious")


def test_a_style_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOptions, match="there are: even, loyal"):
        make_bot("courtier/shy", "secrets", 1)
