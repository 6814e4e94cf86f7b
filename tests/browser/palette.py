"""Small pictures: a PNG with a palette of its own colours, made in the browser that took it."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

COLOURS: Final = 64
SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def small(page: Page, picture: bytes, scale: float = 1) -> bytes:
    """The picture with few colours, scaled; `page` lends its canvas."""
    text: str = page.evaluate(SCRIPT, [base64.b64encode(picture).decode(), scale, COLOURS])
    return base64.b64decode(text)
