"""RS-8.1 to RS-8.4, RS-6.15: when a Favour may be used."""

import pytest

from camarilla.games.royal_secrets.events import (
    AudienceTaken,
    CardsRevealed,
    Passed,
    PlanningAnswered,
    PlanningSettled,
    PointsPaid,
)
from camarilla.games.royal_secrets.moves import Pass, UseFavour
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    CORRUPTION,
    DIEGO,
    ESPIONAGE,
    EVA,
    KING,
    MASTER_STROKE,
    MEDAL_OF_MERIT,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    STABBING,
    UP,
    first_bet,
    hidden,
    second_bet,
    table,
)
from tests.make import refused

# RS-8.1


def test_rs_8_1_a_favour_may_be_used_on_ones_own_turn_before_the_action() -> None:
    court = table(4, favours={ANN: [CORRUPTION, ROYAL_DINNER]})
    assert UseFavour(CORRUPTION) in court.ann.may
    court.ann.uses(CORRUPTION)
    assert court.asked == ANN
    court.ann.uses(ROYAL_DINNER)  # this one is the action
    assert court.step is Step.HANDING


def test_rs_8_1_not_on_anothers_turn() -> None:
    court = table(4, favours={BRUNO: [CORRUPTION]})
    assert court.bruno.may == []
    with refused(court.state, "RS-3.3"):
        court.bruno.uses(CORRUPTION)


def test_rs_8_1_not_after_the_action_of_that_turn() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    court.ann.goes_to(KING)
    with refused(court.state, "RS-8.1"):
        court.ann.uses(CORRUPTION)


@pytest.mark.parametrize("favour", [ESPIONAGE, ROYAL_PARDON, MASTER_STROKE])
def test_rs_8_1_not_in_phase_1_if_it_belongs_to_another(favour: Favour) -> None:
    court = table(4, favours={ANN: [favour]})
    with refused(court.state, "RS-8.1"):
        court.ann.uses(favour)


def test_rs_8_1_stabbing_medal_and_recruitment_wait_for_their_phase() -> None:
    court = table(4, favours={ANN: [STABBING, MEDAL_OF_MERIT, RECRUITMENT]})
    for attempt in (court.ann.stabs, court.ann.awards_a_medal, court.ann.recruits):
        with refused(court.state, "RS-8.1"):
            attempt(first_bet(BRUNO))


@pytest.mark.parametrize("favour", [CORRUPTION, ROYAL_DINNER, ROYAL_PARDON])
def test_rs_8_1_not_in_phase_2_if_it_belongs_to_another(favour: Favour) -> None:
    court = table(4, favours={ANN: [favour]})
    court.audiences()
    court.all_pass(Step.CHOICE_WINDOW)
    court.diego.hands_the_tile_to(ANN)
    with refused(court.state, "RS-8.1"):
        court.ann.uses(favour)


@pytest.mark.parametrize("bet", [1, 2])
def test_rs_8_1_in_phase_2_before_either_bet(bet: int) -> None:
    court = table(4, favours={ANN: [MEDAL_OF_MERIT]})
    court.audiences()
    if bet == 1:
        court.diego.hands_the_tile_to(BRUNO)
        court.bruno.bets(20, UP)
        court.bruno.hands_the_tile_to(ANN)
    else:
        court.first_bets({BRUNO: (20, 0)})
        court.diego.hands_the_tile_to(ANN)
    court.ann.awards_a_medal(first_bet(BRUNO))
    assert (court.step, court.asked) == (Step.BETTING, ANN)


# RS-8.2


def test_rs_8_2_a_window_closes_phase_1_before_the_tile_is_handed_on() -> None:
    court = table(4, favours={BRUNO: [CORRUPTION]})
    court.audiences()
    assert (court.step, court.asked) == (Step.CHOICE_WINDOW, BRUNO)
    assert court.bruno.may == [Pass(), UseFavour(CORRUPTION)]
    court.bruno.uses(CORRUPTION)
    assert (court.step, court.asked) == (Step.HANDING, DIEGO)


