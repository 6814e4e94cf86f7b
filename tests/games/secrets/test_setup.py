"""SE-1, SE-2: what is in the box, and how it is laid out."""

from collections import Counter

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal, BadOptions
from camarilla.core.rng import Dealing, key_from_seed
from camarilla.games.secrets.components import CHARACTERS, VALUES
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.events import FirstLooksTaken, TurnBegan
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import LookAt
from camarilla.games.secrets.options import Notebook, SecretsOptions, UnTies
from camarilla.games.secrets.setup import check_deal, lay_out, shuffle
from camarilla.games.secrets.view import Looked
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CENTRE,
    CIA,
    CLARA,
    DETECTIVE,
    DIEGO,
    DOUBLE_AGENT,
    EVA,
    FELIX,
    HIPPIE,
    KGB,
    SCIENTIST,
    table,
)

ALL_PLAYERS = pytest.mark.parametrize("players", [4, 5, 6, 7, 8])


def shuffled(players: int, seed: str = "box") -> SecretsDeal:
    return shuffle(players, Dealing(key_from_seed(seed)))


def pieces(players: int, kind: str) -> Counter[int]:
    found = lay_out(shuffled(players), SecretsOptions(), None).pieces()
    return Counter(int(piece.split()[1]) for piece in found if piece.startswith(kind))


# SE-1


@ALL_PLAYERS
def test_se_1_1_there_are_29_characters_each_with_its_value(players: int) -> None:
    cards = pieces(players, "card")
    assert cards.total() == 29
    printed = {CHARACTERS[card].value: (copies, VALUES[card]) for card, copies in cards.items()}
    assert printed == {
        "double-agent": (3, 2),
        "psychiatrist": (2, -1),
        "politician": (4, 3),
        "detective": (3, -2),
        "diplomat": (3, 1),
        "journalist": (4, 3),
        "scientist": (6, 5),
        "assassin": (4, 0),
    }


@ALL_PLAYERS
def test_se_1_2_there_are_four_bullets(players: int) -> None:
    assert pieces(players, "bullet") == {0: 1, -1: 1, -2: 1, -3: 1}


def test_se_1_3_the_box_has_tokens_enough_for_every_table() -> None:
    for players in range(4, 9):
        tokens = pieces(players, "identity")
        assert tokens[0] <= 4
        assert tokens[1] <= 4
        assert tokens[2] <= 2


# SE-2


@pytest.mark.parametrize(
    ("players", "cia", "kgb", "hippies"), [(4, 2, 2, 1), (5, 2, 2, 2), (6, 3, 3, 1), (7, 3, 3, 2), (8, 4, 4, 1)]
)
def test_se_2_1_the_identities_in_play_are_one_more_than_the_players(
    players: int, cia: int, kgb: int, hippies: int
) -> None:
    assert pieces(players, "identity") == {0: cia, 1: kgb, 2: hippies}
    assert cia + kgb + hippies == players + 1


def test_se_2_2_one_token_to_each_player_and_the_last_one_in_the_centre() -> None:
    cell = table(5, tokens="CKHCKH")
    assert [cell.token(place) for place in (ANN, BRUNO, CLARA, DIEGO, EVA, CENTRE)] == [
        CIA,
        KGB,
        HIPPIE,
        CIA,
        KGB,
        HIPPIE,
    ]


def test_se_2_2_every_place_gets_every_identity_in_the_long_run() -> None:
    deals = [shuffled(6, f"seed {number}") for number in range(80)]
    for place in range(7):
        assert {deal.tokens[place] for deal in deals} == {0, 1, 2}


def test_se_2_3_the_top_of_each_deck_is_drawn_first() -> None:
    cell = table(turns=[(ASSASSIN, DETECTIVE), (SCIENTIST, DOUBLE_AGENT)], bullet_deck=(-3, -1))
    assert cell.turned_up == (ASSASSIN, DETECTIVE)
    cell.gets_back(ASSASSIN, to=BRUNO)
    assert cell.ann.view.bullet == -3
    cell.ann.gives_bullet_to(CLARA)
    assert cell.turned_up == (SCIENTIST, DOUBLE_AGENT)


