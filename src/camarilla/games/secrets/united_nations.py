"""SE-4: the United Nations."""

from camarilla.core.data import Event
from camarilla.games.secrets.components import NOBODY
from camarilla.games.secrets.events import UnitedNationsMoved
from camarilla.games.secrets.state import SecretsState


def fewest(cards: list[int]) -> int:
    """SE-4.1, SE-4.2: who has strictly fewer cards than every other, face up or down and Bullets, or NOBODY."""
    seat = NOBODY
    least = 100
    for number, count in enumerate(cards):
        if count < least:
            least = count
            seat = number
        elif count == least:
            seat = NOBODY
    return seat


def is_tied(cards: list[int], seat: int) -> bool:
    """SE-4.3: whether nobody has fewer cards than this player."""
    mine = cards[seat]
    for count in cards:
        if count < mine:
            return False
    return True


def next_holder(cards: list[int], holder: int, *, keeps_ties: bool) -> int:
    """SE-4.2, SE-4.3: the one with the fewest cards must take the UN token; a holder who is not puts it back."""
    seat = fewest(cards)
    if seat == NOBODY and holder != NOBODY and keeps_ties and is_tied(cards, holder):
        return holder
    return seat


def move_token(state: SecretsState, told: list[Event] | None) -> None:
    """SE-4.2, SE-4.3: the UN token at the end of a turn."""
    holder = state.holder
    seat = next_holder(state.cards, holder, keeps_ties=state.keeps_ties)
    if seat == holder:
        return
    state.holder = seat
    if told is not None:
        told.append(UnitedNationsMoved(None if holder == NOBODY else holder, None if seat == NOBODY else seat))


def intervener(state: SecretsState) -> int:
    """SE-4.4, SE-4.5: the holder, who may interrupt while neither active nor the target; or NOBODY."""
    holder = state.holder
    return NOBODY if holder == state.active or holder == state.target else holder
