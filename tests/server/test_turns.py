"""What a list of one's games says of each: whether it waits for one, what it asks, for how long. Nothing of others."""

from camarilla.core.text import Sentence
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import NoClock, PerDecision, Settings
from camarilla.server import entries as e
from camarilla.server.turns import is_against_bots, turn
from tests.server.scripted import ANN, BOB, CLEO, DAN, EVE, Scripted
from tests.server.test_clocks import playing as opened_table
from tests.server.test_sealed_windows import START, answer, playing_table, twins

PEOPLE = (ANN, BOB, CLEO, DAN)
FOUR = Settings("secrets", 4)
MINUTE = 60_000
DAY = 86_400


def asked(script: Scripted) -> int:
    """The one seat that has to decide."""
    (seat,) = script.table.play().match.waiting()
    return seat


def test_whoever_is_asked_reads_what_and_since_when() -> None:
    script = opened_table(FOUR)
    seat = asked(script)
    since = script.at
    script.wait(20 * MINUTE)
    told = turn(script.table, PEOPLE[seat].id)
    assert (told.yours, told.names, told.since, told.until) == (True, (PEOPLE[seat].name,), since, None)
    assert isinstance(told.asks, Sentence)
    assert told.asks == script.table.game.choice(script.table.play().match.view(seat)).prompt


def test_the_next_question_has_a_time_of_its_own() -> None:
    script = opened_table(FOUR)
    script.wait(20 * MINUTE)
    script.move(asked(script))
    script.play_until(lambda table: len(table.play().match.to_act()) == 1)
    assert turn(script.table, PEOPLE[asked(script)].id).since == script.at


def test_with_a_clock_one_reads_until_when() -> None:
    table = playing_table(PerDecision(DAY), 1)
    seat = table.play().match.to_act()[0]
    assert turn(table, f"id{seat}").until == START + DAY * 1000


def test_who_is_alone_with_bots_is_not_hurried_whatever_the_clock() -> None:
    table = playing_table(PerDecision(DAY), 1)
    seat = table.play().match.to_act()[0]
    for other in {0, 1, 2} - {seat}:
        table.apply(e.SeatLeft(at=START, seat=other))
    told = turn(table, f"id{seat}")
    assert (told.yours, told.until) == (True, None)


def test_a_seat_that_was_given_up_or_is_stood_in_for_is_not_asked() -> None:
    given_up, gone = playing_table(NoClock(), 1), playing_table(NoClock(), 1)
    seat = gone.play().match.to_act()[0]
    given_up.apply(e.SeatLeft(at=START, seat=seat))
    gone.apply(e.WentForNow(at=START, seat=seat))
    assert [turn(table, f"id{seat}").yours for table in (given_up, gone)] == [False, False]


def test_whose_seat_was_taken_over_reads_who_plays_there() -> None:
    script = opened_table(FOUR)
    script.ask(BOB, ask.Stand("s"))
    script.ask(EVE, ask.TakeOver("t", 1))
    assert turn(script.table, BOB.id).taken_by is None
    script.ask(ANN, ask.LetIn("l", 1, "Eve", welcome=True))
    told = turn(script.table, BOB.id)
    assert (told.taken_by, told.yours, told.is_played_for) == ("Eve", False, False)
    assert turn(script.table, EVE.id).taken_by is None


def test_games_where_others_wait_come_before_those_against_bots() -> None:
    against_bots, together = Scripted().come(ANN).full().started(), opened_table(FOUR)
    assert [turn(script.table, ANN.id).alone for script in (against_bots, together)] == [True, False]
    listed = [against_bots.table.info(), together.table.info()]
    assert sorted(listed, key=is_against_bots) == listed[::-1]
    for who in (BOB, DAN):
        together.ask(who, ask.Stand(together.mark()))
    assert turn(together.table, ANN.id).alone, "a program does not wait"


def test_a_game_whose_bots_wait_for_one_to_look_waits_for_one() -> None:
    script = Scripted().come(ANN).full().started().play_until(lambda table: 0 not in table.play().match.waiting())
    assert not turn(script.table, ANN.id).yours
    told = turn(script.table, ANN.id, to_see=True)
    assert (told.yours, told.to_see, told.asks) == (True, True, None)
    script.ask(ANN, ask.Stand("s"))
    assert not turn(script.table, ANN.id, to_see=True).yours, "nobody plays on"


def test_others_read_neither_what_is_asked_nor_since_when() -> None:
    script = opened_table(FOUR)
    other = PEOPLE[(asked(script) + 1) % len(PEOPLE)]
    told = turn(script.table, other.id)
    assert (told.yours, told.asks, told.since, told.until) == (False, None, None, None)
    assert told.names == (PEOPLE[asked(script)].name,)


def test_a_sealed_answer_changes_what_its_owner_reads_and_nobody_else() -> None:
    for answered, open_still, seat in twins(NoClock()):
        assert turn(open_still, f"id{seat}").yours
        assert not turn(answered, f"id{seat}").yours
        for other in {0, 1, 2} - {seat}:
            assert turn(answered, f"id{other}") == turn(open_still, f"id{other}")


def test_how_long_it_has_waited_does_not_tell_when_others_answered() -> None:
    for answered, open_still, seat in twins(NoClock()):
        waits = next(one for one in answered.play().match.to_act() if one != seat)
        answer_late = [one for one in answered.play().match.to_act() if one != waits]
        for one in answer_late:
            answer(answered, one, START + 5 * MINUTE)
        assert turn(answered, f"id{waits}") == turn(open_still, f"id{waits}")
