"""Whom one's running games wait for: what a list of one's games shows beside each."""

from litestar import get
from litestar.datastructures import State

from camarilla.protocol.http import Turn
from camarilla.protocol.tables import Phase
from camarilla.server import lists
from camarilla.server.house import House
from camarilla.server.routes import HttpRequest, someone
from camarilla.server.table import Table

MOST_TURNS = 20
"""Of how many running games it is told at once."""


@get("/api/me/turns")
async def my_turns(request: HttpRequest, state: State) -> list[Turn]:
    """Whom one's running games wait for."""
    house: House = state.house
    who = await someone(request, house)
    seated = await house.hub.store.read(lambda connection: lists.tables_of(connection, who.id))
    running = [table.id for table in seated if table.phase is Phase.PLAYING][:MOST_TURNS]
    lives = [live for table in running if (live := await house.hub.live(table)) is not None]
    return [turn(live.table, who.id) for live in lives if live.table.phase is Phase.PLAYING]


def turn(table: Table, person: str) -> Turn:
    """Whom a game waits for."""
    waiting = table.play().match.waiting()
    at_screen = {table.seat_of(person), *(companion.seat for companion in table.companions_of(person))}
    return Turn(table.id, not at_screen.isdisjoint(waiting), tuple(table.names()[seat] for seat in waiting))
