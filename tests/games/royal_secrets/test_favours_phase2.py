"""RS-8.8 to RS-8.10: Espionage, Stabbing, Medal of Merit."""

import pytest

from camarilla.games.royal_secrets.cards import Cardinal
from camarilla.games.royal_secrets.events import CardsSpied, CardStabbed, FavourUsed, MedalAwarded, PlayerWithdrew
from camarilla.games.royal_secrets.moves import AwardMedal, BetCard, Place, Stab, UseFavour
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CARDINALS_FIRST,
    CARDINALS_SECOND,
    CLARA,
    DIEGO,
    DOWN,
    ESPIONAGE,
    KING,
    MEDAL_OF_MERIT,
    STABBING,
    THE_EXCUSE,
    UP,
    CardName,
    Court,
    Spy,
    first_bet,
    hidden,
    second_bet,
    table,
    valet,
)
from tests.make import refused


def targets(spy: Spy, kind: type[Stab | AwardMedal]) -> set[Place]:
    return {move.place for move in spy.may if isinstance(move, kind)}


# RS-8.8


def spying() -> Court:
    """Ann, alone with the King, has all hidden cards of both audiences before her, and Espionage."""
    court = table(3, cardinals=(0, 20), favours={ANN: [ESPIONAGE]})
    court.audiences(king=(ANN,))
    court.bets({ANN: (10, 20), BRUNO: (hidden(30), 0), CLARA: (0, THE_EXCUSE)})
    assert (court.step, court.asked) == (Step.BETTING_WINDOW, ANN)
    return court


def test_rs_8_8_espionage_looks_at_all_face_down_cards_of_both_audiences() -> None:
    court = spying()
    (used, spied) = court.ann.uses(ESPIONAGE)[:2]
    assert used == FavourUsed(ANN, ESPIONAGE)
    assert isinstance(spied, CardsSpied)
    assert spied.places == (second_bet(ANN), first_bet(BRUNO), second_bet(CLARA), CARDINALS_SECOND)
    assert spied.cards is not None
    seen = [card.number for card in spied.cards[:3]]
    assert seen == [court.ann.number(20), court.bruno.number(30), court.clara.number(THE_EXCUSE)]
    assert isinstance(spied.cards[3], Cardinal)
    assert spied.cards[3].value == 20


def test_rs_8_8_only_the_spy_learns_what_they_are() -> None:
    court = table(4, favours={ANN: [ESPIONAGE], DIEGO: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (hidden(30), 0), CLARA: (10, 20)})
    court.diego.passes()
    court.ann.uses(ESPIONAGE)
    assert court.step is Step.BETTING_WINDOW
    (spied,) = court.told_of(CardsSpied)
    assert court.view(ANN).players[BRUNO].bets[0].card is not None
    assert court.view(ANN).players[CLARA].bets[1].card is not None
    for outsider in (DIEGO, None):
        assert spied.as_seen_by(outsider) == CardsSpied(ANN, spied.places, None)
        assert court.view(outsider).players[BRUNO].bets[0].card is None
        assert court.view(outsider).players[CLARA].bets[1].card is None


def test_rs_8_8_cards_laid_down_later_are_not_seen() -> None:
    court = table(4, favours={ANN: [ESPIONAGE]})
    court.audiences()
    court.first_bets({BRUNO: (hidden(10), 0)})
    court.diego.hands_the_tile_to(ANN)
    court.ann.uses(ESPIONAGE)
    court.ann.bets(20, DOWN)
    court.ann.hands_the_tile_to(CLARA)
    court.clara.bets(20, DOWN)
    assert court.view(ANN).players[BRUNO].bets[0].card is not None
    assert court.view(ANN).players[CLARA].bets[1].card is None


def test_rs_8_8_the_spys_turn_goes_on() -> None:
    court = table(4, favours={ANN: [ESPIONAGE]})
    court.audiences()
    court.first_bets({BRUNO: (hidden(10), 0)})
    court.diego.hands_the_tile_to(ANN)
    court.ann.uses(ESPIONAGE)
    assert (court.step, court.asked) == (Step.BETTING, ANN)
    assert all(isinstance(move, BetCard) for move in court.ann.may)


def test_rs_8_8_not_usable_with_no_hidden_card() -> None:
    court = table(4, favours={ANN: [ESPIONAGE]})
    court.audiences()
    court.diego.hands_the_tile_to(ANN)
    assert UseFavour(ESPIONAGE) not in court.ann.may
    with refused(court.state, "RS-8.8"):
        court.ann.uses(ESPIONAGE)


# RS-8.9


def stabbing(victim: tuple[CardName, CardName], king: int = 30) -> Court:
    """Bruno holds Stabbing; Ann and Bruno are at the King's, Clara and Diego at the Queen's."""
    court = table(4, king=king, queen=20, favours={BRUNO: [STABBING]}, valets=(10, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: victim, CLARA: (hidden(20), 0)})
    assert (court.step, court.asked) == (Step.BETTING_WINDOW, BRUNO)
    return court


