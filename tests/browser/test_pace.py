"""Nothing passes unseen: a count waits for Next, everything stops at the same step, and a question comes after it."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.guest import Guest, Invite, Look
from tests.browser.playing import Player

NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
A_WHILE: Final = 1500
"""Long enough for anything that goes on by itself to be seen doing so."""


def at_a_count(guest: Guest) -> Player:
    """Play until a count waits for its second step."""
    guest.page.add_init_script("localStorage.setItem('camarilla-bots', 'quick')")
    guest.play_now("royal-secrets")
    player = Player(guest)
    count = guest.page.locator(".royal-count")
    for now in player.moments():
        assert not now.over
        if count.count():
            break
    press_next(guest)
    expect(count).to_be_visible()
    return player


def press_next(guest: Guest) -> None:
    """Say that what is on the screen has been seen."""
    guest.page.locator("[data-next]").click()


def step(guest: Guest) -> str:
    """Which step of the count is shown."""
    return guest.page.locator(".pace__at").inner_text()


def told(guest: Guest) -> tuple[object, ...]:
    """All that tells how things stand: purses, log, round, prompt, title, the live region."""
    page = guest.page
    words: list[object] = [
        page.locator(place).all_inner_texts()
        for place in (".royal-purses", ".log li", ".topbar__where", ".prompt", "[data-announcer]")
    ]
    return (*words, page.title())


def see_card(guest: Guest) -> None:
    """Wait for the card of what was jumped over; looked for by a locator, it would be put away (`Guest`)."""
    guest.page.wait_for_function("() => document.querySelector('dialog.missed:modal') !== null")


def log_of(guest: Guest) -> Locator:
    """The lines of the log."""
    guest.tab("log")
    return guest.page.locator(".log li")


def test_a_count_waits_and_everything_stops_at_the_same_step(invite: Invite) -> None:
    guest = invite()
    at_a_count(guest)
    log = log_of(guest)
    before = told(guest)
    lines = log.count()
    guest.page.wait_for_timeout(A_WHILE)
    assert told(guest) == before
    expect(guest.page.locator(".tray")).to_have_count(0)
    expect(guest.page.locator(".royal-veiled")).not_to_have_count(0)
    at = step(guest)
    press_next(guest)
    expect(guest.page.locator(".pace__at")).not_to_have_text(at)
    while guest.page.locator(".royal-count").count():
        assert guest.page.locator(".stage").get_attribute("data-turn") == "next"
        press_next(guest)
    assert log.count() > lines
    Player(guest).asked()
    expect(guest.page.locator(".royal-count")).to_have_count(0)


def test_a_page_that_is_loaded_anew_comes_back_to_the_step_of_the_count(invite: Invite) -> None:
    guest = invite()
    at_a_count(guest)
    press_next(guest)
    expect(guest.page.locator(".royal-count")).to_be_visible()
    at = step(guest)
    lines = log_of(guest).all_inner_texts()
    guest.page.reload()
    expect(guest.page.locator(".royal-count")).to_be_visible()
    assert step(guest) == at
    assert log_of(guest).all_inner_texts() == lines


def test_the_count_can_be_seen_again_also_on_a_page_that_was_loaded_anew(invite: Invite) -> None:
    guest = invite()
    player = at_a_count(guest)
    player.asked()
    guest.page.reload()
    player.asked()
    guest.button("web-royal-count-again").click()
    expect(guest.page.locator(".royal-count")).to_be_visible()
    guest.button("web-royal-count-done").click()
    expect(guest.page.locator(".royal-count")).to_have_count(0)


def test_by_itself_a_count_goes_on_to_its_end(invite: Invite) -> None:
    guest = invite()
    at_a_count(guest)
    guest.page.locator(".pace__itself label").last.click()
    expect(guest.page.locator(".royal-count")).to_have_count(0)
    guest.page.reload()
    assert guest.page.evaluate("localStorage.getItem('camarilla-byItself')") == "quick"


def test_space_is_next_with_shift_back_and_end_goes_to_now(invite: Invite) -> None:
    guest = invite()
    at_a_count(guest)
    keys = guest.page.keyboard
    at = step(guest)
    keys.press("Space")
    expect(guest.page.locator(".pace__at")).not_to_have_text(at)
    keys.press("Shift+Space")
    expect(guest.page.locator(".pace__at")).to_have_text(at)
    keys.press("End")
    see_card(guest)
    keys.press("Enter")
    expect(guest.page.locator(".royal-count")).to_have_count(0)
    expect(guest.page.locator("dialog.missed")).to_have_count(0)


@pytest.mark.parametrize("look", [Look(), Look("fr", NARROW, "dark")], ids=str)
def test_a_count_and_the_card_are_clean_wherever_they_are_shown(invite: Invite, look: Look) -> None:
    guest = invite(look)
    at_a_count(guest)
    assert violations(guest.page) == []
    guest.button("web-pace-all").click()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.page.keyboard.press("Shift+Space")
    guest.page.keyboard.press("End")
    see_card(guest)
    assert violations(guest.page) == []


def test_a_table_that_cannot_be_drawn_is_played_from_lists(invite: Invite) -> None:
    guest = invite()
    guest.excused = re.compile("console error|properties of null")

    def spoil(line: WebSocketRoute) -> None:
        """A view as no server sends it: the game's drawing trips over it."""
        server = line.connect_to_server()
        server.on_message(
            lambda message: line.send(re.sub(r'"options":\{"un_ties"[^}]*\}', '"options":null', str(message)))
        )

    guest.page.route_web_socket(re.compile("/ws/tables/"), spoil)
    guest.play_now("secrets")
    notice = guest.page.get_by_role("alert").filter(has_text=guest.t("web-undrawn"))
    expect(notice).to_be_visible()
    player = Player(guest)
    ply = player.asked().ply
    player.decide()
    assert player.asked().ply > ply
    guest.button("web-undrawn-again").click()
    expect(notice).to_be_visible()  # it is as it was, and nothing is lost
    player.decide()


