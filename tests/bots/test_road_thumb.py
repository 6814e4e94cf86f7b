"""Rules of thumb for Road to the Palace: sensible, and clearly better than chance."""

import pytest

from camarilla.bots import make_bot
from camarilla.bots.thumb.road_to_the_palace import RoadThumb
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.actions import action_of
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.moves import LayDisc, TakeCard
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
    options = ROAD_TO_THE_PALACE.options()
    wins = 0
    for number in range(GAMES):
        rng = Fast(number)
        me = number % players
        bots = [
            make_bot("courtier" if seat == me else "page", ROAD_TO_THE_PALACE.key, number * players + seat)
            for seat in range(players)
        ]
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options)
        while asked := state.to_act():
            seat = asked[0]
            legal = state.legal(seat)
            action = bots[seat].decide(state.view(seat), legal)
            assert action in legal
            state.play(seat, action, None)
        outcome = state.outcome()
        assert outcome is not None
        wins += me in outcome.winners
    assert wins * players / GAMES > fair_shares


def decides(road: Road, seat: int) -> int:
    return RoadThumb(1).decide(road.view(seat), road.state.legal(seat))


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
        RoadThumb(1).decide(road.view(None), [0, 1])
