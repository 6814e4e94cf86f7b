"""The table options."""

from typing import Literal

from camarilla.core.data import Options


class RoadOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may decide beforehand."""

    open_scores: bool = False
    """RP-2.2: show everybody's influence."""
    three_player_cards: Literal[45, 46] = 45
    """RP-2.1: with three players, one card removed at random, or the 46 that the printed list leaves."""
