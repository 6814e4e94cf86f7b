"""RS-6.7 and RS-7: paying, clearing the table, the final count."""

from collections.abc import Mapping, Sequence

import pytest

from camarilla.core.data import Outcome
from camarilla.games.royal_secrets.cards import Cardinal
from camarilla.games.royal_secrets.events import (
    CardHandedOver,
    CardRecruited,
    GameEnded,
    HandCounted,
    PointsDue,
    PointsPaid,
    Reason,
    RoundEnded,
)
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    KING,
    MASTER_STROKE,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    STABBING,
    THE_EXCUSE,
    CardName,
    Court,
    courtier,
    second_bet,
    table,
    valet,
)
from tests.make import refused

DEBTS = RoyalOptions(debts=True)


# RS-6.7


def failing(points: int, options: RoyalOptions | None = None) -> Court:
    """Ann, with these points, has failed with Bruno before a King who costs 7."""
    court = table(4, king=70, queen=20, points={ANN: points}, options=options)
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (20, 0)})
    court.count()
    return court


def test_rs_6_7_points_stop_at_zero() -> None:
    court = failing(points=3)
    assert court.ann.points == 0
    assert court.paid(ANN) == -3
    assert PointsDue(ANN, 4, Reason.NOTHING_LEFT) in court.told
    assert court.paid(BRUNO) == -7


def test_rs_6_7_with_debts_points_go_below_zero() -> None:
    court = failing(points=3, options=DEBTS)
    assert court.ann.points == -4
    assert court.paid(ANN) == -7


@pytest.mark.parametrize(("options", "left"), [(None, 0), (DEBTS, -4)])
def test_rs_6_7_gains_and_losses_of_the_round_are_netted_before_the_limit(
    options: RoyalOptions | None, left: int
) -> None:
    """A diner with 1 point wins 2 at the Queen's and loses 7 at the King's: 1 + 2 - 7, not (1 - 7, at least 0) + 2."""
    court = table(4, king=70, queen=30, points={ANN: 1}, favours={ANN: [(40, ROYAL_DINNER)]}, options=options)
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (10, 0), CLARA: (20, 0)})
    court.count()
    assert court.ann.points == left


def test_rs_6_7_the_limit_falls_once_a_round() -> None:
    """With 2 points, 3 for the failure and 4 for one's own Valet: 0 after both, and the next gain is whole."""
    court = table(4, king=[30, 20], points={ANN: 2}, valets=(-10, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, valet(-10)), CLARA: (10, 0)})
    court.count()
    assert court.ann.points == 0
    court.play_round({ANN: (20, 0)}, king=(ANN, BRUNO))
    assert court.ann.points == 2


def test_rs_6_7_a_player_at_zero_still_has_losses_to_pardon_or_to_turn() -> None:
    court = table(4, king=70, queen=20, points={ANN: 0}, favours={ANN: [ROYAL_PARDON, (50, MASTER_STROKE)]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (20, 0)})
    assert court.step is Step.LOSSES_WINDOW
    court.ann.uses(MASTER_STROKE)
    assert court.ann.points == 7  # the full printed loss


def test_rs_6_7_everybody_is_told_what_everybody_paid() -> None:
    court = failing(points=10)
    assert [event.seat for event in court.this_round(PointsPaid)] == [ANN, BRUNO, CLARA, DIEGO]


# RS-7.1 to RS-7.3


def test_rs_7_1_bet_cards_are_discarded_for_good() -> None:
    court = table(4, king=30, valets=(0, 0, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (30, 0), BRUNO: (0, THE_EXCUSE), CLARA: (valet(10), 40)})
    court.count()
    gone = sorted(card.number for card in court.view(DIEGO).discard)
    assert gone == sorted(
        [court.ann.number(30), court.bruno.number(THE_EXCUSE), court.clara.number(valet(10)), court.clara.number(40)]
    )
    assert (court.ann.count(30), court.clara.count(40)) == (0, 0)
    assert all(not player.bets for player in court.view(None).players)
    assert court.told_of(RoundEnded) == [RoundEnded(1)]


def test_rs_7_1_an_audience_card_nobody_took_is_discarded() -> None:
    court = table(4, king=30, queen=70)
    king, queen = court.view(None).king, court.view(None).queen
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (30, 0), CLARA: (10, 0)})
    court.count()
    assert court.view(None).past == (queen,)
    assert court.view(None).players[ANN].favours == (king,)


def test_rs_7_2_0_courtiers_return_to_the_hand() -> None:
    court = table(4)
    for _ in range(4):
        court.play_round()
        assert all(spy.count(0) == 2 for spy in court.spies)


def test_rs_7_2_a_0_valet_does_not_return() -> None:
    court = table(4, valets=(0, 0, 0, 0))
    court.play_round({ANN: (valet(0), 0)})
    assert court.ann.count(valet(0)) == 0
    assert court.ann.count(0) == 2


def test_rs_7_2_0_courtiers_never_change_hands() -> None:
    """Neither recruited, nor stabbed, nor shown in a tie."""
    court = table(4, king=40, favours={ANN: [RECRUITMENT], CLARA: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (10, 0)})
    court.clara.stabs(second_bet(DIEGO))
    court.ann.recruits(second_bet(BRUNO))
    court.ann.shows(0)
    court.bruno.shows(0)
    for spy in court.spies:
        assert [card for card in spy.hand if card < 30 and card % 6 == 0] == [spy.number(0)] * 2