def test_rs_8_2_a_window_closes_phase_2() -> None:
    court = table(4, favours={BRUNO: [ESPIONAGE]})
    court.audiences()
    court.bets({ANN: (10, 0)})
    assert (court.step, court.asked) == (Step.BETTING_WINDOW, BRUNO)
    assert court.told_of(CardsRevealed) == []
    assert court.bruno.passes()[0] == Passed(BRUNO)
    assert len(court.told_of(CardsRevealed)) == 1


def test_rs_8_2_there_is_no_window_between_the_two_bets() -> None:
    court = table(4, favours={BRUNO: [ESPIONAGE]})
    court.audiences()
    court.first_bets({ANN: (hidden(10), 0)})
    assert (court.step, court.asked) == (Step.HANDING, DIEGO)


def test_rs_8_2_it_opens_only_if_somebody_can_use_something() -> None:
    court = table(4, favours={BRUNO: [STABBING], ANN: [ROYAL_PARDON]})
    court.audiences()
    assert court.step is Step.HANDING


def test_rs_8_2_the_tile_holder_is_asked_first_then_clockwise_only_those_who_can() -> None:
    court = table(
        5,
        first=BRUNO,
        favours={ANN: [ROYAL_DINNER], BRUNO: [CORRUPTION], CLARA: [STABBING], DIEGO: [CORRUPTION], EVA: [ROYAL_PARDON]},
    )
    court.audiences(order=(BRUNO, ANN, CLARA, EVA, DIEGO))
    asked = []
    while court.step is Step.CHOICE_WINDOW:
        asked.append(court.asked)
        court.spies[court.asked].passes()
    assert asked == [DIEGO, ANN, BRUNO]


def test_rs_8_2_a_use_is_followed_by_the_next_clockwise_and_earlier_passes_lapse() -> None:
    court = table(4, favours={ANN: [ROYAL_DINNER], BRUNO: [CORRUPTION], CLARA: [ROYAL_DINNER], DIEGO: [CORRUPTION]})
    court.audiences()
    asked = []
    for seat in (DIEGO, ANN):
        asked.append(court.asked)
        court.spies[seat].passes()
    assert court.asked == BRUNO
    court.bruno.uses(CORRUPTION)
    while court.step is Step.CHOICE_WINDOW:
        asked.append(court.asked)
        court.spies[court.asked].passes()
    assert asked == [DIEGO, ANN, CLARA, DIEGO, ANN]  # Bruno has nothing left
    assert (court.step, court.asked) == (Step.HANDING, DIEGO)


def test_rs_8_2_whoever_used_one_is_asked_again_after_the_others() -> None:
    court = table(4, favours={ANN: [CORRUPTION, ROYAL_DINNER], CLARA: [ROYAL_DINNER]})
    court.audiences()
    assert court.asked == ANN
    court.ann.uses(CORRUPTION)
    assert court.asked == CLARA
    court.clara.passes()
    assert court.asked == ANN
    court.ann.uses(ROYAL_DINNER)
    assert court.asked == CLARA  # her pass has lapsed
    court.clara.passes()
    assert court.step is Step.HANDING


def test_rs_8_2_who_has_passed_may_use_a_favour_when_asked_again() -> None:
    court = table(4, favours={ANN: [CORRUPTION], DIEGO: [CORRUPTION]})
    court.audiences()
    court.diego.passes()
    court.ann.uses(CORRUPTION)
    assert court.asked == DIEGO
    court.diego.uses(CORRUPTION)
    assert court.step is Step.HANDING


def test_rs_8_2_who_can_no_longer_use_anything_is_not_asked() -> None:
    court = table(4, valets_left=1, favours={ANN: [CORRUPTION], CLARA: [CORRUPTION]})
    court.audiences()
    court.ann.uses(CORRUPTION)
    assert (court.step, court.asked) == (Step.HANDING, DIEGO)
    assert court.clara.favours == [CORRUPTION]


