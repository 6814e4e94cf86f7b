"""RS-8: Favours in general, and those of phase 1: Corruption, Planning, Royal Dinner."""

import pytest

from camarilla.games.royal_secrets.cards import Valet
from camarilla.games.royal_secrets.events import (
    AudienceChosen,
    AudienceNotHeld,
    CardinalBet,
    FavourUsed,
    PlanningSettled,
    PlayersDivided,
    PlayerWithdrew,
    TieDeclared,
    ValetDrawn,
)
from camarilla.games.royal_secrets.moves import DividePlayers, Recruit, UseFavour
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    CORRUPTION,
    DIEGO,
    KING,
    MEDAL_OF_MERIT,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    THE_EXCUSE,
    Court,
    first_bet,
    second_bet,
    table,
    valet,
)
from tests.make import refused

# RS-8


def test_rs_8_a_favour_can_be_used_from_the_round_after_it_was_won() -> None:
    court = table(4, king=(30, CORRUPTION))
    assert UseFavour(CORRUPTION) not in court.ann.may
    with refused(court.state, "RS-8"):
        court.ann.uses(CORRUPTION)
    court.play_round({ANN: (30, 0), CLARA: (10, 0)}, king=(ANN, BRUNO))
    assert court.state.round == 2
    assert court.ann.favours == [CORRUPTION]
    while court.asked != ANN:
        court.spies[court.asked].goes_to(KING)
        court.spies[court.asked].hands_the_tile_to(ANN)
    assert UseFavour(CORRUPTION) in court.ann.may
    court.ann.uses(CORRUPTION)
    assert court.ann.favours == []


def test_rs_8_a_favour_is_used_once_and_then_discarded() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    (card,) = court.view(None).players[ANN].favours
    assert court.ann.uses(CORRUPTION)[0] == FavourUsed(ANN, CORRUPTION)
    assert court.ann.favours == []
    assert card in court.view(None).past
    with refused(court.state, "RS-8"):
        court.ann.uses(CORRUPTION)


def test_rs_8_using_a_favour_is_always_optional() -> None:
    court = table(4, favours={ANN: [CORRUPTION, ROYAL_DINNER]})
    court.ann.goes_to(KING)
    assert court.ann.favours == [CORRUPTION, ROYAL_DINNER]


def test_rs_8_a_player_may_use_any_number_of_favours() -> None:
    court = table(4, favours={ANN: [CORRUPTION, CORRUPTION, ROYAL_DINNER]})
    court.ann.uses(CORRUPTION)
    court.ann.uses(CORRUPTION)
    court.ann.uses(ROYAL_DINNER)
    assert court.ann.favours == []


def test_rs_8_nobody_uses_the_favour_of_another() -> None:
    court = table(4, favours={BRUNO: [CORRUPTION]})
    with refused(court.state, "RS-8"):
        court.ann.uses(CORRUPTION)


def test_rs_8_14_of_two_alike_the_one_that_asks_for_less_is_spent_first() -> None:
    court = table(4, favours={ANN: [(50, CORRUPTION), (30, CORRUPTION)]})
    court.ann.uses(CORRUPTION)
    assert [card.influence for card in court.view(None).players[ANN].favours] == [50]
    court.ann.uses(CORRUPTION)
    assert court.ann.favours == []


def test_rs_8_14_also_of_two_planning_cards() -> None:
    court = table(4, favours={ANN: [(60, PLANNING), (30, PLANNING)]})
    court.ann.plans()
    assert [card.influence for card in court.view(None).players[ANN].favours] == [60]


# RS-8.5


def test_rs_8_5_corruption_draws_the_top_valet() -> None:
    court = table(4, valets=(0, 0, 0, 0, 20, -10), favours={ANN: [CORRUPTION]})
    told = court.ann.uses(CORRUPTION)
    assert isinstance(told[1], ValetDrawn)
    assert isinstance(told[1].card, Valet)
    assert (told[1].seat, told[1].card.value) == (ANN, 20)
    assert court.ann.count(valet(20)) == 1
    assert court.view(BRUNO).valets_left == 5


