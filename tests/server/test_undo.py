"""One's own last decision may be taken back exactly as long as nobody has been shown anything since."""

import random

import pytest

from camarilla.core.data import Event
from camarilla.games import GAMES
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_client import Code
from camarilla.server import telling
from camarilla.server.refusal import Refusal
from tests.server.scripted import ANN, BOB, CLEO, DAN, Scripted

PEOPLE = (ANN, BOB, CLEO, DAN)


def playing(game: str, seed: int = 1000) -> Scripted:
    """A game of four people."""
    return Scripted(Settings(game, 4), seed=seed).sit(BOB, CLEO, DAN).come(*PEOPLE).started()


def seen_by_others(told: list[Event], seat: int) -> bool:
    """Whether anybody else, bots and spectators included, has seen anything of this."""
    readers = [reader for reader in (0, 1, 2, 3, None) if reader != seat]
    return any(event.as_seen_by(reader) is not None for event in told for reader in readers)


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_exactly_what_nobody_has_been_shown_can_be_taken_back(game: str) -> None:
    taken_back = sum(times_taken_back(playing(game, seed * 1000), random.Random(seed)) for seed in range(1, 6))

    assert taken_back > 0, "games with sealed answers must have been played"


def times_taken_back(script: Scripted, chance: random.Random) -> int:
    """Play a game, and take back now and then what can be; how often."""
    sealed: dict[int, int] = {}
    taken_back = 0
    while not script.table.play().match.is_over:
        seat = chance.choice(script.table.play().match.to_act())
        told = script.move(seat, chance)
        if seen_by_others(told, seat) or any(event.reveals_to(seat) for event in told):
            sealed.clear()
        else:
            sealed[seat] = sealed.get(seat, 0) + 1
        if script.table.play().match.is_over:
            break
        for other in range(4):
            assert (script.table.play().undoable(other) is not None) == (other in sealed)
        if sealed and chance.random() < 0.5:
            other = chance.choice(sorted(sealed))
            check_taken_back(script, other)
            taken_back += 1
            sealed[other] -= 1
            sealed = {seat: count for seat, count in sealed.items() if count}
    return taken_back


def check_taken_back(script: Scripted, seat: int) -> None:
    """Taking a decision back is seen by nobody else, and leaves the choice that was there before."""
    playing = script.table.play()
    others = [reader for reader in (0, 1, 2, 3, None) if reader != seat]
    before = {reader: (playing.match.view(reader), playing.seen[reader]) for reader in others}
    decided = len(playing.decisions)
    script.ask(PEOPLE[seat], ask.Undo(script.mark()))

    assert {reader: (playing.match.view(reader), playing.seen[reader]) for reader in others} == before
    assert len(playing.decisions) == decided - 1
    assert seat in playing.match.to_act()
    assert playing.match.legal(seat)


def sealed_window() -> tuple[Scripted, list[int]]:
    """A table where at least three seats answer under seal, all of them still to come."""
    script = playing("road-to-the-palace")
    script.play_until(lambda table: len(table.play().match.to_act()) >= 3 and not table.play().quiet)
    return script, list(script.table.play().match.to_act())


def test_what_others_have_answered_under_seal_neither_stands_in_the_way_nor_is_told_by_a_refusal() -> None:
    script, window = sealed_window()
    first, second, third = window[:3]
    script.move(first)
    assert refusal(script, third) is Code.SHOWN
    script.move(second)
    assert refusal(script, third) is Code.SHOWN, "the same, whoever has answered"
    script.ask(PEOPLE[first], ask.Undo("u"))

    assert first in script.table.play().match.to_act()
    assert second not in script.table.play().match.to_act()


def refusal(script: Scripted, seat: int) -> Code:
    """Why a seat cannot take anything back."""
    with pytest.raises(Refusal) as wrong:
        script.ask(PEOPLE[seat], ask.Undo(script.mark()))
    return wrong.value.code


def test_only_the_seat_itself_is_told_that_it_may_take_something_back() -> None:
    script, window = sealed_window()
    script.move(window[0])
    match = script.table.play().match
    situations = [
        telling.situation(script.table, match.view(reader), script.at).can_undo for reader in (0, 1, 2, 3, None)
    ]

    assert [place for place, can in enumerate(situations) if can] == [window[0]]


def test_nobody_is_offered_to_take_back_what_they_leave_to_a_stand_in() -> None:
    script, window = sealed_window()
    seat = window[0]
    script.move(seat)

    def can_undo() -> bool:
        view = script.table.play().match.view(seat)
        return telling.situation(script.table, view, script.at).can_undo

    assert can_undo()
    script.ask(PEOPLE[seat], ask.Stand(script.mark()))
    assert not can_undo()


def test_once_the_window_is_settled_it_is_too_late() -> None:
    script, window = sealed_window()
    for seat in window:
        script.move(seat)

    assert all(refusal(script, seat) is Code.SHOWN for seat in window)


def test_taking_back_and_deciding_again_ends_in_the_same_game() -> None:
    script, window = sealed_window()
    other, _ = sealed_window()
    seat = window[0]
    script.move(seat)
    script.ask(PEOPLE[seat], ask.Undo("u"))
    for place in window:
        script.move(place)
        other.move(place)

    assert script.table.play().match.truth() == other.table.play().match.truth()
    assert script.table.play().match.view(seat) == other.table.play().match.view(seat)