def settings(guest: Guest) -> Locator:
    """The dialog of how one likes the page."""
    guest.home()
    guest.button("web-settings").click()
    return guest.page.locator("dialog")


def pace(guest: Guest, of: str, speed: str) -> Locator:
    """One of the choices of how fast bots are (bots), or what waits goes on (moments)."""
    group = guest.page.get_by_role("group", name=guest.t(f"web-pace-{of}"), exact=True)
    return group.get_by_label(guest.t(f"web-pace-{of}-{speed}"), exact=True)


def account(guest: Guest, way: str) -> None:
    """Make an account, or log in to it, in the settings."""
    guest.button(f"web-account-{way}").click()
    guest.page.locator("#account-name").fill("Étienne")
    guest.page.locator("#account-password").fill("a long password")
    guest.page.locator("form:has(#account-password) [type=submit]").click()
    done = {"register": "web-account-made", "log-in": "web-account-in"}[way]
    expect(guest.page.get_by_text(guest.t(done))).to_be_visible()


def told_pace(guest: Guest) -> None:
    """Wait until the server knows what was chosen last."""
    guest.page.wait_for_function("() => localStorage.getItem('camarilla-pace-unsent') === 'no'")


def test_how_fast_things_go_is_kept_for_the_person_on_every_device(invite: Invite) -> None:
    """What was chosen before one came in, what an account brings to another device, and what is changed there."""
    desk, phone = invite(), invite(Look("fr", NARROW))
    settings(desk)
    pace(desk, "bots", "calm").check()  # nobody has come in yet
    account(desk, "register")
    told_pace(desk)
    pace(desk, "moments", "quick").check()
    told_pace(desk)

    settings(phone)
    expect(pace(phone, "bots", "normal")).to_be_checked()
    account(phone, "log-in")
    expect(pace(phone, "bots", "calm")).to_be_checked()
    expect(pace(phone, "moments", "quick")).to_be_checked()
    pace(phone, "bots", "quick").check()
    told_pace(phone)

    settings(desk)
    expect(pace(desk, "bots", "quick")).to_be_checked()
    expect(pace(desk, "moments", "quick")).to_be_checked()
