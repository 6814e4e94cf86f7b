"""A bot at a table somewhere else: it decides from its View, as it would here.

asyncio.run(play_as_bot("http://localhost:8000", token, table, lambda game, seed: make_bot("courtier", game, seed)))

Whoever comes with an API token is declared as a bot: the table shows it so, and gives it the whole View, also what a
table option leaves to people's memory.
"""

import asyncio
import secrets
from collections.abc import Callable

from camarilla.bots.bot import Bot
from camarilla.client.connection import Lost
from camarilla.client.seat import Refusal, Seat, Unanswered
from camarilla.client.visitor import Visitor
from camarilla.core.data import Outcome
from camarilla.protocol.tables import PersonSeat, Phase
from camarilla.protocol.to_client import Code
from camarilla.protocol.to_server import Back, Sit

MakeBot = Callable[[str, int], Bot]
"""Makes a bot for a game, by its key, from a seed."""
Told = Callable[[Seat], None]
"""Wants to know that something has happened at the table."""
PASSED = frozenset({Code.STALE, Code.NOT_NOW, Code.NOT_YOURS})
"""Refusals that come of what has happened meanwhile: the news will tell."""
LATER = frozenset({Code.BUSY, Code.TOO_FAST})
"""Refusals after which the same may be asked again."""
PAUSE = 1.0


async def play_as_bot(  # noqa: PLR0913 - where, as whom, with what
    server: str, token: str, table: str, make: MakeBot, *, games: int | None = None, told: Told | None = None
) -> list[Outcome]:
    """Sit a bot at a table and let it play, rematches too: so many games, or until it is sent away.

    Returns how the games ended. Raises Gone if the table is closed to it, and Refusal if it finds no seat.
    """
    async with Visitor.at(server, token=token) as visitor, visitor.sit_at(table) as seat:
        if seat.seat is None:
            await seat.request(Sit(seat.mark()))
        return await play_at(seat, make, games=games, told=told)


async def play_at(seat: Seat, make: MakeBot, *, games: int | None = None, told: Told | None = None) -> list[Outcome]:
    """Let a bot play at a seat that it has already: so many games, or until the seat is somebody else's."""
    player = Player(seat, make)
    await player.look()
    async for news in seat.news():
        if told is not None:
            told(seat)
        if not isinstance(news, Lost):
            await player.look()
        if len(player.outcomes) == games or player.is_sent_away():
            break
    return list(player.outcomes.values())


class Player:
    """A bot and its seat."""

    def __init__(self, seat: Seat, make: MakeBot) -> None:
        self.seat = seat
        self.make = make
        self.bot: tuple[int, Bot] | None = None
        self.outcomes: dict[int, Outcome] = {}
        self.has_sat = seat.seat is not None

    async def look(self) -> None:
        """Do what the table asks of this seat, if anything."""
        seat = self.seat
        self.has_sat = self.has_sat or seat.seat is not None
        if seat.table.phase is Phase.OVER and seat.situation is not None and seat.situation.outcome is not None:
            self.outcomes[seat.table.number] = seat.situation.outcome
        while seat.table.phase is Phase.PLAYING:
            try:
                await self.act()
            except Refusal as refusal:
                if refusal.code in LATER:
                    await asyncio.sleep(PAUSE)
                    continue
                if refusal.code not in PASSED:
                    raise
            except Unanswered:
                continue
            return

    async def act(self) -> None:
        """Take the seat back from a stand-in, or decide."""
        seat = self.seat
        if self.has_stand_in():
            await seat.request(Back(seat.mark()))
        elif seat.situation is not None and seat.offers:
            ply, rules, options = seat.situation.ply, seat.rules, seat.options
            if self.bot is None or self.bot[0] != seat.table.number:
                self.bot = (seat.table.number, self.make(rules.key, secrets.randbits(62)))
            # In a thread of its own: who thinks long must not seem to be gone.
            action = await asyncio.to_thread(self.bot[1].decide, seat.view(), seat.actions())
            await seat.play(rules.move_of(action, options), ply)

    def place(self) -> PersonSeat | None:
        """Its seat, as everybody sees it."""
        place = None if self.seat.seat is None else self.seat.table.seats[self.seat.seat]
        return place if isinstance(place, PersonSeat) else None

    def has_stand_in(self) -> bool:
        """Whether somebody plays for it: it was away."""
        place = self.place()
        return place is not None and place.stand_in and not place.left

    def is_sent_away(self) -> bool:
        """Whether it had a seat and has none any more, or was made to leave a game that goes on."""
        place = self.place()
        return self.has_sat and (place is None or place.left)
