"""What is derived from the logs so that lists can be made: tables, who sits at them, games that have ended, ratings.

It is written a moment after what it tells of. Should the server stop in between, it is made good when the table is
next opened.
"""

import asyncio
import logging
import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import exists, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.data import Outcome
from camarilla.protocol.http import Finished
from camarilla.protocol.tables import Phase, TableInfo, Visibility
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry
from camarilla.server.ratings import rate
from camarilla.server.schema import games, players, processes, shown, sitters, tables
from camarilla.server.store import Store, StoreTrouble
from camarilla.server.table import Ended, Person, Table

LOG = logging.getLogger("camarilla.lists")
PAUSE = 0.05
MOST_LISTED = 100
FORSAKEN = 3_600_000
"""A table that waits for players, and that nobody has been at for so many milliseconds, is listed no more."""
INFO: msgspec.json.Decoder[TableInfo] = msgspec.json.Decoder(TableInfo)


class Lists:
    """Keeps the lists, in the background."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.changed: dict[str, Table] = {}
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self.run(), name="lists")

    async def close(self) -> None:
        """Write what is left, and stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        try:
            await self.write()
        except StoreTrouble as wrong:
            LOG.warning("lists not written", extra={"why": type(wrong).__name__})

    def note(self, table: Table, entry: AnyEntry | None) -> None:
        """A table has changed in something that lists tell."""
        if isinstance(entry, e.Moved) and table.phase is Phase.PLAYING:
            return
        if not isinstance(entry, e.Said | e.ClaimMade | e.ClaimAnswered | e.Undone | e.NonceSealed | e.NonceOpened):
            self.changed[table.id] = table
            self.woken.set()

    async def run(self) -> None:
        """Write what has changed, a moment later."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            await asyncio.sleep(PAUSE)
            await self.write()

    async def write(self) -> None:
        """Write all that has changed; what could not be written is written with the next change."""
        changed, self.changed = self.changed, {}

        async def listed(table: Table) -> None:
            async def written(connection: AsyncConnection) -> None:
                await list_table(connection, self.store, table, None)
                if table.ended is not None:
                    await list_game(connection, self.store, table.id, table.ended)

            try:
                await self.store.write(written)
            except StoreTrouble as wrong:
                LOG.warning("lists not written", extra={"why": type(wrong).__name__})
                self.changed.setdefault(table.id, table)
            except Exception:
                LOG.exception("lists not written", extra={"table": table.id})

        await asyncio.gather(*(listed(table) for table in changed.values()))


async def list_table(connection: AsyncConnection, store: Store, table: Table, owner: str | None) -> None:
    """A table as lists show it; who owns it stays as it is unless it is new."""
    row = {
        "id": table.id,
        "game": table.game.key,
        "visibility": table.settings.visibility.value,
        "phase": table.phase.value,
        "info": msgspec.json.encode(table.info()),
        "here": any(person.away_since is None for _, person in table.people()),
        "watched": table.settings.spectators,
        "created": table.created,
        "updated": table.updated,
    }
    insert = store.insert(tables).values(**row, owner=owner)
    await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=row))
    seated = mine(table)
    got_up = update(sitters).where(sitters.c.table_id == table.id, sitters.c.seated, sitters.c.person.not_in(seated))
    await connection.execute(got_up.values(seated=False))
    for person in sorted(seated):
        sitter = store.insert(sitters).values(table_id=table.id, person=person, seated=True)
        again = sitter.on_conflict_do_update(index_elements=["table_id", "person"], set_={"seated": True})
        await connection.execute(again)


def mine(table: Table) -> set[str]:
    """Whose game it is: of those who sit there, and of those whose seat somebody has taken over.

    A game that everybody has given up is nobody's.
    """
    if table.phase is Phase.PLAYING and not table.those_who_care():
        return set()
    former = table.former if table.phase is Phase.PLAYING else ()
    return {person.sitter.id for _, person in table.people()} | set(former)


async def list_game(connection: AsyncConnection, store: Store, table_id: str, game: Ended) -> None:
    """A game that has ended, once; a rated one changes the ratings of who played it."""
    outcome = game.playing.match.outcome
    if outcome is None:
        return
    row = {
        "table_id": table_id,
        "number": game.number,
        "game": game.settings.game,
        "public": game.settings.visibility is Visibility.PUBLIC,
        "rated": game.settings.rated,
        "ended": game.at,
        "names": msgspec.json.encode(game.playing.match.names),
        "outcome": msgspec.json.encode(outcome),
    }
    insert = store.insert(games).values(**row).on_conflict_do_nothing().returning(games.c.number)
    if (await connection.execute(insert)).first() is None:
        return
    sitting = {place.sitter.id: seat for seat, place in enumerate(game.seats) if isinstance(place, Person)}
    for person in sorted(sitting.keys() | game.former):
        plies = game.playing.seen[sitting[person]] if person in sitting else 0
        played = {"table_id": table_id, "number": game.number, "person": person, "plies": plies}
        await connection.execute(store.insert(players).values(**played).on_conflict_do_nothing())
    if game.settings.rated:
        await rate(connection, store, game, outcome)


async def owner_of(connection: AsyncConnection, table_id: str) -> tuple[str | None, int | None]:
    """The process that owns a table, and when it last said that it is alive."""
    query = (
        select(tables.c.owner, processes.c.beat)
        .join(processes, processes.c.id == tables.c.owner, isouter=True)
        .where(tables.c.id == table_id)
    )
    row = (await connection.execute(query)).first()
    return (None, None) if row is None else (row.owner, row.beat)


async def owners_of(store: Store, table_ids: Iterable[str]) -> dict[str, str | None]:
    """The processes that own these tables."""
    query = select(tables.c.id, tables.c.owner).where(tables.c.id.in_(tuple(table_ids)))

    async def owners(connection: AsyncConnection) -> dict[str, str | None]:
        return {row.id: row.owner for row in (await connection.execute(query)).all()}

    return await store.read(owners)


FINISHED_NAMES: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])
OUTCOMES: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


async def open_tables(connection: AsyncConnection) -> list[TableInfo]:
    """Public tables to join or to watch, the newest first; not those that nobody has been at for an hour."""
    lately = time.time_ns() // 1_000_000 - FORSAKEN
    joined = (tables.c.phase == Phase.WAITING.value) & (tables.c.here | (tables.c.updated > lately))
    watched = tables.c.phase.in_((Phase.DEALING.value, Phase.PLAYING.value)) & tables.c.watched
    query = (
        select(tables.c.info)
        .where(tables.c.visibility == Visibility.PUBLIC.value, joined | watched)
        .order_by(tables.c.updated.desc())
        .limit(MOST_LISTED)
    )
    return [INFO.decode(info) for info in (await connection.scalars(query)).all()]


async def tables_of(connection: AsyncConnection, person: str) -> list[TableInfo]:
    """The tables where somebody sits whose game is not over, the newest first."""
    query = (
        select(tables.c.info)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, sitters.c.seated, tables.c.phase != Phase.OVER.value)
        .order_by(tables.c.updated.desc())
        .limit(MOST_LISTED)
    )
    return [INFO.decode(info) for info in (await connection.scalars(query)).all()]


async def finished(connection: AsyncConnection, person: str | None) -> list[Finished]:
    """Games that have ended, the newest first: somebody's own, or the public ones.

    Of one's own that still lie on the table the end may be to be seen; when the next one begins there, it is told here.
    """
    query = select(games, literal(value=False).label("to_see"))
    if person is None:
        query = query.where(games.c.public)
    else:
        same = (players.c.table_id == games.c.table_id) & (players.c.number == games.c.number)
        mark = (shown.c.table_id == games.c.table_id) & (shown.c.person == person) & (shown.c.number == games.c.number)
        lies_there = (tables.c.id == games.c.table_id) & (tables.c.phase == Phase.OVER.value)
        later = games.alias("later")
        is_last = ~exists().where(later.c.table_id == games.c.table_id, later.c.number > games.c.number)
        is_behind = (players.c.plies > 0) & (shown.c.ply < players.c.plies)
        query = select(games, (is_behind & is_last & tables.c.id.is_not(None)).label("to_see"))
        query = query.join(players, same).join(shown, mark, isouter=True).join(tables, lies_there, isouter=True)
        query = query.where(players.c.person == person)
    query = query.order_by(games.c.ended.desc()).limit(MOST_LISTED)
    return [
        Finished(
            row.table_id,
            row.number,
            row.game,
            row.rated,
            row.ended,
            FINISHED_NAMES.decode(row.names),
            OUTCOMES.decode(row.outcome),
            to_see=bool(row.to_see),
        )
        for row in (await connection.execute(query)).all()
    ]
