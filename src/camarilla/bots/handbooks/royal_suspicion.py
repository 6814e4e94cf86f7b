"""Royal Secrets: what cards that lie face down say of those who laid them."""

from math import exp
from typing import Final

from camarilla.bots.handbooks.handbook import Suspicion
from camarilla.bots.handbooks.royal_standing import own_share
from camarilla.core.game import State
from camarilla.games.royal_secrets.betting import influence
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, MEMBERS
from camarilla.games.royal_secrets.state import RoyalState

BLUFF: Final = 10
HEAT: Final = 40.0
"""RS-5.2: how far off a hidden card may be, in Influence, before it is hard to believe; a bluff is always possible."""


class RoyalSuspicion(Suspicion):
    """RS-5.2: what lies face down is about what its owner still owed, or a bluff."""

    def __init__(self, me: int) -> None:
        self.me = me

    def likelihood(self, world: State) -> float:
        """The further off a hidden card is, the less likely."""
        if not isinstance(world, RoyalState):
            return 1.0
        state = world
        hidden = state.hidden() & ~state.spied[self.me] & ~(3 << (self.me * 2))
        doubt = 0
        for place in MEMBERS[hidden]:
            if place >= CARDINAL_FIRST:
                break
            seat = place // 2
            other = place + 1 if place % 2 == 0 else place - 1
            owed: int = own_share(state, seat)
            if state.face_up >> other & 1:
                owed -= influence(state, other)
            elif not state.laid >> other & 1:
                owed //= 2
            brings = state.deck.value[state.bets[place]]
            doubt += BLUFF if brings <= 0 else abs(brings - max(0, owed))
        return exp(-doubt / HEAT)
