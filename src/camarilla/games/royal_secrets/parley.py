"""RS-3: a round: who speaks when, and what comes after what."""

from typing import Final

from camarilla.core.data import Event
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    KING,
    MEMBERS,
    MOST_PLAYERS,
    NOBODY,
    QUEEN,
    ROUNDS,
)
from camarilla.games.royal_secrets.counting import break_tie, check_tied_hands, count, tie_to_break
from camarilla.games.royal_secrets.events import ParleyHanded, RoundBegan
from camarilla.games.royal_secrets.favours import planners, settle_planning
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.scoring import end_round, final_count, pay
from camarilla.games.royal_secrets.state import (
    BETTING,
    BETTING_WINDOW,
    CHOICE_WINDOW,
    CHOOSING,
    DIVIDING,
    HANDING,
    LOSSES_WINDOW,
    NOT_COUNTED,
    PLANNING_WINDOW,
    RECRUITMENT_WINDOW,
    TIE_BREAK,
    RoyalState,
)
from camarilla.games.royal_secrets.windows import open_window

# What every round begins with, to be copied.
NO_RECRUITERS: Final = [NOBODY] * CARDINAL_FIRST
NONE_EACH: Final = [0] * MOST_PLAYERS


def begin_round(state: RoyalState, told: list[Event] | None) -> None:
    """RS-3.1, RS-3.2: turn up both Audience cards; the three phases begin with whoever holds the tile (RS-3.5)."""
    players = state.players
    state.audience = [state.piles[KING][state.round], state.piles[QUEEN][state.round]]
    state.round += 1
    state.taker = [NOBODY, NOBODY]
    state.present = [0, 0]
    state.laid = 0
    state.face_up = 0
    state.stabbed = 0
    state.medals = 0
    state.recruiter = NO_RECRUITERS[:]
    state.spied = NONE_EACH[:players]
    state.withdrawn = 0
    state.result = [NOT_COUNTED, NOT_COUNTED]
    state.gains = NONE_EACH[:players]
    state.losses = NONE_EACH[:players]
    state.rumours = NONE_EACH[:players]
    state.pardoned = 0
    state.struck = 0
    state.planned = False
    state.bet = 0
    state.acted = 0
    state.passed = 0
    if told is not None:
        king = state.deck.audiences[state.audience[KING]]
        queen = state.deck.audiences[state.audience[QUEEN]]
        told.append(RoundBegan(state.round, king, queen, state.tile))
    if planners(state):
        state.step = PLANNING_WINDOW
        state.asked = NOBODY
    else:
        begin_action(state, 0, state.tile)


def begin_action(state: RoyalState, bet: int, seat: int) -> None:
    """RS-3.3: choose an audience (0), bet the first card (1) or the second (2)."""
    state.bet = bet
    state.acted = 0
    state.step = CHOOSING if bet == 0 else BETTING
    state.asked = seat
    state.tile = seat


def action_done(state: RoyalState, told: list[Event] | None) -> None:
    """RS-3.3, RS-3.6: whoever has acted hands the tile on; to the only one left it goes by itself."""
    state.acted |= 1 << state.asked
    left = state.everybody & ~state.acted
    if left == 0:
        all_have_acted(state, told)
    elif left & (left - 1) == 0:
        to = MEMBERS[left][0]
        if told is not None:
            told.append(ParleyHanded(state.tile, to))
        speak(state, to)
    else:
        state.step = HANDING


def all_have_acted(state: RoyalState, told: list[Event] | None) -> None:
    """RS-3.4, RS-3.5, RS-8.2: phases 1 and 2 end with a window; after the first bet the tile is handed on."""
    if state.bet == 1:
        state.step = HANDING
    elif not open_window(state, CHOICE_WINDOW if state.bet == 0 else BETTING_WINDOW):
        window_closed(state, told)


def may_receive(state: RoyalState) -> int:
    """RS-3.3, RS-3.4: who may be handed the tile: those who have not acted yet; when all have, any other player."""
    left = state.everybody & ~state.acted
    return left or state.everybody & ~(1 << state.tile)


def speak(state: RoyalState, to: int) -> None:
    """RS-3.3: whoever is handed the tile does the current action; when all have done it, the next one."""
    if state.acted == state.everybody:
        begin_action(state, state.bet + 1, to)
        return
    state.tile = to
    state.asked = to
    state.step = CHOOSING if state.bet == 0 else BETTING


def hand_parley(state: RoyalState, seat: int, to: int, told: list[Event] | None) -> None:
    """RS-3.3, RS-3.4: hand the tile to a player of one's choice among those who may have it."""
    if state.step != HANDING:
        raise refused("RS-3.3", "not-handing")
    if to == seat or to >= state.players:
        raise refused("RS-3.4", "hand-to-another")
    if not may_receive(state) >> to & 1:
        raise refused("RS-3.3", "has-already-acted")
    if told is not None:
        told.append(ParleyHanded(seat, to))
    speak(state, to)


def planning_answered(state: RoyalState, told: list[Event] | None) -> None:
    """RS-8.6: whoever's Planning decides divides the players; without one, the beginner chooses as always."""
    decider = settle_planning(state, told)
    if decider == NOBODY:
        begin_action(state, 0, state.tile)
    else:
        state.step = DIVIDING
        state.asked = decider


def window_closed(state: RoyalState, told: list[Event] | None) -> None:
    """RS-3.2, RS-8.2, RS-8.4: what follows each window."""
    state.passed = 0
    if state.step == CHOICE_WINDOW:
        if state.planned:  # RS-8.6: the tile holder makes the first bet
            begin_action(state, 1, state.tile)
        else:
            state.step = HANDING
            state.asked = state.tile
    elif state.step == BETTING_WINDOW:
        if not open_window(state, RECRUITMENT_WINDOW):
            window_closed(state, told)
    elif state.step == RECRUITMENT_WINDOW:
        count(state, told)
        count_goes_on(state, told)
    else:
        round_over(state, told)


def count_goes_on(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.13, RS-6.15: first the King's tie, then the Queen's; when all losses are known, their window."""
    sovereign = tie_to_break(state)
    if sovereign != NOBODY:
        check_tied_hands(state, sovereign)
        state.step = TIE_BREAK
        state.asked = NOBODY
    elif not open_window(state, LOSSES_WINDOW):
        window_closed(state, told)


def third_cards_chosen(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.11: all tied players have chosen."""
    break_tie(state, told)
    count_goes_on(state, told)


def round_over(state: RoyalState, told: list[Event] | None) -> None:
    """RS-3.1, RS-7: pay, clear the table, and begin the next of seven rounds or count for the last time."""
    pay(state, told)
    end_round(state, told)
    if state.round < ROUNDS:
        begin_round(state, told)
    else:
        final_count(state, told)
