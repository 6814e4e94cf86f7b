"""Options, deals, moves, events, views and claims from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadData, BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
from camarilla.games.royal_secrets.claims import AnyRoyalClaim
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.events import AnyRoyalEvent
from camarilla.games.royal_secrets.moves import RoyalMove
from camarilla.games.royal_secrets.options import RoyalOptions, check_deck, named_deck
from camarilla.games.royal_secrets.view import RoyalView

MOVES: msgspec.json.Decoder[RoyalMove] = msgspec.json.Decoder(RoyalMove)
DEALS = msgspec.json.Decoder(RoyalDeal)
EVENTS: msgspec.json.Decoder[AnyRoyalEvent] = msgspec.json.Decoder(AnyRoyalEvent)
VIEWS = msgspec.json.Decoder(RoyalView)
CLAIMS: msgspec.json.Decoder[AnyRoyalClaim] = msgspec.json.Decoder(AnyRoyalClaim)


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


def event(raw: bytes) -> AnyRoyalEvent:
    """An Event, as somebody has seen it, from JSON."""
    return decoded(EVENTS, raw, BadData, "event of royal-secrets")


def view(raw: bytes) -> RoyalView:
    """A View from JSON."""
    return decoded(VIEWS, raw, BadData, "view of royal-secrets")


def claim(raw: bytes) -> AnyRoyalClaim:
    """A Claim from JSON."""
    return decoded(CLAIMS, raw, BadMove, "claim of royal-secrets")
