"""An evening at a table server's table: the waiting room, the game, the end, and whatever is typed meanwhile."""

from time import monotonic

from camarilla.cli import absence, waiting
from camarilla.cli.asking import Asking
from camarilla.cli.at_table import AtTable
from camarilla.cli.draw import drawing_of
from camarilla.cli.heeding import Heeding
from camarilla.cli.house import clean_names
from camarilla.cli.keys import Deal
from camarilla.cli.log import Log
from camarilla.cli.orders import Pick, understand
from camarilla.cli.parting import Parting
from camarilla.cli.room import Room
from camarilla.cli.table_talk import TableTalk
from camarilla.cli.visit import Visit
from camarilla.client import Found, Gone, Happening, Lost, Seat
from camarilla.core.data import Reader
from camarilla.protocol.tables import PersonSeat, Phase, TableInfo
from camarilla.protocol.to_client import (
    DealAsked,
    FormerSeat,
    GameBegan,
    Heard,
    News,
    Situation,
    TableChanged,
    TakenBack,
    Welcome,
)
from camarilla.protocol.to_server import Sit

NARROWEST = 12
"""What is left of a line for typing, however long its mark is."""


class Evening:
    """One person at one table, or watching it."""

    def __init__(self, visit: Visit, seat: Seat) -> None:
        self.visit = visit
        self.wire = visit.wire
        self.screen = visit.screen
        self.speaker = visit.speaker
        self.seat = seat
        self.table: TableInfo = seat.table
        self.talk = TableTalk(seat, self.screen, self.speaker)
        self.parting = Parting(visit, seat)
        self.heeding = Heeding(visit, seat, self.talk, self.parting)
        self.room: Room | None = None
        self.log: Log | None = None
        self.away: set[int] = set()
        self.asked: object = None
        self.asked_anew = False
        self.waited_for = ""
        self.clock_read = monotonic()
        self.shown: tuple[Phase, int, Reader] | None = None
        self.entered: tuple[int, Reader] | None = None
        self.undo_offered: tuple[int, int] | None = None
        self.told_unfair: set[int] = set()
        self.told_slept: int | None = None
        self.told_former: FormerSeat | None = None
        self.said_shown: tuple[int, int] | None = None
        self.name_players()

    # --------------------------------------------------------------------------------------------------- the evening

    def run(self, *, sit: bool) -> int:
        """Stay until one goes; the exit code."""
        self.seat.forget_news()
        self.wire.listen_to(self.seat)
        self.keep_deals()
        self.arrive()
        self.tell_awaited()
        self.talk.tell_requests()
        place = self.own_place()
        if not sit and place is not None and not place.left and self.table.phase is not Phase.OVER:
            self.screen.say(self.speaker.text("cli-join-seated-anyway"))
        if sit and self.seat.seat is None and self.table.phase is Phase.WAITING and waiting.free_seats(self.table):
            self.heeding.request(Sit(self.seat.mark()))
        while True:
            self.catch_up()
            line = self.screen.hear(self.mark, self.is_held, ticks=self.has_clock())
            if line is not None and self.heeding.heed(line):
                return 0

    def is_held(self, line: str) -> bool:
        """In a pipe, the answer to a question waits until the question is asked."""
        return (
            not self.screen.is_terminal
            and self.heeding.asking is None
            and self.seat.seat is not None
            and self.seat.table.phase in {Phase.DEALING, Phase.PLAYING}
            and isinstance(understand(line), Pick)
        )

    def mark(self) -> str:
        """What stands before the line that is typed: the time left, whom the table waits for."""
        prompt = self.speaker.text("cli-prompt") + " "
        if self.seat.table.phase is not Phase.PLAYING or self.seat.situation is None:
            return prompt
        clock = self.clock_left()
        if self.heeding.asking is not None or not self.screen.is_terminal:
            return " ".join(part for part in (clock, prompt) if part)
        words = self.awaited(self.seat.situation)
        room = self.screen.console.width - NARROWEST - len(clock)
        if len(words) > room:
            words = words[: room - 1] + "…"
        return " ".join(part for part in (clock, words, prompt) if part)

    def awaited(self, situation: Situation) -> str:
        """Whom the table waits for; whoever is played for reads that instead."""
        place = self.own_place()
        if place is not None and place.stand_in:
            return self.speaker.text("cli-join-stand-in-plays", given_up="yes" if place.left else "no")
        return self.speaker.say(situation.choice.prompt)

    def own_place(self) -> PersonSeat | None:
        """One's own seat, if one has any."""
        place = None if self.seat.seat is None else self.seat.table.seats[self.seat.seat]
        return place if isinstance(place, PersonSeat) else None

    def has_clock(self) -> bool:
        """Whether time runs."""
        return self.seat.situation is not None and self.seat.situation.clocks is not None

    def clock_left(self) -> str:
        """The time that is left to whoever is waited for; oneself first."""
        clocks = None if self.seat.situation is None else self.seat.situation.clocks
        if clocks is None or not clocks.running:
            return ""
        seat = self.seat.seat if self.seat.seat in clocks.running else clocks.running[0]
        left = clocks.left[seat]
        if left is None:
            return ""
        seconds = max(0, left // 1000 - int(monotonic() - self.clock_read))
        return f"[{seconds // 60}:{seconds % 60:02}]"

    # -------------------------------------------------------------------------------------------------- what happens

    def catch_up(self) -> None:
        """Tell what has happened, and show what the table waits for now."""
        while self.wire.news:
            happened = self.wire.news.popleft()
            if isinstance(happened, Gone):
                raise happened
            self.tell(happened)
        self.show()
        self.say_shown()

    def tell(self, happened: Happening) -> None:
        """Tell one thing that has happened."""
        match happened:
            case Lost() | Found():
                lost = isinstance(happened, Lost)
                self.screen.say(self.speaker.text("cli-join-lost" if lost else "cli-join-found"), style="dim italic")
                self.asked_anew = not lost
            case Welcome():
                self.tell_changes(happened.table)
                self.talk.tell_notes()
                self.arrive()
            case TableChanged():
                self.tell_changes(happened.table)
                self.talk.explain_requests()
            case DealAsked():
                self.keep_deals()
            case GameBegan():
                self.begin()
            case TakenBack():
                self.tell_taken_back(happened.seat)
            case Heard():
                self.talk.hear(happened.talk)
            case News():
                self.clock_read = monotonic()

    def tell_taken_back(self, seat: int) -> None:
        """Somebody took their last decision back, perhaps oneself: what comes next is told from there.

        Of others a note says it.
        """
        if seat == self.seat.seat:
            self.screen.say(self.speaker.text("cli-join-taken-back"))
        self.asked = None
        self.clock_read = monotonic()
        if self.log is not None:
            self.log.take_back(self.seat.seat)

    def tell_changes(self, table: TableInfo) -> None:
        """Who came and went, and what else changed."""
        lines = waiting.differences(self.table, table, self.seat.you, self.away, self.speaker)
        lines += absence.refused_lines(self.table, table, self.seat.you, self.speaker)
        for line in lines + absence.waiting_lines(self.table, table, self.seat.seat, self.seat.now(), self.speaker):
            self.tell_aside(line)
        self.table = table
        self.name_players()

    def tell_aside(self, line: str) -> None:
        """Say something about the table beside the game."""
        self.screen.say(f"· {line}", style="italic", indent=2)

    def tell_awaited(self) -> None:
        """Whoever comes to a game that goes on reads for whom it waits who is away: who was here has read it."""
        if self.table.phase is not Phase.PLAYING or self.seat.game is None:
            return
        for number in absence.awaited(self.table, self.seat.seat, self.seat.view().waiting):
            line = absence.arrival_line(self.table.seats[number], self.table, self.seat.now(), self.speaker)
            if line is not None:
                self.away.add(number)
                self.tell_aside(line)

    def name_players(self) -> None:
        """What everybody is called: who sits there now."""
        self.speaker.names = tuple(clean_names(waiting.players(self.table, self.seat.game)))

    def keep_deals(self) -> None:
        """Keep what one gave to the deals, and the seals that were shown before."""
        if self.seat.unfair - self.told_unfair:
            self.told_unfair |= self.seat.unfair
            self.screen.say(self.speaker.text("cli-join-unfair"), style="bold red")
        for number, shown in self.seat.commitments.items():
            self.visit.keys.keep_deal(self.table.id, number, Deal(self.seat.nonces[number].hex(), tuple(shown)))

    def begin(self) -> None:
        """The cards have been dealt."""
        self.name_players()
        self.enter_game()
        self.screen.say()
        self.screen.say(self.speaker.text("cli-join-dealt"), style="bold")
        if self.seat.game is not None:
            self.screen.say(
                self.speaker.text("cli-join-commitment", commitment=self.seat.game.seed_commitment), style="dim"
            )
        if self.room is not None:
            for line in self.room.drawing.introduction(self.room.hosted.options, self.speaker):
                self.screen.say(line, style="dim italic")

    def arrive(self) -> None:
        """One is here, perhaps again: what the table says to that."""
        self.wire.do(self.seat.look(looking=True))
        self.said_shown = None
        slept = absence.slept_line(self.seat.table, self.seat.now(), self.speaker)
        if slept is not None and self.told_slept != self.seat.table.slept_since:
            self.screen.say(slept, style="italic")
            self.told_slept = self.seat.table.slept_since
        former = self.seat.you.former
        if former is not None and former != self.told_former:
            self.screen.say(self.speaker.text("cli-replaced", name=former.taken_by), style="italic")
        self.told_former = former
        if self.seat.game is not None:
            self.take_up()

    def take_up(self) -> None:
        """Come to a game that goes on: what one has missed is told, or what happened last; nothing is told twice."""
        self.name_players()
        missed = self.seat.missed
        if missed is not None:
            log = self.log if self.is_entered() and self.log is not None else self.enter_game()
            absence.tell_missed(log, missed, self.seat.seat, self.talk.new_claims(missed.since), self.seat.now())
            self.clock_read = monotonic()
            return
        if self.log is not None and self.is_entered():
            self.log.seen[self.seat.seat] = min(self.log.seen.get(self.seat.seat, 0), len(self.seat.history))
            self.clock_read = monotonic()
            return
        self.enter_game().recall(self.seat.seat)

    def is_entered(self) -> bool:
        """Whether the game that goes on is the one that is drawn, from the same seat."""
        return self.entered == (self.seat.table.number, self.seat.seat)

    def enter_game(self) -> Log:
        """A game is there to be drawn."""
        self.room = Room(AtTable(self.seat), self.screen, self.speaker, drawing_of(self.seat.rules.key), hints=True)
        self.log = Log(self.room, None, resumed=False)
        self.heeding.enter(self.room, self.log)
        self.entered = (self.seat.table.number, self.seat.seat)
        self.asked, self.waited_for = None, ""
        self.clock_read = monotonic()
        return self.log

    # ------------------------------------------------------------------------------------------------ what is shown

    def say_shown(self) -> None:
        """Everything up to now has been printed: the table is told so, once."""
        situation, game = self.seat.situation, self.seat.game
        if situation is None or game is None or not self.is_entered():
            return
        if self.said_shown == (game.number, situation.ply):
            return
        self.said_shown = (game.number, situation.ply)
        self.wire.do(self.seat.shown())

    def show(self) -> None:
        """What the table waits for."""
        phase = self.seat.table.phase
        if phase is Phase.PLAYING and not self.is_entered():
            return  # its beginning is still to be told
        now = (phase, self.seat.table.number, self.seat.seat if phase is Phase.PLAYING else None)
        new, self.shown = now != self.shown, now
        match phase:
            case Phase.WAITING:
                self.heeding.asking = None
                if new:
                    self.heeding.show_room()
            case Phase.DEALING:
                self.heeding.asking = None
            case Phase.PLAYING:
                self.show_game(new=new)
            case Phase.OVER:
                self.heeding.asking = None
                if new and self.log is not None and self.room is not None:
                    self.parting.finish(self.log, self.room, self.talk)

    def show_game(self, *, new: bool) -> None:
        """The news, and the question if one is asked; who comes sees the table first."""
        seat, room, log = self.seat, self.room, self.log
        if room is None or log is None or seat.situation is None:
            return
        offers = [bytes(offer.move) for offer in seat.offers]
        asked = (seat.table.number, seat.situation.ply, offers, self.speaker.names)
        if not seat.offers:
            self.heeding.asking = self.asked = None
            self.watch(room, log, seat.situation, new=new)
        elif asked != self.asked:
            self.asked = asked
            self.offer_undo(seat.situation)
            self.heeding.asking = Asking(room, seat.seat, log)
            self.heeding.asking.open()
            if not self.screen.is_terminal and self.has_clock():
                self.screen.say(self.clock_left())
        elif self.asked_anew and self.heeding.asking is not None:
            self.heeding.asking.question()
        self.asked_anew = False

    def watch(self, room: Room, log: Log, situation: Situation, *, new: bool) -> None:
        """Nothing is asked of one: what happens, and whom the table waits for."""
        if log.tell_news(self.seat.seat):
            log.forget_turn()
        if new:
            self.screen.say()
            Asking(room, self.seat.seat, log).draw()
            if self.seat.seat is None:
                self.screen.say(self.speaker.text("cli-join-watching"))
                for line in absence.offers_to_play(self.seat.table, self.seat.you.former, self.speaker):
                    self.tell_aside(line)
        waited_for = self.awaited(situation)
        if not self.screen.is_terminal and waited_for != self.waited_for:
            self.screen.say(waited_for)
        self.waited_for = waited_for
        self.offer_undo(situation)

    def offer_undo(self, situation: Situation) -> None:
        """Say once of a decision that it can be taken back."""
        decided = (self.seat.table.number, situation.ply)
        if situation.can_undo and self.undo_offered != decided:
            self.undo_offered = decided
            self.screen.say(self.speaker.text("cli-join-can-undo"), style="dim")
