"""RP-3: the two rounds: whose turn it is, and what comes after what."""

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.components import NOBODY, NOTHING, ROUNDS, TREACHERY
from camarilla.games.road_to_the_palace.evaluation import evaluate
from camarilla.games.road_to_the_palace.events import BribesLaid, DiscsReturned, RoundBegan, RoundEnded
from camarilla.games.road_to_the_palace.scoring import final_evaluation
from camarilla.games.road_to_the_palace.state import BRIBING, LAYING, STARTING, TAKING, RoadState, add


def begin_game(state: RoadState) -> None:
    """RP-2.6: having seen the grid, all choose their Bribes at the same time."""
    state.step = BRIBING
    state.asked = NOBODY


def bribes_chosen(state: RoadState, told: list[Event] | None) -> None:
    """RP-2.7: then it is for the player on the first player's right to lay the starting discs."""
    state.step = STARTING
    state.asked = (state.first_player + state.players - 1) % state.players
    if told is not None:
        told.append(BribesLaid())


def begin_round(state: RoadState, told: list[Event] | None) -> None:
    """RP-3.1: management goes clockwise from the first player."""
    state.step = TAKING
    state.asked = state.first_player
    state.row = NOTHING
    if told is not None:
        told.append(RoundBegan(state.round, state.first_player))


def card_taken(state: RoadState, told: list[Event] | None) -> None:
    """RP-3.4: a disc is laid next; skipped if the row is empty or the reserve is."""
    if state.row_left[state.row] > 0 and state.has_reserve():
        state.step = LAYING
    else:
        turn_over(state, told)


def turn_over(state: RoadState, told: list[Event] | None) -> None:
    """RP-3.1, RP-3.5, RP-3.6, RP-6.2: the next player clockwise, until the reserve (in round 2: the grid) is empty."""
    goes_on = state.cards_lie() if state.round == ROUNDS else state.has_reserve()
    if goes_on:
        state.step = TAKING
        state.asked = state.asked + 1 if state.asked + 1 < state.players else 0
        state.row = NOTHING
    else:
        round_over(state, told)


def round_over(state: RoadState, told: list[Event] | None) -> None:
    """RP-3.1, RP-4.11: the evaluation, then the second round or the end; the disc laid aside joins the reserve."""
    state.row = NOTHING
    evaluate(state, told)
    add(state.reserve, TREACHERY, state.discs_aside)
    state.discs_aside = 0
    if told is not None:
        told.append(DiscsReturned(tuple(state.reserve)))
        told.append(RoundEnded(state.round))
    if state.round < ROUNDS:
        state.round += 1
        begin_round(state, told)
    else:
        final_evaluation(state, told)
