"""RP-1, RP-2: what is in the box, and how it is laid out."""

from collections import Counter

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal, BadOptions
from camarilla.core.rng import Dealing, key_from_seed
from camarilla.games.road_to_the_palace.cards import Card, Character
from camarilla.games.road_to_the_palace.components import COPIES, DISC_COPIES, FACES, POLITICIAN, whole_deck
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.events import GridDealt
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.setup import check_deal, lay_out, shuffle
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    DIEGO,
    KING,
    KING_2,
    NOBLE,
    PRIEST,
    PRINTED,
    QUEEN,
    RED,
    SOLDIER,
    YELLOW,
    Hand,
    a_deal,
    court,
    table,
)

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def shuffled(players: int, seed: str, options: RoadOptions | None = None) -> RoadDeal:
    return shuffle(players, options or RoadOptions(), Dealing(key_from_seed(seed)))


def all_cards(deal: RoadDeal) -> list[int]:
    return [card for row in deal.grid for card in row] + list(deal.deck) + list(deal.removed)


# RP-1


def test_rp_1_1_there_are_62_character_cards() -> None:
    assert sum(COPIES) == 62
    copies = {(face.character, face.points): COPIES[face.number] for face in FACES}
    assert copies == {
        (NOBLE, 1): 8,
        (NOBLE, 2): 4,
        (SOLDIER, 1): 8,
        (SOLDIER, 2): 4,
        (PRIEST, 1): 8,
        (PRIEST, 2): 4,
        (KING, 2): 7,
        (KING, 3): 4,
        (QUEEN, 2): 7,
        (QUEEN, 3): 4,
        (Character.POLITICIAN, 1): 4,
    }


def test_rp_1_1_cards_that_nobody_can_tell_apart_have_one_number() -> None:
    assert len({(face.character, face.points) for face in FACES}) == len(FACES)
    assert [face.number for face in FACES] == list(range(len(FACES)))


@ALL_PLAYERS
def test_rp_1_2_every_player_has_a_bribe_of_each_of_three_colours(players: int) -> None:
    bribes = [piece for piece in table(players).state.pieces() if piece.startswith("bribe")]
    assert len(bribes) == players * 3


def test_rp_1_3_there_are_nine_discs_for_each_mission_and_five_purple_ones() -> None:
    assert DISC_COPIES == (9, 9, 9, 5)
    assert sum(DISC_COPIES) == 32


def test_rp_1_4_the_bank_never_runs_out() -> None:
    all_the_points = 150
    rich = court(2, {ANN: Hand(discs=(YELLOW,) * 5, influence=all_the_points), BRUNO: Hand(influence=all_the_points)})
    rich.evaluate()
    assert rich.ann.influence == all_the_points + 15  # five discs on a first column that is only a Bribe


# RP-2.1


@pytest.mark.parametrize(
    ("players", "options", "left"), [(2, None, 30), (3, None, 45), (3, PRINTED, 46), (4, None, 60)]
)
def test_rp_2_1_cards_go_back_to_the_box_by_the_number_of_players(
    players: int, options: RoadOptions | None, left: int
) -> None:
    deal = shuffled(players, "box", options)
    assert sum(len(row) for row in deal.grid) + len(deal.deck) == left
    assert Counter(all_cards(deal)) == Counter(whole_deck(players))


@pytest.mark.parametrize(("players", "at_random"), [(2, 0), (3, 1), (4, 2)])
def test_rp_2_1_some_are_removed_at_random(players: int, at_random: int) -> None:
    assert len(shuffled(players, "random").removed) == at_random
    assert len(shuffled(3, "random", PRINTED).removed) == 0
    if at_random:
        assert len({shuffled(players, f"random {number}").removed for number in range(20)}) > 4


@pytest.mark.parametrize(("players", "discs"), [(2, (5, 5, 5, 2)), (3, (7, 7, 7, 3)), (4, (9, 9, 9, 5))])
def test_rp_2_1_discs_go_back_to_the_box(players: int, discs: tuple[int, ...]) -> None:
    view = table(players).view(None)
    yellow, red, blue, purple = view.reserve
    assert (yellow, red, blue, purple + view.discs_aside) == discs


