"""SE-4: the United Nations."""

from camarilla.core.data import Event
from camarilla.games.secrets.components import NOBODY
from camarilla.games.secrets.events import UnitedNationsMoved
from camarilla.games.secrets.state import SecretsState


def fewest(state: SecretsState) -> int:
    """SE-4.1, SE-4.2: who has strictly fewer cards than every other, face up or down and Bullets, or NOBODY."""
    seat = NOBODY
    least = 100
    for number, cards in enumerate(state.cards):
        if cards < least:
            least = cards
            seat = number
        elif cards == least:
            seat = NOBODY
    return seat


def is_tied(state: SecretsState, seat: int) -> bool:
    """SE-4.3: whether nobody has fewer cards than this player."""
    mine = state.cards[seat]
    for cards in state.cards:
        if cards < mine:
            return False
    return True


def move_token(state: SecretsState, told: list[Event] | None) -> None:
    """SE-4.2, SE-4.3: the one with the fewest cards must take the UN token; a holder who is not puts it back."""
    seat = fewest(state)
    holder = state.holder
    if seat == holder:
        return
    if seat == NOBODY and state.keeps_ties and is_tied(state, holder):
        return
    state.holder = seat
    if told is not None:
        told.append(UnitedNationsMoved(None if holder == NOBODY else holder, None if seat == NOBODY else seat))


def intervener(state: SecretsState) -> int:
    """SE-4.4, SE-4.5: the holder, who may interrupt while neither active nor the target; or NOBODY."""
    holder = state.holder
    return NOBODY if holder == state.active or holder == state.target else holder
