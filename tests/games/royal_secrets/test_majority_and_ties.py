"""RS-6.9, RS-6.11 to RS-6.13: who takes the Audience card, and ties."""

import pytest

from camarilla.games.royal_secrets.events import (
    AudienceDiscarded,
    AudienceTaken,
    CardHandedOver,
    HeldCard,
    PointsDue,
    Reason,
    ThirdCardChosen,
    ThirdCardsShown,
    TieDeclared,
)
from camarilla.games.royal_secrets.moves import ShowThirdCard
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    EVA,
    KING,
    MEDAL_OF_MERIT,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    STABBING,
    THE_EXCUSE,
    CardName,
    Court,
    courtier,
    first_bet,
    second_bet,
    table,
    valet,
)
from tests.make import refused


def tie_of_two(**hands: tuple[CardName, ...]) -> Court:
    """Ann and Bruno have brought 20 each to a King who asked for 40 (and gives Recruitment)."""
    given = {ANN: hands["ann"], BRUNO: hands["bruno"]}
    court = table(
        4,
        king=(40, RECRUITMENT),
        hands={seat: (20, *cards) for seat, cards in given.items()},
        valets=(-10, 10, 0, 0),
    )
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (0, 20), CLARA: (10, 0)})
    court.count()
    assert court.step is Step.TIE_BREAK
    return court


def tie_of_three() -> Court:
    """Ann, Bruno and Diego have brought 10 each; Clara sits at the Queen's with Eva."""
    court = table(5, king=(30, MEDAL_OF_MERIT))
    court.audiences(king=(ANN, BRUNO, DIEGO))
    court.bets({ANN: (10, 0), BRUNO: (10, 0), DIEGO: (10, 0), EVA: (10, 0)})
    court.count()
    return court


# RS-6.9


def test_rs_6_9_the_highest_sum_of_own_cards_takes_the_audience_card() -> None:
    court = table(5, king=50, queen=20)
    card = court.view(None).king
    assert card is not None
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (10, 10), BRUNO: (0, 30), CLARA: (20, 0), DIEGO: (20, 0)})
    court.count()
    assert court.taker(KING) == BRUNO
    assert court.bruno.favours == [card.favour]
    assert court.view(ANN).players[BRUNO].favours == (card,)  # face up, for all to see


def test_rs_6_9_nobody_takes_the_card_of_a_failed_audience() -> None:
    court = table(4, king=70, queen=20)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 0), CLARA: (20, 0)})
    court.count()
    assert court.taker(KING) is None
    assert court.ann.favours == []


def test_rs_6_9_a_stabbed_card_is_missing_from_the_sum() -> None:
    court = table(4, king=40, favours={CLARA: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, 40), BRUNO: (30, 10), CLARA: (10, 0)})
    court.clara.stabs(second_bet(ANN))
    assert court.counted(KING).total == 50
    assert court.taker(KING) == BRUNO


# RS-6.11


def test_rs_6_11_tied_players_are_asked_for_a_third_card() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    assert court.told_of(TieDeclared) == [TieDeclared(KING, (ANN, BRUNO))]
    assert court.state.to_act() == (ANN, BRUNO)
    assert all(isinstance(move, ShowThirdCard) for move in court.ann.may)
    assert court.clara.may == []


def test_rs_6_11_the_highest_third_card_takes_the_favour() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    court.ann.shows(10)
    court.bruno.shows(30)
    assert court.taker(KING) == BRUNO
    assert court.bruno.favours == [RECRUITMENT]


def test_rs_6_11_two_tied_players_swap_their_third_cards() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    court.ann.shows(10)
    court.bruno.shows(30)
    assert court.ann.count(courtier(BRUNO, 30)) == 1
    assert court.ann.count(10) == 0
    assert court.bruno.count(courtier(ANN, 10)) == 1
    assert court.bruno.count(30) == 0


def test_rs_6_11_the_third_cards_are_shown_at_the_same_time() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    faces = court.state.deck.faces
    bruno_saw = court.view(BRUNO)
    told = court.ann.shows(10)
    assert told == [ThirdCardChosen(ANN, faces[court.ann.number(10)])]
    assert court.view(BRUNO) == bruno_saw  # nothing at all to be seen yet
    assert court.state.to_act() == (BRUNO,)
    told = court.bruno.shows(30)
    assert told[1] == ThirdCardsShown(
        KING, (HeldCard(ANN, faces[court.ann.number(10)]), HeldCard(BRUNO, faces[court.bruno.number(30)]))
    )


def test_rs_6_11_a_third_card_is_final() -> None:
    court = tie_of_two(ann=(10, 30), bruno=(30,))
    court.ann.shows(10)
    with refused(court.state, "RS-3.3"):
        court.ann.shows(30)


