"""Games that have ended: their records, their replays through any eyes, the proofs of their deals."""

import asyncio
from collections import OrderedDict

import msgspec

from camarilla.core.data import Event, Reader
from camarilla.core.game import Game
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.protocol.changes import changes
from camarilla.protocol.http import Replay, ReplayStep
from camarilla.protocol.tables import Phase, Visibility
from camarilla.protocol.to_client import Code
from camarilla.server.entries import READER
from camarilla.server.playing import Playing, as_sent, dealt_again, encoded, without_dropped
from camarilla.server.refusal import Refusal
from camarilla.server.store import Store
from camarilla.server.table import Table

KEPT = 32
PAUSES = 64


class Ended:
    """A game that has ended, with the table as it was then."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.playing: Playing = table.play()


class Replays:
    """Games that have ended, the last ones that were asked for at hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, int], Ended] = OrderedDict()

    async def ended(self, table_id: str, number: int, person: str | None) -> Ended:
        """A game that has ended, if somebody may see it: whoever played, has the link, or anybody if it was public."""
        game = self.kept.get((table_id, number)) or await self.read(table_id, number)
        if game is None or not may_see(game.table, person):
            raise Refusal(Code.UNKNOWN, "table-no-game")
        self.kept[(table_id, number)] = game
        self.kept.move_to_end((table_id, number))
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return game

    async def read(self, table_id: str, number: int) -> Ended | None:
        """Read a table's log up to the end of a game."""
        table = Table(table_id)
        for number_of_entry, body in enumerate(await self.store.entries(table_id)):
            if number_of_entry % PAUSES == 0:
                await asyncio.sleep(0)  # a long log must not hold the others up
            table.apply(READER.decode(body))
            if table.number == number and table.phase is Phase.OVER:
                return Ended(table)
        return None


def may_see(table: Table, person: str | None) -> bool:
    """Whether somebody may look at a game that has ended."""
    return table.settings.visibility is not Visibility.PRIVATE or person in table.past or person in table.invited


def replay(game: Ended, eyes: str) -> Replay:
    """The game through these eyes: a seat's number, "table" for who watches, "all" for all cards open."""
    table, playing = game.table, game.playing
    readers = readers_of(eyes, table)
    match, decisions = playing.match, without_dropped(playing.match, playing.decisions)
    again = dealt_again(match)
    views = [again.view(reader) for reader in readers]
    first = tuple(msgspec.Raw(msgspec.json.encode(view)) for view in views)
    opening = seen(again.truth(), readers, eyes)
    public = None if eyes == "all" else readers[0]  # with all cards open nobody is spoken to
    begin = match.game.choice(again.view(public))
    steps: list[ReplayStep] = []
    for number, decided in enumerate(decisions, start=1):
        told = again.play(*decided)
        after = [again.view(reader) for reader in readers]
        changed = tuple(tuple(changes(old, new)) for old, new in zip(views, after, strict=True))
        views = after
        events = seen(told, readers, eyes)
        if events or any(changed):
            told_of, lines = told_in(match.game, events)
            choice = match.game.choice(again.view(public))
            by = marks(told, again.marks[-len(told) :], readers, eyes)
            steps.append(ReplayStep(told_of, lines, changed, choice, number, by))
    if match.outcome is None:
        raise Refusal(Code.UNKNOWN, "table-no-game")
    talk = tuple(said for _, said in table.talk)
    return Replay(
        table.id,
        table.number,
        table.settings,
        table.names(),
        eyes,
        first,
        *told_in(match.game, opening),
        begin,
        tuple(steps),
        match.outcome,
        talk,
        playing.origin,
        tuple(seat for seat in range(len(table.seats)) if table.is_bot(seat)),
    )


def told_in(game: Game, events: list[Event]) -> tuple[tuple[msgspec.Raw, ...], tuple[Sentence | None, ...]]:
    """Events as they are sent, and their lines of the log."""
    return tuple(encoded(event) for event in events), tuple(game.line(event) for event in events)


def readers_of(eyes: str, table: Table) -> list[Reader]:
    """Whose views a replay shows."""
    if eyes == "all":
        return list(range(len(table.seats)))
    if eyes == "table":
        return [None]
    if eyes.isdecimal() and int(eyes) < len(table.seats):
        return [int(eyes)]
    raise Refusal(Code.UNKNOWN, "table-no-eyes", eyes=eyes[:20], players=len(table.seats))


def seen(told: list[Event], readers: list[Reader], eyes: str) -> list[Event]:
    """What these eyes see of some events."""
    return [event for event in (seen_by(event, readers, eyes) for event in told) if event is not None]


def marks(told: list[Event], by: list[By | None], readers: list[Reader], eyes: str) -> tuple[By | None, ...]:
    """The marks of what these eyes see of some events."""
    return as_sent([mark for event, mark in zip(told, by, strict=True) if seen_by(event, readers, eyes) is not None])


def seen_by(event: Event, readers: list[Reader], eyes: str) -> Event | None:
    """What these eyes see of an event; nobody sees what was dropped."""
    if event.is_dropped():
        return None
    return event if eyes == "all" else event.as_seen_by(readers[0])
