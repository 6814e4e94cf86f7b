"""A game that is over can be looked at again: moment by moment, through anybody's eyes, each moment by its address."""

import re

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Invite, Look
from tests.browser.playing import Player

SEEN = """
  (line) => {
    const box = line.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    return [box.top + 3, box.bottom - 3].every((y) => line.contains(document.elementFromPoint(middle, y)));
  }
"""


def test_a_game_is_looked_at_again(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.play_now("secrets")
    Player(guest).play_on()
    guest.button("web-see-end").click()
    guest.link("web-replay").click()
    slider = page.locator("#moment")
    expect(slider).to_have_value("0")
    for _ in range(3):
        guest.button("web-step-on").click()
    expect(slider).to_have_value("3")
    expect(page).to_have_url(re.compile(r"eyes=all&at=3$"))
    guest.button("web-step-back").click()
    expect(slider).to_have_value("2")

    open_cards = page.locator(".log li").first.inner_text()
    page.locator(".eyes select").first.select_option("table")
    expect(page.locator(".log li").first).not_to_have_text(open_cards)
    expect(page).to_have_url(re.compile(r"eyes=table&at=2$"))
    log = page.locator(".log li").all_text_contents()
    page.reload()
    expect(slider).to_have_value("2")
    expect(page.locator(".log li")).to_have_text(log)

    page.clock.install(time=0)
    page.clock.pause_at(1000)  # it runs no further than it is let
    guest.button("web-run").click()
    page.clock.run_for(1200)
    expect(slider).not_to_have_value("2")
    guest.button("web-pause").click()
    page.clock.resume()
    last = slider.get_attribute("max")
    page.locator(".topbar").click()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(guest.button("web-step-on")).to_be_disabled()

    other = invite()
    other.page.goto(page.url)
    expect(other.page.locator("#moment")).to_have_value(str(last))


def test_on_a_phone_one_reads_what_happens_at_each_step(invite: Invite) -> None:
    guest = invite(Look("fr", PHONE))
    guest.play_now("secrets")
    Player(guest).play_on()
    guest.button("web-see-end").click()
    guest.link("web-replay").click()
    now = guest.page.locator(".log li[aria-current]")
    for _ in range(5):
        expect(now).to_be_in_viewport(ratio=1)
        guest.until(lambda: bool(now.evaluate(SEEN)))
        guest.button("web-step-on").click()
