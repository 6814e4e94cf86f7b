"""The end of a game at a table server, its record, and how to come back."""

from pathlib import Path

from camarilla.cli.asking import printable
from camarilla.cli.keeping import command, default_path, short_path
from camarilla.cli.log import Log
from camarilla.cli.room import Room
from camarilla.cli.table_talk import TableTalk
from camarilla.cli.times import spelled
from camarilla.cli.visit import Visit
from camarilla.client import Seat, Unreachable, Unwilling
from camarilla.core import record as records
from camarilla.core.errors import BadRecord
from camarilla.core.match import Match
from camarilla.games import GAMES
from camarilla.locales import Speaker
from camarilla.protocol.tables import NoClock, PersonSeat, Phase, TableInfo


class Parting:
    """Tells how a game ended, and what remains of it."""

    def __init__(self, visit: Visit, seat: Seat) -> None:
        self.visit = visit
        self.screen = visit.screen
        self.speaker = visit.speaker
        self.seat = seat
        self.record: tuple[int, bytes] | None = None

    def link(self) -> str:
        """The table's address, to share."""
        return f"{self.visit.server}/t/{self.seat.table.id}"

    def finish(self, log: Log, room: Room, talk: TableTalk) -> None:
        """How the game ended: the ranking, where the points came from, what became of the claims."""
        log.tell_news(self.seat.seat)
        outcome = None if self.seat.situation is None else self.seat.situation.outcome
        if outcome is None:
            return
        self.screen.say()
        self.screen.say(self.speaker.say(outcome.why), style="bold")
        record = self.fetched()
        if record is not None:
            try:
                scores = room.drawing.ending(Match.replay(records.read(record), GAMES), self.speaker)
            except BadRecord as wrong:
                self.screen.say(self.speaker.explain(wrong))
            else:
                if scores is not None:
                    self.screen.show(scores)
        talk.tell_settled()
        self.screen.say()
        self.screen.say(self.speaker.text("cli-join-over"), style="dim")

    def fetched(self) -> bytes | None:
        """The record of the game that has just ended; where the server does not give it, that is said."""
        number = self.seat.table.number
        if self.record is None or self.record[0] != number:
            try:
                raw = self.visit.wire.do(self.visit.visitor.record(self.seat.table.id, number))
            except Unwilling as wrong:
                self.screen.say(str(wrong) if wrong.sentence is None else self.speaker.say(wrong.sentence))
                return None
            except Unreachable:
                self.screen.say(self.speaker.text("cli-join-unreachable", server=self.visit.server))
                return None
            self.record = (number, raw)
        return self.record[1]

    def save(self, path: str | None) -> None:
        """Keep the record of a game that has ended, and say how to check its deal and see it again."""
        if self.seat.table.phase is not Phase.OVER:
            self.screen.say(self.speaker.text("cli-join-nothing-to-save"))
            return
        record = self.fetched()
        if record is None:
            return
        target = default_path(self.seat.rules.key) if path is None else Path(path).expanduser()
        if target.exists():
            self.screen.say(self.speaker.text("cli-file-exists", file=printable(str(target))))
            return
        try:
            target.write_bytes(record)
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            self.screen.say(self.speaker.text("cli-not-saved", file=printable(str(target)), why=why))
            return
        file = short_path(target)
        self.screen.say(self.speaker.text("cli-saved", file=file))
        self.screen.say(self.speaker.text("cli-replay-with"))
        self.screen.say_whole(f"  {command('replay', file, '--all')}")
        self.screen.say(self.speaker.text("cli-join-verify-with"))
        self.screen.say_whole(f"  {command('verify', file, *self.proof_words())}")

    def proof_words(self) -> list[str]:
        """What one knows oneself of the deal: one's own part in it, and the seals that were shown before."""
        game = self.seat.game
        deal = None if game is None else self.visit.keys.deal(self.seat.table.id, game.deal)
        if deal is None or self.seat.seat is None:
            return []
        shown = [word for seal in deal.commitments for word in ("--commitment", seal)]
        return ["--seat", str(self.seat.seat + 1), "--nonce", deal.nonce, *shown]

    def say_goodbye(self) -> None:
        """Whoever closes the terminal keeps the seat: how to come back."""
        phase = self.seat.table.phase
        if self.seat.seat is not None and phase in {Phase.DEALING, Phase.PLAYING}:
            self.screen.say(kept_while_playing(self.seat.table, self.seat.seat, self.speaker))
        elif self.seat.seat is not None:
            self.screen.say(self.speaker.text("cli-join-kept"))
        self.screen.say(self.speaker.text("cli-join-come-back"))
        lang = () if self.visit.lang is None else ("--lang", self.visit.lang)
        self.screen.say_whole(f"  {command('join', self.link(), *lang)}")


def kept_while_playing(table: TableInfo, own: int, speaker: Speaker) -> str:
    """What becomes of one's seat while one is away from a game that goes on."""
    place = table.seats[own]
    if isinstance(place, PersonSeat) and place.left:
        return speaker.text("cli-join-kept-left" if place.stand_in else "cli-join-kept-left-alone")
    if isinstance(place, PersonSeat) and place.stand_in:
        return speaker.text("cli-join-kept-gone")
    people = [seat for seat in table.seats if isinstance(seat, PersonSeat) and not seat.is_bot and not seat.left]
    if len(people) <= 1 or (isinstance(table.settings.clock, NoClock) and table.settings.grace is None):
        return speaker.text("cli-join-kept-waiting")
    if not isinstance(table.settings.clock, NoClock) or table.settings.grace is None:
        return speaker.text("cli-join-kept-clock")
    return speaker.text("cli-join-kept-playing", time=spelled(table.settings.grace, speaker))