def test_rs_6_11_each_hands_the_card_to_the_next_tied_player_on_the_right() -> None:
    """The previous seat sits on one's right: from Diego past Clara, who is not tied, to Bruno."""
    court = tie_of_three()
    court.diego.shows(10)
    court.ann.shows(20)
    told = court.bruno.shows(30)
    faces = court.state.deck.faces
    assert [event for event in told if isinstance(event, CardHandedOver)] == [
        CardHandedOver(ANN, DIEGO, faces[court.ann.number(20)]),
        CardHandedOver(BRUNO, ANN, faces[court.bruno.number(30)]),
        CardHandedOver(DIEGO, BRUNO, faces[court.diego.number(10)]),
    ]
    assert court.ann.count(courtier(BRUNO, 30)) == 1
    assert court.bruno.count(courtier(DIEGO, 10)) == 1
    assert court.diego.count(courtier(ANN, 20)) == 1
    assert court.taker(KING) == BRUNO


def test_rs_6_11_a_0_goes_back_to_its_owner_who_still_receives_a_card() -> None:
    court = tie_of_three()
    before = len(court.ann.hand), len(court.bruno.hand), len(court.diego.hand)
    court.ann.shows(20)
    court.bruno.shows(0)
    court.diego.shows(30)
    assert court.bruno.count(0) == 2
    assert court.bruno.count(courtier(DIEGO, 30)) == 1
    assert court.ann.count(courtier(BRUNO, 0)) == 0  # nothing came to Ann from Bruno
    assert court.diego.count(courtier(ANN, 20)) == 1
    # Each had bet one 0, which came back; Ann gave a card and received none.
    assert (len(court.ann.hand), len(court.bruno.hand), len(court.diego.hand)) == (
        before[0] + 1 - 1,
        before[1] + 1 + 1,
        before[2] + 1,
    )


@pytest.mark.parametrize(("third", "taker"), [(0, ANN), (10, ANN), (valet(10), ANN)])
def test_rs_6_11_a_bluff_with_a_0_loses_to_anything_higher(third: CardName, taker: int) -> None:
    court = tie_of_two(ann=(30,), bruno=(10, valet(10)))
    court.ann.shows(30)
    court.bruno.shows(third)
    assert court.taker(KING) == taker


def test_rs_6_11_equal_highest_cards_discard_the_audience_card_but_are_handed_over() -> None:
    court = tie_of_two(ann=(10,), bruno=(10,))
    card = court.view(None).king
    court.ann.shows(10)
    court.bruno.shows(10)
    assert court.taker(KING) is None
    assert AudienceDiscarded(KING) in court.told
    assert card in court.view(None).past
    assert court.ann.count(courtier(BRUNO, 10)) == 1
    assert court.bruno.count(courtier(ANN, 10)) == 1


def test_rs_6_11_only_a_tie_for_the_highest_third_card_matters() -> None:
    court = tie_of_three()
    court.ann.shows(10)
    court.bruno.shows(10)
    court.diego.shows(20)
    assert court.taker(KING) == DIEGO


def test_rs_6_11_two_of_three_tied_again_means_nobody_even_if_the_third_is_lower() -> None:
    court = tie_of_three()
    court.ann.shows(30)
    court.bruno.shows(30)
    court.diego.shows(20)
    assert court.taker(KING) is None
    assert court.diego.count(courtier(ANN, 30)) == 1


def test_rs_6_11_two_0s_tie_and_stay_where_they_are() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    court.ann.shows(0)
    court.bruno.shows(0)
    assert court.taker(KING) is None
    assert court.told_of(CardHandedOver) == []
    assert (court.ann.count(0), court.bruno.count(0)) == (2, 2)


def test_rs_6_11_a_valet_may_be_shown_and_a_minus_10_is_lower_than_a_0() -> None:
    court = tie_of_two(ann=(valet(-10),), bruno=())
    court.ann.shows(valet(-10))
    court.bruno.shows(0)
    assert court.taker(KING) == BRUNO
    assert court.bruno.count(valet(-10)) == 1


def test_rs_6_11_a_valet_shown_has_no_rumour_and_does_not_count() -> None:
    court = tie_of_two(ann=(10,), bruno=(valet(10),))
    total = court.counted(KING).total
    court.ann.shows(10)
    court.bruno.shows(valet(10))
    assert total == 40
    assert [due for due in court.told_of(PointsDue) if due.reason is Reason.RUMOUR] == []
    assert [court.paid(ANN), court.paid(BRUNO)] == [3, 3]


def test_rs_6_11_showing_a_card_is_compulsory() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    with refused(court.state, "RS-8.2"):
        court.ann.passes()


