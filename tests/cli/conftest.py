"""Every test of the command runs in a folder of its own: what is saved without a name is saved there."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is saved is saved there."""
    monkeypatch.chdir(tmp_path)
