"""Who is away from a table server's table, in words: how long it waits, who is back, what one has missed."""

from collections.abc import Sequence
from itertools import zip_longest
from operator import itemgetter

from camarilla.cli.log import Log
from camarilla.cli.times import left, roughly
from camarilla.core.data import Reader
from camarilla.core.text import Name, Sentence
from camarilla.locales import Speaker
from camarilla.protocol.tables import GRACE, NoClock, PersonSeat, Phase, Seat, TableInfo
from camarilla.protocol.to_client import FormerSeat, Missed, You

A_NAP = 5 * 60 * 1000
"""In milliseconds: a shorter sleep is none, as for the server."""
MOST_LINES = 15
"""So much is told to who comes back; the rest is in the log."""
AWAY, STAND_IN, LEFT = "away", "stand-in", "left"
"""How the catalogue calls the ways in which nobody plays at their own seat."""


# -------------------------------------------------------------------------------------------------------- the others


def waiting_lines(old: TableInfo, new: TableInfo, own: Reader, now: int, speaker: Speaker) -> list[str]:
    """When a bot plays for others who are away, said once and when the table waits anew; `now` as at the server."""
    seats = enumerate(zip_longest(old.seats, new.seats))
    lines = [waiting_line(before, after, new, now, speaker) for seat, (before, after) in seats if seat != own]
    return [line for line in lines if line is not None]


def waiting_line(before: Seat | None, after: Seat | None, table: TableInfo, now: int, speaker: Speaker) -> str | None:
    """The same for one seat; whoever has just taken it over is not here yet."""
    if not isinstance(after, PersonSeat) or after.waits_until is None:
        return None
    known = before.waits_until if isinstance(before, PersonSeat) else None
    if known == after.waits_until or (isinstance(before, PersonSeat) and before.name != after.name):
        return None
    message = "cli-away-plays-in" if known is None else "cli-away-waited"
    waits = min(after.waits_until - now, waiting_time(after, table) * 1000)  # clocks do not quite agree
    return speaker.text(message, name=after.name, time=left(waits, speaker))


def waiting_time(seat: PersonSeat, table: TableInfo) -> int:
    """For how many seconds a seat is waited for, if it is; a program never longer than people at a live table."""
    grace = GRACE if table.settings.grace is None else table.settings.grace
    return min(grace, GRACE) if seat.is_bot else grace


def away_line(seat: PersonSeat, table: TableInfo, speaker: Speaker) -> str | None:
    """Somebody has gone; nothing if it is said already when a bot plays for them, or that one does."""
    if seat.waits_until is not None or plays_not(seat):
        return None
    playing = table.phase is Phase.PLAYING
    for_ever = playing and isinstance(table.settings.clock, NoClock) and table.settings.grace is None
    return speaker.text("cli-away-waits" if for_ever else "cli-join-is-away", name=seat.name)


def awaited(table: TableInfo, own: Reader, waiting: Sequence[int]) -> list[int]:
    """Where the table waits for somebody else who is away; `waiting` is whom the game waits for."""
    return [number for number in waiting if number != own and is_away(table.seats[number])]


def is_away(seat: Seat) -> bool:
    """Whether somebody plays here who is not here now."""
    return isinstance(seat, PersonSeat) and seat.away_since is not None and not plays_not(seat)


def arrival_line(seat: Seat, table: TableInfo, now: int, speaker: Speaker) -> str | None:
    """What whoever comes is told of somebody who is away; nothing where the table wakes only now, and will say when."""
    if not isinstance(seat, PersonSeat):
        return None
    if seat.waits_until is not None:
        return waiting_line(None, seat, table, now, speaker)
    return None if may_be_played_for(table) else away_line(seat, table, speaker)


def marks(table: TableInfo, own: Reader) -> list[Sentence]:
    """Who is not here to play while a game goes on, in a few words each; one is never away oneself."""
    if table.phase is not Phase.PLAYING:
        return []
    found = [(number, mark_of(seat)) for number, seat in enumerate(table.seats)]
    return [
        Sentence("cli-join-not-here", {"player": Name(number), "mark": mark})
        for number, mark in found
        if mark is not None and (number != own or mark != AWAY)
    ]


def mark_of(seat: Seat) -> str | None:
    """In what way nobody plays here just now who sits here; None if somebody does, or one of our bots."""
    if not isinstance(seat, PersonSeat):
        return None
    if seat.left:
        return LEFT
    if seat.stand_in:
        return STAND_IN
    return None if seat.away_since is None else AWAY


def may_be_played_for(table: TableInfo) -> bool:
    """Whether a bot plays for whoever is away when some time is over, rather than a clock saying so, or never."""
    return isinstance(table.settings.clock, NoClock) and table.settings.grace is not None


