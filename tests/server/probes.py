"""What a reader does to find out more than it is told: ask, try what is forbidden, come back, look over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import msgspec

from camarilla.core.data import Reader
from camarilla.core.talk import Reply
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Settings, TableInfo
from camarilla.protocol.to_client import Claims
from camarilla.protocol.to_server import ToServer
from tests.patience import PATIENCE
from tests.server.room import Room
from tests.server.wire import Wire
from tests.server.worlds import Family, Step

NONSENSE = (b"", b"[]", b'{"type":"Play"}', b'{"type":"Nothing","id":"x"}', b'{"type":"Undo","id":"x","seat":1}')
PATHS = ("/api/tables/{}", "/api/games/{}/1/record", "/api/games/{}/1/replay?eyes=all", "/api/games/{}/1/proof")
CLAIMS: msgspec.json.Decoder[Claims] = msgspec.json.Decoder(Claims)
TABLES: msgspec.json.Decoder[list[TableInfo]] = msgspec.json.Decoder(list[TableInfo])
MOST_MISSED = 6
Trying = Callable[[Room], Awaitable[object]]
"""Something that a reader does at one table."""


class Probes:
    """Ways to find out, drawn at random and used alike in several worlds."""

    def __init__(self, family: Family) -> None:
        self.game = family.game
        self.options = family.options
        self.players = family.players
        self.rng = family.rng

    def probe(self, reader: Reader, rooms: list[Room], step: Step, number: int) -> Coroutine[None, None, None]:
        """One reader tries something in all these worlds; by its last answer everything it was told has come.

        What it tries is drawn at once, so that it does not depend on who is quicker.
        """
        wire = rooms[0].wires[reader]
        doing: list[Trying] = []
        sealed = len(rooms[0].live.table.play().match.waiting()) > 1  # what all see is taken back in all worlds at once
        if reader is not None and wire.can_undo and sealed and self.rng.below(3) == 0:
            doing.append(lambda room: take_back(room, reader, number))
        request = self.request(reader, step, wire.ply, f"ask-{number}")
        doing.append(lambda room: room.wires[reader].ask(request))
        chance = self.rng.below(48)
        missed = self.rng.below(MOST_MISSED)
        nonsense = self.rng.choice(NONSENSE)
        if chance <= 2:
            doing.append(lambda room: come_again(room, reader, number, None))
        elif chance <= 5:
            doing.append(lambda room: come_again(room, reader, number, min(missed, known(rooms, reader))))
        elif chance == 6 and step.state.to_act():
            doing.append(lambda room: look_over_http(room, reader))
        elif chance == 7:
            doing.append(lambda room: talk_nonsense(room, reader, nonsense))
        return one_after_another(rooms, doing)

    def request(self, reader: Reader, step: Step, ply: int, mark: str) -> ToServer:
        """Something to ask that changes nothing."""
        wrong = self.rng.below(self.game.actions)
        legal = [] if reader is None else step.state.legal(reader)
        if self.rng.below(2) and wrong not in legal:
            move = msgspec.json.encode(self.game.move_of(wrong, self.options))
            return ask.Play(mark, ply, msgspec.Raw(move))
        forbidden: list[ToServer] = [
            ask.AskClaims(mark),
            ask.Play(mark, ply + 1, msgspec.Raw(b'{"type":"Pass"}')),
            ask.Play(mark, ply, msgspec.Raw(b'{"type":"Nothing"}')),
            ask.Play(mark, ply, msgspec.Raw(b"17")),
            ask.Back(mark),
            ask.Wait(mark, 0 if reader else 1),
            ask.LetBotPlay(mark, 0 if reader else 1),
            ask.TakeOver(mark, 0),
            ask.LetIn(mark, 0, "Nobody"),
            ask.CallSomebody(mark, 0 if reader else 1),
            ask.Start(mark),
            ask.Rematch(mark),
            ask.Sit(mark, self.players - 1 if reader == 0 else 0),
            ask.AddBot(mark, "courtier"),
            ask.Clear(mark, 1),
            ask.Change(mark, Settings(self.game.key, self.players)),
            ask.HandOver(mark, 15),
            ask.Invite(mark, "Nobody"),
            ask.Commit(mark, 1, "0" * 64),
            ask.Reveal(mark, 1, "0" * 64),
            ask.MakeClaim(mark, msgspec.Raw(b'{"type":"Nothing"}')),
            ask.AnswerClaim(mark, 999, Reply.DOUBT),
            ask.Mute(mark, "Nobody", muted=True),
        ]
        return self.rng.choice(forbidden)

    def talk(self, number: int, *, claims: bool) -> Trying:
        """Somebody says something, or claims something, or answers a claim, in every world alike."""
        seat, chance, place = self.rng.below(self.players), self.rng.below(3), self.rng.below(1000)

        async def said(room: Room) -> None:
            wire = room.wires[seat]
            if chance == 0 or not claims:
                await wire.ask(ask.Say(f"say-{number}", f"Well, {place}"))
            elif chance == 1:
                await wire.ask(ask.AnswerClaim(f"answer-{number}", 0, Reply.DOUBT))
            else:
                offered = CLAIMS.decode(await wire.ask(ask.AskClaims(f"claims-{number}"))).claims
                if offered:
                    await wire.ask(ask.MakeClaim(f"claim-{number}", offered[place % len(offered)].claim))

        return said


async def one_after_another(rooms: list[Room], doing: list[Trying]) -> None:
    """The same in several worlds, each at its own speed but in the same order."""

    async def tried(room: Room) -> None:
        for trying in doing:
            await trying(room)

    await asyncio.gather(*(tried(room) for room in rooms))


def known(rooms: list[Room], reader: Reader) -> int:
    """How many of a reader's last news can be compared in all these worlds."""
    return min(room.wires[reader].seq - room.since.get(reader, 0) for room in rooms)


