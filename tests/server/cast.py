"""Everybody who may want something of a table, at tables that are in any phase: for the tests of who may do what."""

import secrets
from dataclasses import dataclass, field, replace

import msgspec

from camarilla.core.data import Claim
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Settings, Visibility
from camarilla.server import entries as e
from camarilla.server.entries import Sitter
from camarilla.server.guards import COOKIE
from camarilla.server.hub import Live
from camarilla.server.people import MOST_TOKENS, new_session
from tests.server.hosted import Served
from tests.server.scripted import Scripted

PHASES = ("waiting", "full", "sealing", "opening", "playing", "over")
PASSWORD = "a long enough secret"  # noqa: S105 - of nobody


@dataclass(frozen=True)
class Who:
    """Somebody, as the server knows them, and how they prove it."""

    name: str
    sitter: Sitter
    headers: dict[str, str] = field(default_factory=dict)


NOBODY = Who("", Sitter("", ""))


class Cast:
    """Everybody."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.people: dict[str, Who] = {}

    @classmethod
    async def gathered(cls, server: Served) -> "Cast":
        """People come in: guests, accounts, and two who have API tokens."""
        cast = cls(server)
        for name in ("Ann", "Bob", "Dan", "Eve", "Ida", "Abe"):
            cast.people[name] = await account(server, name)
        for name in ("Gus", "Out", "Str"):
            cast.people[name] = await guest(server, name)
        cleo = await account(server, "Cleo")
        cast.people["Cleo"] = await token(server, cleo)
        cast.people["Abe's bot"] = await token(server, cast.people["Abe"])
        return cast

    def who(self, role: str) -> Who:
        """Who plays a role."""
        return NOBODY if role == "nobody" else self.people[ROLES[role][0]]

    async def table(self, role: str, phase: str) -> Live:
        """A new table in a phase, of the kind where this role means something."""
        settings = ROLES[role][1]
        turn = SEATS.get(role, 0)
        table_id = "T" + secrets.token_hex(6)
        script = self.script(settings, phase, turn, table_id)
        await script.saved(self.server.house.hub.store)
        live = await self.server.house.hub.live(table_id)
        assert live is not None
        return live

    def script(self, settings: Settings, phase: str, turn: int, table_id: str) -> Scripted:
        """The second game at a table: Eve played the first one, Dan has left, Ann is the host."""
        ann, bob, cleo, dan, eve, ida = (
            self.people[name].sitter for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Ida")
        )
        script = Scripted(settings, ann, table_id).sit(bob, cleo, eve).come(ann, bob, cleo, eve)
        script.write(e.Invited(at=script.at, person=ida.id, name=ida.name))
        script.started().played_out()
        script.ask(eve, ask.Stand(script.mark()))
        script.ask(ann, ask.Rematch(script.mark()))
        script.sit(dan)
        if phase in {"waiting", "full"}:
            script.ask(dan, ask.Stand(script.mark()))
            return script if phase == "waiting" else script.full()
        if phase in {"sealing", "opening"}:
            script.ask(ann, ask.Start(script.mark()))
            if phase == "opening":
                script.sealed()
            script.ask(dan, ask.Stand(script.mark()))
            return script
        script.started()
        claim = script.table.game.claims(script.table.play().match.view(None), 3)[0]
        script.write(e.ClaimMade(at=script.at, seat=3, claim=as_raw(claim)))
        script.ask(dan, ask.Stand(script.mark()))
        if phase == "over":
            return script.played_out()
        return script.play_until(lambda table: table.play().match.to_act() == (turn,))


OPEN = Settings("secrets", 4)
CLOSED = Settings("secrets", 4, spectators=False)
PRIVATE = Settings("secrets", 4, visibility=Visibility.PRIVATE)

ROLES: dict[str, tuple[str, Settings]] = {
    "host": ("Ann", OPEN),
    "keeper": ("Ann", PRIVATE),
    "player": ("Bob", OPEN),
    "token": ("Cleo", OPEN),
    "left": ("Dan", OPEN),
    "earlier": ("Eve", OPEN),
    "guest": ("Gus", OPEN),
    "account": ("Abe", OPEN),
    "bot": ("Abe's bot", OPEN),
    "invited": ("Ida", PRIVATE),
    "outsider": ("Out", CLOSED),
    "stranger": ("Str", PRIVATE),
    "nobody": ("", OPEN),
}
"""Every role, who plays it, and how the table is set where they do."""
SEATS = {"host": 0, "keeper": 0, "player": 1, "token": 2, "left": 3}


def as_raw(claim: Claim) -> msgspec.Raw:
    """A claim as it stands in a log."""
    return msgspec.Raw(msgspec.json.encode(claim))


async def guest(server: Served, name: str) -> Who:
    """Somebody comes in as a guest."""
    who, key = await server.house.people.guest(name)
    return Who(name, who.sitter, {"cookie": f"{COOKIE}={key}"})


async def account(server: Served, name: str) -> Who:
    """Somebody with an account."""
    people = server.house.people
    who, _ = await people.guest(name)
    account, key, _ = await people.register(who, name, PASSWORD)
    return Who(name, account.sitter, {"cookie": f"{COOKIE}={key}"})


async def session(server: Served, who: Who) -> Who:
    """The same person in another session."""
    key = await server.house.hub.store.write(lambda connection: new_session(connection, who.sitter.id))
    return replace(who, headers={"cookie": f"{COOKIE}={key}"})


async def token(server: Served, who: Who) -> Who:
    """A remote bot of somebody's; who has many of them loses those."""
    people = server.house.people
    known = await people.by_session(who.headers["cookie"].partition("=")[2])
    assert known is not None
    if len(await people.tokens(known)) >= MOST_TOKENS:
        for old in await people.tokens(known):
            await people.drop_token(known, old.id)
    _, key = await people.new_token(known, f"{who.name}'s bot {len(await people.tokens(known))}")
    bot = await people.by_token(key)
    assert bot is not None
    return Who(f"{who.name}'s bot", bot.sitter, {"authorization": f"Bearer {key}"})
