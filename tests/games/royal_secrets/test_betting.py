"""RS-5.1 to RS-5.4: phase 2, bet two cards."""

import pytest

from camarilla.core.match import Match
from camarilla.games.royal_secrets.cards import Courtier
from camarilla.games.royal_secrets.events import CardBet
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.moves import BetCard, Face
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    DOWN,
    ESPIONAGE,
    MEDAL_OF_MERIT,
    THE_EXCUSE,
    UP,
    CardName,
    Court,
    Spy,
    courtier,
    hidden,
    table,
    valet,
)
from tests.make import refused


def offered(spy: Spy) -> list[tuple[int, Face]]:
    return [(move.card.number, move.face) for move in spy.may if isinstance(move, BetCard)]


def at_first_bet() -> Court:
    court = table(4)
    court.audiences()
    court.diego.hands_the_tile_to(ANN)
    return court


def test_rs_5_1_any_card_in_hand_may_be_bet_face_up_or_face_down() -> None:
    court = at_first_bet()
    assert sorted(offered(court.ann), key=str) == sorted(
        [(card, face) for card in set(court.ann.hand) for face in (UP, DOWN)], key=str
    )


@pytest.mark.parametrize("face", [UP, DOWN])
def test_rs_5_1_a_bet_card_leaves_the_hand_and_lies_before_the_player(face: Face) -> None:
    court = at_first_bet()
    told = court.ann.bets(30, face)
    assert told == [CardBet(ANN, 1, face, court.state.deck.faces[court.ann.number(30)])]
    assert court.ann.count(30) == 0
    (bet,) = court.view(ANN).players[ANN].bets
    assert (bet.card, bet.face) == (told[0].card if isinstance(told[0], CardBet) else None, face)


@pytest.mark.parametrize("card", [THE_EXCUSE, valet(-10), 0, 40])
def test_rs_5_1_excuses_and_valets_are_bet_like_courtiers(card: CardName) -> None:
    court = table(3, valets=(-10, 0, 0))
    court.audiences()
    court.clara.hands_the_tile_to(ANN)
    court.ann.bets(card, DOWN)
    assert court.view(ANN).players[ANN].bets[0].card is not None


def test_rs_5_1_a_card_that_is_not_in_hand_cannot_be_bet() -> None:
    court = at_first_bet()
    with refused(court.state, "RS-5.1"):
        court.ann.bets(courtier(BRUNO, 10), UP)
    court.first_bets({ANN: (40, 0)})
    court.diego.hands_the_tile_to(ANN)
    with refused(court.state, "RS-5.1"):
        court.ann.bets(40, DOWN)


@pytest.mark.parametrize(("first", "second"), [(UP, DOWN), (DOWN, UP)])
def test_rs_5_2_the_second_card_lies_the_other_way_up(first: Face, second: Face) -> None:
    court = table(4)
    court.audiences()
    court.first_bets({ANN: (hidden(10) if first is DOWN else 10, 0)})
    court.diego.hands_the_tile_to(ANN)
    assert {face for _, face in offered(court.ann)} == {second}
    assert {card for card, _ in offered(court.ann)} == set(court.ann.hand)
    with refused(court.state, "RS-5.2"):
        court.ann.bets(20, first)
    assert court.ann.bets(20, second) == [CardBet(ANN, 2, second, court.state.deck.faces[court.ann.number(20)])]


def test_rs_5_3_whatever_was_said_every_card_is_still_free_to_bet() -> None:
    """Talk is no move: nothing but a bet, a Favour or the tile is ever offered, and no bet is taken away."""
    court = at_first_bet()
    assert all(isinstance(move, BetCard) for move in court.ann.may)
    assert len(court.ann.may) == 2 * len(set(court.ann.hand))


def test_rs_5_4_with_nothing_else_left_a_player_bets_both_0s() -> None:
    court = table(4, hands={ANN: ()})
    court.audiences()
    court.diego.hands_the_tile_to(ANN)
    assert offered(court.ann) == [(court.ann.number(0), UP), (court.ann.number(0), DOWN)]
    court.ann.bets(0, UP)
    assert court.ann.hand == [court.ann.number(0)]


def at_second_bet_with_one_card(court: Court) -> None:
    court.audiences()
    court.all_pass(Step.CHOICE_WINDOW)
    court.first_bets({})
    court.spies[court.asked].hands_the_tile_to(ANN)


def test_rs_5_4_a_second_bet_from_a_hand_of_one_card_is_forced() -> None:
    court = table(4, hands={ANN: ()})
    assert court.state.forced() is None
    at_second_bet_with_one_card(court)
    (action,) = court.state.legal(ANN)
    assert court.state.forced() == (ANN, action)


def test_rs_5_4_it_is_not_forced_while_a_favour_could_come_first() -> None:
    court = table(4, hands={ANN: ()}, favours={ANN: [MEDAL_OF_MERIT]})
    at_second_bet_with_one_card(court)
    assert court.state.forced() is None


def test_rs_5_4_a_favour_without_an_object_does_not_stand_in_the_way() -> None:
    court = table(4, hands={ANN: ()}, favours={ANN: [ESPIONAGE]})
    at_second_bet_with_one_card(court)
    assert court.state.forced() is not None  # all first bets lie face up: there is nothing to spy on


def test_rs_5_4_two_equal_cards_are_not_forced_since_only_their_owner_knows() -> None:
    court = table(4, hands={ANN: (10,)})
    court.audiences()
    court.first_bets({ANN: (10, 0)})
    court.diego.hands_the_tile_to(ANN)
    assert len(court.state.legal(ANN)) == 1
    assert court.state.forced() is None


def test_rs_5_4_a_match_takes_the_forced_bet_by_itself() -> None:
    """Whoever bets all cards above 0 as soon as possible has both 0s left at the end, and is not asked for the last."""
    match = Match.start(ROYAL_SECRETS, 3, "forced")
    asked: list[BetCard] = []
    while not match.is_over:
        seat = match.to_act()[0]
        moves = match.legal(seat)
        bets = [move for move in moves if isinstance(move, BetCard)]
        move = max(bets, key=lambda bet: bet.card.number % 6 or bet.card.number // 30, default=moves[0])
        asked += [move] if isinstance(move, BetCard) else []
        match.play(seat, move)
    made = [move for _, move in match.moves if isinstance(move, BetCard)]
    assert len(made) == 7 * 3 * 2
    for move in asked:
        made.remove(move)
    assert made
    assert all(isinstance(move.card, Courtier) and move.card.value == 0 for move in made)
    assert Match.replay(match.record(), [ROYAL_SECRETS]).outcome == match.outcome
