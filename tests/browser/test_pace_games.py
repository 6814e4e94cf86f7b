"""Secrets and Road to the Palace at people's pace: swaps are watched, looks and evaluations wait for their reader."""

import re
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.guest import DESKTOP, Guest, Invite, Look
from tests.browser.playing import Player

SMALL: Final = Look(lang="fr", size={"width": 390, "height": 844})
TWO_MINUTES: Final = 120_000

WATCHING: Final = """
  window.watched = [];
  const look = () => {
    const stage = document.querySelector(".stage");
    if (!stage) return;
    const status = stage.querySelector(".prompt [role=status]")?.textContent.trim();
    const told = [...document.querySelectorAll(".log li")].at(-1)?.textContent.trim() ?? "";
    const mine = stage.querySelector(".happens h2")?.textContent ?? "";
    const seen = JSON.stringify([stage.dataset.turn, status, told, mine]);
    if (window.watched.at(-1) !== seen) window.watched.push(seen);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
"""
"""Keeps what the page has shown: whose turn it is, what is said, the last line of the log, what happened to oneself."""


class Watched(msgspec.Struct, array_like=True, frozen=True):
    """One state of the page."""

    turn: str
    says: str | None
    log: str
    mine: str


def watched(guest: Guest) -> list[Watched]:
    """All states in order."""
    return [msgspec.json.decode(one, type=Watched) for one in guest.page.evaluate("window.watched")]


def log_of(guest: Guest) -> Locator:
    """The lines of the log on the page."""
    guest.tab("log")
    return guest.page.locator(".log li")


def wait(page: Page) -> None:
    """Two minutes pass, for the page."""
    page.clock.install()
    page.clock.fast_forward(TWO_MINUTES)
    page.clock.resume()


def close_panel(guest: Guest) -> None:
    """On a phone, put the panel away again."""
    if guest.on_phone:
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".panel.is-open")).to_have_count(0)


def keep_looks(guest: Guest) -> None:
    """Nothing that is shown in secret is put away by itself."""
    guest.page.remove_locator_handler(guest.shown)


