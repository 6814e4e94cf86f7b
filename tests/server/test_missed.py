"""While one was away: what one has not been shown yet leads from there to now, step by step, in one's own eyes only."""

import random

import msgspec
import pytest

from camarilla.core.data import Reader
from camarilla.core.game import Game
from camarilla.core.record import By
from camarilla.games import GAMES
from camarilla.protocol import to_server as ask
from camarilla.protocol.changes import updated
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_client import GameInfo, Missed
from camarilla.server import entries as e
from camarilla.server import telling
from camarilla.server.entries import Sitter
from camarilla.server.shown import Mark
from camarilla.server.table import Table
from camarilla.server.telling import MOST_MISSED, Listener
from tests.server.scripted import ANN, Scripted

CUTS = 3
"""So many places in a game are come back from, for each reader."""


def dealt(game: Game, players: int, seed: int, options: dict[str, object] | None = None) -> Scripted:
    """A game that people are about to play."""
    people = [Sitter(f"id{seat}", f"Person {seat}") for seat in range(1, players)]
    script = Scripted(Settings(game.key, players, options or {}), seed=seed).sit(*people)
    return script.come(ANN, *people).started()


def told(table: Table, reader: Reader, ply: int, *, whole: bool = False) -> GameInfo:
    """What somebody is welcomed with who has been shown the game up to a ply."""
    mark = Mark(table.number, reader, ply, 1_000)
    return telling.game_info(table, Listener("x", "X", reader, whole=whole), 2_000, mark)


def leads_to_now(info: GameInfo, missed: Missed) -> None:
    """The steps, one after another, make the view, the history and its words what they are now."""
    view: object = msgspec.json.decode(missed.view)
    for step in missed.steps:
        assert step.events, "a step is something that was seen"
        assert len(step.lines) == len(step.events)
        assert len(step.by) in {0, len(step.events)}
        view = updated(view, step.changes)
    assert view == msgspec.json.decode(info.view)
    assert tuple(event for step in missed.steps for event in step.events) == info.history[missed.history :]
    assert tuple(line for step in missed.steps for line in step.lines) == info.lines[missed.history :]
    marks = tuple(mark for step in missed.steps for mark in step.by or (None,) * len(step.events))
    assert marks == (info.by or (None,) * len(info.history))[missed.history :]
    assert missed.steps[-1].choice == info.situation.choice


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_was_missed_leads_from_what_was_shown_to_now(game: Game) -> None:
    windows = 0
    for players in game.seats:
        chance = random.Random(f"{game.key} {players}")
        script = dealt(game, players, players)
        table = script.table
        readers: list[Reader] = [*range(players), None]
        shown: dict[tuple[Reader, int], object] = {}
        while not table.play().match.is_over:
            playing = table.play()
            for reader in readers:
                view = playing.match.view(reader).as_shown()
                shown[reader, playing.seen[reader]] = msgspec.json.decode(msgspec.json.encode(view))
            asked = playing.match.to_act()
            windows += len(playing.match.waiting()) > 1
            script.at += 1_000
            script.move(chance.choice(asked), chance, by=chance.choice((By.PERSON, By.STAND_IN, By.CLOCK)))
            if chance.random() < 0.03:
                come_back(table, readers, shown, chance)
        come_back(table, readers, shown, chance)
    assert windows or game.key == "secrets", "sealed windows are among it"


def come_back(
    table: Table, readers: list[Reader], shown: dict[tuple[Reader, int], object], chance: random.Random
) -> None:
    """Everybody comes back, from a few places."""
    for reader in readers:
        now = table.play().seen[reader]
        for ply in chance.sample(range(now), min(CUTS, now)):
            info = told(table, reader, ply)
            if not table.play().match.view(reader).keeps_log():
                assert info.missed is None
                continue
            assert info.missed is not None
            assert info.missed.ply == ply
            assert len(info.missed.steps) == now - ply
            assert msgspec.json.decode(info.missed.view) == shown[reader, ply]
            leads_to_now(info, info.missed)
        assert told(table, reader, now).missed is None, "nothing was missed"


def test_who_said_nothing_or_speaks_of_another_game_or_seat_missed_nothing() -> None:
    script = dealt(GAMES[0], GAMES[0].seats[0], 1).play_until(lambda table: table.play().seen[0] > 5)
    listener = Listener("x", "X", 0)

    assert telling.game_info(script.table, listener, 0).missed is None
    assert telling.game_info(script.table, listener, 0, Mark(2, 0, 1, 0)).missed is None
    assert telling.game_info(script.table, listener, 0, Mark(1, None, 1, 0)).missed is None
    assert telling.game_info(script.table, listener, 0, Mark(1, 0, 1, 0)).missed is not None


def test_of_a_very_long_absence_the_last_part_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_MISSED", 7)
    script = dealt(GAMES[0], GAMES[0].seats[0], 1).play_until(lambda table: table.play().seen[0] > 20)
    info = told(script.table, 0, 1)

    assert MOST_MISSED > 7
    assert info.missed is not None
    assert len(info.missed.steps) == 7
    assert info.missed.ply == script.table.play().seen[0] - 7
    leads_to_now(info, info.missed)


def test_where_the_past_is_left_to_memory_nobody_is_told_of_it_but_a_program() -> None:
    script = dealt(next(game for game in GAMES if game.key == "secrets"), 4, 1, {"notebook": "off"})
    script.play_until(lambda table: table.play().seen[0] > 5)
    assert not script.table.play().match.view(0).keeps_log()

    assert told(script.table, 0, 1).missed is None
    assert told(script.table, 0, 1, whole=True).missed is not None


def test_a_decision_that_was_taken_back_meanwhile_was_not_missed() -> None:
    script = dealt(next(game for game in GAMES if game.key == "road-to-the-palace"), 3, 1)
    script.play_until(lambda table: len(table.play().match.waiting()) > 1)
    seat = script.table.play().match.to_act()[0]
    before = script.table.play().seen[seat]
    script.move(seat)
    script.write(e.Undone(at=script.at, seat=seat))
    script.play_until(lambda table: table.play().seen[seat] > before + 5)
    for ply in range(before, script.table.play().seen[seat]):
        info = told(script.table, seat, ply)
        assert info.missed is not None
        leads_to_now(info, info.missed)


def test_what_a_stand_in_did_meanwhile_is_marked() -> None:
    script = dealt(GAMES[0], GAMES[0].seats[0], 1).play_until(lambda table: table.play().match.waiting() == (0,))
    ply = script.table.play().seen[0]
    script.ask(ANN, ask.Go("g"))
    script.move(0, by=By.STAND_IN)
    missed = told(script.table, 0, ply).missed

    assert missed is not None
    assert By.STAND_IN in missed.steps[0].by
