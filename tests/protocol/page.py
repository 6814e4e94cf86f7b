"""What docs/protocol.md shows of real messages, and its reference.

python -m tests.protocol.page writes both into the page; a test compares.
"""

import hashlib
import json
import re
from pathlib import Path

import msgspec

from camarilla.core.data import Reader
from camarilla.core.errors import IllegalMove
from camarilla.core.match import Match
from camarilla.games import game_named
from camarilla.games.road_to_the_palace.moves import TakeCard
from camarilla.protocol import VERSION
from camarilla.protocol.reference import reference
from camarilla.protocol.tables import OpenSeat, PersonSeat, Phase, Settings, TableInfo
from camarilla.protocol.to_client import (
    Code,
    DealAsked,
    Done,
    GameInfo,
    Played,
    Refused,
    Welcome,
    You,
)
from camarilla.protocol.to_server import Hello, Play, Sit
from tests.protocol.games import game_info, played, seen

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
EXAMPLE = re.compile(r"^<!-- example: ([a-z-]+) -->\n```json\n.*?^```$", re.MULTILINE | re.DOTALL)
REFERENCE = "<!-- what follows is written by python -m tests.protocol.page -->\n"
WIDTH = 110
SEAL = hashlib.sha256(b"camarilla-seed|k3v9|1|" + bytes(32)).hexdigest()


def filled(page: str) -> str:
    """The page with its examples and its reference as they are now."""
    shown = examples()
    story = EXAMPLE.sub(
        lambda found: f"<!-- example: {found[1]} -->\n```json\n{laid_out(shown[found[1]])}\n```",
        page.partition(REFERENCE)[0],
    )
    return f"{story}{REFERENCE}\n{reference()}"


def a_game() -> tuple[Match, dict[Reader, int]]:
    """Road to the Palace for two, Ann and Bob, when Ann is to take her first card; and each reader's ply."""
    match = Match.start(game_named("road-to-the-palace"), 2, 1, names=("Ann", "Bob"))
    ply: dict[Reader, int] = {0: 0, 1: 0, None: 0}
    while not any(isinstance(move, TakeCard) for move in match.legal(0)):
        seat = match.to_act()[0]
        told = match.play(seat, match.legal(seat)[0])
        for reader in ply:
            ply[reader] += bool(seen(told, reader))
    return match, ply


def a_decision() -> tuple[GameInfo, Played, GameInfo]:
    """Ann takes a card; what somebody who watches knew before, what they are told, and what they know then."""
    match, ply = a_game()
    before = match.view(None).as_shown()
    known = game_info(match, None, ply[None])
    told = match.play(0, match.legal(0)[0])
    news = played(match, None, told, before, seq=7, ply=ply[None] + 1)
    return known, news, game_info(match, None, ply[None] + 1)


def a_refusal() -> Refused:
    """Bob would take a card too, but it is Ann's turn."""
    match, _ = a_game()
    try:
        match.play(1, TakeCard(1))
    except IllegalMove as wrong:
        return Refused("b4", Code.ILLEGAL, wrong.reason, wrong.rule)
    raise AssertionError("it is not Bob's turn")


def examples() -> dict[str, object]:
    """Every example of the page by its name."""
    settings = Settings("road-to-the-palace", 2)
    ann = PersonSeat("Ann", is_bot=False, is_host=True, away_since=None, stand_in=False, left=False)
    table = TableInfo("k3v9", settings, "Ann", (ann, OpenSeat()), Phase.WAITING, 1, 1_790_000_000_000, 0)
    match, ply = a_game()
    situation = game_info(match, 0, ply[0]).situation
    offer = situation.offers[0]
    return {
        "hello": Hello(VERSION),
        "hello-again": Hello(VERSION, "9f2c41d07a3e", 6),
        "welcome": Welcome(
            VERSION, "9f2c41d07a3e", 0, You("Bob", None, is_host=False, muted=()), table, None, (), 1_790_000_030_000
        ),
        "sit": Sit("b1"),
        "done": Done("b1"),
        "deal-asked": DealAsked(3, 1, (0, 1), None, ()),
        "deal-sealed": DealAsked(4, 1, (0, 1), SEAL, ((0, SEAL), (1, SEAL))),
        "offer": offer,
        "choice": situation.choice,
        "play": Play("a7", situation.ply, offer.move),
        "played": a_decision()[1],
        "refused": a_refusal(),
    }


def laid_out(data: object) -> str:
    """Data as JSON, each part on one line if it fits."""
    return pretty(msgspec.json.decode(msgspec.json.encode(data)), "")


def pretty(value: object, indent: str) -> str:
    """A value, on one line or with a line for each of its parts."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    deeper = indent + "  "
    if isinstance(value, list):
        parts = [deeper + pretty(item, deeper) for item in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"
    parts = [f"{deeper}{json.dumps(name)}: {pretty(item, deeper)}" for name, item in value.items()]
    return "{\n" + ",\n".join(parts) + f"\n{indent}}}"


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
