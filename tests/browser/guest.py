"""Somebody with a browser of their own: what they look at, what reached them, and what must never have happened.

    with Guest(browser, server.url, Look(lang="fr", size=PHONE)) as ann:
        ann.home()
        ann.button("web-play-now").first.click()

When they leave, their page must have had no error and have asked nobody but the server for anything.
"""

import re
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from types import TracebackType
from typing import Final, Protocol, Self
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
)

from camarilla.core.text import Arg
from camarilla.locales import Speaker
from camarilla.protocol.changes import Change, updated
from tests import patience

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
THEMES: Final = {"royal-secrets": "royal", "secrets": "secrets", "road-to-the-palace": "road"}
PATIENCE: Final = int(patience.PATIENCE * 1000)
"""Milliseconds that anything may take, on a busy machine."""
expect.set_options(timeout=PATIENCE)
A_MOMENT: Final = 20
"""Milliseconds from one look to the next, where the page has no way to tell."""

LINE_LOST: Final = re.compile(r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
"""What a browser says when its connection is gone."""

LISTENING: Final = """
  window.lines = [];
  window.drawn = [];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      window.lines.push(this);
      this.addEventListener("message", (message) => {
        if (!this.decided || !message.data.startsWith('{"type":"Played"')) return;
        this.decided = false;
        const told = () => Number(document.querySelector(".stage")?.dataset.told);
        const before = told();
        requestAnimationFrame(() => window.drawn.push(told() > before));
      });
    }
    send(data) {
      this.decided ||= String(data).startsWith('{"type":"Play"');
      super.send(data);
    }
  };
"""
"""Keeps the sockets, to cut them, and of each decision of one's own whether the first frame after its arrival tells of
it."""

HURRYING: Final = """
  const [later, TIMES] = [window.setTimeout, 8];
  const MOST = 4000;
  window.setTimeout = (then, ms = 0, ...args) => later(then, ms < MOST ? ms / TIMES : ms, ...args);
"""
"""What a page lets pass by itself passes eight times as fast, since tests look at many games; but not its patience."""

READING: Final = """
  setInterval(() => {
    const waits = document.querySelector(".stage")?.dataset.turn === "theirs";
    if (window.reads === "never" || (window.reads === "waiting" && !waits)) return;
    document.querySelector(".guide__note.is-placed .btn--primary")?.click();
  }, 100);
"""
"""A note of the guide is read as soon as it is there: it holds up what would go on by itself, and lies over the table.
One may have somebody read only while `waiting` for others, or `never`."""

DRAWING: Final = """
  (seed) => {
    const drawing = (at) => () => {
      at = (at + 0x6d2b79f5) | 0;
      let drawn = Math.imul(at ^ (at >>> 15), 1 | at);
      drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), 61 | drawn)) ^ drawn;
      return (drawn ^ (drawn >>> 14)) >>> 0;
    };
    const [number, part] = [drawing(seed), drawing(~seed)];
    Math.random = () => number() / 2 ** 32;
    crypto.getRandomValues = (array) => {
      for (let at = 0; at < array.length; at++) array[at] = part();
      return array;
    };
  }
"""
"""Chance in a page: the same names, and the same part in every deal, for the same seed."""


@dataclass(frozen=True)
class Look:
    """How somebody likes the page."""

    lang: str = "en"
    size: ViewportSize = field(default_factory=lambda: DESKTOP)
    scheme: str = "light"

    @property
    def on_phone(self) -> bool:
        """Whether it is a small screen that is touched."""
        return self.size["width"] < 600

    def __str__(self) -> str:
        return f"{self.lang}-{'phone' if self.on_phone else 'desktop'}-{self.scheme}"


LOOKS: Final = (
    Look("en", DESKTOP, "light"),
    Look("fr", DESKTOP, "dark"),
    Look("en", PHONE, "dark"),
    Look("fr", PHONE, "light"),
)


class Frame(msgspec.Struct):
    """As much of what a table says as the tests look into."""

    type: str
    game: "FramedGame | None" = None
    events: tuple[msgspec.Raw, ...] = ()
    changes: tuple[Change, ...] = ()


class FramedGame(msgspec.Struct):
    """A game in a frame."""

    number: int
    seat: int | None
    view: msgspec.Raw
    history: tuple[msgspec.Raw, ...]


FRAMES: Final = msgspec.json.Decoder(Frame)


class Guest:
    """A browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        look: Look | None = None,
        *,
        seed: object = 0,
        motion: bool = False,
        worker: bool = False,
        hurried: bool = True,
    ) -> None:
        """`worker` lets the page have its service worker: it fetches the whole page once more, so few tests want it.

        `hurried` lets pauses be short, for whoever plays by script.
        """
        self.url = url
        self.look = look or Look()
        self.words = Speaker(self.look.lang)
        self.wrong: list[str] = []
        """Errors of the page, and requests to anybody else."""
        self.excused: re.Pattern[str] | None = None
        """Errors that the test brings about itself."""
        self.frames: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport=self.look.size,
            service_workers="allow" if worker else "block",
            locale={"en": "en-GB", "fr": "fr-FR"}[self.look.lang],
            color_scheme="dark" if self.look.scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.look.on_phone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTENING)
        self.context.add_init_script(READING)
        if hurried:
            self.context.add_init_script(HURRYING)
        self.context.add_init_script(f"({DRAWING})({zlib.crc32(str(seed).encode())})")
        self.page: Page = self.context.new_page()
        self.page.on("console", self.said)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("dialog", self.disturbed)
        self.page.on("websocket", self.listen)
        self.context.on("request", self.asked)
        self.shown: Locator = self.page.locator(".stage dialog:modal [data-choice]")
        """Puts away what is shown in secret: done before anything else is clicked, but not by a Player's clicks."""
        self.page.add_locator_handler(self.shown, lambda seen: seen.click(), no_wait_after=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        """Leave; if nothing else was wrong, nothing at all may have been."""
        wrong = [one for one in self.wrong if self.excused is None or not self.excused.search(one)]
        self.context.close()
        if kind is None:
            assert not wrong, wrong

    # ------------------------------------------------------------------------------------------------- what happens

    def said(self, message: ConsoleMessage) -> None:
        """A page that is well says nothing; that its worker was kept from it, Playwright says."""
        if "registration blocked by Playwright" in message.text:
            return
        if message.type in {"error", "warning", "assert"}:
            self.wrong.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def disturbed(self, dialog: Dialog) -> None:
        """Nothing of ours opens the browser's own boxes."""
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def asked(self, request: Request) -> None:
        """Only the server is asked for anything."""
        where = urlsplit(request.url)
        if where.scheme not in {"data", "blob"} and where.netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"request to another host: {request.url}")

    def listen(self, socket: WebSocket) -> None:
        """Keep every frame that arrives."""
        if urlsplit(socket.url).netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"socket to another host: {socket.url}")
        socket.on(
            "framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    # --------------------------------------------------------------------------------------------------- what to do

    @property
    def on_phone(self) -> bool:
        """Whether they tap instead of clicking."""
        return self.look.on_phone

    def t(self, message: str, **args: Arg) -> str:
        """Words of the page, in this guest's language."""
        return self.words.text(message, **args)

    def home(self) -> None:
        """Come to the first page."""
        self.page.goto(f"{self.url}/")
        self.page.locator(".boxes").wait_for()

    def box(self, game: str) -> Locator:
        """A game's box on the first page."""
        return self.page.locator(f'.game[data-theme="{THEMES[game]}"]')

    def button(self, message: str, within: Locator | None = None, **args: Arg) -> Locator:
        """A button, by what is written on it."""
        place = self.page if within is None else within
        return place.get_by_role("button", name=self.t(message, **args), exact=True)

    def link(self, message: str, within: Locator | None = None) -> Locator:
        """A link, by what is written on it."""
        place = self.page if within is None else within
        return place.get_by_role("link", name=self.t(message), exact=True)

    def play_now(self, game: str) -> None:
        """From the first page to a table with bots, in one click."""
        self.home()
        self.button("web-play-now", self.box(game)).click()

    def make_table(self, game: str, players: int, *, stand: bool = False) -> str:
        """A table of one's own, by the form; returns its address."""
        self.home()
        self.button("web-make-table", self.box(game)).click()
        form = self.page.locator("dialog form")
        form.get_by_label(str(players), exact=True).check()
        self.button("web-make-table", form).click()
        self.page.locator(".room__seats").wait_for()
        free = self.page.locator(".chair--free")
        expect(free).to_have_count(players - 1)
        if stand:
            self.button("web-stand-up").click()
            expect(free).to_have_count(players)
        return self.page.url

    def fill_with_bots(self, level: str = "courtier") -> None:
        """A bot on every free seat."""
        free = self.page.locator(".chair--free")
        for left in reversed(range(free.count())):
            self.button(f"web-level-{level}", free.first).click()
            expect(free).to_have_count(left)

    def start(self) -> None:
        """Have the cards dealt."""
        self.button("web-start").click()
        self.page.locator(".stage").wait_for()

    def lose_line(self) -> None:
        """The page stays as it is, its connection is gone until `find_line`."""
        self.excused = LINE_LOST
        self.context.set_offline(True)
        self.page.evaluate("window.lines.at(-1).close()")

    def find_line(self) -> None:
        """The connection may come back."""
        self.context.set_offline(False)

    def come_in(self, address: str, name: str) -> None:
        """From an invitation to a seat."""
        self.page.goto(address)
        self.page.locator("#arrival-name").fill(name)
        self.button("web-sit-down").click()
        expect(self.page.locator(".room__seats")).to_contain_text(f"{name} ({self.t('web-you-short')})")

    def tab(self, name: str) -> None:
        """Show a tab of the side panel."""
        tab = self.page.locator(f"#tab-{name}")
        shown = tab.get_attribute("aria-selected") == "true"
        if not shown or (self.on_phone and not self.page.locator(".panel.is-open").count()):
            tab.click()

    def say(self, words: str) -> None:
        """A line of chat."""
        self.page.locator("#say").fill(words)
        self.page.locator("#say").press("Enter")

    # --------------------------------------------------------------------------------------------------- what came

    @cached_property
    def table(self) -> str:
        """The table this guest is at."""
        return urlsplit(self.page.url).path.split("/")[2]

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until what has reached this guest is enough."""
        patience = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < patience, "it never came"
            self.page.wait_for_timeout(A_MOMENT)

    def heard(self) -> list[Frame]:
        """Everything that reached the page, read."""
        return [FRAMES.decode(frame) for frame in self.frames]

    def views(self) -> list[object]:
        """Every view that the page was sent or could work out from what it was sent."""
        found: list[object] = []
        view: object = None
        for frame in self.heard():
            if frame.game is not None:
                view = msgspec.json.decode(frame.game.view)
            elif frame.type == "Played":
                view = updated(msgspec.json.decode(msgspec.json.encode(view)), frame.changes)
            else:
                continue
            found.append(view)
        return found


class Invite(Protocol):
    """Has another guest come; conftest.py sees them off."""

    def __call__(self, look: Look | None = None, *, hurried: bool = True) -> Guest:
        """Somebody new."""
        ...
