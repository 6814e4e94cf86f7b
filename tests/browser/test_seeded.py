"""What the other tests stand on: a guest of the same seed is dealt the same cards, one of another seed is not."""

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.playing import Player
from tests.browser.tour import GAMES
from tests.server.live import Server


def dealt(browser: Browser, server: Server, game: str, seed: str) -> bytes:
    """The table as it was dealt to a guest."""
    with Guest(browser, server.url, seed=seed) as guest:
        guest.play_now(game)
        Player(guest).wait()
        return next(bytes(frame.game.view) for frame in guest.heard() if frame.game is not None)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_dealt_the_same_cards(browser: Browser, server: Server, game: str) -> None:
    cards = dealt(browser, server, game, "Ann")
    assert dealt(browser, server, game, "Ann") == cards
    assert dealt(browser, server, game, "Bob") != cards
