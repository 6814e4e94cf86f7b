"""Every decision has a number and a Move, both ways, and a JSON form; what is no decision is refused."""

from collections.abc import Iterable

import msgspec
import pytest

from camarilla.core.data import Move
from camarilla.core.errors import BadDeal, BadMove, IllegalMove
from camarilla.core.game import State
from camarilla.core.playout import play_some
from camarilla.core.rng import Dealing, Fast, key_from_seed
from camarilla.games.royal_secrets.actions import ACTIONS
from camarilla.games.royal_secrets.cards import Card, Cardinal, Courtier, Excuse, Valet
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    HandParley,
    Pass,
    Place,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import RoyalOptions
from tests.games.royal_secrets.make import (
    ANN,
    CARDINALS_FIRST,
    CORRUPTION,
    DOWN,
    ESPIONAGE,
    KING,
    MASTER_STROKE,
    MEDAL_OF_MERIT,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    STABBING,
    UP,
    deck_with,
)
from tests.make import all_there_is

OPTIONS = RoyalOptions()


def all_moves(options: RoyalOptions = OPTIONS) -> list[Move]:
    return [ROYAL_SECRETS.move_of(action, options) for action in range(ROYAL_SECRETS.actions)]


def test_there_are_200_decisions_each_with_a_move_of_its_own() -> None:
    moves = all_moves()
    assert len(moves) == ACTIONS == 200
    assert len(set(moves)) == 200


def test_from_the_number_to_the_move_and_back() -> None:
    for action, move in enumerate(all_moves()):
        assert ROYAL_SECRETS.action_of(move, OPTIONS) == action


def test_every_kind_of_move_has_its_numbers() -> None:
    kinds = [type(move) for move in all_moves()]
    counts = {kind.__name__: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {
        "ChooseAudience": 2,
        "Pass": 1,
        "UseFavour": 6,
        "HandParley": 5,
        "DividePlayers": 32,
        "Stab": 12,
        "AwardMedal": 12,
        "Recruit": 10,
        "BetCard": 80,
        "ShowThirdCard": 40,
    }


def test_a_move_comes_back_from_json_as_it_was() -> None:
    for move in all_moves():
        assert ROYAL_SECRETS.read_move(msgspec.json.encode(move)) == move


def test_moves_in_json_say_what_they_are() -> None:
    bet = BetCard(Courtier(2, ANN, 20), DOWN)
    assert msgspec.json.decode(msgspec.json.encode(bet)) == {
        "type": "BetCard",
        "card": {"type": "Courtier", "number": 2, "colour": 0, "value": 20},
        "face": "down",
    }
    assert msgspec.json.decode(msgspec.json.encode(Recruit(Place(1, 2)))) == {
        "type": "Recruit",
        "place": {"seat": 1, "bet": 2},
    }


def test_rs_8_11_the_move_that_names_a_hidden_card_names_its_place_only() -> None:
    for move in (Stab(Place(1, 2)), AwardMedal(Place(1, 2)), Recruit(Place(1, 2))):
        assert b"card" not in msgspec.json.encode(move)


def test_rs_8_favours_with_an_object_have_moves_of_their_own() -> None:
    for favour in (STABBING, MEDAL_OF_MERIT, RECRUITMENT):
        with pytest.raises(BadMove, match=favour.value):
            ROYAL_SECRETS.action_of(UseFavour(favour), OPTIONS)
    for favour in (CORRUPTION, PLANNING, ROYAL_DINNER, ESPIONAGE, ROYAL_PARDON, MASTER_STROKE):
        ROYAL_SECRETS.action_of(UseFavour(favour), OPTIONS)


def test_rs_8_11_there_is_no_move_that_recruits_from_the_cardinal() -> None:
    with pytest.raises(BadMove, match=r"RS-8\.11"):
        ROYAL_SECRETS.action_of(Recruit(CARDINALS_FIRST), OPTIONS)


BAD_CARDS: list[Card] = [
    Cardinal(42, 10),
    Courtier(2, 0, 30),
    Courtier(2, 1, 20),
    Courtier(5, 0, 0),
    Excuse(4, 0),
    Valet(30, 20, 1),
    Valet(30, -10, 5),
    Courtier(-1, 0, 0),
    Courtier(44, 7, 20),
]


@pytest.mark.parametrize("card", BAD_CARDS, ids=str)
def test_a_card_nobody_can_hold_with_this_deck_is_refused(card: Card) -> None:
    for move in (BetCard(card, UP), ShowThirdCard(card)):
        with pytest.raises(BadMove):
            ROYAL_SECRETS.action_of(move, OPTIONS)


def test_rs_9_the_same_valet_is_known_by_the_numbers_of_its_own_deck() -> None:
    other = RoyalOptions(deck=deck_with({}, {-10: 5}))
    ROYAL_SECRETS.action_of(BetCard(Valet(30, -10, 5), UP), other)
    with pytest.raises(BadMove):
        ROYAL_SECRETS.action_of(BetCard(Valet(30, -10, 4), UP), other)


BAD_MOVES: list[RoyalMove] = [
    HandParley(5),
    HandParley(-1),
    DividePlayers((1, 0)),
    DividePlayers((1, 1)),
    DividePlayers((5,)),
    Stab(Place(0, 0)),
    Stab(Place(0, 3)),
    AwardMedal(Place(5, 1)),
    AwardMedal(Place(-1, 1)),
    Recruit(Place(None, 2)),
]


@pytest.mark.parametrize("move", BAD_MOVES, ids=str)
def test_seats_and_places_that_do_not_exist_are_refused(move: RoyalMove) -> None:
    with pytest.raises(BadMove):
        ROYAL_SECRETS.action_of(move, OPTIONS)


@pytest.mark.parametrize("action", [-1, 200, 10**9])
def test_a_number_that_is_no_decision_is_refused(action: int) -> None:
    with pytest.raises(BadMove):
        ROYAL_SECRETS.move_of(action, OPTIONS)


class ForeignMove(Move, frozen=True):
    """A move of another game."""


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(BadMove, match="ForeignMove"):
        ROYAL_SECRETS.action_of(ForeignMove(), OPTIONS)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b"{}",
        b'{"type":"Cheat"}',
        b'{"type":"HandParley"}',
        b'{"type":"HandParley","to":"1"}',
        b'{"type":"HandParley","to":1,"twice":true}',
        b'{"type":"ChooseAudience","sovereign":"pope"}',
        b'{"type":"BetCard","card":{"type":"Joker"},"face":"up"}',
        b'{"type":"Stab","place":{"seat":1}}',
    ],
)
def test_json_that_is_no_move_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMove, match="move of royal-secrets"):
        ROYAL_SECRETS.read_move(raw)


