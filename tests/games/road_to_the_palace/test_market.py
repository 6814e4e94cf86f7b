"""RP-3.1 to RP-3.7, RP-3.11, RP-3.12: turns, the grid, the reserve, and where discs go."""

import pytest

from camarilla.games.road_to_the_palace.cards import Disc
from camarilla.games.road_to_the_palace.components import FACES
from camarilla.games.road_to_the_palace.events import CardTaken, DiscLaid, RoundBegan, RowRefilled
from camarilla.games.road_to_the_palace.moves import LayDisc, TakeCard
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.view import Step
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    KING,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    POLITICIAN,
    PRIEST_1,
    PRINTED,
    PURPLE,
    QUEEN_2,
    RED,
    SOLDIER,
    SOLDIER_1,
    YELLOW,
    Road,
    table,
)
from tests.make import refused

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@ALL_PLAYERS
def test_rp_3_1_turns_go_clockwise_from_the_first_player(players: int) -> None:
    road = table(players, first=1).begin()
    takers = [road.any_turn().seat for _ in range(2 * players)]
    assert takers == [(1 + turn) % players for turn in range(2 * players)]


@ALL_PLAYERS
def test_rp_3_1_there_are_two_rounds_each_with_its_evaluation(players: int) -> None:
    road = table(players).begin()
    road.play_round()
    assert [event.round for event in road.events(RoundBegan)] == [1, 2]
    assert road.view(None).round == 2
    road.play_round()
    assert road.step is Step.OVER


def test_rp_3_1_nobody_else_may_act_in_between() -> None:
    road = table(3).begin()
    with refused(road.state, "RP-3.1"):
        road.bruno.takes(1)
    road.ann.takes(1)
    with refused(road.state, "RP-3.1"):
        road.bruno.takes(2)
    with refused(road.state, "RP-2.7"):
        road.ann.starts(YELLOW, RED, BLUE)
    with refused(road.state, "RP-2.6"):
        road.ann.chooses(NOBLE, SOLDIER)


def test_rp_3_2_one_takes_the_leftmost_card_of_a_row_and_its_disc() -> None:
    road = table(2, rows=((KING_2, NOBLE_1, PRIEST_1), (), ())).begin(discs=(RED, YELLOW, BLUE))
    told = road.ann.takes(1)
    assert told[0] == CardTaken(ANN, 1, FACES[KING_2], Disc.MILITARY)
    assert road.row(1) == [NOBLE_1, PRIEST_1]
    assert road.ann.columns == [(KING, 2)]
    assert road.ann.shown.board == (0, 1, 0, 0)


def test_rp_3_2_any_row_may_be_chosen() -> None:
    road = table(2).begin()
    assert road.ann.may == [TakeCard(1), TakeCard(2), TakeCard(3)]


def test_rp_3_2_a_card_is_taken_only_when_it_is_time_for_that() -> None:
    road = table(2).begin()
    road.ann.takes(1)
    with refused(road.state, "RP-3.2"):
        road.ann.takes(2)


def test_rp_3_2_from_an_empty_row_nothing_can_be_taken() -> None:
    road = nearly_over()
    empty = next(row for row in (1, 2, 3) if not road.row(row))
    with refused(road.state, "RP-3.2"):
        road.courtiers[road.asked].takes(empty)


def nearly_over() -> Road:
    """Two rows are left, and the deck is empty."""
    road = table(2).begin()
    while road.row(1) or road.view(None).deck_size:
        choice = 1 if road.row(1) else 2
        road.turn(choice if road.row(choice) else 3)
    assert road.step is Step.TAKING
    return road


def test_rp_3_3_an_empty_row_is_refilled_from_right_to_left() -> None:
    road = table(2, rows=((NOBLE_1, NOBLE_1, NOBLE_2), (), ()), deck=(KING_2, QUEEN_2, SOLDIER_1)).begin()
    road.turn(1)
    road.turn(1)
    told = road.ann.takes(1)
    assert road.row(1) == [SOLDIER_1, QUEEN_2, KING_2]  # the last card drawn is the leftmost
    assert RowRefilled(1, (FACES[SOLDIER_1], FACES[QUEEN_2], FACES[KING_2])) in told
    assert road.view(None).deck_size == 18


