"""What a screen reader's friend finds wrong with a page: axe-core, run in it."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUNNING: Final = """
  async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, where: target.join(" "), why: failureSummary ?? "" })));
  }
"""
SIDEWAYS: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Violation(msgspec.Struct, frozen=True):
    """A rule of axe that some part of the page breaks."""

    id: str
    where: str
    why: str

    def __str__(self) -> str:
        return f"{self.id} at {self.where}: {self.why}"


@cache
def source() -> str:
    """Axe itself."""
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything it finds, nothing is left out; and whether one would have to scroll sideways."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {source()} }}")
    found = [str(one) for one in msgspec.convert(page.evaluate(RUNNING), list[Violation])]
    wider: int = page.evaluate(SIDEWAYS)
    return [*found, f"sideways by {wider} px"] if wider > 0 else found
