"""Chance that is the same each time, for deals and bots in tests; keys, marks and the names of tables stay random.

What comes of a deal depends on what the server and each guest give to it. Each gives the same each time, however many
draw at once, so it does not matter in which order they come.
"""

import hashlib
import secrets
from collections.abc import Callable

from camarilla.client import bot, seat

Put = Callable[[object, str, object], None]
"""How something is put in the place of something else: setattr, or that of a monkeypatch."""


class Seeded:
    """What those modules use of `secrets`."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()

    def token_bytes(self, count: int) -> bytes:
        """Always the same."""
        return hashlib.shake_256(self.seed).digest(count)

    def randbits(self, count: int) -> int:
        """Always the same."""
        return int.from_bytes(self.token_bytes(8)) % (1 << count)

    def token_hex(self, count: int) -> str:
        """A mark, which has to be another one each time."""
        return secrets.token_hex(count)


def seed_guests(seed: str, put: Put = setattr) -> None:
    """Whoever comes with our client, in this process, gives the same to every deal; so do bots of their own."""
    for module in (seat, bot):
        put(module, "secrets", Seeded(seed))
