"""Two browsers at one table: an invitation, different hands, talk, undo, once more."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

import camarilla
from camarilla.core.match import Match
from camarilla.core.record import read
from tests.browser.guest import PHONE, Guest, Invite, Look
from tests.browser.playing import Player, next_asked, play_together


def sit_down(invite: Invite, game: str, players: int) -> tuple[Guest, Guest]:
    """Ann and Bob at a table of Ann's, bots on the other seats, the cards dealt."""
    ann, bob = invite(), invite(Look("fr", PHONE))
    address = ann.make_table(game, players)
    bob.come_in(address, "Robert")
    expect(ann.page.locator(".room__seats")).to_contain_text("Robert")
    ann.fill_with_bots()
    ann.start()
    bob.page.locator(".stage").wait_for()
    return ann, bob


def test_an_invitation_leads_to_a_seat_with_a_name_and_one_click(invite: Invite) -> None:
    ann, bob = invite(), invite(Look("fr", PHONE))
    ann.make_table("secrets", 5)
    bob.page.goto(ann.page.locator("#invite-link").input_value())
    expect(bob.page.locator("#arrival-name")).not_to_have_value("")  # a name is there already, for those in a hurry
    bob.page.locator("#arrival-name").fill("Zoé")
    bob.button("web-sit-down").click()
    expect(bob.page.locator(".room__seats")).to_contain_text(f"Zoé ({bob.t('web-you-short')})")
    expect(ann.page.locator(".room__seats")).to_contain_text("Zoé")


def test_an_invitation_is_shared_where_the_device_can_and_copied_everywhere(invite: Invite) -> None:
    ann, bob = invite(), invite()
    ann.context.add_init_script("navigator.share = async (what) => void (window.given = what);")
    bob.context.add_init_script("delete Navigator.prototype.share;")
    for guest in (ann, bob):
        guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
        guest.make_table("secrets", 5)
        link = guest.page.locator("#invite-link").input_value()
        guest.page.clock.install(time=0)
        guest.page.clock.pause_at(1000)  # the word is there for a moment only
        guest.button("web-copy").click()
        guest.button("web-copied").wait_for()
        guest.page.clock.resume()
        assert guest.page.evaluate("navigator.clipboard.readText()") == link
    assert bob.button("web-share").count() == 0
    ann.button("web-share").click()
    ann.until(lambda: ann.page.evaluate("window.given?.url ?? null") == ann.page.locator("#invite-link").input_value())
    words = ann.page.evaluate("window.given.text")
    assert ann.t("web-game-secrets") in words


@pytest.mark.parametrize(("game", "players"), [("royal-secrets", 3), ("secrets", 4), ("road-to-the-palace", 2)])
def test_nobody_is_sent_what_is_hidden_from_them(invite: Invite, game: str, players: int) -> None:
    """Every frame that reached a browser tells just what its seat's view and its seat's eyes allow."""
    ann, bob = sit_down(invite, game, players)
    play_together(Player(ann, seed=1), Player(bob, seed=2))
    answer = ann.context.request.get(f"{ann.url}/api/games/{ann.table}/1/record")
    record = read(answer.body())
    whole = camarilla.replay(record)
    for guest in (ann, bob):
        (seat,) = {frame.game.seat for frame in guest.heard() if frame.game is not None}
        assert seat is not None
        allowed = [msgspec.json.decode(msgspec.json.encode(event)) for event in whole.history(seat)]
        assert told(guest) == allowed
        again = Match(whole.game, whole.deal, whole.options, whole.names)
        views = [shown(again, seat)]
        for number, decision in enumerate(record.moves, start=1):
            again.play_recorded(number, decision)
            views.append(shown(again, seat))
        assert all(view in views for view in guest.views())
    assert ann.views() != bob.views()


def told(guest: Guest) -> list[object]:
    """The events that reached a guest, in their order."""
    found: list[object] = []
    for frame in guest.heard():
        if frame.game is not None:
            found = [msgspec.json.decode(event) for event in frame.game.history]
        found += [msgspec.json.decode(event) for event in frame.events]
    return found


