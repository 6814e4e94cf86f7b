"""RS-5: phase 2, bet two cards; and the Cardinal, who keeps an eye on whoever is alone with a sovereign."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.data import Event
from camarilla.games.royal_secrets.actions import BET_DOWN, BET_UP
from camarilla.games.royal_secrets.audience import sovereign_named
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, KING, NOTHING, QUEEN, SOLE
from camarilla.games.royal_secrets.events import CardBet, CardinalBet
from camarilla.games.royal_secrets.moves import Face
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.state import BETTING, RoyalState

FIRST: Final = 1
SECOND: Final = 2


def must_lie_down(state: RoyalState, seat: int) -> bool:
    """RS-5.2: the second card lies the other way up than the first, also if that one was stabbed (RS-8.9)."""
    return bool(state.face_up >> (seat * 2) & 1)


def legal_bets(state: RoyalState, seat: int, legal: list[int]) -> None:
    """RS-5.1, RS-5.2: every different card in hand, either way up for the first, the other way for the second.

    RS-5.3: whatever was said; talk binds nobody, so it is no part of the table.
    """
    hand = state.hands[seat]
    last = NOTHING
    if state.bet == FIRST:
        for card in hand:
            if card != last:
                legal.append(BET_UP + card)
                legal.append(BET_DOWN + card)
                last = card
        return
    base = BET_DOWN if must_lie_down(state, seat) else BET_UP
    for card in hand:
        if card != last:
            legal.append(base + card)
            last = card


def bet_card(state: RoyalState, seat: int, card: int, *, face_up: bool, told: list[Event] | None) -> None:
    """RS-5.1, RS-5.2: lay a card in front of one's marker, face up or face down."""
    if state.step != BETTING:
        raise refused("RS-5.1", "not-betting")
    if state.bet == SECOND and face_up == must_lie_down(state, seat) and card in state.hands[seat]:
        raise refused("RS-5.2", "other-way-up")
    if not state.drop(seat, card):
        raise refused("RS-5.1", "card-not-in-hand")
    place = seat * 2 + state.bet - 1
    state.bets[place] = card
    state.laid |= 1 << place
    if face_up:
        state.face_up |= 1 << place
        state.forget_mask(seat, card)
    if told is not None:
        told.append(CardBet(seat, state.bet, Face.UP if face_up else Face.DOWN, state.deck.faces[card]))
    if SOLE[state.present[KING]] == seat or SOLE[state.present[QUEEN]] == seat:
        join_cardinal(state, seat, told)


def join_cardinal(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-5.5, RS-5.6: beside whoever is alone at an audience, a Cardinal card; face up first, then face down."""
    for sovereign in range(KING, QUEEN + 1):
        if SOLE[state.present[sovereign]] == seat:
            card = state.cardinals[state.cardinals_drawn]
            state.cardinals_drawn += 1
            place = CARDINAL_FIRST + state.bet - 1
            state.bets[place] = card
            state.laid |= 1 << place
            if state.bet == FIRST:
                state.face_up |= 1 << place
            if told is not None:
                face = Face.UP if state.bet == FIRST else Face.DOWN
                told.append(CardinalBet(sovereign_named(sovereign), state.bet, face, state.deck.faces[card]))


def influence(state: RoyalState, place: i64) -> i64:
    """RS-6.4, RS-8.9, RS-8.10: what the card at a place brings: nothing if stabbed, double with a Medal."""
    if not (state.laid & ~state.stabbed) >> place & 1:
        return 0
    value: i64 = state.deck.value[state.bets[place]]
    return value * 2 if state.medals >> place & 1 else value


def sum_of(state: RoyalState, seat: i64) -> i64:
    """RS-6.9: a player's own Influence in the count."""
    return influence(state, seat * 2) + influence(state, seat * 2 + 1)


def cardinal_sum(state: RoyalState) -> i64:
    """RS-5.6: the Influence of the Cardinal's cards."""
    return influence(state, CARDINAL_FIRST) + influence(state, CARDINAL_FIRST + 1)
