"""RS-6.7 and RS-7: what the round costs in the end, where the cards go, and the final count."""

from camarilla.core.data import Event, Outcome
from camarilla.core.text import Sentence, names
from camarilla.games.royal_secrets.actions import place_named
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    MEMBERS,
    NOBODY,
    NOTHING,
    RANKS,
    SOVEREIGNS,
    is_zero,
)
from camarilla.games.royal_secrets.events import (
    CardRecruited,
    GameEnded,
    HandCounted,
    PointsDue,
    PointsPaid,
    Reason,
    RecruitmentFailed,
    RoundEnded,
)
from camarilla.games.royal_secrets.state import OVER, RoyalState

MOST_HAND_POINTS = 6
INFLUENCE_A_POINT = 10


def pay(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.7: gains and losses of the round are netted, then paid; without debts nobody pays more than they have.

    RS-1.6: the bank pays every gain in full, so there is no bank to count.
    """
    for seat in range(state.players):
        due = state.gains[seat] - state.losses[seat] - state.rumours[seat]
        pardon = 0
        stroke = 0
        if (state.pardoned | state.struck) >> seat & 1:
            pardon, stroke = mercies(state, seat)
            due += pardon + stroke
        short = 0
        if not state.debts and state.points[seat] + due < 0:
            short = -(state.points[seat] + due)
        state.points[seat] += due + short
        if told is None:
            continue
        reasons = ((pardon, Reason.PARDON), (stroke, Reason.MASTER_STROKE), (short, Reason.NOTHING_LEFT))
        told.extend([PointsDue(seat, points, reason) for points, reason in reasons if points])
        told.append(PointsPaid(seat, due + short))


def mercies(state: RoyalState, seat: int) -> tuple[int, int]:
    """RS-8.12, RS-8.13: what Royal Pardon and Master Stroke give back; with both, in whichever order."""
    pardon = 0
    stroke = 0
    if state.struck >> seat & 1:
        stroke = 2 * state.losses[seat]
    if state.pardoned >> seat & 1:
        pardon = state.rumours[seat] + (0 if stroke else state.losses[seat])
    return pardon, stroke


def end_round(state: RoyalState, told: list[Event] | None) -> None:
    """RS-7.1: clear the table for the next round."""
    for place in MEMBERS[state.laid]:
        clear_bet(state, place, state.bets[place], told)
    state.laid = 0
    for sovereign in SOVEREIGNS:
        card = state.audience[sovereign]
        taker = state.taker[sovereign]
        if taker == NOBODY:
            state.past = [*state.past, card]
        else:
            state.favours[taker] |= 1 << card
        state.audience[sovereign] = NOTHING
    if told is not None:
        told.append(RoundEnded(state.round))


def clear_bet(state: RoyalState, place: int, card: int, told: list[Event] | None) -> None:
    """RS-7.1 to RS-7.3, RS-8.11: a bet card goes to its owner, its recruiter, or out of the game."""
    state.bets[place] = NOTHING
    if place >= CARDINAL_FIRST:
        return  # RS-7.3: laid face up beside the pile
    recruiter = state.recruiter[place]
    if is_zero(card):  # RS-7.2: whatever happened to it
        state.take(card // RANKS, card)
        if recruiter != NOBODY and told is not None:
            told.append(RecruitmentFailed(recruiter, place_named(place)))
    elif recruiter != NOBODY:
        state.take(recruiter, card)
        state.unmask(recruiter, card)
        if told is not None:
            told.append(CardRecruited(recruiter, place_named(place), state.deck.faces[card]))
    else:
        state.discard.append(card)


def hand_points(state: RoyalState, seat: int) -> int:
    """RS-7.4: a point for every 10 Influence left in hand, at most 6; cards below zero count nothing."""
    influence = 0
    for card in state.hands[seat]:
        influence += max(0, state.deck.value[card])
    return min(MOST_HAND_POINTS, influence // INFLUENCE_A_POINT)


def final_count(state: RoyalState, told: list[Event] | None) -> None:
    """RS-7.4, RS-7.5: the cards left in hand are counted, and the most points win."""
    for seat in range(state.players):
        points = hand_points(state, seat)
        state.points[seat] += points
        if told is not None:
            hand = tuple([state.deck.faces[card] for card in state.hands[seat]])
            told.append(HandCounted(seat, hand, points))
    state.step = OVER
    state.asked = NOBODY
    if told is not None:
        told.append(GameEnded(tuple(state.points), winners(state)))


def winners(state: RoyalState) -> tuple[int, ...]:
    """RS-7.5: most points wins; a tie is a shared victory."""
    most = max(state.points)
    return tuple([seat for seat in range(state.players) if state.points[seat] == most])


def outcome(state: RoyalState) -> Outcome | None:
    """RS-7.5: how the game ended."""
    if state.step != OVER:
        return None
    won = winners(state)
    places = tuple([1 + sum(1 for other in state.points if other > points) for points in state.points])
    message = "royal-secrets-outcome-shared" if len(won) > 1 else "royal-secrets-outcome-won"
    why = Sentence(message, {"players": names(won), "points": max(state.points)})
    return Outcome(tuple(state.points), places, won, why)
