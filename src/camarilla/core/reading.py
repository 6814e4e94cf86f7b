"""Data from outside, from its JSON form, with an error that says where something is wrong."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from camarilla.core.data import Options
from camarilla.core.errors import BadData, BadOptions
from camarilla.core.text import Sentence

T = TypeVar("T")
Chosen = TypeVar("Chosen", bound=Options)


def decoded(decoder: msgspec.json.Decoder[T], raw: bytes, refusal: type[BadData], what: str) -> T:
    """What a decoder makes of some JSON. Raises the refusal, with the place of what is wrong."""
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError as wrong:
        raise refusal(f"{what}: {wrong}", Sentence("bad-data", {"why": str(wrong)})) from wrong


def chosen_options(kind: type[Chosen], chosen: Mapping[str, object]) -> Chosen:
    """Table options, defaults where nothing is chosen. Raises BadOptions, saying which one is wrong."""
    for name in chosen:
        if name not in kind.__struct_fields__:
            there_are = ", ".join(kind.__struct_fields__)
            sentence = Sentence("bad-option", {"name": name, "options": there_are})
            raise BadOptions(f"options: there is no {name!r}; there are: {there_are}", sentence)
    try:
        return msgspec.convert(dict(chosen), kind)
    except msgspec.ValidationError as wrong:
        raise BadOptions(f"options: {wrong}", Sentence("bad-options", {"why": str(wrong)})) from wrong