def test_rs_8_9_stabbing_discards_a_face_down_card_and_shows_it() -> None:
    court = stabbing((20, 40))
    card = court.state.deck.faces[court.ann.number(40)]
    told = court.bruno.stabs(second_bet(ANN))
    assert told[:2] == [FavourUsed(BRUNO, STABBING), CardStabbed(BRUNO, second_bet(ANN), card)]
    assert all(told[1].as_seen_by(reader) == told[1] for reader in (None, ANN, CLARA))
    assert court.counted(KING).total == 20
    assert not court.counted(KING).succeeded
    assert card in court.view(None).discard


def test_rs_8_9_at_either_audience_also_ones_own_but_only_face_down_cards() -> None:
    court = stabbing((20, 40))
    assert targets(court.bruno, Stab) == {second_bet(ANN), second_bet(BRUNO), first_bet(CLARA), second_bet(DIEGO)}
    with refused(court.state, "RS-8.9"):
        court.bruno.stabs(first_bet(ANN))
    court.bruno.stabs(second_bet(BRUNO))
    assert court.bruno.count(0) == 2


def test_rs_8_9_the_cardinals_hidden_card_too() -> None:
    court = table(3, king=30, cardinals=(10, 20), favours={BRUNO: [STABBING]})
    court.audiences(king=(ANN,))
    court.bets({ANN: (10, 0), BRUNO: (10, 0)})
    assert CARDINALS_SECOND in targets(court.bruno, Stab)
    assert CARDINALS_FIRST not in targets(court.bruno, Stab)
    court.bruno.stabs(CARDINALS_SECOND)
    assert (court.counted(KING).total, court.counted(KING).cardinal) == (20, 10)
    assert [card.value for card in court.view(None).used_cardinals if isinstance(card, Cardinal)] == [10, 20]


def test_rs_8_9_a_stabbed_excuse_does_not_withdraw() -> None:
    court = stabbing((40, THE_EXCUSE))
    court.bruno.stabs(second_bet(ANN))
    assert court.told_of(PlayerWithdrew) == []
    assert court.taker(KING) == ANN
    assert court.paid(ANN) == 2


def test_rs_8_9_a_stabbed_valet_counts_nothing_and_has_no_rumour() -> None:
    court = stabbing((20, valet(10)), king=50)
    court.bruno.stabs(second_bet(ANN))
    assert court.counted(KING).total == 20
    assert court.paid(ANN) == -5


def test_rs_8_9_a_stabbed_0_returns_to_its_owner_at_the_end_of_the_round() -> None:
    court = table(4, favours={BRUNO: [STABBING], DIEGO: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (30, 0), CLARA: (10, 0)})
    court.diego.passes()
    court.bruno.stabs(second_bet(ANN))
    assert court.ann.count(0) == 1
    court.diego.passes()
    assert court.ann.count(0) == 2


def test_rs_8_9_a_victim_still_bets_the_second_card_the_other_way_up() -> None:
    court = table(4, favours={BRUNO: [STABBING]})
    court.audiences()
    court.first_bets({ANN: (hidden(20), 0), CLARA: (hidden(10), 0)})
    court.diego.hands_the_tile_to(BRUNO)
    court.bruno.stabs(first_bet(ANN))
    assert (court.step, court.asked) == (Step.BETTING, BRUNO)  # Ann does not bet another card for it
    court.bruno.bets(0, DOWN)
    court.bruno.hands_the_tile_to(ANN)
    assert {move.face for move in court.ann.may if isinstance(move, BetCard)} == {UP}
    with refused(court.state, "RS-5.2"):
        court.ann.bets(10, DOWN)
    court.ann.bets(10, UP)


def test_rs_8_9_a_card_is_stabbed_once() -> None:
    court = table(4, favours={BRUNO: [STABBING, STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 10), CLARA: (10, 0)})
    court.bruno.stabs(second_bet(ANN))
    assert second_bet(ANN) not in targets(court.bruno, Stab)
    with refused(court.state, "RS-8.9"):
        court.bruno.stabs(second_bet(ANN))


def test_rs_8_9_not_usable_with_no_hidden_card() -> None:
    court = table(4, favours={ANN: [STABBING]})
    court.audiences()
    court.first_bets({})
    court.diego.hands_the_tile_to(ANN)
    assert targets(court.ann, Stab) == set()
    with refused(court.state, "RS-8.9"):
        court.ann.stabs(first_bet(BRUNO))
    with refused(court.state, "RS-8.9"):
        court.ann.stabs(second_bet(BRUNO))


# RS-8.10


def medal(bets: tuple[CardName, CardName], king: int = 50) -> Court:
    """Clara holds a Medal; Ann and Bruno are at the King's."""
    court = table(4, king=king, queen=20, favours={CLARA: [(30, MEDAL_OF_MERIT)]}, valets=(-10, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: bets, BRUNO: (30, 0), CLARA: (20, 0)})
    return court


