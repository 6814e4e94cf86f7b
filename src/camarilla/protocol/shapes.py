"""The types of the wire, looked at: what the TypeScript modules and the reference in docs/protocol.md are made of."""

import ast
import inspect
import re
import sys
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import get_args

import msgspec
from msgspec import inspect as look

Shape = look.StructType | look.EnumType | look.UnionType
"""What has a name of its own: a Struct, an Enum, or a union that a module gives a name to."""


def family(types: Iterable[object]) -> dict[str, Shape]:
    """All named types that some types lead to, as they are met. Raises ValueError for two of one name."""
    found: dict[str, Shape] = {}
    for info in types:
        meet(look.type_info(info), found)
    return found


def meet(info: look.Type, found: dict[str, Shape]) -> None:
    """Add what a type leads to."""
    named = named_in(info)
    if named is not None:
        name, shape = named
        if name not in found:
            found[name] = shape
        elif meaning(found[name]) != meaning(shape):
            raise ValueError(f"two types of the wire are called {name}")
        elif not isinstance(shape, look.UnionType):
            return
    for part in parts(info):
        meet(part, found)


def parts(info: look.Type) -> tuple[look.Type, ...]:
    """The types that one is made of."""
    match info:
        case look.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case look.UnionType(types=types) | look.TupleType(item_types=types):
            return types
        case look.VarTupleType(item_type=item) | look.Metadata(type=item):
            return (item,)
        case look.DictType(key_type=key, value_type=value):
            return (key, value)
        case _:
            return ()


# ------------------------------------------------------------------------------------------------------------- names


def named_in(info: look.Type) -> tuple[str, Shape] | None:
    """What has a name of its own here: the type itself, or the largest part of a union that has one."""
    match info:
        case look.StructType(cls=cls) | look.EnumType(cls=cls):
            return cls.__name__, info
        case look.UnionType():
            alias, members, _ = alias_in(info)
            return None if alias is None else (alias, look.UnionType(members))
        case _:
            return None


def meaning(info: look.Type) -> object:
    """What tells one type from another: its class, or for a union those of its members."""
    match info:
        case look.StructType(cls=cls) | look.EnumType(cls=cls):
            return cls
        case look.UnionType(types=types):
            return frozenset(meaning(member) for member in types)
        case look.IntType():
            return int
        case look.StrType():
            return str
        case look.NoneType():
            return NoneType
        case _:
            return type(info)


def alias_in(union: look.UnionType) -> tuple[str | None, tuple[look.Type, ...], tuple[look.Type, ...]]:
    """The largest named union that this one holds, if any, its members, and what there is besides."""
    all_of_it = frozenset(map(meaning, union.types))
    best: str | None = None
    held: frozenset[object] = frozenset()
    for member in union.types:
        if isinstance(member, look.StructType):
            for name, members in aliases(sys.modules[member.cls.__module__]).items():
                if members <= all_of_it and len(members) > len(held):
                    best, held = name, members
    within = tuple(member for member in union.types if meaning(member) in held)
    return best, within, tuple(member for member in union.types if meaning(member) not in held)


@cache
def aliases(module: ModuleType) -> dict[str, frozenset[object]]:
    """The unions of Structs that a module gives names to."""
    named = {name: get_args(value) for name, value in vars(module).items() if isinstance(value, UnionType)}
    return {
        name: frozenset(members)
        for name, members in named.items()
        if sum(isinstance(member, type) and issubclass(member, msgspec.Struct) for member in members) > 1
    }


# -------------------------------------------------------------------------------------------------------------- docs


def docs_of(name: str, shape: Shape) -> str:
    """What its docstring says, as a client reads it."""
    if not isinstance(shape, look.UnionType):
        return for_clients(shape.cls.__doc__ or "")
    modules = {sys.modules[member.cls.__module__] for member in shape.types if isinstance(member, look.StructType)}
    return next((docs[name] for docs in map(docs_in, modules) if name in docs), "")


def docs_of_field(cls: type, field: str) -> str:
    """What stands under a field of a Struct, in the class that defines it."""
    return next((docs[field] for docs in (docs_in(base) for base in cls.__mro__) if field in docs), "")


@cache
def docs_in(place: ModuleType | type) -> dict[str, str]:
    """The strings under the names that a module or a class of ours assigns."""
    name = place.__name__ if isinstance(place, ModuleType) else place.__module__
    if not name.startswith("camarilla."):
        return {}
    body = ast.parse(inspect.getsource(place)).body
    if isinstance(body[0], ast.ClassDef) and not isinstance(place, ModuleType):
        body = body[0].body
    found = {}
    for statement, after in pairwise(body):
        match statement, after:
            case (
                ast.AnnAssign(target=ast.Name(id=field)) | ast.Assign(targets=[ast.Name(id=field)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[field] = for_clients(text)
            case _:
                pass
    return found


def for_clients(text: str) -> str:
    """A docstring without what only Python says."""
    return re.sub(r"\bNone\b", "null", inspect.cleandoc(text))
