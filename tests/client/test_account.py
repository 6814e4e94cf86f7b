"""Accounts through the typed client, against real servers: bots of one's own, finished games, connections that stay."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import pytest

from camarilla.bots import make_bot
from camarilla.bots.bot import Bot
from camarilla.client import Gone, Lost, Seat, Unwilling, Visitor, connection, play_as_bot, play_at
from camarilla.core import record as records
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import OpenSeat, PersonSeat, Settings
from camarilla.protocol.to_server import Say, Start
from tests.patience import PATIENCE
from tests.server.live import Server, database

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody


def random_bot(game: str, seed: int) -> Bot:
    return make_bot("page", game, seed)


def test_somebody_plays_a_rated_game_against_two_bots_of_their_own_and_looks_at_it_again(tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        async with asyncio.timeout(PATIENCE), Visitor.at(url) as ann:
            await ann.come_in("Ann")
            assert (await ann.register("Ann", PASSWORD)).account
            keys = [await ann.new_token(name) for name in ("Braggart", "Miser")]
            table = (await ann.make_table(Settings("road-to-the-palace", 3, rated=True))).id
            async with ann.sit_at(table) as seat:
                bots = [asyncio.create_task(play_as_bot(url, key, table, random_bot, games=1)) for key in keys]
                while any(isinstance(place, OpenSeat) for place in seat.table.seats):
                    await anext(seat.news())
                shown = [place for place in seat.table.seats if isinstance(place, PersonSeat)]
                assert sorted((place.name, place.is_bot) for place in shown) == [
                    ("Ann", False),
                    ("Braggart", True),
                    ("Miser", True),
                ]
                await seat.request(Start(seat.mark()))
                (outcome,) = await play_at(seat, random_bot, games=1)
                assert await asyncio.gather(*bots) == [[outcome], [outcome]]
            while not await ann.ratings("road-to-the-palace"):  # noqa: ASYNC110 - the server rates it after its end
                await asyncio.sleep(0.02)
            rated = {rating.name: (rating.is_bot, rating.games) for rating in await ann.ratings("road-to-the-palace")}
            assert rated == {"Ann": (False, 1), "Braggart": (True, 1), "Miser": (True, 1)}
            await looked_at(ann, table)
            await in_another_place(url, keys[0], table)

    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        asyncio.run(evening(server.url))


async def looked_at(ann: Visitor, table: str) -> None:
    """The game that has ended, in every way."""
    (game,) = await ann.my_games()
    assert (game.table, game.number, game.rated) == (table, 1, True)
    assert await ann.games() == [], "the table was not public"
    kept = records.read(await ann.record(table, 1)).proof
    assert kept is not None
    assert kept.nonces == (await ann.proof(table, 1)).proof.nonces
    assert len((await ann.replay(table, 1, "all")).views) == 3
    assert (await ann.replay(table, 1)).outcome == game.outcome


async def in_another_place(url: str, key: str, table: str) -> None:
    """The owner logs in on another machine, and drops a token; its bot keeps its games, and acts no more."""
    async with Visitor.at(url) as ann, Visitor.at(url, token=key) as bot:
        with pytest.raises(Unwilling):
            await ann.log_in("Ann", PASSWORD + "!")
        await ann.log_in("ann", PASSWORD)
        assert [token.label for token in await ann.tokens()] == ["Braggart", "Miser"]
        assert [game.table for game in await bot.my_games()] == [table]
        assert (await bot.me()).name == "Braggart"
        await ann.drop_token((await ann.tokens())[0].id)
        with pytest.raises(Unwilling):
            await bot.me()
        assert "Braggart" in {rating.name for rating in await ann.ratings("road-to-the-palace")}
        await ann.log_out()
        assert ann.session is None
        with pytest.raises(Unwilling):
            await ann.me()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_registers_stays_at_the_table_and_who_knew_the_old_session_does_not(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PostgreSQL the account is made through another process than that of the table."""
    passed = [0.0]
    monkeypatch.setattr(connection, "monotonic", lambda: monotonic() + passed[0])

    async def evening(at: str, through: str) -> None:
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Visitor.at(at))
            await ann.come_in("Ann")
            stolen = await stack.enter_async_context(Visitor.at(at, session=ann.session))
            table = (await ann.make_table(Settings("secrets", 4))).id
            hers = await stack.enter_async_context(ann.sit_at(table))
            other = await stack.enter_async_context(stolen.sit_at(table))
            desk = await stack.enter_async_context(Visitor.at(through, session=ann.session))
            await desk.register("Ann", PASSWORD)
            assert desk.session is not None
            ann.come_back(desk.session)
            while not isinstance(await anext(hers.news()), Lost):
                pass
            await hers.request(Say(hers.mark(), "still here"))
            assert hers.seat == 0
            passed[0] += connection.FOR_A_NEW_KEY
            assert await end_of(other) == Closing.NO_SESSION

    with database(kind) as url, Server(url) as first:
        if kind == "sqlite":
            asyncio.run(evening(first.url, first.url))
        else:
            with Server(url) as second:
                asyncio.run(evening(first.url, second.url))


async def end_of(seat: Seat) -> int:
    """With which code a connection ends for good."""
    try:
        while True:
            await anext(seat.news())
    except Gone as gone:
        return gone.code
