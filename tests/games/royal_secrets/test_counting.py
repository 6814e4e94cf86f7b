"""RS-6.1, RS-6.4 to RS-6.6: phase 3 from the reveal to the outcome."""

import pytest

from camarilla.core.data import Event
from camarilla.games.royal_secrets.events import (
    AudienceCounted,
    AudienceTaken,
    CardBet,
    CardsRevealed,
    PlayerWithdrew,
    PointsDue,
    PointsPaid,
    Reason,
    RecruitNamed,
    RoundEnded,
    Sum,
)
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CARDINALS_SECOND,
    CLARA,
    DIEGO,
    KING,
    QUEEN,
    RECRUITMENT,
    STABBING,
    THE_EXCUSE,
    first_bet,
    hidden,
    second_bet,
    table,
    valet,
)


def test_rs_6_1_all_face_down_cards_are_revealed() -> None:
    court = table(3, cardinals=(0, 10))
    court.audiences(king=(ANN,))
    court.bets({ANN: (hidden(10), 20), BRUNO: (0, 30), CLARA: (hidden(THE_EXCUSE), 0)})
    court.count()
    (revealed,) = court.told_of(CardsRevealed)
    faces = court.state.deck.faces
    assert [(it.place, it.card) for it in revealed.cards] == [
        (first_bet(ANN), faces[court.ann.number(10)]),
        (second_bet(BRUNO), faces[court.bruno.number(30)]),
        (first_bet(CLARA), faces[court.clara.number(THE_EXCUSE)]),
        (CARDINALS_SECOND, court.view(None).used_cardinals[1]),
    ]


def test_rs_6_1_a_stabbed_card_is_not_revealed_again() -> None:
    court = table(4, favours={ANN: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (0, 30)})
    court.ann.stabs(second_bet(CLARA))
    (revealed,) = court.told_of(CardsRevealed)
    assert second_bet(CLARA) not in [it.place for it in revealed.cards]
    assert len(revealed.cards) == 3


def test_rs_6_1_recruitment_is_declared_before_the_reveal() -> None:
    court = table(4, favours={ANN: [RECRUITMENT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (20, 10), CLARA: (20, 0)})
    assert court.step is Step.RECRUITMENT_WINDOW
    assert court.view(ANN).players[BRUNO].bets[1].card is None
    court.ann.recruits(second_bet(BRUNO))
    kinds = [type(event) for event in court.told]
    assert kinds.index(RecruitNamed) < kinds.index(CardsRevealed)


def test_rs_6_1_the_count_goes_in_the_order_of_the_chapter() -> None:
    court = table(4, king=20, queen=70, valets=(20, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), 0), BRUNO: (10, THE_EXCUSE), CLARA: (10, 0)})
    court.count()
    order: list[type[Event]] = [CardBet, CardsRevealed, PlayerWithdrew, AudienceCounted]
    order += [PointsDue, AudienceTaken, PointsPaid, RoundEnded]
    firsts = [next(i for i, event in enumerate(court.told) if isinstance(event, kind)) for kind in order]
    assert firsts == sorted(firsts)


@pytest.mark.parametrize(("brought", "succeeds"), [(20, False), (30, True), (40, True)])
def test_rs_6_4_an_audience_succeeds_if_the_total_is_at_least_the_influence_asked(brought: int, succeeds: bool) -> None:
    court = table(4, king=50, queen=20)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (0, brought) if brought != 20 else (10, 10), CLARA: (10, 0)})
    court.count()
    counted = court.counted(KING)
    assert (counted.asked, counted.total, counted.succeeded) == (50, 20 + brought, succeeds)
    assert counted.sums == (Sum(ANN, 20), Sum(BRUNO, brought))


def test_rs_6_4_valets_count_with_their_influence() -> None:
    court = table(4, king=30, queen=50, valets=(-10, 20, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, valet(-10)), BRUNO: (valet(20), 0), CLARA: (valet(10), 40), DIEGO: (valet(0), 0)})
    court.count()
    assert court.counted(KING).total == 30
    assert court.counted(KING).succeeded
    assert court.counted(QUEEN).total == 50
    assert court.counted(QUEEN).succeeded


def test_rs_6_4_the_two_audiences_are_counted_apart() -> None:
    court = table(4, king=50, queen=30)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 0), CLARA: (40, 0)})
    court.count()
    assert (court.counted(KING).succeeded, court.counted(QUEEN).succeeded) == (False, True)


def test_rs_6_4_if_nobody_stayed_the_audience_fails_whatever_the_cardinals_cards() -> None:
    court = table(3, king=20, cardinals=(20, 20))
    card = court.view(None).king
    court.audiences(king=(ANN,))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (10, 0)})
    court.count()
    assert not court.counted(KING).succeeded
    assert court.taker(KING) is None
    assert court.paid(ANN) == 0
    assert card in court.view(None).past


def test_rs_6_5_on_success_everybody_who_stayed_wins_the_points() -> None:
    court = table(5, king=70, queen=20)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, 0), BRUNO: (30, 0), DIEGO: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [6, 6, 6]
    assert court.ann.points == 16
    assert PointsDue(CLARA, 6, Reason.SUCCESS) in court.told


def test_rs_6_6_on_failure_everybody_who_stayed_loses_the_points_and_the_card_goes() -> None:
    court = table(5, king=70, queen=20)
    card = court.view(None).king
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (40, 0), BRUNO: (20, 0), DIEGO: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in (ANN, BRUNO, CLARA)] == [-7, -7, -7]
    assert court.ann.points == 3
    assert PointsDue(CLARA, -7, Reason.FAILURE) in court.told
    assert court.taker(KING) is None
    assert card in court.view(None).past
