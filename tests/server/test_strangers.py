"""A table that is not for somebody is, to them, no table: in every phase they get the bytes that no table gets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from camarilla.protocol import to_server as ask
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import Phase, Settings, Visibility
from camarilla.server import routes
from tests.patience import PATIENCE
from tests.server.inside import Inside, inside, run, until
from tests.server.players import Party, party
from tests.server.wire import Person, Wire, normal

NO_TABLE = "no-such-tabl"
PATHS = ("/api/tables/{}", "/api/games/{}/1/record", "/api/games/{}/1/replay", "/api/games/{}/1/proof")
EARLIER = ("/api/games/{}/0/record", "/api/games/{}/2/record", "/api/games/{}/-1/replay?eyes=all")


async def gets(stranger: Person, table: str, paths: tuple[str, ...] = PATHS) -> list[str]:
    """Everything that somebody gets from a table, without its name."""
    answers = [normal(await stranger.get(path.format(table)), table) for path in paths]
    wire = await Wire(stranger, table).open()
    await until(lambda: wire.closed_with is not None or bool(wire.frames))
    await wire.close()
    return [*answers, *(normal(frame, table) for frame in wire.frames), f"closed with {wire.closed_with}"]


async def until_unlisted(stranger: Person, table: str) -> None:
    """Wait until the list of open tables, which is written a moment later, has a table no more."""
    async with asyncio.timeout(PATIENCE):
        while table in await stranger.get("/api/tables"):  # noqa: ASYNC110 - the server is somewhere else
            await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(folder: Path, patch: pytest.MonkeyPatch, settings: Settings) -> AsyncIterator[tuple[Inside, Party]]:
    """A table with its host, the other seats free."""
    async with inside(folder, patch=patch) as server, party([server.url], settings, people=1) as table:
        yield server, table


async def phases(server: Inside, table: Party) -> AsyncIterator[Phase]:
    """Lead a table through everything that it can be doing."""
    live = await server.house.hub.live(table.table)
    assert live is not None
    yield live.table.phase
    await table.start()
    await until(lambda: live.table.phase is Phase.PLAYING)
    yield live.table.phase
    await table.play()
    await until(lambda: live.table.phase is Phase.OVER)
    yield live.table.phase
    await table.host.seat.request(ask.Rematch(table.host.seat.mark()))
    yield live.table.phase


def test_a_private_table_is_no_table_to_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked() -> None:
        settings = Settings("road-to-the-palace", 2, visibility=Visibility.PRIVATE)
        async with opened(tmp_path, monkeypatch, settings) as (server, table):
            stranger = await Person(server.url, "Zoe").come_in()
            nothing = await gets(stranger, NO_TABLE)
            assert nothing[-1] == "closed with 4404"
            async for phase in phases(server, table):
                assert await gets(stranger, table.table) == nothing, phase
                assert table.table not in await stranger.get("/api/tables") + await stranger.get("/api/games")
            await stranger.http.aclose()

    run(looked())


def test_a_table_without_spectators_is_no_table_once_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def looked() -> None:
        settings = Settings("road-to-the-palace", 2, visibility=Visibility.PUBLIC, spectators=False)
        async with opened(tmp_path, monkeypatch, settings) as (server, table):
            stranger = await Person(server.url, "Zoe").come_in()
            nothing = await gets(stranger, NO_TABLE)
            async for phase in phases(server, table):
                is_open = phase is Phase.WAITING
                assert ((await gets(stranger, table.table, PATHS[:1])) != [nothing[0], nothing[-1]]) == is_open
                if phase is Phase.PLAYING:
                    assert await gets(stranger, table.table) == nothing
                    await until_unlisted(stranger, table.table)
            await stranger.http.aclose()

    run(looked())


def test_a_game_that_has_not_ended_has_no_record_for_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked() -> None:
        settings = Settings("road-to-the-palace", 2, visibility=Visibility.PUBLIC)
        async with opened(tmp_path, monkeypatch, settings) as (server, table):
            host = table.host.visitor.http
            stranger = await Person(server.url, "Zoe").come_in()
            async for phase in phases(server, table):
                for path in (*PATHS[1:], *EARLIER):
                    over = phase is Phase.OVER or (phase is Phase.WAITING and table.host.outcomes)
                    expected = 200 if over and "/1/" in path else 404
                    assert (await host.get(path.format(table.table))).status_code == expected, (phase, path)
                    assert (await stranger.get(path.format(table.table))).startswith(str(expected))
            await stranger.http.aclose()

    run(looked())


def test_figures_are_for_this_machine_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked() -> None:
        async with (
            inside(tmp_path, patch=monkeypatch) as server,
            httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
        ):
            assert (await http.get("/metrics")).status_code == 200
            monkeypatch.setattr(routes, "address", lambda _: "192.0.2.7")
            assert (await http.get("/metrics")).status_code == 404

    run(looked())


async def first_word(person: Person, table: str, meanwhile: Callable[[], Awaitable[object]]) -> tuple[int, int | None]:
    """Connect, do something, and only then say hello: how much is heard, and what the connection is closed with."""
    url = Wire(person, table).url
    async with connect(url, additional_headers=person.headers, open_timeout=PATIENCE, ping_interval=None) as late:
        await meanwhile()
        heard = 0
        with contextlib.suppress(ConnectionClosed):
            await late.send('{"type":"Hello","version":2}')
            async for _ in late:
                heard += 1
        return heard, late.close_code


async def begun(server: Inside, table: Party) -> None:
    """The game goes on."""
    live = await server.house.hub.live(table.table)
    assert live is not None
    await table.start()
    await until(lambda: live.table.phase is Phase.PLAYING)


def test_who_holds_their_first_word_back_until_they_may_not_see_the_table_hears_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def held_back() -> None:
        async with opened(tmp_path, monkeypatch, Settings("secrets", 4, spectators=False)) as (server, table):
            stranger = await Person(server.url, "Eve").come_in()
            heard = await first_word(stranger, table.table, lambda: begun(server, table))
            assert heard == (0, Closing.NO_TABLE)
            await stranger.http.aclose()

    run(held_back())


def test_who_has_logged_out_before_their_first_word_hears_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def logged_out() -> None:
        async with opened(tmp_path, monkeypatch, Settings("secrets", 4)) as (server, table):
            watcher = await Person(server.url, "Eve").come_in()
            heard = await first_word(watcher, table.table, lambda: watcher.http.post("/api/logout"))
            assert heard == (0, Closing.NO_SESSION)
            await watcher.http.aclose()

    run(logged_out())


def test_whoever_loses_the_right_to_a_table_is_told_nothing_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost() -> None:
        async with opened(tmp_path, monkeypatch, Settings("secrets", 4, spectators=False)) as (server, table):
            stranger = await Person(server.url, "Eve").come_in()
            wire = await Wire(stranger, table.table).open()
            await until(lambda: bool(wire.frames))
            await table.start()
            await until(lambda: wire.closed_with is not None)
            assert wire.closed_with == Closing.NOT_ALLOWED
            assert not [frame for frame in wire.frames if "GameBegan" in frame or "DealAsked" in frame]
            await wire.close()
            await stranger.http.aclose()

    run(lost())
