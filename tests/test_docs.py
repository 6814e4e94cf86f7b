"""The examples in the documentation are run as they stand."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.live import Server

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")


PAGES = [
    "README.md",
    "docs/add-a-game.md",
    "docs/arena.md",
    "docs/fairness.md",
    "docs/protocol.md",
    "docs/write-a-bot.md",
]


WITH_A_SERVER = "CAMARILLA_SERVER"
"""What a page reads that plays at a table server."""


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_as_they_stand(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = BLOCK.findall((ROOT / page).read_text())
    assert blocks
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {}
    with ExitStack() as stack:
        if any(WITH_A_SERVER in block for block in blocks):
            server = stack.enter_context(Server(f"sqlite:///{tmp_path / 'tables.db'}"))
            monkeypatch.setenv(WITH_A_SERVER, server.url)
        for block in blocks:
            exec(compile(block, page, "exec"), space)  # noqa: S102 - our own documentation


@pytest.mark.parametrize("page", [str(path.relative_to(ROOT)) for path in ROOT.glob("docs/**/*.md")] + ["README.md"])
def test_every_link_inside_the_project_leads_somewhere(page: str) -> None:
    for target in LINK.findall((ROOT / page).read_text()):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), f"{page} links to {target}"
