"""RP-4: evaluation: Bribes, the King, the Queen, missions, and the columns re-ordered."""

from typing import Final

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.bribes import reveal_bribes
from camarilla.games.road_to_the_palace.columns import sort_columns
from camarilla.games.road_to_the_palace.components import COLUMNS, DISCS, KING, MISSIONS, QUEEN, TREACHERY
from camarilla.games.road_to_the_palace.events import InfluenceChanged, KingJudged, LoanTaken, QueenJudged, Reason
from camarilla.games.road_to_the_palace.state import RoadState, add

FIRST_COLUMN_POINTS: Final = 3
THIRD_COLUMN_POINTS: Final = 1
DEBT_POINTS: Final = -1
DISC_WORTH: Final[tuple[int, ...]] = (
    FIRST_COLUMN_POINTS,
    DEBT_POINTS,
    THIRD_COLUMN_POINTS,
    DEBT_POINTS,
    DEBT_POINTS,
    DEBT_POINTS,
)
"""RP-4.5, RP-4.6, RP-4.8: what a mission disc brings or costs on the first to the fifth column; then without one."""
FIRST: Final = 0
THIRD: Final = 2
QUEENS_POT: Final = Reason.QUEEN
FIRST_COLUMN: Final = Reason.FIRST_COLUMN
THIRD_COLUMN: Final = Reason.THIRD_COLUMN
PURPLE_DISCS: Final = Reason.TREACHERY
DEBT: Final = Reason.DEBT


def evaluate(state: RoadState, told: list[Event] | None) -> None:
    """RP-4: Bribes, the King, the Queen, missions, re-order, in this order."""
    reveal_bribes(state, told)
    judge_king(state, told)
    judge_queen(state, told)
    evaluate_missions(state, told)
    for seat in state.clockwise():
        sort_columns(state, seat, told)


def impressions(state: RoadState, character: int) -> list[int]:
    """RP-4.2, RP-4.3: everybody's impression on the King or the Queen; no column counts 0."""
    return [state.impression[seat * COLUMNS + character] for seat in range(state.players)]


def seats_with(values: list[int], value: int) -> list[int]:
    """The seats that have just this."""
    return [seat for seat in range(len(values)) if values[seat] == value]


