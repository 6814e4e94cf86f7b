"""The bots' voices at a table: now and then they claim something, and they answer what others claim.

Like their decisions, their words are made in worker processes from what their seat sees. When they speak, and how long
it takes them, is drawn from what everybody sees, so that neither tells anything.
"""

import asyncio
import contextlib

import msgspec

from camarilla.bots.style import STYLES, Style
from camarilla.bots.talk import Talker
from camarilla.core.errors import CamarillaError
from camarilla.core.rng import Dealing as Draws
from camarilla.core.talk import Reply
from camarilla.protocol.tables import Phase, Talk
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub, Live, Making
from camarilla.server.playing import Playing
from camarilla.server.questions import Respond, Responded, Speak, Spoke
from camarilla.server.settings import Pace, at_a_drawn_moment
from camarilla.server.table import Bot, Table
from camarilla.server.workers import Workers

SEED = 1 << 62
ANSWERS = 40
"""The most talkative of our styles, at 20, answers every other claim."""


class Voices:
    """Lets the bots talk at the tables that this process owns."""

    def __init__(self, hub: Hub, workers: Workers, pace: Pace) -> None:
        self.hub = hub
        self.workers = workers
        self.pace = pace
        self.tasks: set[asyncio.Task[None]] = set()
        hub.after.append(self.look)

    async def close(self) -> None:
        """Fall silent."""
        self.hub.after.remove(self.look)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def look(self, live: Live, entry: AnyEntry | None) -> None:
        """See who wants to say something now."""
        table = live.table
        if not live.owned or table.phase is not Phase.PLAYING or table.settings.talk is Talk.SILENT:
            return
        if isinstance(entry, e.GameStarted) or (isinstance(entry, e.Moved) and not table.play().quiet):
            self.let_speak(live)
        elif isinstance(entry, e.ClaimMade):
            self.let_answer(live, entry.seat)

    def begin(self, words: asyncio.Task[None]) -> None:
        """Let a bot find its words."""
        self.tasks.add(words)
        words.add_done_callback(self.tasks.discard)

    def let_speak(self, live: Live) -> None:
        """Something new lies open on the table: every bot may say something about it, once."""
        playing = live.table.play()
        public = None
        for seat, place in enumerate(live.table.seats):
            if isinstance(place, Bot):
                public = public or playing.match.view(None)
                style, seed = voice_of(playing, seat)
                if Talker(style, seed).wants_to_speak(public, seat):
                    self.begin(asyncio.create_task(self.speak(live, seat, style, seed)))

    def let_answer(self, live: Live, speaker: int) -> None:
        """Somebody has claimed something: every bot may answer."""
        playing = live.table.play()
        number = len(playing.claims) - 1
        for seat, place in enumerate(live.table.seats):
            if isinstance(place, Bot) and seat != speaker:
                style, seed = voice_of(playing, seat)
                draws = Draws(playing.seed, f"answer|{number}|{seat}")
                if draws.below(ANSWERS) < style.talkativeness:
                    self.begin(asyncio.create_task(self.answer(live, seat, number, style, seed)))

    async def speak(self, live: Live, seat: int, style: Style, seed: int) -> None:
        """Make a claim, if it still can be made when the words are found."""
        playing = live.table.play()
        draws = Draws(playing.seed, f"voice|{playing.stands[seat]}|{seat}")
        mark = f"claim:{playing.number}:{playing.stands[seat]}:{seat}"
        game, public, view = live.table.game, playing.match.view(None), playing.match.view(seat)
        ask = Speak(game.key, style.key, seed, raw(public), raw(view), self.workers.budget)
        said = await at_a_drawn_moment(self.workers.talk(ask), self.pace, draws)
        if not isinstance(said, Spoke) or not said.claims:
            return
        claim = said.claims[0]

        def making(table: Table, at: int) -> AnyEntry | None:
            if table.playing is not playing or table.phase is not Phase.PLAYING or mark in table.asked:
                return None
            offered = table.game.claims(playing.match.view(None), seat)
            said_before = [made.claim for made in playing.claims if made.seat == seat]
            words = table.game.read_claim(bytes(claim))
            if words not in offered or words in said_before:
                return None
            return e.ClaimMade(at=at, ask=mark, seat=seat, claim=claim)

        await self.write(live, making)

    async def answer(self, live: Live, seat: int, number: int, style: Style, seed: int) -> None:
        """Answer a claim."""
        playing = live.table.play()
        draws = Draws(playing.seed, f"answering|{number}|{seat}")
        made = playing.claims[number]
        ask = Respond(
            live.table.game.key,
            style.key,
            seed,
            raw(made.claim),
            made.seat,
            raw(playing.match.view(seat)),
            self.workers.budget,
        )
        said = await at_a_drawn_moment(self.workers.talk(ask), self.pace, draws)
        if not isinstance(said, Responded) or said.reply is Reply.SHRUG:  # a bot shrugs in silence
            return
        reply = said.reply
        mark = f"answer:{playing.number}:{number}:{seat}"

        def making(table: Table, at: int) -> AnyEntry | None:
            if table.playing is not playing or table.phase is not Phase.PLAYING or mark in table.asked:
                return None
            return e.ClaimAnswered(at=at, ask=mark, seat=seat, claim=number, reply=reply)

        await self.write(live, making)

    async def write(self, live: Live, making: Making) -> None:
        """Say it; what cannot be written down is not said."""
        with contextlib.suppress(CamarillaError):
            await self.hub.write(live, making)


def voice_of(playing: Playing, seat: int) -> tuple[Style, int]:
    """How a bot talks in this game, and the seed of its words."""
    draws = Draws(playing.seed, f"style|{seat}")
    return STYLES[draws.below(len(STYLES))], draws.below(SEED)


def raw(data: msgspec.Struct) -> msgspec.Raw:
    """Data as JSON."""
    return msgspec.Raw(msgspec.json.encode(data))