def test_rs_6_11_a_card_that_is_not_in_hand_cannot_be_shown() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    with refused(court.state, "RS-6.11"):
        court.ann.shows(40)


def test_rs_6_11_without_a_tie_no_card_is_shown() -> None:
    court = table(4)
    with refused(court.state, "RS-6.11"):
        court.ann.shows(10)


def test_rs_6_11_one_who_is_not_tied_shows_nothing() -> None:
    court = tie_of_two(ann=(10,), bruno=(30,))
    with refused(court.state, "RS-3.3"):
        court.clara.shows(10)


def test_rs_6_11_a_tie_below_the_highest_sum_is_no_tie() -> None:
    court = table(4, king=50)
    court.audiences(king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (10, 0), BRUNO: (10, 0), CLARA: (30, 0)})
    court.count()
    assert court.told_of(TieDeclared) == []
    assert court.taker(KING) == CLARA


def test_rs_6_11_a_failed_audience_has_no_tie() -> None:
    court = table(4, king=50)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, 0), BRUNO: (10, 0), CLARA: (10, 0)})
    court.count()
    assert court.told_of(TieDeclared) == []


def test_rs_6_11_a_medal_can_make_a_tie() -> None:
    court = table(4, king=40, favours={CLARA: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, 0), BRUNO: (20, 0), CLARA: (10, 0)})
    court.clara.awards_a_medal(first_bet(ANN))
    assert court.told_of(TieDeclared) == [TieDeclared(KING, (ANN, BRUNO))]


# RS-6.12


def test_rs_6_12_the_excuse_cannot_be_the_third_card() -> None:
    court = tie_of_two(ann=(THE_EXCUSE, 10), bruno=(30,))
    excuse = court.state.deck.faces[court.ann.number(THE_EXCUSE)]
    assert ShowThirdCard(excuse) not in court.ann.may
    with refused(court.state, "RS-6.12"):
        court.ann.shows(THE_EXCUSE)


def test_rs_6_12_there_is_always_another_card_the_0_that_was_not_bet() -> None:
    court = tie_of_two(ann=(THE_EXCUSE,), bruno=())
    faces = court.state.deck.faces
    assert court.ann.may == [ShowThirdCard(faces[court.ann.number(0)])]
    assert court.bruno.may == [ShowThirdCard(faces[court.bruno.number(0)])]


# RS-6.13, and a diner


def test_rs_6_13_if_both_audiences_are_tied_the_kings_is_settled_first() -> None:
    court = table(4, king=40, queen=20)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (10, 0), DIEGO: (10, 0)})
    court.count()
    assert court.told_of(TieDeclared) == [TieDeclared(KING, (ANN, BRUNO)), TieDeclared(QUEEN, (CLARA, DIEGO))]
    assert court.state.to_act() == (ANN, BRUNO)
    court.ann.shows(10)
    court.bruno.shows(0)
    assert court.state.to_act() == (CLARA, DIEGO)
    court.clara.shows(0)
    court.diego.shows(10)
    taken = [(event.sovereign, event.seat) for event in court.told_of(AudienceTaken)]
    assert taken == [(KING, ANN), (QUEEN, DIEGO)]


def diner_tied_twice() -> Court:
    court = table(
        4, king=(40, ROYAL_DINNER), queen=(40, RECRUITMENT), favours={ANN: [(70, ROYAL_DINNER)]}, hands={ANN: (20, 10)}
    )
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (20, 0)})
    court.count()
    return court


def test_rs_6_11_a_diner_tied_at_both_chooses_the_second_card_after_the_first_exchange() -> None:
    court = diner_tied_twice()
    assert court.state.to_act() == (ANN, BRUNO)
    court.ann.shows(10)
    court.bruno.shows(30)
    assert court.state.to_act() == (ANN, CLARA)
    assert court.ann.count(courtier(BRUNO, 30)) == 1
    court.ann.shows(courtier(BRUNO, 30))
    court.clara.shows(10)
    assert court.taker(KING) == BRUNO
    assert court.taker(QUEEN) == ANN
    assert court.clara.count(courtier(BRUNO, 30)) == 1
    assert court.ann.count(courtier(CLARA, 10)) == 1


def test_rs_6_12_a_diner_tied_at_both_can_show_the_same_0_twice() -> None:
    court = diner_tied_twice()
    court.ann.shows(0)
    court.bruno.shows(0)
    court.ann.shows(0)
    court.clara.shows(10)
    assert (court.taker(KING), court.taker(QUEEN)) == (None, CLARA)
    assert court.ann.count(0) == 2
    assert court.ann.count(courtier(CLARA, 10)) == 1
