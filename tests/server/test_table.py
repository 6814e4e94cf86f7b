"""A table as its log tells it: who sits where, who is the host, who plays when somebody is gone."""

import msgspec
import pytest

from camarilla.core.talk import Reply
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import GRACE, OpenSeat, PersonSeat, Phase, Settings, Talk, Visibility
from camarilla.protocol.to_client import Claimed, Code, Spoken
from camarilla.server import entries as e
from camarilla.server import verbs
from camarilla.server.driver import HOST_GRACE
from camarilla.server.names import skeleton
from camarilla.server.refusal import Refusal
from camarilla.server.table import MOST_TALK, REMEMBERED, Bot, Person, Table
from tests.server.cast import as_raw
from tests.server.scripted import ANN, BOB, CLEO, DAN, EVE, GUEST, SECRETS, Scripted

PRIVATE = Settings("secrets", 4, visibility=Visibility.PRIVATE)


def four() -> Scripted:
    """Ann, Bob, Cleo and Dan sit and are here."""
    return Scripted().sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN)


def refused(table: Scripted, who: e.Sitter, request: verbs.Request) -> Refusal:
    """Why something is refused, which writes nothing down."""
    length = len(table.log)
    with pytest.raises(Refusal) as wrong:
        table.ask(who, request)
    assert len(table.log) == length
    return wrong.value


# --------------------------------------------------------------------------------------------------------------- seats


def test_whoever_makes_a_table_sits_at_it_and_is_the_host() -> None:
    table = Scripted().table

    assert table.seat_of("ann") == 0
    assert table.is_host("ann")
    assert table.info().host == "Ann"


def test_one_takes_the_seat_one_chooses_or_the_first_that_is_free() -> None:
    script = Scripted()
    script.ask(BOB, ask.Sit("1", 3))
    script.ask(CLEO, ask.Sit("2"))

    assert [script.table.seat_of(who.id) for who in (BOB, CLEO)] == [3, 1]


def test_one_may_change_seats_before_the_game_and_keeps_ones_name_and_presence() -> None:
    script = Scripted().sit(BOB).come(BOB)
    script.ask(BOB, ask.Sit("x", 3))

    assert script.table.shown_seat(1) == OpenSeat()
    seat = script.table.shown_seat(3)
    assert isinstance(seat, PersonSeat)
    assert seat.name == "Bob"
    assert seat.away_since is None


def test_a_seat_is_taken_once() -> None:
    script = Scripted().sit(BOB)

    assert refused(script, CLEO, ask.Sit("1", 1)).code is Code.FULL
    assert refused(script, CLEO, ask.Sit("2", 9)).code is Code.UNKNOWN
    assert refused(script, BOB, ask.Sit("3")).sentence.id == "table-seated-already"


def test_nobody_sits_down_at_a_game_that_goes_on() -> None:
    script = four().started()

    assert refused(script, EVE, ask.Sit("1")).code is Code.NOT_NOW


def test_people_at_a_table_are_told_apart_also_by_names_that_look_alike() -> None:
    script = Scripted()
    for number, name in enumerate(("Ann", "ÀNN", "\N{CYRILLIC CAPITAL LETTER A}nn")):
        script.ask(e.Sitter(f"other{number}", name), ask.Sit(f"{number}"))

    assert len({skeleton(name) for name in script.table.names()}) == 4


def test_somebody_who_sits_is_called_something_else_until_cards_are_dealt() -> None:
    script = Scripted(SECRETS).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN)
    for who, wanted in ((BOB, "Robert"), (ANN, "Cléo"), (CLEO, "Cleo")):
        entry = verbs.rename(script.table, who.id, wanted, script.at)
        if entry is not None:
            script.write(entry)

    assert script.table.names() == ("Cléo 2", "Robert", "Cleo", "Dan")
    assert script.table.info().host == "Cléo 2"
    assert verbs.rename(script.table, EVE.id, "Eva", script.at) is None
    script.started()
    assert verbs.rename(script.table, BOB.id, "Bobby", script.at) is None


def test_a_bot_never_has_the_name_of_somebody_at_the_table() -> None:
    script = Scripted(host=e.Sitter("x", "Aramis")).full()

    assert len({name.casefold() for name in script.table.names()}) == 4


