"""`python -m tests.browser.screenshots`: a picture of every page and of every phase that is met, in build/screenshots.

Both sizes, light and dark. A part of it: `python -m tests.browser.screenshots secrets`. A few of them are kept for
docs/screens.md.
"""

import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from camarilla.locales import Speaker
from tests.browser import staged, tour
from tests.browser.chromium import FLAGS, MISSING, find
from tests.browser.guest import DESKTOP, PHONE, Guest, Look
from tests.browser.palette import small
from tests.server.live import ROOT, Server, database

FOLDER: Final = ROOT / "build" / "screenshots"
KEPT: Final = ROOT / "docs" / "screenshots"
PAGE: Final = ROOT / "docs" / "screens.md"
LOOKS: Final = (
    Look("en", DESKTOP, "light"),
    Look("en", DESKTOP, "dark"),
    Look("fr", PHONE, "light"),
    Look("fr", PHONE, "dark"),
)
PARTS: Final = ("house", *tour.GAMES)
SCALES: Final = {False: 0.625, True: 0.8}
"""Of the pictures of a desk, and of a phone."""
SAME: Final = frozenset({"claims", "tab-log", "tab-talk", "tab-help", "rule", "leave", "verify"})
"""What is alike in all games: one game shows it."""
MEGABYTE: Final = 1_000_000
CHOSEN: Final = {
    "house": ("home", "home-your-turn", "make-a-table", "arrival", "room-host", "away"),
    "royal-secrets": ("prompt-choosing", "prompt-betting", "count", "end"),
    "secrets": ("look", "prompt-offering", "prompt-answering", "end"),
    "road-to-the-palace": ("prompt-taking", "prompt-laying", "evaluation", "end"),
}
"""What docs/screens.md shows: each on a desk by day and on a phone by night."""
SHOWN: Final = {"desk-light": "on a desk", "desk-dark": "on a desk", "phone-dark": "in French on a phone"}
SHOWN_IN: Final = "secrets"
AT_NIGHT: Final = "royal-secrets"
"""A game that is played at night, whatever one likes."""


def stops(part: str, guest: Guest, browser: Browser) -> Iterator[str]:
    """Where the pictures of one part are taken."""
    if part != "house":
        yield from tour.game(guest, part, seed=part)
        return
    yield from tour.house(guest)
    with Guest(browser, guest.url) as host:
        yield from tour.room(guest, host)
    with Guest(browser, guest.url) as friend:
        yield from tour.absence(guest, friend)


def short(look: Look) -> str:
    """How a look is called in the names of files."""
    return f"{'phone' if look.on_phone else 'desk'}-{look.scheme}"


def take(part: str, look: Look, browser: Browser, url: str, canvas: Page) -> None:
    """All pictures of one part in one look."""
    with Guest(browser, url, look, seed=part) as guest:
        for stop in stops(part, guest, browser):
            if stop == "first" or (stop in SAME and part != SHOWN_IN):
                continue
            guest.page.evaluate("document.fonts.ready")
            picture = small(canvas, guest.page.screenshot(), SCALES[look.on_phone])
            file = FOLDER / part / f"{stop}-{short(look)}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(picture)


def stage_the_rest(parts: Iterable[str], browser: Browser, canvas: Page) -> None:
    """Every phase that no game came to, as it is staged."""
    with staged.stage() as url:
        for part in parts:
            for phase in staged.PHASES.get(part, {}):
                for look in looks_of(part):
                    file = FOLDER / part / f"prompt-{phase}-{short(look)}.png"
                    if not file.exists():
                        picture = staged.pictured(browser, url, part, phase, look)
                        file.write_bytes(small(canvas, picture, SCALES[look.on_phone]))


def looks_of(part: str) -> list[Look]:
    """The looks in which a part is pictured."""
    return [look for look in LOOKS if part != AT_NIGHT or look.scheme == "dark"]


def choose(taken: Iterable[str]) -> None:
    """Keep the pictures that docs/screens.md shows, of what was taken now, and write it: a heading a stop."""
    words = Speaker("en")
    lines = [
        "# What it looks like",
        "",
        "A few moments of each game, on a desk and, in French, on a phone. Royal Secrets is always played at night.",
        "`make screenshots` takes these anew, and all others (every page, every phase, light and dark) in",
        "`build/screenshots`.",
        "",
    ]
    for part, stops in CHOSEN.items():
        title = "The house" if part == "house" else words.text(f"web-game-{part}")
        lines += [f"## {title}", ""]
        if part in taken:
            clear(KEPT / part)
        for stop in stops:
            lines += [f"### {stop.removeprefix('prompt-').replace('-', ' ').capitalize()}", ""]
            for look in ("desk-dark" if part == AT_NIGHT else "desk-light", "phone-dark"):
                file = KEPT / part / f"{stop}-{look}.png"
                if part in taken:
                    file.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(FOLDER / part / file.name, file)
                lines.append(f"![{stop}, {SHOWN[look]}]({file.relative_to(PAGE.parent).as_posix()})")
            lines.append("")
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def clear(folder: Path) -> None:
    """Leave no picture of what is no longer met."""
    for file in folder.glob("*.png"):
        file.unlink()


def main(parts: list[str]) -> None:
    """Take them."""
    found = find()
    if found is None:
        sys.exit(f"No pictures: {MISSING}.")
    with (
        database("sqlite") as where,
        Server(where) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        canvas = browser.new_page()
        for part in parts or PARTS:
            clear(FOLDER / part)
            for look in looks_of(part):
                take(part, look, browser, server.url, canvas)
                print(f"{part}, {short(look)}")
        stage_the_rest(parts or PARTS, browser, canvas)
        browser.close()
    choose(parts or PARTS)
    whole = sum(file.stat().st_size for file in KEPT.rglob("*.png"))
    print(f"docs/screenshots: {whole / MEGABYTE:.1f} MB; all of them are in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
