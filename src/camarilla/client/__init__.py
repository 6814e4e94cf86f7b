"""The client of a table server, for Python: people in a terminal, and remote bots, sit at tables through it.

async with Visitor.at("http://localhost:8000") as visitor:
    await visitor.come_in("Ann")
    table = await visitor.make_table(Settings("secrets", 4))
    async with visitor.sit_at(table.id) as seat:
        await seat.request(Start(id=seat.mark()))
        async for news in seat.news():
            ...
"""

from camarilla.client.seat import Refusal, Seat
from camarilla.client.visitor import Visitor

__all__ = ["Refusal", "Seat", "Visitor"]
