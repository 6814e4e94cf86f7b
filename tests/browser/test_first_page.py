"""From the first page to the first decision: one click, no account, little to load."""

import re
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.browser.guest import Guest, Invite, Look
from tests.browser.playing import Player
from tests.browser.tour import GAMES

MOST_SCRIPT: Final = 150_000
"""Bytes of JavaScript, as they come over the wire."""
LITTLE_SCRIPT: Final = 20_000
"""With less than this something has not been counted."""


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_the_first_decision_against_bots(invite: Invite, game: str) -> None:
    guest = invite()
    guest.home()
    guest.button("web-play-now", guest.box(game)).click()
    assert Player(guest).wait().turn == "yours"
    expect(guest.page).to_have_title(re.compile("^" + re.escape(guest.t("web-your-turn"))))


class Fetched:
    """What a guest's browser has fetched."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.responses: list[Response] = []
        guest.page.on("response", self.keep)

    def keep(self, response: Response) -> None:
        """Remember it."""
        self.responses.append(response)

    def script(self) -> int:
        """How many bytes of JavaScript that was."""
        self.guest.page.wait_for_load_state("networkidle")
        scripts = [response for response in self.responses if response.request.resource_type == "script"]
        assert len(scripts) > 1
        assert not any("/cli-" in response.url for response in scripts)  # the terminal's words are the terminal's
        assert {response.headers.get("content-encoding") for response in scripts} == {"gzip"}
        return sum(response.request.sizes()["responseBodySize"] for response in scripts)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_load_is_small(invite: Invite, lang: str) -> None:
    guest = invite(Look(lang))
    fetched = Fetched(guest)
    guest.home()
    assert LITTLE_SCRIPT < fetched.script() <= MOST_SCRIPT


@pytest.mark.parametrize("game", GAMES)
def test_so_is_that_of_somebody_who_is_invited(invite: Invite, game: str) -> None:
    address = invite().make_table(game, 4)
    guest = invite()
    fetched = Fetched(guest)
    guest.come_in(address, "Colette")
    assert LITTLE_SCRIPT < fetched.script() <= MOST_SCRIPT


def test_the_language_is_switched_without_a_reload(invite: Invite) -> None:
    guest = invite()
    guest.home()
    guest.page.evaluate("window.here = true")
    guest.button("web-settings").click()
    guest.page.get_by_label("Français").check()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("heading", name=guest.t("web-lead")).wait_for(state="detached")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")
    assert guest.page.evaluate("window.here")
