"""RS-3: a round, and who speaks when."""

import pytest

from camarilla.games.royal_secrets.events import AudienceCounted, ParleyHanded, RoundBegan, RoundEnded
from camarilla.games.royal_secrets.moves import HandParley
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import ANN, BRUNO, CLARA, DIEGO, DOWN, EVA, KING, QUEEN, UP, Court, table
from tests.make import refused


def may_be_handed(court: Court) -> set[int]:
    moves = court.spies[court.asked].may
    assert all(isinstance(move, HandParley) for move in moves)
    return {move.to for move in moves if isinstance(move, HandParley)}


def test_rs_3_1_each_round_the_top_card_of_both_piles_is_turned_up() -> None:
    court = table(king=[50, 30, 70], queen=[20, 60, 40])
    for number, (king, queen) in enumerate([(50, 20), (30, 60), (70, 40)], start=1):
        view = court.view(None)
        assert view.round == number
        assert view.king is not None
        assert view.queen is not None
        assert (view.king.influence, view.queen.influence) == (king, queen)
        assert court.told_of(RoundBegan)[-1].king == view.king
        court.play_round()


def test_rs_3_1_there_are_seven_rounds() -> None:
    court = table(3)
    for number in range(1, 8):
        assert court.state.round == number
        assert not court.state.is_over()
        court.play_round()
    assert court.state.is_over()
    assert [event.round for event in court.told_of(RoundEnded)] == [1, 2, 3, 4, 5, 6, 7]


def test_rs_3_2_choose_an_audience_then_bet_two_cards_then_count() -> None:
    court = table(3)
    assert court.view(None).step is Step.CHOOSING
    court.audiences(king=(ANN, BRUNO))
    assert court.view(None).step is Step.HANDING
    court.first_bets({})
    assert court.told_of(AudienceCounted) == []
    court.second_bets({})
    assert len(court.told_of(AudienceCounted)) == 2
    assert court.state.round == 2
    assert court.step is Step.CHOOSING


def test_rs_3_3_whoever_has_acted_hands_the_tile_to_a_player_of_their_choice() -> None:
    court = table(5, first=CLARA)
    court.clara.goes_to(KING)
    assert court.asked == CLARA
    assert may_be_handed(court) == {ANN, BRUNO, DIEGO, EVA}
    court.clara.hands_the_tile_to(ANN)
    assert court.asked == ANN
    assert court.view(None).tile == ANN
    court.ann.goes_to(QUEEN)
    assert may_be_handed(court) == {BRUNO, DIEGO, EVA}


def test_rs_3_3_the_tile_cannot_go_to_somebody_who_has_done_the_current_action() -> None:
    court = table(4)
    court.ann.goes_to(KING)
    court.ann.hands_the_tile_to(CLARA)
    court.clara.goes_to(KING)
    with refused(court.state, "RS-3.3"):
        court.clara.hands_the_tile_to(ANN)


def test_rs_3_3_it_is_the_action_that_counts_not_the_phase() -> None:
    """Whoever has bet the first card may be handed the tile for the second one."""
    court = table(4)
    court.audiences()
    court.first_bets({})
    court.diego.hands_the_tile_to(CLARA)
    court.clara.bets(0, DOWN)
    assert may_be_handed(court) == {ANN, BRUNO, DIEGO}


def test_rs_3_3_nobody_acts_without_the_tile() -> None:
    court = table(4)
    with refused(court.state, "RS-3.3"):
        court.bruno.goes_to(KING)
    court.ann.goes_to(KING)
    with refused(court.state, "RS-3.3"):
        court.bruno.goes_to(KING)
    with refused(court.state, "RS-4.1"):
        court.ann.goes_to(KING)
    with refused(court.state, "RS-5.1"):
        court.ann.bets(10, UP)


def test_rs_3_3_the_tile_is_handed_on_only_after_acting() -> None:
    court = table(4)
    with refused(court.state, "RS-3.3"):
        court.ann.hands_the_tile_to(BRUNO)


def test_rs_3_4_the_last_to_act_hands_the_tile_to_any_other_player() -> None:
    court = table(4)
    court.audiences(order=(ANN, BRUNO, CLARA, DIEGO))
    assert court.asked == DIEGO
    assert may_be_handed(court) == {ANN, BRUNO, CLARA}
    with refused(court.state, "RS-3.4"):
        court.diego.hands_the_tile_to(DIEGO)
    court.diego.hands_the_tile_to(BRUNO)
    assert court.step is Step.BETTING
    assert court.asked == BRUNO


def test_rs_3_4_the_same_after_the_first_bet() -> None:
    court = table(3)
    court.audiences()
    court.first_bets({}, order=(ANN, CLARA, BRUNO))
    assert court.asked == BRUNO
    assert may_be_handed(court) == {ANN, CLARA}
    court.bruno.hands_the_tile_to(CLARA)
    assert (court.step, court.view(None).bet, court.asked) == (Step.BETTING, 2, CLARA)


@pytest.mark.parametrize("absent", [3, 4])
def test_rs_3_4_the_tile_cannot_go_to_an_empty_chair(absent: int) -> None:
    court = table(3)
    court.ann.goes_to(KING)
    with refused(court.state, "RS-3.4"):
        court.ann.hands_the_tile_to(absent)


def test_rs_3_5_whoever_bet_last_keeps_the_tile_and_begins_the_next_round() -> None:
    court = table(4)
    court.audiences()
    court.first_bets({})
    court.second_bets({}, order=(BRUNO, ANN, DIEGO, CLARA))
    assert court.state.round == 2
    assert court.told_of(RoundBegan)[-1].beginner == CLARA
    assert court.view(None).tile == CLARA
    assert court.asked == CLARA
    assert court.told_of(ParleyHanded)[-1] == ParleyHanded(DIEGO, CLARA)  # before the last bet, none after it


def test_rs_3_6_to_the_only_player_left_the_tile_goes_by_itself() -> None:
    court = table(3)
    court.ann.goes_to(KING)
    court.ann.hands_the_tile_to(CLARA)
    told = court.clara.goes_to(KING)
    assert told[-1] == ParleyHanded(CLARA, BRUNO)
    assert court.step is Step.CHOOSING
    assert court.asked == BRUNO
