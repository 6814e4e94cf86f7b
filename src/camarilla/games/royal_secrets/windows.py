"""RS-8.2, RS-8.4: the windows in which Favours may be used outside one's own turn."""

from camarilla.games.royal_secrets.components import NOBODY
from camarilla.games.royal_secrets.favours import legal_favours
from camarilla.games.royal_secrets.state import BETTING_WINDOW, CHOICE_WINDOW, RoyalState


def phase_of(window: int) -> int:
    """RS-8.2, RS-8.4: the phase whose Favours may be used in a window."""
    if window == CHOICE_WINDOW:
        return 0
    return 1 if window == BETTING_WINDOW else 2


def is_able(state: RoyalState, seat: int) -> bool:
    """RS-8.2: only players who can use something now are asked."""
    usable: list[int] = []
    legal_favours(state, seat, usable)
    return bool(usable)


def ask_next(state: RoyalState, start: int) -> bool:
    """RS-8.2: ask the first able player clockwise from a seat who has not passed. Whether there is one."""
    of_phase = state.deck.of_phase[phase_of(state.step)]
    players = state.players
    for step in range(players):
        seat = (start + step) % players
        if state.favours[seat] & of_phase and not state.passed >> seat & 1 and is_able(state, seat):
            state.asked = seat
            return True
    state.asked = NOBODY
    return False


def open_window(state: RoyalState, step: int) -> bool:
    """RS-8.2: a window opens only if somebody can use something; the tile holder is asked first."""
    state.step = step
    state.passed = 0
    return ask_next(state, state.tile)


def after_use(state: RoyalState, seat: int) -> bool:
    """RS-8.2: a use is followed by the next clockwise, and earlier passes lapse. Whether the window stays open."""
    state.passed = 0
    return ask_next(state, seat + 1)


def after_pass(state: RoyalState, seat: int) -> bool:
    """RS-8.2: the window closes when all who are asked have passed in a row. Whether it stays open."""
    state.passed |= 1 << seat
    return ask_next(state, seat + 1)