def test_a_smaller_table_keeps_everybody_at_it() -> None:
    script = Scripted(Settings("secrets", 6))
    script.ask(BOB, ask.Sit("1", 5))
    script.ask(ANN, ask.Change("2", Settings("secrets", 4)))

    assert [place.sitter.id for _, place in script.table.people()] == ["ann", "bob"]
    assert len(script.table.seats) == 4


def test_a_table_is_not_made_too_small_for_who_sits_at_it() -> None:
    script = Scripted(Settings("secrets", 6)).sit(BOB, CLEO, DAN, EVE)

    assert refused(script, ANN, ask.Change("1", SECRETS)).sentence.id == "table-too-many-seated"


def test_a_table_with_a_guest_is_not_made_a_rated_one_nor_joined_by_one() -> None:
    rated = Settings("secrets", 4, rated=True)

    assert refused(Scripted().sit(GUEST), ANN, ask.Change("1", rated)).code is Code.FORBIDDEN
    assert refused(Scripted(rated), GUEST, ask.Sit("1")).code is Code.FORBIDDEN
    Scripted(rated).sit(BOB)


def test_the_host_frees_seats_before_the_game() -> None:
    script = Scripted().sit(BOB).full()
    script.ask(ANN, ask.Clear("1", 1))
    script.ask(ANN, ask.Clear("2", 2))

    assert script.table.seats[1] is None
    assert script.table.seats[2] is None
    assert refused(script, ANN, ask.Clear("3", 2)).code is Code.UNKNOWN


def test_the_same_request_has_no_second_effect_and_the_memory_of_it_is_bounded() -> None:
    script = Scripted()
    for number in range(REMEMBERED + 100):
        script.ask(ANN, ask.Say(f"s{number}", "again"))

    assert len(script.table.asked) == REMEMBERED
    assert f"ann:s{REMEMBERED + 99}" in script.table.asked
    assert len(script.table.talk) == MOST_TALK


# ------------------------------------------------------------------------------------------------------------ the host


def test_the_host_who_gets_up_hands_the_table_to_somebody_who_is_here() -> None:
    script = four().go(BOB)
    script.ask(ANN, ask.Stand("1"))

    assert script.table.host == CLEO
    assert not script.table.is_host("ann")


@pytest.mark.parametrize("phase", [Phase.WAITING, Phase.DEALING, Phase.PLAYING, Phase.OVER])
def test_a_table_is_handed_over_in_every_phase(phase: Phase) -> None:
    script = four()
    if phase is Phase.DEALING:
        script.ask(ANN, ask.Start("s"))
    elif phase is not Phase.WAITING:
        script.started()
    if phase is Phase.OVER:
        script.played_out()
    assert script.table.phase is phase
    script.ask(ANN, ask.Stand("1"))

    assert script.table.is_host("bob")


def test_somebody_else_becomes_the_host_when_the_host_stays_away() -> None:
    script = four().go(ANN)

    assert script.wait(HOST_GRACE - 1) == []
    assert isinstance(script.wait(1)[0], e.HostChanged)
    assert script.table.host == BOB
    script.come(ANN)
    assert not script.table.is_host("ann"), "who comes back is not the host again by itself"


def test_a_game_keeps_its_host_who_is_away_until_somebody_asks_to_be_let_in() -> None:
    script = four().started()
    script.ask(BOB, ask.Go("g"))
    script.go(ANN)

    assert not [entry for entry in script.wait(100 * HOST_GRACE) if isinstance(entry, e.HostChanged)]
    script.ask(GUEST, ask.TakeOver("t", 1))
    assert isinstance(script.wait(0)[0], e.HostChanged)
    assert script.table.host == DAN
    script.ask(DAN, ask.LetIn("l", 1, "Gus"))
    assert script.table.seat_of("guest") == 1


def test_nobody_becomes_the_host_of_a_table_that_everybody_is_away_from() -> None:
    script = Scripted().sit(BOB).come(ANN, BOB).go(ANN).go(BOB)

    assert script.wait(10 * HOST_GRACE) == []
    script.come(BOB)
    assert isinstance(script.wait(0)[0], e.HostChanged)


