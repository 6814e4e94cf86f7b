"""What several requests at a table are checked for: who asks, when, and by what name."""

from collections.abc import Sequence
from itertools import chain, count

import msgspec

from camarilla.protocol.tables import Phase
from camarilla.protocol.to_client import Code
from camarilla.server.entries import Sitter
from camarilla.server.names import skeleton
from camarilla.server.refusal import Refusal
from camarilla.server.table import Table


def own_seat(table: Table, who: Sitter) -> int:
    """Where the asker sits."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refusal(Code.NOT_YOURS, "table-not-seated")
    return seat


def check_host(table: Table, who: Sitter) -> None:
    """Some things only the host may do."""
    if not table.is_host(who.id):
        raise Refusal(Code.FORBIDDEN, "table-host-only", host=table.host.name)


def check_phase(table: Table, *phases: Phase) -> None:
    """Some things can be done only at certain times."""
    if table.phase not in phases:
        raise Refusal(Code.NOT_NOW, f"table-not-while-{table.phase.value}")


def named_apart(table: Table, who: Sitter) -> Sitter:
    """A sitter whose name nobody could take for that of somebody else at the table."""
    seat = table.seat_of(who.id)
    if seat is not None:
        return table.person_at(seat).sitter
    return msgspec.structs.replace(who, name=name_apart(who.name, table.names()))


def name_apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number after it if one of the others could be taken for it."""
    taken = {skeleton(other) for other in others}
    numbered = (f"{name} {number}" for number in count(2))
    return next(called for called in chain((name,), numbered) if skeleton(called) not in taken)
