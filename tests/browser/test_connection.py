"""A table survives what happens to browsers, lines and servers: nothing is lost, nothing is done twice."""

from playwright.sync_api import Locator, expect

from tests.browser.guest import LINE_LOST, Guest, Invite
from tests.browser.playing import Player
from tests.server.live import Server


def log_of(guest: Guest) -> Locator:
    """The lines of the log on the page."""
    guest.tab("log")
    return guest.page.locator(".log li")


def test_a_reload_in_the_middle_changes_nothing(invite: Invite) -> None:
    guest = invite()
    guest.play_now("royal-secrets")
    player = Player(guest)
    for _ in range(3):
        player.decide()
    before, log = player.asked(), log_of(guest).all_text_contents()
    guest.page.reload()
    after = player.asked()
    assert (after.ply, after.asks) == (before.ply, before.asks)  # what lies open of a count before is not shown again
    expect(log_of(guest)).to_have_text(log)
    player.decide()


def test_a_lost_line_is_told_and_mended_by_itself(invite: Invite) -> None:
    guest = invite()
    guest.play_now("secrets")
    player = Player(guest)
    player.decide()
    before, log = player.asked(), log_of(guest).all_text_contents()
    guest.lose_line()
    expect(guest.page.get_by_text(guest.t("web-lost"))).to_be_visible()
    guest.find_line()
    expect(guest.page.get_by_text(guest.t("web-lost"))).to_be_hidden()
    after = player.asked()
    assert (after.ply, after.choices) == (before.ply, before.choices)
    expect(log_of(guest)).to_have_text(log)
    player.play_on()


def test_a_decision_on_a_dead_line_counts_once(invite: Invite) -> None:
    guest = invite()
    guest.play_now("road-to-the-palace")
    player = Player(guest)
    player.decide()
    now = player.asked()
    guest.lose_line()
    expect(guest.page.get_by_text(guest.t("web-lost"))).to_be_visible()
    stage = guest.page.locator(".stage")
    while stage.get_attribute("data-turn") == "yours":
        player.step()
    expect(stage).to_have_attribute("data-ply", str(now.ply))  # it has been asked for, and not been granted
    guest.find_line()
    assert player.wait().ply > now.ply
    player.play_on()
    record = guest.context.request.get(f"{guest.url}/api/games/{guest.table}/1/record").json()
    assert record["outcome"] is not None


def test_a_server_that_is_killed_comes_back_with_the_game(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.excused = LINE_LOST
    guest.play_now("royal-secrets")
    player = Player(guest)
    player.decide()
    before = player.asked()
    server.kill()
    expect(guest.page.get_by_text(guest.t("web-lost"))).to_be_visible()
    server.start()
    expect(guest.page.get_by_text(guest.t("web-lost"))).to_be_hidden()
    after = player.asked()
    assert (after.ply, after.choices) == (before.ply, before.choices)
    player.decide()
