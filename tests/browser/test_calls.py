"""One is called back: the note on the device, the one question, how it is set; and the page without a connection."""

import base64
import re
import secrets
import shutil
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Locator, Page, Worker, expect

from camarilla.server.page import FOLDER
from camarilla.server.settings import Calling
from tests.browser.axe import violations
from tests.browser.guest import DESKTOP, PHONE, Guest, Look
from tests.browser.playing import Player
from tests.server.calling import post_office_beside
from tests.server.live import Server, database

LINE_LOST: Final = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|Failed to fetch")
READY: Final = """
  async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"
"""
KEEPING_NOTES: Final = """
  () => {
    self.notes = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await show.call(this, title, options);
      self.notes.push({ title, body: options.body, tag: options.tag, url: options.data.url });
    };
  }
"""
"""Keeps every note that was shown, in a page or in its worker. To ask the browser which it shows would not do: while it
is about to show one, Chromium takes the question for a reason to drop it."""
HOSTING: Final = """
  async ([name, settings]) => {
    const send = async (path, body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    localStorage.setItem("camarilla-been", "yes");
    await send("/api/session", { name });
    return (await send("/api/tables", settings)).id;
  }
"""
SUBSCRIBING: Final = """
  (keys) => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/" + keys.auth;
    const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    let subscribed = null;
    PushManager.prototype.subscribe = async (options) => {
      window.serverKey = options.applicationServerKey.length;
      return (subscribed = made);
    };
    PushManager.prototype.getSubscription = async () => subscribed;
  }
"""
"""A push service of the test's own: the browser here reaches none."""
BADGES: Final = """
  window.badges = [];
  navigator.setAppBadge = async (count) => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
"""
ASKING: Final = """
  window.asking = 0;
  const fetching = window.fetch;
  window.fetch = async (...asked) => {
    const counts = asked[0] === "/api/me/calls";
    window.asking += counts;
    try {
      return await fetching(...asked);
    } finally {
      window.asking -= counts;
    }
  };
"""
"""Counts what is asked about calls and not answered yet."""
SETTLED: Final = """
  async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    while (window.asking > 0) await frame();
    await (await fetch("/api/me")).json(); // takes longer than to read an answer that has come
    await frame();
    await frame();
  }
"""
"""All that the page does about calls after what it shows now is done and drawn."""
BELL: Final = """
  window.rung = 0;
  window.AudioContext = class {
    createOscillator() {
      window.rung += 1;
      throw new Error("silence");
    }
  };
"""
UPDATED: Final = """
  async () => {
    window.changed = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => (window.changed = true));
    await (await navigator.serviceWorker.ready).update();
  }
"""
"""A page that stays open looks for a newer one by itself, from hour to hour."""
HIDE: Final = """
  (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
"""
REFUSING: Final = """
  () => {
    let now = "default";
    Object.defineProperty(Notification, "permission", { get: () => now });
    Notification.requestPermission = async () => (now = "denied");
  }
"""
ANN: Final = {"address": "ann@example.org", "lang": "en"}
A_DAY: Final = {"kind": "decision", "seconds": 86_400}
OVER_DAYS: Final = {"game": "road-to-the-palace", "players": 2, "clock": A_DAY}
LIVE: Final = {**OVER_DAYS, "clock": {"kind": "decision", "seconds": 120}}


@pytest.fixture
def called(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Guest]:
    """Somebody whose page has its service worker, and may show notes."""
    look = getattr(request, "param", None)
    with Guest(browser, server.url, look, seed=request.node.name, worker=True) as guest:
        guest.context.grant_permissions(["notifications"], origin=server.url)
        guest.context.add_init_script(f"({SUBSCRIBING})({msgspec.json.encode(push_keys()).decode()})")
        guest.context.add_init_script(BADGES)
        guest.context.add_init_script(ASKING)
        guest.context.add_init_script(f"({KEEPING_NOTES})()")
        yield guest


@pytest.fixture
def friend(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Guest]:
    """Somebody who plays with them."""
    with Guest(browser, server.url, seed=f"friend of {request.node.name}") as guest:
        yield guest


def push_keys() -> dict[str, str]:
    """What a browser would make for a subscription."""

    def text(raw: bytes) -> str:
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": text(point), "auth": text(secrets.token_bytes(16))}


def have_worker(guest: Guest) -> None:
    """Wait until the page's worker is at work; a page that was opened while it came to be is not under its control."""
    guest.until(lambda: bool(guest.page.evaluate(READY)))


