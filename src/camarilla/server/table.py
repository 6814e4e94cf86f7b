"""A table, as its log tells it: `apply` carries out one entry after another, and nothing else changes a table.

What follows from an entry follows from the log alone, so every process that reads it sees the same table.
"""

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import assert_never

import msgspec

from camarilla.bots import FORMER
from camarilla.core.data import Event, Reader
from camarilla.core.errors import BrokenInvariant
from camarilla.core.game import Game
from camarilla.core.record import By
from camarilla.core.talk import reply_line
from camarilla.core.text import Arg, Sentence
from camarilla.games import game_named
from camarilla.protocol.tables import (
    GRACE,
    BotSeat,
    Companion,
    NoClock,
    OpenSeat,
    PersonSeat,
    Phase,
    Seat,
    Settings,
    TableInfo,
    Visibility,
)
from camarilla.protocol.to_client import Answered, Claimed, Noted, Spoken, Talked
from camarilla.server import entries as e
from camarilla.server.dealing import Dealing
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.playing import MadeClaim, Playing
from camarilla.server.playing_on import played_on

REMEMBERED = 512
"""How many requests a table remembers, so that the same one has no second effect."""
A_NAP = 5 * 60 * 1000
"""In milliseconds: a page that is loaded anew is no sleep."""
MOST_TALK = 200
"""How many things said at a table are kept at hand."""


@dataclass
class Person:
    """Somebody who sits at a table."""

    sitter: Sitter
    at: set[str] = field(default_factory=set)
    """The processes that they have a connection to."""
    away_since: int | None = None
    stand_in: bool = False
    gone_for_now: bool = False
    """Whether a stand-in plays because they said that they go."""
    left: bool = False
    waited_at: int | None = None
    """When somebody last said that the table waits for them."""
    wanted_by: Sitter | None = None
    """Who asks for the seat."""

    @property
    def is_present(self) -> bool:
        """Whether they are connected and play themselves: who has gone for now may still look on."""
        return bool(self.at) and not self.stand_in


@dataclass
class Bot:
    """One of our bots at a table."""

    name: str
    level: str


Place = Person | Bot | None


@dataclass(frozen=True)
class Ended:
    """A game that has ended, and the table as it was then."""

    at: int
    number: int
    settings: Settings
    seats: tuple[Place, ...]
    playing: Playing
    former: frozenset[str]
    """Who has played a seat of it that somebody else took over."""


