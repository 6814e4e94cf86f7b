"""A table with everybody at it and somebody watching, each on a bare socket, set up in the same order every time."""

import secrets
from functools import partial

import msgspec

from camarilla.core.data import Deal, Move, Reader
from camarilla.core.fairness import nonce_commitment
from camarilla.protocol import to_server as ask
from camarilla.protocol.codec import write_request
from camarilla.protocol.tables import Phase, Settings, TableInfo
from camarilla.server.hub import Live
from tests.server.inside import Inside, until
from tests.server.wire import Person, Wire


class Room:
    """One world of a family, at a table of its own."""

    def __init__(self, server: Inside, people: list[Person], table: str, live: Live) -> None:
        self.server = server
        self.people = people
        self.table = table
        self.live = live
        self.wires: dict[Reader, Wire] = {}
        self.last: dict[int, Move] = {}
        """The last decision of each seat."""
        self.since: dict[Reader, int] = {}
        """From which number on a reader's news can be compared with another world's."""
        self.undone: dict[Reader, int] = {}
        """How often each seat took a decision back."""
        self.spoilt: set[Reader] = set()
        """Whose news cannot be compared any more: they did something in the other world only."""
        self.nonces: list[str] = []
        self.asked = 0

    @property
    def readers(self) -> list[Reader]:
        return list(self.wires)

    def mark(self) -> str:
        """A mark for a request, counted: the same in every world."""
        self.asked += 1
        return f"own-{self.asked}"

    async def fill(self, seats: int) -> None:
        """Everybody sits down, and one comes to watch."""
        for seat in range(seats):
            wire = await self.comes(seat)
            if seat:
                done = await wire.ask(ask.Sit(self.mark(), seat))
                assert '"Done"' in done, done
            await until(partial(self.is_here, seat))
        await self.comes(None, person=seats)
        await self.fence()

    def is_here(self, seat: int) -> bool:
        """Whether the table knows that somebody is connected."""
        return bool(self.live.table.person_at(seat).at)

    async def comes(self, reader: Reader, person: int | None = None) -> Wire:
        """Somebody connects."""
        who = self.people[person if person is not None else reader or 0]
        wire = await Wire(who, self.table).open()
        await wire.frame(0, '"Welcome"')
        self.wires[reader] = wire
        return wire

    async def fence(self) -> None:
        """Wait until everything that was told has come."""
        mark = self.mark()
        for wire in self.wires.values():
            await wire.ask(ask.AskClaims(mark))

    async def deal(self) -> None:
        """Start, and give everybody's part to the deal."""
        seats = [(seat, wire) for seat, wire in self.wires.items() if seat is not None]
        await seats[0][1].ask(ask.Start(self.mark()))
        nonces = {seat: secrets.token_bytes(32) for seat, _ in seats}
        self.nonces = [nonce.hex() for nonce in nonces.values()]
        for seat, wire in seats:
            commitment = nonce_commitment(self.table, 1, seat, nonces[seat]).hex()
            await wire.ask(ask.Commit(self.mark(), 1, commitment))
        await until(lambda: self.live.table.deal().taking_part is not None)
        for seat, wire in seats:
            await wire.ask(ask.Reveal(self.mark(), 1, nonces[seat].hex()))
        await until(lambda: self.live.table.phase in {Phase.PLAYING, Phase.OVER})
        for wire in self.wires.values():  # whoever comes back is told of everything since
            await wire.send(write_request(ask.Shown(0, 1)))
        await self.fence()

    async def play(self, seat: int, move: Move, mark: str) -> None:
        """A seat decides."""
        wire = self.wires[seat]
        done = await wire.play(mark, move)
        assert '"Done"' in done, f"{move} at {wire.ply}: {done}"
        self.last[seat] = move

    def check_seals(self) -> None:
        """Until the game is over nobody is sent the seed, nor what anybody else gave to the deal."""
        playing = self.live.table.play()
        if not playing.match.is_over:
            told = "".join(frame for wire in self.wires.values() for frame in wire.frames)
            assert not [sealed for sealed in (playing.proof.seed, *self.nonces) if sealed in told]

    async def leaves(self) -> None:
        """Everybody goes."""
        for wire in self.wires.values():
            await wire.close()


async def make_room(
    server: Inside, people: list[Person], settings: Settings, deal: Deal, chosen: dict[str, Deal]
) -> Room:
    """A table in a world of its own, where the game has just begun."""
    response = await people[0].http.post(
        "/api/tables", content=msgspec.json.encode(settings), headers={"content-type": "application/json"}
    )
    table = msgspec.json.decode(response.content, type=TableInfo).id
    live = await server.house.hub.live(table)
    assert live is not None
    chosen[table] = deal
    room = Room(server, people, table, live)
    await room.fill(settings.players)
    await room.deal()
    return room
