"""Several people at one screen: the host seats those who sit beside them (docs/adr/0010)."""

from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from camarilla.protocol.http import Named
from camarilla.protocol.tables import Companion
from camarilla.protocol.to_client import Code
from camarilla.server import verbs
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.house import House
from camarilla.server.hub import now
from camarilla.server.refusal import Refusal
from camarilla.server.routes import HttpRequest, at_keyboard
from camarilla.server.table import Table


@post("/api/tables/{table:str}/companions")
async def seat_companion(request: HttpRequest, state: State, table: FromPath[str], data: JSONBody[Named]) -> Companion:
    """Seat somebody who plays at the host's own screen; their connection is opened with `?as=` and their id."""
    house: House = state.house
    who = await at_keyboard(request, house)
    live = await house.hub.live(table)
    if live is None or not live.table.may_see(who.id):
        raise Refusal(Code.UNKNOWN, "table-no-table")
    verbs.seat_companion(live.table, who.sitter, Sitter("", data.name), now())  # nobody is made who cannot sit down
    house.limits.check(house.limits.arrivals, who.id)
    companion = await house.people.new_companion(who, data.name)

    def making(table: Table, at: int) -> AnyEntry | None:  # the database may have it, and not have said so
        is_seated = table.seat_of(companion.id) is not None
        return None if is_seated else verbs.seat_companion(table, who.sitter, companion.sitter, at)

    await house.hub.write(live, making)
    for one in live.table.companions_of(who.id):
        if one.id == companion.id:
            return one
    raise Refusal(Code.NOT_NOW, "table-not-seated")  # the host has cleared the seat already
