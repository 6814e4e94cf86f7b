"""The way out: a View built up from nothing, piece by piece that the reader has been shown."""

from camarilla.core.data import Reader
from camarilla.games.royal_secrets.cards import AudienceCard, Card
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    CARDS,
    KING,
    MEMBERS,
    NOBODY,
    NOTHING,
    QUEEN,
    VALET,
    Deck,
)
from camarilla.games.royal_secrets.counting import tie_to_break
from camarilla.games.royal_secrets.favours import planners
from camarilla.games.royal_secrets.moves import Face, Sovereign
from camarilla.games.royal_secrets.state import OVER, PLANNING_WINDOW, TIE_BREAK, RoyalState
from camarilla.games.royal_secrets.view import Bet, Player, Result, RoyalView, Step

STEPS = tuple(Step)
RESULTS = tuple(Result)
ATTENDING: tuple[tuple[Sovereign, ...], ...] = (
    (),
    (Sovereign.KING,),
    (Sovereign.QUEEN,),
    (Sovereign.KING, Sovereign.QUEEN),
)


def view_of(state: RoyalState, reader: Reader) -> RoyalView:
    """What a seat, or a spectator, has been shown."""
    me = NOBODY if reader is None else reader
    deck = state.deck
    sealed = me != NOBODY and state.sealed[me] != NOTHING
    return RoyalView(
        reader,
        waiting(state),
        state.options,
        state.round,
        STEPS[state.step],
        state.tile,
        seat_or_none(state.asked),
        state.bet,
        MEMBERS[state.acted],
        MEMBERS[state.passed],
        state.planned,
        audience_or_none(deck, state.audience[KING]),
        audience_or_none(deck, state.audience[QUEEN]),
        (seat_or_none(state.taker[KING]), seat_or_none(state.taker[QUEEN])),
        (RESULTS[state.result[KING]], RESULTS[state.result[QUEEN]]),
        (MEMBERS[state.tied[KING]], MEMBERS[state.tied[QUEEN]]),
        MEMBERS[state.withdrawn],
        MEMBERS[state.pardoned],
        MEMBERS[state.struck],
        tuple([player_of(state, seat, me) for seat in range(state.players)]),
        bets_of(state, CARDINAL_FIRST, me),
        len(state.valets) - state.valets_drawn,
        len(state.cardinals) - state.cardinals_drawn,
        faces(deck, state.used_cardinals()),
        faces(deck, state.discard),
        tuple([deck.audiences[card] for card in state.past]),
        state.sealed[me] if sealed else None,
    )


def waiting(state: RoyalState) -> tuple[int, ...]:
    """RS-6.11, RS-8.3: all from whom a sealed answer is asked, whether they have given it or not."""
    if state.step == PLANNING_WINDOW:
        return MEMBERS[planners(state)]
    if state.step == TIE_BREAK:
        return MEMBERS[state.tied[tie_to_break(state)]]
    return () if state.step == OVER else (state.asked,)


def seat_or_none(seat: int) -> int | None:
    """A seat as readers know it."""
    return None if seat == NOBODY else seat


def audience_or_none(deck: Deck, card: int) -> AudienceCard | None:
    """An Audience card as readers know it."""
    return None if card == NOTHING else deck.audiences[card]


def faces(deck: Deck, cards: list[int]) -> tuple[Card, ...]:
    """Cards as readers know them."""
    return tuple([deck.faces[card] for card in cards])


def player_of(state: RoyalState, seat: int, me: int) -> Player:
    """One seat, in the reader's eyes: others' hands only as far as everybody knows them."""
    deck = state.deck
    hand = state.hands[seat]
    held = hand[:]
    for place in range(seat * 2, seat * 2 + 2):
        if state.hidden() >> place & 1:
            held.append(state.bets[place])
    known = [card for card in held if card < VALET]
    courtiers = len(known)
    for code in state.unmasked:
        if code // CARDS == seat:
            known.append(code % CARDS)
    masked = len(held) - len(known)
    if len(held) > len(hand) or len(known) > courtiers:
        known.sort()
    mine = seat == me or state.step == OVER
    favours = state.favours[seat]
    return Player(
        state.points[seat],
        ATTENDING[(state.present[KING] >> seat & 1) | (state.present[QUEEN] >> seat & 1) << 1],
        len(hand),
        faces(deck, hand) if mine else None,
        faces(deck, known),
        masked,
        () if favours == 0 else tuple([deck.audiences[card] for card in range(len(deck.asked)) if favours >> card & 1]),
        bets_of(state, seat * 2, me),
        MEMBERS[state.spied[seat]],
        state.gains[seat],
        state.losses[seat],
        state.rumours[seat],
    )


def bets_of(state: RoyalState, first: int, me: int) -> tuple[Bet, ...]:
    """The two places of a player or of the Cardinal, as far as cards lie there."""
    bets: list[Bet] = []
    for place in range(first, first + 2):
        if not state.laid >> place & 1:
            continue
        card = state.bets[place]
        up = state.face_up >> place & 1
        stabbed = state.stabbed >> place & 1
        own = place // 2 == me and place < CARDINAL_FIRST
        seen = up or stabbed or own or (me != NOBODY and state.spied[me] >> place & 1)
        recruiter = state.recruiter[place] if place < CARDINAL_FIRST else NOBODY
        bets.append(
            Bet(
                state.deck.faces[card] if seen else None,
                Face.UP if up else Face.DOWN,
                bool(stabbed),
                bool(state.medals >> place & 1),
                seat_or_none(recruiter),
            )
        )
    return tuple(bets)
