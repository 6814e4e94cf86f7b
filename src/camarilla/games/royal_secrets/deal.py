"""RS-2: all the chance there is in a game of Royal Secrets."""

from camarilla.core.data import Deal


class RoyalDeal(Deal, frozen=True, forbid_unknown_fields=True):
    """The order of every pile, top first. Audience cards and Valets by their number in the deck file, from 0."""

    king: tuple[int, ...]
    queen: tuple[int, ...]
    removed: tuple[int, ...]
    """RS-2.2: the four Audience cards that nobody sees."""
    valets: tuple[int, ...]
    """RS-2.5: the first go to the players in seat order, the rest is the pile."""
    cardinals: tuple[int, ...]
    """RS-2.6: the Cardinal's cards, by value."""
