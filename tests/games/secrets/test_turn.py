"""SE-3: a turn."""

import pytest

from camarilla.core.errors import BrokenInvariant
from camarilla.core.rng import Fast
from camarilla.games.secrets.components import CARDS
from camarilla.games.secrets.events import (
    CardKept,
    CardOffered,
    CardPlaced,
    CardsTurnedDown,
    OfferSettled,
    TurnBegan,
    TurnedBy,
)
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import Accept, KeepCard, OfferCard, Refuse
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.turn import begin_turn
from camarilla.games.secrets.view import Answer, LyingCard, Step
from tests.games.secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    JOURNALIST,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    table,
)
from tests.make import refused

# SE-3.1


def test_se_3_1_two_different_characters_are_turned_up() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    assert cell.turned_up == (SCIENTIST, DETECTIVE)
    assert cell.told[-1] == TurnBegan(1, ANN, (SCIENTIST, DETECTIVE))
    assert cell.view(None).deck == 27


def test_se_3_1_a_card_like_the_first_goes_under_and_another_is_drawn() -> None:
    cell = table(turns=[(SCIENTIST, SCIENTIST, SCIENTIST, DETECTIVE)])
    assert cell.turned_up == (SCIENTIST, DETECTIVE)
    assert cell.told[-1] == TurnBegan(1, ANN, (SCIENTIST, SCIENTIST, SCIENTIST, DETECTIVE))
    assert cell.view(None).under == (SCIENTIST, SCIENTIST)
    assert cell.view(None).deck == 27


def test_se_3_1_the_turn_goes_clockwise() -> None:
    cell = table(first=DIEGO, turns=[(SCIENTIST, DETECTIVE)])
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.view(None).active == ANN
    assert cell.view(None).turn == 2


def test_se_3_1_nobody_but_the_active_player_may_begin() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    with refused(cell.state, "SE-3.1"):
        cell.bruno.keeps(SCIENTIST)
    with refused(cell.state, "SE-3.4"):
        cell.ann.offers_to(BRUNO)


def test_se_3_1_when_the_deck_as_dealt_is_used_up_the_cards_put_under_come_again_in_their_order() -> None:
    cell = table()
    cell.state.drawn = len(cell.state.deck)
    cell.state.under = [0, 0, 3, 4]
    begin_turn(cell.state, cell.told)
    assert cell.turned_up == (DOUBLE_AGENT, DETECTIVE)
    assert cell.view(None).under == (DIPLOMAT, DOUBLE_AGENT)


# SE-3.2


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_se_3_2_two_different_characters_are_always_found(players: int) -> None:
    rng = Fast(players)
    for _ in range(40):
        state = SECRETS.lay_out(SECRETS.shuffle(players, SECRETS.options(), rng), SECRETS.options())
        assert isinstance(state, SecretsTable)
        while asked := state.to_act():
            if state.step == 0:
                assert len(state.placed) <= 24
                assert len(CARDS) - len(state.placed) >= 5
                assert state.first_card != state.second_card
            state.play(asked[0], rng.choice(state.legal(asked[0])), None)


def test_se_3_2_a_deck_without_two_different_characters_would_be_our_own_bug() -> None:
    for deck in ([6] * 5, [6] * 12):
        cell = table()
        cell.state.deck = deck
        cell.state.drawn = 0
        with pytest.raises(BrokenInvariant, match=r"SE-3\.2"):
            begin_turn(cell.state, None)


# SE-3.3


def test_se_3_3_one_of_the_two_is_kept_and_the_other_goes_under() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    assert cell.ann.may == [KeepCard(SCIENTIST), KeepCard(DETECTIVE)]
    cell.ann.keeps(DETECTIVE)
    assert cell.state.under[-1] == 6
    assert cell.view(None).deck == 28


def test_se_3_3_a_character_that_was_not_turned_up_cannot_be_kept() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    with refused(cell.state, "SE-3.3"):
        cell.ann.keeps(DIPLOMAT)


def test_se_3_3_only_the_active_player_knows_which_one_is_proposed() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    (kept,) = cell.ann.keeps(DETECTIVE)
    assert cell.ann.view.proposal is DETECTIVE
    assert kept.as_seen_by(ANN) == CardKept(ANN, DETECTIVE)
    for reader in (BRUNO, CLARA, DIEGO, None):
        view = cell.view(reader)
        assert view.proposal is None
        assert view.turned_up == (SCIENTIST, DETECTIVE)
        assert view.under == ()
        assert kept.as_seen_by(reader) == CardKept(ANN, None)


def test_se_3_3_once_it_is_settled_the_card_under_the_deck_is_public() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE), (PSYCHIATRIST, PSYCHIATRIST, DIPLOMAT)])
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.view(None).under == (DETECTIVE, PSYCHIATRIST)
    cell.proposes(DIPLOMAT, to=ANN)
    assert cell.view(None).under == (DETECTIVE, PSYCHIATRIST)
    cell.ann.accepts()
    assert cell.view(None).under == (DETECTIVE, PSYCHIATRIST, PSYCHIATRIST)
    assert cell.view(None).proposal is DIPLOMAT


# SE-3.4


