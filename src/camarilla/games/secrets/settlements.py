"""SE-7.2: how every proposal was settled, in the open: who offered what to whom, who owns it, and who got it from them.

Each is a number, as in the trail.
"""

from camarilla.games.secrets.components import CHARACTERS
from camarilla.games.secrets.view import Settlement


def settlement(active: int, target: int, owner: int, card: int, other: int) -> int:
    """SE-3.3 to SE-3.6: a card was offered and not the other one, and now has an owner."""
    return active | target << 3 | owner << 6 | card << 9 | other << 12


def given_away(settled: int, seat: int) -> int:
    """SE-5.3, SE-5.8: the same, and the owner has given the Politician, or the Bullet, to somebody."""
    return settled | (seat + 1) << 15


def settlement_named(settled: int) -> Settlement:
    """A settlement as readers are told it."""
    card, other = CHARACTERS[settled >> 9 & 7], CHARACTERS[settled >> 12 & 7]
    given_to = settled >> 15
    return Settlement(settled & 7, settled >> 3 & 7, settled >> 6 & 7, card, other, given_to - 1 if given_to else None)


def settlement_of(named: Settlement) -> int:
    """The number of a settlement as readers are told it."""
    card, other = CHARACTERS.index(named.card), CHARACTERS.index(named.other)
    settled = settlement(named.active, named.target, named.owner, card, other)
    return settled if named.given_to is None else given_away(settled, named.given_to)
