"""One's last decision may be taken back while nothing hidden has come to light and nobody else has decided since."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import pytest

from camarilla.core.data import Event, Reader, View
from camarilla.core.record import By
from camarilla.games import GAMES
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, Settings
from camarilla.protocol.to_client import Code, Noted
from camarilla.server import entries as e
from camarilla.server import telling
from camarilla.server.driver import lets_moment_pass
from camarilla.server.entries import READER
from camarilla.server.playing import Playing
from camarilla.server.refusal import Refusal
from camarilla.server.settings import Pace
from camarilla.server.table import Table
from camarilla.server.telling import Listener
from tests.server.scripted import ANN, BOB, CLEO, DAN, Scripted

PEOPLE = (ANN, BOB, CLEO, DAN)
READERS: tuple[Reader, ...] = (0, 1, 2, 3, None)


def playing(game: str, seed: int = 1000, clock: Clock | None = None) -> Scripted:
    """A game of four people."""
    settings = Settings(game, 4, clock=clock or NoClock())
    return Scripted(settings, seed=seed).sit(BOB, CLEO, DAN).come(*PEOPLE).started()


@dataclass
class Position:
    """All that the readers know of a game, and how its clocks stand."""

    views: list[View]
    histories: list[list[Event]]
    clocks: tuple[tuple[int, ...], int, list[int]]
    decisions: int

    @classmethod
    def of(cls, game: Playing) -> "Position":
        clocks = game.clocks
        return cls(
            [game.match.view(reader) for reader in READERS],
            [game.match.history(reader) for reader in READERS],
            (clocks.waiting, clocks.since, clocks.left[:]),
            len(game.decisions),
        )


def who_saw(told: list[Event]) -> set[Reader]:
    """The readers who have seen anything of this."""
    return {reader for reader in READERS if any(event.as_seen_by(reader) is not None for event in told)}


class Taker:
    """Plays a game at random, and takes back now and then what can be; it knows by itself what that should be."""

    def __init__(self, script: Scripted, chance: random.Random) -> None:
        self.script = script
        self.chance = chance
        self.sealed: dict[int, int] = {}
        self.open: list[tuple[int, Position, set[Reader]]] = []
        self.counts = {"sealed": 0, "open": 0}

    @property
    def game(self) -> Playing:
        return self.script.table.play()

    def decide(self) -> None:
        """A decision, and what it leaves that could be taken back."""
        seat = self.chance.choice(self.game.match.to_act())
        before, alone = Position.of(self.game), self.game.match.waiting() == (seat,)
        self.script.at += 100
        told = self.script.move(seat, self.chance)
        saw = who_saw(told)
        if saw - {seat}:
            self.sealed.clear()
            if not alone or any(event.shows_hidden(4) for event in told):
                self.open.clear()
            else:
                self.open.append((seat, before, saw))
        elif any(event.reveals_to(seat) for event in told):
            self.sealed.pop(seat, None)
        else:
            self.sealed[seat] = self.sealed.get(seat, 0) + 1
        if len(self.game.match.waiting()) != 1:
            self.open.clear()

    def undoable(self) -> set[int]:
        """Who may take something back."""
        return set(self.sealed) or {seat for seat, _, _ in self.open[-1:]}

    def take_back(self) -> None:
        """Somebody does."""
        if self.sealed:
            seat = self.chance.choice(sorted(self.sealed))
            self.take_back_sealed(seat)
            self.sealed[seat] -= 1
            self.sealed = {seat: count for seat, count in self.sealed.items() if count}
        elif self.open:
            self.take_back_open(*self.open.pop())

    def take_back_sealed(self, seat: int) -> None:
        """Taking back a sealed answer is seen by nobody else, and leaves the choice that was there before."""
        others = [reader for reader in READERS if reader != seat]
        before = {reader: (self.game.match.view(reader), self.game.seen[reader]) for reader in others}
        decided = len(self.game.decisions)
        last = max(place for place in self.game.quiet if self.game.decisions[place].seat == seat)
        assert self.game.undoable(seat) == last, "as logs mean it in which only sealed answers were taken back"
        self.script.ask(PEOPLE[seat], ask.Undo(self.script.mark()))

        assert {reader: (self.game.match.view(reader), self.game.seen[reader]) for reader in others} == before
        assert len(self.game.decisions) == len(self.game.plies) == decided - 1
        assert seat in self.game.match.to_act()
        assert self.game.match.legal(seat)
        assert self.game.retracted == {seat}
        self.counts["sealed"] += 1

    def take_back_open(self, seat: int, before: Position, saw: set[Reader]) -> None:
        """After it everybody knows exactly what they knew before the decision, and whoever saw it is told."""
        plies = dict(self.game.seen)
        self.script.ask(PEOPLE[seat], ask.Undo(self.script.mark()))

        assert Position.of(self.game) == before
        assert self.game.retracted == saw
        assert {reader for reader in READERS if self.game.seen[reader] != plies[reader]} == saw
        assert all(self.game.seen[reader] == plies[reader] + 1 for reader in saw), "a ply never comes twice"
        assert self.game.match.to_act() == (seat,)
        self.counts["open"] += 1


@pytest.mark.parametrize("clock", [NoClock(), Bank(600, 5)], ids=["no clock", "bank"])
@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_whatever_may_be_taken_back_leaves_everybody_with_what_they_knew_before(game: str, clock: Clock) -> None:
    counts = {"sealed": 0, "open": 0}
    for seed in range(1, 4):
        taker = Taker(playing(game, seed * 1000, clock), random.Random(seed))
        while True:
            taker.decide()
            if taker.game.match.is_over:
                break
            offered = {seat for seat in range(4) if taker.game.undoable(seat) is not None}
            assert offered == taker.undoable()
            while taker.undoable() and taker.chance.random() < 0.4:
                taker.take_back()
        counts = {kind: number + taker.counts[kind] for kind, number in counts.items()}
        again = Table("T")
        for body in taker.script.log:
            again.apply(READER.decode(body))
        assert again.play().match.truth() == taker.game.match.truth(), "the log gives the same game"
        assert again.play().seen == taker.game.seen

    assert counts["open"] > 20
    assert counts["sealed"] > 0, "games with sealed answers must have been played"


def sealed_window() -> tuple[Scripted, list[int]]:
    """A table where at least three seats answer under seal, all of them still to come."""
    script = playing("road-to-the-palace")
    script.play_until(lambda table: len(table.play().match.to_act()) >= 3 and not table.play().quiet)
    return script, list(script.table.play().match.to_act())


def test_what_others_have_answered_under_seal_neither_stands_in_the_way_nor_is_told_by_a_refusal() -> None:
    script, window = sealed_window()
    first, second, third = window[:3]
    script.move(first)
    assert refusal(script, third) == "table-undo-answers"
    script.move(second)
    assert refusal(script, third) == "table-undo-answers", "the same, whoever has answered"
    script.ask(PEOPLE[first], ask.Undo("u"))

    assert first in script.table.play().match.to_act()
    assert second not in script.table.play().match.to_act()


def refusal(script: Scripted, seat: int) -> str:
    """Why a seat cannot take anything back."""
    with pytest.raises(Refusal) as wrong:
        script.ask(PEOPLE[seat], ask.Undo(script.mark()))
    assert wrong.value.code is Code.SHOWN
    return wrong.value.sentence.id


def test_only_the_seat_itself_is_told_that_it_may_take_something_back() -> None:
    script, window = sealed_window()
    script.move(window[0])
    assert offered(script) == [window[0]]
    for seat in window[1:]:
        script.move(seat)
    (starter,) = script.table.play().match.to_act()
    script.move(starter)
    assert offered(script) == [starter]


def offered(script: Scripted) -> list[int]:
    """Who is told that they may take something back."""
    match = script.table.play().match
    situations = [telling.situation(script.table, match.view(reader), script.at).can_undo for reader in READERS]
    return [place for place, can in enumerate(situations) if can]


def test_nobody_is_offered_to_take_back_what_they_leave_to_a_stand_in() -> None:
    script, window = sealed_window()
    seat = window[0]
    script.move(seat)
    assert offered(script) == [seat]
    script.ask(PEOPLE[seat], ask.Stand(script.mark()))
    assert offered(script) == []


def test_once_the_window_is_settled_it_is_too_late_and_nobody_is_told_who_answered_last() -> None:
    for last in range(4):
        script, window = sealed_window()
        for seat in [*(seat for seat in window if seat != last), last]:
            script.move(seat)

        assert {refusal(script, seat) for seat in window} == {"table-undo-light"}


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


# Refused, and why


def at_market(enough: Callable[[Table], bool] = lambda _: True) -> tuple[Scripted, int]:
    """Road to the Palace, where somebody is to take a card."""
    script = playing("road-to-the-palace")
    script.play_until(lambda table: offers_cards(table) and enough(table))
    (seat,) = script.table.play().match.to_act()
    return script, seat


def offers_cards(table: Table) -> bool:
    return any("TakeCard" in type(move).__name__ for seat in range(4) for move in table.play().match.legal(seat))


def left_in_row(table: Table, row: int) -> int:
    """How many cards lie in a row."""
    view = msgspec.to_builtins(table.play().match.view(None))
    return len(view["grid"][row]["cards"])


def take(script: Scripted, seat: int, row: int, by: By = By.PERSON) -> None:
    """A seat takes a card."""
    move = msgspec.Raw(msgspec.json.encode({"type": "TakeCard", "row": row + 1}))
    script.write(e.Moved(at=script.at, seat=seat, move=move, by=by))


def test_rp_3_13_a_card_can_be_put_back_until_the_disc_is_laid_and_the_disc_taken_up_again() -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    before = Position.of(script.table.play())
    said = [offer.consequences[-1].id for offer in telling.offers(script.table, seat, before.views[seat])]
    assert said[0] == "road-to-the-palace-put-back"
    take(script, seat, 0)
    script.move(seat)
    assert offered(script) == [seat]
    for _ in range(2):
        script.ask(PEOPLE[seat], ask.Undo(script.mark()))
    assert Position.of(script.table.play()) == before


def test_rp_3_13_a_card_whose_row_was_refilled_stays_taken_and_its_offer_says_so() -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) == 1 and table.play().match.view(None).deck_size > 0)  # type: ignore[attr-defined]
    view = script.table.play().match.view(seat)
    assert telling.offers(script.table, seat, view)[0].consequences[-1].id == "road-to-the-palace-not-put-back"
    take(script, seat, 0)

    assert offered(script) == []
    assert refusal(script, seat) == "table-undo-light"


@pytest.mark.parametrize("seed", range(3))
def test_rp_3_13_what_is_said_beside_a_card_comes_true(seed: int) -> None:
    script = playing("road-to-the-palace", 1000 * (seed + 1))
    chance = random.Random(seed)
    found = set()
    while not script.table.play().match.is_over:
        match = script.table.play().match
        seat = chance.choice(match.to_act())
        said = {bytes(offer.move): offer.consequences for offer in telling.offers(script.table, seat, match.view(seat))}
        move = chance.choice(match.legal(seat))
        last = next(iter(said[msgspec.json.encode(move)][-1:]), None)
        script.write(e.Moved(at=script.at, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=By.PERSON))
        if last is not None and last.id.endswith("put-back"):
            found.add(last.id)
            assert (offered(script) == [seat]) == (last.id == "road-to-the-palace-put-back")
    assert found == {"road-to-the-palace-put-back", "road-to-the-palace-not-put-back"}


def test_everybody_reads_once_who_took_something_back_but_nobody_of_a_sealed_answer() -> None:
    script, window = sealed_window()
    script.move(window[0])
    script.ask(PEOPLE[window[0]], ask.Undo(script.mark()))
    assert script.table.talk == []
    assert script.table.noted is None
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    for _ in range(3):
        take(script, seat, 0)
        script.ask(PEOPLE[seat], ask.Undo(script.mark()))
        assert script.table.noted is not None
    (said,) = [said for _, said in script.table.talk]
    assert isinstance(said, Noted)
    assert (said.seat, said.words.id) == (seat, "table-noted-took-back")


def test_what_was_noted_meanwhile_stands_before_what_is_decided_anew() -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    before = {reader: len(script.table.play().match.history(reader)) for reader in READERS}
    take(script, seat, 0)
    other = (seat + 1) % 4
    script.ask(PEOPLE[other], ask.Go(script.mark()))
    script.ask(PEOPLE[seat], ask.Undo(script.mark()))
    (gone,) = [said for _, said in script.table.talk if isinstance(said, Noted) and said.words.id == "table-noted-gone"]
    for reader in READERS:
        placed = telling.placed(script.table, Listener(f"r{reader}", "R", reader), gone)
        assert isinstance(placed, Noted)
        assert placed.after == before[reader]


def test_nobody_takes_back_what_others_have_answered_with_a_decision() -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    take(script, seat, 0)
    script.move(seat)
    following = script.table.play().match.to_act()[0]
    assert refusal(script, following) in {"table-undo-others", "table-undo-light"}
    script.play_until(lambda table: following not in table.play().match.to_act())

    assert refusal(script, seat) == "table-undo-others"
    script.ask(PEOPLE[following], ask.Undo(script.mark()))
    script.ask(PEOPLE[following], ask.Undo(script.mark()))
    assert offered(script) == [seat], "as though it had not been decided"


@pytest.mark.parametrize("by", [By.STAND_IN, By.CLOCK, By.BOT], ids=lambda by: by.value)
def test_what_a_stand_in_the_clock_or_a_bot_decided_stays(by: By) -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    take(script, seat, 0, by)

    assert offered(script) == []
    assert refusal(script, seat) == "table-undo-bot"


@pytest.mark.parametrize("by", [By.STAND_IN, By.CLOCK], ids=lambda by: by.value)
def test_what_was_answered_for_somebody_under_seal_stays_too(by: By) -> None:
    script, window = sealed_window()
    script.move(window[0], by=by)

    assert offered(script) == []
    assert refusal(script, window[0]) == "table-undo-answers"
    script.write(e.Undone(at=script.at, seat=window[0]))
    assert window[0] in script.table.play().match.to_act(), "as old logs may have it"


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    script = playing("secrets")
    assert {refusal(script, seat) for seat in range(4)} == {"table-undo-nothing"}


def test_rs_5_1_a_bet_can_be_taken_back_unless_the_card_was_turned_up() -> None:
    for face, is_taken_back in (("down", True), ("up", False)):
        script = playing("royal-secrets")
        script.play_until(lambda table: table.play().match.view(None).step.value == "betting")  # type: ignore[attr-defined]
        (seat,) = script.table.play().match.to_act()
        bets = [msgspec.json.encode(move) for move in script.table.play().match.legal(seat)]
        bet = next(raw for raw in bets if f'"{face}"'.encode() in raw)
        script.write(e.Moved(at=script.at, seat=seat, move=msgspec.Raw(bet), by=By.PERSON))

        assert offered(script) == [seat] * is_taken_back
        if not is_taken_back:
            assert refusal(script, seat) == "table-undo-light"


def test_se_3_4_an_offer_that_two_answer_under_seal_stays() -> None:
    found = 0
    for seed in range(1000, 1040):
        script = playing("secrets", seed)
        script.play_until(lambda table: len(table.play().match.waiting()) == 2)
        if script.table.play().match.is_over:
            continue
        found += 1
        game = script.table.play()
        assert offered(script) == []
        reasons = [refusal(script, game.decisions[-1].seat)]
        script.move(game.match.to_act()[0], random.Random(1))
        if len(game.match.waiting()) == 2:
            reasons.append(refusal(script, game.decisions[-2].seat))
        assert set(reasons) == {"table-undo-answers"}
    assert found


# Time


def test_time_goes_on_as_if_it_had_not_been_decided() -> None:
    script = playing("road-to-the-palace", clock=PerDecision(60))
    script.play_until(lambda table: offers_cards(table) and left_in_row(table, 0) > 1)
    (seat,) = script.table.play().match.to_act()
    clocks = script.table.play().clocks
    script.at += 20_000
    take(script, seat, 0)
    assert script.table.play().clocks.remaining(seat, script.at) == 60_000
    script.at += 10_000
    script.ask(PEOPLE[seat], ask.Undo("u"))

    assert script.table.play().clocks.remaining(seat, script.at) == 30_000
    assert clocks is not script.table.play().clocks


def test_what_would_be_too_late_by_then_stays() -> None:
    script = playing("road-to-the-palace", clock=PerDecision(60))
    script.play_until(lambda table: offers_cards(table) and left_in_row(table, 0) > 1)
    (seat,) = script.table.play().match.to_act()
    script.at += 59_000
    take(script, seat, 0)
    script.at += 1000
    assert refusal(script, seat) == "table-undo-late"

    script.at -= 1
    script.ask(PEOPLE[seat], ask.Undo("u"))
    assert script.table.play().clocks.remaining(seat, script.at) == 1


@pytest.mark.parametrize("clock", [Bank(60, 5), PerDecision(60)], ids=["bank", "decision"])
def test_when_the_time_of_who_comes_next_has_run_out_nobody_takes_back_what_led_to_it(clock: Clock) -> None:
    script = playing("road-to-the-palace", clock=clock)
    script.play_until(lambda table: offers_cards(table) and left_in_row(table, 0) > 1)
    (seat,) = script.table.play().match.to_act()
    take(script, seat, 0)
    script.move(seat)
    assert offered(script) == [seat]
    assert [type(entry) for entry in script.wait(120_000)] == [e.TimeRan]

    assert offered(script) == []
    assert refusal(script, seat) == "table-undo-late", "it would be too late to decide anew"
    assert not lets_moment_pass(script.table)
    assert not script.table.plays_by_itself(seat)


def test_whoever_is_left_alone_is_too_late_for_nothing() -> None:
    script = playing("road-to-the-palace", clock=PerDecision(60))
    script.play_until(lambda table: offers_cards(table) and left_in_row(table, 0) > 1)
    (seat,) = script.table.play().match.to_act()
    take(script, seat, 0)
    script.move(seat)
    assert [type(entry) for entry in script.wait(120_000)] == [e.TimeRan]
    assert offered(script) == []
    for other in set(range(4)) - {seat}:
        script.ask(PEOPLE[other], ask.Stand(f"up-{other}"))
    assert script.table.is_alone(seat)
    assert offered(script) == [seat]


def test_when_the_time_of_a_sealed_window_has_run_out_what_one_has_answered_stays() -> None:
    for seed in (1000, 2000, 3000):
        script = playing("road-to-the-palace", seed, clock=PerDecision(60))
        window = script.table.play().match.to_act()
        assert len(window) > 1
        script.move(window[0])
        assert offered(script) == [window[0]]
        assert [type(entry) for entry in script.wait(60_000)] == [e.TimeRan]
        assert offered(script) == []
        assert refusal(script, window[0]) == "table-undo-late"


def test_a_bot_lets_the_moment_pass_as_everybody_can_see() -> None:
    script, seat = at_market(lambda table: left_in_row(table, 0) > 1)
    assert not lets_moment_pass(script.table) or script.table.play().is_open()
    take(script, seat, 0)
    assert lets_moment_pass(script.table)
    script.ask(PEOPLE[seat], ask.Stand(script.mark()))
    assert not lets_moment_pass(script.table), "nobody is there to take it back"


def test_a_bot_lets_no_moment_pass_in_a_sealed_window_whoever_has_answered() -> None:
    script, window = sealed_window()
    passes = [lets_moment_pass(script.table)]
    for seat in window[:-1]:
        script.move(seat)
        passes.append(lets_moment_pass(script.table))

    assert not any(passes)


def test_the_moment_is_two_seconds_or_so_and_shorter_where_bots_are_quick() -> None:
    assert Pace().lingering() == Pace(2000, 2800)
    assert Pace(0, 0).lingering() == Pace(0, 0)
    assert Pace(3000, 5000).lingering() == Pace(3000, 5000)
    assert Pace(300, 800).lingering() == Pace(1000, 1400)
