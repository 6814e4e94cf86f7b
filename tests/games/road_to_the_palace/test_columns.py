"""RP-3.8, RP-3.9, RP-4.9: columns, and the order in which they stand."""

from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.events import ColumnsReordered, Standing
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.view import RoadView
from tests.games.road_to_the_palace.make import (
    ANN,
    BRUNO,
    KING,
    KING_2,
    KING_3,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    PRIEST,
    PRIEST_1,
    PRIEST_2,
    QUEEN,
    QUEEN_2,
    QUEEN_3,
    SOLDIER,
    SOLDIER_1,
    SOLDIER_2,
    Hand,
    court,
    grown,
    table,
)


def test_rp_3_8_cards_of_a_colour_are_a_column_whose_impression_is_their_sum() -> None:
    assert grown(NOBLE_1, NOBLE_2, NOBLE_1).ann.columns == [(NOBLE, 4)]
    assert grown(KING_2, KING_3).ann.columns == [(KING, 5)]


def test_rp_3_8_a_single_card_is_a_column_too() -> None:
    assert grown(QUEEN_2).ann.columns == [(QUEEN, 2)]


def test_rp_3_8_each_purple_disc_on_its_cards_adds_one() -> None:
    assert grown(KING_2, KING_3, purple=(KING_2, KING_3)).ann.columns == [(KING, 7)]


def test_rp_3_8_a_column_shows_its_cards() -> None:
    column = grown(NOBLE_2, NOBLE_1, NOBLE_1).ann.shown.columns[0]
    assert [card.number for card in column.cards] == [NOBLE_1, NOBLE_1, NOBLE_2]


def test_rp_3_9_columns_stand_in_falling_order_of_impression() -> None:
    road = grown(PRIEST_1, QUEEN_2, KING_3, SOLDIER_2, SOLDIER_2)
    assert road.ann.columns == [(SOLDIER, 4), (KING, 3), (QUEEN, 2), (PRIEST, 1)]


def test_rp_3_9_a_column_that_has_grown_stands_to_the_right_of_those_that_had_as_much() -> None:
    assert grown(NOBLE_1, PRIEST_1).ann.order == [NOBLE, PRIEST]
    assert grown(NOBLE_2, PRIEST_1, PRIEST_1).ann.order == [NOBLE, PRIEST]
    assert grown(NOBLE_2, KING_2, PRIEST_1, PRIEST_1).ann.order == [NOBLE, KING, PRIEST]


def test_rp_3_9_it_overtakes_only_what_it_strictly_exceeds() -> None:
    road = grown(KING_3, NOBLE_2, PRIEST_1, PRIEST_2)
    assert road.ann.columns == [(KING, 3), (PRIEST, 3), (NOBLE, 2)]


def test_rp_3_9_a_new_column_has_grown_from_nothing() -> None:
    assert grown(NOBLE_1, SOLDIER_1, KING_3).ann.order == [KING, NOBLE, SOLDIER]
    assert grown(NOBLE_2, SOLDIER_2, KING_2).ann.order == [NOBLE, SOLDIER, KING]


def test_rp_3_9_a_card_with_its_purple_disc_is_one_growth() -> None:
    assert grown(NOBLE_2, PRIEST_1, purple=(PRIEST_1,)).ann.columns == [(NOBLE, 2), (PRIEST, 2)]
    assert grown(NOBLE_2, SOLDIER_1, KING_2, purple=(KING_2,)).ann.order == [KING, NOBLE, SOLDIER]


def test_rp_3_9_a_column_that_stays_where_it_is_is_not_told_a_new_one_in_front_is() -> None:
    road = table(4, rows=((NOBLE_1, NOBLE_1), (KING_3,), ())).begin()
    road.turn(1)
    for _ in range(3):
        road.turn(3)
    road.turn(1)
    assert [event for event in road.events(ColumnsReordered) if event.seat == ANN] == []
    for _ in range(3):
        road.turn(3)
    road.turn(2)
    told = [event for event in road.events(ColumnsReordered) if event.seat == ANN]
    assert told == [ColumnsReordered(ANN, (Standing(KING, 3), Standing(NOBLE, 2)))]


