"""The client of a table server, for Python: people in a terminal, and remote bots, sit at tables through it.

async with Visitor.at("http://localhost:8000") as visitor:
    await visitor.come_in("Ann")
    table = await visitor.make_table(Settings("secrets", 4))
    async with visitor.sit_at(table.id) as seat:
        await seat.request(AddBot(seat.mark(), "courtier"))
        await seat.request(Start(seat.mark()))
        async for news in seat.news():
            ...
"""

from camarilla.client.bot import play_as_bot, play_at
from camarilla.client.connection import Found, Gone, Lost
from camarilla.client.seat import Happening, Refusal, Seat, Unanswered
from camarilla.client.visitor import Unreachable, Unwilling, Visitor, address
from camarilla.protocol.http import Me

__all__ = [
    "Found",
    "Gone",
    "Happening",
    "Lost",
    "Me",
    "Refusal",
    "Seat",
    "Unanswered",
    "Unreachable",
    "Unwilling",
    "Visitor",
    "address",
    "play_as_bot",
    "play_at",
]
