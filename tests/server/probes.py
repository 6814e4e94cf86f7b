"""What a reader does to find out more than it is told: it asks, tries what is forbidden, comes back, looks over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from camarilla.core.data import Reader
from camarilla.core.talk import Reply
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Settings, TableInfo
from camarilla.protocol.to_client import Claims
from camarilla.protocol.to_server import ToServer
from tests.server.room import Room
from tests.server.wire import Wire
from tests.server.worlds import Family, Step

NONSENSE = (b"", b"[]", b'{"type":"Play"}', b'{"type":"Nothing","id":"x"}', b'{"type":"Undo","id":"x","seat":1}')
PATHS = ("/api/tables/{}", "/api/games/{}/1/record", "/api/games/{}/1/replay?eyes=all", "/api/games/{}/1/proof")
CLAIMS: msgspec.json.Decoder[Claims] = msgspec.json.Decoder(Claims)
TABLES: msgspec.json.Decoder[list[TableInfo]] = msgspec.json.Decoder(list[TableInfo])
MOST_MISSED = 6


class Probes:
    """Ways to find out, drawn at random and used alike in several worlds."""

    def __init__(self, family: Family) -> None:
        self.game = family.game
        self.options = family.options
        self.players = family.players
        self.rng = family.rng

    async def probe(self, reader: Reader, rooms: list[Room], others: list[Room], step: Step, number: int) -> None:
        """One reader tries something in all these worlds; by its last answer everything it was told has come."""
        if reader is not None and rooms[0].wires[reader].can_undo and self.rng.below(3) == 0:
            await everywhere(rooms, lambda room: take_back(room, reader, number))
            for room in others:
                room.spoilt.add(reader)
        request = self.request(reader, step, rooms[0].wires[reader].ply, f"ask-{number}")
        await everywhere(rooms, lambda room: room.wires[reader].ask(request))
        chance = self.rng.below(16)
        if chance == 0:
            await everywhere(rooms, lambda room: come_again(room, reader, number, None))
        elif chance == 1:
            known = min(room.wires[reader].seq - room.since.get(reader, 0) for room in rooms)
            missed = self.rng.below(1 + min(MOST_MISSED, known))
            await everywhere(rooms, lambda room: come_again(room, reader, number, missed))
        elif chance == 2:
            await everywhere(rooms, lambda room: look_over_http(room, reader))
        elif chance == 3:
            nonsense = self.rng.choice(NONSENSE)
            await everywhere(rooms, lambda room: talk_nonsense(room, reader, nonsense))

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
            ask.Start(mark),
            ask.Rematch(mark),
            ask.Sit(mark, self.players - 1 if reader == 0 else 0),
            ask.AddBot(mark, "thumb"),
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

    def talk(self, number: int, *, claims: bool) -> "Callable[[Room], Awaitable[None]]":
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


async def everywhere(rooms: Iterable[Room], doing: Callable[[Room], Awaitable[object]]) -> None:
    """The same in several worlds."""
    await asyncio.gather(*(doing(room) for room in rooms))


async def take_back(room: Room, seat: int, number: int) -> None:
    """A seat takes its last decision back, and takes it again."""
    done = await room.wires[seat].ask(ask.Undo(f"undo-{number}"))
    if '"Done"' in done:
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
    for path in ("/api/me/tables", "/api/tables"):
        listed = TABLES.decode((await wire.person.http.get(path)).content)
        wire.frames.extend(str(table) for table in listed if table.id == room.table)
    wire.frames.append((await wire.person.get("/api/me/games")) + (await wire.person.get("/api/games")))
