"""Connections to a table: several of one person, ended ones, and those of people who may not see it any more."""

import asyncio
from pathlib import Path

import pytest

from camarilla.protocol import to_server as ask
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import Settings, Visibility
from camarilla.protocol.to_client import Done, Heard, Spoken, ToClient, Welcome
from camarilla.server.keys import hang_up_ended
from camarilla.server.people import Someone
from camarilla.server.watch import Watch
from tests.server.cast import account, guest, session, token
from tests.server.hosted import Plug, serving


async def heard(plug: Plug, words: str) -> bool:
    """Whether something that is said comes through; a test that waits in vain fails."""
    said = any(is_said(message, words) for message in plug.heard)
    while not said:
        said = is_said(await plug.hear(), words)
    return said


def is_said(message: ToClient, words: str) -> bool:
    """Whether a message tells of these words."""
    return isinstance(message, Heard) and isinstance(message.talk, Spoken) and message.talk.text == words


def test_one_person_in_two_browsers_hears_everything_in_both_and_so_does_their_bot(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server:
            ann = await account(server, "Ann")
            again, bot = await session(server, ann), await token(server, ann)
            await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            async with (
                server.socket("T", ann.headers) as page,
                server.socket("T", again.headers) as other,
                server.socket("T", bot.headers) as program,
            ):
                for plug in (page, other, program):
                    assert isinstance(await plug.hello(), Welcome)
                await page.say(ask.Say("1", "from the page"))
                await program.say(ask.Say("2", "from the program"))
                for plug in (page, other, program):
                    assert await heard(plug, "from the page")
                    assert await heard(plug, "from the program")

    asyncio.run(visit())


def test_a_session_or_token_that_was_ended_through_another_process_is_hung_up_soon(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server:
            people = server.house.people
            ann = await account(server, "Ann")
            other, bot = await session(server, ann), await token(server, ann)
            await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            async with (
                server.socket("T", ann.headers) as kept,
                server.socket("T", other.headers) as ended,
                server.socket("T", bot.headers) as dropped,
            ):
                for plug in (kept, ended, dropped):
                    assert isinstance(await plug.hello(), Welcome)
                await people.log_out(other.headers["cookie"].partition("=")[2])
                owner = await people.by_session(ann.headers["cookie"].partition("=")[2])
                assert owner is not None
                await people.drop_token(owner, (await people.tokens(owner))[0].id)
                await hang_up_ended(server.house.hub)
                assert await ended.closed() == Closing.KEY_ENDED
                assert await dropped.closed() == Closing.KEY_ENDED
                assert isinstance(await kept.answer(ask.Say("1", "Still here")), Done)

    asyncio.run(visit())


def test_who_looks_on_before_a_game_without_spectators_is_sent_away_when_it_begins(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server:
            ann, gus = await guest(server, "Ann"), await guest(server, "Gus")
            await server.house.hub.new("T", Settings("secrets", 4, spectators=False), ann.sitter)
            async with server.socket("T", ann.headers) as host, server.socket("T", gus.headers) as looking:
                assert isinstance(await host.hello(), Welcome)
                assert isinstance(await looking.hello(), Welcome)
                for number in range(3):
                    assert isinstance(await host.answer(ask.AddBot(f"b{number}", "page")), Done)
                assert isinstance(await host.answer(ask.Start("s")), Done)
                assert await looking.closed() == 4403

    asyncio.run(visit())


def test_who_gives_up_a_seat_at_a_table_that_is_then_closed_to_them_is_told_that_it_is_done(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server:
            ann, gus = await guest(server, "Ann"), await guest(server, "Gus")
            live = await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            async with server.socket("T", ann.headers) as host, server.socket("T", gus.headers) as other:
                assert isinstance(await host.hello(), Welcome)
                assert isinstance(await other.hello(), Welcome)
                assert isinstance(await other.answer(ask.Sit("1")), Done)
                private = Settings("secrets", 4, visibility=Visibility.PRIVATE)
                assert isinstance(await host.answer(ask.Change("2", private)), Done)
                assert isinstance(await other.answer(ask.Stand("3")), Done)
                assert await other.closed() == 4403
                assert live.table.seat_of(gus.sitter.id) is None

    asyncio.run(visit())


def test_who_comes_just_when_idle_tables_are_cleared_away_is_here_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server:
            ann = await guest(server, "Ann")
            live = await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            watch = Watch(server.house.hub, alone=True)
            by_session = server.house.people.by_session

            async def cleared_meanwhile(key: str) -> Someone | None:
                await watch.close_idle()
                return await by_session(key)

            monkeypatch.setattr(server.house.people, "by_session", cleared_meanwhile)
            async with server.socket("T", ann.headers) as plug:
                assert isinstance(await plug.hello(), Welcome)
                assert isinstance(await plug.answer(ask.Say("1", "Here")), Done)
                assert await heard(plug, "Here")
                assert len(server.house.lines_of(live, ann.sitter.id)) == 1

    asyncio.run(visit())
