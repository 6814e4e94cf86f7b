"""Where a game that has ended goes on: a table of its own, whose log brings the game along (docs/adr/0011)."""

import secrets

from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from camarilla.protocol.http import PlayOn
from camarilla.protocol.tables import TableInfo
from camarilla.server import entries as e
from camarilla.server import playing_on
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.house import House
from camarilla.server.hub import now
from camarilla.server.names import skeleton
from camarilla.server.routes import HttpRequest, ended, someone
from camarilla.server.table import Bot, Table
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
    table_id = secrets.token_urlsafe(9)
    live = await house.hub.make(table_id, beginning(table_id, who.sitter, game.table, entry, data))
    return live.table.info()


def beginning(table_id: str, who: Sitter, old: Table, going_on: e.PlayedOn, request: PlayOn) -> list[AnyEntry]:
    """A table where a game goes on: who asks for it in one seat, bots in the others.

    A bot that sat there before keeps its name; one in somebody's place gets a name that nobody had.
    """
    table = Table(table_id)
    done: list[AnyEntry] = []

    def write(entry: AnyEntry) -> None:
        table.apply(entry)
        done.append(entry)

    at = going_on.at
    write(e.Opened(at=at, settings=checked_settings(playing_on.setting(old.settings)), host=who))
    if request.seat > 0:
        write(e.SeatTaken(at=at, seat=request.seat, sitter=who))
    for seat in range(old.settings.players):
        if seat != request.seat:
            write(e.BotSeated(at=at, seat=seat, level=request.level, name=name_at(old, seat, table)))
    return [*done, going_on]


def name_at(old: Table, seat: int, table: Table) -> str:
    """What the bot in a seat of the old game is called."""
    place = old.seats[seat]
    if isinstance(place, Bot) and skeleton(place.name) not in {skeleton(name) for name in table.names()}:
        return place.name
    return bot_name((*table.names(), *old.names()))
