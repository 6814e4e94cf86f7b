"""Options, deals and moves from their JSON forms, with an error that says where something is wrong."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.text import Sentence
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.moves import RoyalMove
from camarilla.games.royal_secrets.options import RoyalOptions, check_deck, named_deck

MOVES: msgspec.json.Decoder[RoyalMove] = msgspec.json.Decoder(RoyalMove)
DEALS = msgspec.json.Decoder(RoyalDeal)


def options(chosen: Mapping[str, object]) -> RoyalOptions:
    """Table options; a deck may be given by name."""
    given = dict(chosen)
    if isinstance(given.get("deck"), str):
        given["deck"] = named_deck(str(given["deck"]))
    try:
        read = msgspec.convert(given, RoyalOptions)
    except msgspec.ValidationError as wrong:
        sentence = Sentence("bad-options", {"why": str(wrong)})
        raise BadOptions(f"options of royal-secrets: {wrong}", sentence) from wrong
    check_deck(read.deck)
    return read


def move(raw: bytes) -> RoyalMove:
    """A Move from JSON."""
    try:
        return MOVES.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadMove(f"move of royal-secrets: {wrong}") from wrong


def deal(raw: bytes) -> RoyalDeal:
    """A Deal from JSON."""
    try:
        return DEALS.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadDeal(f"deal of royal-secrets: {wrong}") from wrong