def test_rp_3_3_a_row_with_cards_is_not_refilled() -> None:
    road = table(3).begin()
    before = road.view(None).deck_size
    for row in (1, 1, 2, 3, 2, 3):
        road.turn(row)
    assert road.view(None).deck_size == before
    road.turn(1)
    assert road.view(None).deck_size == before
    road.turn(1)
    assert road.view(None).deck_size == before - 4


@pytest.mark.parametrize(("options", "rest"), [(None, 1), (PRINTED, 2)])
def test_rp_3_3_with_three_players_a_smaller_rest_is_laid_the_same_way(options: RoadOptions | None, rest: int) -> None:
    road = table(3, options=options).begin()
    while road.view(None).deck_size > rest:
        road.any_turn()
    refills = len(road.events(RowRefilled))
    left = road.state.deck[-rest:]
    while road.view(None).deck_size:
        road.any_turn()
    last = road.events(RowRefilled)[refills]
    assert [card.number for card in last.cards] == left[::-1]


def test_rp_3_3_from_an_empty_deck_nothing_is_laid() -> None:
    road = nearly_over()
    assert road.row(1) == []
    assert road.view(None).deck_size == 0


def test_rp_3_4_then_a_disc_is_laid_on_the_leftmost_card_of_the_same_row() -> None:
    road = table(2).begin()
    road.ann.takes(2)
    assert road.step is Step.LAYING
    assert road.view(None).row == 2
    assert road.ann.may == [LayDisc(disc) for disc in Disc]
    assert road.ann.lays(PURPLE) == [DiscLaid(ANN, 2, PURPLE)]
    assert [row.disc for row in road.view(None).grid] == [YELLOW, PURPLE, BLUE]
    assert road.view(None).reserve == (4, 4, 4, 1)
    assert road.asked == BRUNO


def test_rp_3_4_the_disc_lies_on_the_new_leftmost_card_of_a_refilled_row() -> None:
    road = table(2).begin()
    road.turn(3)
    road.turn(3)
    road.ann.takes(3)
    assert road.view(None).row == 3
    road.ann.lays(RED)
    assert road.view(None).grid[2].disc is RED


def test_rp_3_4_only_a_disc_of_the_reserve_can_be_laid() -> None:
    road = table(2).begin()
    for _ in range(2):
        road.turn(1, PURPLE)
    road.ann.takes(1)
    assert LayDisc(PURPLE) not in road.ann.may
    with refused(road.state, "RP-3.4"):
        road.ann.lays(PURPLE)


def test_rp_3_4_no_disc_is_laid_before_a_card_is_taken() -> None:
    road = table(2).begin()
    with refused(road.state, "RP-3.4"):
        road.ann.lays(RED)


def test_rp_3_4_laying_is_skipped_where_the_row_is_empty() -> None:
    road = nearly_over()
    row = next(row for row in (2, 3) if road.row(row))
    while len(road.row(row)) > 1:
        road.turn(row)
    laid = len(road.events(DiscLaid))
    assert any(road.view(None).reserve)
    road.courtiers[road.asked].takes(row)
    assert road.row(row) == []
    assert road.step is not Step.LAYING
    assert len(road.events(DiscLaid)) == laid


def test_rp_3_4_laying_is_skipped_where_the_reserve_is_empty() -> None:
    road = table(3, options=PRINTED).begin()
    road.play_round()
    while any(road.view(None).reserve):
        road.any_turn()
    while not bare_rows(road):
        laid = len(road.events(DiscLaid))
        road.any_turn()
        assert len(road.events(DiscLaid)) == laid


@ALL_PLAYERS
def test_rp_3_5_round_1_ends_when_the_reserve_is_empty_after_seven_turns_each(players: int) -> None:
    road = table(players).begin()
    turns = 0
    while road.view(None).round == 1:
        assert sum(road.view(None).reserve) == 7 * players - turns
        road.any_turn()
        turns += 1
    assert turns == 7 * players
    assert len(road.events(DiscLaid)) == turns


