"""Through the whole house: every page, and every phase of every game that is met. Each stop has a name.

The tests look for barriers at every stop, `python -m tests.browser.screenshots` takes a picture.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.playing import Player, next_asked

GAMES: Final = ("royal-secrets", "secrets", "road-to-the-palace")
TABS: Final = ("log", "talk", "notebook", "help")
MOMENTS: Final = {
    "count": ".royal-count",
    "evaluation": ".evaluation",
    "verdict": ".final",
    "catch-up": "dialog.missed",
    "favour": ".moment",
    "look": "dialog:modal",
}
"""What is shown and waits for Next, by where it is found on the stage."""
IN_THE_MIDDLE: Final = 3
"""At which of its steps a moment is stopped at, if it has so many."""


def house(guest: Guest) -> Iterator[str]:
    """The pages that need no table."""
    page = guest.page
    guest.home()
    yield "home"
    guest.button("web-make-table", guest.box("secrets")).click()
    page.locator("dialog form").wait_for()
    yield "make-a-table"
    guest.button("web-close").click()
    guest.button("web-settings").click()
    page.locator("dialog").wait_for()
    guest.button("web-account-register").click()
    yield "settings"
    for game in GAMES:
        page.goto(f"{guest.url}/rules/{game}")
        page.locator(".rulebook h1").first.wait_for()
        yield f"rules-{game}"
    page.locator("#sought").fill("RP-4")
    expect(page.get_by_role("status")).not_to_be_empty()
    yield "rules-search"
    page.goto(f"{guest.url}/device")
    page.get_by_role("heading", level=1).first.wait_for()
    yield "device"
    page.goto(f"{guest.url}/t/no-such-place/at/all")
    page.locator("main h1").wait_for()
    yield "nowhere"


def room(guest: Guest, host: Guest) -> Iterator[str]:
    """From an invitation to a seat, and a table of one's own."""
    address = host.make_table("royal-secrets", 4)
    guest.page.goto(address)
    guest.page.locator("#arrival-name").fill("Colette")
    yield "arrival"
    guest.button("web-sit-down").click()
    expect(guest.page.locator(".room__seats")).to_contain_text(f"Colette ({guest.t('web-you-short')})")
    yield "room-guest"
    guest.page.goto(f"{guest.url}/t/AAAAAAAAAAAAAAAA")
    guest.page.locator("main.closed").wait_for()
    yield "closed"
    guest.make_table("royal-secrets", 4)
    guest.button("web-level-courtier", guest.page.locator(".chair--free").first).click()
    expect(guest.page.locator(".chair--free")).to_have_count(2)
    yield "room-host"


def panel(guest: Guest) -> Iterator[str]:
    """The side panel, and what opens over a table."""
    page = guest.page
    guest.tab("talk")
    guest.button("web-make-claim").click()
    offer = page.locator(".dialog .offers button")
    offer.first.wait_for()
    yield "claims"
    offer.first.click()
    page.locator(".talk .claim").first.wait_for()
    guest.say(guest.t("web-lead"))
    page.locator(".talk .say__text").first.wait_for()
    for tab in TABS:
        guest.tab(tab)
        yield f"tab-{tab}"
    page.keyboard.press("Escape")
    page.locator(".prompt .rule").first.click()
    page.locator(".dialog").wait_for()
    yield "rule"
    guest.button("web-close", page.locator(".dialog")).click()
    guest.button("web-leave").click()
    yield "leave"
    guest.button("web-stay").click()


def absence(guest: Guest, friend: Guest) -> Iterator[str]:
    """Somebody goes in the middle of a game of several; and what waits for oneself on the first page."""
    guest.page.evaluate("localStorage.setItem('camarilla-guide', 'off')")  # read when the next page is opened
    friend.come_in(guest.make_table("royal-secrets", 4), "Anselme")
    expect(guest.page.locator(".room__seats")).to_contain_text("Anselme")
    guest.fill_with_bots()
    guest.start()
    friend.page.locator(".stage").wait_for()
    others = Player(guest), Player(friend)
    while (asked := next_asked(*others)[0]) is not others[1]:
        asked.step()
    friend.page.goto("about:blank")
    guest.page.locator(".prompt--away").wait_for()
    yield "away"
    guest.page.locator(".prompt--away .btn--primary").click()
    guest.page.locator("[data-status=stand-in]").first.wait_for()
    yield "stand-in"
    others[0].asked()  # when oneself has gone the stand-in sleeps, and nobody is asked any more
    guest.home()
    guest.page.get_by_role("region", name=guest.t("web-your-turn")).wait_for()
    yield "home-your-turn"


def moment_on(guest: Guest) -> str:
    """What lies on the stage, to be put away with Next."""
    stage = guest.page.locator(".stage")
    return next((name for name, place in MOMENTS.items() if stage.locator(place).count()), "moment")


def game(guest: Guest, key: str, seed: object) -> Iterator[str]:
    """A game from the first click to its replay."""
    page = guest.page
    guest.play_now(key)
    player = Player(guest, seed)
    player.wait()
    yield "first"
    if guest.shown.count() > 0:
        yield "shown"
    yield from panel(guest)
    met: Counter[str] = Counter()
    for now in player.moments():
        stop = moment_on(guest) if now.shown else now.asks.removeprefix(f"{key}-")
        met[stop] += 1
        if met[stop] == (IN_THE_MIDDLE if stop in {"count", "evaluation"} else 1):
            yield stop
    guest.button("web-see-end").click()
    page.locator(".end .ranks").wait_for()
    yield "end"
    guest.button("web-verify").click()
    expect(page.get_by_text(guest.t("web-verified"), exact=True)).to_be_visible()
    expect(page.get_by_text(guest.t("web-verified-mine"), exact=True)).to_be_visible()
    yield "verify"
    guest.button("web-close", page.locator("dialog")).click()
    guest.link("web-replay").click()
    page.locator(".timeline").wait_for()
    page.locator("#moment").press("PageUp")
    yield "replay"
