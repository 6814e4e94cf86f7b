"""SE-3.4: what players say of themselves, of the others and of the card; it binds nobody. `claiming` judges it."""

from camarilla.core.data import Claim
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.view import Answer


class IAm(Claim, frozen=True):
    """SE-1.3: "I am CIA"."""

    identity: Identity


class TheyAre(Claim, frozen=True):
    """SE-1.3: "Bruno is KGB"."""

    seat: int
    identity: Identity


class CentreIs(Claim, frozen=True):
    """SE-2.2: "the token in the centre is a Hippie"."""

    identity: Identity


class SameSide(Claim, frozen=True):
    """SE-6.4: "you and I are of the same agency". Two Hippies are not: each plays alone (SE-6.3)."""

    seat: int


class ProposalIs(Claim, frozen=True):
    """SE-3.4: "my proposal is a Scientist"."""

    card: Character


class CardBrings(Claim, frozen=True):
    """SE-3.4: "take it, it brings you points", or "refuse it, it costs you points", said to the target."""

    gain: bool


class IWill(Claim, frozen=True):
    """SE-3.5, SE-4.4: "I will refuse", said by the target; "I will interrupt", said by the UN holder."""

    answer: Answer


class BulletCosts(Claim, frozen=True):
    """SE-5.8: "the Bullet that I gave to Bruno costs 2 points": the last one; to nobody, the one still in hand."""

    to: int | None
    points: int


AnySecretsClaim = IAm | TheyAre | CentreIs | SameSide | ProposalIs | CardBrings | IWill | BulletCosts
