"""Options, deals, moves, events, views and claims from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadData, BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
from camarilla.games.road_to_the_palace.claims import AnyRoadClaim
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.events import AnyRoadEvent
from camarilla.games.road_to_the_palace.moves import RoadMove
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.view import RoadView

MOVES: msgspec.json.Decoder[RoadMove] = msgspec.json.Decoder(RoadMove)
DEALS = msgspec.json.Decoder(RoadDeal)
EVENTS: msgspec.json.Decoder[AnyRoadEvent] = msgspec.json.Decoder(AnyRoadEvent)
VIEWS = msgspec.json.Decoder(RoadView)
CLAIMS: msgspec.json.Decoder[AnyRoadClaim] = msgspec.json.Decoder(AnyRoadClaim)


def options(chosen: Mapping[str, object]) -> RoadOptions:
    """Table options."""
    return chosen_options(RoadOptions, chosen)


def move(raw: bytes) -> RoadMove:
    """A Move from JSON."""
    return decoded(MOVES, raw, BadMove, "move of road-to-the-palace")


def deal(raw: bytes) -> RoadDeal:
    """A Deal from JSON."""
    return decoded(DEALS, raw, BadDeal, "deal of road-to-the-palace")


def event(raw: bytes) -> AnyRoadEvent:
    """An Event, as somebody has seen it, from JSON."""
    return decoded(EVENTS, raw, BadData, "event of road-to-the-palace")


def view(raw: bytes) -> RoadView:
    """A View from JSON."""
    return decoded(VIEWS, raw, BadData, "view of road-to-the-palace")


def claim(raw: bytes) -> AnyRoadClaim:
    """A Claim from JSON."""
    return decoded(CLAIMS, raw, BadMove, "claim of road-to-the-palace")
