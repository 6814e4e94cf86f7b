"""Draws the icons anew from the SVGs beside this file: `python -m web.icons.render`, with a Chromium installed."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import FLAGS, MISSING, find

HERE: Final = Path(__file__).parent
THERE: Final = HERE.parent / "public" / "icons"
ICONS: Final = {
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "maskable-512": ("maskable", 512),
    "apple-180": ("maskable", 180),  # Apple's corners are round already, and what shows through is black
    "badge-96": ("badge", 96),
}
"""Each picture: of what it is made, and how large."""


def draw(page: Page, source: str, size: int) -> bytes:
    """One icon, transparent where nothing is drawn."""
    page.set_viewport_size({"width": size, "height": size})
    svg = (HERE / f"{source}.svg").read_text(encoding="utf-8")
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    return page.screenshot(omit_background=True)


def main() -> None:
    """All of them."""
    found = find()
    if found is None:
        raise SystemExit(MISSING)
    THERE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=found, args=list(FLAGS)).new_page()
        for name, (source, size) in ICONS.items():
            (THERE / f"{name}.png").write_bytes(draw(page, source, size))


if __name__ == "__main__":
    main()
