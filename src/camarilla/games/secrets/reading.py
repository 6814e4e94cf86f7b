"""Options, deals and moves from their JSON forms."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove
from camarilla.core.reading import chosen_options, decoded
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.moves import SecretsMove
from camarilla.games.secrets.options import SecretsOptions

MOVES: msgspec.json.Decoder[SecretsMove] = msgspec.json.Decoder(SecretsMove)
DEALS = msgspec.json.Decoder(SecretsDeal)


def options(chosen: Mapping[str, object]) -> SecretsOptions:
    """Table options."""
    return chosen_options(SecretsOptions, chosen)


def move(raw: bytes) -> SecretsMove:
    """A Move from JSON."""
    return decoded(MOVES, raw, BadMove, "move of secrets")


def deal(raw: bytes) -> SecretsDeal:
    """A Deal from JSON."""
    return decoded(DEALS, raw, BadDeal, "deal of secrets")
