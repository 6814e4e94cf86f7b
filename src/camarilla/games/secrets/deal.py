"""SE-2: all the chance there is in a game of Secrets."""

from camarilla.core.data import Deal


class SecretsDeal(Deal, frozen=True, forbid_unknown_fields=True):
    """The order of every pile, top first. Identities and Characters by their number in SE-1, from 0."""

    tokens: tuple[int, ...]
    """SE-2.2: the identities of the players in seat order, then the centre's."""
    deck: tuple[int, ...]
    """SE-2.3: the Characters."""
    bullets: tuple[int, ...]
    """SE-2.3: the Bullets, by what they cost."""
