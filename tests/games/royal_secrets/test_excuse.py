"""RS-6.2, RS-6.3: the Excuse."""

import pytest

from camarilla.games.royal_secrets.cards import Valet
from camarilla.games.royal_secrets.events import PlayerWithdrew, PointsDue, Reason, ValetDrawn
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    EVA,
    KING,
    QUEEN,
    STABBING,
    THE_EXCUSE,
    Court,
    excuse_of,
    hidden,
    second_bet,
    table,
    valet,
)


def drawn(court: Court) -> list[tuple[int, int]]:
    return [(event.seat, event.card.value) for event in court.told_of(ValetDrawn) if isinstance(event.card, Valet)]


def withdrew(court: Court) -> list[int]:
    return [event.seat for event in court.told_of(PlayerWithdrew)]


def test_rs_6_2_whoever_bet_the_excuse_withdraws_and_the_other_card_does_not_count() -> None:
    court = table(4, king=50)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (40, 0), CLARA: (10, 0)})
    court.count()
    assert withdrew(court) == [ANN]
    assert court.counted(KING).total == 40
    assert [own.seat for own in court.counted(KING).sums] == [BRUNO]
    discard = [card.number for card in court.view(None).discard]
    assert court.ann.number(40) in discard
    assert court.ann.number(THE_EXCUSE) in discard


@pytest.mark.parametrize("bets", [(THE_EXCUSE, 10), (hidden(THE_EXCUSE), 10), (10, THE_EXCUSE)])
def test_rs_6_2_it_does_not_matter_which_way_up_or_when_it_was_bet(bets: tuple[int, int]) -> None:
    court = table(4)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: bets, CLARA: (10, 0)})
    court.count()
    assert withdrew(court) == [ANN]


def test_rs_6_2_a_0_bet_beside_the_excuse_still_comes_back() -> None:
    court = table(4)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (0, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    assert court.ann.count(0) == 2
    assert court.ann.count(THE_EXCUSE) == 0


def test_rs_6_2_who_withdraws_draws_the_top_valet() -> None:
    court = table(4, valets=(0, 0, 0, 0, 20, -10))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (0, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    assert drawn(court) == [(ANN, 20)]
    assert court.ann.count(valet(20)) == 1
    assert court.view(None).valets_left == 5


def test_rs_6_2_from_an_empty_pile_nothing_is_drawn() -> None:
    court = table(4, valets_left=0)
    court.audiences(king=(ANN, BRUNO))
    before = len(court.ann.hand)
    court.bets({ANN: (10, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    assert withdrew(court) == [ANN]
    assert drawn(court) == []
    assert len(court.ann.hand) == before - 2


def test_rs_6_2_the_last_valet_goes_to_the_first_who_draws() -> None:
    court = table(4, valets_left=1)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, THE_EXCUSE), CLARA: (10, THE_EXCUSE)})
    court.count()
    assert [seat for seat, _ in drawn(court)] == [ANN]
    assert sorted(withdrew(court)) == [ANN, CLARA]


@pytest.mark.parametrize("total", [40, 50])
def test_rs_6_2_who_withdrew_neither_wins_nor_loses(total: int) -> None:
    court = table(4, king=50)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (0, THE_EXCUSE), BRUNO: (40, total - 40), CLARA: (10, 0)})
    court.count()
    assert court.paid(ANN) == 0
    assert court.paid(BRUNO) == (4 if total == 50 else -5)


def test_rs_6_2_who_withdrew_cannot_be_the_majority_player() -> None:
    court = table(5, king=30)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (20, 0), CLARA: (10, 0), DIEGO: (10, 0)})
    court.count()
    assert court.taker(KING) == BRUNO


def test_rs_6_2_who_withdrew_is_not_hurt_by_valets() -> None:
    court = table(4, queen=20, valets=(0, 0, 20, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, THE_EXCUSE), CLARA: (valet(20), 0)})
    court.count()
    assert court.counted(QUEEN).succeeded
    assert court.paid(ANN) == 0
    assert PointsDue(BRUNO, -1, Reason.RUMOUR, CLARA) in court.told


