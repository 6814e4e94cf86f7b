"""Every decision of Royal Secrets as people write it. `actions` numbers them."""

import enum

import msgspec

from camarilla.core.data import Move
from camarilla.games.royal_secrets.cards import Card
from camarilla.games.royal_secrets.options import Favour


class Sovereign(enum.Enum):
    """RS-2.2: whose audience."""

    KING = "king"
    QUEEN = "queen"


class Face(enum.Enum):
    """RS-5.1: which way up a card lies."""

    UP = "up"
    DOWN = "down"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a bet lies: a player's (or, without a seat, the Cardinal's) first or second one."""

    seat: int | None
    bet: int


class ChooseAudience(Move, frozen=True):
    """RS-4.1."""

    sovereign: Sovereign


class HandParley(Move, frozen=True):
    """RS-3.3."""

    to: int


class BetCard(Move, frozen=True):
    """RS-5.1, RS-5.2."""

    card: Card
    face: Face


class ShowThirdCard(Move, frozen=True):
    """RS-6.11."""

    card: Card


class Pass(Move, frozen=True):
    """RS-8.2: use no Favour now."""


class UseFavour(Move, frozen=True):
    """RS-8: a Favour that needs no object."""

    favour: Favour


class DividePlayers(Move, frozen=True):
    """RS-8.6: Planning. Whoever is not sent to the King goes to the Queen."""

    to_king: tuple[int, ...]


class Stab(Move, frozen=True):
    """RS-8.9."""

    place: Place


class AwardMedal(Move, frozen=True):
    """RS-8.10."""

    place: Place


class Recruit(Move, frozen=True):
    """RS-8.11."""

    place: Place


RoyalMove = (
    ChooseAudience
    | HandParley
    | BetCard
    | ShowThirdCard
    | Pass
    | UseFavour
    | DividePlayers
    | Stab
    | AwardMedal
    | Recruit
)
