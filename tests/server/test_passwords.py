"""Passwords are kept as hashes, and checking one tells nobody which names there are."""

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher

from camarilla.core.errors import BadData
from camarilla.locales import LANGUAGES, Speaker
from camarilla.server import passwords
from camarilla.server.passwords import HASHER, LEAST, MOST, NOBODYS, Checked, hash_password, verify
from tests.patience import PATIENCE

GOOD = "a rainy evening"


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> PasswordHasher:
    """A hasher that takes no time, for tests that are about something else."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", hasher)
    return hasher


def test_the_right_password_is_right_and_a_wrong_one_wrong() -> None:
    async def visit() -> tuple[Checked, Checked]:
        kept = await hash_password(GOOD)
        assert kept.startswith("$argon2id$")
        assert GOOD not in kept
        return await verify(kept, GOOD), await verify(kept, GOOD + "!")

    assert asyncio.run(visit()) == (Checked(right=True), Checked(right=False))


@pytest.mark.usefixtures("cheap")
def test_the_same_password_is_never_kept_alike_twice() -> None:
    async def twice() -> tuple[str, str]:
        return await hash_password(GOOD), await hash_password(GOOD)

    first, second = asyncio.run(twice())
    assert first != second


@pytest.mark.usefixtures("cheap")
def test_a_hash_that_is_out_of_date_is_replaced_once_the_password_is_known() -> None:
    old = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash(GOOD)

    async def visit() -> tuple[Checked, Checked, Checked]:
        wrong = await verify(old, "something else")
        right = await verify(old, GOOD)
        assert right.new_hash is not None
        return wrong, right, await verify(right.new_hash, GOOD)

    wrong, right, again = asyncio.run(visit())
    assert wrong == Checked(right=False, new_hash=None)
    assert right.right
    assert again == Checked(right=True, new_hash=None)


@pytest.mark.parametrize(
    ("password", "why"),
    [("", "short"), ("x" * (LEAST - 1), "short"), ("x" * (MOST + 1), "long"), ("x" * 10**6, "long")],
)
def test_a_password_that_is_too_short_or_too_long_is_refused(password: str, why: str) -> None:
    with pytest.raises(BadData) as refused:
        asyncio.run(hash_password(password))

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == f"server-password-{why}"
    for lang in LANGUAGES:
        assert Speaker(lang).explain(refused.value).endswith(".")
    assert asyncio.run(verify(NOBODYS, password)) == Checked(right=False)


@pytest.mark.usefixtures("cheap")
@pytest.mark.parametrize(
    "password", ["x" * LEAST, "x" * MOST, "e\u0301" * MOST, "pass\x00word", "🂡" * LEAST, "\ud800" * LEAST, " " * LEAST]
)
def test_any_other_password_will_do(password: str) -> None:
    async def visit() -> Checked:
        return await verify(await hash_password(password), password)

    assert asyncio.run(visit()) == Checked(right=True)


@pytest.mark.usefixtures("cheap")
def test_the_way_a_keyboard_writes_accents_does_not_matter() -> None:
    async def visit() -> Checked:
        return await verify(await hash_password("soirée pluvieuse"), "soire\u0301e pluvieuse")

    assert asyncio.run(visit()).right


@pytest.mark.usefixtures("cheap")
def test_a_password_is_read_to_its_end() -> None:
    async def visit() -> Checked:
        return await verify(await hash_password("x" * MOST), "x" * (MOST - 1) + "y")

    assert not asyncio.run(visit()).right


def test_a_name_that_nobody_has_costs_as_much_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not HASHER.check_needs_rehash(NOBODYS)  # the same costs, so the same work
    worked: list[str] = []

    class Counting(PasswordHasher):
        """Tells what it has worked on."""

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - as argon2 names it
            worked.append(str(hash))
            return super().verify(hash, password)

        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            worked.append("new")
            return super().hash(password, salt=salt)

    async def visit() -> str:
        kept = await hash_password("another password")
        monkeypatch.setattr(passwords, "HASHER", Counting())
        assert await verify(kept, GOOD) == Checked(right=False)
        assert await verify(None, GOOD) == Checked(right=False)
        return kept

    kept = asyncio.run(visit())
    assert worked == [kept, NOBODYS]  # each once, and nothing else is done


def test_tables_go_on_while_a_password_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done = threading.Event(), threading.Event()

    def slow(kept: str | None, password: bytes) -> Checked:
        begun.set()
        assert done.wait(PATIENCE), f"the loop was held up: {kept} {password!r}"
        return Checked(right=False)

    monkeypatch.setattr(passwords, "_verify", slow)

    async def visit() -> Checked:
        checking = asyncio.create_task(verify(None, GOOD))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        assert not checking.done()
        done.set()  # only a loop that runs on comes here
        return await checking

    assert asyncio.run(visit()) == Checked(right=False)