@pytest.mark.parametrize("last", [ANN, BRUNO, CLARA, DIEGO, EVA])
def test_rs_6_2_several_draw_their_valets_clockwise_from_the_tile_holder(last: int) -> None:
    court = table(5, valets=(0, 0, 0, 0, 10, 20, -10, 10))
    court.audiences(king=(ANN, BRUNO, DIEGO))
    bets = {ANN: (10, THE_EXCUSE), BRUNO: (0, THE_EXCUSE), EVA: (10, THE_EXCUSE)}
    court.first_bets(bets)
    others = [seat for seat in (EVA, DIEGO, CLARA, BRUNO, ANN) if seat != last]
    if others[0] == court.asked:
        others.reverse()
    court.second_bets(bets, order=(*others, last))
    court.count()
    clockwise = [(last + step) % 5 for step in range(5)]
    assert drawn(court) == list(
        zip([seat for seat in clockwise if seat in (ANN, BRUNO, EVA)], [20, -10, 10], strict=True)
    )


def test_rs_6_2_two_excuses_withdraw_once_and_draw_one_valet() -> None:
    court = table(4, hands={ANN: (THE_EXCUSE, excuse_of(BRUNO), 10)})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (THE_EXCUSE, excuse_of(BRUNO)), BRUNO: (10, 0), CLARA: (10, 0)})
    court.count()
    assert withdrew(court) == [ANN]
    assert len(drawn(court)) == 1


def test_rs_6_2_a_stabbed_excuse_does_not_withdraw_its_player() -> None:
    court = table(4, king=30, favours={CLARA: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (30, THE_EXCUSE), CLARA: (10, 0)})
    court.clara.stabs(second_bet(ANN))
    assert withdrew(court) == []
    assert drawn(court) == []
    assert court.counted(KING).total == 30
    assert court.taker(KING) == ANN
    assert court.paid(ANN) == 2


def test_rs_6_2_of_two_excuses_one_stabbed_still_withdraws() -> None:
    court = table(4, hands={ANN: (THE_EXCUSE, excuse_of(BRUNO))}, favours={CLARA: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (THE_EXCUSE, excuse_of(BRUNO)), BRUNO: (10, 0), CLARA: (10, 0)})
    court.clara.stabs(second_bet(ANN))
    assert withdrew(court) == [ANN]


def test_rs_6_3_if_all_withdrew_all_of_them_lose_the_points() -> None:
    court = table(4, king=50)
    card = court.view(None).king
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (40, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    counted = court.counted(KING)
    assert (counted.succeeded, counted.sums) == (False, ())
    assert [court.paid(ANN), court.paid(BRUNO)] == [-5, -5]
    assert PointsDue(ANN, -5, Reason.STOOD_UP) in court.told
    assert len(drawn(court)) == 2  # they drew their Valets all the same
    assert card in court.view(None).past


def test_rs_6_3_one_who_stayed_is_enough_to_excuse_the_others() -> None:
    court = table(4, king=50)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (40, THE_EXCUSE), DIEGO: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [0, 0, -5]


def test_rs_6_3_all_who_withdrew_are_still_not_hurt_by_valets() -> None:
    court = table(4, king=50, queen=20, valets=(0, 0, 20, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, THE_EXCUSE), BRUNO: (10, THE_EXCUSE), CLARA: (valet(20), 0)})
    court.count()
    assert court.counted(QUEEN).succeeded
    assert [court.paid(ANN), court.paid(BRUNO)] == [-5, -5]


def test_rs_6_3_a_single_player_with_the_cardinal_may_withdraw_freely() -> None:
    court = table(3, king=50, cardinals=(0, 0))
    court.audiences(king=(ANN,))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (10, 0)})
    court.count()
    assert court.paid(ANN) == 0
    assert len(drawn(court)) == 1
