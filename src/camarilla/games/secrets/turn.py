"""SE-3: a turn: two Characters turned up, and what happens when it ends."""

from camarilla.core.data import Event
from camarilla.core.errors import BrokenInvariant
from camarilla.games.secrets.actions import KEEP
from camarilla.games.secrets.components import CHARACTERS, KINDS, LAST_CARD, NOBODY, NOTHING, left_of
from camarilla.games.secrets.events import CardKept, CardsTurnedDown, TurnBegan, TurnedBy
from camarilla.games.secrets.refusals import refused
from camarilla.games.secrets.scoring import final_count
from camarilla.games.secrets.state import KEEPING, OFFERING, SecretsState
from camarilla.games.secrets.united_nations import move_token


def draw(state: SecretsState) -> int:
    """SE-3.1: the top card of the deck; when those dealt are used up, the first that was put under."""
    if state.drawn < len(state.deck):
        state.drawn += 1
        return state.deck[state.drawn - 1]
    if state.under_drawn < len(state.under):
        state.under_drawn += 1
        return state.under[state.under_drawn - 1]
    raise BrokenInvariant("SE-3.2: the deck has run out")


def begin_turn(state: SecretsState, told: list[Event] | None) -> None:
    """SE-3.1, SE-3.2: turn up cards until two different Characters lie open; others go under the deck."""
    state.turn += 1
    state.step = KEEPING
    state.trail_last = state.trail_turn
    state.trail_turn = len(state.trail)
    first = draw(state)
    second = draw(state)
    again = 0
    while second == first:
        again += 1
        if again >= KINDS:
            raise BrokenInvariant("SE-3.2: two different Characters can always be found")
        state.under.append(second)
        second = draw(state)
    state.first_card = first
    state.second_card = second
    if told is not None:
        turned_up = (CHARACTERS[first],) * (1 + again) + (CHARACTERS[second],)
        told.append(TurnBegan(state.turn, state.active, turned_up))


def keep_card(state: SecretsState, seat: int, card: int, told: list[Event] | None) -> None:
    """SE-3.3: one of the two is the proposal, in secret; the other goes to the bottom of the deck, face down."""
    if state.step != KEEPING:
        raise refused("SE-3.3", "not-keeping")
    if card == state.first_card:
        state.under.append(state.second_card)
    elif card == state.second_card:
        state.under.append(state.first_card)
    else:
        raise refused("SE-3.3", "not-turned-up")
    state.proposal = card
    state.step = OFFERING
    if told is not None:
        told.append(CardKept(seat, CHARACTERS[card]))


def legal_cards(state: SecretsState) -> list[int]:
    """SE-3.3: either of the two."""
    return [KEEP + state.first_card, KEEP + state.second_card]


def end_turn(state: SecretsState, told: list[Event] | None) -> None:
    """SE-3.7: pairs are turned down, the UN token moves, the game may end; else the player on the left is active."""
    turn_down_pair(state, told)
    state.target = NOBODY
    state.owner = NOBODY
    state.proposal = NOTHING
    move_token(state, told)
    if is_last_turn(state):
        final_count(state, told)
        return
    state.active = left_of(state.active, state.players)
    begin_turn(state, told)


def turn_down_pair(state: SecretsState, told: list[Event] | None) -> None:
    """SE-3.7: two identical face-up Characters before one player are turned face down, and worth nothing from now on.

    A card that lies face down already never pairs; and one Character is placed a turn, so there is one pair at most.
    """
    seat = state.paired
    if seat == NOBODY:
        return
    turned = state.turn_down(seat, 1 << state.proposal)
    if told is not None:
        told.append(CardsTurnedDown(seat, tuple([CHARACTERS[card] for card in turned]), TurnedBy.PAIR))


def is_last_turn(state: SecretsState) -> bool:
    """SE-6.1: whether a fifth card (with 7 or 8 players a fourth) lies before somebody."""
    last = LAST_CARD[state.players]
    for cards in state.cards:
        if cards >= last:
            return True
    return False
