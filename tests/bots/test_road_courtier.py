"""The Courtier at Road to the Palace, who plays by the handbook alone: sensible, and clearly better than chance."""

import pytest

from camarilla.bots import COURTIER, make_bot
from camarilla.bots.bot import Bot
from camarilla.games.road_to_the_palace.actions import action_of
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.moves import LayDisc, TakeCard
from tests.bots.among_pages import win_share
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    PRIEST,
    PRIEST_1,
    RED,
    SOLDIER_1,
    YELLOW,
    Road,
    table,
)

GAMES = 120


@pytest.mark.parametrize(("players", "fair_shares"), [(2, 1.5), (3, 1.9), (4, 2.4)])
def test_one_against_chance_wins_far_more_than_a_fair_share(players: int, fair_shares: float) -> None:
    assert win_share(ROAD_TO_THE_PALACE, players, GAMES) * players > fair_shares


def courtier() -> Bot:
    return make_bot(COURTIER, ROAD_TO_THE_PALACE.key, 1)


def decides(road: Road, seat: int) -> int:
    return courtier().decide(road.view(seat), road.state.legal(seat))


def test_it_takes_a_disc_that_fits_its_first_column() -> None:
    road = table(2, rows=((PRIEST_1,), (NOBLE_2,), (SOLDIER_1,))).begin({ANN: (NOBLE, PRIEST)}, (RED, YELLOW, BLUE))
    assert decides(road, ANN) == action_of(TakeCard(2))


def test_it_lays_no_disc_that_pays_the_player_on_the_left() -> None:
    road = table(2, rows=((KING_2, NOBLE_1, NOBLE_2), (PRIEST_1,), (PRIEST_1,))).begin(discs=(BLUE, RED, YELLOW))
    road.ann.takes(1)
    assert decides(road, ANN) != action_of(LayDisc(YELLOW))


def test_it_decides_only_from_its_own_view_of_this_game() -> None:
    road = table(2)
    with pytest.raises(TypeError, match="spectator"):
        courtier().decide(road.view(None), [0, 1])
