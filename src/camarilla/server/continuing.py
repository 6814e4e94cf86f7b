"""Where a game that has ended goes on: a table of its own, whose log brings the game along (docs/adr/0011)."""

import secrets

from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from camarilla.protocol.http import PlayOn
from camarilla.protocol.tables import Settings, TableInfo
from camarilla.server import entries as e
from camarilla.server import playing_on
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.house import House
from camarilla.server.hub import now
from camarilla.server.routes import HttpRequest, ended, someone
from camarilla.server.table import Table
from camarilla.server.verbs import bot_name, checked_settings


@post("/api/games/{table:str}/{number:int}/on")
async def play_on(
    request: HttpRequest, state: State, table: FromPath[str], number: FromPath[int], data: JSONBody[PlayOn]
) -> TableInfo:
    """Play a game on from one of its positions, in one of its seats, against bots: at a table of its own, unrated."""
    house: House = state.house
    who = await someone(request, house)
    game = await ended(request, house, table, number)
    house.limits.check(house.limits.tables, who.id)
    entry = playing_on.entry_for(game.playing, (table, number), data, now())
    settings = playing_on.setting(game.table.settings)
    table_id = secrets.token_urlsafe(9)
    live = await house.hub.make(table_id, beginning(table_id, who.sitter, settings, entry, data))
    return live.table.info()


def beginning(table_id: str, who: Sitter, settings: Settings, going_on: e.PlayedOn, request: PlayOn) -> list[AnyEntry]:
    """A table where a game goes on: who asks for it in one seat, bots in the others."""
    table = Table(table_id)
    done: list[AnyEntry] = []

    def write(entry: AnyEntry) -> None:
        table.apply(entry)
        done.append(entry)

    at = going_on.at
    write(e.Opened(at=at, settings=checked_settings(settings), host=who))
    if request.seat > 0:
        write(e.SeatTaken(at=at, seat=request.seat, sitter=who))
    for seat in range(settings.players):
        if seat != request.seat:
            write(e.BotSeated(at=at, seat=seat, level=request.level, name=bot_name(table)))
    return [*done, going_on]
