"""Whoever leaves, whenever, the game goes on while somebody is here, sleeps while nobody is, and comes to its end.

The tables are real, their log too; only the database is a list, the workers are chance, and the clock is ours.
"""

import random
from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.record import By
from camarilla.games import GAMES
from camarilla.protocol.tables import Bank, NoClock, PerDecision, Phase, Settings
from camarilla.server import driver, verbs
from camarilla.server import entries as e
from camarilla.server.entries import READER, WRITER, AnyEntry, Sitter
from camarilla.server.table import Person, Table

GAMES_EACH = 40
CLOCKS = (NoClock(), PerDecision(5), Bank(30, 2))


class Evening:
    """A table whose people leave, lose their connection or fall asleep at random, and a clock that we set."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.random = random.Random(f"{game} {players} {seed}")
        self.at = 1_000_000
        self.table = Table("evening")
        self.log: list[bytes] = []
        self.slept = 0
        self.people = [Sitter(f"id{seat}", f"Person {seat}") for seat in range(players)]
        settings = Settings(game, players, clock=self.random.choice(CLOCKS), grace=self.random.choice((5, 90)))
        self.write(e.Opened(at=self.at, settings=verbs.checked_settings(settings), host=self.people[0]))
        for seat, person in enumerate(self.people[1:], start=1):
            self.write(e.SeatTaken(at=self.at, seat=seat, sitter=person))
        for seat in range(players):
            self.write(e.Came(at=self.at, seat=seat, process="here"))
        self.write(verbs.start(self.table, self.people[0], self.at, "start"))

    def write(self, entry: AnyEntry) -> None:
        """Write an entry, as it would be read again."""
        self.log.append(WRITER.encode(entry))
        self.table.apply(READER.decode(self.log[-1]))

    def pass_time(self) -> bool:
        """Nobody does anything: the next thing that is due happens; whether there was any."""
        due = driver.next_due(self.table)
        if due is None:
            return False
        self.at = max(self.at, due)
        entry = driver.due_entry(self.table, self.at)
        assert entry is not None
        self.write(entry)
        return True

    def decide(self, seat: int, by: By) -> None:
        """Chance decides for a seat."""
        match = self.table.play().match
        move = self.random.choice(match.legal(seat))
        raw = msgspec.Raw(msgspec.json.encode(move))
        self.write(e.Moved(at=self.at, seat=seat, move=raw, by=by))

    def leave(self, seat: int) -> None:
        """Somebody goes: by the door, or by a tunnel; or stays and does nothing, where a clock runs."""
        place = self.table.seats[seat]
        assert isinstance(place, Person)
        if not place.left and self.random.random() < 0.5:
            self.write(e.SeatLeft(at=self.at, seat=seat))
        elif place.at:
            self.write(e.Went(at=self.at, seat=seat, process="here"))

    def come_back(self, seat: int) -> None:
        """Somebody is here again."""
        place = self.table.seats[seat]
        assert isinstance(place, Person)
        if not place.at:
            self.write(e.Came(at=self.at, seat=seat, process="here"))
        if place.stand_in:
            self.write(verbs.back(self.table, place.sitter, self.at, f"back {len(self.log)}"))

    def step(self) -> None:
        """Somebody leaves or returns, decides, or time passes."""
        self.at += self.random.randint(1, 3000)
        seat = self.random.randrange(len(self.people))
        chance = self.random.random()
        if chance < 0.06:
            self.leave(seat)
        elif chance < 0.1:
            self.come_back(seat)
        if self.table.phase is not Phase.PLAYING:
            self.pass_time()
            return
        owing = self.table.play().match.to_act()
        by_itself = [other for other in owing if self.table.decides_now(other)]
        here = [other for other in owing if self.table.person_at(other).at and not self.table.plays_by_itself(other)]
        if by_itself:
            chosen = self.random.choice(by_itself)
            self.decide(chosen, driver.taker(self.table, chosen))
        elif here:
            self.decide(self.random.choice(here), By.PERSON)
        elif not self.pass_time():
            assert all(self.sleeps_at(other) for other in owing), f"stuck: {self.table.info()}"
            self.slept += 1
            self.come_back(self.random.choice(owing))

    def sleeps_at(self, seat: int) -> bool:
        """Whether it is right that nobody decides for a seat: nobody else is here, or has not given up."""
        others = [person for other, person in self.table.people() if other != seat and not person.left]
        return not others or not any(person.at for person in others)


def evenings(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
    """Every game with every number of players."""
    tables = [(game.key, players) for game in GAMES for players in game.seats]
    return pytest.mark.parametrize(("game", "players"), tables)(test)


@evenings
def test_games_that_people_leave_at_random_come_to_their_end(game: str, players: int) -> None:
    slept = 0
    for seed in range(GAMES_EACH):
        evening = Evening(game, players, seed)
        for _ in range(20_000):
            if evening.table.phase is Phase.OVER:
                break
            evening.step()
        assert evening.table.phase is Phase.OVER, f"seed {seed}"
        again = Table("evening")
        for body in evening.log:
            again.apply(READER.decode(body))
        assert again.play().match.outcome == evening.table.play().match.outcome
        assert again.play().abandoned == evening.table.play().abandoned
        assert again.info() == evening.table.info()
        slept += evening.slept
    assert slept or players > 3, "with few people, it happens that nobody is here"


@evenings
def test_a_game_that_everybody_left_while_it_was_dealt_waits_until_somebody_returns(game: str, players: int) -> None:
    evening = Evening(game, players, 0)
    for seat in range(players):
        evening.write(e.SeatLeft(at=evening.at, seat=seat))
    while evening.table.phase is Phase.DEALING:
        assert evening.pass_time()
    assert not any(evening.table.decides_now(seat) for seat in range(players))
    assert driver.next_due(evening.table) is None
    evening.write(verbs.back(evening.table, evening.people[0], evening.at, "back"))
    while evening.table.phase is Phase.PLAYING:
        owing = evening.table.play().match.to_act()
        assert all(evening.table.decides_now(seat) for seat in owing if seat)
        evening.decide(owing[0], driver.taker(evening.table, owing[0]) if owing[0] else By.PERSON)
    assert evening.table.play().abandoned == set(range(1, players))


def test_whoever_breaks_a_deal_is_not_asked_again_so_that_no_two_can_hold_it_up_in_turn() -> None:
    evening = Evening("secrets", 4, 0)
    for breaker in (1, 2):
        dealing = evening.table.deal()
        assert breaker in dealing.asked
        evening.write(e.NonceSealed(at=evening.at, seat=breaker, commitment="0" * 64))
        while evening.table.deal() is dealing:
            assert evening.pass_time()
    assert not {1, 2} & set(evening.table.deal().asked)
