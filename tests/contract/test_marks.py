"""Who decided for a seat is known of every decision, and is never laid at the door of a seat that did not decide."""

from collections.abc import Iterator

import pytest

from camarilla.core import record as records
from camarilla.core.data import Event
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.core.rng import Fast
from camarilla.core.text import Name
from camarilla.games import GAMES
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from tests.contract.toy import TOY

ALL = (*GAMES, TOY)
CASES = [(game, players) for game in ALL for players in game.seats]


def decisions(game: Game, players: int, seed: int, marked: int) -> Iterator[tuple[Match, int, list[Event]]]:
    """A random game in which a stand-in plays one seat: after each decision, whose it was and what was told."""
    rng = Fast(seed)
    match = Match.start(game, players, f"marks {seed}")
    while not match.is_over:
        seat = rng.choice(match.to_act())
        move = rng.choice(match.legal(seat))
        yield match, seat, match.play(seat, move, By.STAND_IN if seat == marked else By.PERSON)


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "key", str(value)))
def test_what_a_stand_in_decides_is_marked_and_nothing_else_is(game: Game, players: int) -> None:
    for seed in range(4):
        marked = seed % players
        sealed = False
        for match, seat, told in decisions(game, players, seed, marked):
            marks = match.marks[-len(told) :]
            assert len(match.marks_of(seat)) == len(match.history(seat))
            assert {event.decision_of() for event, mark in zip(told, marks, strict=True) if mark} <= {marked}
            if seat == marked:
                assert By.STAND_IN in marks, f"{told} does not tell who decided"
                sealed = all(event.as_seen_by(None) is None for event in told)
            elif any(marks):
                assert sealed, f"seat {seat} decided, and {told} says that a stand-in did"
            sealed = sealed and all(event.as_seen_by(None) is None for event in told)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_the_clock_is_marked_like_a_stand_in_and_people_and_bots_are_not(game: Game) -> None:
    def marks_by(by: By) -> set[By | None]:
        match = Match.start(game, game.seats[0], "by")
        while not match.is_over:
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[0], by)
        return {*match.marks, *match.takers}

    assert marks_by(By.CLOCK) == {By.CLOCK, None}
    assert marks_by(By.STAND_IN) == {By.STAND_IN, None}
    assert marks_by(By.PERSON) == marks_by(By.BOT) == {None}


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_a_record_keeps_who_decided_and_is_as_before_where_nobody_stood_in(game: Game) -> None:
    *_, (match, _, _) = decisions(game, game.seats[0], 3, marked=1)
    *_, (plain, _, _) = decisions(game, game.seats[0], 3, marked=-1)
    raw = records.write(match.record())
    again = Match.replay(records.read(raw), (game,))

    assert records.write(again.record()) == raw
    assert (again.marks, again.takers) == (match.marks, match.takers)
    assert again.marks_of_truth() == match.marks_of_truth()
    assert len(again.marks_of_truth()) == len(again.truth())
    marked = b',\n   "by": "stand-in"'
    assert raw.count(marked) == match.takers.count(By.STAND_IN) > 0
    assert raw.replace(marked, b"") == records.write(plain.record())


def test_what_a_table_does_by_itself_is_nobodys_decision() -> None:
    """RS-5.4: a second bet from a hand of one card is made without asking."""
    found = 0
    for seed in range(400):
        moves = 0
        for match, seat, told in decisions(ROYAL_SECRETS, 3, seed, marked=0):
            forced, moves = [who for who, _ in match.moves[moves + 1 :]], len(match.moves)
            if forced == [0] and seat != 0:
                found += 1
                assert any(event.decision_of() == 0 for event in told)
                assert not any(match.marks[-len(told) :])
    assert found, "none was forced"


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "key", str(value)))
def test_the_line_of_a_decision_calls_whoever_decided_its_player(game: Game, players: int) -> None:
    """So that a page, which reads sentences, puts the mark at the name of whoever was decided for."""
    for seed in range(4):
        for _, _, told in decisions(game, players, seed, marked=0):
            for event in told:
                whose, line = event.decision_of(), game.line(event)
                if whose is not None and line is not None:
                    assert line.args.get("player") == Name(whose), line.id
