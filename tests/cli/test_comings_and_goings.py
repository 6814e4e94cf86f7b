"""What a terminal says between two looks at a table's seats, and what it leaves unsaid."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from camarilla.cli import absence, waiting
from camarilla.cli.at_table import AtTable
from camarilla.cli.parting import kept_while_playing
from camarilla.cli.screen import Screen
from camarilla.cli.table_talk import TableTalk
from camarilla.client import Seat
from camarilla.core.text import Sentence
from camarilla.locales import Speaker
from camarilla.protocol.tables import GRACE, Bank, Clock, NoClock, PerDecision, PersonSeat, Phase, Settings, TableInfo
from camarilla.protocol.to_client import FormerSeat, Noted, You
from camarilla.server.table import A_NAP

EVENING = 1_800_000_000_000
ENGLISH = Speaker("en")
ANN = PersonSeat("Ann", is_bot=False, is_host=True, away_since=None, stand_in=False, left=False)
BOB = replace(ANN, name="Bob", is_host=False)
GONE = {"away_since": EVENING}


def table(bob: PersonSeat, grace: int | None = GRACE) -> TableInfo:
    """Ann and somebody else, who play."""
    settings = Settings("road-to-the-palace", 2, grace=grace)
    return TableInfo("t", settings, "Ann", (ANN, bob), Phase.PLAYING, 1, EVENING, 0)


def said(*bobs: PersonSeat) -> list[str]:
    """What Ann is told of the other seat, look by look."""
    away: set[int] = set()
    you = You("Ann", 0, is_host=True, muted=())
    lines: list[str] = []
    for before, after in pairwise(bobs):
        lines += waiting.differences(table(before), table(after), you, away, ENGLISH)
        lines += absence.waiting_lines(table(before), table(after), 0, EVENING, ENGLISH)
    return lines


def test_who_goes_away_and_comes_back_is_said_to() -> None:
    assert said(BOB, replace(BOB, **GONE), BOB) == ["Bob is away.", "Bob is back."]


@pytest.mark.parametrize(
    "plays_not",
    [
        replace(BOB, left=True, stand_in=True),
        replace(BOB, left=True),  # nobody plays on: the table sleeps
        replace(BOB, stand_in=True),  # gone for now
    ],
)
def test_who_has_given_the_seat_up_or_gone_for_now_is_neither_away_nor_back(plays_not: PersonSeat) -> None:
    assert said(plays_not, replace(plays_not, **GONE), plays_not) == []


@pytest.mark.parametrize("before", [replace(BOB, left=True, stand_in=True), replace(BOB, stand_in=True, **GONE)])
def test_a_seat_that_is_taken_over_was_never_free_and_who_takes_it_is_not_away(before: PersonSeat) -> None:
    eve = replace(BOB, name="Eve", **GONE, waits_until=EVENING + GRACE * 1000)
    assert said(before, eve, replace(BOB, name="Eve")) == []


@pytest.mark.parametrize(
    ("ann", "bob", "words"),
    [
        (ANN, BOB, "a bot plays after 90 seconds"),
        (replace(ANN, stand_in=True), BOB, "A bot plays for you until you are back."),
        (replace(ANN, left=True, stand_in=True), BOB, "A bot plays on there"),
        (replace(ANN, left=True), replace(BOB, left=True), "Nobody plays on"),
        (ANN, replace(BOB, left=True, stand_in=True), "the table waits for you"),
    ],
)
def test_whoever_closes_the_terminal_reads_what_becomes_of_the_seat(
    ann: PersonSeat, bob: PersonSeat, words: str
) -> None:
    here = replace(table(bob), seats=(ann, bob))
    assert words in kept_while_playing(here, 0, ENGLISH)


def countdown(bob: PersonSeat, now: int, grace: int | None) -> Sequence[str]:
    """When a bot plays, by a clock that says `now`."""
    return absence.waiting_lines(table(BOB, grace), table(bob, grace), 0, now, ENGLISH)


@pytest.mark.parametrize("behind", [0, 1, 700, 3_600_000])
@pytest.mark.parametrize(("grace", "time"), [(90, "90 s"), (5, "5 s"), (180, "3 min"), (86400, "24 h")])
def test_a_bot_never_plays_later_than_after_the_waiting_time_whatever_a_clock_says(
    behind: int, grace: int, time: str
) -> None:
    bob = replace(BOB, **GONE, waits_until=EVENING + grace * 1000)
    assert countdown(bob, EVENING - behind, grace) == [f"Bob is away: a bot plays in {time} (wait · let a bot play)."]


@pytest.mark.parametrize("grace", [None, 86400])
def test_a_program_is_not_waited_for_longer_than_people_at_a_live_table(grace: int | None) -> None:
    bob = replace(BOB, **GONE, is_bot=True, waits_until=EVENING + GRACE * 1000)
    assert countdown(bob, EVENING - 700, grace) == ["Bob is away: a bot plays in 90 s (wait · let a bot play)."]


def test_nobody_is_told_that_they_are_away_themselves() -> None:
    here, gone = table(BOB), table(replace(BOB, **GONE, waits_until=EVENING + GRACE * 1000))
    waiting_anew = table(replace(BOB, **GONE, waits_until=EVENING + 2 * GRACE * 1000))
    bob = You("Bob", 1, is_host=False, muted=())
    for before, after in pairwise((here, gone, waiting_anew, here)):
        assert waiting.differences(before, after, bob, set(), ENGLISH) == []
        assert absence.waiting_lines(before, after, 1, EVENING, ENGLISH) == []


# --------------------------------------------------------------------------------------------------- under the board


def marked(bob: PersonSeat, own: int | None = 0, phase: Phase = Phase.PLAYING, lang: str = "en") -> list[str]:
    """What stands under the board."""
    speaker = Speaker(lang, ("Ann", "Bob"))
    return [speaker.say(mark) for mark in absence.marks(replace(table(bob), phase=phase), own)]


@pytest.mark.parametrize(
    ("bob", "english", "french"),
    [
        (replace(BOB, **GONE), "Bob: away", "Bob\u00a0: pas là"),
        (replace(BOB, **GONE, stand_in=True), "Bob: a bot plays", "Bob\u00a0: un robot joue"),
        (replace(BOB, left=True, stand_in=True), "Bob: seat given up", "Bob\u00a0: place cédée"),
        (replace(BOB, left=True), "Bob: seat given up", "Bob\u00a0: place cédée"),
    ],
)
def test_who_does_not_play_is_marked_for_players_and_watchers(bob: PersonSeat, english: str, french: str) -> None:
    for own in (0, None):
        assert marked(bob, own) == [english]
        assert marked(bob, own, lang="fr") == [french]
    assert marked(bob, phase=Phase.OVER) == []


def test_nobody_is_marked_who_is_here_nor_oneself_as_away() -> None:
    assert marked(BOB) == []
    assert marked(replace(BOB, **GONE), own=1) == []
    assert marked(replace(BOB, stand_in=True), own=1) == ["Bob: a bot plays"]


# ------------------------------------------------------------------------------------------------- a table that slept


def slept(ms: int, *, clock: Clock = NoClock(), bob: PersonSeat = BOB, woken: bool = True) -> str | None:  # noqa: B008 - it never changes
    """What Ann is told of a table where nobody was for so long; `woken` is whether it knows already that she came."""
    here = table(bob)
    settings = replace(here.settings, clock=clock)
    until = EVENING + ms if woken else None
    asleep = replace(here, settings=settings, slept_since=EVENING, slept_until=until)
    return absence.slept_line(asleep, EVENING + ms, ENGLISH)


@pytest.mark.parametrize("woken", [True, False])
def test_a_table_that_slept_says_so_but_not_of_a_nap(*, woken: bool) -> None:
    assert slept(A_NAP, woken=woken) == "The table has slept for 5 minutes: nobody was here, so nobody played."
    assert slept(A_NAP - 1, woken=woken) is None


@pytest.mark.parametrize("clock", [PerDecision(30), Bank(600, 5)])
def test_where_a_clock_decides_nothing_has_slept(clock: Clock) -> None:
    assert slept(3 * A_NAP, clock=clock) is None


def test_who_plays_alone_is_not_told_that_the_table_slept() -> None:
    assert slept(3 * A_NAP, bob=replace(BOB, left=True)) is None
    assert slept(3 * A_NAP, bob=replace(BOB, is_bot=True)) is None


# ---------------------------------------------------------------------------------------------------- whoever comes


def met(bob: PersonSeat, grace: int | None = GRACE, clock: Clock = NoClock(), lang: str = "en") -> list[str | None]:  # noqa: B008 - it never changes
    """What Ann is told of Bob when she comes to a game that waits for both."""
    here = table(bob, grace)
    here = replace(here, settings=replace(here.settings, clock=clock))
    seats = [here.seats[seat] for seat in absence.awaited(here, 0, (0, 1))]
    return [absence.arrival_line(seat, here, EVENING, Speaker(lang)) for seat in seats]


def test_whoever_comes_is_told_for_whom_the_table_waits() -> None:
    awaited = replace(BOB, **GONE, waits_until=EVENING + GRACE * 1000)
    assert met(awaited) == ["Bob is away: a bot plays in 90 s (wait · let a bot play)."]
    assert met(replace(BOB, **GONE), grace=None) == ["Bob is away: the table waits."]
    assert met(replace(BOB, **GONE), grace=None, lang="fr") == ["Bob n’est pas là\u00a0: la table attend."]
    assert met(replace(BOB, **GONE), clock=PerDecision(30)) == ["Bob is away."]


def test_whoever_comes_first_is_told_when_the_table_knows_how_long_it_waits() -> None:
    assert met(replace(BOB, **GONE)) == [None]


@pytest.mark.parametrize("bob", [BOB, replace(BOB, **GONE, stand_in=True), replace(BOB, **GONE, left=True)])
def test_whoever_comes_is_told_nothing_of_who_is_here_or_played_for(bob: PersonSeat) -> None:
    assert met(bob) == []


@pytest.mark.parametrize(
    ("grace", "clock", "message"),
    [
        (None, NoClock(), "table-waits-for-ever"),
        (GRACE, PerDecision(30), "table-clock-decides"),
        (GRACE, NoClock(), "cli-nobody-waited-for"),
    ],
)
def test_whoever_wants_a_bot_to_play_reads_why_none_does(grace: int | None, clock: Clock, message: str) -> None:
    here = table(BOB, grace)
    assert absence.why_nobody(replace(here, settings=replace(here.settings, clock=clock))) == message


PLAYED_FOR = replace(BOB, stand_in=True)


def offered(bob: PersonSeat, former: FormerSeat | None = None, *, rated: bool = False) -> list[str]:
    """What a watcher who comes is told of seats to ask for."""
    here = table(bob)
    return absence.offers_to_play(replace(here, settings=replace(here.settings, rated=rated)), former, ENGLISH)


def test_whoever_comes_to_watch_is_told_which_seat_can_be_asked_for() -> None:
    assert offered(BOB) == []
    assert offered(replace(BOB, **GONE)) == []
    assert offered(PLAYED_FOR) == ["A bot plays for Bob. Type take Bob to ask for the seat."]
    assert offered(replace(PLAYED_FOR, left=True)) == [
        "Bob has given the seat up: a bot plays. Type take Bob to ask for the seat."
    ]
    assert offered(replace(BOB, left=True)) == ["Bob has given the seat up. Type take Bob to ask for it."]


def test_no_seat_is_offered_that_the_table_would_refuse() -> None:
    assert offered(PLAYED_FOR, rated=True) == []
    assert offered(replace(PLAYED_FOR, wanted_by="Eve")) == []
    assert offered(PLAYED_FOR, FormerSeat(1, 0, "Ann")) == []
    assert offered(PLAYED_FOR, FormerSeat(1, 1, "Bob")) != []


# ------------------------------------------------------------------------------------------------------------ notes


def test_who_asks_for_a_seat_is_said_before_what_letting_in_would_mean(capsys: pytest.CaptureFixture[str]) -> None:
    seat = Seat("ws://nowhere", {})
    seat.you, seat.table = You("Ann", 0, is_host=True, muted=()), table(replace(PLAYED_FOR, wanted_by="Eve"))
    talk = TableTalk(seat, Screen(), ENGLISH)

    talk.explain_requests()  # the table has changed, and it is not said yet why
    assert capsys.readouterr().out == ""
    talk.tell(Noted(EVENING, 1, Sentence("table-noted-wanted", {"name": "Bob", "other": "Eve"})))
    talk.explain_requests()
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "» Eve asks to play for Bob."
    assert told[1].startswith("· Eve would see everything that this seat has seen.")
    assert len(told) == 2


def test_who_asks_for_a_seat_and_is_not_let_in_reads_so() -> None:
    eve = You("Eve", None, is_host=False, muted=())
    wanted = table(replace(PLAYED_FOR, wanted_by="Eve"))
    refused = "Ann does not let you in just now: a bot plays on for Bob."
    assert absence.refused_lines(wanted, table(PLAYED_FOR), eve, ENGLISH) == [refused]
    for other in (wanted, table(BOB), table(replace(BOB, name="Eve"))):
        assert absence.refused_lines(wanted, other, eve, ENGLISH) == []
    assert absence.refused_lines(wanted, table(PLAYED_FOR), replace(eve, name="Fay"), ENGLISH) == []


def test_of_oneself_no_note_says_that_one_is_away(capsys: pytest.CaptureFixture[str]) -> None:
    seat = Seat("ws://nowhere", {})
    seat.you, seat.talk = You("Bob", 1, is_host=False, muted=()), []
    talk = TableTalk(seat, Screen(), ENGLISH)
    seat.talk = [Noted(EVENING, number, Sentence("table-noted-stands-in", {"name": "Bob"})) for number in (1, 0)]

    for note in seat.talk:
        talk.hear(note)
    assert capsys.readouterr().out.count("is away") == 1
    talk.tell_notes()
    assert capsys.readouterr().out == ""


def test_what_a_seat_did_stays_that_of_who_sat_there() -> None:
    seat = Seat("ws://nowhere", {})
    seat.you, seat.table = You("Ann", 0, is_host=True, muted=()), table(replace(BOB, name="Fay"))
    eve = Noted(EVENING, 1, Sentence("table-noted-taken-over", {"name": "Bob", "other": "Eve"}), 3)
    fay = Noted(EVENING + 9, 1, Sentence("table-noted-taken-over", {"name": "Eve", "other": "Fay"}), 5)
    seat.talk = [eve, Noted(EVENING + 5, 1, Sentence("table-noted-back", {"name": "Eve"}), 4), fay]
    hosted = AtTable(seat)
    assert [hosted.former_names(0, place).get(1) for place in range(6)] == ["Bob"] * 3 + ["Eve"] * 2 + [None]


def test_a_note_that_comes_twice_running_is_printed_once(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    talk = TableTalk(Seat("ws://nowhere", {}), screen, ENGLISH)
    first, second = (Noted(at, 1, Sentence("table-noted-took-back", {"name": "Bob"})) for at in (EVENING, EVENING + 1))
    talk.tell(first)
    talk.tell(second)
    assert capsys.readouterr().out.count("Bob takes a decision back.") == 1
    talk.tell_notes()
    screen.say("Bob bets a card.")
    talk.tell(first)
    assert capsys.readouterr().out.count("Bob takes a decision back.") == 1
