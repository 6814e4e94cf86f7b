"""Who is away, in time-lapse: the server's clock is moved on, the pages stay as they are."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.guest import Guest, Invite, Look
from tests.browser.playing import Player, next_asked
from tests.browser.time_lapse import go_on, time_lapse_server
from tests.server.live import Server

SMALL = Look("fr", {"width": 390, "height": 844}, "light")
DARK = Look("en", {"width": 1440, "height": 900}, "dark")
NOWHERE = "about:blank"
STAYS = """
  (badge) => {
    const boxes = () => [...badge.closest(".stage").querySelectorAll("*")].filter((one) => !badge.contains(one))
      .map((one) => JSON.stringify(one.getBoundingClientRect()));
    const before = boxes();
    badge.style.display = "none";
    const after = boxes();
    badge.style.display = "";
    return after.every((box, place) => box === before[place]);
  }
"""
NO_GUIDE = "location.protocol.startsWith('http') && localStorage.setItem('camarilla-guide', 'off')"
"""An empty page has no memory."""
WAITING_TIME = 90
"""Seconds that a live table waits, unless it says otherwise."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server of these tests' own, whose clock they move."""
    with time_lapse_server() as running:
        yield running


def sit_down(invite: Invite, game: str, players: int, *, clock: str | None = None) -> tuple[Guest, Guest]:
    """Ann and Bob at a table of Ann's, bots on the other seats, the cards dealt."""
    ann, bob = invite(DARK), invite(SMALL)
    for guest in (ann, bob):
        quiet(guest)
    address = ann.make_table(game, players)
    if clock is not None:
        ann.page.get_by_label(clock, exact=True).check()
    bob.come_in(address, "Bob")
    expect(ann.page.locator(".room__seats")).to_contain_text("Bob")
    ann.fill_with_bots()
    ann.start()
    bob.page.locator(".stage").wait_for()
    return ann, bob


def quiet(guest: Guest) -> None:
    """Somebody who needs no guide, so that nothing lies over the table: said before they come to it."""
    guest.context.add_init_script(NO_GUIDE)


def leave(guest: Guest) -> str:
    """Close the page, and wait until the server has seen it; returns where the table was."""
    address = guest.page.url
    name = guest.context.request.get(f"{guest.url}/api/me").json()["name"]
    table = f"{guest.url}/api/tables/{address.rsplit('/', 1)[1]}"
    guest.page.goto(NOWHERE)

    def is_away() -> bool:
        seats = guest.context.request.get(table).json()["seats"]
        return any(seat.get("name") == name and seat["away_since"] is not None for seat in seats)

    guest.until(is_away)
    return address


def come_back(guest: Guest, address: str) -> None:
    """Open the table's page again."""
    guest.page.goto(address)
    guest.page.locator(".stage").wait_for()


def seat_of(guest: Guest, name: str) -> Locator:
    """Somebody's place at the table, as another one sees it."""
    return guest.page.locator(".stage [data-status]", has=guest.page.get_by_role("heading", name=name)).first


def decided_for(place: Locator, by: str) -> Locator:
    """At a seat, that a stand-in or the clock took its last decision."""
    return place.locator(f"[data-decided-by={by}]")


def takes_no_room(badge: Locator) -> bool:
    """Whether nothing of a seat moves when the badge goes."""
    return bool(badge.evaluate(STAYS))


def see_until(player: Player, what: Locator) -> None:
    """Put away what was missed, until this is seen with nothing over it."""

    def is_seen() -> bool:
        now = player.look()
        if now is None or not now.shown:
            return what.is_visible()
        player.step(now)
        return False

    player.guest.until(is_seen)


def strip(guest: Guest) -> Locator:
    """What is said beside the prompt of those who are away."""
    return guest.page.locator(".prompt--away")


def seconds_left(guest: Guest) -> int:
    """What the countdown says."""
    found = re.search(r"\d+", strip(guest).locator(".big").inner_text())
    assert found is not None
    return int(found[0])


def waits_until(guest: Guest, name: str) -> int:
    """When a bot plays for somebody, by the server's clock."""
    seats = guest.context.request.get(f"{guest.url}/api/tables/{guest.table}").json()["seats"]
    return int(next(seat["waits_until"] for seat in seats if seat.get("name") == name))


def log_of(guest: Guest) -> Locator:
    """The lines of the log on the page."""
    guest.tab("log")
    return guest.page.locator(".log li")


