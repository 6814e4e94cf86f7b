"""The reference at the end of docs/protocol.md: every message with its fields, from the types themselves."""

import json
from typing import get_args

import msgspec
from msgspec import inspect as look

from camarilla.protocol.shapes import Shape, docs_of, docs_of_field, family
from camarilla.protocol.to_client import ToClient
from camarilla.protocol.to_server import ToServer
from camarilla.protocol.typescript import spelled


def reference() -> str:
    """All of it, as Markdown."""
    shapes = family([ToServer, ToClient])
    to_server = [kind.__name__ for kind in get_args(ToServer)]
    to_client = [kind.__name__ for kind in get_args(ToClient)]
    rest = sorted(shapes.keys() - {*to_server, *to_client, "ToServer", "ToClient"})
    parts = {"From a client": to_server, "From a table": to_client, "What they hold": rest}
    return "\n".join(
        f"### {title}\n\n" + "\n".join(entry(name, shapes[name]) for name in names) for title, names in parts.items()
    )


def entry(name: str, shape: Shape) -> str:
    """A type: what it says of itself, then its fields or its values."""
    docs = docs_of(name, shape)
    head = f"**{name}**" + (f": {docs}" if docs else "") + "\n\n"
    match shape:
        case look.StructType():
            return head + fields(shape)
        case look.EnumType(cls=cls):
            return head + f"- {', '.join(f'`{json.dumps(member.value)}`' for member in cls)}\n"
        case look.UnionType(types=types):
            return head + f"- {', '.join(f'`{spelled(member)}`' for member in types)}\n"


def fields(shape: look.StructType) -> str:
    """The fields of a Struct, the tag first."""
    lines = [] if shape.tag_field is None else [f"- `{shape.tag_field}`: `{json.dumps(shape.tag)}`\n"]
    for field in shape.fields:
        words = [f"`{spelled(field.type).replace('readonly ', '')}`", *limits(field.type)]
        if shape.forbid_unknown_fields and field.default is not msgspec.NODEFAULT:
            words.append(f"may be left out: `{look_of(field.default)}`")
        docs = docs_of_field(shape.cls, field.name)
        lines.append(f"- `{field.encode_name}`: {', '.join(words)}" + (f". {docs}" if docs else "") + "\n")
    return "".join(lines)


def look_of(default: object) -> str:
    """A default as JSON."""
    return msgspec.json.encode(default).decode()


def limits(info: look.Type) -> list[str]:
    """What a value must keep to besides its type."""
    match info:
        case look.UnionType(types=types):
            return [limit for member in types for limit in limits(member)]
        case look.IntType(ge=int(least), le=int(most)):
            return [f"{least} to {most}"]
        case look.StrType(pattern=str(pattern), min_length=None):
            return [f"`{pattern}`"]
        case look.StrType(min_length=int(least), max_length=int(most), pattern=pattern):
            return [f"{least} to {most} characters", *([f"`{pattern}`"] if pattern else [])]
        case _:
            return []
