"""Options, deals and moves from their JSON forms, with an error that says where something is wrong."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.text import Sentence
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.moves import RoadMove
from camarilla.games.road_to_the_palace.options import RoadOptions

MOVES: msgspec.json.Decoder[RoadMove] = msgspec.json.Decoder(RoadMove)
DEALS = msgspec.json.Decoder(RoadDeal)


def options(chosen: Mapping[str, object]) -> RoadOptions:
    """Table options."""
    try:
        return msgspec.convert(dict(chosen), RoadOptions)
    except msgspec.ValidationError as wrong:
        sentence = Sentence("bad-options", {"why": str(wrong)})
        raise BadOptions(f"options of road-to-the-palace: {wrong}", sentence) from wrong


def move(raw: bytes) -> RoadMove:
    """A Move from JSON."""
    try:
        return MOVES.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadMove(f"move of road-to-the-palace: {wrong}") from wrong


def deal(raw: bytes) -> RoadDeal:
    """A Deal from JSON."""
    try:
        return DEALS.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadDeal(f"deal of road-to-the-palace: {wrong}") from wrong
