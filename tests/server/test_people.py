"""People: guests, accounts, tokens, mutes; on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.errors import BadData
from camarilla.protocol.to_client import Code
from camarilla.server import names
from camarilla.server.keys import hashed
from camarilla.server.people import DAY, MOST_TOKENS, SESSION_DAYS, People
from camarilla.server.refusal import Refusal
from camarilla.server.schema import sessions
from camarilla.server.store import Store
from tests.server.live import database

PASSWORD = "a long enough secret"  # noqa: S105 - of nobody
BACKENDS = ("sqlite", "postgresql")


def with_people(backend: str, work: Callable[[People], Awaitable[None]]) -> None:
    """People in a new database."""

    async def worked(url: str) -> None:
        store = await Store.opened(url)
        try:
            await work(People(store))
        finally:
            await store.close()

    with database(backend) as url:
        asyncio.run(worked(url))


async def code(asked: Awaitable[object]) -> Code:
    """Why something is refused."""
    with pytest.raises(Refusal) as wrong:
        await asked
    return wrong.value.code


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_guest_becomes_an_account_and_is_found_again(backend: str) -> None:
    async def work(people: People) -> None:
        guest, first = await people.guest("  Ann\u200b ")
        assert guest.name == "Ann"
        assert await people.by_session(first) == guest
        account, key, ended = await people.register(guest, "Ann", PASSWORD)
        assert account.id == guest.id
        assert ended == {hashed(first)}
        assert await people.by_session(first) is None, "whoever knew the guest's session does not know the account's"
        assert await people.by_session(key) == account
        again, other = await people.log_in("ann", PASSWORD)
        assert again == account
        assert other != key
        assert await code(people.log_in("Ann", PASSWORD + "!")) is Code.FORBIDDEN
        assert await code(people.log_in("Zoe", PASSWORD)) is Code.FORBIDDEN
        assert await code(people.register(account, "Ann", PASSWORD)) is Code.NOT_NOW
        await people.log_out(other)
        assert await people.by_session(other) is None
        assert await people.by_session(key) == account

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_accounts_name_is_nobody_elses_nor_is_one_that_looks_like_it(backend: str) -> None:
    async def work(people: People) -> None:
        ann, _ = await people.guest("Ann")
        await people.register(ann, "Ann", PASSWORD)
        for name in ("Ann", "ANN", "Änn", "A n n"):
            assert await code(people.guest(name)) is Code.FULL
        bob, _ = await people.guest("Bob")
        assert await code(people.rename(bob, "ann")) is Code.FULL
        assert await code(people.register(bob, "Ann", PASSWORD)) is Code.FULL
        other, _ = await people.guest("Bob")
        assert other.id != bob.id, "guests may share a name"
        assert (await people.rename(bob, "Bobby")).name == "Bobby"

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_of_two_who_want_a_name_at_once_one_gets_it(backend: str) -> None:
    async def work(people: People) -> None:
        guests = [(await people.guest(name))[0] for name in ("Ann", "Bob", "Cleo")]
        done = await asyncio.gather(
            *(people.register(guest, "Marie", PASSWORD) for guest in guests), return_exceptions=True
        )
        assert sum(isinstance(answer, tuple) for answer in done) == 1
        assert all(answer.code is Code.FULL for answer in done if isinstance(answer, Refusal))

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_session_that_is_used_lasts_and_one_that_is_not_ends(backend: str) -> None:
    async def work(people: People) -> None:
        who, key = await people.guest("Ann")

        async def seen(days: int) -> None:
            async def aged(connection: AsyncConnection) -> None:
                await connection.execute(update(sessions).values(seen=sessions.c.seen - days * DAY))

            await people.store.write(aged)

        await seen(SESSION_DAYS - 1)
        assert await people.by_session(key) == who
        await seen(SESSION_DAYS - 1)
        assert await people.by_session(key) == who, "it was used meanwhile"
        await seen(SESSION_DAYS + 1)
        assert await people.by_session(key) is None

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_tokens_are_for_accounts_counted_and_dropped(backend: str) -> None:
    async def work(people: People) -> None:
        guest, _ = await people.guest("Ann")
        assert await code(people.new_token(guest, "bot")) is Code.FORBIDDEN
        account, *_ = await people.register(guest, "Ann", PASSWORD)
        keys = [await people.new_token(account, f"my bot {number}") for number in range(MOST_TOKENS)]
        assert await code(people.new_token(account, "one more")) is Code.FULL
        token, key = keys[3]
        bot = await people.by_token(key)
        assert bot is not None
        assert (bot.name, bot.is_bot, bot.account) == ("my bot 3", True, True)
        assert bot.id != account.id
        await people.drop_token(account, token.id)
        assert await people.by_token(key) is None
        assert await code(people.drop_token(account, token.id)) is Code.UNKNOWN
        assert len(await people.tokens(account)) == MOST_TOKENS - 1
        assert await people.by_session(key) is None
        assert await people.by_token("") is None

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_remote_bot_is_somebody_of_its_own_and_stays_so_with_another_token(backend: str) -> None:
    async def work(people: People) -> None:
        ann, bob = [(await people.guest(name))[0] for name in ("Ann", "Bob")]
        ann, *_ = await people.register(ann, "Ann", PASSWORD)
        bob, *_ = await people.register(bob, "Bob", PASSWORD)
        token, key = await people.new_token(ann, "Braggart")
        bot = await people.by_token(key)
        assert bot is not None
        assert await people.called("braggart") == bot.sitter
        assert await code(people.log_in("Braggart", PASSWORD)) is Code.FORBIDDEN
        for who in (ann, bob):
            assert await code(people.new_token(who, "Braggart")) is Code.FULL
        assert await code(people.rename(bob, "Braggart")) is Code.FULL
        assert await people.tokens(bob) == []
        assert await code(people.drop_token(bob, token.id)) is Code.UNKNOWN
        await people.drop_token(ann, token.id)
        assert await people.called("Braggart") == bot.sitter, "its games and ratings are still somebody's"
        assert await code(people.new_token(bob, "Braggart")) is Code.FULL
        _, again = await people.new_token(ann, "braggart")
        assert await people.by_token(again) == msgspec.structs.replace(bot, name="braggart")
        assert await people.by_token(key) is None

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_registers_in_one_tab_and_renames_in_another_keeps_the_account(backend: str) -> None:
    async def work(people: People) -> None:
        guest, _ = await people.guest("Ann")
        account, *_ = await people.register(guest, "Ann", PASSWORD)
        renamed = await people.rename(guest, "Anna")
        assert renamed == msgspec.structs.replace(account, name="Anna")
        assert (await people.log_in("Anna", PASSWORD))[0] == renamed
        assert await code(people.register(guest, "Other", "another long secret")) is Code.NOT_NOW
        assert (await people.log_in("Anna", PASSWORD))[0] == renamed

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_name_too_heavy_to_be_kept_is_refused_and_a_long_one_registers(backend: str) -> None:
    async def work(people: People) -> None:
        long = "\ub220" * names.MOST_SIGNS
        guest, _ = await people.guest(long)
        account, *_ = await people.register(guest, long, PASSWORD)
        assert account.name == long
        with pytest.raises(BadData):
            await people.guest("\ub220\u0591\u0591" * names.MOST_SIGNS)

    with_people(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_mutes_are_ones_own_and_can_be_lifted(backend: str) -> None:
    async def work(people: People) -> None:
        ann, bob = [(await people.guest(name))[0] for name in ("Ann", "Bob")]
        await people.mute(ann.id, bob.sitter, muted=True)
        await people.mute(ann.id, bob.sitter, muted=True)
        assert await people.muted(ann.id) == {bob.id: "Bob"}
        assert await people.muted(bob.id) == {}
        await people.mute(ann.id, bob.sitter, muted=False)
        assert await people.muted(ann.id) == {}

    with_people(backend, work)


def test_a_name_that_cannot_be_shown_is_refused() -> None:
    async def work(people: People) -> None:
        for name in ("", "\u200b", "Bot", "a" * 100):
            with pytest.raises(BadData):
                await people.guest(name)

    with_people("sqlite", work)
