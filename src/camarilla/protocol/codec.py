"""The only way in and out of bytes."""

import msgspec

from camarilla.core.errors import BadData
from camarilla.core.text import Sentence
from camarilla.protocol.to_client import ToClient
from camarilla.protocol.to_server import ToServer

MOST_BYTES = 32 * 1024
"""The largest message that a client may send."""

REQUESTS: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
ANSWERS: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)
ENCODER = msgspec.json.Encoder()


class TooLarge(BadData):
    """A message of more bytes than anybody needs."""


def read_request(raw: bytes | str) -> ToServer:
    """What a client says. Raises BadData, with the place of what is wrong."""
    if len(raw) > MOST_BYTES:
        sentence = Sentence("table-too-large", {"bytes": len(raw), "most": MOST_BYTES})
        raise TooLarge(f"{len(raw)} bytes", sentence)
    try:
        return REQUESTS.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise BadData(f"message: {wrong}", Sentence("bad-data", {"why": str(wrong)})) from wrong


def write_request(message: ToServer) -> bytes:
    """What a client says, as bytes."""
    return ENCODER.encode(message)


def read_answer(raw: bytes | str) -> ToClient:
    """What a table says. Raises BadData."""
    try:
        return ANSWERS.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise BadData(f"message: {wrong}", Sentence("bad-data", {"why": str(wrong)})) from wrong


def write_answer(message: ToClient) -> bytes:
    """What a table says, as bytes."""
    return ENCODER.encode(message)