def test_json_that_is_no_deal_is_refused_and_a_deal_comes_back() -> None:
    deal = ROYAL_SECRETS.shuffle(4, OPTIONS, Dealing(key_from_seed("json")))
    assert ROYAL_SECRETS.read_deal(msgspec.json.encode(deal)) == deal
    for raw in (b"{}", b"nonsense", msgspec.json.encode(deal)[:-1]):
        with pytest.raises(BadDeal, match="deal of royal-secrets"):
            ROYAL_SECRETS.read_deal(raw)


# Whatever is not offered is refused and changes nothing


def tables() -> Iterable[State]:
    """Tables all over a few random games."""
    for seed in range(9):
        rng = Fast(seed)
        deal = ROYAL_SECRETS.shuffle(3 + seed % 3, OPTIONS, Dealing(key_from_seed(f"refusals {seed}")))
        state = ROYAL_SECRETS.lay_out(deal, OPTIONS)
        while not state.is_over():
            yield state
            play_some(state, rng, 11)
        yield state


def test_whatever_is_not_offered_is_refused_with_a_rule_and_changes_nothing() -> None:
    tried = 0
    for state in tables():
        before = all_there_is(state)
        for seat in range(-1, 6):
            offered = state.legal(seat) if 0 <= seat < state.players else []
            for action in range(-2, ACTIONS + 2):
                if action in offered:
                    continue
                with pytest.raises(IllegalMove) as caught:
                    state.play(seat, action, None)
                assert caught.value.rule.startswith("RS-")
                tried += 1
        assert all_there_is(state) == before
    assert tried > 100_000


def test_whatever_is_offered_can_be_played() -> None:
    for state in tables():
        for seat in state.to_act():
            for action in state.legal(seat):
                state.copy().play(seat, action, None)


def test_the_readable_forms_of_the_first_decisions() -> None:
    assert all_moves()[:3] == [ChooseAudience(KING), ChooseAudience(QUEEN), Pass()]
