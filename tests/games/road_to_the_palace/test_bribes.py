"""RP-2.6, RP-3.10, RP-4.1: Bribes, and the Politicians laid with them."""

import itertools

import pytest

from camarilla.games.road_to_the_palace.events import (
    BribesChosen,
    BribesLaid,
    BribesRevealed,
    ColumnsReordered,
    RevealedBribe,
    Standing,
)
from camarilla.games.road_to_the_palace.moves import ChooseBribes
from camarilla.games.road_to_the_palace.view import Step
from tests.games.road_to_the_palace.make import (
    ANN,
    BRUNO,
    CLARA,
    KING,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    POLITICIAN,
    PRIEST,
    PRIEST_1,
    SOLDIER,
    SOLDIER_1,
    Hand,
    court,
    table,
)
from tests.make import refused


def test_rp_2_6_everybody_chooses_a_bribe_for_round_1_and_another_for_round_2() -> None:
    road = table(3)
    choices = list(itertools.permutations((NOBLE, SOLDIER, PRIEST), 2))
    for courtier in road.courtiers:
        assert courtier.may == [ChooseBribes(first, second) for first, second in choices]


def test_rp_2_6_all_choose_at_the_same_time_in_any_order() -> None:
    road = table(3)
    assert road.state.to_act() == (ANN, BRUNO, CLARA)
    road.clara.chooses(NOBLE, PRIEST)
    assert road.state.to_act() == (ANN, BRUNO)
    road.ann.chooses(SOLDIER, PRIEST)
    road.bruno.chooses(PRIEST, NOBLE)
    assert road.step is Step.STARTING


def test_rp_2_6_a_choice_cannot_be_changed() -> None:
    road = table(2)
    road.ann.chooses(NOBLE, PRIEST)
    assert road.ann.may == []
    with refused(road.state, "RP-2.6"):
        road.ann.chooses(SOLDIER, PRIEST)


def test_rp_2_6_nobody_learns_who_has_chosen_before_all_have() -> None:
    road = table(3)
    before = {reader: road.view(reader) for reader in (None, ANN, BRUNO)}
    told = road.clara.chooses(NOBLE, PRIEST)
    for reader, view in before.items():
        assert road.view(reader) == view
        assert [event.as_seen_by(reader) for event in told] == [None]
    assert told[0].as_seen_by(CLARA) == BribesChosen(CLARA, NOBLE, PRIEST)
    assert road.view(None).waiting == (ANN, BRUNO, CLARA)
    assert road.clara.view.players[CLARA].bribes == (NOBLE, PRIEST)


def test_rp_2_6_when_all_have_chosen_everybody_is_told_that() -> None:
    road = table(2)
    road.bruno.chooses(NOBLE, PRIEST)
    assert road.events(BribesLaid) == []
    assert BribesLaid() in road.ann.chooses(NOBLE, PRIEST)


def test_rp_2_6_the_third_bribe_stays_unseen_and_the_second_too_until_its_round() -> None:
    road = table(2).begin({ANN: (PRIEST, SOLDIER)})
    assert road.bruno.view.players[ANN].bribes == (None, None)
    road.play_round()
    assert road.bruno.view.players[ANN].bribes == (PRIEST, None)
    assert road.view(None).players[ANN].bribes == (PRIEST, None)
    road.play_round()
    assert road.bruno.view.players[ANN].bribes == (PRIEST, SOLDIER)


def test_rp_2_6_bribes_are_chosen_before_anything_else() -> None:
    road = table(2)
    with refused(road.state, "RP-3.2"):
        road.ann.takes(1)
    road.begin()
    with refused(road.state, "RP-2.6"):
        road.ann.chooses(NOBLE, PRIEST)


@pytest.mark.parametrize("number", [1, 2])
def test_rp_3_10_a_politician_is_laid_with_the_bribe_of_the_current_round(number: int) -> None:
    rows = ((NOBLE_1, NOBLE_1, NOBLE_2), (), ())
    deck = (KING_2, SOLDIER_1, POLITICIAN) if number == 1 else ()
    road = table(2, rows=rows, deck=deck).begin()
    while not any(courtier.shown.politicians[number - 1] for courtier in road.courtiers):
        road.any_turn()
    holder = next(courtier for courtier in road.courtiers if courtier.shown.politicians[number - 1])
    assert road.view(None).round == number
    assert all(card.number != POLITICIAN for column in holder.shown.columns for card in column.cards)


