"""Whom one's running games wait for: what a list of one's games shows beside each."""

import msgspec
from litestar import get
from litestar.datastructures import State

from camarilla.protocol.http import Turn
from camarilla.protocol.tables import PersonSeat, Phase, TableInfo
from camarilla.server import lists
from camarilla.server.house import House
from camarilla.server.routes import HttpRequest, someone
from camarilla.server.table import Table

MOST_TURNS = 20
"""Of how many running games it is told at once."""


@get("/api/me/turns")
async def my_turns(request: HttpRequest, state: State) -> list[Turn]:
    """Whom one's running games wait for; those where other people play come first, games against bots wait for ever."""
    house: House = state.house
    who = await someone(request, house)
    seated = await house.hub.store.read(lambda connection: lists.tables_of(connection, who.id))
    running = sorted((table for table in seated if table.phase is Phase.PLAYING), key=is_against_bots)[:MOST_TURNS]
    lives = [live for table in running if (live := await house.hub.live(table.id)) is not None]
    playing = [live for live in lives if live.table.phase is Phase.PLAYING]
    return [turn(live.table, who.id, to_see=live.is_waiting_for_eyes()) for live in playing]


def is_against_bots(table: TableInfo) -> bool:
    """Whether at most one person still plays at a table."""
    return sum(isinstance(seat, PersonSeat) and not seat.is_bot and not seat.left for seat in table.seats) <= 1


def turn(table: Table, person: str, *, to_see: bool = False) -> Turn:
    """Whom a game waits for; of those at one's own screen, what they are asked and for how long.

    Where bots wait for the only person who plays to be shown what happened (`to_see`), it waits for that person.

    It is told from what everybody there knows, and from what those at one's own screen have answered themselves: the
    sealed answers of others change none of it.
    """
    playing = table.play()
    waiting = playing.match.waiting()
    own = table.seat_of(person)
    at_screen = [own, *(companion.seat for companion in table.companions_of(person))]
    asked = [seat for seat in at_screen if seat is not None and is_asked(table, seat)]
    names = tuple(table.names()[seat] for seat in waiting)
    lost = table.former.get(person) if own is None else None
    to_see = to_see and own is not None and table.is_alone(own)
    told = Turn(
        table.id,
        yours=bool(asked) or to_see,
        names=names,
        is_played_for=own is not None and table.is_played_for(own),
        taken_by=None if lost is None else table.person_at(lost).sitter.name,
        alone=is_against_bots(table.info()),
        to_see=to_see,
    )
    since = playing.clocks.since
    if not asked:
        return msgspec.structs.replace(told, since=since) if to_see else told
    until = None if table.is_alone(asked[0]) else playing.clocks.deadline(asked[0])
    asks = table.game.choice(playing.match.view(own)).prompt if own in asked else None
    return msgspec.structs.replace(told, asks=asks, since=since, until=until)


def is_asked(table: Table, seat: int) -> bool:
    """Whether a seat has to decide itself: who has given it up, or is stood in for, has not."""
    match = table.play().match
    return seat in match.waiting() and seat in match.to_act() and not table.plays_by_itself(seat)