def begin(guest: Guest, friend: Guest, settings: dict[str, object]) -> None:
    """A game of two at a table of these settings; both are asked something."""
    guest.home()
    table = guest.page.evaluate(HOSTING, ["Ann", settings])
    guest.page.goto(f"{guest.url}/t/{table}")
    friend.come_in(f"{guest.url}/t/{table}", "Bruno")
    guest.start()
    Player(guest).wait()


def until_asked(guest: Guest, friend: Guest) -> None:
    """The friend decides until the guest is asked again."""
    guest.page.locator(".stage").wait_for()
    together = (Player(guest), Player(friend))
    while wait_for_one(together) is not together[0]:
        together[1].decide()


def wait_for_one(players: tuple[Player, Player]) -> Player:
    """Whom the table waits for, the first of them before the second."""
    waited: list[Player] = []

    def is_one_asked() -> bool:
        waited.extend(player for player in players if player.look() is not None)
        return bool(waited)

    players[0].guest.until(is_one_asked)
    return waited[0]


def until_read(guest: Guest, friend: Guest) -> None:
    """They play until the guest, whose page is hidden, is asked something, and has an evaluation to read before it."""
    mine, theirs = together = Player(guest), Player(friend)
    while True:
        while wait_for_one(together) is mine:
            assert not mine.decide().over
        guest.page.evaluate(HIDE, True)
        came = decided_before(guest, theirs)
        if "BribesRevealed" in came:
            break
        guest.page.evaluate(HIDE, False)
    while '"offers":[]' in came:
        came = decided_before(guest, theirs)


def decided_before(guest: Guest, player: Player) -> str:
    """Somebody decides; what the guest was told of it, once the page has it."""
    known = len(guest.frames)

    def told() -> list[str]:
        return [frame for frame in guest.frames[known:] if frame.startswith('{"type":"Played"')]

    player.decide()
    guest.until(lambda: bool(told()))
    return told()[-1]


def notes(guest: Guest, where: Page | Worker) -> list[dict[str, str]]:
    """The notes that were shown by a page or a worker, as soon as there are any."""
    guest.until(lambda: bool(where.evaluate("self.notes.length")))
    shown: list[dict[str, str]] = where.evaluate("self.notes")
    return shown


def card(guest: Guest) -> Locator:
    """The question whether one wants to be called."""
    return guest.page.get_by_role("region", name=guest.t("web-call-title"))


def is_not_asked(guest: Guest) -> bool:
    """Whether the question does not come up, once all is done that could bring it up."""
    guest.page.evaluate(SETTLED)
    return card(guest).count() == 0


# ------------------------------------------------------------------------------------------------ the service worker


def test_without_a_connection_the_page_says_so_and_comes_back_by_itself(called: Guest) -> None:
    called.excused = LINE_LOST
    called.home()
    have_worker(called)
    called.context.set_offline(True)
    expect(called.page.get_by_role("alert").filter(has_text=called.t("web-offline-now"))).to_be_visible()
    called.page.goto(f"{called.url}/rules/secrets")
    expect(called.page.get_by_role("heading", name=called.t("web-offline-title"))).to_be_visible()
    assert violations(called.page) == []
    called.button("web-offline-retry").click()
    expect(called.page.get_by_role("status")).to_have_text(called.t("web-offline-still"))
    called.context.set_offline(False)
    expect(called.page.get_by_role("heading", name=called.t("web-offline-title"))).to_be_hidden()
    expect(called.page.locator("main h1")).to_contain_text("Secrets")


def test_nothing_of_a_game_is_ever_kept(called: Guest) -> None:
    called.play_now("secrets")
    Player(called).decide()
    have_worker(called)
    called.home()
    kept: list[str] = called.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert "/" in kept
    assert {path.split("/")[1] for path in kept} == {"", "assets"}


def test_a_push_is_shown_as_it_was_sent_and_leads_to_its_table(called: Guest) -> None:
    called.home()
    have_worker(called)
    called.until(lambda: bool(called.context.service_workers))
    (worker,) = called.context.service_workers
    worker.evaluate(KEEPING_NOTES)
    devtools = called.context.new_cdp_session(called.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    called.until(lambda: bool(registrations))
    note = {"title": "Royal Secrets", "body": "Ann’s table: your turn.", "url": "/t/abc", "tag": "abc", "lang": "en"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": called.url, "registrationId": registrations[-1], "data": msgspec.json.encode(note).decode()},
    )
    assert notes(called, worker) == [{name: note[name] for name in ("title", "body", "tag", "url")}]


def new_version(folder: Path) -> str:
    """The page as the next version would be: its first script has another name. Returns it."""
    index = (folder / "index.html").read_text()
    found = re.search(r'src="/assets/(index-[^"]+\.js)"', index)
    assert found is not None
    old, new = found[1], "index-of-tomorrow.js"
    (folder / "assets" / old).rename(folder / "assets" / new)
    (folder / "index.html").write_text(index.replace(old, new))
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace(old, new) + "\n// of tomorrow\n")
    return new


