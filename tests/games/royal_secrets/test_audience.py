"""RS-4: phase 1, choose an audience."""

import pytest

from camarilla.games.royal_secrets.events import AudienceChosen, AudienceNotHeld
from camarilla.games.royal_secrets.moves import ChooseAudience
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import ANN, BRUNO, CLARA, DIEGO, KING, QUEEN, UP, table, valet
from tests.make import refused


def test_rs_4_1_a_player_goes_to_the_king_or_to_the_queen() -> None:
    court = table(4)
    assert court.ann.may == [ChooseAudience(KING), ChooseAudience(QUEEN)]
    assert court.ann.goes_to(KING) == [AudienceChosen(ANN, KING)]
    assert court.view(BRUNO).players[ANN].at == (KING,)
    court.ann.hands_the_tile_to(BRUNO)
    court.bruno.goes_to(QUEEN)
    assert court.view(ANN).players[BRUNO].at == (QUEEN,)
    assert court.view(ANN).players[CLARA].at == ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rs_4_1_any_number_may_share_an_audience(players: int) -> None:
    court = table(players)
    court.audiences(king=range(players))
    assert all(player.at == (KING,) for player in court.view(None).players)


def test_rs_4_1_nobody_bets_before_all_have_chosen() -> None:
    court = table(4)
    with refused(court.state, "RS-5.1"):
        court.ann.bets(10, UP)


def test_rs_4_2_an_audience_nobody_attends_is_not_held_and_its_card_is_discarded() -> None:
    court = table(3, king=20, queen=70)
    (card,) = [card for card in [court.view(None).king] if card is not None]
    court.audiences()
    assert court.step is Step.HANDING
    court.bets({ANN: (40, 0), BRUNO: (40, 0)})
    court.count()
    assert court.this_round(AudienceNotHeld) == [AudienceNotHeld(KING)]
    court.ann.shows(10)
    court.bruno.shows(0)
    assert court.taker(KING) is None
    assert card in court.view(None).past
    assert [court.paid(seat) for seat in range(3)] == [6, 6, 6]  # the Queen's success alone


def test_rs_4_2_a_valet_has_nobody_to_hurt_at_an_empty_audience() -> None:
    court = table(3, king=70, queen=20, valets=(20, 0, 0))
    court.audiences()
    court.bets({ANN: (valet(20), 0)})
    court.count()
    assert [court.paid(seat) for seat in range(3)] == [2, 2, 2]


def test_rs_4_2_both_audiences_are_held_if_both_are_attended() -> None:
    court = table(4)
    court.audiences(king=(ANN, DIEGO))
    court.bets({ANN: (10, 0), BRUNO: (10, 0)})
    court.count()
    assert court.told_of(AudienceNotHeld) == []
