"""One's own decision is drawn as soon as it comes, and the games of an evening leave no more behind than one."""

from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession

from camarilla.server.settings import Pace
from tests.browser.guest import Guest, Invite
from tests.browser.playing import Player
from tests.browser.tour import GAMES
from tests.server.live import Server, database

UNHURRIED: Final = Pace(100, 150)
"""Bots who take their time: one move is drawn before the next one comes."""
LITTLE: Final = 1024 * 1024
"""Bytes that three more games may leave on the heap."""


def metrics(devtools: CDPSession) -> dict[str, float]:
    """What the browser counts about a page."""
    return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}


@pytest.mark.parametrize("game", GAMES)
def test_what_one_decided_is_drawn_as_soon_as_it_comes_back(browser: Browser, game: str) -> None:
    """The very next frame shows it, on a busy machine too."""
    with (
        database("sqlite") as url,
        Server(url, pace=UNHURRIED) as server,
        Guest(browser, server.url, seed=game, motion=True) as guest,
    ):
        guest.play_now(game)
        player = Player(guest)
        player.wait()
        guest.page.evaluate("window.drawn.length = 0")
        for _ in range(6):
            player.decide()
        player.wait()
        guest.page.wait_for_function("() => window.drawn.length >= 6")  # a frame may still be to come
        drawn: list[bool] = guest.page.evaluate("window.drawn")
        assert all(drawn)


def heap(devtools: CDPSession, guest: Guest) -> float:
    """Bytes on the heap when a game is over, after cleaning up."""
    end, ranks = guest.button("web-see-end"), guest.page.locator(".end .ranks")

    def is_at_the_end() -> bool:
        """Whoever watches need not see all of it; who is shown first and last at once is there already."""
        if end.is_visible():
            end.click()
        elif not ranks.is_visible():
            guest.page.keyboard.press("End")
            guest.page.keyboard.press("Escape")
        return ranks.is_visible()

    guest.until(is_at_the_end)
    for _ in range(2):
        devtools.send("HeapProfiler.collectGarbage")
    return metrics(devtools)["JSHeapUsedSize"]


def test_games_of_eight_that_are_watched_leave_memory_flat(invite: Invite) -> None:
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
    guest.until(lambda: heap(devtools, guest) - seen[0] < LITTLE)  # the browser may clean up later than it is told to
