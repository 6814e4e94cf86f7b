"""A real server, the real page, a real browser: one of each a process of the tests, and new guests for each test."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from playwright.sync_api import Browser, sync_playwright

from camarilla.server.page import files
from tests.browser.chromium import FLAGS, MISSING, find
from tests.browser.guest import Guest, Invite, Look
from tests.server.live import Server, database, missing


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A table server whose bots do not pause, and whose deals are the same each time."""
    if "index.html" not in files():
        missing("the page is not built: make web")
    with database("sqlite") as url, Server(url) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that is installed."""
    found = find()
    if found is None:
        missing(MISSING)
        return
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture
def invite(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Guests, who leave when the test is over."""
    numbers = count()
    with ExitStack() as leaving:

        def come(look: Look | None = None, *, hurried: bool = True) -> Guest:
            seed = f"{request.node.name} {next(numbers)}"
            return leaving.enter_context(Guest(browser, server.url, look, seed=seed, hurried=hurried))

        yield come
