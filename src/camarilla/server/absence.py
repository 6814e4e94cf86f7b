"""What may be asked when somebody is away: to go for now, to wait, to let a bot play, to take a seat over.

Each gives the entry to be written into the log, or raises a Refusal, as in `verbs`. Whom the table waits for is told by
`match.waiting()` alone: who has answered a sealed question is nobody's business.
"""

from typing import assert_never

import msgspec

from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import NoClock, Phase
from camarilla.protocol.to_client import Code
from camarilla.server import entries as e
from camarilla.server.checks import check_host, check_phase, named_apart, own_seat
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.refusal import Refusal
from camarilla.server.table import Person, Table

A_DAY = 86_400
"""A table that waits so many seconds, or more, is one without hurry: nobody may shorten it."""
Request = ask.Go | ask.Wait | ask.LetBotPlay | ask.TakeOver | ask.LetIn


def entry_for(table: Table, who: Sitter, request: Request, at: int, mark: str) -> AnyEntry:
    """What to write down for a request. Raises Refusal."""
    match request:
        case ask.Go():
            return go(table, who, at, mark)
        case ask.Wait():
            waited_for(table, who, request.seat)
            return e.Waited(at=at, ask=mark, seat=request.seat)
        case ask.LetBotPlay():
            waited_for(table, who, request.seat)
            if (table.waiting_time(request.seat) or 0) >= A_DAY:
                raise Refusal(Code.NOT_NOW, "table-waits-for-days")
            return e.StoodIn(at=at, ask=mark, seat=request.seat)
        case ask.TakeOver():
            return take_over(table, who, request.seat, at, mark)
        case ask.LetIn():
            return let_in(table, who, request, at, mark)
        case _ as never:
            assert_never(never)


def go(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Go for now; whoever plays alone is waited for anyway."""
    seat = own_seat(table, who)
    check_phase(table, Phase.PLAYING)
    person = table.person_at(seat)
    if person.left:
        raise Refusal(Code.NOT_NOW, "table-left-already")
    if person.stand_in:
        raise Refusal(Code.NOT_NOW, "table-gone-already")
    if table.is_alone(seat):
        raise Refusal(Code.NOT_NOW, "table-waits-for-you")
    return e.WentForNow(at=at, ask=mark, seat=seat)


def waited_for(table: Table, who: Sitter, seat: int) -> None:
    """Whether a stand-in is on its way to a seat, as somebody else at the table sees it."""
    own = own_seat(table, who)
    check_phase(table, Phase.PLAYING)
    if table.person_at(own).left:
        raise Refusal(Code.NOT_YOURS, "table-left-already")
    if table.person_at(own).stand_in:
        raise Refusal(Code.NOT_NOW, "table-gone-already")
    if table.person_at(own) not in table.those_who_care():
        raise Refusal(Code.FORBIDDEN, "table-people-decide")
    if seat == own:
        raise Refusal(Code.NOT_NOW, "table-you-are-here")
    person = absent(table, seat)
    if person.left or person.stand_in:
        raise Refusal(Code.NOT_NOW, "table-stood-in-already", name=person.sitter.name)
    if not isinstance(table.settings.clock, NoClock):
        raise Refusal(Code.NOT_NOW, "table-clock-decides")
    if not table.may_be_stood_in_for(seat):
        raise Refusal(Code.NOT_NOW, "table-waits-for-ever")
    check_asked(table, seat, person)


def absent(table: Table, seat: int) -> Person:
    """Who sits there, and is away."""
    place = table.seats[seat] if seat < len(table.seats) else None
    if not isinstance(place, Person):
        raise Refusal(Code.UNKNOWN, "table-nobody-there", seat=seat + 1)
    if place.away_since is None and not place.stand_in:
        raise Refusal(Code.NOT_NOW, "table-is-here", name=place.sitter.name)
    return place


def check_asked(table: Table, seat: int, person: Person) -> None:
    """Whether the table waits for somebody's decision."""
    if seat not in table.play().match.waiting():
        raise Refusal(Code.NOT_NOW, "table-not-asked", name=person.sitter.name)


def callable_seat(table: Table, who: Sitter, seat: int) -> Person:
    """Somebody who may be called: away, not given up, and asked for a decision."""
    own = own_seat(table, who)
    check_phase(table, Phase.PLAYING)
    if seat == own:
        raise Refusal(Code.NOT_NOW, "table-you-are-here")
    person = absent(table, seat)
    if person.left:
        raise Refusal(Code.NOT_NOW, "table-has-left", name=person.sitter.name)
    if person.at:
        raise Refusal(Code.NOT_NOW, "table-is-here", name=person.sitter.name)
    check_asked(table, seat, person)
    return person


def take_over(table: Table, who: Sitter, seat: int, at: int, mark: str) -> AnyEntry:
    """Ask for a seat that nobody plays themselves: one comes without having seen any other seat's cards."""
    check_phase(table, Phase.PLAYING)
    if table.seat_of(who.id) is not None:
        raise Refusal(Code.NOT_NOW, "table-seated-already")
    if table.settings.rated:
        raise Refusal(Code.FORBIDDEN, "table-rated-seat")
    if who.is_bot:
        raise Refusal(Code.FORBIDDEN, "table-people-only")
    if table.former.get(who.id, seat) != seat:
        raise Refusal(Code.FORBIDDEN, "table-knows-cards")
    person = open_seat(table, seat)
    if person.wanted_by is not None:
        raise Refusal(Code.NOT_NOW, "table-wanted-already", name=person.wanted_by.name)
    return e.SeatWanted(at=at, ask=mark, seat=seat, sitter=named_apart(table, who))


def open_seat(table: Table, seat: int) -> Person:
    """Who sits at a seat that others may ask for."""
    place = table.seats[seat] if seat < len(table.seats) else None
    if not isinstance(place, Person):
        raise Refusal(Code.UNKNOWN, "table-nobody-there", seat=seat + 1)
    if not place.left and not place.stand_in:
        raise Refusal(Code.NOT_NOW, "table-plays-themselves", name=place.sitter.name)
    return place


def let_in(table: Table, who: Sitter, request: ask.LetIn, at: int, mark: str) -> AnyEntry:
    """The host lets in who asks for a seat, or does not."""
    check_host(table, who)
    check_phase(table, Phase.PLAYING)
    wanted = open_seat(table, request.seat).wanted_by
    if wanted is None or wanted.name != request.name:
        raise Refusal(Code.UNKNOWN, "table-nobody-asks", name=request.name[:40])
    if not request.welcome:
        return e.SeatDenied(at=at, ask=mark, seat=request.seat)
    if table.seat_of(wanted.id) is not None:
        raise Refusal(Code.NOT_NOW, "table-seated-already")
    called = msgspec.structs.replace(wanted, name=named_apart(table, wanted).name)
    return e.SeatGiven(at=at, ask=mark, seat=request.seat, sitter=called)