def test_one_person_with_bots_is_waited_for_thirty_days(invite: Invite, server: Server) -> None:
    guest = invite()
    guest.play_now("royal-secrets")
    player = Player(guest)
    player.decide()
    before, log = player.asked(), log_of(guest).all_text_contents()
    address = leave(guest)
    go_on(server, days=30)
    come_back(guest, address)
    after = player.asked()
    assert (after.ply, after.asks) == (before.ply, before.asks)
    expect(log_of(guest)).to_have_text(log)
    expect(guest.page.locator(".by-bot")).to_have_count(0)  # nobody stood in
    expect(guest.page.locator("dialog.sleep")).to_have_count(0)  # and nothing lies over the question
    player.decide()


def test_whoever_plays_alone_goes_and_reads_that_the_table_waits(invite: Invite) -> None:
    guest = invite(SMALL)
    quiet(guest)
    guest.play_now("secrets")
    guest.page.locator(".stage").wait_for()
    guest.button("web-leave").click()
    expect(guest.page.get_by_text(guest.t("web-go-solo"))).to_be_visible()
    assert violations(guest.page) == []
    guest.link("web-leave-for-now").click()
    expect(guest.page.locator(".boxes")).to_be_visible()


def test_a_day_means_a_day_and_the_clock_decides_once(invite: Invite, server: Server) -> None:
    """After 25 hours the clock has taken that one decision, marked; the next one is one's own again."""
    ann, bob = sit_down(invite, "road-to-the-palace", 2, clock="1 day a decision")
    addresses = [leave(guest) for guest in (ann, bob)]
    go_on(server, hours=23)
    for guest, address in zip((ann, bob), addresses, strict=True):
        come_back(guest, address)
        expect(guest.page.locator(".stage")).to_have_attribute("data-turn", "yours")  # never earlier
        leave(guest)
    go_on(server, hours=2)
    for guest, address in zip((ann, bob), addresses, strict=True):
        come_back(guest, address)
        expect(guest.page.locator(".stage")).not_to_have_attribute("data-asks", re.compile("bribing"))
        expect(log_of(guest).locator(".by-bot[data-by=clock]")).to_have_count(1)  # a Bribe is told to its owner only
        expect(guest.page.locator("[data-status=stand-in]")).to_have_count(0)  # nobody is stood in for
        expect(decided_for(guest.page.locator(".road-me"), "clock")).to_have_count(1)  # and at one's own seat
        expect(guest.page.locator(".road-seat [data-decided-by]")).to_have_count(0)
    bob.page.keyboard.press("Escape")  # on a phone the log lies over the table
    player, _ = next_asked(Player(ann), Player(bob))
    player.decide()
    expect(log_of(player.guest).locator(".by-bot")).to_have_count(1)
    expect(player.guest.page.locator("[data-decided-by]")).to_have_count(0)  # the last decision was one's own


@pytest.mark.parametrize(("game", "players"), [("royal-secrets", 3), ("secrets", 4), ("road-to-the-palace", 2)])
def test_a_seat_shows_who_decided_for_it_until_it_decides_again(invite: Invite, game: str, players: int) -> None:
    """On a desk and on a phone, in words for those who hear the page, and without moving anything."""
    ann, bob = sit_down(invite, game, players)
    address = bob.page.url
    bob.button("web-leave").click()
    bob.button("web-leave-for-now").click()
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "stand-in")
    hers, his = Player(ann), Player(bob)
    while not log_of(ann).locator(".by-bot").count():
        hers.decide()
    come_back(bob, address)
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "here")
    at_seat = decided_for(seat_of(ann, "Bob"), "stand-in")
    expect(at_seat).to_be_visible()
    assert takes_no_room(at_seat)
    expect(seat_of(ann, "Bob").get_by_text(ann.t("web-decided-stand-in", name="Bob"))).to_have_count(1)
    own = bob.page.locator(".stage [data-decided-by=stand-in]")
    see_until(his, own)
    assert takes_no_room(own)
    expect(bob.page.locator(".stage").get_by_text(bob.t("web-decided-stand-in", name="Bob"))).to_have_count(1)
    for guest in (ann, bob):
        assert violations(guest.page) == []

    while own.count():
        next_asked(hers, his)[0].decide()
    expect(seat_of(ann, "Bob").locator("[data-decided-by]")).to_have_count(0)


