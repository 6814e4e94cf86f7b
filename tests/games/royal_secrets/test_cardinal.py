"""RS-5.5, RS-5.6, RS-6.10: alone with a sovereign, the Cardinal keeps an eye on one."""

import pytest

from camarilla.games.royal_secrets.cards import Cardinal
from camarilla.games.royal_secrets.events import AudienceDiscarded, CardBet, CardinalBet, ParleyHanded
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    DOWN,
    KING,
    QUEEN,
    ROYAL_DINNER,
    THE_EXCUSE,
    UP,
    hidden,
    table,
)


def values(cards: list[CardinalBet]) -> list[int]:
    return [event.card.value for event in cards if isinstance(event.card, Cardinal)]


def test_rs_5_5_beside_each_bet_of_a_lone_player_lies_a_cardinal_card_first_up_then_down() -> None:
    court = table(3, cardinals=(20, -10))
    court.audiences(king=(ANN,))
    court.clara.hands_the_tile_to(ANN)
    bet, cardinal = court.ann.bets(10, DOWN)
    assert isinstance(bet, CardBet)
    assert isinstance(cardinal, CardinalBet)
    assert (cardinal.sovereign, cardinal.bet, cardinal.face) == (KING, 1, UP)
    assert values([cardinal]) == [20]
    court.ann.hands_the_tile_to(BRUNO)
    assert [type(event) for event in court.bruno.bets(0, UP)] == [CardBet, ParleyHanded]
    court.clara.bets(0, UP)
    court.clara.hands_the_tile_to(ANN)
    second = court.ann.bets(20, UP)[1]
    assert isinstance(second, CardinalBet)
    assert (second.sovereign, second.bet, second.face) == (KING, 2, DOWN)
    assert values([second]) == [-10]
    shown = court.view(ANN).cardinal
    assert [bet.face for bet in shown] == [UP, DOWN]
    assert shown[1].card is None  # not even for the player who drew it


@pytest.mark.parametrize("king", [(), (ANN, BRUNO), (ANN, BRUNO, CLARA, DIEGO)])
def test_rs_5_5_the_cardinal_stays_away_where_nobody_is_alone(king: tuple[int, ...]) -> None:
    court = table(4)
    court.audiences(king=king)
    court.bets({ANN: (10, 0), CLARA: (10, 0)})
    assert court.told_of(CardinalBet) == []
    assert court.view(None).cardinals_left == 14


def test_rs_5_5_the_cardinal_joins_the_queen_as_well() -> None:
    court = table(4)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (10, 0)})
    assert [event.sovereign for event in court.told_of(CardinalBet)] == [QUEEN, QUEEN]


def test_rs_5_6_the_cardinals_cards_count_towards_the_total() -> None:
    court = table(3, king=50, cardinals=(20, 10))
    court.audiences(king=(ANN,))
    court.bets({ANN: (10, 10)})
    court.count()
    counted = court.counted(KING)
    assert (counted.total, counted.cardinal, counted.succeeded) == (50, 30, True)
    assert court.paid(ANN) == 4


def test_rs_5_6_they_count_where_they_lie_and_not_at_the_other_audience() -> None:
    court = table(3, king=50, queen=20, cardinals=(20, 10))
    court.audiences(king=(ANN,))
    court.bets({BRUNO: (10, 0)})
    court.count()
    assert court.counted(QUEEN).total == 10
    assert court.counted(QUEEN).cardinal is None


def test_rs_5_6_a_cardinal_below_zero_can_spoil_an_audience() -> None:
    court = table(3, king=30, cardinals=(-10, -10))
    court.audiences(king=(ANN,))
    court.bets({ANN: (40, 0)})
    court.count()
    assert court.counted(KING).total == 20
    assert court.paid(ANN) == -3


def test_rs_5_6_fourteen_cards_are_enough_for_being_alone_seven_times() -> None:
    court = table(3)
    for _ in range(7):
        court.play_round(king=(CLARA,))
    assert court.state.is_over()
    assert len(court.told_of(CardinalBet)) == 14
    assert court.view(None).cardinals_left == 0


@pytest.mark.parametrize(("cards", "taker"), [((20, 0), ANN), ((10, 0), None), ((30, 0), ANN)])
def test_rs_6_10_a_lone_player_needs_at_least_the_cardinals_sum_for_the_favour(
    cards: tuple[int, int], taker: int | None
) -> None:
    court = table(3, king=30, cardinals=(10, 10))
    court.audiences(king=(ANN,))
    court.bets({ANN: cards, BRUNO: (10, 0)})
    court.count()
    assert court.counted(KING).succeeded
    assert court.taker(KING) == taker
    assert court.paid(ANN) == 2  # RS-6.5: with or without the Favour


def test_rs_6_10_if_the_cardinal_has_more_the_card_is_discarded() -> None:
    court = table(3, king=30, cardinals=(20, 20))
    card = court.view(None).king
    court.audiences(king=(ANN,))
    court.bets({ANN: (30, 0), BRUNO: (10, 0)})
    court.count()
    assert AudienceDiscarded(KING) in court.told
    assert card in court.view(None).past
    assert court.ann.favours == []


def test_rs_8_7_a_diner_alone_at_one_audience_meets_the_cardinal_there() -> None:
    court = table(3, king=50, queen=60, cardinals=(10, 10), favours={ANN: [ROYAL_DINNER]})
    court.audiences(dining=(ANN,))
    assert court.view(None).players[ANN].at == (KING, QUEEN)
    court.bets({ANN: (hidden(30), 10), BRUNO: (20, 0)})
    court.count()
    king, queen = court.counted(KING), court.counted(QUEEN)
    assert (king.total, king.cardinal) == (60, 20)
    assert (queen.total, queen.cardinal) == (60, None)
    assert court.taker(KING) == ANN
    assert court.taker(QUEEN) == ANN


def test_rs_8_7_a_dinner_in_the_closing_window_can_keep_the_cardinal_away() -> None:
    court = table(3, favours={ANN: [ROYAL_DINNER]})
    court.audiences(king=(BRUNO,))
    assert court.step is Step.CHOICE_WINDOW
    court.ann.uses(ROYAL_DINNER)
    court.bets({ANN: (20, 0)})
    assert court.told_of(CardinalBet) == []


def test_rs_6_3_a_lone_player_may_withdraw_from_the_cardinal_freely() -> None:
    court = table(3, king=50, cardinals=(10, 10))
    court.audiences(king=(ANN,))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (0, 0)})
    court.count()
    assert court.paid(ANN) == 0