@pytest.mark.parametrize(("players", "columns"), [(2, 3), (3, 4), (4, 4)])
def test_rp_2_1_the_grid_has_three_rows(players: int, columns: int) -> None:
    view = table(players).view(None)
    assert [len(row.cards) for row in view.grid] == [columns] * 3


def test_rp_2_1_nobody_sees_which_cards_were_removed() -> None:
    deal = shuffled(4, "removed")
    place = next(place for place, card in enumerate(deal.deck) if card != deal.removed[0])
    swapped = (*deal.deck[:place], deal.removed[0], *deal.deck[place + 1 :])
    other = msgspec.structs.replace(deal, deck=swapped, removed=(deal.deck[place], deal.removed[1]))
    one, two = lay_out(deal, RoadOptions(), None), lay_out(other, RoadOptions(), None)
    for reader in (None, 0, 1, 2, 3):
        assert one.view(reader) == two.view(reader)


def test_rp_2_1_only_45_or_46_cards_can_be_asked_for() -> None:
    assert ROAD_TO_THE_PALACE.options({"three_player_cards": 46}) == PRINTED
    for wrong in (44, 47, "45", True):
        with pytest.raises(BadOptions, match="three_player_cards"):
            ROAD_TO_THE_PALACE.options({"three_player_cards": wrong})


# RP-2.2 to RP-2.5


@ALL_PLAYERS
def test_rp_2_2_everybody_starts_with_ten_influence(players: int) -> None:
    assert [player.influence for player in table(players).view(None).players] == [10] * players


def test_rp_2_2_influence_is_hidden_unless_the_table_plays_with_open_scores() -> None:
    for open_scores in (False, True):
        road = table(3, options=RoadOptions(open_scores=open_scores))
        shown = road.view(ANN).as_shown()
        assert shown.players[ANN].influence == 10
        assert shown.players[BRUNO].influence == (10 if open_scores else None)
        for_spectators = road.view(None).as_shown()
        assert [player.influence for player in for_spectators.players] == [10 if open_scores else None] * 3


def test_rp_2_2_columns_boards_politicians_reserve_and_deck_are_open_to_all() -> None:
    road = table(2, rows=((KING_2,), (), ())).begin()
    road.turn(1)
    for reader in (None, ANN, BRUNO):
        view = road.view(reader).as_shown()
        assert view.players[ANN].columns[0].character is KING
        assert view.players[ANN].board == (1, 0, 0, 0)
        assert view.players[ANN].politicians == (0, 0)
        assert sum(view.reserve) == 13
        assert view.deck_size == 21


def test_rp_2_2_a_player_can_look_at_their_own_points_and_bribes_at_any_time() -> None:
    road = table(2).begin({ANN: (PRIEST, NOBLE)})
    while road.view(None).round == 1:
        road.any_turn()
        own = road.ann.view.as_shown().players[ANN]
        assert own.influence is not None
        assert own.bribes == (PRIEST, NOBLE)


@ALL_PLAYERS
def test_rp_2_3_no_politician_is_dealt_to_the_grid(players: int) -> None:
    for number in range(40):
        deal = shuffled(players, f"grid {number}")
        assert all(card != POLITICIAN for row in deal.grid for card in row)
        assert deal.deck.count(POLITICIAN) + deal.removed.count(POLITICIAN) == players


def test_rp_2_3_politicians_that_turned_up_are_shuffled_back_anywhere_into_the_deck() -> None:
    deals = [shuffled(4, f"aside {number}") for number in range(400)]
    aside = [deal for deal in deals if deal.set_aside]
    assert len(aside) > 100
    assert all(deal.set_aside <= deal.deck.count(POLITICIAN) for deal in aside)
    places = [place for deal in aside for place, card in enumerate(deal.deck) if card == POLITICIAN]
    halves = Counter(place < 24 for place in places)
    assert 0.4 < halves[True] / len(places) < 0.6


