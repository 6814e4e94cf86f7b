"""How somebody stands at an audience of Royal Secrets: what it still needs, and what they can still bring.

A player looks only at their own hand, at what lies open and at what everybody knows.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.games.royal_secrets.betting import influence
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, KING, MEMBERS, QUEEN, SOLE, SOVEREIGNS
from camarilla.games.royal_secrets.state import RoyalState

CARDINAL_BRINGS: Final = 14
"""What the Cardinal's two cards bring on average."""
MOST_GUESSED: Final = 10
"""What a card that another has still to bet is taken to bring at most."""
TRUSTED: Final = 5
"""What a card that lies face down is taken to bring at most: half of them are bluffs."""


def needed(state: RoyalState, me: int) -> i64:
    """What is missing most, at the audiences that a player takes part in."""
    need: i64 = -1000
    for sovereign in SOVEREIGNS:
        if state.present[sovereign] >> me & 1:
            need = max(need, missing(state, me, sovereign, share_of(state, sovereign)))
    return need


def missing(state: RoyalState, me: int, sovereign: int, share: i64) -> i64:
    """What an audience still needs from this player: what is asked, less what lies or will probably lie there."""
    present = state.present[sovereign]
    need: i64 = state.deck.asked[state.audience[sovereign]]
    laid: i64 = state.laid
    counts: i64 = laid & ~state.stabbed
    known: i64 = state.face_up | state.spied[me] | 3 << (me * 2)
    for seat in MEMBERS[present]:
        seen: i64 = 0
        guessed: i64 = 0
        first: i64 = seat * 2
        for place in range(first, first + 2):
            if counts & known & 1 << place:
                seen += influence(state, place)
            elif not laid >> place & 1:
                guessed += MOST_GUESSED
            elif counts >> place & 1:
                guessed += TRUSTED
        need -= seen
        if seat != me and share > seen:
            need -= min(share - seen, guessed)
    if SOLE[present] == me:
        for place in range(CARDINAL_FIRST, CARDINAL_FIRST + 2):
            need -= influence(state, place) if laid & known & 1 << place else CARDINAL_BRINGS // 2
    return need


def share_of(state: RoyalState, sovereign: int) -> i64:
    """What each participant owes an audience, in tens, if all are to pay alike."""
    heads: i64 = len(MEMBERS[state.present[sovereign]])
    asked: i64 = state.deck.asked[state.audience[sovereign]]
    if heads <= 1:
        asked -= CARDINAL_BRINGS
        heads = 1
    return -(-asked // (heads * 10)) * 10


def own_share(state: RoyalState, me: int) -> i64:
    """What a player owes where they are."""
    return share_of(state, KING if state.present[KING] >> me & 1 else QUEEN)


def strength(state: RoyalState, me: int) -> tuple[i64, i64, i64]:
    """The most that a player can still bring with one card and with two, and the Influence of the whole hand."""
    value = state.deck.value
    highest: i64 = 0
    second: i64 = 0
    held: i64 = 0
    for card in state.hands[me]:
        worth: i64 = value[card]
        held += worth
        if worth > highest:
            second = highest
            highest = worth
        elif worth > second:
            second = worth
    return highest, highest + second, held