def test_every_swap_is_on_the_screen_before_anything_that_follows(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script(WATCHING)
    guest.make_table("secrets", 8)
    guest.fill_with_bots()
    guest.start()
    guest.tab("log")
    player = Player(guest)
    told = (
        guest.t("secrets-log-tokens-swapped", player="@", first="@", second="@"),
        guest.t("secrets-log-swapped-with-centre", player="@"),
    )
    swaps = [re.sub(r"[\u2066-\u2069]", "", words).split("@")[1].strip() for words in told]

    def is_swap(line: str | None) -> bool:
        return line is not None and any(words in line for words in swaps)

    player.play_on()
    lines = [line.strip() for line in log_of(guest).all_text_contents() if is_swap(line)]
    assert lines, "the deal has changed: nothing was swapped"
    states = watched(guest)
    for line in lines:
        shown = [one for one in states if one.turn == "next" and one.log == line]
        assert shown, line
        assert all(is_swap(one.says) for one in shown)


@pytest.mark.parametrize("look", [Look(size=DESKTOP), SMALL], ids=str)
def test_a_private_look_waits_for_its_reader(invite: Invite, look: Look) -> None:
    guest = invite(look)
    keep_looks(guest)
    page = guest.page
    guest.play_now("secrets")
    card = page.locator(".stage dialog:modal")
    first = guest.t("web-secrets-look-first")
    expect(card).to_contain_text(first)
    assert not violations(page)
    page.reload()
    expect(card).to_contain_text(first)
    wait(page)
    expect(card).to_contain_text(first)


def test_a_look_that_was_put_away_does_not_come_again(invite: Invite) -> None:
    guest = invite()
    keep_looks(guest)
    page = guest.page
    guest.play_now("secrets")
    first = page.get_by_text(guest.t("web-secrets-look-first"))
    page.locator(".stage dialog:modal [data-next]").click()
    expect(first).to_have_count(0)
    page.reload()
    expect(page.locator(".stage")).to_have_attribute("data-turn", re.compile("yours|next"))  # asked, or another look
    expect(first).to_have_count(0)


def until_evaluation(guest: Guest) -> Locator:
    """Play until the first step of an evaluation is on the screen."""
    player = Player(guest)
    evaluation = guest.page.locator(".evaluation")
    for now in player.moments():
        assert not now.over, "there was no evaluation"
        if evaluation.count():
            return evaluation
    raise AssertionError("there was no evaluation")


@pytest.mark.parametrize("look", [Look(size=DESKTOP), SMALL], ids=str)
def test_an_evaluation_waits_and_the_log_with_it(invite: Invite, look: Look) -> None:
    guest = invite(look)
    page = guest.page
    guest.play_now("road-to-the-palace")
    steps = until_evaluation(guest).locator(".road-step")
    veiled = page.locator(".road-step.to-come")
    expect(steps).to_have_count(6)
    expect(veiled).to_have_count(5)
    assert not violations(page)
    narrow = "(boxes) => boxes.forEach((box) => (box.style.width = '200px'))"  # as two of the last round's are
    page.locator(".road-steps > li").evaluate_all(narrow)
    for number in steps.locator(".number").all():
        expect(number).to_be_visible()
    before = log_of(guest).count()
    close_panel(guest)
    page.locator(".pace [data-next]").click()
    expect(veiled).to_have_count(4)
    assert log_of(guest).count() > before  # the King's judgement is told with its step, not before
    close_panel(guest)
    page.reload()
    expect(veiled).to_have_count(4)
    page.evaluate("sessionStorage.clear()")  # as if the tab had been closed
    page.reload()
    expect(veiled).to_have_count(4)
    guest.button("web-pace-back").click()
    expect(veiled).to_have_count(5)
    assert log_of(guest).count() == before
    close_panel(guest)
    wait(page)
    expect(veiled).to_have_count(5)


def test_an_evaluation_can_be_looked_at_again_also_after_a_reload(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.play_now("road-to-the-palace")
    until_evaluation(guest)
    guest.button("web-pace-all").click()
    expect(page.locator(".road-step.to-come")).to_have_count(0)
    page.locator(".pace [data-next]").click()
    expect(page.locator(".evaluation")).to_have_count(0)
    again = guest.button("web-road-again")
    expect(again).to_be_visible()
    page.reload()
    again.click()
    expect(page.locator(".road-step.to-come")).to_have_count(5)
    guest.button("web-road-to-the-table").click()
    expect(page.locator(".evaluation")).to_have_count(0)


def test_the_end_of_secrets_is_worked_out_step_by_step(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.play_now("secrets")
    player = Player(guest)
    final = page.locator(".final")
    for _ in player.moments():
        if final.count():
            break
    page.keyboard.press("Shift+Space")  # a Next that was meant for what came before it may have gone on
    expect(final).to_contain_text(guest.t("web-secrets-final-0"))
    expect(page.locator(".stage")).to_have_attribute("data-turn", "next")
    expect(guest.button("web-see-end")).to_have_count(0)
    assert not violations(page)
    page.keyboard.press("Space")
    expect(final).to_contain_text(guest.t("web-secrets-final-1"))
    guest.home()
    game = page.locator("#mine .row[data-game=secrets]")
    expect(game).to_contain_text(guest.t("web-mine-to-see"))
    expect(game.get_by_role("link", name=guest.t("web-replay"))).to_have_count(0)
    assert not violations(page)
    game.get_by_role("link").click()
    expect(final).to_contain_text(guest.t("web-secrets-final-1"))
    guest.button("web-pace-all").click()
    page.keyboard.press("Space")
    expect(final).to_have_count(0)
    expect(guest.button("web-see-end")).to_be_visible()

    def is_told() -> bool:
        guest.home()
        return page.locator("#mine").get_by_role("link", name=guest.t("web-replay")).count() == 1

    guest.until(is_told)  # the mark is written a moment later
