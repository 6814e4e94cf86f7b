"""Options, deals and moves from their JSON forms, with an error that says where something is wrong."""

from collections.abc import Mapping

import msgspec

from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.text import Sentence
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.moves import SecretsMove
from camarilla.games.secrets.options import SecretsOptions

MOVES: msgspec.json.Decoder[SecretsMove] = msgspec.json.Decoder(SecretsMove)
DEALS = msgspec.json.Decoder(SecretsDeal)


def options(chosen: Mapping[str, object]) -> SecretsOptions:
    """Table options."""
    try:
        return msgspec.convert(dict(chosen), SecretsOptions)
    except msgspec.ValidationError as wrong:
        sentence = Sentence("bad-options", {"why": str(wrong)})
        raise BadOptions(f"options of secrets: {wrong}", sentence) from wrong


def move(raw: bytes) -> SecretsMove:
    """A Move from JSON."""
    try:
        return MOVES.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadMove(f"move of secrets: {wrong}") from wrong


def deal(raw: bytes) -> SecretsDeal:
    """A Deal from JSON."""
    try:
        return DEALS.decode(raw)
    except msgspec.DecodeError as wrong:
        raise BadDeal(f"deal of secrets: {wrong}") from wrong
