"""What a stand-in or the clock decided is marked wherever it is told, and not before it comes to light."""

import random

import msgspec
import pytest

from camarilla.core import record as records
from camarilla.core.data import Move
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.games import GAMES
from camarilla.protocol.http import PlayOn
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_client import Played
from camarilla.server import entries as e
from camarilla.server import playing_on, telling
from camarilla.server.entries import READER
from camarilla.server.replays import Ended, replay
from camarilla.server.table import Table
from camarilla.server.telling import Listener
from tests.server.scripted import ANN, BOB, CLEO, DAN, Scripted

PEOPLE = (ANN, BOB, CLEO, DAN)
AWAY = 1
"""Where a stand-in plays."""


def dealt(game: str, seed: int = 1000) -> Scripted:
    """A game of four people."""
    return Scripted(Settings(game, 4), seed=seed).sit(BOB, CLEO, DAN).come(*PEOPLE).started()


def decide(script: Scripted, seat: int, chance: random.Random, by: By = By.STAND_IN) -> list[Played | None]:
    """A decision, by a stand-in where somebody is away; what each seat and a spectator is told of it."""
    told = script.move(seat, chance, by if seat == AWAY else By.PERSON)
    news = telling.News(script.table, told, script.at)
    heard = [telling.played(news, listener(reader), None) for reader in (0, 1, 2, 3, None)]
    return [None if one is None else one[0] for one in heard]


def listener(reader: int | None) -> Listener:
    """Somebody at a seat, or who watches."""
    return Listener("who", "Who", reader, whole=True)


def marked(script: Scripted, events: tuple[msgspec.Raw, ...], by: tuple[By | None, ...]) -> set[int | None]:
    """Whose decisions are marked among these events."""
    assert len(by) in {0, len(events)}
    assert not by or any(by), "where nothing is marked nothing is sent"
    told = [script.table.game.read_event(bytes(event)) for event in events]
    return {event.decision_of() for event, mark in zip(told, by, strict=bool(by)) if mark is not None}


