"""RP-5: the final evaluation, the ranking, and decisions that take themselves."""

import pytest

from camarilla.core.match import Match
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.events import CardTaken, DiscLaid, GameEnded
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayStartingDiscs
from tests.games.road_to_the_palace.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    KING_2,
    KING_3,
    NOBLE,
    PRIEST,
    QUEEN_2,
    THE_KING,
    Hand,
    Road,
    court,
    table,
)
from tests.make import refused


def ended(players: int, hands: dict[int, Hand], first: int = ANN) -> Road:
    road = court(players, hands, first, number=2)
    road.evaluate()
    return road


def test_rp_5_1_everybody_gains_the_impression_of_their_king_column() -> None:
    road = ended(3, {ANN: Hand((KING_2, KING_3)), BRUNO: Hand((KING_2,))})
    assert [courtier.changes(THE_KING) for courtier in road.courtiers] == [[5], [2], []]
    assert road.influence == [15, 12, 10]


def test_rp_5_1_purple_discs_have_left_the_king_by_then() -> None:
    road = ended(4, {ANN: Hand((KING_3,), purple=(KING_3,))})
    assert road.ann.changes(THE_KING) == [3]


def test_rp_5_1_it_is_for_the_end_of_the_game_only() -> None:
    road = court(2, {ANN: Hand((KING_2,))}, number=1)
    road.evaluate()
    assert road.ann.changes(THE_KING) == []


def test_rp_5_2_most_influence_wins() -> None:
    road = ended(3, {BRUNO: Hand((KING_2,)), CLARA: Hand(influence=5)})
    outcome = road.state.outcome()
    assert outcome is not None
    assert outcome.scores == (10, 12, 5)
    assert outcome.winners == (BRUNO,)
    assert outcome.places == (2, 1, 3)
    assert outcome.why.id == "road-to-the-palace-outcome-won"


@pytest.mark.parametrize(
    ("hands", "ranking"),
    [
        ({ANN: Hand((KING_3,), influence=7)}, (ANN, BRUNO, CLARA, DIEGO)),
        ({CLARA: Hand((KING_3,), influence=7)}, (CLARA, DIEGO, ANN, BRUNO)),
        ({CLARA: Hand((KING_3,), influence=1), ANN: Hand(influence=8)}, (DIEGO, BRUNO, ANN, CLARA)),
    ],
)
def test_rp_5_2_a_tie_goes_to_the_nearest_clockwise_to_the_holder_of_the_pawn(
    hands: dict[int, Hand], ranking: tuple[int, ...]
) -> None:
    road = ended(4, hands, first=DIEGO)
    assert road.event(GameEnded).ranking == ranking
    outcome = road.state.outcome()
    assert outcome is not None
    assert outcome.winners == ranking[:1]
    assert [outcome.places[seat] for seat in ranking] == [1, 2, 3, 4]
    assert outcome.why.id == "road-to-the-palace-outcome-nearest"


def test_rp_5_2_the_pawn_is_where_round_2_has_put_it() -> None:
    """All Kings are equal, so the pawn passes from Ann to Bruno, who wins the tie."""
    road = ended(2, {}, first=ANN)
    outcome = road.state.outcome()
    assert outcome is not None
    assert outcome.winners == (BRUNO,)


def test_rp_5_2_when_it_is_over_nobody_may_do_anything() -> None:
    road = ended(2, {})
    assert road.state.to_act() == ()
    with refused(road.state, "RP-5.2"):
        road.ann.takes(1)


def test_rp_5_2_influence_is_shown_when_it_is_over() -> None:
    road = ended(2, {ANN: Hand((QUEEN_2,))})
    assert [player.influence for player in road.view(None).as_shown().players] == [12, 8]


def test_rp_5_3_the_only_row_and_the_only_disc_are_taken_by_themselves() -> None:
    state = table(2).begin().state
    forced = 0
    rng = Fast(1)
    while asked := state.to_act():
        (seat,) = asked
        legal = state.legal(seat)
        assert state.forced() == ((seat, legal[0]) if len(legal) == 1 else None)
        forced += len(legal) == 1
        state.play(seat, rng.choice(legal), None)
    assert forced > 1


def test_rp_5_3_a_sealed_choice_is_always_asked_for() -> None:
    road = table(2)
    assert road.state.forced() is None
    road.ann.chooses(PRIEST, NOBLE)
    assert road.state.forced() is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rp_5_3_what_takes_itself_is_in_the_record_all_the_same(players: int) -> None:
    match = Match.start(ROAD_TO_THE_PALACE, players, "forced")
    rng = Fast(7)
    asked = 0
    while not match.is_over:
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        asked += 1
    assert asked < len(match.moves)
    told = [event for event in match.truth() if isinstance(event, (CardTaken, DiscLaid))]
    setting_up = [move for _, move in match.moves if isinstance(move, (ChooseBribes, LayStartingDiscs))]
    assert len(told) == len(match.moves) - len(setting_up)
