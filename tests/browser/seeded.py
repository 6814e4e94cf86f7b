"""A server that gives the same to every deal: `python -m tests.browser.seeded SETTINGS` (see tests/server/live.py).

The rest of a deal comes from the guests, each of whom draws from a seed of their own (guest.py). So a test meets the
same cards and the same bots each time, in whatever order the tests are run. Keys and the names of tables stay random.
"""

import hashlib

from camarilla.server import playing_on, verbs
from camarilla.server.serve import serve
from tests.server.served import running


class Seeded:
    """What those modules use of `secrets`."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        """Always the same."""
        return hashlib.shake_256(b"camarilla").digest(count)


if __name__ == "__main__":
    for module in (verbs, playing_on):
        setattr(module, "secrets", Seeded)  # noqa: B010 - the type checker has nothing to say about it
    serve(running())
