"""Coming to a table server: who one is there, to which table, and what is said when that cannot be."""

import asyncio
import getpass
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager

from camarilla.bots import make_bot
from camarilla.cli import waiting
from camarilla.cli.evening import Evening
from camarilla.cli.house import clean_names
from camarilla.cli.keys import Keys
from camarilla.cli.lobby import Lobby
from camarilla.cli.making import NewTable
from camarilla.cli.parting import Parting
from camarilla.cli.screen import Left, Screen
from camarilla.cli.visit import Visit
from camarilla.cli.wire import Wire, WireScreen
from camarilla.cli.words import FAILED, Refused
from camarilla.client import Gone, Refusal, Seat, Unanswered, Unreachable, Unwilling, Visitor, play_as_bot
from camarilla.core.text import Sentence
from camarilla.locales import Speaker
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import Phase
from camarilla.protocol.to_server import AddBot, Start

NO_SESSION = 401


class Arriving:
    """One visit to a server, from the door to the street."""

    def __init__(self, server: str, speaker: Speaker, lang: str | None, token: str | None) -> None:
        self.server = server
        self.speaker = speaker
        self.lang = lang
        self.token = token
        self.wire = Wire()
        self.screen = WireScreen(self.wire)
        self.keys = Keys.of(server)
        self.seat: Seat | None = None

    def run(self, name: str | None, at: str | NewTable | None, *, watch: bool) -> int:
        """Come in, sit down, stay; the exit code."""
        stack = AsyncExitStack()
        with explained(self.server):
            try:
                with self.screen.listening():
                    visit = self.come_in(stack, name)
                    return self.stay(stack, visit, at, watch=watch)
            finally:
                self.wire.signal = 0
                self.wire.do(stack.aclose())
                self.wire.close()

    def come_in(self, stack: AsyncExitStack, name: str | None) -> Visit:
        """Be known there: by a token, by the session of an earlier visit, or as a new guest."""
        session = None if self.token is not None else self.keys.kept.session
        visitor = self.wire.do(stack.enter_async_context(Visitor.at(self.server, self.token, session)))
        visitor.replaced = self.keys.replaced
        try:
            me = self.wire.do(visitor.me())
        except Unwilling as wrong:
            if wrong.status != NO_SESSION or self.token is not None:
                raise
            visitor.http.cookies.clear()
            me = self.wire.do(visitor.come_in(name or self.asked_name()))
        else:
            if name is not None and name != me.name:
                me = self.wire.do(visitor.rename(name))
        if self.token is None:
            self.keys.remember(visitor.session)
        self.name = me.name
        return Visit(self.wire, self.screen, self.speaker, visitor, self.keys, self.server, self.lang, self.token)

    def asked_name(self) -> str:
        """What somebody wants to be called; as on this machine, if they do not say."""
        try:
            usual = clean_names([getpass.getuser()])[0]
        except (OSError, KeyError):
            usual = ""
        usual = usual if usual not in {"", "root"} else self.speaker.name(0)
        self.screen.say(self.speaker.text("cli-join-ask-name", usual=usual))
        return self.screen.ask(self.speaker.text("cli-prompt") + " ") or usual

    def stay(self, stack: AsyncExitStack, visit: Visit, at: str | NewTable | None, *, watch: bool) -> int:
        """Find the table, and stay at it."""
        try:
            chosen = Lobby(visit, self.name).choose() if at is None else at
            if isinstance(chosen, NewTable):
                self.seat = self.made(stack, visit, chosen)
            else:
                self.seat = self.wire.do(stack.enter_async_context(visit.visitor.sit_at(chosen)))
            return Evening(visit, self.seat).run(sit=not watch)
        except Left as left:
            if self.seat is not None:
                Parting(visit, self.seat).say_goodbye()
            return left.code

    def made(self, stack: AsyncExitStack, visit: Visit, new: NewTable) -> Seat:
        """Make a table, seat its bots; where nobody else can sit down, begin."""
        table = self.wire.do(visit.visitor.make_table(new.settings))
        seat = self.wire.do(stack.enter_async_context(visit.visitor.sit_at(table.id)))
        for level in new.bots:
            self.wire.do(seat.request(AddBot(seat.mark(), level)))
        if len(new.bots) == new.settings.players - 1:
            self.wire.do(seat.request(Start(seat.mark())))
        return seat


@contextmanager
def explained(server: str) -> Iterator[None]:
    """What a server or the way to it refuses ends in a sentence."""
    try:
        yield
    except Unwilling as wrong:
        said = wrong.sentence or Sentence("cli-join-unreachable", {"server": server})
        raise Refused(said.id, FAILED, **said.args) from wrong
    except Refusal as wrong:
        raise Refused(wrong.sentence.id, FAILED, **wrong.sentence.args) from wrong
    except (Unreachable, Unanswered) as wrong:
        raise Refused("cli-join-unreachable", FAILED, server=server) from wrong
    except Gone as gone:
        known = {code.value: code.name.lower().replace("_", "-") for code in Closing}
        why = known.get(gone.code, "lost")
        raise Refused(f"cli-join-gone-{why}", FAILED, server=server) from gone


def run_bot(server: str, token: str, table: str, level: str, speaker: Speaker) -> int:
    """Let a bot of ours play at a table until it is sent away; the exit code."""
    screen = Screen()
    told: dict[int, Phase] = {}

    def tell(seat: Seat) -> None:
        if told.get(seat.table.number) is seat.table.phase:
            return
        told[seat.table.number] = seat.table.phase
        speaker.names = tuple(clean_names(waiting.players(seat.table, seat.game)))
        outcome = None if seat.situation is None else seat.situation.outcome
        if seat.table.phase is Phase.OVER and outcome is not None:
            screen.say(speaker.say(outcome.why))
        elif seat.table.phase is Phase.PLAYING:
            screen.say(speaker.text("cli-join-bot-plays", number=seat.table.number))

    with explained(server):
        screen.say(speaker.text("cli-join-bot-takes", level=level, table=table))
        try:
            asyncio.run(play_as_bot(server, token, table, lambda game, seed: make_bot(level, game, seed), told=tell))
        except KeyboardInterrupt:
            return 130
    screen.say(speaker.text("cli-join-bot-gone"))
    return 0