def test_rp_2_3_everybody_has_seen_how_many_politicians_turned_up() -> None:
    road = table(4, set_aside=3)
    assert road.event(GridDealt).set_aside == 3
    for reader in (None, ANN, DIEGO):
        assert road.view(reader).set_aside == 3


def test_rp_2_4_a_random_player_is_the_first() -> None:
    assert {shuffled(4, f"seed {number}").first for number in range(60)} == {0, 1, 2, 3}
    for first in range(3):
        road = table(3, first=first)
        assert road.view(None).first_player == first
        assert road.begin().asked == first


@pytest.mark.parametrize(("players", "aside"), [(2, 0), (3, 0), (4, 1)])
def test_rp_2_5_with_four_players_a_purple_disc_is_laid_aside(players: int, aside: int) -> None:
    view = table(players).view(None)
    assert view.discs_aside == aside
    assert view.reserve[3] == {2: 2, 3: 3, 4: 4}[players]


# RP-2.7


@pytest.mark.parametrize(("players", "first", "right"), [(2, 0, 1), (3, 0, 2), (4, 2, 1), (4, 0, 3)])
def test_rp_2_7_the_player_on_the_first_players_right_lays_the_starting_discs(
    players: int, first: int, right: int
) -> None:
    road = table(players, first=first)
    for courtier in road.courtiers:
        courtier.chooses(NOBLE, PRIEST)
    assert road.asked == right
    before = road.view(None).reserve
    road.courtiers[right].starts(BLUE, YELLOW, RED)
    assert [row.disc for row in road.view(None).grid] == [BLUE, YELLOW, RED]
    assert road.view(None).reserve == (before[0] - 1, before[1] - 1, before[2] - 1, before[3])


def test_rp_2_7_the_three_discs_may_be_laid_in_any_order() -> None:
    road = table(2)
    for courtier in road.courtiers:
        courtier.chooses(NOBLE, PRIEST)
    assert len(set(road.bruno.may)) == 6


# A deal is the whole box, each piece once


def test_rp_2_a_deal_that_is_not_the_whole_box_is_refused() -> None:
    deal = a_deal(4)
    change = msgspec.structs.replace
    other = 0 if deal.deck[0] != 0 else 1
    broken = {
        "RP-2.1: removed": change(deal, removed=deal.removed[:1]),
        "RP-2.1: grid: 3 rows": change(deal, grid=deal.grid[:2]),
        "RP-2.1: grid: 4 cards": change(deal, grid=(*deal.grid[:2], deal.grid[2][:3])),
        "RP-2.3: grid": change(deal, grid=((POLITICIAN, *deal.grid[0][1:]), *deal.grid[1:])),
        "RP-2.3: set_aside": change(deal, set_aside=5),
        "RP-2.1: card": change(deal, deck=(other, *deal.deck[1:])),
        "RP-1.1": change(deal, deck=(11, *deal.deck[1:])),
        "first": change(deal, first=4),
        "players": change(deal, players=5),
    }
    for where, wrong in broken.items():
        with pytest.raises(BadDeal, match=f"^{where}"):
            check_deal(wrong, RoadOptions())


def test_rp_2_a_deal_of_46_cards_is_for_a_table_that_plays_with_46() -> None:
    deal = a_deal(3, options=PRINTED)
    check_deal(deal, PRINTED)
    with pytest.raises(BadDeal, match="removed"):
        check_deal(deal, RoadOptions())


def test_rp_2_the_same_seed_gives_the_same_deal() -> None:
    assert shuffled(4, "again") == shuffled(4, "again")
    assert shuffled(4, "again") != shuffled(4, "another")


def test_rp_2_the_first_thing_told_is_the_grid() -> None:
    told: list[Event] = []
    deal = shuffled(3, "told")
    lay_out(deal, RoadOptions(), told)
    rows: tuple[tuple[Card, ...], ...] = tuple(tuple(FACES[card] for card in row) for row in deal.grid)
    assert told == [GridDealt(rows, deal.set_aside, deal.first)]