def shown(match: Match, seat: int) -> object:
    """A seat's view as a person is shown it, as it goes over the wire."""
    found: object = msgspec.json.decode(msgspec.json.encode(match.view(seat).as_shown()))
    return found


def test_two_hands_are_drawn_and_they_differ(invite: Invite) -> None:
    ann, bob = sit_down(invite, "royal-secrets", 3)
    hands = [
        guest.page.locator(".royal-own .royal-card").evaluate_all("(cards) => cards.map((card) => card.dataset.colour)")
        for guest in (ann, bob)
    ]
    assert hands[0] and hands[1]  # noqa: PT018
    assert hands[0] != hands[1]


def test_what_is_said_and_claimed_is_heard_answered_and_settled(invite: Invite) -> None:
    ann, bob = sit_down(invite, "secrets", 4)
    ann.tab("talk")
    bob.tab("talk")
    ann.say("Bonsoir à tous")
    expect(bob.page.locator(".talk")).to_contain_text("Bonsoir à tous")
    ann.button("web-make-claim").click()
    offers = ann.page.locator("dialog .offers button")
    words = offers.first.inner_text()
    offers.first.click()
    mine = ann.page.locator(".talk .say", has=ann.page.get_by_text(words))
    expect(mine.first).to_be_visible()
    bob.page.locator(".talk .claim__acts button").last.click()  # hers, or one of a bot that was quicker
    expect(ann.page.locator(".talk .claim__about").filter(has_text="Robert").first).to_be_visible()
    bob.page.keyboard.press("Escape")

    play_together(Player(ann, seed=3), Player(bob, seed=4))
    for guest in (ann, bob):
        guest.button("web-see-end").click()
        expect(guest.page.locator(".bluff").first).to_be_visible()
    expect(ann.page.locator(".bluffs")).to_contain_text(words)

    ann.button("web-rematch").click()
    ann.start()
    bob.page.locator(".stage").wait_for()
    play_together(Player(ann, seed=5), Player(bob, seed=6))
    games = [frame.game.number for frame in bob.heard() if frame.game is not None]
    assert games == [1, 2]
    ann.button("web-see-end").click()
    expect(ann.page.locator(".ranks")).to_be_visible()
    name = ann.context.request.get(f"{ann.url}/api/me").json()["name"]
    old = ann.page.locator(".bluff p").filter(has_text=re.compile(rf"^\s*{re.escape(name)}\."))
    expect(old).to_have_count(0)  # claims belong to the game they were made in


def test_what_was_not_read_is_unread_after_a_reload_and_what_was_read_before_the_game_is_read(invite: Invite) -> None:
    ann, bob = invite(), invite(Look("fr", PHONE))
    bob.come_in(ann.make_table("road-to-the-palace", 2), "Robert")
    bob.say("Me voilà")
    expect(ann.page.locator(".room__talk")).to_contain_text("Me voilà")
    ann.start()
    bob.page.locator(".stage").wait_for()
    unread = ann.page.locator("#tab-talk .count [aria-hidden]")
    ann.page.reload()
    expect(ann.page.locator("#tab-talk")).to_be_visible()
    expect(unread).to_have_count(0)
    bob.tab("talk")
    bob.say("Bonsoir")
    expect(unread).to_have_text("1")
    ann.page.reload()
    expect(unread).to_have_text("1")
    ann.tab("talk")
    ann.say("Bonsoir à tous")
    expect(unread).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".stage")).to_be_visible()
    expect(unread).to_have_count(0)


def test_a_decision_is_taken_back(invite: Invite) -> None:
    ann, bob = sit_down(invite, "road-to-the-palace", 2)
    players = (Player(ann, seed=1), Player(bob, seed=2))
    for _ in range(80):
        player, _ = next_asked(*players)
        before = player.decide()
        undo = player.guest.button("web-undo")
        if before.asks.endswith("bribing"):  # sealed, as long as the other one thinks
            expect(undo).to_be_visible()
        if undo.count():
            undo.click()
            expect(player.guest.page.locator(".stage")).to_have_attribute("data-turn", "yours")
            again = player.wait()
            assert again.asks == before.asks
            assert again.choices == before.choices
            player.decide()
            return
    raise AssertionError("nothing could be taken back")
