"""Whatever is dealt in these tests is dealt alike each time."""

from tests.server.conftest import seeded

__all__ = ["seeded"]
