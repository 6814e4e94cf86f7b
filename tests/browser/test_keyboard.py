"""Everything can be done with the keyboard alone, and one always sees where one is."""

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Invite
from tests.browser.playing import CHOICES, Player
from tests.browser.tour import GAMES

MOST_TABS = 150
FOCUS = """
  (what) => {
    const here = document.activeElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here);
    return {
      seen: here === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none",
      fits: here.matches(what),
      words: `${here.getAttribute("aria-label") ?? ""} ${here.textContent}`,
      tag: here.outerHTML.slice(0, 300),
    };
  }
"""


class Focus(msgspec.Struct):
    """What has the focus: whether one sees that, whether it is what is looked for, what is written on it."""

    seen: bool
    fits: bool
    words: str
    tag: str


def tab_to(guest: Guest, what: str) -> str:
    """Tab until something that fits has the focus; wherever it is on the way, it is seen. Returns its words."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        here = msgspec.convert(guest.page.evaluate(FOCUS, what), Focus)
        assert here.seen, here.tag
        if here.fits:
            return here.words
    raise AssertionError(f"no {what} within {MOST_TABS} steps")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_opened_and_played_with_the_keyboard(invite: Invite, game: str) -> None:
    guest = invite()
    guest.home()
    theme = guest.box(game).get_attribute("data-theme")
    tab_to(guest, f'.game[data-theme="{theme}"] .btn--primary')
    guest.page.keyboard.press("Enter")
    player = Player(guest)
    first = player.wait().ply
    for _ in range(40):
        now = player.wait()
        if now.over or now.ply >= first + 3:
            return
        picked = player.pick(now)
        for _ in range(MOST_TABS):
            words = tab_to(guest, f".stage {CHOICES}")
            if words == picked.words or guest.page.locator(".stage").get_attribute("data-turn") != "yours":
                break
        guest.page.keyboard.press("Enter")
    raise AssertionError("nothing is decided with the keyboard")


@pytest.mark.parametrize("game", GAMES)
def test_number_keys_choose(invite: Invite, game: str) -> None:
    guest = invite()
    guest.play_now(game)
    player = Player(guest)
    first = player.wait().ply
    for _ in range(30):
        now = player.wait()
        if now.ply > first:
            return
        for key in ("1", "u", "d", "Enter"):  # a lifted card is laid up or down, what is picked is confirmed
            guest.page.keyboard.press(key)
    raise AssertionError("number keys decide nothing")


def test_dialogs_close_with_escape_and_give_the_focus_back(invite: Invite) -> None:
    guest = invite()
    guest.home()
    settings = guest.button("web-settings")
    settings.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("dialog")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog")).to_have_count(0)
    expect(settings).to_be_focused()