def test_a_replay_shows_at_the_seats_who_decided_and_who_was_a_bot(invite: Invite) -> None:
    ann, bob = sit_down(invite, "secrets", 4)
    bob.button("web-leave").click()
    bob.button("web-leave-for-now").click()
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "stand-in")
    Player(ann).play_on()
    ann.button("web-see-end").click()
    ann.link("web-replay").click()
    expect(ann.page.locator("#moment")).to_have_value("0")
    expect(ann.page.locator(".stage [data-decided-by]")).to_have_count(0)
    expect(ann.page.locator(".seat[data-status=bot]")).to_have_count(2)
    ann.page.locator(".topbar").click()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".stage [data-decided-by]")).to_have_count(1)
    expect(decided_for(seat_of(ann, "Bob"), "stand-in")).to_be_visible()
    assert violations(ann.page) == []


def test_the_others_wait_or_let_a_bot_play(invite: Invite, server: Server) -> None:
    ann, bob = sit_down(invite, "road-to-the-palace", 2)
    address = leave(bob)
    expect(strip(ann)).to_contain_text("Bob")
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "away")
    assert violations(ann.page) == []
    assert seconds_left(ann) <= WAITING_TIME
    go_on(server, seconds=WAITING_TIME - 10)
    before = waits_until(ann, "Bob")
    ann.button("web-wait-for", name="Bob").click()  # it begins anew: what is left is not what was
    ann.until(lambda: waits_until(ann, "Bob") > before)
    go_on(server, seconds=WAITING_TIME - 10)
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "away")

    ann.button("web-let-bot-play-for", name="Bob").click()
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "stand-in")
    expect(strip(ann)).to_have_count(0)
    player = Player(ann)
    player.decide()  # a Bribe, as the bot's for Bob was: nobody is told which
    player.decide()  # the first discs; then the bot takes a card
    expect(log_of(ann).locator(".by-bot").first).to_have_text(ann.t("web-by-bot", name="Bob"))
    expect(log_of(ann).filter(has_text=ann.t("table-noted-stands-in", name="Bob"))).to_have_count(1)
    assert violations(ann.page) == []

    come_back(bob, address)
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "here")
    expect(log_of(ann).filter(has_text=ann.t("table-noted-back", name="Bob"))).to_have_count(1)
    expect(log_of(bob).locator(".by-bot").first).to_have_text(bob.t("web-by-bot", name="Bob"))


def test_after_the_waiting_time_a_bot_plays_by_itself(invite: Invite, server: Server) -> None:
    ann, bob = sit_down(invite, "road-to-the-palace", 2)
    leave(bob)
    expect(strip(ann)).to_contain_text("Bob")
    go_on(server, seconds=WAITING_TIME + 1)
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "stand-in")
    expect(strip(ann)).to_have_count(0)
    expect(log_of(ann).filter(has_text=ann.t("table-noted-stands-in", name="Bob"))).to_have_count(1)


def test_going_for_now_and_giving_up_do_what_they_say_at_once(invite: Invite) -> None:
    ann, bob = sit_down(invite, "royal-secrets", 3)
    address = bob.page.url
    bob.button("web-leave").click()
    bob.button("web-leave-for-now").click()
    expect(bob.page.locator(".boxes")).to_be_visible()
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "stand-in")
    expect(bob.page.locator("#mine").get_by_text(bob.t("web-mine-played-for"))).to_be_visible()
    come_back(bob, address)
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "here")
    bob.button("web-leave").click()
    bob.button("web-leave-for-good").click()
    expect(bob.page.locator(".boxes")).to_be_visible()
    expect(seat_of(ann, "Bob")).to_have_attribute("data-status", "left")
    expect(log_of(ann).filter(has_text=ann.t("table-noted-left", name="Bob"))).to_have_count(1)