def test_rs_8_2_after_planning_the_rounds_beginner_is_asked_first() -> None:
    court = table(4, first=CLARA, favours={ANN: [PLANNING], BRUNO: [CORRUPTION], DIEGO: [CORRUPTION]})
    court.ann.plans()
    court.ann.divides((ANN, BRUNO))
    assert (court.step, court.asked) == (Step.CHOICE_WINDOW, DIEGO)  # the next able one clockwise from Clara
    court.diego.passes()
    assert court.asked == BRUNO
    court.bruno.uses(CORRUPTION)
    assert court.asked == DIEGO
    court.diego.passes()
    assert (court.step, court.asked) == (Step.BETTING, CLARA)


def test_rs_8_2_outside_a_window_there_is_nothing_to_pass() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    with refused(court.state, "RS-8.2"):
        court.ann.passes()
    court.ann.goes_to(KING)
    with refused(court.state, "RS-8.2"):
        court.ann.passes()


def test_rs_8_2_in_a_window_only_the_one_asked_answers() -> None:
    court = table(4, favours={ANN: [CORRUPTION], CLARA: [CORRUPTION]})
    court.audiences()
    for attempt in (court.clara.passes, lambda: court.clara.uses(CORRUPTION), court.bruno.passes):
        with refused(court.state, "RS-3.3"):
            attempt()
    with refused(court.state, "RS-4.1"):
        court.ann.goes_to(KING)
    with refused(court.state, "RS-3.3"):
        court.ann.hands_the_tile_to(BRUNO)


# RS-8.3


def test_rs_8_3_planning_is_used_in_an_opening_window_before_anybody_has_chosen() -> None:
    court = table(4, first=CLARA, king=50, favours={BRUNO: [PLANNING]})
    view = court.view(BRUNO)
    assert view.step is Step.PLANNING_WINDOW
    assert view.king is not None
    assert view.king.influence == 50  # the cards are turned up already
    assert view.waiting == (BRUNO,)
    assert court.bruno.may == [UseFavour(PLANNING), Pass()]
    with refused(court.state, "RS-3.3"):
        court.clara.goes_to(KING)


def test_rs_8_3_not_later() -> None:
    court = table(4, favours={ANN: [PLANNING]})
    court.ann.passes()
    assert court.step is Step.CHOOSING
    assert UseFavour(PLANNING) not in court.ann.may
    with refused(court.state, "RS-8.3"):
        court.ann.plans()
    court.audiences()
    assert court.view(None).step is Step.HANDING  # not in the closing window either


def test_rs_8_3_all_holders_answer_at_the_same_time_sealed() -> None:
    court = table(4, favours={ANN: [PLANNING], CLARA: [PLANNING]})
    assert court.state.to_act() == (ANN, CLARA)
    before = {reader: court.view(reader) for reader in (BRUNO, CLARA, None)}
    told = court.ann.plans()
    assert told == [PlanningAnswered(ANN, True)]
    assert [told[0].as_seen_by(reader) for reader in (BRUNO, CLARA, None)] == [None, None, None]
    assert {reader: court.view(reader) for reader in (BRUNO, CLARA, None)} == before
    assert court.state.to_act() == (CLARA,)
    assert court.view(ANN).waiting == (ANN, CLARA)
    with refused(court.state, "RS-3.3"):
        court.ann.passes()  # an answer is final
    assert court.clara.passes()[-1] == PlanningSettled((ANN,), ANN)


def test_rs_8_3_the_answers_may_come_in_any_order() -> None:
    court = table(4, favours={ANN: [PLANNING], CLARA: [PLANNING]})
    court.clara.passes()
    court.ann.passes()
    assert court.step is Step.CHOOSING


def test_rs_8_3_each_may_use_one_planning_card() -> None:
    court = table(4, king=[70, 50], favours={ANN: [(30, PLANNING), (60, PLANNING)]})
    court.ann.plans()
    assert court.step is Step.DIVIDING
    assert court.ann.favours == [PLANNING]
    court.ann.divides(())
    court.bets({})
    assert court.view(None).step is Step.PLANNING_WINDOW  # the other one in the next round
    court.ann.plans()
    assert court.ann.favours == []


