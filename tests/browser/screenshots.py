"""`python -m tests.browser.screenshots`: a picture of every page and of every phase that is met, and docs/screens.md.

Both sizes, light and dark. A part of it: `python -m tests.browser.screenshots house secrets`.
"""

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

FOLDER: Final = ROOT / "docs" / "screenshots"
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
MOST: Final = 6 * MEGABYTE
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


def write_page() -> None:
    """The page that shows them: a row a stop, a column a look."""
    words = Speaker("en")
    lines = [
        "# What it looks like",
        "",
        "Pictures of every page, and of every phase of every game: on a desk, and in French on a phone; light and",
        "dark. Royal Secrets is always played at night. Phases that the games played for these pictures did not come",
        "to are staged, in a simpler frame. `make screenshots` takes them anew.",
        "",
    ]
    for part in PARTS:
        title = "The house" if part == "house" else words.text(f"web-game-{part}")
        lines += [f"## {title}", ""]
        names = sorted({file.stem.rsplit("-", 2)[0] for file in (FOLDER / part).glob("*.png")})
        for name in names:
            lines += [f"### {name.replace('-', ' ').capitalize()}", ""]
            for look in LOOKS:
                file = FOLDER / part / f"{name}-{short(look)}.png"
                if file.exists():
                    lines.append(f"![{name}, {short(look)}]({file.relative_to(PAGE.parent).as_posix()})")
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
        Server(where, module="tests.browser.seeded") as server,
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
    write_page()
    whole = sum(file.stat().st_size for file in FOLDER.rglob("*.png"))
    print(f"{whole / MEGABYTE:.1f} MB" + (": too much for a repository, make them smaller" if whole > MOST else ""))


if __name__ == "__main__":
    main(sys.argv[1:])