class Table:
    """A table: who sits where, what it is doing, the game that is played at it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.length = 0
        """How many entries of the log have been carried out."""
        self.settings: Settings
        self.game: Game
        self.host: Sitter
        self.created = 0
        self.updated = 0
        self.number = 1
        self.deals = 0
        """How many times cards were dealt, or begun to be."""
        self.phase = Phase.WAITING
        self.seats: list[Place] = []
        self.invited: dict[str, str] = {}
        self.dealing: Dealing | None = None
        self.playing: Playing | None = None
        self.ended: Ended | None = None
        """The last game that has ended here, also when the next one goes on."""
        self.talk: list[tuple[str | None, Talked]] = []
        """What was said, each with the id of the person who said it."""
        self.asked: OrderedDict[str, None] = OrderedDict()
        self.taken_from: str | None = None
        """The last owner that was not there any more."""
        self.past: set[str] = set()
        """Whoever has been dealt cards here, also in an earlier game."""
        self.former: dict[str, int] = {}
        """Who sat where in this game, and somebody else sits there now: they know that seat's cards."""
        self.here_since: int | None = None
        """Since when somebody who plays has been here without a break; None while nobody is."""
        self.slept_since: int | None = None
        """When the last one went while a game went on; kept until somebody who has returned sees a decision."""
        self.noted: Noted | None = None
        """What everybody is to be told in words of the last entry."""
        self.noted_after: dict[tuple[int, int, str], dict[Reader, int]] = {}
        """For each note, by its time, seat and words: how many events of the game each reader had seen by then."""

    # ---------------------------------------------------------------------------------------------- the questions

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for seat, place in enumerate(self.seats):
            if isinstance(place, Person) and place.sitter.id == person:
                return seat
        return None

    def person_at(self, seat: int) -> Person:
        """Who sits at a seat, where a person does."""
        place = self.seats[seat]
        if not isinstance(place, Person):
            raise BrokenInvariant(f"table {self.id}: nobody sits at {seat}")
        return place

    def people(self) -> list[tuple[int, Person]]:
        """The people at the table, with their seats."""
        return [(seat, place) for seat, place in enumerate(self.seats) if isinstance(place, Person)]

    def is_host(self, person: str) -> bool:
        """Whether somebody may do what the host may: the host, or the first who sits if the host only watches."""
        if person == self.host.id:
            return True
        seated = [other.sitter.id for _, other in self.people() if not other.left]
        return self.seat_of(self.host.id) is None and seated[:1] == [person]

    def may_see(self, person: str) -> bool:
        """Whether somebody may look at the table at all."""
        if self.seat_of(person) is not None or self.host.id == person or person in self.former:
            return True
        if self.settings.visibility is Visibility.PRIVATE and person not in self.invited:
            return False
        return self.settings.spectators or self.phase is Phase.WAITING or self.has_open_seat()

    def has_open_seat(self) -> bool:
        """Whether somebody may come in and ask for a seat that nobody plays themselves."""
        is_open = any(person.left or person.stand_in for _, person in self.people())
        return self.phase is Phase.PLAYING and is_open and not self.settings.rated

    def companions_of(self, person: str) -> tuple[Companion, ...]:
        """Who sits here at somebody's screen."""
        seated = [(seat, other.sitter) for seat, other in self.people()]
        return tuple(Companion(who.id, who.name, seat) for seat, who in seated if who.owner == person)

    def is_full(self) -> bool:
        """Whether somebody sits at every seat."""
        return all(place is not None for place in self.seats)

    def playing_people(self) -> list[int]:
        """Where people sit, remote bots apart, who have not given up their seats."""
        return [seat for seat, person in self.people() if not person.left and not person.sitter.is_bot]

    def is_alone(self, seat: int) -> bool:
        """Whether somebody is the only person here: then nobody ever decides for them, whatever the clock says."""
        return self.playing_people() == [seat]

    def those_who_care(self, seat: int | None = None) -> list[Person]:
        """Those for whom a game goes on, but for one seat: people, or programs where no person sits."""
        people = [(other, person) for other, person in self.people() if not person.sitter.is_bot] or self.people()
        return [person for other, person in people if other != seat and not person.left]

    def is_anybody_here(self) -> bool:
        """Whether anybody is here for whom the game goes on; a program plays whether or not somebody looks."""
        return any(person.is_present for person in self.those_who_care())

    def is_too_late(self, seat: int) -> bool:
        """Whether the time for a decision that this seat owes has run out."""
        place = self.seats[seat]
        ran = self.playing is not None and self.playing.time_ran and seat in self.playing.match.to_act()
        return ran and isinstance(place, Person) and not place.left and not self.is_alone(seat)

    def plays_by_itself(self, seat: int) -> bool:
        """Whether nobody but the server decides for this seat: a bot's, one that a stand-in plays, or one too late."""
        place = self.seats[seat]
        return isinstance(place, Bot) or self.is_too_late(seat) or (isinstance(place, Person) and place.stand_in)

    def decides_now(self, seat: int) -> bool:
        """Whether the server decides for this seat now: while nobody else is here, a stand-in sleeps.

        A seat that was given up is played as a bot's, as long as anybody is left who may want to go on.
        """
        place = self.seats[seat]
        if not isinstance(place, Person) or not place.stand_in or self.is_too_late(seat):
            return self.plays_by_itself(seat)
        return bool(self.those_who_care()) if place.left else self.is_stand_in_awake(seat)

    def is_played_for(self, seat: int) -> bool:
        """Whether a bot plays in somebody's place; one that sleeps while nobody else is here does, too.

        Where everybody has given up nobody plays on.
        """
        place = self.seats[seat]
        return isinstance(place, Person) and place.stand_in and (not place.left or bool(self.those_who_care()))

    def is_stand_in_awake(self, seat: int) -> bool:
        """Whether somebody else is here to whom a stand-in matters."""
        return any(person.is_present for person in self.those_who_care(seat))

    def waits_until(self, seat: int) -> int | None:
        """When a stand-in begins to play for somebody who is away, if one is on its way at all.

        It depends on whom the table waits for, never on who has answered under seal.
        """
        place, grace = self.seats[seat], self.waiting_time(seat)
        if self.phase is not Phase.PLAYING or not isinstance(place, Person) or not self.may_be_stood_in_for(seat):
            return None
        if grace is None or place.stand_in or place.away_since is None or self.here_since is None:
            return None
        playing = self.play()
        if seat not in playing.match.waiting():
            return None
        began = max(place.away_since, playing.clocks.since, self.here_since, place.waited_at or 0)
        return began + grace * 1000

    def may_be_stood_in_for(self, seat: int) -> bool:
        """Whether others may let a stand-in play here: nobody's clock says when, and there is somebody else."""
        never = self.waiting_time(seat) is None or not isinstance(self.settings.clock, NoClock)
        return not never and not self.is_alone(seat)

    def waiting_time(self, seat: int) -> int | None:
        """For how many seconds a seat is waited for; a program never longer than people at a live table."""
        grace = self.settings.grace
        if not self.is_program(seat):
            return grace
        return GRACE if grace is None else min(grace, GRACE)

    def is_program(self, seat: int | None) -> bool:
        """Whether a seat was taken as a declared bot's: whoever looks through its eyes has a program's memory."""
        place = None if seat is None else self.seats[seat]
        return isinstance(place, Person) and place.sitter.is_bot

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits here, one of ours or somebody's program."""
        return isinstance(self.seats[seat], Bot) or self.is_program(seat)

    def info(self, spectators: int = 0) -> TableInfo:
        """What everybody who may see the table may know about it."""
        return TableInfo(
            self.id,
            self.settings,
            self.host.name,
            tuple(self.shown_seat(seat) for seat in range(len(self.seats))),
            self.phase,
            self.number,
            self.created,
            spectators,
            self.slept_since,
            self.here_since if self.slept_since is not None else None,
        )

    def shown_seat(self, seat: int) -> Seat:
        """A seat, as everybody sees it."""
        match place := self.seats[seat]:
            case None:
                return OpenSeat()
            case Bot():
                return BotSeat(place.name, place.level)
            case Person():
                is_host = place.sitter.id == self.host.id
                return PersonSeat(
                    place.sitter.name,
                    place.sitter.is_bot,
                    is_host,
                    place.away_since,
                    self.is_played_for(seat),
                    place.left,
                    self.waits_until(seat),
                    None if place.wanted_by is None else place.wanted_by.name,
                )

    def names(self) -> tuple[str, ...]:
        """What everybody at the table is called."""
        return tuple("" if place is None else called(place) for place in self.seats)

    # ------------------------------------------------------------------------------------------------- the changes

    def apply(self, entry: AnyEntry) -> list[Event]:  # noqa: C901, PLR0915 - one case an entry, as many as there are
        """Carry out the next entry of the log; returns the events that it caused in the game, whole truth."""
        self.length += 1
        self.noted = None
        if not isinstance(entry, e.Went | e.Credited | e.Moved | e.Undone):  # nobody did anything, or it may be sealed
            self.updated = entry.at
        if entry.ask is not None:
            self.asked[entry.ask] = None
            while len(self.asked) > REMEMBERED:
                self.asked.popitem(last=False)
        match entry:
            case e.Opened():
                self.host = entry.host
                self.created = entry.at
                self.set(entry.settings)
                self.seats[0] = Person(entry.host, away_since=entry.at)
                self.invited[entry.host.id] = entry.host.name
            case e.Changed():
                self.set(entry.settings)
            case e.SeatTaken():
                self.take_seat(entry)
            case e.Renamed():
                self.rename(entry)
            case e.SeatLeft():
                self.leave_seat(entry)
            case e.BotSeated():
                self.seats[entry.seat] = Bot(entry.name, FORMER.get(entry.level, entry.level))
            case e.HostChanged():
                self.host = entry.host
            case e.Invited():
                self.invited[entry.person] = entry.name
            case e.Came():
                self.came(entry)
            case e.Went():
                self.went(entry)
            case e.DealBegan():
                self.phase = Phase.DEALING
                self.deals += 1
                self.dealing = Dealing(self.id, self.deals, bytes.fromhex(entry.seed), entry.asked, entry.at)
            case e.NonceSealed() | e.SeedSealed() | e.NonceOpened() | e.DealBroken():
                self.deal().apply(entry)
            case e.GameStarted():
                self.start(entry)
            case e.PlayedOn():
                self.play_on(entry)
            case e.Moved():
                return self.moved(entry)
            case e.Undone():
                self.taken_back(entry)
            case e.StoodIn():
                self.stand_in(entry)
            case e.WentForNow():
                person = self.person_at(entry.seat)
                person.stand_in = person.gone_for_now = True
                self.note(entry, entry.seat, "table-noted-gone")
                self.see_who_is_here(entry.at)
            case e.Waited():
                self.person_at(entry.seat).waited_at = entry.at
            case e.SeatWanted():
                self.person_at(entry.seat).wanted_by = entry.sitter
                self.note(entry, entry.seat, "table-noted-wanted", other=entry.sitter.name)
            case e.SeatDenied():
                self.person_at(entry.seat).wanted_by = None
            case e.SeatGiven():
                self.give_seat(entry)
            case e.TimeRan():
                self.play().time_ran = True
            case e.Returned():
                self.end_solitude(entry.at)
                self.person_at(entry.seat).left = False
                self.returned(entry, entry.seat)
            case e.Credited():
                self.credit(entry)
            case e.Said():
                spoken = Spoken(entry.at, entry.sitter.name, self.seat_of(entry.sitter.id), entry.text)
                self.hear(entry.sitter.id, spoken)
            case e.ClaimMade():
                self.claimed(entry)
            case e.ClaimAnswered():
                words = reply_line(entry.seat, self.play().claims[entry.claim].seat, entry.reply)
                answered = Answered(entry.at, entry.claim, entry.seat, entry.reply, words)
                self.hear(self.voice(entry.seat), answered)
            case e.RematchCalled():
                self.rematch()
            case _ as never:
                assert_never(never)
        return []

    def deal(self) -> Dealing:
        """The deal that is going on."""
        if self.dealing is None:
            raise BrokenInvariant(f"table {self.id}: nothing is being dealt")
        return self.dealing

    def play(self) -> Playing:
        """The game that goes on, or has ended."""
        if self.playing is None:
            raise BrokenInvariant(f"table {self.id}: no game has been dealt")
        return self.playing

    def set(self, settings: Settings) -> None:
        """Set the table: whoever sits at a seat that is still there keeps it."""
        self.settings = settings
        self.game = game_named(settings.game)
        seated = (
            [place for place in self.seats if place is not None] if len(self.seats) > settings.players else self.seats
        )
        self.seats = (list(seated) + [None] * settings.players)[: settings.players]

    def take_seat(self, entry: e.SeatTaken) -> None:
        """Somebody sits down; whoever sat elsewhere at this table leaves that seat free."""
        old = self.seat_of(entry.sitter.id)
        person = Person(entry.sitter, away_since=entry.at)
        if old is not None:
            person = self.person_at(old)
            self.seats[old] = None
        self.seats[entry.seat] = person

    def rename(self, entry: e.Renamed) -> None:
        """Somebody is called something else."""
        person = self.person_at(entry.seat)
        is_host = person.sitter.id == self.host.id
        person.sitter = msgspec.structs.replace(person.sitter, name=entry.name)
        if is_host:
            self.host = person.sitter

    def leave_seat(self, entry: e.SeatLeft) -> None:
        """Somebody gets up; from the deal on the seat stays theirs, and a stand-in plays it."""
        place = self.seats[entry.seat]
        if self.phase is not Phase.WAITING and isinstance(place, Person):
            place.left = True
            place.gone_for_now = False
            place.stand_in = self.phase is not Phase.OVER
            self.note(entry, entry.seat, self.left_behind(entry.seat))
            self.wake_the_last()
        else:
            self.seats[entry.seat] = None
        self.see_who_is_here(entry.at)
        others = [person for _, person in self.people() if not person.left and person.sitter.id != self.host.id]
        if isinstance(place, Person) and place.sitter.id == self.host.id and others:
            self.host = min(others, key=lambda person: person.away_since is not None).sitter

    def left_behind(self, seat: int) -> str:
        """What everybody is told of a seat that was given up: who plays it now."""
        if self.phase is Phase.OVER:
            return "table-noted-got-up"
        return "table-noted-left" if self.is_played_for(seat) else "table-noted-left-alone"

    def start(self, entry: e.GameStarted) -> None:
        """The cards are dealt."""
        self.begin(self.deal().dealt(self.game, self.settings, self.names(), entry.at))

    def play_on(self, entry: e.PlayedOn) -> None:
        """A game goes on from where another one once stood."""
        self.begin(played_on(entry, self.game, self.settings, self.names()))

    def begin(self, playing: Playing) -> None:
        """There is a game to play."""
        self.playing = playing
        self.phase = Phase.PLAYING
        self.former = {}
        self.noted_after = {}
        self.slept_since = None
        self.past.update(person.sitter.id for _, person in self.people())
        self.end_if_over()

    def came(self, entry: e.Came) -> None:
        """Somebody is here again; if a stand-in has played for them meanwhile, no longer."""
        person = self.person_at(entry.seat)
        person.at.add(entry.process)
        person.away_since = None
        if not person.left and not (entry.again and person.gone_for_now):
            self.returned(entry, entry.seat)
        self.see_who_is_here(entry.at)

    def went(self, entry: e.Went) -> None:
        """A connection is gone; without any other one they are away."""
        place = self.seats[entry.seat]
        if isinstance(place, Person):
            place.at.discard(entry.process)
            if not place.at and place.away_since is None:
                place.away_since = entry.at
            self.see_who_is_here(entry.at)

    def moved(self, entry: e.Moved) -> list[Event]:
        """A decision in the game."""
        playing = self.play()
        before = dict(playing.seen)
        if self.is_alone(entry.seat) and playing.clocks.waiting == (entry.seat,):  # no bank is charged
            playing.clocks.since = entry.at
        told = playing.play(entry.seat, self.game.read_move(bytes(entry.move)), entry.at, entry.by)
        # A sealed answer wakes nobody, and moves the table in no list: either would tell of it.
        if any(playing.seen[reader] > before[reader] for reader in before if reader != entry.seat):
            self.updated = entry.at
            self.slept_since = self.slept_since if self.here_since is None else None
        playing.takers[entry.seat, entry.by] += 1
        self.end_if_over()
        return told

    def taken_back(self, entry: e.Undone) -> None:
        """A decision is taken back; where everybody had seen it they are told so, the last time of a seat's only."""
        playing = self.play()
        place = playing.retractable(entry.seat)
        if place is not None:
            playing.takers[entry.seat, playing.decisions[place].by or By.PERSON] -= 1
        playing.undo(entry.seat)
        told = {reader: len(playing.match.history(reader)) for reader in playing.readers()}
        for seen in self.noted_after.values():  # what was noted since comes before what is decided now
            for reader, events in seen.items():
                seen[reader] = min(events, told[reader])
        if None in playing.retracted:
            self.updated = entry.at
            message = "table-noted-took-back"
            self.talk = [one for one in self.talk if not is_note(one[1], entry.seat, message)]
            self.note(entry, entry.seat, message)

    def end_if_over(self) -> None:
        """When the game has ended, its claims are settled."""
        playing = self.play()
        if not playing.match.is_over:
            return
        self.phase = Phase.OVER
        playing.abandoned = {
            seat for seat, person in self.people() if person.stand_in or playing.is_mostly_stood_in(seat)
        }
        self.ended = Ended(self.updated, self.number, self.settings, tuple(self.seats), playing, frozenset(self.former))
        verdicts = playing.verdicts = playing.settled()
        for place, (speaker, said) in enumerate(self.talk):
            if isinstance(said, Claimed) and said.number < len(verdicts):
                self.talk[place] = (speaker, msgspec.structs.replace(said, settled=verdicts[said.number]))

    def credit(self, entry: e.Credited) -> None:
        """Time that passed while no server was there does not count."""
        self.taken_from = entry.owner
        if self.playing is not None:
            for clocks in (self.playing.clocks, *(before.clocks for before in self.playing.open)):
                clocks.since = credited(clocks.since, entry)
        if self.dealing is not None:
            self.dealing.since = credited(self.dealing.since, entry)
        for _, person in self.people():
            if person.away_since is not None:
                person.away_since = credited(person.away_since, entry)
            if person.waited_at is not None:
                person.waited_at = credited(person.waited_at, entry)
        if self.here_since is not None:
            self.here_since = credited(self.here_since, entry)

    def claimed(self, entry: e.ClaimMade) -> None:
        """Somebody made a claim."""
        playing = self.play()
        claim = self.game.read_claim(bytes(entry.claim))
        number = len(playing.claims)
        playing.claims.append(MadeClaim(entry.at, entry.seat, claim, len(playing.decisions)))
        words = self.game.saying(entry.seat, claim)
        self.hear(self.voice(entry.seat), Claimed(entry.at, number, entry.seat, entry.claim, words, None))

    def hear(self, speaker: str | None, said: Talked) -> None:
        """Keep what was said."""
        self.talk.append((speaker, said))
        if len(self.talk) > MOST_TALK:  # claims are settled at the end, so they stay
            oldest = next((place for place, (_, old) in enumerate(self.talk) if not isinstance(old, Claimed)), 0)
            del self.talk[oldest]

    def voice(self, seat: int) -> str | None:
        """Who speaks for a seat: a person's id, or None for a bot."""
        place = self.seats[seat]
        return place.sitter.id if isinstance(place, Person) else None

    # ------------------------------------------------------------------------------------------ who plays for whom

    def stand_in(self, entry: e.StoodIn) -> None:
        """A stand-in plays from now on. In old logs a clock, or being away alone, let one begin: that is no more."""
        if isinstance(self.settings.clock, NoClock) and not self.is_alone(entry.seat):
            self.person_at(entry.seat).stand_in = True
            self.note(entry, entry.seat, "table-noted-stands-in")

    def returned(self, entry: AnyEntry, seat: int) -> None:
        """Whoever sits here plays again themselves, and nobody may take the seat over."""
        person = self.person_at(seat)
        if person.stand_in and self.phase is Phase.PLAYING:
            self.note(entry, seat, "table-noted-back")
        person.stand_in = person.gone_for_now = False
        person.wanted_by = person.waited_at = None
        self.see_who_is_here(entry.at)

    def wake_the_last(self) -> None:
        """Nobody stands in for the only person who is left."""
        for seat in self.playing_people():
            if self.is_alone(seat):
                person = self.person_at(seat)
                person.stand_in = person.gone_for_now = False
                person.wanted_by = None
                if self.playing is not None:
                    self.playing.time_ran = False

    def end_solitude(self, at: int) -> None:
        """Whoever was alone was not hurried: with somebody else here again, their time for this decision begins now."""
        playing = self.playing
        if playing is None or len(self.playing_people()) != 1:
            return
        playing.time_ran = False
        for clocks in (playing.clocks, *(before.clocks for before in playing.open)):
            clocks.since = at

    def give_seat(self, entry: e.SeatGiven) -> None:
        """Somebody sits in another's place; who sat there watches, and may always see the table."""
        old = self.person_at(entry.seat)
        self.end_solitude(entry.at)
        self.former[old.sitter.id] = entry.seat
        self.former.pop(entry.sitter.id, None)
        self.past.add(entry.sitter.id)
        self.seats[entry.seat] = Person(entry.sitter, away_since=entry.at)
        if old.sitter.id == self.host.id:
            self.host = entry.sitter
        self.note(entry, entry.seat, "table-noted-taken-over", name=old.sitter.name, other=entry.sitter.name)
        self.see_who_is_here(entry.at)

    def see_who_is_here(self, at: int) -> None:
        """Keep in mind since when somebody has been here, or since when nobody is."""
        if not self.is_anybody_here():
            if self.here_since is not None and self.phase is Phase.PLAYING:
                self.slept_since = at
            self.here_since = None
        elif self.here_since is None:
            self.here_since = at
            if self.slept_since is not None and at - self.slept_since < A_NAP:
                self.slept_since = None

    def note(self, entry: AnyEntry, seat: int, message: str, **words: str) -> None:
        """Everybody is told something in words, by the names of now."""
        filled: dict[str, Arg] = {"name": self.person_at(seat).sitter.name, **words}
        self.noted = Noted(entry.at, seat, Sentence(message, filled))
        self.hear(None, self.noted)
        if self.playing is not None:
            match = self.playing.match
            seen = {reader: len(match.history(reader)) for reader in self.playing.readers()}
            self.noted_after[entry.at, seat, message] = seen

    def rematch(self) -> None:
        """The same people at a new game; who has left for good has left."""
        self.phase = Phase.WAITING
        self.number += 1
        self.playing = self.dealing = None
        self.slept_since = None
        self.talk = [(speaker, said) for speaker, said in self.talk if isinstance(said, Spoken)]
        for seat, person in self.people():
            if person.left:
                self.seats[seat] = None
            else:
                self.seats[seat] = replace(person, stand_in=False, gone_for_now=False, waited_at=None, wanted_by=None)


def is_note(said: Talked, seat: int, message: str) -> bool:
    """Whether something that was said is such a note about a seat."""
    return isinstance(said, Noted) and said.seat == seat and said.words.id == message


def credited(began: int, entry: e.Credited) -> int:
    """When something would have begun that has taken as long without the time that nobody was there."""
    return began + max(0, entry.at - max(began, entry.since))


def called(place: Person | Bot) -> str:
    """What somebody at a table is called."""
    return place.sitter.name if isinstance(place, Person) else place.name
