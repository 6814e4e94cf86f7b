"""Every test of the command runs in a folder of its own: what is saved without a name is saved there."""

from pathlib import Path

import pytest

from tests.seeded import seed_guests


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is saved is saved there."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests who come from the tests' own process; those at a terminal of their own are seeded there (terminal.py)."""
    seed_guests(request.node.name, monkeypatch.setattr)
