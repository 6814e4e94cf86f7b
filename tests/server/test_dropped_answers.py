"""SE-4.6: a sealed answer that was not settled is dropped unseen: it is in no record, and in no replay by any eyes."""

from collections.abc import Iterator

import msgspec

from camarilla.core.record import By
from camarilla.core.rng import Fast, Rng
from camarilla.protocol.tables import Phase, Settings
from camarilla.server import entries as e
from camarilla.server import verbs
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.replays import Ended, replay
from camarilla.server.table import Table

PLAYERS = 4
WANTED = 3


def table_of(seed: int) -> Table:
    """Four people at Secrets, just dealt."""
    table = Table("table")
    people = [Sitter(f"id{seat}", f"Person {seat}") for seat in range(PLAYERS)]
    settings = verbs.checked_settings(Settings("secrets", PLAYERS))
    entries: list[AnyEntry] = [e.Opened(at=1, settings=settings, host=people[0])]
    entries += [e.SeatTaken(at=1, seat=seat, sitter=people[seat]) for seat in range(1, PLAYERS)]
    entries += [e.DealBegan(at=1, seed=f"{seed:064x}", asked=()), e.SeedSealed(at=1, taking_part=())]
    for entry in [*entries, e.GameStarted(at=1)]:
        table.apply(entry)
    return table


def decide(table: Table, seat: int, action: int) -> None:
    """A seat takes a decision."""
    move = table.game.move_of(action, table.play().match.options)
    table.apply(e.Moved(at=2, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=By.PERSON))


def again(seed: int, decisions: list[tuple[int, int]]) -> Table:
    """A table after some decisions."""
    table = table_of(seed)
    for seat, action in decisions:
        decide(table, seat, action)
    return table


def twins_with_a_dropped_answer() -> Iterator[tuple[Table, Table]]:
    """Pairs of games to their end that differ in an answer which the other's interruption dropped."""
    for seed in range(200):
        rng = Fast(seed)
        decisions: list[tuple[int, int]] = []
        table = table_of(seed)
        while table.phase is Phase.PLAYING:
            pair = dropped_here(seed, decisions, rng)
            if pair is not None:
                yield pair
                break
            seat = rng.choice(table.play().match.to_act())
            decisions.append((seat, rng.choice(table.play().match.legal_actions(seat))))
            decide(table, *decisions[-1])


def dropped_here(seed: int, decisions: list[tuple[int, int]], rng: Rng) -> tuple[Table, Table] | None:
    """Two different answers of one seat, each followed by the same one of the other which settles it at once."""
    match = again(seed, decisions).play().match
    if len(match.to_act()) != 2:
        return None
    seat, other = match.to_act()
    for last in match.legal_actions(other):
        settled = [again(seed, [*decisions, (seat, answer)]) for answer in match.legal_actions(seat)]
        waiting = [table for table in settled if other in table.play().match.to_act()]
        for table in waiting:
            decide(table, other, last)
        if len(waiting) > 1 and waiting[0].play().match.truth() == waiting[1].play().match.truth():
            one, two = waiting[0], waiting[1]
            play_to_the_end(one, two, rng)
            return one, two
    return None


def play_to_the_end(one: Table, two: Table, rng: Rng) -> None:
    """The same decisions at both."""
    while one.phase is Phase.PLAYING:
        seat = rng.choice(one.play().match.to_act())
        action = rng.choice(one.play().match.legal_actions(seat))
        decide(one, seat, action)
        decide(two, seat, action)


def test_se_4_6_a_dropped_answer_is_in_no_record_and_no_replay() -> None:
    found = 0
    for one, two in twins_with_a_dropped_answer():
        assert one.play().decisions != two.play().decisions, "the answers were not the same"
        assert one.play().record() == two.play().record()
        for eyes in ("all", "table", *map(str, range(PLAYERS))):
            there = msgspec.json.encode(replay(Ended(two), eyes))
            assert msgspec.json.encode(replay(Ended(one), eyes)) == there
        found += 1
        if found == WANTED:
            break
    assert found == WANTED
