"""What is round every table: one's name in the waiting room, the link to share, the strip on an open panel."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.guest import PHONE, Guest, Invite, Look
from tests.browser.playing import Player

TAKES_TAPS = """
  (note) => {
    const text = note.querySelector("p").getBoundingClientRect();
    return note.contains(document.elementFromPoint(text.left + text.width / 2, text.top + text.height / 2));
  }
"""
COVERED = """
  (note) => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    const choices = [
      ...document.querySelectorAll(".stage [data-choice]:not([disabled], [aria-disabled='true']), .panel [role=tab]"),
    ];
    const covers = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    return choices.filter((choice) => covers(choice.getBoundingClientRect())).map((choice) => choice.textContent);
  }
"""


def rename(guest: Guest, name: str) -> None:
    """Take another name at one's own seat."""
    guest.button("web-rename").click()
    guest.page.locator("#rename").fill(name)
    guest.button("web-name-change").click()


def test_who_has_a_seat_takes_another_name_and_all_see_it(invite: Invite) -> None:
    ann, bob = invite(), invite(Look("fr", PHONE))
    address = ann.make_table("secrets", 4)
    bob.come_in(address, "Robert")
    rename(bob, "Zoé")
    expect(bob.page.locator(".room__seats")).to_contain_text(f"Zoé ({bob.t('web-you-short')})")
    expect(ann.page.locator(".room__seats")).to_contain_text("Zoé")
    expect(ann.page.locator(".room__seats")).not_to_contain_text("Robert")
    rename(ann, "Annette")
    expect(bob.page.locator(".room__head")).to_contain_text("Annette")
    ann.fill_with_bots()
    ann.start()
    bob.page.locator(".stage").wait_for()
    expect(ann.page.locator(".stage")).to_contain_text("Zoé")
    expect(bob.page.locator(".stage")).to_contain_text("Annette")


def test_a_name_that_nobody_may_have_is_refused_in_words_and_changes_nothing(invite: Invite) -> None:
    guest = invite()
    guest.excused = re.compile("400")
    guest.make_table("secrets", 4)
    before = guest.page.locator(".chair b").first.inner_text()
    rename(guest, "Camarilla")
    guest.page.locator(".chair [role=alert]").filter(has_text=re.compile(r"\w")).wait_for()
    expect(guest.page.locator(".chair [role=alert]")).to_have_text(guest.t("server-name-reserved", name="Camarilla"))
    guest.button("web-cancel").click()
    expect(guest.page.locator(".chair b").first).to_have_text(before)


def test_the_name_of_the_form_is_the_one_at_the_table(invite: Invite) -> None:
    guest = invite()
    guest.home()
    guest.button("web-make-table", guest.box("secrets")).click()
    form = guest.page.locator("dialog form")
    form.get_by_label(guest.t("web-make-name")).fill("Colette")
    guest.button("web-make-table", form).click()
    guest.page.locator(".room__seats").wait_for()
    expect(guest.page.locator(".room__seats")).to_contain_text(f"Colette ({guest.t('web-you-short')})")


def test_only_the_host_is_told_to_seat_bots(invite: Invite) -> None:
    ann, bob = invite(), invite()
    address = ann.make_table("royal-secrets", 4)
    bob.come_in(address, "Robert")
    expect(ann.page.locator(".room__prompt")).to_have_text(ann.t("web-room-waits", count=2))
    host = ann.page.locator(".chair b").first.inner_text().removesuffix(f" ({ann.t('web-you-short')})")
    expect(bob.page.locator(".room__prompt")).to_have_text(bob.t("web-room-waits-guest", count=2, host=host))
    expect(ann.page.locator("#room-seats")).to_have_text(ann.t("web-seats"))


@pytest.mark.parametrize("shared", [[], ["http://192.168.1.20:8000"]])
def test_the_link_leads_where_others_find_the_server(invite: Invite, shared: list[str]) -> None:
    guest = invite()
    guest.page.route("**/api/addresses", lambda route: route.fulfill(json=shared))
    guest.make_table("secrets", 4)
    link = guest.page.locator("#invite-link")
    if shared:
        expect(link).to_have_value(f"{shared[0]}/t/{guest.table}")
        expect(guest.page.locator(".qr")).to_be_visible()
        expect(guest.page.locator(".invitation")).to_contain_text(guest.t("web-invite-network"))
    else:
        expect(link).to_have_value(f"{guest.url}/t/{guest.table}")
        expect(guest.page.locator(".qr")).to_have_count(0)
        expect(guest.page.locator(".invitation")).to_contain_text(guest.t("web-invite-only-here"))


def test_an_open_panel_on_a_phone_says_whose_turn_it_is_and_leads_back(invite: Invite) -> None:
    guest = invite(Look("fr", PHONE))
    guest.play_now("road-to-the-palace")
    Player(guest).wait()
    strip = guest.page.locator(".panel__turn")
    expect(strip).not_to_be_visible()
    guest.tab("log")
    expect(strip).to_be_visible()
    expect(strip).to_contain_text(guest.t("web-your-turn"))
    strip.click()
    expect(guest.page.locator(".panel.is-open")).to_have_count(0)
    expect(strip).not_to_be_visible()


@pytest.mark.parametrize("look", [Look(), Look("fr", PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["royal-secrets", "secrets", "road-to-the-palace"])
def test_a_note_takes_its_own_taps_and_leaves_free_what_is_asked(invite: Invite, game: str, look: Look) -> None:
    guest = invite(look)
    guest.context.add_init_script("window.reads = 'waiting'")
    guest.play_now(game)
    assert not Player(guest).asked().over
    note = guest.page.locator(".guide__note.is-placed")
    for _ in range(2):
        expect(note).to_be_visible()
        guest.until(lambda: bool(note.evaluate(TAKES_TAPS)))
        guest.until(lambda: note.evaluate(COVERED) == [])
        assert violations(guest.page) == []
        guest.button("web-guide-next").click()


def test_while_a_note_is_open_nothing_goes_on_by_itself(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script("window.reads = 'never'")
    guest.play_now("royal-secrets")
    stage, note = guest.page.locator(".stage"), guest.page.locator(".guide__note.is-placed")
    while stage.get_attribute("data-turn") != "theirs":
        Player(guest).decide()
    expect(note).to_be_visible()
    guest.page.wait_for_timeout(2000)  # sixteen seconds of what goes by itself
    expect(stage).to_have_attribute("data-turn", "theirs")
    expect(note).to_be_visible()
    guest.button("web-guide-off", note).click()
    expect(stage).to_have_attribute("data-turn", re.compile("yours|next"))


def test_a_replay_with_all_cards_open_shows_every_hand(invite: Invite) -> None:
    guest = invite()
    guest.play_now("royal-secrets")
    Player(guest).play_on()
    guest.button("web-see-end").click()
    guest.link("web-replay").click()
    expect(guest.page.locator(".eyes select")).to_have_count(1)
    seats = guest.page.locator(".royal-seat")
    expect(seats).to_have_count(4)
    for place in range(4):
        expect(seats.nth(place).locator(".open .royal-card")).to_have_count(11)
    guest.page.locator(".eyes select").select_option("table")
    expect(guest.page.locator(".royal-seat .open")).to_have_count(0)