def test_rp_3_9_columns_always_stand_in_falling_order_in_whole_games() -> None:
    for seed in range(30):
        rng = Fast(seed)
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(4, options, rng), options)
        while asked := state.to_act():
            state.play(asked[0], rng.choice(state.legal(asked[0])), None)
            view = state.view(None)
            assert isinstance(view, RoadView)
            for player in view.players:
                impressions = [column.impression for column in player.columns]
                assert impressions == sorted(impressions, reverse=True)
                assert all(impression > 0 for impression in impressions)


options = ROAD_TO_THE_PALACE.options()


def test_rp_4_9_columns_are_sorted_again_when_the_purple_discs_have_left() -> None:
    road = court(2, {ANN: Hand((NOBLE_2, KING_2), purple=(KING_2,), bribe=SOLDIER)})
    assert road.ann.columns == [(KING, 3), (NOBLE, 2)]
    road.evaluate()
    assert road.ann.columns == [(KING, 2), (NOBLE, 2), (SOLDIER, 1)]


def test_rp_4_9_a_column_that_shrank_falls_only_below_what_strictly_exceeds_it() -> None:
    road = court(4, {ANN: Hand((NOBLE_1, NOBLE_2, QUEEN_2), purple=(NOBLE_1,), bribe=PRIEST)})
    assert road.ann.columns == [(NOBLE, 4), (QUEEN, 2)]
    road.evaluate()
    assert road.ann.columns == [(NOBLE, 3), (QUEEN, 2), (PRIEST, 1)]

    road = court(4, {ANN: Hand((QUEEN_3, KING_2), purple=(KING_2,), bribe=PRIEST)})
    assert road.ann.columns == [(QUEEN, 3), (KING, 3)]
    road.evaluate()
    assert road.ann.columns == [(QUEEN, 3), (KING, 2), (PRIEST, 1)]


def test_rp_4_9_equal_columns_keep_the_order_they_stood_in() -> None:
    """The King stood before the Nobles with its disc, and stays there without it."""
    road = court(2, {ANN: Hand((NOBLE_2, KING_2), purple=(KING_2,), bribe=PRIEST)})
    road.evaluate()
    assert road.ann.order == [KING, NOBLE, PRIEST]


def test_rp_4_9_all_purple_discs_leave_at_once_before_the_columns_are_sorted() -> None:
    """Disc by disc, the order would depend on which left first."""
    road = court(4, {ANN: Hand((SOLDIER_2, KING_2, QUEEN_2), purple=(QUEEN_2, KING_2), bribe=PRIEST)})
    assert road.ann.order == [KING, QUEEN, SOLDIER]
    road.evaluate()
    assert road.ann.columns == [(KING, 2), (QUEEN, 2), (SOLDIER, 2), (PRIEST, 1)]


def test_rp_4_9_the_new_order_is_told() -> None:
    road = court(4, {BRUNO: Hand((NOBLE_2, NOBLE_1, KING_3), purple=(KING_3,), bribe=NOBLE)})
    road.evaluate()
    assert road.bruno.columns == [(NOBLE, 4), (KING, 3)]
    road = court(4, {BRUNO: Hand((NOBLE_2, NOBLE_1, KING_3), purple=(KING_3,), bribe=PRIEST)})
    assert road.bruno.order == [KING, NOBLE]
    road.evaluate()
    assert road.events(ColumnsReordered) == []
    road = court(4, {BRUNO: Hand((QUEEN_3, PRIEST_1, PRIEST_1, PRIEST_1), purple=(PRIEST_1,), bribe=NOBLE)})
    assert road.bruno.order == [PRIEST, QUEEN]
    road.evaluate()
    assert road.events(ColumnsReordered) == []