def test_se_2_3_the_un_token_starts_in_the_centre() -> None:
    assert table().view(None).holder is None


def test_se_2_4_the_first_player_is_random() -> None:
    assert {shuffled(6, f"seed {number}").first for number in range(80)} == set(range(6))
    assert table(first=CLARA).view(None).active == CLARA


@pytest.mark.parametrize(
    ("players", "places"),
    [(4, (BRUNO,)), (5, (BRUNO, ANN)), (6, (BRUNO, ANN)), (7, (BRUNO, ANN, CENTRE)), (8, (BRUNO, ANN, CENTRE))],
)
def test_se_2_5_first_looks_depend_on_the_number_of_players(players: int, places: tuple[int | None, ...]) -> None:
    cell = table(players)
    everybody = tuple(range(players))
    expected = [Looked(place, everybody if place is CENTRE else (BRUNO,), cell.token(place)) for place in places]
    assert list(cell.bruno.view.trail) == expected


def test_se_2_5_the_right_hand_neighbour_of_the_first_seat_is_the_last() -> None:
    cell = table(6, tokens="CKCKCHK")
    assert cell.ann.view.trail == (Looked(ANN, (ANN,), CIA), Looked(FELIX, (ANN,), HIPPIE))


def test_se_2_5_everybody_is_told_their_own_first_looks_and_spectators_none() -> None:
    looks = table(7, tokens="CKCKCHKH").told[0]
    assert looks.as_seen_by(BRUNO) == FirstLooksTaken((CIA, KGB, *[None] * 5, HIPPIE), True, True)
    assert looks.as_seen_by(None) == FirstLooksTaken((None,) * 8, True, True)
    small = table(4, tokens="CKCKH").told[0]
    assert small.as_seen_by(BRUNO) == FirstLooksTaken((None, KGB, None, None, None), False, False)


def test_se_2_6_an_identity_is_looked_at_only_when_a_card_says_so() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE), (DETECTIVE, DOUBLE_AGENT)])
    assert not any(isinstance(move, LookAt) for agent in cell.agents for move in agent.may)
    cell.gives(SCIENTIST, to=BRUNO)
    cell.gives(DETECTIVE, to=CLARA)
    assert [agent.seat for agent in cell.agents if any(isinstance(move, LookAt) for move in agent.may)] == [CLARA]


def test_se_2_6_no_view_shows_a_token_face_up_not_even_ones_own() -> None:
    cell = table()
    assert [player.identity for player in cell.ann.view.players] == [None] * 4
    assert cell.ann.view.centre is None


# A deal is the whole box, each piece once


def test_se_2_a_deal_that_is_not_the_whole_box_is_refused() -> None:
    deal = shuffled(4)
    change = msgspec.structs.replace
    broken = {
        "SE-2.1: tokens": change(deal, tokens=(0, 0, 0, 1, 2)),
        "SE-2.3: deck": change(deal, deck=(*deal.deck[1:], deal.deck[1])),
        "SE-2.3: bullets": change(deal, bullets=deal.bullets[1:]),
        "first": change(deal, first=4),
        "players": change(deal, players=9),
    }
    for where, wrong in broken.items():
        with pytest.raises(BadDeal, match=f"^{where}"):
            check_deal(wrong)


def test_se_2_the_same_seed_gives_the_same_deal() -> None:
    assert shuffled(6, "again") == shuffled(6, "again")
    assert shuffled(6, "again") != shuffled(6, "another")


def test_se_2_the_first_things_told_are_the_first_looks_and_the_first_turn() -> None:
    told: list[Event] = []
    lay_out(shuffled(4), SecretsOptions(), told)
    assert [type(event) for event in told] == [FirstLooksTaken, TurnBegan]


def test_the_options_are_read_by_their_names() -> None:
    chosen = SECRETS.options({"un_ties": "keep", "notebook": "beliefs"})
    assert chosen == SecretsOptions(UnTies.KEEP, Notebook.BELIEFS)
    assert SECRETS.options() == SecretsOptions(UnTies.CENTRE, Notebook.LOG)
    with pytest.raises(BadOptions, match="notebook"):
        SECRETS.options({"notebook": "everything"})
