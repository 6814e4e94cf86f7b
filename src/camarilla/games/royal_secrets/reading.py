"""Options, deals and moves from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
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
    read = chosen_options(RoyalOptions, given)
    check_deck(read.deck)
    return read


def move(raw: bytes) -> RoyalMove:
    """A Move from JSON."""
    return decoded(MOVES, raw, BadMove, "move of royal-secrets")


def deal(raw: bytes) -> RoyalDeal:
    """A Deal from JSON."""
    return decoded(DEALS, raw, BadDeal, "deal of royal-secrets")
