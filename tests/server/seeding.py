"""A server in this process whose deals and bots are the same each time (see tests/seeded.py)."""

from collections.abc import Callable

import msgspec

from camarilla.server import app, playing_on, verbs
from camarilla.server.questions import AnyAnswer, AnyAsk
from camarilla.server.workers import Workers
from tests.patience import PATIENCE
from tests.seeded import Put, Seeded

BUDGET = 2.0
"""Seconds that a bot has to think, as at any server."""


class Patient(Workers):
    """Bots have as long to think as ever, but on a busy machine an answer is waited for, not left to chance."""

    def __init__(self, count: int) -> None:
        super().__init__(count, PATIENCE)

    async def put(self, ask: AnyAsk, fits: Callable[[AnyAnswer], bool]) -> AnyAnswer | None:
        """Get in line, and wait."""
        return await super().put(msgspec.structs.replace(ask, budget=BUDGET), fits)


def seed_server(seed: str, put: Put = setattr) -> None:
    """It gives the same to every deal, and its bots do the same."""
    for module in (verbs, playing_on):
        put(module, "secrets", Seeded(seed))
    put(app, "Workers", Patient)
