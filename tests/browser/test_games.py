"""Every game is played to its end by clicks: in both languages, on a desk and on a phone, light and dark."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Invite
from tests.browser.guest import LOOKS, Look
from tests.browser.playing import Moment, Player

GAMES = ("royal-secrets", "secrets", "road-to-the-palace")


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(invite: Invite, game: str, look: Look) -> None:
    guest = invite(look)
    found: dict[str, list[str]] = {}

    def met(now: Moment) -> None:
        found[now.asks] = violations(guest.page)

    guest.play_now(game)
    Player(guest, seed=f"{game} {look}").play_on(met)
    guest.button("web-see-end").click()
    guest.page.locator(".end .ranks").wait_for()
    found["end"] = violations(guest.page)

    guest.button("web-verify").click()
    guest.page.get_by_text(guest.t("web-verified"), exact=True).wait_for()
    assert guest.page.get_by_text(guest.t("web-verified-mine"), exact=True).is_visible()
    found["verify"] = violations(guest.page)
    assert {phase: wrong for phase, wrong in found.items() if wrong} == {}
