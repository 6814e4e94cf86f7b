"""RS-5: phase 2, bet two cards; and the Cardinal, who keeps an eye on whoever is alone with a sovereign."""

from camarilla.core.data import Event
from camarilla.games.royal_secrets.actions import BET_DOWN, BET_UP
from camarilla.games.royal_secrets.audience import sovereign_named
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, SOVEREIGNS, Deck
from camarilla.games.royal_secrets.events import CardBet, CardinalBet
from camarilla.games.royal_secrets.moves import Face
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.state import BETTING, RoyalState


def must_lie_down(state: RoyalState, seat: int) -> bool:
    """RS-5.2: the second card lies the other way up than the first, also if that one was stabbed (RS-8.9)."""
    return bool(state.face_up >> (seat * 2) & 1)


def legal_bets(state: RoyalState, seat: int, legal: list[int]) -> None:
    """RS-5.1, RS-5.2: every different card in hand, either way up for the first, the other way for the second."""
    hand = state.hands[seat]
    last = -1
    if state.bet == 1:
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


def bet_card(state: RoyalState, seat: int, card: int, face_up: bool, told: list[Event] | None) -> None:  # noqa: FBT001 - the two faces of a card
    """RS-5.1, RS-5.2: lay a card in front of one's marker, face up or face down."""
    if state.step != BETTING:
        raise refused("RS-5.1", "not-betting")
    if card not in state.hands[seat]:
        raise refused("RS-5.1", "card-not-in-hand")
    if state.bet == 2 and face_up == must_lie_down(state, seat):
        raise refused("RS-5.2", "other-way-up")
    state.hands[seat].remove(card)
    place = seat * 2 + state.bet - 1
    state.bets[place] = card
    if face_up:
        state.face_up |= 1 << place
        state.forget_mask(seat, card)
    if told is not None:
        told.append(CardBet(seat, state.bet, Face.UP if face_up else Face.DOWN, state.deck.faces[card]))
    join_cardinal(state, seat, told)


def join_cardinal(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-5.5, RS-5.6: beside whoever is alone at an audience, a Cardinal card; face up first, then face down."""
    for sovereign in SOVEREIGNS:
        if state.lone_seat(sovereign) == seat:
            card = state.cardinals.pop()
            place = CARDINAL_FIRST + state.bet - 1
            state.bets[place] = card
            face = Face.DOWN
            if state.bet == 1:
                state.face_up |= 1 << place
                face = Face.UP
            if told is not None:
                told.append(CardinalBet(sovereign_named(sovereign), state.bet, face, state.deck.faces[card]))


def influence(state: RoyalState, deck: Deck, place: int) -> int:
    """RS-6.4, RS-8.9, RS-8.10: what the card at a place brings: nothing if stabbed, double with a Medal."""
    card = state.bets[place]
    if card < 0 or state.stabbed >> place & 1:
        return 0
    value = deck.value[card]
    return value * 2 if state.medals >> place & 1 else value


def sum_of(state: RoyalState, seat: int) -> int:
    """RS-6.9: a player's own Influence in the count."""
    return influence(state, state.deck, seat * 2) + influence(state, state.deck, seat * 2 + 1)


def cardinal_sum(state: RoyalState) -> int:
    """RS-5.6: the Influence of the Cardinal's cards."""
    return influence(state, state.deck, CARDINAL_FIRST) + influence(state, state.deck, CARDINAL_FIRST + 1)