def test_rs_7_3_used_cardinal_cards_lie_face_up_beside_the_pile() -> None:
    court = table(3, cardinals=(20, -10))
    court.audiences(king=(ANN,))
    court.first_bets({BRUNO: (10, 0)})
    assert court.view(None).used_cardinals == ()
    court.second_bets({})
    court.count()
    for reader in (None, ANN, BRUNO):
        used = court.view(reader).used_cardinals
        assert [card.value for card in used if isinstance(card, Cardinal)] == [20, -10]
    assert court.view(None).cardinals_left == 12


# RS-7.4, RS-7.5: the end


def final(
    hands: Mapping[int, Sequence[CardName]],
    points: Mapping[int, int] | None = None,
    options: RoyalOptions | None = None,
) -> Court:
    """All bet two 0s in round 7 and fail together before a Queen who costs 2."""
    everybody: dict[int, Sequence[CardName]] = dict.fromkeys(range(4), ())
    court = table(
        4,
        king=70,
        queen=20,
        round_=7,
        hands=everybody | dict(hands),
        points=points,
        options=options,
        valets=(-10, 0, 10, 20),
    )
    court.play_round()
    return court


def hand_points(court: Court, seat: int) -> int:
    (counted,) = [event for event in court.told_of(HandCounted) if event.seat == seat]
    return counted.points


def test_rs_7_4_every_10_influence_left_in_hand_is_a_point() -> None:
    court = final({ANN: (10,), BRUNO: (20, 10), CLARA: (40, valet(10)), DIEGO: ()})
    assert [hand_points(court, seat) for seat in range(4)] == [1, 3, 5, 0]
    assert [spy.points for spy in court.spies] == [9, 11, 13, 8]


@pytest.mark.parametrize("hand", [(40, 20), (40, 30), (40, 30, 20, 20, 10, 10, 10)])
def test_rs_7_4_at_most_six_points_in_all(hand: tuple[int, ...]) -> None:
    court = final({ANN: hand})
    assert hand_points(court, ANN) == 6


def test_rs_7_4_a_card_below_zero_and_the_excuse_count_nothing() -> None:
    court = final({ANN: (20, valet(-10)), BRUNO: (10, THE_EXCUSE)})
    assert [hand_points(court, ANN), hand_points(court, BRUNO)] == [2, 1]


def test_rs_7_4_cards_received_in_the_last_tie_break_count_like_ones_own() -> None:
    court = table(4, king=40, round_=7, hands={ANN: (20, 10), BRUNO: (20, 40), CLARA: (), DIEGO: ()})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0)})
    court.count()
    court.ann.shows(10)
    court.bruno.shows(40)
    assert len(court.told_of(CardHandedOver)) == 2
    assert [hand_points(court, ANN), hand_points(court, BRUNO)] == [4, 1]


def test_rs_7_4_cards_recruited_in_round_seven_count_like_ones_own() -> None:
    court = table(4, king=30, round_=7, hands={ANN: (), BRUNO: (30,)}, favours={ANN: [RECRUITMENT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (0, 30), CLARA: (10, 0)})
    court.ann.recruits(second_bet(BRUNO))
    assert len(court.told_of(CardRecruited)) == 1
    assert court.ann.count(courtier(BRUNO, 30)) == 1
    assert [hand_points(court, ANN), hand_points(court, BRUNO)] == [3, 0]


@pytest.mark.parametrize(("options", "end"), [(None, 3), (DEBTS, 2)])
def test_rs_7_4_the_limit_at_zero_comes_before_the_hands(options: RoyalOptions | None, end: int) -> None:
    court = final({ANN: (30,)}, points={ANN: 1}, options=options)
    assert court.ann.points == end


def test_rs_7_4_all_hands_are_shown_at_the_end() -> None:
    court = final({ANN: (10,)})
    (shown,) = [event for event in court.told_of(HandCounted) if event.seat == ANN]
    assert [card.number for card in shown.hand] == court.ann.hand
    assert [card.number for card in court.seen_of(ANN, BRUNO).hand or ()] == court.ann.hand


def test_rs_7_5_most_points_wins() -> None:
    court = final({ANN: (10,), BRUNO: (20, 10), CLARA: (40,)})
    outcome = court.state.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.scores == (9, 11, 12, 8)
    assert outcome.winners == (CLARA,)
    assert outcome.places == (3, 2, 1, 4)
    assert court.told[-1] == GameEnded((9, 11, 12, 8), (CLARA,))


def test_rs_7_5_a_tie_is_a_shared_victory() -> None:
    court = final({ANN: (10,), BRUNO: (20,), CLARA: (20,)})
    outcome = court.state.outcome()
    assert outcome is not None
    assert outcome.winners == (BRUNO, CLARA)
    assert outcome.places == (3, 1, 1, 4)


def test_rs_7_5_before_the_end_there_is_no_outcome_and_after_it_no_move() -> None:
    court = table(4, round_=7)
    assert court.state.outcome() is None
    court.play_round()
    assert court.state.to_act() == ()
    assert all(spy.may == [] for spy in court.spies)
    with refused(court.state, "RS-7.5"):
        court.ann.goes_to(KING)
