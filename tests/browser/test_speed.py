"""A move is drawn as soon as it comes, and a long game leaves no more behind than a short one."""

from statistics import median, quantiles
from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from camarilla.server.settings import Pace
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import Player
from tests.browser.tour import GAMES
from tests.server.live import Server, database

SOON: Final = 100.0
"""Milliseconds from the arrival of a move to its picture on the screen."""
MEGABYTE: Final = 1024 * 1024
LITTLE: Final = 2 * MEGABYTE
"""What a game may leave on the heap: its log, which is there to be read."""


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_drawn_soon_after_it_came(browser: Browser, game: str) -> None:
    """At a table whose bots take their time: one move is drawn before the next one comes."""
    with database("sqlite") as url, Server(url, pace=Pace(100, 150)) as server, Guest(browser, server.url) as guest:
        devtools = guest.context.new_cdp_session(guest.page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        guest.play_now(game)
        player = Player(guest)
        player.wait()
        guest.page.evaluate("window.drawn.length = 0")
        a = metrics(devtools)
        for _ in range(6):
            player.decide()
        player.wait()
        b = metrics(devtools)
        drawn: list[float] = guest.page.evaluate("window.drawn")
        print(len(drawn), median(drawn), quantiles(drawn, n=10), {k: (b[k]-a[k])/len(drawn)*1000 for k in b if "Duration" in k})
        assert median(drawn) <= SOON


def metrics(devtools: CDPSession) -> dict[str, float]:
    return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}


def heap(devtools: CDPSession, guest: Guest) -> tuple[int, int]:
    """Bytes on the heap after cleaning up, and parts of documents, when a game is over."""
    guest.button("web-see-end").click(timeout=120_000)
    guest.page.locator(".end .ranks").wait_for()
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    found = metrics(devtools)
    return int(found["JSHeapUsedSize"]), int(found["Nodes"])


def test_a_long_game_that_is_watched_leaves_memory_flat(invite: Invite) -> None:
    guest = invite()
    guest.make_table("secrets", 8, stand=True)
    guest.fill_with_bots()
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Performance.enable")
    guest.start()
    seen = [heap(devtools, guest)]
    for _ in range(3):
        guest.button("web-rematch").click()
        guest.start()
        seen.append(heap(devtools, guest))
    print(seen)
    assert seen[-1][0] - seen[0][0] < LITTLE
