"""The types of the wire for TypeScript: a module for the protocol and one for each game.

    python -m camarilla.protocol.typescript [--check] web/src/wire

writes them, or with --check says which are not as they should be. Each game's module exports `Move`, `Event`, `View`,
`Options`, `Deal` and, if the game has claims, `Claim`: the types of the decoders in the game's `reading`.
"""

import argparse
import builtins
import importlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import inspect as look

from camarilla.core.game import Game
from camarilla.games import GAMES
from camarilla.protocol import VERSION
from camarilla.protocol.closing import Closing
from camarilla.protocol.codec import MOST_BYTES
from camarilla.protocol.http import ANSWERED, ASKED
from camarilla.protocol.shapes import Shape, alias_in, docs_of, docs_of_field, family, for_clients
from camarilla.protocol.to_client import ToClient
from camarilla.protocol.to_server import MOST_WORDS, ToServer

COMMAND = "python -m camarilla.protocol.typescript"
HEAD = f"// Written by {COMMAND}: change the Python types, not this file.\n"
WIDTH = 100

DECODERS = {"MOVES": "Move", "EVENTS": "Event", "VIEWS": "View", "DEALS": "Deal", "CLAIMS": "Claim"}
"""What the decoders in a game's `reading` read."""


def modules() -> dict[str, str]:
    """Every module by its file name."""
    return {"protocol.ts": protocol(), **{f"{game.key}.ts": module_of(game) for game in GAMES}}


def protocol() -> str:
    """What is said over a socket and over HTTP, in both directions."""
    sent = family([ToClient, *ANSWERED])
    said = {name: shape for name, shape in family([ToServer, *ASKED]).items() if name not in sent}
    constants = {"VERSION": VERSION, "MOST_BYTES": MOST_BYTES, "MOST_WORDS": MOST_WORDS}
    numbers = "".join(f"export const {name} = {value};\n" for name, value in constants.items())
    codes = "".join(f"  {code.name}: {code.value},\n" for code in Closing)
    closing = f"{comment(for_clients(Closing.__doc__ or ''))}export const CLOSING = {{\n{codes}}} as const;\n"
    both = family([ToServer, ToClient, *ASKED, *ANSWERED])  # also makes sure that no name means two things
    return "\n".join([HEAD, numbers, closing, *(declared(name, both[name], may_omit=name in said) for name in both)])


def module_of(game: Game) -> str:
    """What a game sends and reads inside the messages."""
    types = types_of(game)
    shapes = family(types.values())
    declarations = [declared(name, shape, may_omit=False) for name, shape in shapes.items()]
    kinds = [f"export type {kind} = {spelled(look.type_info(type_))};\n" for kind, type_ in types.items()]
    return "\n".join([HEAD, *declarations, "".join(kinds)])


def types_of(game: Game) -> dict[str, object]:
    """The kinds of data that a game has on the wire, with the type of each."""
    folder = type(game).__module__.rpartition(".")[0]
    reading = importlib.import_module(f"{folder}.reading")
    types: dict[str, object] = {}
    for name, kind in DECODERS.items():
        decoder = getattr(reading, name, None)
        if isinstance(decoder, msgspec.json.Decoder):
            types[kind] = decoder.type
    types["Options"] = type(game.options())
    return types


# ------------------------------------------------------------------------------------------------------- declarations


def declared(name: str, shape: Shape, *, may_omit: bool) -> str:
    """A named type. What the server sends is always whole; what only clients say may leave out what has a default."""
    docs = comment(docs_of(name, shape))
    match shape:
        case look.StructType():
            lines = [line for field in fields_of(shape) for line in written(shape, field, may_omit=may_omit)]
            body = "".join(f"\n  {line}" for line in lines)
            return f"{docs}export interface {name} {{{body}\n}}\n"
        case look.EnumType(cls=cls):
            return f"{docs}export type {name} ={either([json.dumps(member.value) for member in cls])};\n"
        case look.UnionType(types=types):
            return f"{docs}export type {name} ={either([spelled(member) for member in types])};\n"


def fields_of(shape: look.StructType) -> tuple[look.Field, ...]:
    """The fields as JSON has them, the tag in front."""
    if shape.tag_field is None:
        return shape.fields
    tag = look.Field(shape.tag_field, shape.tag_field, look.LiteralType((shape.tag,)))
    return (tag, *shape.fields)


def written(shape: look.StructType, field: look.Field, *, may_omit: bool) -> list[str]:
    """The lines of a field."""
    is_tag = field.name == shape.tag_field
    optional = "?" if may_omit and not field.required and not is_tag else ""
    docs = "" if is_tag else docs_of_field(shape.cls, field.name)
    return [*comment(docs).splitlines(), f"readonly {field.encode_name}{optional}: {spelled(field.type)};"]


def spelled(info: look.Type) -> str:
    """A type as it is written where it is used. Raises TypeError for one that the wire does not have."""
    match info:
        case look.IntType() | look.FloatType():
            return "number"
        case look.StrType():
            return "string"
        case look.BoolType():
            return "boolean"
        case look.NoneType():
            return "null"
        case look.RawType() | look.CustomType(cls=builtins.object):
            return "unknown"
        case look.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case look.StructType(cls=cls) | look.EnumType(cls=cls):
            return cls.__name__
        case look.UnionType():
            alias, _, rest = alias_in(info)
            return " | ".join([*([alias] if alias else []), *map(spelled, rest)])
        case look.VarTupleType(item_type=item):
            inner = spelled(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case look.TupleType(item_types=items):
            return f"readonly [{', '.join(map(spelled, items))}]"
        case look.DictType(value_type=value):
            return f"{{ readonly [name: string]: {spelled(value)} }}"
        case look.Metadata(type=inside):
            return spelled(inside)
        case _:
            raise TypeError(f"the wire has no {info}")


def either(members: Sequence[str]) -> str:
    """A union, on one line if it is short."""
    line = " " + " | ".join(members)
    return line if len(line) <= WIDTH else "".join(f"\n  | {member}" for member in members)


def comment(text: str) -> str:
    """A docstring as TSDoc."""
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) <= 1:
        return "".join(f"/** {line} */\n" for line in lines)
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


# ------------------------------------------------------------------------------------------------------------ command


def main() -> None:
    """Write the modules into a folder, or compare."""
    parser = argparse.ArgumentParser(prog=COMMAND)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    folder: Path = asked.folder
    if asked.check:
        differ = [name for name, text in modules().items() if not is_as_written(folder / name, text)]
        sys.exit(f"{', '.join(differ)}: not as the types are now; run {COMMAND} {folder}" if differ else 0)
    for name, text in modules().items():
        (folder / name).write_text(text, encoding="utf-8")


def is_as_written(file: Path, text: str) -> bool:
    """Whether a file holds this."""
    return file.is_file() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
