"""RS-5.3: what the players of Royal Secrets say to each other, as data: typed, and binding nobody."""

from camarilla.core.data import Claim
from camarilla.games.royal_secrets.moves import Sovereign


class RoyalClaim(Claim, frozen=True):
    """Any claim of Royal Secrets."""


class HiddenCardWorth(RoyalClaim, frozen=True):
    """My hidden card is worth at least so much, as it is printed."""

    influence: int


class HiddenCardIsNoValet(RoyalClaim, frozen=True):
    """I have not played my Valet: it is not my hidden card."""


class HoldsValet(RoyalClaim, frozen=True):
    """I have a Valet of this value, in hand or face down before me."""

    value: int


class WillAttend(RoyalClaim, frozen=True):
    """I will go to this audience."""

    sovereign: Sovereign


class WillBring(RoyalClaim, frozen=True):
    """Count on me for at least so much Influence this round."""

    influence: int


class WillMatch(RoyalClaim, frozen=True):
    """Bring at least so much Influence this round, and I will too: said to one player, or (None) to all the company."""

    to: int | None
    influence: int


class WillWithdraw(RoyalClaim, frozen=True):
    """I withdraw my support: one of my cards this round is an Excuse."""


class AsksForHelp(RoyalClaim, frozen=True):
    """Who helps me at this audience? A question, so neither true nor false."""

    sovereign: Sovereign


AnyRoyalClaim = (
    HiddenCardWorth | HiddenCardIsNoValet | HoldsValet | WillAttend | WillBring | WillMatch | WillWithdraw | AsksForHelp
)