@pytest.mark.parametrize("by", [By.STAND_IN, By.CLOCK], ids=lambda by: by.value)
@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_everybody_is_told_of_what_they_see_that_a_stand_in_decided_it(game: str, by: By) -> None:
    script = dealt(game)
    chance = random.Random(2)
    found = 0
    while not script.table.play().match.is_over:
        seat = chance.choice(script.table.play().match.to_act())
        for heard in decide(script, seat, chance, by):
            if heard is not None:
                whose = marked(script, heard.events, heard.by)
                assert whose <= {AWAY}
                assert set(heard.by) <= {by, None}
                found += bool(whose)
    assert found > 5
    for reader in (0, 1, 2, 3, None):
        info = telling.game_info(script.table, listener(reader), script.at)
        assert marked(script, info.history, info.by) == {AWAY}


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_replay_record_and_a_game_that_goes_on_keep_the_marks(game: str) -> None:
    script = dealt(game)
    chance = random.Random(3)
    while not script.table.play().match.is_over:
        decide(script, chance.choice(script.table.play().match.to_act()), chance)
    ended = Ended(script.table)
    playing = script.table.play()
    for eyes in ("all", "table", "0", "1"):
        steps = replay(ended, eyes).steps
        assert {whose for step in steps for whose in marked(script, step.events, step.by)} == {AWAY}
    match = Match.replay(records.read(playing.record()), GAMES)
    taken = {seat for (seat, _), by in zip(match.moves, match.takers, strict=True) if by is By.STAND_IN}
    assert taken == {AWAY}
    assert match.truth() == playing.match.truth()
    assert match.marks_of_truth() == playing.match.marks_of_truth()
    steps = replay(ended, "table").steps
    middle = steps[len(steps) // 2].decisions
    entry = playing_on.entry_for(playing, ("T", 1), PlayOn(decisions=middle, seat=0, level="page"), 1)
    again = playing_on.played_on(entry, script.table.game, script.table.settings, script.table.names())
    there = again.match.marks_of_truth()
    assert there == match.marks_of_truth()[: len(there)]
    assert By.STAND_IN in there


def test_a_replay_tells_where_bots_sat_also_somebody_s_program() -> None:
    script = Scripted(Settings("secrets", 4)).sit(BOB, CLEO).full().come(ANN, BOB, CLEO).started()
    chance = random.Random(4)
    while not script.table.play().match.is_over:
        decide(script, chance.choice(script.table.play().match.to_act()), chance)
    assert replay(Ended(script.table), "table").bots == (2, 3)


def test_a_table_that_is_read_from_its_log_has_the_same_marks() -> None:
    script = dealt("secrets")
    chance = random.Random(4)
    for _ in range(40):
        decide(script, chance.choice(script.table.play().match.to_act()), chance)
    again = Table("T")
    for body in script.log:
        again.apply(READER.decode(body))

    assert again.play().match.marks == script.table.play().match.marks
    assert By.STAND_IN in again.play().match.marks


def sealed_window(game: str, wanted: int) -> Scripted:
    """A table where several answer under seal, the one who is away among them."""
    for seed in range(1000, 1200):
        script = dealt(game, seed)
        script.play_until(
            lambda table: (
                len(table.play().match.to_act()) == wanted
                and AWAY in table.play().match.to_act()
                and not table.play().quiet
            )
        )
        if not script.table.play().match.is_over:
            return script
    raise AssertionError("no such window")


def seen_by_others(script: Scripted) -> list[object]:
    """All that the others are told of a game."""
    return [telling.game_info(script.table, listener(reader), script.at) for reader in (0, 2, 3, None)]


@pytest.mark.parametrize(("game", "answering"), [("road-to-the-palace", 4), ("secrets", 2), ("royal-secrets", 2)])
def test_a_sealed_answer_is_not_marked_before_it_comes_to_light(game: str, answering: int) -> None:
    mine, stood_in = sealed_window(game, answering), sealed_window(game, answering)
    before = seen_by_others(mine)
    first = mine.table.play().match.legal(AWAY)[-1]  # not the one that settles it at once
    for script, by in ((mine, By.PERSON), (stood_in, By.STAND_IN)):
        told = script.write(moved(script, first, by))
        assert all(event.as_seen_by(reader) is None for event in told for reader in (0, 2, 3, None))

    assert seen_by_others(mine) == seen_by_others(stood_in) == before
    own = [telling.game_info(script.table, listener(AWAY), script.at).by for script in (mine, stood_in)]
    assert own[0] == ()
    assert own[1][-1] is By.STAND_IN, "whoever comes back is told who answered for them"
    stood_in.write(e.Undone(at=stood_in.at, seat=AWAY))  # as old logs may have it
    assert By.STAND_IN not in stood_in.table.play().match.marks
    assert len(stood_in.table.play().match.marks_of(AWAY)) == len(stood_in.table.play().match.history(AWAY))


def moved(script: Scripted, move: Move, by: By) -> e.Moved:
    """The entry for a decision of the one who is away."""
    return e.Moved(at=script.at, seat=AWAY, move=msgspec.Raw(msgspec.json.encode(move)), by=by)


def test_se_4_6_the_settlement_says_who_answered_and_a_dropped_answer_leaves_no_mark() -> None:
    settled = dropped = 0
    for seed in range(1000, 1060):
        script = dealt("secrets", seed)
        chance = random.Random(seed)
        given = False
        while not script.table.play().match.is_over:
            match = script.table.play().match
            several = len(match.waiting()) > 1
            seat = chance.choice(match.to_act())
            public = decide(script, seat, chance)[4]
            if several and seat == AWAY:
                given = True
            if public is None:
                continue
            whose = marked(script, public.events, public.by)
            if several and given and seat != AWAY:
                settlement = script.table.game.read_event(bytes(public.events[0]))
                assert whose <= {AWAY}
                assert (AWAY in whose) == (settlement.decision_of() == AWAY)
                settled += AWAY in whose
                dropped += AWAY not in whose
            given = False
    assert settled > 3
    assert dropped > 3
