"""Every decision has a number and a Move, both ways, and nonsense is refused where it comes in."""

import msgspec
import pytest

from camarilla.core.data import Deal, Event, Move, Options
from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.actions import ACTIONS, action_of, move_of
from camarilla.games.road_to_the_palace.cards import Character
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, TakeCard
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from tests.games.road_to_the_palace.make import ANN, BLUE, KING, NOBLE, PRIEST, PURPLE, RED, YELLOW, a_deal, table
from tests.make import refused


def test_every_number_is_a_move_and_back() -> None:
    assert [action_of(move_of(action)) for action in range(ACTIONS)] == list(range(ACTIONS))


def test_a_move_says_what_it_means() -> None:
    assert move_of(0) == ChooseBribes(NOBLE, Character.SOLDIER)
    assert move_of(6) == LayStartingDiscs(YELLOW, RED, BLUE)
    assert move_of(12) == TakeCard(1)
    assert move_of(18) == LayDisc(PURPLE)
    assert msgspec.json.encode(move_of(18)) == b'{"type":"LayDisc","disc":"treachery"}'


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_there_are_no_other_numbers(action: int) -> None:
    with pytest.raises(BadMove, match=str(action)):
        move_of(action)
    road = table(2)
    with refused(road.state, "RP-2.6" if action < 0 else "RP-3.4"):
        road.state.play(ANN, action, None)
    road.begin()
    with refused(road.state, "RP-2.6" if action < 0 else "RP-3.4"):
        road.state.play(ANN, action, None)
    road.ann.takes(1)
    with refused(road.state, "RP-2.6" if action < 0 else "RP-3.4"):
        road.state.play(ANN, action, None)


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        (ChooseBribes(NOBLE, NOBLE), "RP-2.6"),
        (ChooseBribes(KING, NOBLE), "RP-2.6"),
        (LayStartingDiscs(YELLOW, YELLOW, RED), "RP-2.7"),
        (LayStartingDiscs(YELLOW, PURPLE, RED), "RP-2.7"),
        (TakeCard(0), "row 0"),
        (TakeCard(4), "row 4"),
    ],
)
def test_moves_that_nobody_can_ever_make_are_refused(move: Move, complaint: str) -> None:
    with pytest.raises(BadMove, match=complaint):
        ROAD_TO_THE_PALACE.action_of(move, ROAD_TO_THE_PALACE.options())


@pytest.mark.parametrize("raw", [b"{}", b'{"type":"TakeCard"}', b'{"type":"LayDisc","disc":"gold"}', b"?"])
def test_a_move_that_cannot_be_read_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMove, match="move of road-to-the-palace"):
        ROAD_TO_THE_PALACE.read_move(raw)


def test_a_deal_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadDeal, match="deal of road-to-the-palace"):
        ROAD_TO_THE_PALACE.read_deal(b'{"players":2}')


def test_another_games_things_are_refused() -> None:
    class Foreign(Move, frozen=True):
        """A move of another game."""

    class Other(Event, frozen=True):
        """An event of another game."""

        def as_seen_by(self, reader: int | None) -> Event:  # noqa: ARG002 - nobody reads it
            return self

    ours = ROAD_TO_THE_PALACE.options()
    with pytest.raises(BadMove, match="Foreign"):
        ROAD_TO_THE_PALACE.action_of(Foreign(), ours)
    with pytest.raises(BadMove, match="Foreign"):
        ROAD_TO_THE_PALACE.label(Foreign())
    with pytest.raises(TypeError, match="Other"):
        ROAD_TO_THE_PALACE.line(Other())
    with pytest.raises(BadDeal, match="Deal"):
        ROAD_TO_THE_PALACE.lay_out(Deal(2, 0), ours)
    with pytest.raises(BadOptions, match="Options"):
        ROAD_TO_THE_PALACE.lay_out(a_deal(2), Options())
    with pytest.raises(TypeError, match="RoyalView"):
        ROAD_TO_THE_PALACE.choice(ROYAL_SECRETS.lay_out(royal_deal(), ROYAL_SECRETS.options()).view(None))


def royal_deal() -> Deal:
    return ROYAL_SECRETS.shuffle(3, ROYAL_SECRETS.options(), Fast(1))


def test_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOptions, match="debts"):
        ROAD_TO_THE_PALACE.options({"debts": True})
    assert ROAD_TO_THE_PALACE.options({"open_scores": True}).open_scores


def test_a_prompt_is_for_who_is_asked_and_the_others_are_told_for_whom_they_wait() -> None:
    road = table(3)
    choices = {reader: ROAD_TO_THE_PALACE.choice(road.view(reader)) for reader in (None, ANN)}
    assert choices[ANN].prompt.id == "road-to-the-palace-prompt-bribing"
    assert choices[None].prompt.id == "road-to-the-palace-waiting-bribing"
    road.ann.chooses(NOBLE, PRIEST)
    assert ROAD_TO_THE_PALACE.choice(road.view(ANN)).prompt.id == "road-to-the-palace-waiting-bribing"