def test_who_sits_down_at_a_table_that_its_host_only_watches_may_start_it() -> None:
    script = Scripted()
    script.ask(ANN, ask.Stand("1"))
    script.sit(BOB)

    assert script.table.is_host("bob")
    assert script.table.is_host("ann")
    script.full()


def test_the_host_makes_somebody_else_the_host() -> None:
    script = four().full()
    script.ask(ANN, ask.HandOver("1", 2))

    assert script.table.is_host("cleo")
    assert refused(script, ANN, ask.HandOver("2", 0)).code is Code.FORBIDDEN


def test_nobody_who_has_left_nor_a_bot_nor_an_empty_seat_becomes_the_host() -> None:
    script = Scripted().sit(BOB, CLEO).come(ANN, BOB, CLEO).full().started()
    script.ask(BOB, ask.Stand("1"))

    assert refused(script, ANN, ask.HandOver("2", 1)).code is Code.UNKNOWN
    assert refused(script, ANN, ask.HandOver("3", 3)).code is Code.UNKNOWN
    assert refused(script, ANN, ask.HandOver("4", 15)).code is Code.UNKNOWN


# ------------------------------------------------------------------------------------------ who is gone, who comes back


def test_a_stand_in_plays_for_who_stays_away_after_the_grace_time_and_only_where_a_decision_is_owed() -> None:
    script = four().started().play_until(lambda table: table.play().match.to_act() == (1,))
    script.go(BOB).go(CLEO)
    grace = GRACE * 1000

    assert script.wait(grace - 1) == []
    assert [type(entry) for entry in script.wait(1)] == [e.StoodIn]
    assert script.table.plays_by_itself(1)
    assert not script.table.plays_by_itself(2), "nobody waits for Cleo"


def test_who_comes_back_plays_on() -> None:
    script = four().started().play_until(lambda table: table.play().match.to_act() == (1,)).go(BOB)
    script.wait(GRACE * 1000)
    script.come(BOB)

    assert not script.table.plays_by_itself(1)
    script.ask(BOB, ask.Play("1", script.table.play().seen[1], as_move(script, 1)))


def as_move(script: Scripted, seat: int) -> msgspec.Raw:
    """Something that a seat may do."""
    return msgspec.Raw(msgspec.json.encode(script.table.play().match.legal(seat)[0]))


def test_a_second_connection_keeps_somebody_at_the_table() -> None:
    script = four().come(BOB, process="q").go(BOB)

    assert script.table.person_at(1).away_since is None
    script.go(BOB, process="q")
    assert script.table.person_at(1).away_since == script.at


def test_who_leaves_is_played_by_a_stand_in_at_once_and_comes_back_only_by_saying_so() -> None:
    script = four().started()
    script.ask(BOB, ask.Stand("1"))

    assert script.table.plays_by_itself(1)
    script.go(BOB).come(BOB)
    assert script.table.plays_by_itself(1), "to look in is not to come back"
    script.ask(BOB, ask.Sit("2"))
    assert not script.table.plays_by_itself(1)
    seat = script.table.shown_seat(1)
    assert isinstance(seat, PersonSeat)
    assert not seat.left


def test_who_leaves_while_the_cards_are_dealt_leaves_no_gap() -> None:
    script = four()
    script.ask(ANN, ask.Start("s"))
    script.ask(BOB, ask.Stand("1"))
    script.wait(60_000)

    assert script.table.phase is Phase.PLAYING
    assert script.table.plays_by_itself(1)
    script.ask(BOB, ask.Back("2"))
    assert not script.table.plays_by_itself(1)


def test_a_seat_that_a_stand_in_plays_decides_and_claims_nothing_else() -> None:
    script = four().started().play_until(lambda table: table.play().match.to_act() == (1,))
    script.write(e.StoodIn(at=script.at, seat=1))
    claim = script.table.game.claims(script.table.play().match.view(None), 1)[0]

    ply = script.table.play().seen[1]
    requests = (
        ask.Play("1", ply, as_move(script, 1)),
        ask.Undo("2"),
        ask.MakeClaim("3", as_raw(claim)),
    )
    for request in requests:
        assert refused(script, BOB, request).sentence.id == "table-stand-in-plays"
    script.ask(BOB, ask.Back("4"))
    script.ask(BOB, requests[0])