def test_rp_3_10_everybody_sees_how_many_politicians_lie_with_a_bribe() -> None:
    road = table(2, rows=((NOBLE_1, NOBLE_1, NOBLE_2), (), ()), deck=(KING_2, SOLDIER_1, POLITICIAN)).begin()
    for _ in range(4):
        road.turn(1)
    for reader in (None, ANN, BRUNO):
        assert road.view(reader).players[BRUNO].politicians == (1, 0)


def test_rp_4_1_a_bribe_joins_the_column_of_its_colour_as_one_point() -> None:
    road = court(2, {ANN: Hand((NOBLE_2,), bribe=NOBLE)})
    road.evaluate()
    assert road.ann.columns == [(NOBLE, 3)]


def test_rp_4_1_each_politician_laid_with_it_adds_one() -> None:
    road = court(4, {ANN: Hand((NOBLE_2,), bribe=NOBLE, politicians=3)})
    road.evaluate()
    assert road.ann.columns == [(NOBLE, 6)]


def test_rp_4_1_a_colour_not_yet_owned_becomes_a_new_column() -> None:
    road = court(2, {ANN: Hand((KING_2,), bribe=PRIEST)})
    road.evaluate()
    assert road.ann.columns == [(KING, 2), (PRIEST, 1)]


def test_rp_4_1_the_bribe_and_its_politicians_are_one_growth() -> None:
    road = court(4, {ANN: Hand((NOBLE_2, PRIEST_1), bribe=SOLDIER, politicians=1)})
    road.evaluate()
    assert road.ann.columns == [(NOBLE, 2), (SOLDIER, 2), (PRIEST, 1)]  # it only equals the Nobles


def test_rp_4_1_bribes_are_revealed_clockwise_from_the_first_player() -> None:
    road = court(
        3,
        {ANN: Hand(bribe=NOBLE), BRUNO: Hand(bribe=PRIEST, politicians=2), CLARA: Hand(bribe=SOLDIER)},
        first=BRUNO,
    )
    road.evaluate()
    assert road.event(BribesRevealed) == BribesRevealed(
        1,
        (
            RevealedBribe(BRUNO, PRIEST, 2, (), (Standing(PRIEST, 3),)),
            RevealedBribe(CLARA, SOLDIER, 0, (), (Standing(SOLDIER, 1),)),
            RevealedBribe(ANN, NOBLE, 0, (), (Standing(NOBLE, 1),)),
        ),
    )


def test_rp_4_1_a_bribe_is_told_with_the_columns_before_and_after_it() -> None:
    road = court(2, {ANN: Hand((NOBLE_2, KING_2, PRIEST_1), purple=(KING_2,), bribe=PRIEST, politicians=2)}, first=ANN)
    road.evaluate()
    revealed = road.event(BribesRevealed).bribes[0]
    assert revealed.before == (Standing(KING, 3), Standing(NOBLE, 2), Standing(PRIEST, 1))
    assert revealed.after == (Standing(PRIEST, 4), Standing(KING, 3), Standing(NOBLE, 2))


def test_rp_4_1_columns_that_change_places_are_told() -> None:
    road = court(2, {ANN: Hand((NOBLE_1, PRIEST_1), bribe=PRIEST)})
    road.evaluate()
    kinds = [type(event) for event in road.told]
    assert kinds.index(BribesRevealed) < kinds.index(ColumnsReordered)
    assert road.event(ColumnsReordered) == ColumnsReordered(ANN, (Standing(PRIEST, 2), Standing(NOBLE, 1)))


def test_rp_4_1_a_revealed_bribe_stays_for_good() -> None:
    road = table(2).begin({ANN: (PRIEST, SOLDIER)})
    road.play_round()
    column = next(column for column in road.ann.shown.columns if column.character is PRIEST)
    politicians = road.ann.shown.politicians[0]
    assert column.impression == 1 + politicians + sum(card.points for card in column.cards)
    road.play_round()
    later = next(column for column in road.ann.shown.columns if column.character is PRIEST)
    assert later.impression == 1 + politicians + sum(card.points for card in later.cards)