async def take_back(room: Room, seat: int, number: int) -> None:
    """A seat takes its last decision back, and takes it again."""
    done = await room.wires[seat].ask(ask.Undo(f"undo-{number}"))
    if '"Done"' in done:
        room.undone[seat] = room.undone.get(seat, 0) + 1
        await room.play(seat, room.last[seat], f"again-{number}")


async def come_again(room: Room, reader: Reader, number: int, missed: int | None) -> None:
    """A second connection, which has missed some news, or everything; what it is sent counts as sent."""
    wire = room.wires[reader]
    again = Wire(wire.person, room.table)
    await (again.open() if missed is None else again.open(wire.stretch, wire.seq - missed))
    await again.ask(ask.AskClaims(f"back-{number}"))
    await again.close()
    wire.frames.extend(again.frames)


async def talk_nonsense(room: Room, reader: Reader, nonsense: bytes) -> None:
    """A second connection that says what cannot be understood."""
    wire = room.wires[reader]
    again = await Wire(wire.person, room.table).open(wire.stretch, wire.seq)
    await again.answered(nonsense, '"id":null')
    await again.close()
    wire.frames.extend(again.frames)


async def look_over_http(room: Room, reader: Reader) -> None:
    """What HTTP tells of the table and its game."""
    wire = room.wires[reader]
    for path in PATHS:
        wire.frames.append(await wire.person.get(path.format(room.table)))
    wire.frames.append(await listed(room, wire, "/api/tables"))
    if reader is not None:
        wire.frames.append(await listed(room, wire, "/api/me/tables"))
    for path in ("/api/me/games", "/api/games"):
        assert room.table not in await wire.person.get(path), "a game that goes on is not among those that have ended"


async def listed(room: Room, wire: Wire, path: str) -> str:
    """A table as a list shows it, once the list has caught up with what everybody can see."""
    async with asyncio.timeout(PATIENCE):
        while True:
            tables = TABLES.decode((await wire.person.http.get(path)).content)
            shown = msgspec.json.encode(room.live.table.info())
            if shown in map(msgspec.json.encode, tables):
                return shown.decode()
            await asyncio.sleep(0.01)
