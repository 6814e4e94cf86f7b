"""What quick play takes it that an evaluation would bring is what it brings."""

import pytest

from camarilla.bots.handbooks.road_standing import (
    DEBT,
    KING_POINT,
    POINT,
    POLITICIAN_POINT,
    Standing,
    place_of,
    side_by_side,
)
from camarilla.core.playout import play_some
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.actions import TAKE
from camarilla.games.road_to_the_palace.bribes import bribe_of, reveal_bribes
from camarilla.games.road_to_the_palace.components import (
    COLUMNS,
    DISCS,
    KING,
    MISSIONS,
    NOTHING,
    POINTS,
    POLITICIAN,
    QUEEN,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.evaluation import DISC_WORTH, judge_queen
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.state import TAKING
from camarilla.games.road_to_the_palace.table import RoadTable


def some_table(players: int, seed: int) -> RoadTable:
    """Some table at which somebody takes a card."""
    options = ROAD_TO_THE_PALACE.options()
    rng = Fast(seed)
    while True:
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options)
        play_some(state, rng, rng.below(80))
        assert isinstance(state, RoadTable)
        if state.step == TAKING:
            return state


def evaluated(state: RoadTable, seat: int) -> tuple[list[int], int]:
    """RP-4.1, RP-4.4: where each column stands once the Bribes are revealed, and what the discs bring there."""
    reveal_bribes(state, None)
    order = state.columns[seat * COLUMNS : seat * COLUMNS + COLUMNS]
    places = [order.index(column) if column in order else COLUMNS for column in range(COLUMNS)]
    return places, sum(state.board[seat * DISCS + colour] * DISC_WORTH[places[colour]] for colour in range(MISSIONS))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_one_more_card_and_the_own_bribe_columns_stand_and_discs_bring_what_they_will(players: int) -> None:
    pays = side_by_side([DEBT + worth for worth in DISC_WORTH])
    standing = Standing()
    for seed in range(60):
        state = some_table(players, seed)
        seat = state.asked
        standing.read(state, seat, pays, bribe_of(state, seat, state.round))
        for action in state.legal(seat):
            card = state.row_cards(action - TAKE)[0]
            disc = state.disc_on[action - TAKE]
            column = standing.bribe if card == POLITICIAN else card // 2
            purple = card != POLITICIAN and disc == TREACHERY
            heights = standing.grown(column, POINTS[card] + purple)
            after = state.copy()
            after.play(seat, action, None)
            if after.round != state.round or after.is_over():
                continue  # the evaluation has been
            places, worth = evaluated(after, seat)
            assert [place_of(heights, which) for which in range(COLUMNS)] == places
            assert standing.missions(heights, disc) == worth
            if column < KING:
                assert standing.brings(card, disc) == worth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_queens_pot_is_what_she_takes_or_gives(players: int) -> None:
    """RP-4.3; between the lowest and the highest she does neither, and standing higher is worth a little."""
    standing = Standing()
    met: set[str] = set()
    for seed in range(80):
        state = some_table(players, seed)
        seat = state.asked
        standing.read(state, seat, 0, NOTHING)
        mine = state.impression[seat * COLUMNS + QUEEN]
        before = state.influence[seat]
        judge_queen(state, None)
        gained = state.influence[seat] - before
        queens = [state.impression[other * COLUMNS + QUEEN] for other in range(players)]
        if min(queens) == max(queens) or min(queens) < mine < max(queens):
            met.add("neither")
            assert 0 <= standing.pot(mine) < players * POINT
            assert gained == 0
        else:
            met.add("pays" if gained < 0 else "takes")
            assert standing.pot(mine) // POINT == gained
    assert met == {"neither", "pays", "takes"}


def test_the_king_pays_by_the_point_and_treachery_at_court_one_more() -> None:
    """RP-4.7, RP-5.1: a King is worth his points at the end, and a purple disc on him one point of influence."""
    standing = Standing()
    state = some_table(3, 1)
    state.board = [0] * len(state.board)
    standing.read(state, state.asked, side_by_side([DEBT] * (COLUMNS + 1)), NOTHING)
    king = 2 * KING
    assert standing.brings(king + 1, NOTHING) - standing.brings(king, NOTHING) == KING_POINT
    assert standing.brings(king, TREACHERY) - standing.brings(king, NOTHING) == POINT
    assert standing.brings(POLITICIAN, NOTHING) == POLITICIAN_POINT
