"""RP-5: the end: the final evaluation, loans repaid, and who has won."""

from camarilla.core.data import Event, Outcome
from camarilla.core.text import Name, Sentence
from camarilla.games.road_to_the_palace.components import COLUMNS, KING, NOBODY
from camarilla.games.road_to_the_palace.evaluation import change_influence
from camarilla.games.road_to_the_palace.events import GameEnded, LoanRepaid, Reason
from camarilla.games.road_to_the_palace.state import OVER, RoadState


def final_evaluation(state: RoadState, told: list[Event] | None) -> None:
    """RP-5.1: everybody gains influence equal to their King column's impression, without purple discs."""
    for seat in state.clockwise():
        change_influence(state, seat, state.impression[seat * COLUMNS + KING], Reason.KING, told)
    repay_loans(state, told)
    state.step = OVER
    state.asked = NOBODY
    if told is not None:
        told.append(GameEnded(tuple(state.influence), tuple(ranking(state))))


def repay_loans(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.10: loans are repaid at the end; a debt that is left counts as influence below zero."""
    for seat in state.clockwise():
        loan = state.loans[seat]
        if loan == 0:
            continue
        left = max(0, -state.influence[seat])
        state.loans[seat] = left
        if told is not None:
            told.append(LoanRepaid(seat, loan - left, left))


def ranking(state: RoadState) -> list[int]:
    """RP-5.2: most influence first; of equals, the nearest clockwise to the holder of the pawn, who is nearest."""
    ranked: list[int] = []
    for seat in state.clockwise():
        place = len(ranked)
        while place > 0 and state.influence[ranked[place - 1]] < state.influence[seat]:
            place -= 1
        ranked.insert(place, seat)
    return ranked


def outcome(state: RoadState) -> Outcome | None:
    """RP-5.2: how the game ended."""
    if state.step != OVER:
        return None
    ranked = ranking(state)
    winner = ranked[0]
    most = state.influence[winner]
    places = tuple([1 + ranked.index(seat) for seat in range(state.players)])
    tied = state.influence.count(most) > 1
    message = "road-to-the-palace-outcome-nearest" if tied else "road-to-the-palace-outcome-won"
    why = Sentence(message, {"player": Name(winner), "points": most})
    return Outcome(tuple(state.influence), places, (winner,), why)