def test_rs_8_5_corruption_may_come_before_choosing_and_does_not_replace_it() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    court.ann.uses(CORRUPTION)
    assert (court.step, court.asked) == (Step.CHOOSING, ANN)
    court.ann.goes_to(QUEEN)


def test_rs_8_5_not_usable_if_the_pile_is_empty() -> None:
    court = table(4, valets_left=0, favours={ANN: [CORRUPTION]})
    assert UseFavour(CORRUPTION) not in court.ann.may
    with refused(court.state, "RS-8.5"):
        court.ann.uses(CORRUPTION)
    court.audiences()
    assert court.step is Step.HANDING  # no window for it either


def test_rs_8_5_the_drawn_valet_is_hidden_from_the_others() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    court.ann.uses(CORRUPTION)
    assert court.seen_of(ANN, BRUNO).hand is None
    assert court.seen_of(ANN, BRUNO).masked_valets == 2
    assert court.seen_of(ANN, BRUNO).hand_size == 12


# RS-8.6


def planned(king: tuple[int, ...], first: int = DIEGO) -> Court:
    court = table(4, first=first, favours={BRUNO: [PLANNING]})
    court.bruno.plans()
    court.bruno.divides(king)
    return court


def test_rs_8_6_planning_divides_all_players_between_the_audiences() -> None:
    court = planned(king=(ANN, CLARA))
    assert [player.at for player in court.view(None).players] == [(KING,), (QUEEN,), (KING,), (QUEEN,)]
    assert court.told[-1] == PlayersDivided(BRUNO, (ANN, CLARA), (BRUNO, DIEGO))
    assert court.bruno.favours == []


def test_rs_8_6_in_any_way() -> None:
    court = table(4, favours={BRUNO: [PLANNING]})
    court.bruno.plans()
    assert (court.step, court.asked) == (Step.DIVIDING, BRUNO)
    moves = [move.to_king for move in court.bruno.may if isinstance(move, DividePlayers)]
    assert len(moves) == len(set(moves)) == len(court.bruno.may) == 2**4


@pytest.mark.parametrize("first", [ANN, BRUNO, DIEGO])
def test_rs_8_6_nobody_chooses_and_the_tile_holder_makes_the_first_bet(first: int) -> None:
    court = planned(king=(ANN, CLARA), first=first)
    assert (court.step, court.asked, court.view(None).bet) == (Step.BETTING, first, 1)
    assert court.view(None).tile == first
    assert court.told_of(AudienceChosen) == []
    court.bets({})
    assert court.state.round == 3


def test_rs_8_6_one_audience_may_stay_empty() -> None:
    court = planned(king=())
    court.bets({ANN: (10, 0)})
    assert court.told_of(AudienceNotHeld) == [AudienceNotHeld(KING)]


def test_rs_8_6_a_player_sent_alone_meets_the_cardinal() -> None:
    court = planned(king=(CLARA,))
    court.bets({})
    assert [event.sovereign for event in court.told_of(CardinalBet)] == [KING, KING]


def test_rs_8_6_an_empty_chair_cannot_be_sent_anywhere() -> None:
    court = table(3, favours={BRUNO: [PLANNING]})
    court.bruno.plans()
    with refused(court.state, "RS-8.6"):
        court.bruno.divides((ANN, DIEGO))


def test_rs_8_6_nobody_else_divides_and_nobody_divides_without_planning() -> None:
    court = table(4, favours={BRUNO: [PLANNING]})
    with refused(court.state, "RS-8.6"):
        court.bruno.divides((ANN,))
    court.bruno.plans()
    with refused(court.state, "RS-3.3"):
        court.ann.divides((ANN,))


@pytest.mark.parametrize("high", [ANN, BRUNO])
@pytest.mark.parametrize("answers_first", [ANN, BRUNO])
def test_rs_8_6_if_two_use_it_both_are_spent_and_the_higher_card_decides(high: int, answers_first: int) -> None:
    low = BRUNO if high == ANN else ANN
    court = table(4, favours={high: [(60, PLANNING)], low: [(30, PLANNING)]})
    assert court.spies[answers_first].plans()
    told = court.spies[1 - answers_first].plans()
    assert told[-1] == PlanningSettled((ANN, BRUNO), high)
    assert (court.step, court.asked) == (Step.DIVIDING, high)
    assert court.ann.favours == court.bruno.favours == []
    assert {card.influence for card in court.view(None).past if card.favour is PLANNING} == {30, 60}