def judge_king(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.2: the highest takes the pawn; of several, the next clockwise from the first player, who is passed over."""
    values = impressions(state, KING)
    highest = seats_with(values, max(values))
    before = state.first_player
    holder = highest[0]
    if len(highest) > 1:
        step = 1
        while (before + step) % state.players not in highest:
            step += 1
        holder = (before + step) % state.players
    state.first_player = holder
    if told is not None:
        told.append(KingJudged(tuple(values), tuple(highest), before, holder))


def judge_queen(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.3, RP-6.3: the lowest pay into a pot, the highest share it; what does not divide goes to the bank."""
    values = impressions(state, QUEEN)
    lowest = seats_with(values, min(values))
    highest = seats_with(values, max(values))
    price = state.players
    pot = price * len(lowest)
    share = pot // len(highest)
    if told is not None:
        rest = pot - share * len(highest)
        told.append(QueenJudged(tuple(values), tuple(lowest), tuple(highest), pot, share, rest))
    if len(lowest) == state.players:  # everybody is equal: all would pay and get the same back
        return
    for seat in state.clockwise():
        if values[seat] == values[lowest[0]]:
            change_influence(state, seat, -price, QUEENS_POT, told)
    for seat in state.clockwise():
        if values[seat] == values[highest[0]]:
            change_influence(state, seat, share, QUEENS_POT, told)
    borrow(state, told)


def change_influence(state: RoadState, seat: int, points: int, reason: Reason, told: list[Event] | None) -> None:
    """RP-1.4: gain points from the pot or the bank, which never runs out; or pay them, where below zero."""
    if points == 0:
        return
    add(state.influence, seat, points)
    if told is not None:
        told.append(InfluenceChanged(seat, points, reason, None, None))


def gain_for_discs(
    state: RoadState, seat: int, points: int, lain: tuple[Reason, int, int], told: list[Event] | None
) -> None:
    """RP-4.5 to RP-4.7: gain points for discs: why, of which colour, and how many they were."""
    if points == 0:
        return
    add(state.influence, seat, points)
    if told is not None:
        reason, colour, count = lain
        discs = tuple([count if disc == colour else 0 for disc in range(DISCS)])
        told.append(InfluenceChanged(seat, points, reason, None, discs))


def borrow(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.10: nobody is spared: who could not pay has borrowed the rest from the bank."""
    for seat in state.clockwise():
        missing = -(state.influence[seat] + state.loans[seat])
        if missing > 0:
            add(state.loans, seat, missing)
            if told is not None:
                told.append(LoanTaken(seat, missing))


def evaluate_missions(state: RoadState, told: list[Event] | None) -> None:
    """RP-4.4: discs lie on the columns of their colour, where those stand after RP-4.1; then in this order."""
    seats = state.clockwise()
    for seat in seats:
        score_first_column(state, seat, told)
    for seat in seats:
        score_third_column(state, seat, told)
    for seat in seats:
        score_treachery(state, seat, told)
    pay_debts(state, seats, told)


def score_first_column(state: RoadState, seat: int, told: list[Event] | None) -> None:
    """RP-4.5: 3 points for each mission disc on the leftmost column."""
    score_column(state, seat, FIRST, told)


def score_third_column(state: RoadState, seat: int, told: list[Event] | None) -> None:
    """RP-4.6: 1 point for each mission disc on the third column from the left, if there is one."""
    score_column(state, seat, THIRD, told)


def score_column(state: RoadState, seat: int, place: int, told: list[Event] | None) -> None:
    """RP-4.5, RP-4.6: the mission discs on the column that stands there bring what they are worth, and return."""
    character = state.columns[seat * COLUMNS + place]
    if not 0 <= character < MISSIONS:
        return
    discs = return_discs(state, seat, character)
    reason = FIRST_COLUMN if place == FIRST else THIRD_COLUMN
    gain_for_discs(state, seat, DISC_WORTH[place] * discs, (reason, character, discs), told)


def return_discs(state: RoadState, seat: int, disc: int) -> int:
    """RP-4.5 to RP-4.8: a player's discs of a colour return to the reserve. How many there were."""
    discs = state.board[seat * DISCS + disc]
    state.board[seat * DISCS + disc] = 0
    add(state.reserve, disc, discs)
    return discs


def score_treachery(state: RoadState, seat: int, told: list[Event] | None) -> None:
    """RP-4.7: 1 point for each purple disc on one's King and Queen; then all purple discs return."""
    first = seat * COLUMNS
    court = state.purple[first + KING] + state.purple[first + QUEEN]
    gain_for_discs(state, seat, court, (PURPLE_DISCS, TREACHERY, court), told)
    for column in range(first, first + COLUMNS):
        discs = state.purple[column]
        state.purple[column] = 0
        add(state.impression, column, -discs)
        add(state.reserve, TREACHERY, discs)
    return_discs(state, seat, TREACHERY)


def pay_debts(state: RoadState, seats: list[int], told: list[Event] | None) -> None:
    """RP-4.8: 1 point to the player on one's right for each disc left; counted first, then paid by all at once."""
    debts = [0] * state.players
    left = list(state.board) if told is not None else state.board
    for seat in seats:
        for disc in range(MISSIONS):
            add(debts, seat, return_discs(state, seat, disc))
    for seat in seats:
        debt = debts[seat]
        if debt == 0:
            continue
        right = (seat + state.players - 1) % state.players
        add(state.influence, seat, -debt)
        add(state.influence, right, debt)
        if told is not None:
            discs = tuple(left[seat * DISCS : seat * DISCS + DISCS])
            told.append(InfluenceChanged(seat, -debt, DEBT, right, discs))
            told.append(InfluenceChanged(right, debt, DEBT, seat, discs))
    borrow(state, told)
