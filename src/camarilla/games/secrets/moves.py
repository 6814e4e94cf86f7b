"""Every decision of Secrets as people write it. `actions` numbers them."""

import enum

from camarilla.core.data import Move
from camarilla.games.secrets.cards import Character

Place = int | None
"""Where an identity token lies: before the player of a seat, or, without a seat, in the centre."""


class Side(enum.Enum):
    """SE-5.5: which neighbour. Left is the next to play, right the one before."""

    LEFT = "left"
    RIGHT = "right"


class KeepCard(Move, frozen=True):
    """SE-3.3: keep this one as the proposal; the other goes under the deck."""

    card: Character


class OfferCard(Move, frozen=True):
    """SE-3.4."""

    to: int


class Accept(Move, frozen=True):
    """SE-3.5."""


class Refuse(Move, frozen=True):
    """SE-3.5."""


class Interrupt(Move, frozen=True):
    """SE-4.4."""


class LetPass(Move, frozen=True):
    """SE-4.6: the UN holder does not interrupt."""


class SwapTokens(Move, frozen=True):
    """SE-5.1: Psychiatrist. The lower seat is named first."""

    first: int
    second: int


class PlaceBefore(Move, frozen=True):
    """SE-5.3: Politician."""

    player: int


class LookAt(Move, frozen=True):
    """SE-5.6: Detective."""

    place: Place


class SwapCentre(Move, frozen=True):
    """SE-5.5: Diplomat."""

    side: Side


class GiveBullet(Move, frozen=True):
    """SE-5.8: Assassin."""

    to: int


SecretsMove = (
    KeepCard
    | OfferCard
    | Accept
    | Refuse
    | Interrupt
    | LetPass
    | SwapTokens
    | PlaceBefore
    | LookAt
    | SwapCentre
    | GiveBullet
)