def why_nobody(table: TableInfo) -> str:
    """Why no bot is on its way for anybody: the message says it for whoever wants one, or wants to wait."""
    if not isinstance(table.settings.clock, NoClock):
        return "table-clock-decides"
    return "table-waits-for-ever" if table.settings.grace is None else "cli-nobody-waited-for"


def plays_not(seat: PersonSeat) -> bool:
    """Whether somebody has given the seat up, or a bot plays there: then nobody waits for them, here or away."""
    return seat.left or seat.stand_in


def slept_line(table: TableInfo, now: int, speaker: Speaker) -> str | None:
    """That the table slept while nobody was here; who plays alone is just asked again, and a clock never sleeps."""
    if table.slept_since is None or table.phase is not Phase.PLAYING or is_alone(table):
        return None
    woke = now if table.slept_until is None else table.slept_until
    if not isinstance(table.settings.clock, NoClock) or woke - table.slept_since < A_NAP:
        return None
    return speaker.text("cli-slept", time=roughly(woke - table.slept_since, speaker))


def people(table: TableInfo) -> list[PersonSeat]:
    """Those who sit here and have not given their seats up: no bots, ours or others'."""
    return [seat for seat in table.seats if isinstance(seat, PersonSeat) and not seat.is_bot and not seat.left]


def is_alone(table: TableInfo) -> bool:
    """Whether everybody but one is a bot, or has gone for good."""
    return len(people(table)) <= 1


def waited_for(table: TableInfo) -> int | None:
    """For whom a bot is on its way: the next one, if there are several."""
    found = [
        (seat.waits_until, number)
        for number, seat in enumerate(table.seats)
        if isinstance(seat, PersonSeat) and seat.waits_until is not None
    ]
    return min(found)[1] if found else None


def open_seat(table: TableInfo) -> int | None:
    """A seat that was given up or that a bot plays for somebody: the first."""
    for number, seat in enumerate(table.seats):
        if isinstance(seat, PersonSeat) and plays_not(seat):
            return number
    return None


def offers_to_play(table: TableInfo, former: FormerSeat | None, speaker: Speaker) -> list[str]:
    """What whoever comes to watch is told of seats to ask for: none if it is rated, nor another than they have had."""
    if table.phase is not Phase.PLAYING or table.settings.rated:
        return []
    return [
        speaker.text(f"cli-join-may-take-{open_how(seat)}", name=seat.name)
        for number, seat in enumerate(table.seats)
        if isinstance(seat, PersonSeat) and plays_not(seat) and seat.wanted_by is None
        if former is None or former.seat == number
    ]


def open_how(seat: PersonSeat) -> str:
    """How the catalogue calls a seat that others may ask for: played for its owner, given up and played, given up."""
    if not seat.left:
        return "played-for"
    return "left" if seat.stand_in else "left-alone"


def refused_lines(old: TableInfo, new: TableInfo, you: You, speaker: Speaker) -> list[str]:
    """What whoever asked for a seat is told when they are not let in."""
    if you.seat is not None or new.phase is not Phase.PLAYING:
        return []
    return [
        speaker.text("cli-you-not-let-in", name=after.name, host=new.host)
        for before, after in zip(old.seats, new.seats, strict=False)
        if isinstance(before, PersonSeat) and isinstance(after, PersonSeat) and before.name == after.name
        if before.wanted_by == you.name and after.wanted_by is None and plays_not(after)
    ]


def who_asks(table: TableInfo, name: str) -> tuple[int, str] | None:
    """Where somebody asks to be let in, and who; with no name, the first."""
    for number, seat in enumerate(table.seats):
        wanted = seat.wanted_by if isinstance(seat, PersonSeat) else None
        if wanted is not None and (not name or wanted.casefold() == name.casefold()):
            return number, wanted
    return None


# ---------------------------------------------------------------------------------------------------------- oneself


def tell_missed(log: Log, missed: Missed, reader: Reader, claims: list[tuple[int, str]], now: int) -> None:
    """What happened and what was claimed while one was away, in order and short; from now on it has been told."""
    screen, speaker = log.screen, log.speaker
    shown = min(max(missed.history, log.seen.get(reader, 0)), len(log.hosted.history(reader)))
    times = [step.at for step in missed.steps for _ in step.events][shown - missed.history :]
    told = log.timed(reader, shown, times)
    lines = [line for _, line in sorted(told + claims, key=itemgetter(0))]
    if not lines:
        return
    screen.say()
    screen.say(speaker.text("cli-missed", time=roughly(now - missed.since, speaker)), style="bold")
    if len(lines) > MOST_LINES:
        screen.say(speaker.text("cli-missed-more", count=len(lines) - MOST_LINES), style="dim")
    log.tell(lines[-MOST_LINES:])