@ALL_PLAYERS
def test_rp_3_5_three_discs_stay_on_the_grid_between_the_rounds(players: int) -> None:
    road = table(players).begin()
    while sum(road.view(None).reserve) > 1:
        road.any_turn()
    courtier = road.courtiers[road.asked]
    courtier.takes(2)
    lying = [row.disc for row in road.view(None).grid]
    (last,) = courtier.may
    road.play(courtier.seat, last)
    assert isinstance(last, LayDisc)
    assert [row.disc for row in road.view(None).grid] == [lying[0], last.disc, lying[2]]
    assert road.view(None).round == 2


@ALL_PLAYERS
def test_rp_3_6_round_2_ends_when_every_card_has_been_taken(players: int) -> None:
    road = table(players).begin()
    road.play_round()
    taken = len(road.events(CardTaken))
    assert road.play_round() == 8 * players
    assert [road.row(row) for row in (1, 2, 3)] == [[], [], []]
    seats = [event.seat for event in road.events(CardTaken)[taken:]]
    assert [seats.count(seat) for seat in range(players)] == [8] * players


def test_rp_3_6_with_46_cards_the_rounds_first_player_takes_a_ninth() -> None:
    road = table(3, options=PRINTED).begin()
    road.play_round()
    first = road.view(None).first_player
    taken = len(road.events(CardTaken))
    assert road.play_round() == 25
    seats = [event.seat for event in road.events(CardTaken)[taken:]]
    assert seats.count(first) == 9
    assert seats[-1] == first


def test_rp_3_7_the_last_of_46_cards_is_taken_without_a_disc() -> None:
    road = table(3, options=PRINTED).begin()
    road.play_round()
    road.play_round()
    taken = road.events(CardTaken)
    assert [event.disc is None for event in taken] == [False] * 45 + [True]


def test_rp_3_7_a_card_without_a_disc_waits_until_no_card_with_a_disc_is_left() -> None:
    road = table(3, options=PRINTED).begin()
    road.play_round()
    while not bare_rows(road):
        road.any_turn()
    (bare,) = bare_rows(road)
    while any(row.disc for row in road.view(None).grid):
        courtier = road.courtiers[road.asked]
        assert TakeCard(bare) not in courtier.may
        with refused(road.state, "RP-3.7"):
            courtier.takes(bare)
        road.any_turn()
    assert road.courtiers[road.asked].may == [TakeCard(bare)]
    road.any_turn()
    assert road.step is Step.OVER


def bare_rows(road: Road) -> list[int]:
    """Rows whose leftmost card has no disc, when a card is to be taken."""
    return [number for number, row in enumerate(road.view(None).grid, start=1) if row.cards and row.disc is None]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rp_3_7_otherwise_every_leftmost_card_has_a_disc(players: int) -> None:
    road = table(players).begin()
    while road.step is Step.TAKING:
        assert bare_rows(road) == []
        road.any_turn()


def test_rp_3_11_mission_discs_go_to_the_board() -> None:
    road = table(3).begin(discs=(YELLOW, RED, BLUE))
    road.turn(1)
    road.turn(3)
    road.turn(2)
    boards = [courtier.shown.board for courtier in road.courtiers]
    assert boards == [(1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0)]


def test_rp_3_12_a_purple_disc_stays_on_its_card_and_adds_one_impression() -> None:
    road = table(2, rows=((NOBLE_1, KING_2), (), ())).begin()
    road.turn(1, PURPLE)
    road.turn(1)
    assert road.bruno.columns == [(KING, 3)]
    assert road.bruno.shown.columns[0].purple == 1
    assert road.bruno.shown.board == (0, 0, 0, 0)


def test_rp_3_12_on_a_politician_it_goes_to_the_board_and_gives_nothing() -> None:
    road = table(2, rows=((NOBLE_1, NOBLE_1, NOBLE_2), (), ()), deck=(KING_2, QUEEN_2, POLITICIAN)).begin()
    road.turn(1)
    road.turn(1)
    road.turn(1, PURPLE)
    road.turn(1)
    assert road.bruno.shown.board[3] == 1
    assert road.bruno.order == [NOBLE]
    assert road.bruno.shown.politicians == (1, 0)
