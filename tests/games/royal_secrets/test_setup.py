"""RS-1, RS-2: what is in the box, and how it is laid out."""

from collections import Counter

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal
from camarilla.core.rng import Dealing, key_from_seed
from camarilla.games.royal_secrets.cards import Card, Cardinal, Courtier, Excuse, Valet
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.events import RoundBegan
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.setup import check_deal, lay_out, shuffle
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.royal_secrets.telling import colour_name
from camarilla.games.royal_secrets.view import RoyalView
from tests.games.royal_secrets.make import ANN, BRUNO, CLARA, CORRUPTION, table, valet

ALL_PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def shuffled(players: int, seed: str) -> RoyalDeal:
    return shuffle(players, RoyalOptions(), Dealing(key_from_seed(seed)))


def laid_out(players: int, seed: str = "box") -> RoyalTable:
    return lay_out(shuffled(players, seed), RoyalOptions(), None)


def seen(state: RoyalTable, reader: int | None) -> RoyalView:
    view = state.view(reader)
    assert isinstance(view, RoyalView)
    return view


def faces(state: RoyalTable) -> list[Card]:
    """Every card of the box but the Audience cards."""
    return [state.deck.faces[int(piece.split()[1])] for piece in state.pieces() if piece.startswith("card")]


def courtier_values(state: RoyalTable, seat: int) -> Counter[int]:
    hand = seen(state, seat).players[seat].hand
    assert hand is not None
    return Counter(card.value for card in hand if isinstance(card, Courtier))


# RS-1


def test_rs_1_1_there_are_five_colours_the_fifth_is_purple() -> None:
    state = laid_out(5)
    colours = []
    for seat in range(5):
        hand = seen(state, seat).players[seat].hand
        assert hand is not None
        assert {card.colour for card in hand if isinstance(card, (Courtier, Excuse))} == {seat}
        colours.append(colour_name(seat))
    assert [name.of.id for name in colours] == [
        f"royal-secrets-{colour}" for colour in ("blue", "red", "yellow", "green", "purple")
    ]


def test_rs_1_2_a_colour_has_eleven_courtiers() -> None:
    state = laid_out(3)
    for seat in range(3):
        assert courtier_values(state, seat) == {0: 2, 10: 3, 20: 3, 30: 1, 40: 1}
        hand = seen(state, seat).players[seat].hand
        assert hand is not None
        assert sum(isinstance(card, Excuse) for card in hand) == 1


@ALL_PLAYERS
def test_rs_1_3_there_are_ten_valets_each_with_a_rumour(players: int) -> None:
    state = laid_out(players)
    valets = [face for face in faces(state) if isinstance(face, Valet)]
    assert Counter(card.value for card in valets) == {-10: 2, 0: 4, 10: 2, 20: 2}
    assert all(card.rumour > 0 for card in valets)


def test_rs_1_4_there_are_fourteen_cardinal_cards() -> None:
    state = laid_out(3)
    cards = [card.value for card in faces(state) if isinstance(card, Cardinal)]
    assert Counter(cards) == {-10: 2, 0: 4, 10: 6, 20: 2}
    assert len(cards) == 14


def test_rs_1_5_there_are_eighteen_audience_cards_with_nine_favours_twice() -> None:
    state = laid_out(3)
    everything = [int(piece.split()[1]) for piece in state.pieces() if piece.startswith("audience")]
    assert sorted(everything) == list(range(18))
    cards = [state.deck.audiences[card] for card in everything]
    assert set(Counter(card.favour for card in cards).values()) == {2}
    assert len({card.favour for card in cards}) == 9


def test_rs_1_5_an_audience_card_has_its_own_number_for_success_and_for_failure() -> None:
    court = table(king=50, queen=60)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 10), CLARA: (40, 0)})
    court.count()
    assert court.paid(ANN) == 4  # 50: wins 4, costs 5
    assert court.paid(CLARA) == -6  # 60: wins 5, costs 6


def test_rs_1_6_the_bank_never_runs_out() -> None:
    all_the_tokens = 50 * 1 + 20 * 5
    court = table(king=30, points=dict.fromkeys(range(4), all_the_tokens // 4 + 1))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 0)})
    court.count()
    assert court.ann.points == all_the_tokens // 4 + 1 + 2


# RS-2


@ALL_PLAYERS
def test_rs_2_1_everybody_starts_with_ten_points(players: int) -> None:
    view = seen(laid_out(players), None)
    assert [player.points for player in view.players] == [10] * players


def test_rs_2_1_points_are_hidden_unless_the_table_plays_with_open_scores() -> None:
    for open_scores in (False, True):
        court = table(3, options=RoyalOptions(open_scores=open_scores))
        shown = court.view(ANN).as_shown()
        assert shown.players[ANN].points == 10
        assert shown.players[BRUNO].points == (10 if open_scores else None)
        for_spectators = court.view(None).as_shown()
        assert [player.points for player in for_spectators.players] == [10 if open_scores else None] * 3


def test_rs_2_1_what_everybody_gains_is_public_so_memory_can_follow_it() -> None:
    court = table(king=30)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, 0)})
    court.count()
    assert court.view(CLARA).players[ANN].points == 12
    assert court.view(CLARA).as_shown().players[ANN].points is None


