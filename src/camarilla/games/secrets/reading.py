"""Options, deals, moves, events and views from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadData, BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
from camarilla.games.secrets.claims import AnySecretsClaim
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.events import AnySecretsEvent
from camarilla.games.secrets.moves import SecretsMove
from camarilla.games.secrets.options import SecretsOptions
from camarilla.games.secrets.view import SecretsView

MOVES: msgspec.json.Decoder[SecretsMove] = msgspec.json.Decoder(SecretsMove)
DEALS = msgspec.json.Decoder(SecretsDeal)
EVENTS: msgspec.json.Decoder[AnySecretsEvent] = msgspec.json.Decoder(AnySecretsEvent)
CLAIMS: msgspec.json.Decoder[AnySecretsClaim] = msgspec.json.Decoder(AnySecretsClaim)
VIEWS = msgspec.json.Decoder(SecretsView)


def options(chosen: Mapping[str, object]) -> SecretsOptions:
    """Table options."""
    return chosen_options(SecretsOptions, chosen)


def move(raw: bytes) -> SecretsMove:
    """A Move from JSON."""
    return decoded(MOVES, raw, BadMove, "move of secrets")


def deal(raw: bytes) -> SecretsDeal:
    """A Deal from JSON."""
    return decoded(DEALS, raw, BadDeal, "deal of secrets")


def event(raw: bytes) -> AnySecretsEvent:
    """An Event, as somebody has seen it, from JSON."""
    return decoded(EVENTS, raw, BadData, "event of secrets")


def view(raw: bytes) -> SecretsView:
    """A View from JSON."""
    return decoded(VIEWS, raw, BadData, "view of secrets")


def claim(raw: bytes) -> AnySecretsClaim:
    """A Claim from JSON."""
    return decoded(CLAIMS, raw, BadMove, "claim of secrets")