def test_a_friend_plays_on_where_somebody_gave_up(invite: Invite) -> None:
    """By the link, let in by the host, with the seat's own hand; whoever sat there reads who plays now."""
    ann, bob = sit_down(invite, "royal-secrets", 3)
    address = bob.page.url
    hand = bob.page.locator(".royal-own .royal-card").count()
    assert hand > 0
    bob.button("web-leave").click()
    bob.button("web-leave-for-good").click()
    expect(bob.page.locator(".boxes")).to_be_visible()
    ann.page.locator(".royal-seat .seat-act").click()
    expect(ann.page.locator("#invite-link")).to_have_value(re.compile(re.escape(ann.table)))
    assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")

    zoe = invite(SMALL)
    zoe.page.goto(address)
    zoe.page.locator("#arrival-name").fill("Zoé")
    assert violations(zoe.page) == []
    zoe.button("web-play-for", name="Bob").click()
    expect(strip(zoe)).to_contain_text(zoe.t("web-asked-to-play", player="Bob"))
    ann.button("web-not-now-named", name="Zoé").click()
    _, not_let_in = zoe.t("web-not-let-in", host="@", player="Bob").split("@")
    expect(strip(zoe)).to_contain_text(not_let_in)
    zoe.button("web-play-for", strip(zoe), name="Bob").click()
    expect(strip(zoe)).to_contain_text(zoe.t("web-asked-to-play", player="Bob"))
    ann.button("web-let-in-named", name="Zoé").click()
    expect(zoe.page.locator(".royal-own .royal-card")).to_have_count(hand)
    expect(seat_of(ann, "Zoé")).to_have_attribute("data-status", "here")

    bob.page.goto(address)
    expect(bob.page.get_by_text(bob.t("web-replaced", name="Zoé"))).to_be_visible()
    assert violations(bob.page) == []
    bob.button("web-understood").click()
    expect(bob.page.get_by_text(bob.t("web-replaced", name="Zoé"))).to_have_count(0)
    bob.page.reload()
    bob.page.locator(".stage").wait_for()
    expect(bob.page.get_by_text(bob.t("web-replaced", name="Zoé"))).to_have_count(0)  # it is told once

    phone = invite(SMALL)  # Bob's other device, on which he has never sat here
    for cookie in bob.context.cookies():
        phone.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": bob.url}])
    phone.context.add_init_script("localStorage.setItem('camarilla-been', 'yes')")
    phone.page.goto(address)
    expect(phone.page.get_by_text(phone.t("web-replaced", name="Zoé"))).to_be_visible()


def test_a_table_sleeps_while_nobody_is_there_and_wakes(invite: Invite, server: Server) -> None:
    ann, bob = sit_down(invite, "road-to-the-palace", 2)
    before = Player(bob).asked()
    addresses = [leave(guest) for guest in (ann, bob)]
    go_on(server, days=3)
    come_back(bob, addresses[1])
    night = bob.page.locator("dialog.sleep")
    expect(night).to_contain_text(bob.t("web-slept-yours"))
    assert violations(bob.page) == []
    bob.button("web-slept-call", night).click()
    expect(night).to_contain_text(bob.t("web-slept-called"))
    bob.button("web-slept-play", night).click()
    expect(night).to_have_count(0)
    after = Player(bob).asked()
    assert (after.ply, after.asks) == (before.ply, before.asks)
    expect(bob.page.locator(".by-bot")).to_have_count(0)
    bob.page.reload()
    bob.page.locator(".stage").wait_for()
    expect(night).to_have_count(0)  # it is told once


def test_a_page_that_was_left_open_says_that_the_table_slept(invite: Invite, server: Server) -> None:
    """The lid was closed on it: its line is lost, and comes back days later."""
    ann, bob = sit_down(invite, "road-to-the-palace", 2)
    Player(bob).asked()
    leave(ann)
    bob.lose_line()
    expect(bob.page.get_by_text(bob.t("web-lost"))).to_be_visible()
    bob.until(lambda: slept_since(ann, bob.table) is not None)
    go_on(server, days=3)
    bob.find_line()
    night = bob.page.locator("dialog.sleep")
    expect(night).to_contain_text(bob.t("web-slept-yours"))
    bob.button("web-slept-play", night).click()
    expect(night).to_have_count(0)
    bob.lose_line()
    expect(bob.page.get_by_text(bob.t("web-lost"))).to_be_visible()
    bob.find_line()
    expect(bob.page.get_by_text(bob.t("web-lost"))).to_be_hidden()
    expect(night).to_have_count(0)  # it is told once, and a nap is no sleep


def slept_since(guest: Guest, table: str) -> int | None:
    """Since when a table sleeps."""
    told = guest.context.request.get(f"{guest.url}/api/tables/{table}").json()
    return None if told["slept_since"] is None else int(told["slept_since"])


def test_the_waiting_time_is_chosen_in_words_and_everybody_reads_it(invite: Invite) -> None:
    ann, bob = invite(), invite(SMALL)
    address = ann.make_table("secrets", 4)
    bob.come_in(address, "Bob")
    ann.page.get_by_label(ann.t("web-waiting-short-never"), exact=True).check()
    expect(bob.page.locator(".room__settings")).to_contain_text(bob.t("web-waiting-never"))
    ann.page.get_by_label("1 day a decision", exact=True).check()
    for guest in (ann, bob):
        expect(guest.page.locator(".room__settings")).to_contain_text(guest.t("web-waiting-clock-decision"))
        expect(guest.page.get_by_label(guest.t("web-waiting-short-never"), exact=True)).to_have_count(0)
        assert violations(guest.page) == []
