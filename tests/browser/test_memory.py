"""SE-7.1: at a table that plays from memory a look stays until it is put away, also for a page that is loaded anew."""

from playwright.sync_api import expect

from tests.browser.guest import Invite

SHOWN = "() => document.querySelector('.stage dialog:modal') !== null"
PUT_AWAY = "() => document.querySelector('.stage .seat') && !document.querySelector('.stage dialog:modal')"
KEPT = "() => JSON.stringify(localStorage).toLowerCase()"


def test_what_was_put_away_stays_away(invite: Invite) -> None:
    ann = invite()
    ann.page.remove_locator_handler(ann.shown)  # nothing puts away what is shown but this test
    ann.home()
    ann.button("web-make-table", ann.box("secrets")).click()
    form = ann.page.locator("dialog form")
    form.get_by_label("4", exact=True).check()
    form.get_by_text(ann.t("web-device-options"), exact=True).click()
    form.get_by_label(ann.t("web-option-secrets-notebook-off"), exact=True).check()
    ann.button("web-make-table", form).click()
    ann.page.locator(".room__seats").wait_for()
    for name in ("Bob", "Cleo", "Dan"):
        invite().come_in(ann.page.url, name)
        expect(ann.page.locator(".room__seats")).to_contain_text(name)
    ann.button("web-start").click()
    ann.page.wait_for_function(SHOWN)
    ann.page.reload()
    ann.page.wait_for_function(SHOWN)
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(PUT_AWAY)
    ann.page.reload()
    ann.page.locator(".stage .seat").first.wait_for()
    assert ann.page.evaluate(PUT_AWAY)
    kept = ann.page.evaluate(KEPT)
    assert not any(identity in kept for identity in ("cia", "kgb", "hippie"))