def test_rs_8_6_if_only_one_of_two_uses_it_that_one_decides_and_the_other_keeps_the_card() -> None:
    court = table(4, favours={ANN: [(60, PLANNING)], BRUNO: [(30, PLANNING)]})
    court.ann.passes()
    told = court.bruno.plans()
    assert told[-1] == PlanningSettled((BRUNO,), BRUNO)
    assert court.asked == BRUNO
    assert court.ann.favours == [PLANNING]
    assert court.bruno.favours == []


def test_rs_8_6_if_nobody_uses_it_the_round_goes_as_always() -> None:
    court = table(4, first=CLARA, favours={ANN: [PLANNING]})
    told = court.ann.passes()
    assert told[-1] == PlanningSettled((), None)
    assert (court.step, court.asked) == (Step.CHOOSING, CLARA)
    assert court.ann.favours == [PLANNING]


# RS-8.7


def dinner_for_ann(**more: int) -> Court:
    """Ann dines; Bruno is at the King's, Clara and Diego are at the Queen's."""
    king, queen = more.get("king", 50), more.get("queen", 60)
    court = table(4, king=king, queen=queen, favours={ANN: [(40, ROYAL_DINNER)]})
    court.audiences(king=(BRUNO,), dining=(ANN,))
    return court


def test_rs_8_7_dining_is_the_action_of_ones_own_turn() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER]})
    assert court.ann.uses(ROYAL_DINNER) == [FavourUsed(ANN, ROYAL_DINNER)]
    assert court.step is Step.HANDING
    assert court.view(None).players[ANN].at == (KING, QUEEN)
    assert court.view(None).acted == (ANN,)


def test_rs_8_7_or_it_is_used_in_the_closing_window() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER]})
    court.audiences(king=(ANN,))
    assert (court.step, court.asked) == (Step.CHOICE_WINDOW, ANN)
    court.ann.uses(ROYAL_DINNER)
    assert court.view(None).players[ANN].at == (KING, QUEEN)
    assert (court.step, court.asked) == (Step.HANDING, DIEGO)


def test_rs_8_7_also_after_planning() -> None:
    court = table(4, first=CLARA, favours={BRUNO: [PLANNING], ANN: [ROYAL_DINNER]})
    court.bruno.plans()
    court.bruno.divides((ANN, BRUNO))
    assert (court.step, court.asked) == (Step.CHOICE_WINDOW, ANN)
    court.ann.uses(ROYAL_DINNER)
    assert [player.at for player in court.view(None).players] == [(KING, QUEEN), (KING,), (QUEEN,), (QUEEN,)]
    assert (court.step, court.asked, court.view(None).tile) == (Step.BETTING, CLARA, CLARA)


def test_rs_8_7_each_card_counts_for_both_audiences_and_both_majorities() -> None:
    court = dinner_for_ann()
    court.bets({ANN: (40, 0), BRUNO: (10, 0), CLARA: (20, 0)})
    court.count()
    assert (court.counted(KING).total, court.counted(QUEEN).total) == (50, 60)
    assert (court.taker(KING), court.taker(QUEEN)) == (ANN, ANN)
    assert court.paid(ANN) == 4 + 5


def test_rs_8_7_a_diner_wins_at_one_and_loses_at_the_other() -> None:
    court = dinner_for_ann(king=50, queen=70)
    court.bets({ANN: (40, 0), BRUNO: (10, 0), CLARA: (20, 0)})
    court.count()
    assert court.paid(ANN) == 4 - 7


def test_rs_8_7_a_diner_who_loses_both_loses_twice() -> None:
    court = dinner_for_ann(king=50, queen=60)
    court.bets({ANN: (10, 0)})
    court.count()
    assert court.ann.points == 0
    assert [court.this_round(PlayerWithdrew), court.paid(ANN)] == [[], -10]