def test_every_decision_of_a_game_can_be_left_to_stand_ins() -> None:
    script = four().started()
    for who in (ANN, BOB, CLEO, DAN):
        script.ask(who, ask.Stand(f"leave-{who.id}"))
    script.played_out()

    assert script.table.phase is Phase.OVER
    assert script.table.play().abandoned == {0, 1, 2, 3}


def test_a_decision_that_comes_too_late_is_stale() -> None:
    script = four().started()
    seat = script.table.play().match.to_act()[0]
    who = (ANN, BOB, CLEO, DAN)[seat]
    move = as_move(script, seat)

    assert refused(script, who, ask.Play("1", script.table.play().seen[seat] + 1, move)).code is Code.STALE


# ------------------------------------------------------------------------------------------------------------- rematch


def test_a_rematch_is_played_by_the_same_people_without_who_has_left() -> None:
    script = four().started()
    script.ask(BOB, ask.Stand("1"))
    script.write(e.StoodIn(at=script.at, seat=2))
    script.played_out()
    script.ask(DAN, ask.Say("2", "Well played"))
    script.ask(CLEO, ask.Rematch("3"))
    table = script.table

    assert table.phase is Phase.WAITING
    assert table.number == 2
    assert [place is None for place in table.seats] == [False, True, False, False]
    assert not table.person_at(2).stand_in
    assert [said.text for _, said in table.talk if isinstance(said, Spoken)] == ["Well played"]
    script.sit(BOB).come(BOB).started()
    assert script.table.play().match.deal.players == 4


def test_who_has_left_calls_for_no_rematch() -> None:
    script = four().started()
    script.ask(BOB, ask.Stand("1"))
    script.played_out()

    assert refused(script, BOB, ask.Rematch("2")).code is Code.NOT_YOURS


def test_the_last_game_that_has_ended_is_remembered_as_it_was() -> None:
    script = four().started().played_out()
    over = script.table.ended
    assert over is not None
    script.ask(ANN, ask.Rematch("1"))
    script.ask(ANN, ask.Change("2", Settings("secrets", 5)))

    assert script.table.ended is over
    assert (over.number, over.settings.players, len(over.seats)) == (1, 4, 4)


# ---------------------------------------------------------------------------------------------------------------- talk


def test_talk_modes_say_what_may_be_said() -> None:
    for mode, chat, claims in ((Talk.FREE, True, True), (Talk.CLAIMS, False, True), (Talk.SILENT, False, False)):
        script = Scripted(Settings("secrets", 4, talk=mode)).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN).started()
        claim = as_raw(script.table.game.claims(script.table.play().match.view(None), 0)[0])
        for may, request in ((chat, ask.Say("1", "Hello")), (claims, ask.MakeClaim("2", claim))):
            if may:
                script.ask(ANN, request)
            else:
                assert refused(script, ANN, request).code is Code.FORBIDDEN


def test_claims_are_answered_by_others_and_settled_at_the_end() -> None:
    script = four().started()
    claims = script.table.game.claims(script.table.play().match.view(None), 0)
    for number, claim in enumerate(claims):
        script.ask(ANN, ask.MakeClaim(f"c{number}", as_raw(claim)))
    script.ask(BOB, ask.AnswerClaim("a", 0, Reply.DOUBT))
    assert refused(script, ANN, ask.AnswerClaim("b", 0, Reply.DOUBT)).code is Code.NOT_YOURS
    assert refused(script, BOB, ask.AnswerClaim("c", len(claims), Reply.DOUBT)).code is Code.UNKNOWN
    assert refused(script, BOB, ask.AnswerClaim("d", -1, Reply.DOUBT)).code is Code.UNKNOWN
    assert [said.settled for _, said in script.table.talk if isinstance(said, Claimed)] == [None] * len(claims)
    script.played_out()

    verdicts = script.table.play().settled()
    assert tuple(said.settled for _, said in script.table.talk if isinstance(said, Claimed)) == verdicts
    assert {True, False} <= set(verdicts), "of all that can be claimed some is true and some is not"