@ALL_PLAYERS
def test_rs_2_2_two_piles_of_seven_and_four_cards_removed(players: int) -> None:
    deal = shuffled(players, "piles")
    assert (len(deal.king), len(deal.queen), len(deal.removed)) == (7, 7, 4)
    assert sorted(deal.king + deal.queen + deal.removed) == list(range(18))


def test_rs_2_2_nobody_sees_which_cards_were_removed_or_what_comes_next() -> None:
    deal = shuffled(4, "piles")
    other = msgspec.structs.replace(
        deal,
        king=(deal.king[0], *deal.removed[:3], *deal.king[4:]),
        removed=(*deal.king[1:4], deal.removed[3]),
    )
    one, two = lay_out(deal, RoyalOptions(), None), lay_out(other, RoyalOptions(), None)
    for reader in (None, 0, 1, 2, 3):
        assert one.view(reader) == two.view(reader)


def test_rs_2_3_a_random_player_receives_the_parley_tile() -> None:
    assert {shuffled(5, f"seed {number}").first for number in range(60)} == set(range(5))
    for first in range(3):
        court = table(3, first=first)
        assert court.view(None).tile == first
        assert court.asked == first


@pytest.mark.parametrize(("players", "twenties"), [(3, 3), (4, 2), (5, 1)])
def test_rs_2_4_with_four_players_each_removes_one_20_with_five_two(players: int, twenties: int) -> None:
    state = laid_out(players)
    for seat in range(players):
        assert courtier_values(state, seat) == {0: 2, 10: 3, 20: twenties, 30: 1, 40: 1}
    assert len(faces(state)) == players * (8 + twenties) + 10 + 14  # the others are out of the game


@ALL_PLAYERS
def test_rs_2_5_everybody_is_dealt_a_valet_and_the_rest_is_the_pile(players: int) -> None:
    values = (-10, 20, 0, 10, 0)[:players]
    court = table(players, valets=values)
    for spy, value in zip(court.spies, values, strict=True):
        assert spy.count(valet(value)) == 1
        assert len([card for card in spy.hand if card >= 30]) == 1
    assert court.view(None).valets_left == 10 - players


def test_rs_2_5_the_top_of_the_valet_pile_is_drawn_first() -> None:
    court = table(3, valets=(0, 0, 0, 20, -10), favours={ANN: [CORRUPTION, CORRUPTION]})
    court.ann.uses(CORRUPTION)
    assert (court.ann.count(valet(20)), court.ann.count(valet(-10))) == (1, 0)
    court.ann.uses(CORRUPTION)
    assert (court.ann.count(valet(20)), court.ann.count(valet(-10))) == (1, 1)


def test_rs_2_6_the_cardinal_cards_are_a_pile_face_down() -> None:
    court = table(3)
    assert court.view(ANN).cardinals_left == 14
    assert court.view(ANN).used_cardinals == ()


def test_rs_2_6_the_top_of_the_cardinal_pile_is_drawn_first() -> None:
    court = table(3, cardinals=(20, -10))
    court.audiences(king=(ANN,))
    court.bets({})
    drawn = court.view(None).used_cardinals
    assert [card.value for card in drawn if isinstance(card, Cardinal)] == [20, -10]


# A deal is the whole box, each piece once


def test_rs_2_a_deal_that_is_not_the_whole_box_is_refused() -> None:
    deal = shuffled(4, "whole")
    change = msgspec.structs.replace
    broken = {
        "RS-2.2: king": change(deal, king=deal.king[:6]),
        "RS-2.2: queen": change(deal, queen=(*deal.queen, 3)),
        "RS-2.2: removed": change(deal, removed=deal.removed[1:]),
        "RS-2.2: king, queen, removed": change(deal, king=(deal.king[1], *deal.king[1:])),
        "RS-2.5": change(deal, valets=(deal.valets[1], *deal.valets[1:])),
        "RS-2.6": change(deal, cardinals=(*deal.cardinals[:13], 30)),
        "first": change(deal, first=4),
        "players": change(deal, players=6),
    }
    for where, wrong in broken.items():
        with pytest.raises(BadDeal, match=f"^{where}"):
            check_deal(wrong, RoyalOptions())


def test_rs_2_the_same_seed_gives_the_same_deal() -> None:
    assert shuffled(4, "again") == shuffled(4, "again")
    assert shuffled(4, "again") != shuffled(4, "another")


def test_rs_2_the_first_thing_told_is_the_first_round() -> None:
    told: list[Event] = []
    deal = shuffled(4, "told")
    state = lay_out(deal, RoyalOptions(), told)
    deck = state.deck.audiences
    assert told == [RoundBegan(1, deck[deal.king[0]], deck[deal.queen[0]], deal.first)]
