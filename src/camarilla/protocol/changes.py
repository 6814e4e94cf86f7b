"""How a view is brought up to date: the places in it that are new, each with what stands there now."""

from collections.abc import Iterable

import msgspec

Change = tuple[tuple[str | int, ...], msgspec.Raw]
"""A path of field names and places in lists, and the JSON of what stands there now."""


def changes(before: object, after: object) -> list[Change]:
    """What has to be set in `before` to make it `after`; both of one type, of Structs, tuples and plain values."""
    found: list[Change] = []
    if before != after:
        collect((), before, after, found)
    return found


def collect(path: tuple[str | int, ...], before: object, after: object, found: list[Change]) -> None:
    """Go down into what differs as far as both have the same shape; what is the same is not even called for."""
    if isinstance(after, msgspec.Struct) and type(before) is type(after):
        for name in after.__struct_fields__:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new and old != new:
                collect((*path, name), old, new, found)
    elif isinstance(after, tuple) and isinstance(before, tuple) and len(before) == len(after) and path:
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                collect((*path, place), old, new, found)
    else:
        found.append((path, msgspec.Raw(msgspec.json.encode(after))))


def updated(view: object, new: Iterable[Change]) -> object:
    """A decoded JSON view with its changes made, in place; returns the view."""
    for path, raw in new:
        value = msgspec.json.decode(raw)
        if not path:
            view = value
            continue
        place = view
        for step in path[:-1]:
            place = item(place, step)
        put(place, path[-1], value)
    return view


def item(place: object, step: str | int) -> object:
    """What stands at one step of a path."""
    if isinstance(place, dict) and isinstance(step, str):
        return place[step]
    if isinstance(place, list) and isinstance(step, int):
        return place[step]
    raise LookupError(step)


def put(place: object, step: str | int, value: object) -> None:
    """Set what stands at the last step of a path."""
    if isinstance(place, dict) and isinstance(step, str):
        place[step] = value
        return
    if isinstance(place, list) and isinstance(step, int):
        place[step] = value
        return
    raise LookupError(step)
