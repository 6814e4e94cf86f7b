"""RP-6: the worked numbers."""

import itertools

import pytest

from camarilla.games.road_to_the_palace.components import FACES, POLITICIAN, copies_in_play
from camarilla.games.road_to_the_palace.events import DiscLaid, QueenJudged
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.view import Step
from tests.games.road_to_the_palace.make import (
    KING,
    KING_2,
    NOBLE,
    PRIEST,
    PRINTED,
    QUEEN,
    QUEEN_2,
    SOLDIER,
    Hand,
    court,
    table,
)


@pytest.mark.parametrize(
    ("characters", "points", "copies"),
    [
        ((NOBLE, SOLDIER, PRIEST), 1, (4, 6, 8)),
        ((NOBLE, SOLDIER, PRIEST), 2, (2, 3, 4)),
        ((KING, QUEEN), 2, (5, 6, 7)),
        ((KING, QUEEN), 3, (0, 2, 4)),
    ],
)
def test_rp_6_1_copies_in_play(characters: tuple[object, ...], points: int, copies: tuple[int, int, int]) -> None:
    for face in FACES:
        if face.character in characters and face.points == points:
            assert tuple(copies_in_play(face.number, players) for players in (2, 3, 4)) == copies


def test_rp_6_1_politicians_in_play() -> None:
    assert [copies_in_play(POLITICIAN, players) for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("players", "options", "turns", "left"),
    [
        (2, RoadOptions(), (14, 16), 1),
        (3, RoadOptions(), (21, 24), 0),
        (4, RoadOptions(), (28, 32), 0),
        (3, PRINTED, (21, 25), 0),
    ],
)
def test_rp_6_2_turns_and_the_last_disc(players: int, options: RoadOptions, turns: tuple[int, int], left: int) -> None:
    road = table(players, options=options).begin()
    assert road.play_round() == turns[0]
    laid = len(road.events(DiscLaid))
    reserve = sum(road.view(None).reserve)
    assert road.play_round() == turns[1]
    assert reserve - (len(road.events(DiscLaid)) - laid) == left
    assert road.step is Step.OVER


@pytest.mark.parametrize(("players", "highest"), [(3, 2), (4, 3)])
def test_rp_6_3_the_queens_remainders(players: int, highest: int) -> None:
    road = court(players, {seat: Hand((QUEEN_2,)) for seat in range(highest)})
    road.evaluate()
    told = road.event(QueenJudged)
    assert (told.pot, told.share, told.rest) == (players, 1, 1)
    assert road.influence == [11] * highest + [10 - players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rp_6_3_there_are_no_other_remainders(players: int) -> None:
    for queens in itertools.product((QUEEN_2, QUEEN_2, KING_2), repeat=players):  # at most two ranks matter here
        road = court(players, {seat: Hand((card,)) for seat, card in enumerate(queens)})
        road.evaluate()
        told = road.event(QueenJudged)
        one_against_all = len(told.lowest) == 1 and len(told.highest) == players - 1 > 1
        assert (told.rest > 0) == one_against_all
    for low, middle, high in itertools.product(range(1, 3), repeat=3):
        if low + middle + high == players:
            hands = [Hand()] * low + [Hand((QUEEN_2,))] * middle + [Hand((QUEEN_2, QUEEN_2))] * high
            road = court(players, dict(enumerate(hands)))
            road.evaluate()
            assert road.event(QueenJudged).rest == 0
