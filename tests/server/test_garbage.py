"""Garbage that refers to itself goes away, also what has been there for long."""

import asyncio
import contextlib
import gc
import weakref

import pytest

from camarilla.server import garbage
from tests.patience import PATIENCE

MOMENT = 0.01


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


async def gone(ring: "weakref.ref[Ring]") -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while ring() is not None:  # noqa: ASYNC110 - the collector tells nobody
                await asyncio.sleep(MOMENT)
            return True
    return False


async def looks(count: int) -> None:
    """Wait until what is new has been looked through so many times."""
    seen = 0

    def look(phase: str, _: dict[str, int]) -> None:
        nonlocal seen
        seen += phase == "stop"

    gc.callbacks.append(look)
    try:
        async with asyncio.timeout(PATIENCE):
            while seen < count:  # noqa: ASYNC110 - likewise
                await asyncio.sleep(MOMENT)
    finally:
        gc.callbacks.remove(look)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "TICK", MOMENT)
    monkeypatch.setattr(garbage, "SELDOM", PATIENCE * 10)


@pytest.mark.usefixtures("quick")
def test_what_is_new_goes_soon() -> None:
    async def lives() -> None:
        async with garbage.tidied():
            assert not gc.isenabled()
            ring = weakref.ref(Ring())
            assert await gone(ring)

    asyncio.run(lives())
    assert gc.isenabled()


@pytest.mark.usefixtures("quick")
def test_what_has_been_there_for_long_goes_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lives() -> None:
        async with garbage.tidied():
            old = Ring()
            ring = weakref.ref(old)
            await looks(2)
            del old
            await looks(2)
            assert ring() is not None
            monkeypatch.setattr(garbage, "SELDOM", 0.0)
            monkeypatch.setattr(garbage, "IDLE", 100.0)
            assert await gone(ring)

    asyncio.run(lives())


@pytest.mark.usefixtures("quick")
def test_an_hour_of_hard_work_is_the_longest_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lives() -> None:
        async with garbage.tidied():
            old = Ring()
            ring = weakref.ref(old)
            await looks(2)
            del old
            monkeypatch.setattr(garbage, "IDLE", -1.0)
            monkeypatch.setattr(garbage, "AT_LATEST", 0.0)
            assert await gone(ring)

    asyncio.run(lives())
