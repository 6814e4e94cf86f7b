"""RP-2: all the chance there is in a game of Road to the Palace."""

from camarilla.core.data import Deal


class RoadDeal(Deal, frozen=True, forbid_unknown_fields=True):
    """Where every card lies, by its number: Character * 2, and one more for the higher points; 10 the Politician."""

    grid: tuple[tuple[int, ...], ...]
    """RP-2.3: the rows from top to bottom, each from left to right; no Politician among them."""
    deck: tuple[int, ...]
    """RP-2.3: the deck after the set-aside Politicians were shuffled back, top card first."""
    removed: tuple[int, ...]
    """RP-2.1: the cards removed at random, which nobody sees."""
    set_aside: int
    """RP-2.3: how many Politicians were seen and set aside while the grid was dealt."""