def test_rs_8_7_an_excuse_withdraws_from_both() -> None:
    court = dinner_for_ann(king=50, queen=60)
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (40, 10), CLARA: (10, 0)})
    court.count()
    assert court.told_of(PlayerWithdrew) == [PlayerWithdrew(ANN)]
    assert len(court.told_of(ValetDrawn)) == 1
    assert (court.counted(KING).total, court.counted(QUEEN).total) == (50, 10)
    assert [court.paid(seat) for seat in range(4)] == [0, 4, -6, -6]


def test_rs_8_7_a_diner_who_withdrew_loses_where_all_withdrew() -> None:
    court = dinner_for_ann(king=50, queen=60)
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (40, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in range(4)] == [-5, -5, -6, -6]


def test_rs_8_7_a_lone_diner_withdraws_freely_from_the_cardinal() -> None:
    court = table(3, king=50, queen=60, favours={ANN: [(40, ROYAL_DINNER)]})
    court.audiences(dining=(ANN,))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in range(3)] == [0, -6, -6]


def test_rs_8_7_a_diner_takes_part_in_ties() -> None:
    court = dinner_for_ann(king=40, queen=60)
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (40, 0)})
    court.count()
    assert court.told_of(TieDeclared) == [TieDeclared(KING, (ANN, BRUNO))]
    assert court.taker(QUEEN) == CLARA


def test_rs_8_7_a_diner_recruits_from_either_side_and_can_be_recruited_from_either() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER, RECRUITMENT], CLARA: [RECRUITMENT]})
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (10, 20), BRUNO: (10, 20), CLARA: (30, 20), DIEGO: (30, 20)})
    assert court.step is Step.RECRUITMENT_WINDOW
    if court.asked == CLARA:
        court.clara.passes()
    named = {move.place.seat for move in court.ann.may if isinstance(move, Recruit)}
    assert named == {BRUNO, CLARA, DIEGO}
    court.ann.recruits(first_bet(BRUNO))
    assert court.asked == CLARA
    named = {move.place.seat for move in court.clara.may if isinstance(move, Recruit)}
    assert named == {ANN, DIEGO}
    court.clara.recruits(second_bet(ANN))


def test_rs_8_7_nobody_dines_twice() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER, ROYAL_DINNER], BRUNO: [CORRUPTION]})
    court.audiences(dining=(ANN,))
    assert (court.step, court.asked) == (Step.CHOICE_WINDOW, BRUNO)  # Ann has nothing she could use
    court.bruno.passes()
    assert court.ann.favours == [ROYAL_DINNER]


def test_rs_8_7_a_second_dinner_is_refused_in_the_window() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER, ROYAL_DINNER, CORRUPTION]})
    court.audiences(dining=(ANN,))
    assert court.asked == ANN
    assert UseFavour(ROYAL_DINNER) not in court.ann.may
    with refused(court.state, "RS-8.7"):
        court.ann.uses(ROYAL_DINNER)


def test_rs_8_7_two_may_dine_in_the_same_round() -> None:
    court = table(3, king=50, queen=60, favours={ANN: [ROYAL_DINNER], BRUNO: [ROYAL_DINNER]})
    court.audiences(dining=(ANN, BRUNO))
    court.bets({ANN: (30, 0), BRUNO: (20, 0)})
    court.count()
    assert (court.counted(KING).total, court.counted(QUEEN).total) == (50, 50)
    assert court.told_of(CardinalBet) == []
    assert court.paid(ANN) == 4 - 6


def test_rs_8_7_a_medal_on_a_diners_card_counts_at_both() -> None:
    court = table(4, king=60, queen=70, favours={ANN: [(40, ROYAL_DINNER)], BRUNO: [(30, MEDAL_OF_MERIT)]})
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (30, 0), CLARA: (10, 0)})
    court.bruno.awards_a_medal(first_bet(ANN))
    assert (court.counted(KING).total, court.counted(QUEEN).total) == (60, 70)