@pytest.mark.parametrize("place", [first_bet(ANN), second_bet(ANN)])
def test_rs_8_10_a_medal_doubles_a_card_face_up_or_face_down(place: Place) -> None:
    court = medal((20, 20))
    told = court.clara.awards_a_medal(place)
    assert told[:2] == [FavourUsed(CLARA, MEDAL_OF_MERIT), MedalAwarded(CLARA, place)]
    assert court.counted(KING).total == 20 + 40 + 30


def test_rs_8_10_anybodys_card_the_cardinals_included() -> None:
    court = table(3, cardinals=(10, 20), favours={CLARA: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN,))
    court.bets({ANN: (30, 0), BRUNO: (10, 0)})
    assert targets(court.clara, AwardMedal) == {
        *(Place(seat, bet) for seat in range(3) for bet in (1, 2)),
        CARDINALS_FIRST,
        CARDINALS_SECOND,
    }
    court.clara.awards_a_medal(CARDINALS_SECOND)
    assert (court.counted(KING).cardinal, court.counted(KING).total) == (50, 80)
    assert court.taker(KING) is None  # 30 against the Cardinal's 50


def test_rs_8_10_the_medal_counts_in_the_comparison_with_the_cardinal() -> None:
    court = table(3, king=50, cardinals=(20, 10), favours={CLARA: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN,))
    court.bets({ANN: (20, 0), BRUNO: (10, 0)})
    court.clara.awards_a_medal(first_bet(ANN))
    assert court.taker(KING) == ANN


def test_rs_8_10_the_medal_counts_for_the_majority() -> None:
    court = medal((20, 0))
    court.clara.awards_a_medal(first_bet(ANN))
    assert court.taker(KING) == ANN


def test_rs_8_10_at_most_one_medal_a_card() -> None:
    court = table(4, king=50, favours={CLARA: [MEDAL_OF_MERIT, MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 10), CLARA: (10, 0)})
    court.clara.awards_a_medal(first_bet(ANN))
    assert first_bet(ANN) not in targets(court.clara, AwardMedal)
    with refused(court.state, "RS-8.10"):
        court.clara.awards_a_medal(first_bet(ANN))
    court.clara.awards_a_medal(second_bet(ANN))
    assert court.counted(KING).total == 60


def test_rs_8_10_a_medal_may_double_a_value_below_zero() -> None:
    court = medal((30, valet(-10)))
    court.clara.awards_a_medal(second_bet(ANN))
    assert court.counted(KING).total == 30 - 20 + 30
    assert not court.counted(KING).succeeded


def test_rs_8_10_on_an_excuse_it_does_nothing() -> None:
    court = medal((40, THE_EXCUSE))
    court.clara.awards_a_medal(second_bet(ANN))
    assert court.told_of(PlayerWithdrew) == [PlayerWithdrew(ANN)]
    assert court.counted(KING).total == 30


def test_rs_8_10_it_ends_with_the_round() -> None:
    court = table(4, king=[50, 50], favours={CLARA: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), CLARA: (10, 0)})
    court.clara.awards_a_medal(first_bet(ANN))
    court.play_round({ANN: (20, 0), CLARA: (10, 0)}, king=(ANN, BRUNO))
    assert court.counted(KING).total == 20


def test_rs_8_10_a_card_with_a_medal_can_still_be_stabbed() -> None:
    court = table(4, king=50, favours={CLARA: [MEDAL_OF_MERIT], DIEGO: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 40), CLARA: (10, 0)})
    court.diego.passes()
    court.clara.awards_a_medal(second_bet(ANN))
    court.diego.stabs(second_bet(ANN))
    assert court.counted(KING).total == 20


def test_rs_8_10_a_stabbed_card_is_no_bet_card_any_more_and_gets_no_medal() -> None:
    court = table(4, king=50, favours={CLARA: [MEDAL_OF_MERIT], DIEGO: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 40), CLARA: (10, 0)})
    court.diego.stabs(second_bet(ANN))
    assert court.asked == CLARA
    assert second_bet(ANN) not in targets(court.clara, AwardMedal)
    with refused(court.state, "RS-8.10"):
        court.clara.awards_a_medal(second_bet(ANN))


def test_rs_8_10_not_usable_before_a_card_lies_on_the_table() -> None:
    court = table(4, favours={ANN: [MEDAL_OF_MERIT]})
    court.audiences()
    court.diego.hands_the_tile_to(ANN)
    assert targets(court.ann, AwardMedal) == set()
    with refused(court.state, "RS-8.10"):
        court.ann.awards_a_medal(first_bet(ANN))


def test_rs_8_10_everybody_sees_where_the_medal_lies() -> None:
    court = table(4, queen=20, favours={CLARA: [MEDAL_OF_MERIT], DIEGO: [STABBING]})
    court.audiences()
    court.first_bets({ANN: (hidden(10), 0)})
    court.diego.hands_the_tile_to(CLARA)
    court.clara.awards_a_medal(first_bet(ANN))
    for reader in (None, BRUNO):
        (bet,) = court.view(reader).players[ANN].bets
        assert (bet.medal, bet.card) == (True, None)
