"""Whatever is dealt in the tests' own process is dealt alike each time; `served` sees to it in others."""

import pytest

from tests.seeded import seed_guests
from tests.server.seeding import seed_server


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test is dealt the same cards."""
    seed_server(request.node.name, monkeypatch.setattr)
    seed_guests(request.node.name, monkeypatch.setattr)
