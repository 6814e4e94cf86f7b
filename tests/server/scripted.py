"""A table whose log a test writes by hand: verbs are checked, entries carried out, and time passes when it is told to.

table = Scripted(Settings("secrets", 4))
table.ask(BOB, Sit("1"))
table.full().started()
table.play_until(lambda t: 1 in t.play().match.to_act())
"""

import random
from collections.abc import Callable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.data import Event
from camarilla.core.fairness import nonce_commitment
from camarilla.core.record import By
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Phase, Settings
from camarilla.server import entries as e
from camarilla.server import verbs
from camarilla.server.driver import due_entry, next_due
from camarilla.server.entries import READER, WRITER, AnyEntry, Sitter
from camarilla.server.schema import log
from camarilla.server.store import Store
from camarilla.server.table import Table

ANN = Sitter("ann", "Ann", account=True)
BOB = Sitter("bob", "Bob", account=True)
CLEO = Sitter("cleo", "Cleo", is_bot=True, account=True)
DAN = Sitter("dan", "Dan", account=True)
EVE = Sitter("eve", "Eve", account=True)
GUEST = Sitter("guest", "Gus")
SECRETS = Settings("secrets", 4)
NONCE = "ab" * 32


class Scripted:
    """A table and its log, without a server."""

    def __init__(
        self,
        settings: Settings = SECRETS,
        host: Sitter = ANN,
        table_id: str = "T",
        seed: int = 1000,
        at: int = 1_000_000,
    ) -> None:
        self.at = at
        self.seed = seed
        self.table = Table(table_id)
        self.log: list[bytes] = []
        self.marks = 0
        self.write(e.Opened(at=self.at, settings=verbs.checked_settings(settings), host=host))

    def write(self, entry: AnyEntry) -> list[Event]:
        """The next entry, as it comes back from a database."""
        body = WRITER.encode(entry)
        self.log.append(body)
        return self.table.apply(READER.decode(body))

    def mark(self) -> str:
        """A new mark."""
        self.marks += 1
        return f"m{self.marks}"

    def ask(self, who: Sitter, request: verbs.Request) -> list[Event]:
        """Somebody asks for something. Raises what a server would refuse with."""
        return self.write(self.seeded(verbs.entry_for(self.table, who, request, self.at)))

    def seeded(self, entry: AnyEntry) -> AnyEntry:
        """The same entry; a deal's seed is not drawn here, so that a test plays the same game every time."""
        if isinstance(entry, e.DealBegan):
            return msgspec.structs.replace(entry, seed=f"{self.seed + self.table.deals:064x}")
        return entry

    def due(self) -> AnyEntry | None:
        """Carry out what is due now, if anything; returns it."""
        entry = due_entry(self.table, self.at)
        if entry is not None:
            self.write(self.seeded(entry))
        return entry

    def wait(self, milliseconds: int) -> list[AnyEntry]:
        """Time passes; what falls due is carried out when it does."""
        until = self.at + milliseconds
        done: list[AnyEntry] = []
        while (when := next_due(self.table)) is not None and when <= until:
            self.at = max(self.at, when)
            entry = self.due()
            if entry is None:
                break
            done.append(entry)
        self.at = until
        return done

    def come(self, *people: Sitter, process: str = "p", again: bool = False) -> "Scripted":
        """People connect, or lost connections of theirs come back by themselves."""
        for who in people:
            seat = self.table.seat_of(who.id)
            assert seat is not None
            self.write(e.Came(at=self.at, seat=seat, process=process, again=again))
        return self

    def go(self, who: Sitter, process: str = "p") -> "Scripted":
        """Somebody's last connection closes."""
        seat = self.table.seat_of(who.id)
        assert seat is not None
        self.write(e.Went(at=self.at, seat=seat, process=process))
        return self

    def sit(self, *people: Sitter) -> "Scripted":
        """People take the first free seats."""
        for who in people:
            self.ask(who, ask.Sit(self.mark()))
        return self

    def full(self, level: str = "page") -> "Scripted":
        """Bots take the seats that are free."""
        while not self.table.is_full():
            self.ask(self.table.host, ask.AddBot(self.mark(), level))
        return self

    def started(self) -> "Scripted":
        """The host starts; whoever is here gives their part to the deal."""
        self.ask(self.table.host, ask.Start(self.mark()))
        return self.sealed().opened()

    def sealed(self) -> "Scripted":
        """Everybody who is asked seals a nonce, then the server its seed."""
        dealing = self.table.deal()
        for seat in dealing.awaited():
            commitment = nonce_commitment(self.table.id, dealing.number, seat, bytes.fromhex(NONCE)).hex()
            self.write(e.NonceSealed(at=self.at, seat=seat, commitment=commitment))
        assert isinstance(self.due(), e.SeedSealed)
        return self

    def opened(self) -> "Scripted":
        """Everybody opens, and the cards are dealt."""
        for seat in self.table.deal().awaited():
            self.write(e.NonceOpened(at=self.at, seat=seat, nonce=NONCE))
        assert isinstance(self.due(), e.GameStarted)
        return self

    def move(self, seat: int, chance: random.Random | None = None, by: By = By.PERSON) -> list[Event]:
        """A seat decides: the first thing it may, or what chance says."""
        legal = self.table.play().match.legal(seat)
        move = legal[0] if chance is None else chance.choice(legal)
        return self.write(e.Moved(at=self.at, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=by))

    def play_until(self, enough: Callable[[Table], bool], seed: int = 1) -> "Scripted":
        """Decisions are taken at random until something is the case, or the game is over."""
        chance = random.Random(seed)
        while self.table.phase is Phase.PLAYING and not enough(self.table):
            self.move(chance.choice(self.table.play().match.to_act()), chance)
        return self

    def played_out(self, seed: int = 1) -> "Scripted":
        """The game is played to its end."""
        return self.play_until(lambda _: False, seed)

    async def saved(self, store: Store) -> None:
        """Write the log into a database, all at once."""
        rows = [{"table_id": self.table.id, "n": number, "body": body} for number, body in enumerate(self.log)]

        async def written(connection: AsyncConnection) -> None:
            await connection.execute(store.insert(log), rows)

        await store.write(written)
