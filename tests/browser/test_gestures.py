"""One gesture is one act: a card and whom it goes to, a bet and who speaks next, once more against the same bots."""

import re
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import DESKTOP, LINE_LOST, Guest, Invite, Look
from tests.browser.playing import Player, next_asked
from tests.browser.test_together import sit_down

OWN: Final = Look(size=DESKTOP)

LOSING: Final = """
  const { send, close } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const half = window.sessionStorage.getItem("lose");
    if (half === null || !text.includes(`"${half}"`)) return send.call(this, text);
    window.sessionStorage.removeItem("lose");
    window.lost = true;
    if (window.sessionStorage.getItem("cut") !== null) close.call(this);
  };
"""
"""Once, a decision of the kind that is named is never sent; if it is said so, the connection breaks there."""


MOVED_ON: Final = """
  (ply) => document.querySelector(".royal-next") || Number(document.querySelector(".stage").dataset.ply) !== ply
"""


class Sent(msgspec.Struct):
    """What a page asks of a table, as far as it is looked at here."""

    type: str
    move: dict[str, object] | None = None


def decisions_of(guest: Guest) -> list[dict[str, object]]:
    """The decisions that the page sends, from now on."""
    moves: list[dict[str, object]] = []

    def hear(frame: str | bytes) -> None:
        sent = msgspec.json.decode(frame, type=Sent)
        if sent.move is not None:
            moves.append(sent.move)

    guest.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return moves


def at_table(invite: Invite, game: str, players: int) -> tuple[Guest, list[dict[str, object]]]:
    """Somebody with bots, who begins to play."""
    guest = invite(OWN)
    guest.context.add_init_script(LOSING)
    moves = decisions_of(guest)
    guest.make_table(game, players)
    guest.fill_with_bots()
    guest.start()
    return guest, moves


def until_asked(guest: Guest, control: str) -> Locator:
    """Decide by clicks until a control of this kind is there to be clicked."""
    player = Player(guest)
    found = guest.page.locator(control)
    for _ in range(200):
        player.asked()
        if found.count():
            return found
        player.decide()
    raise AssertionError("it was never asked")


def lose(guest: Guest, half: str, *, cut: bool) -> None:
    """The next decision of this kind is lost on its way."""
    guest.page.evaluate(
        "([half, cut]) => { sessionStorage.setItem('lose', half); cut && sessionStorage.setItem('cut', 'yes'); }",
        [half, cut],
    )


def offer(guest: Guest) -> None:
    """Pick a card, pick a player, offer it: three clicks."""
    until_asked(guest, ".pick .chip[data-choice]").first.click()
    guest.page.locator(".seat .over[data-choice]").last.click()
    guest.page.locator(".pick .send .btn--primary").click()


def offered(guest: Guest) -> object:
    """To whom the table has it that this guest's last card was offered."""
    mine = {frame.game.seat for frame in guest.heard() if frame.game is not None}
    told = [msgspec.json.decode(event) for frame in guest.heard() for event in frame.events]
    told += [msgspec.json.decode(event) for frame in guest.heard() if frame.game for event in frame.game.history]
    offers = [event["to"] for event in told if event["type"] == "CardOffered" and event["seat"] in mine]
    return offers[-1] if offers else None


def until_sent(guest: Guest, moves: list[dict[str, object]], *kinds: str) -> None:
    """Wait until decisions of these kinds, and none besides, have been sent since the list was emptied."""
    guest.until(lambda: len({str(move["type"]) for move in moves}) == len(kinds))
    assert tuple(dict.fromkeys(move["type"] for move in moves)) == kinds


@pytest.mark.parametrize("players", [6, 8])
def test_a_card_that_is_offered_goes_to_the_player_who_was_picked(invite: Invite, players: int) -> None:
    guest, moves = at_table(invite, "secrets", players)
    until_asked(guest, ".pick .chip[data-choice]")
    moves.clear()
    offer(guest)
    until_sent(guest, moves, "KeepCard", "OfferCard")
    guest.until(lambda: offered(guest) == moves[-1]["to"])


@pytest.mark.parametrize("players", [6, 8])
@pytest.mark.parametrize("half", ["KeepCard", "OfferCard"])
def test_a_connection_that_breaks_between_the_halves_forgets_none(invite: Invite, players: int, half: str) -> None:
    guest, moves = at_table(invite, "secrets", players)
    guest.excused = LINE_LOST
    until_asked(guest, ".pick .chip[data-choice]")
    lose(guest, half, cut=True)
    moves.clear()
    offer(guest)
    until_sent(guest, moves, "KeepCard", "OfferCard")
    guest.until(lambda: offered(guest) == moves[-1]["to"])


@pytest.mark.parametrize("half", ["KeepCard", "OfferCard"])
def test_a_reload_between_the_halves_forgets_none(invite: Invite, half: str) -> None:
    guest, moves = at_table(invite, "secrets", 6)
    until_asked(guest, ".pick .chip[data-choice]")
    lose(guest, half, cut=False)
    moves.clear()
    offer(guest)
    guest.page.wait_for_function("() => window.lost")
    guest.page.reload()
    until_sent(guest, moves, "KeepCard", "OfferCard")
    guest.until(lambda: offered(guest) == moves[-1]["to"])