def test_se_3_4_the_proposal_is_offered_to_any_other_player() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)], first=BRUNO)
    cell.bruno.keeps(SCIENTIST)
    assert cell.bruno.may == [OfferCard(ANN), OfferCard(CLARA), OfferCard(DIEGO)]
    (offered,) = cell.bruno.offers_to(DIEGO)
    assert offered == CardOffered(BRUNO, DIEGO)
    assert cell.seen(offered) == [offered] * 5
    assert cell.view(None).target == DIEGO


def test_se_3_4_nobody_offers_a_card_to_themself_or_to_an_empty_chair() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)])
    cell.ann.keeps(SCIENTIST)
    for nobody in (ANN, 4):
        with refused(cell.state, "SE-3.4"):
            cell.ann.offers_to(nobody)


# SE-3.5


def test_se_3_5_the_target_accepts_and_is_the_owner() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.proposes(DETECTIVE, to=CLARA)
    assert cell.clara.may == [Accept(), Refuse()]
    cell.clara.accepts()
    assert cell.view(None).owner == CLARA
    assert cell.last(OfferSettled) == OfferSettled(ANN, CLARA, CLARA, Answer.ACCEPT, DETECTIVE)


def test_se_3_5_the_target_refuses_and_the_active_player_is_the_owner() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.proposes(DETECTIVE, to=CLARA)
    cell.clara.refuses()
    assert cell.view(None).owner == ANN
    assert cell.last(OfferSettled) == OfferSettled(ANN, CLARA, ANN, Answer.REFUSE, DETECTIVE)


def test_se_3_5_nobody_answers_before_there_is_an_offer() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    with refused(cell.state, "SE-3.5"):
        cell.ann.accepts()


# SE-3.6


def test_se_3_6_the_owner_places_the_card_face_up_and_must_carry_out_its_effect() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.gives(DETECTIVE, to=CLARA)
    assert cell.clara.face_up == [DETECTIVE]
    assert cell.last(CardPlaced) == CardPlaced(CLARA, CLARA, DETECTIVE)
    assert cell.view(None).step is Step.LOOKING
    assert cell.view(None).waiting == (CLARA,)


def test_se_3_6_a_politician_is_not_placed_before_its_owner() -> None:
    cell = table(turns=[(POLITICIAN, SCIENTIST)])
    cell.gives(POLITICIAN, to=CLARA)
    assert cell.clara.face_up == []
    cell.clara.places_before(DIEGO)
    assert cell.diego.face_up == [POLITICIAN]


# SE-3.7


def test_se_3_7_two_identical_face_up_characters_are_turned_down_at_the_end_of_the_turn() -> None:
    cell = table(turns=[(JOURNALIST, SCIENTIST)], cards={BRUNO: [JOURNALIST, DETECTIVE]})
    cell.gives(JOURNALIST, to=BRUNO)
    assert cell.bruno.face_up == [DETECTIVE]
    assert cell.bruno.face_down == [JOURNALIST, JOURNALIST]
    assert cell.last(CardsTurnedDown) == CardsTurnedDown(BRUNO, (JOURNALIST, JOURNALIST), TurnedBy.PAIR)


def test_se_3_7_the_pair_lies_face_up_until_the_effect_is_carried_out() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)], cards={BRUNO: [DETECTIVE]})
    cell.gives(DETECTIVE, to=BRUNO)
    assert cell.bruno.face_up == [DETECTIVE, DETECTIVE]
    cell.bruno.looks_at(ANN)
    assert cell.bruno.player.cards == (LyingCard(DETECTIVE, face_up=False),) * 2


def test_se_3_7_a_face_down_card_never_pairs() -> None:
    cell = table(turns=[(JOURNALIST, SCIENTIST)], down={BRUNO: [JOURNALIST]})
    cell.gives(JOURNALIST, to=BRUNO)
    assert cell.bruno.face_up == [JOURNALIST]
    assert cell.bruno.face_down == [JOURNALIST]


def test_se_3_7_a_third_one_lies_face_up_beside_a_pair_turned_down() -> None:
    cell = table(turns=[(JOURNALIST, SCIENTIST)], down={BRUNO: [JOURNALIST, JOURNALIST]})
    cell.gives(JOURNALIST, to=BRUNO)
    assert cell.bruno.face_up == [JOURNALIST]


def test_se_3_7_the_same_character_before_two_players_is_no_pair() -> None:
    cell = table(turns=[(JOURNALIST, SCIENTIST)], cards={CLARA: [JOURNALIST]})
    cell.gives(JOURNALIST, to=BRUNO)
    assert cell.bruno.face_up == cell.clara.face_up == [JOURNALIST]


def test_se_3_7_the_pair_is_turned_then_the_un_token_moves_then_the_next_turn_begins() -> None:
    cell = table(
        turns=[(JOURNALIST, SCIENTIST), (DETECTIVE, DIPLOMAT)],
        cards={BRUNO: [JOURNALIST], CLARA: [DIPLOMAT], DIEGO: [DIPLOMAT]},
    )
    told = cell.gives(JOURNALIST, to=BRUNO)
    names = [type(event).__name__ for event in told]
    assert names[-3:] == ["CardsTurnedDown", "UnitedNationsMoved", "TurnBegan"]
    assert cell.view(None).active == BRUNO
