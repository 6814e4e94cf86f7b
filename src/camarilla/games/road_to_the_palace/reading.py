"""Options, deals and moves from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.moves import RoadMove
from camarilla.games.road_to_the_palace.options import RoadOptions

MOVES: msgspec.json.Decoder[RoadMove] = msgspec.json.Decoder(RoadMove)
DEALS = msgspec.json.Decoder(RoadDeal)


def options(chosen: Mapping[str, object]) -> RoadOptions:
    """Table options."""
    return chosen_options(RoadOptions, chosen)


def move(raw: bytes) -> RoadMove:
    """A Move from JSON."""
    return decoded(MOVES, raw, BadMove, "move of road-to-the-palace")


def deal(raw: bytes) -> RoadDeal:
    """A Deal from JSON."""
    return decoded(DEALS, raw, BadDeal, "deal of road-to-the-palace")