@pytest.mark.parametrize("half", ["BetCard", "HandParley"])
def test_a_bet_hands_the_parley_on_also_after_a_reload(invite: Invite, half: str) -> None:
    guest, moves = at_table(invite, "royal-secrets", 4)
    page = guest.page
    for _ in range(30):
        until_asked(guest, ".royal-drops")
        page.locator(".royal-hand [data-choice]").last.click()
        page.locator('.royal-drop:not([aria-disabled="true"])').last.click()
        if page.locator(".royal-next").count():
            break
        Player(guest).asked()
    lose(guest, half, cut=False)
    moves.clear()
    page.locator(".royal-next").last.click()
    page.wait_for_function("() => window.lost")
    page.reload()
    until_sent(guest, moves, "BetCard", "HandParley")


def test_the_second_card_lies_the_other_way_up(invite: Invite) -> None:
    guest, _ = at_table(invite, "royal-secrets", 4)
    page = guest.page
    until_asked(guest, ".royal-drops")
    page.locator(".royal-hand [data-choice]").last.click()
    mine = page.locator(".royal-lane:has(.royal-mine) .royal-slot")
    if mine.count() == 1:
        pytest.fail("the deal has changed: this looks at a first card")
    page.locator(".royal-drop").first.click()
    expect(mine).to_have_text([guest.t("web-royal-face-up"), guest.t("web-royal-then-down")])
    page.locator(".royal-drop").last.click()
    expect(mine).to_have_text([guest.t("web-royal-face-down"), guest.t("web-royal-then-up")])


def test_a_rematch_against_bots_is_dealt_at_once(invite: Invite) -> None:
    guest = invite()
    guest.play_now("road-to-the-palace")
    Player(guest).play_on()
    guest.button("web-see-end").click()
    guest.button("web-rematch-same").click()
    expect(guest.page.locator(".stage")).to_have_attribute("data-turn", re.compile("yours|theirs"))
    Player(guest, seed=2).play_on()
    guest.button("web-see-end").click()
    guest.button("web-rematch-next", level=guest.t("web-level-minister")).click()
    expect(guest.page.locator(".stage")).to_have_attribute("data-turn", re.compile("yours|theirs"))
    games = [frame.game.number for frame in guest.heard() if frame.game is not None]
    assert games == [1, 2, 3]


def test_a_replay_stands_still_while_one_reads_of_playing_on(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.play_now("road-to-the-palace")
    Player(guest).play_on()
    guest.button("web-see-end").click()
    guest.link("web-replay").click()
    slider = page.locator("#moment")
    expect(slider).to_have_value("0")
    page.clock.install()
    guest.button("web-run").click()
    page.clock.run_for(1200)
    expect(slider).not_to_have_value("0")
    guest.button("web-on").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    there = slider.input_value()
    page.clock.run_for(20_000)
    expect(slider).to_have_value(there)
    guest.button("web-cancel").click()
    page.clock.run_for(20_000)
    expect(slider).to_have_value(there)  # it goes on when one says so


@pytest.mark.parametrize("reloads", [False, True], ids=["at-once", "after-a-reload"])
def test_take_back_takes_back_the_whole_gesture(invite: Invite, *, reloads: bool) -> None:
    ann, bob = sit_down(invite, "secrets", 4)
    players = (Player(ann, seed=1), Player(bob, seed=2))
    stage, cards = ann.page.locator(".stage"), ann.page.locator(".pick .chip[data-choice]")
    while True:
        player, now = next_asked(*players)
        if player.guest is ann and not now.shown and cards.count():
            break
        player.hit(player.pick(now))
    cards.first.click()
    ann.page.locator(".seat").filter(has_text="Robert").locator(".over[data-choice]").click()
    ann.page.locator(".pick .send .btn--primary").click()
    undo = ann.button("web-undo")  # it is Bob's turn, and he takes his time
    expect(undo).to_be_visible()
    if reloads:
        ann.page.reload()
    undo.click()
    expect(stage).to_have_attribute("data-asks", now.asks)
    expect(cards.first).to_be_visible()
    expect(undo).to_have_count(0)


def test_of_a_bet_that_was_turned_up_only_the_parley_is_taken_back(invite: Invite) -> None:
    """The second half alone: the card cannot be forgotten, and nobody is told so who has not asked for it."""
    ann, bob = sit_down(invite, "royal-secrets", 3)
    players = (Player(ann, seed=1), Player(bob, seed=2))
    drops, nexts = ann.page.locator(".royal-drops"), ann.page.locator("button.royal-next")
    to_bob, face_up = nexts.filter(has_text="Robert"), ann.page.locator(".royal-drop").first
    while True:
        player, now = next_asked(*players)
        if player.guest is not ann or now.shown or not drops.count() or nexts.count():
            player.hit(player.pick(now))
            continue
        ann.page.locator(".royal-hand [data-choice]").last.click()
        if face_up.get_attribute("aria-disabled") == "true":
            player.hit(player.pick(player.wait()))
            continue
        face_up.click()
        ann.page.wait_for_function(MOVED_ON, arg=now.ply)
        if to_bob.count():
            break
    to_bob.click()
    ann.button("web-undo").click()  # it is Bob's turn, and he takes his time
    to_bob.click()
    expect(bob.page.locator(".stage")).to_have_attribute("data-turn", "yours")
    assert [frame.type for frame in ann.heard() if frame.type == "Refused"] == []
