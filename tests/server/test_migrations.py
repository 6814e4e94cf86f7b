"""The migrations make what the code expects, on both databases, and leave alone what is there."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.core.data import Outcome
from camarilla.core.text import Sentence
from camarilla.server import lists
from camarilla.server.migrations import upgrade
from camarilla.server.schema import METADATA, people
from camarilla.server.store import Store, driven
from tests.server.live import database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database of either kind."""
    with database(str(request.param)) as address:
        yield address


def test_an_empty_database_becomes_what_the_code_expects(url: str) -> None:
    async def differences() -> list[object]:
        store = await Store.opened(url)
        try:
            async with store.engine.connect() as connection:
                return await connection.run_sync(compared)
        finally:
            await store.close()

    assert asyncio.run(differences()) == []


def compared(connection: Connection) -> list[object]:
    """Where the database and the code's own tables differ."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))


@pytest.mark.parametrize("revision", ["0001", "0005", "head"])
def test_a_database_of_an_earlier_version_keeps_what_is_in_it(url: str, revision: str) -> None:
    row = {"id": "a", "name": "Ann", "account": None, "password": None, "created": 1}

    async def opened_later() -> tuple[list[object], list[object]]:
        engine = create_async_engine(driven(url))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
            await connection.execute(insert(people).values(**row))
        await engine.dispose()
        store = await Store.opened(url)
        try:
            async with store.engine.connect() as connection:
                found: list[object] = [dict(row._mapping) for row in (await connection.execute(select(people))).all()]
                return found, await connection.run_sync(compared)
        finally:
            await store.close()

    assert asyncio.run(opened_later()) == ([{**row, "owner": None}], [])


def test_of_games_that_ended_before_there_was_a_mark_nothing_is_still_to_be_seen(url: str) -> None:
    async def opened_later() -> list[tuple[int, bool]]:
        engine = create_async_engine(driven(url))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0006")
            await connection.execute(text(TABLE), {"info": b"{}"})
            for number in (1, 2):
                ended = {"number": number, "names": b'["Ann","Bob"]', "outcome": OUTCOME, "public": False}
                await connection.execute(text(GAME), ended)
                await connection.execute(text(PLAYED), {"number": number})
            await connection.execute(text("INSERT INTO shown VALUES ('t', 'ann', 2, 0, -1, 0, 'normal')"))
        await engine.dispose()
        store = await Store.opened(url)
        try:
            found = await store.read(lambda connection: lists.finished(connection, "ann"))
            return [(game.number, game.to_see) for game in found]
        finally:
            await store.close()

    assert sorted(asyncio.run(opened_later())) == [(1, False), (2, False)]


TABLE = (
    "INSERT INTO tables (id, game, visibility, phase, info, created, updated) "
    "VALUES ('t', 'secrets', 'link', 'over', :info, 1, 1)"
)
GAME = (
    "INSERT INTO games (table_id, number, game, public, rated, ended, names, outcome) "
    "VALUES ('t', :number, 'secrets', :public, :public, 1, :names, :outcome)"
)
PLAYED = "INSERT INTO players (table_id, number, person) VALUES ('t', :number, 'ann')"
OUTCOME = msgspec.json.encode(Outcome(scores=(1, 2), places=(2, 1), winners=(1,), why=Sentence("because", {})))


def test_a_migration_that_fails_leaves_nothing_half_done(url: str) -> None:
    """Somebody else's table stands where ours would be: nothing of ours is made."""

    async def tried() -> list[str]:
        engine = create_async_engine(driven(url))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE games (x INTEGER)"))
        with pytest.raises(SQLAlchemyError):
            await Store.opened(url)
        async with engine.connect() as connection:
            names = await connection.run_sync(lambda inner: sorted(inner.dialect.get_table_names(inner)))
        await engine.dispose()
        return names

    assert asyncio.run(tried()) == ["games"]