def test_what_is_said_is_text_and_nothing_else() -> None:
    script = Scripted()
    script.ask(ANN, ask.Say("1", "  Hello \x00\x1b[31m\u202e you\t\n\n <b>there</b> "))
    _, said = script.table.talk[-1]

    assert isinstance(said, Spoken)
    assert "".join(sign for sign in said.text if not sign.isprintable()) in {"\n", "\n\n"}
    assert "<b>there</b>" in said.text
    assert refused(script, ANN, ask.Say("2", " \u200b\n ")).code is Code.BAD_MESSAGE


def test_those_who_watch_are_silent_while_a_game_goes_on() -> None:
    script = four()
    script.ask(EVE, ask.Say("1", "Who begins?"))
    script.started()
    assert refused(script, EVE, ask.Say("2", "Ann has the ace")).code is Code.FORBIDDEN
    script.played_out()
    script.ask(EVE, ask.Say("3", "Well done"))

    assert len(script.table.talk) == 2


# ------------------------------------------------------------------------------------------------- who may see a table


def test_a_private_table_is_seen_by_its_host_by_who_sits_there_and_by_who_is_invited() -> None:
    script = Scripted(PRIVATE)
    assert not script.table.may_see("bob")
    script.write(verbs.invite(script.table, ANN, BOB, script.at, "m"))
    assert script.table.may_see("bob")
    assert not script.table.may_see("eve")
    script.sit(BOB)
    script.ask(ANN, ask.Stand("1"))
    assert script.table.is_host("bob")
    assert script.table.may_see("ann"), "whoever made it may come back"


def test_invitations_are_the_hosts_and_not_endless() -> None:
    script = Scripted(PRIVATE).sit(BOB)
    with pytest.raises(Refusal, match="forbidden"):
        verbs.invite(script.table, BOB, EVE, script.at, "m")
    with pytest.raises(Refusal, match="not-now"):
        verbs.invite(Scripted().table, ANN, EVE, script.at, "m")
    for number in range(verbs.MOST_INVITED - 1):
        script.write(verbs.invite(script.table, ANN, e.Sitter(f"i{number}", "I"), script.at, "m"))
    with pytest.raises(Refusal, match="full"):
        verbs.invite(script.table, ANN, EVE, script.at, "m")


def test_a_table_without_spectators_is_seen_by_others_only_while_it_waits_for_players() -> None:
    script = Scripted(Settings("secrets", 4, spectators=False)).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN)
    seen = [script.table.may_see("eve")]
    script.ask(ANN, ask.Start("s"))
    seen.append(script.table.may_see("eve"))
    script.sealed().opened()
    seen.append(script.table.may_see("eve"))
    script.played_out()
    seen.append(script.table.may_see("eve"))
    script.ask(ANN, ask.Rematch("r"))
    seen.append(script.table.may_see("eve"))

    assert seen == [True, False, False, False, True]
    assert script.table.may_see("bob")


# ------------------------------------------------------------------------------------------------------------- the log


def test_a_table_that_is_read_from_its_log_is_the_same_table() -> None:
    script = four().started()
    script.ask(BOB, ask.Stand("1"))
    script.played_out()
    script.ask(ANN, ask.Rematch("2"))
    script.full().started().play_until(lambda table: len(table.play().decisions) == 7)
    again = Table(script.table.id)
    for body in script.log:
        again.apply(e.READER.decode(body))

    assert again.info() == script.table.info()
    assert again.asked == script.table.asked
    assert again.talk == script.table.talk
    assert [again.play().match.view(reader) for reader in (0, 1, 2, 3, None)] == [
        script.table.play().match.view(reader) for reader in (0, 1, 2, 3, None)
    ]


def test_every_kind_of_seat_is_shown() -> None:
    script = Scripted().sit(CLEO)
    script.ask(ANN, ask.AddBot("1", "courtier"))
    kinds = [type(place) for place in script.table.seats]

    assert kinds == [Person, Person, Bot, type(None)]
    shown = script.table.info().seats
    assert isinstance(shown[1], PersonSeat)
    assert shown[1].is_bot


def test_a_bot_that_sat_down_under_a_former_name_of_its_level_plays_on() -> None:
    table = Scripted(SECRETS).come(ANN).table
    table.apply(e.BotSeated(at=1, seat=1, level="thumb", name="Berthe"))
    assert table.seats[1] == Bot("Berthe", "courtier")