def first_script(page: Page) -> str:
    """The script that a page began with."""
    found: str = page.evaluate("new URL(document.querySelector('script[type=module]').src).pathname.split('/').at(-1)")
    return found


def test_a_new_version_takes_over_at_the_next_link_and_not_before(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(FOLDER, folder)
    with database("sqlite") as url:
        server = Server(url, module="tests.browser.other_page")
        server.arguments = [str(folder)]
        with server, Guest(browser, server.url, worker=True) as guest:
            update(server, guest, folder)


def update(server: Server, guest: Guest, folder: Path) -> None:
    """A server is replaced by its next version while a page of the old one is open."""
    guest.excused = LINE_LOST
    guest.home()
    have_worker(guest)
    guest.page.evaluate("window.here = true")
    server.kill()
    new = new_version(folder)
    server.start()
    guest.page.evaluate(UPDATED)
    guest.until(lambda: bool(guest.page.evaluate("window.changed")))
    assert guest.page.evaluate("window.here") is True
    assert first_script(guest.page) != new
    rules = guest.page.locator('nav a[href="/rules"]')

    def is_new() -> bool:
        rules.click()
        guest.page.locator("main h1").first.wait_for()
        return first_script(guest.page) == new

    guest.until(is_new)  # the page learns of it a moment after its worker


# --------------------------------------------------------------------------------------------------- the one question


def test_one_is_asked_once_after_ones_own_decision_and_then_called(called: Guest, friend: Guest) -> None:
    begin(called, friend, OVER_DAYS)
    assert is_not_asked(called)
    have_worker(called)  # without one it would be this tab that calls
    Player(called).decide()
    question = card(called)
    expect(question).to_contain_text(called.t("web-game-road-to-the-palace"))
    expect(question).to_contain_text(called.t("calls-turn-vowel", host="Ann"))
    assert violations(called.page) == []
    called.button("web-call-yes", question).click()
    expect(question).to_contain_text(called.t("web-call-done"))
    known = called.context.request.get(f"{called.url}/api/me/calls").json()
    assert [device["label"].split(",")[0] for device in known["subscriptions"]] == ["Chrome"]
    assert (known["quiet"]["from"], known["quiet"]["to"]) == (22 * 60, 8 * 60)
    assert called.page.evaluate("window.serverKey") == 65
    called.button("web-call-fine", question).click()
    called.page.reload()
    until_asked(called, friend)
    Player(called).decide()
    assert is_not_asked(called)


def test_who_says_not_now_is_not_asked_again(called: Guest, friend: Guest) -> None:
    begin(called, friend, OVER_DAYS)
    Player(called).decide()
    called.button("web-call-not-now", card(called)).click()
    expect(card(called)).to_be_hidden()
    called.page.reload()
    until_asked(called, friend)
    Player(called).decide()
    assert is_not_asked(called)


def test_where_a_clock_runs_nobody_is_asked(called: Guest, friend: Guest) -> None:
    begin(called, friend, LIVE)
    Player(called).decide()
    Player(friend).decide()
    assert is_not_asked(called)


def test_a_hidden_tab_says_that_it_is_ones_turn(called: Guest, friend: Guest) -> None:
    begin(called, friend, OVER_DAYS)
    have_worker(called)
    called.page.evaluate("localStorage.setItem('camarilla-tab-calls', 'on')")
    called.page.evaluate("localStorage.setItem('camarilla-call-asked', 'yes')")
    Player(called).decide()
    called.page.evaluate(HIDE, True)
    until_asked(called, friend)
    (note,) = notes(called, called.page)
    assert note["title"] == called.t("web-game-road-to-the-palace")
    assert note["body"] == called.t("calls-turn-vowel", host="Ann")
    assert note["url"] == f"/t/{called.table}"


def test_a_hidden_tab_says_so_in_its_title_whatever_is_to_be_read_and_rings_once(called: Guest, friend: Guest) -> None:
    called.context.add_init_script(BELL)
    called.context.add_init_script("localStorage.setItem('camarilla-sound', 'on')")
    called.context.add_init_script("localStorage.setItem('camarilla-call-asked', 'yes')")
    begin(called, friend, OVER_DAYS)
    yours = re.compile("^" + re.escape(called.t("web-your-turn")))
    until_read(called, friend)
    expect(called.page).to_have_title(yours)
    rung = called.page.evaluate("window.rung")
    expect(called.page.locator(".stage")).to_have_attribute("data-turn", "next")
    called.page.evaluate(HIDE, False)
    expect(called.page).not_to_have_title(yours)
    mine, theirs = Player(called), Player(friend)
    mine.asked()
    expect(called.page).to_have_title(yours)
    assert called.page.evaluate("window.rung") == rung, "for the same question it is still"
    while wait_for_one((theirs, mine)) is mine:
        mine.decide()
    rung = called.page.evaluate("window.rung")
    until_asked(called, friend)
    called.page.wait_for_function("(rung) => window.rung > rung", arg=rung)  # the title may be there before it
    assert called.page.evaluate("window.rung") == rung + 1


# -------------------------------------------------------------------------------------------------------- the settings


LOOKS: Final = (
    Look("en", {"width": 1440, "height": 900}),
    Look("fr", {"width": 390, "height": 844}),
    Look("en", PHONE, "dark"),
    Look("fr", DESKTOP, "dark"),
)


@pytest.mark.parametrize("called", LOOKS, ids=str, indirect=True)
def test_calls_are_set_in_the_settings(called: Guest) -> None:
    called.home()
    called.page.evaluate(HOSTING, ["Ann", OVER_DAYS])
    called.home()
    have_worker(called)
    called.button("web-settings").click()
    called.button("web-calls-open").click()
    dialog = called.page.get_by_role("dialog", name=called.t("web-calls"))
    dialog.get_by_label(called.t("web-calls-here")).check()
    expect(dialog.get_by_role("status")).to_have_text(called.t("web-call-done"))
    expect(dialog.locator("li").first).to_contain_text("(")  # this one
    dialog.get_by_label(called.t("web-calls-quiet-from")).fill("21:30")
    dialog.get_by_label(called.t("web-calls-quiet-from")).blur()
    expect(dialog.get_by_role("status")).to_have_text(called.t("web-calls-saved"))
    assert violations(called.page) == []
    quiet = called.context.request.get(f"{called.url}/api/me/calls").json()["quiet"]
    assert (quiet["from"], quiet["to"]) == (21 * 60 + 30, 8 * 60)
    dialog.get_by_label(called.t("web-calls-quiet-on")).uncheck()
    expect(dialog.get_by_label(called.t("web-calls-quiet-from"))).to_be_hidden()
    dialog.get_by_label(called.t("web-calls-here")).uncheck()
    expect(dialog.locator("li")).to_have_count(0)
    known = called.context.request.get(f"{called.url}/api/me/calls").json()
    assert (known["subscriptions"], known["quiet"]) == ([], None)


def test_what_the_browser_refuses_is_not_ticked(called: Guest) -> None:
    called.page.add_init_script(f"({REFUSING})()")
    called.home()
    called.page.evaluate(HOSTING, ["Ann", OVER_DAYS])
    called.home()
    have_worker(called)
    called.button("web-settings").click()
    called.button("web-calls-open").click()
    here = called.page.get_by_role("dialog", name=called.t("web-calls")).get_by_role("checkbox").first
    here.click()
    expect(here).to_be_disabled()
    expect(here).not_to_be_checked()
    expect(called.page.get_by_role("status").filter(has_text=called.t("web-calls-here-denied"))).to_be_visible()


# ---------------------------------------------------------------------------------------------------- by mail


def test_an_address_is_confirmed_and_dropped_by_the_buttons_that_mails_lead_to(browser: Browser) -> None:
    with database("sqlite") as url, post_office_beside() as office:
        server = Server(url)
        smtp = f"smtp://127.0.0.1:{office.port}"
        calling = Calling(smtp=smtp, mail_from="host@example.org", address=server.url)
        server.settings = replace(server.settings, calling=calling)
        with server, Guest(browser, server.url) as ann, Guest(browser, server.url) as reader:
            ann.home()
            ann.page.evaluate(HOSTING, ["Ann", OVER_DAYS])
            asked = ann.context.request.put(f"{ann.url}/api/me/calls/mail", data=ANN)
            assert asked.status == 202
            ann.until(lambda: len(office.mails) == 1)
            [(_, question)] = office.mails
            confirm, leave = re.findall(rf"{server.url}/calls/\S+", question.get_content())

            reader.page.goto(confirm)
            reader.button("calls-page-confirm-do").click()
            expect(reader.page.locator("p")).to_have_text(reader.t("calls-page-confirmed"))
            known = ann.context.request.get(f"{ann.url}/api/me/calls").json()
            assert (known["mail_address"], known["mail_confirmed"]) == (ANN["address"], True)

            reader.page.goto(leave)
            reader.button("calls-page-leave-do").click()
            expect(reader.page.locator("p")).to_have_text(reader.t("calls-page-left"))
            assert ann.context.request.get(f"{ann.url}/api/me/calls").json()["mail_address"] is None


# ---------------------------------------------------------------------------------------------------- the first page


@pytest.mark.parametrize("called", LOOKS, ids=str, indirect=True)
def test_the_first_page_begins_with_the_games_that_wait(called: Guest) -> None:
    for game in ("royal-secrets", "road-to-the-palace"):
        called.play_now(game)
        Player(called).wait()
    called.home()
    strip = called.page.get_by_role("region", name=called.t("web-your-turn"))
    expect(strip.locator("b")).to_have_text(
        [called.t("web-game-road-to-the-palace"), called.t("web-game-royal-secrets")]  # the one that was played last
    )
    expect(called.page).to_have_title(f"{called.t('web-turns-title', count=2)} · Camarilla")
    assert violations(called.page) == []
    assert called.page.evaluate("window.badges.at(-1)") == 2
    strip.locator(".turn").first.click()
    Player(called).wait()
    expect(called.page.locator(".table")).to_have_attribute("data-game", "road-to-the-palace")


def test_a_game_in_which_there_is_something_to_see_first_waits_for_one(called: Guest) -> None:
    called.page.remove_locator_handler(called.shown)
    called.play_now("secrets")
    called.shown.first.wait_for()  # the first look
    yours = re.compile("^" + re.escape(called.t("web-your-turn")))
    expect(called.page).not_to_have_title(yours)
    called.page.evaluate(HIDE, True)
    expect(called.page).to_have_title(yours)
    called.page.goto(f"{called.url}/")
    strip = called.page.get_by_role("region", name=called.t("web-your-turn"))
    expect(strip).to_contain_text(called.t("web-turns-to-see"))
    expect(called.page).to_have_title(f"{called.t('web-turns-title', count=1)} · Camarilla")
    assert violations(called.page) == []


# --------------------------------------------------------------------------------------------------------- installing


INSTALLABLE: Final = """
  () => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => void (window.installed = true);
    offer.userChoice = Promise.resolve({ outcome: "accepted" });
    dispatchEvent(offer);
  }
"""


def test_installing_is_offered_in_the_bar(called: Guest) -> None:
    called.home()
    expect(called.button("web-install")).to_be_hidden()
    called.page.evaluate(INSTALLABLE)
    called.button("web-install").click()
    expect(called.button("web-install")).to_be_hidden()
    assert called.page.evaluate("window.installed") is True


def test_what_is_installed_has_a_name_and_icons_for_every_kind_of_device(called: Guest) -> None:
    called.home()
    where = called.page.locator("link[rel=manifest]").get_attribute("href")
    assert where is not None
    manifest = called.page.request.get(urljoin(called.page.url, where)).json()
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Camarilla", "standalone", "/")
    sizes = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert sizes >= {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512"), ("monochrome", "96x96")}
    apple = called.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert apple is not None
    icons = {apple: (180, 180)} | {
        icon["src"]: tuple(int(side) for side in icon["sizes"].split("x"))
        for icon in manifest["icons"]
        if icon["type"] == "image/png"
    }
    for path, sides in icons.items():
        png = called.page.request.get(urljoin(called.page.url, path)).body()
        assert (png[:8], struct.unpack(">II", png[16:24])) == (b"\x89PNG\r\n\x1a\n", sides), path


@pytest.mark.parametrize("called", [Look("fr", PHONE)], ids=str, indirect=True)
def test_on_a_phone_it_is_asked_once_and_not_at_the_first_visit(called: Guest) -> None:
    bar = called.page.get_by_role("region", name=called.t("web-install"))
    called.home()
    called.page.evaluate(INSTALLABLE)
    expect(bar).to_be_hidden()
    called.page.evaluate("sessionStorage.clear()")
    called.home()
    called.page.evaluate(INSTALLABLE)
    expect(bar).to_contain_text(called.t("web-install-ask"))
    assert violations(called.page) == []
    called.button("web-install-no", bar).click()
    expect(bar).to_be_hidden()
    called.page.evaluate("sessionStorage.clear()")
    called.home()
    called.page.evaluate(INSTALLABLE)
    expect(bar).to_be_hidden()
