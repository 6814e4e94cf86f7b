"""RS-4: phase 1, choose an audience."""

from camarilla.core.data import Event
from camarilla.games.royal_secrets.components import KING
from camarilla.games.royal_secrets.events import AudienceChosen
from camarilla.games.royal_secrets.moves import Sovereign
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.state import CHOOSING, RoyalState


def sovereign_named(sovereign: int) -> Sovereign:
    """A sovereign as people name them."""
    return Sovereign.KING if sovereign == KING else Sovereign.QUEEN


def choose_audience(state: RoyalState, seat: int, sovereign: int, told: list[Event] | None) -> None:
    """RS-4.1: place one's marker at the King's or the Queen's audience, however many are there already."""
    if state.step != CHOOSING:
        raise refused("RS-4.1", "not-choosing")
    state.present[sovereign] |= 1 << seat
    if told is not None:
        told.append(AudienceChosen(seat, sovereign_named(sovereign)))
