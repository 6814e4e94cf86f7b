"""RS-6.14: the seventh and last audience."""

import pytest

from camarilla.games.royal_secrets.events import PointsDue, Reason
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    KING,
    QUEEN,
    ROYAL_DINNER,
    ROYAL_PARDON,
    THE_EXCUSE,
    table,
    valet,
)
from tests.make import refused


def test_rs_6_14_in_round_seven_only_the_majority_player_wins_the_points() -> None:
    court = table(4, king=60, queen=20, round_=7)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, 0), BRUNO: (20, 10)})
    court.count()
    assert court.counted(KING).succeeded
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [5, 0, 0]
    assert PointsDue(ANN, 5, Reason.LAST_PRIZE) in court.told


def test_rs_6_14_in_round_six_everybody_still_wins() -> None:
    court = table(4, king=60, queen=20, round_=6)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, 0), BRUNO: (20, 10)})
    court.count()
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [5, 5, 5]


def test_rs_6_14_on_failure_all_who_stayed_lose_the_points() -> None:
    court = table(4, king=60, queen=20, round_=7)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, 0), BRUNO: (10, 0), CLARA: (40, THE_EXCUSE)})
    court.count()
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [-6, -6, 0]


def test_rs_6_14_a_tie_is_broken_for_the_points_too() -> None:
    court = table(4, king=40, round_=7)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (10, 0)})
    court.count()
    court.ann.shows(0)
    court.bruno.shows(10)
    assert [court.paid(ANN), court.paid(BRUNO)] == [0, 3]


def test_rs_6_14_if_nobody_takes_the_majority_nobody_wins_the_points() -> None:
    court = table(4, king=40, round_=7)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (10, 0)})
    court.count()
    court.ann.shows(10)
    court.bruno.shows(10)
    assert court.counted(KING).succeeded
    assert [court.paid(ANN), court.paid(BRUNO)] == [0, 0]


@pytest.mark.parametrize(("cards", "prize"), [((20, 0), 2), ((10, 0), 0)])
def test_rs_6_14_a_lone_player_wins_them_only_with_at_least_the_cardinals_sum(
    cards: tuple[int, int], prize: int
) -> None:
    court = table(3, king=30, cardinals=(10, 10), round_=7)
    court.audiences(king=(ANN,))
    court.bets({ANN: cards, BRUNO: (10, 0)})
    court.count()
    assert court.counted(KING).succeeded
    assert court.paid(ANN) == prize


def test_rs_6_14_a_diner_can_win_both_last_prizes() -> None:
    court = table(4, king=50, queen=60, favours={ANN: [ROYAL_DINNER]}, round_=7)
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (40, 10), BRUNO: (10, 0), CLARA: (10, 0)})
    court.count()
    assert court.paid(ANN) == 4 + 5


def test_rs_6_14_rumours_are_spread_as_in_every_round() -> None:
    court = table(4, king=20, queen=70, valets=(20, 0, 0, 0), round_=7)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), 0), CLARA: (10, 0)})
    court.count()
    assert court.paid(CLARA) == -7 - 1


def test_rs_6_14_it_is_the_last_round_to_use_a_favour() -> None:
    court = table(4, king=70, favours={ANN: [ROYAL_PARDON]}, round_=7)
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (10, 0)})
    assert court.step is Step.LOSSES_WINDOW
    court.ann.uses(ROYAL_PARDON)
    assert court.paid(ANN) == 0
    assert court.state.is_over()


def test_rs_6_14_a_favour_won_in_round_seven_is_of_no_use() -> None:
    court = table(4, king=(30, ROYAL_PARDON), queen=70, round_=7)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 0), CLARA: (10, 0)})
    court.count()
    assert court.taker(KING) == ANN
    assert court.state.is_over()
    assert court.ann.may == []
    with refused(court.state, "RS-7.5"):
        court.ann.uses(ROYAL_PARDON)
    assert court.counted(QUEEN).succeeded is False
