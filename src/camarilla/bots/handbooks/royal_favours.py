"""Royal Secrets: when to use a Favour, and what for."""

from typing import Final

from camarilla.bots.handbooks.royal_standing import missing, share_of
from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.actions import MEDAL, PARDON, PASS, RECRUIT, SPY, STAB, STRIKE
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    MEDAL_OF_MERIT,
    NOTHING,
    ROUNDS,
    SOVEREIGNS,
    STABBING,
)
from camarilla.games.royal_secrets.favours import holds
from camarilla.games.royal_secrets.state import BETTING_WINDOW, RoyalState

WORTH_PARDONING: Final = 4


def useful_favour(state: RoyalState, me: int, legal: list[int], gap: int) -> int:
    """RS-8.8, RS-8.10: always spy before one bets; a Medal where it closes a gap that no card does."""
    for action in legal:
        if action == SPY:
            return SPY
        if gap > 0 and MEDAL <= action < RECRUIT:
            return best_medal(state, me, gap)
    return NOTHING


def best_medal(state: RoyalState, me: int, need: int) -> int:
    """RS-8.10: double a card of one's own if that closes the gap; late in the game also to be the first there."""
    late = state.round >= ROUNDS - 1 and state.step == BETTING_WINDOW
    for place in range(me * 2, me * 2 + 2):
        if not (state.laid & ~state.stabbed & ~state.medals) >> place & 1:
            continue
        worth = state.deck.value[state.bets[place]]
        if worth > 0 and need <= worth and (need > 0 or late):
            return MEDAL + place
    return NOTHING


def last_touch(state: RoyalState, me: int, legal: list[int], close: int, rng: Rng) -> int:
    """RS-8.2: all cards lie: close one's own gap with a Medal, or open one elsewhere with a Stabbing if it is close."""
    if SPY in legal:
        return SPY
    for sovereign in SOVEREIGNS:
        attends = state.present[sovereign] >> me & 1
        if not holds(state, me, MEDAL_OF_MERIT if attends else STABBING):
            continue
        need = missing(state, me, sovereign, share_of(state, sovereign))
        if attends:
            medal = best_medal(state, me, need)
            if medal != NOTHING and medal in legal:
                return medal
        elif close <= need <= 0 or state.round == ROUNDS:
            stabs: list[int] = []
            for action in legal:
                if STAB <= action < STAB + CARDINAL_FIRST and state.present[sovereign] >> ((action - STAB) // 2) & 1:
                    stabs.append(action)
            if stabs:
                return rng.choice(stabs)
    return PASS


def best_recruit(state: RoyalState, legal: list[int]) -> int:
    """RS-8.11: take the best card in sight; late in the game also one that is not so good, but none unseen."""
    best = PASS
    most = 10
    for action in legal:
        place = action - RECRUIT
        if action == PASS or not state.face_up >> place & 1:
            continue
        value = state.deck.value[state.bets[place]]
        if value > most or (value == most and state.round >= ROUNDS - 1):
            most = value
            best = action
    return best


def mercy(state: RoyalState, me: int, legal: list[int]) -> int:
    """RS-8.12, RS-8.13: turn or cancel losses that hurt."""
    late = state.round >= ROUNDS - 1
    losses = state.losses[me]
    if (losses >= WORTH_PARDONING or late) and STRIKE in legal:
        return STRIKE
    if (losses + state.rumours[me] >= WORTH_PARDONING or late) and PARDON in legal:
        return PARDON
    return PASS