def test_rs_8_3_in_the_opening_window_other_favours_wait() -> None:
    court = table(4, favours={ANN: [PLANNING, CORRUPTION]})
    with refused(court.state, "RS-8.1"):
        court.ann.uses(CORRUPTION)


def test_rs_8_3_without_a_holder_there_is_no_opening_window() -> None:
    court = table(4, favours={ANN: [CORRUPTION]})
    assert court.step is Step.CHOOSING


# RS-8.4, RS-6.15


def test_rs_8_4_recruitment_has_a_window_of_its_own_before_the_reveal() -> None:
    court = table(4, first=BRUNO, favours={ANN: [RECRUITMENT], CLARA: [RECRUITMENT], DIEGO: [ESPIONAGE]})
    court.audiences()
    court.bets({ANN: (20, 10), BRUNO: (30, 0)})
    assert (court.step, court.asked) == (Step.BETTING_WINDOW, DIEGO)
    court.diego.passes()
    assert (court.step, court.asked) == (Step.RECRUITMENT_WINDOW, ANN)  # she bet last and holds the tile
    court.ann.passes()
    assert court.asked == CLARA
    court.clara.recruits(second_bet(ANN))
    assert court.asked == ANN  # her pass has lapsed
    court.ann.recruits(first_bet(BRUNO))
    assert len(court.told_of(CardsRevealed)) == 1


def test_rs_8_4_pardon_and_stroke_have_a_window_after_the_losses_are_known_before_they_are_paid() -> None:
    court = table(4, king=70, queen=60, favours={BRUNO: [(30, ROYAL_PARDON)], DIEGO: [(50, MASTER_STROKE)]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({})
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, DIEGO)
    assert court.told_of(PointsPaid) == []
    assert [player.losses for player in court.view(ANN).players] == [7, 7, 6, 6]
    assert [player.points for player in court.view(ANN).players] == [10, 10, 10, 10]
    court.diego.passes()
    assert court.asked == BRUNO
    court.bruno.uses(ROYAL_PARDON)
    assert court.asked == DIEGO
    court.diego.uses(MASTER_STROKE)
    assert [court.paid(seat) for seat in range(4)] == [-7, 0, -6, 6]


def test_rs_6_15_the_window_of_the_losses_comes_after_all_tie_breaks() -> None:
    court = table(4, king=70, queen=20, favours={BRUNO: [(30, ROYAL_PARDON)]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (10, 0), DIEGO: (10, 0)})
    assert court.step is Step.TIE_BREAK
    court.clara.shows(0)
    court.diego.shows(10)
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, BRUNO)


def test_rs_6_15_a_favour_won_this_round_cannot_be_used_in_that_window() -> None:
    """Ann dines: she takes the Pardon at the King's and loses at the Queen's in the same round."""
    court = table(
        4, king=(30, ROYAL_PARDON), queen=(70, MEDAL_OF_MERIT), favours={ANN: [ROYAL_DINNER], CLARA: [MASTER_STROKE]}
    )
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (30, 0)})
    assert AudienceTaken(KING, ANN, ROYAL_PARDON) in court.told
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, CLARA)
    assert court.ann.favours == []
    court.clara.passes()
    assert court.paid(ANN) == 2 - 7
    assert court.ann.favours == [ROYAL_PARDON]
    assert court.counted(QUEEN).succeeded is False


def test_rs_6_15_neither_pardon_nor_stroke_before_the_losses_are_known() -> None:
    court = table(4, favours={ANN: [ROYAL_PARDON, MASTER_STROKE, RECRUITMENT, ESPIONAGE]})
    court.audiences()
    court.bets({BRUNO: (20, 10)})
    for step in (Step.BETTING_WINDOW, Step.RECRUITMENT_WINDOW):
        assert court.step is step
        for favour in (ROYAL_PARDON, MASTER_STROKE):
            with refused(court.state, "RS-8.1"):
                court.ann.uses(favour)
        court.ann.passes()
