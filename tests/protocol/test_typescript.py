"""The types that the web client is written with are those of the wire."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from camarilla.core.data import View
from camarilla.core.game import Game
from camarilla.core.talk import Reply
from camarilla.core.text import Name, Sentence, Several, phrase
from camarilla.games import GAMES
from camarilla.protocol import VERSION
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.shapes import family
from camarilla.protocol.tables import Bank, BotSeat, OpenSeat, PersonSeat, Phase, Settings, TableInfo, Visibility
from camarilla.protocol.to_client import (
    Answered,
    Claimed,
    ClaimOffer,
    Claims,
    Clocks,
    Code,
    DealAsked,
    Done,
    GameBegan,
    Heard,
    Noted,
    Refused,
    Settled,
    Spoken,
    TableChanged,
    TakenBack,
    ToClient,
    Welcome,
    You,
)
from camarilla.protocol.to_server import (
    AddBot,
    AnswerClaim,
    AskClaims,
    Back,
    CallSomebody,
    Change,
    Clear,
    Commit,
    Go,
    HandOver,
    Hello,
    Invite,
    LetBotPlay,
    LetIn,
    Look,
    MakeClaim,
    Mute,
    Play,
    Rematch,
    Reveal,
    Say,
    Shown,
    Sit,
    Stand,
    Start,
    TakeOver,
    ToServer,
    Undo,
    Wait,
)
from camarilla.protocol.typescript import modules, types_of
from tests.protocol.games import game_info, played, random_game, raw
from tests.protocol.node import WEB, type_check

WIRE = WEB / "src" / "wire"
HEX = "0f" * 32

SETTINGS = Settings("secrets", 4, {"notebook": "off"}, clock=Bank(600, 10), visibility=Visibility.PUBLIC)
SEATS = (OpenSeat(), PersonSeat("Ann", False, True, None, False, False), BotSeat("Bob", "courtier"))
TABLE = TableInfo("t1", SETTINGS, "Ann", SEATS, Phase.WAITING, 1, 1700000000000, 2)
TALK = (
    Spoken(1, "Ann", 0, "Good evening"),
    Claimed(2, 1, 0, raw({"type": "Any"}), Sentence("x", {"who": Several((Name(1), phrase("y"), 3, "z"))}), None),
    Answered(3, 1, 2, Reply.DOUBT, Sentence("x")),
    Noted(4, 0, Sentence("x", {"player": Name(0)})),
)

REQUESTS: tuple[ToServer, ...] = (
    Hello(VERSION),
    Hello(VERSION, "s", 3),
    Sit("a", 1),
    Stand("a"),
    AddBot("a", "courtier"),
    Clear("a", 2),
    Change("a", SETTINGS),
    Invite("a", "Bob"),
    HandOver("a", 1),
    Start("a"),
    Rematch("a"),
    Commit("a", 1, HEX),
    Reveal("a", 1, HEX),
    Play("a", 0, raw({"type": "Pass"})),
    Undo("a"),
    Back("a"),
    Go("a"),
    Wait("a", 1),
    LetBotPlay("a", 1),
    TakeOver("a", 1),
    LetIn("a", 1, "Bob"),
    CallSomebody("a", 1),
    Shown(3, 1, BotSpeed.QUICK),
    Look(False),
    Say("a", "Good evening"),
    AskClaims("a"),
    MakeClaim("a", raw({"type": "Any"})),
    AnswerClaim("a", 1, Reply.BELIEVE),
    Mute("a", "Bob", True),
)


def answers(game: Game) -> Iterator[ToClient]:
    """Everything that a table may say, with a real game in it."""
    yield Done("a")
    yield Refused("a", Code.ILLEGAL, Sentence("x"), "RS-1.1")
    yield Refused(None, Code.BAD_MESSAGE, Sentence("x"))
    yield Claims("a", (ClaimOffer(raw({"type": "Any"}), Sentence("x")),))
    yield TableChanged(1, TABLE)
    yield DealAsked(2, 1, (0, 1), None, ())
    yield Heard(3, TALK[0])
    yield Settled(4, (True, False, None))
    yield Welcome(VERSION, "s", 0, You("Cat", None, False, ("Bob",)), TABLE, None, TALK)
    before: View | None = None
    for match, told in random_game(game, game.seats[0], 1):
        yield GameBegan(5, game_info(match, 0)) if before is None else played(match, 0, told, before)
        before = match.view(0).as_shown()
        if match.is_over:
            over = game_info(match, None)
            yield TakenBack(6, over, 0)
            timed = replace(over, situation=replace(over.situation, clocks=Clocks(1, (5000, None), (0,))))
            yield Welcome(VERSION, "s", 7, You("Ann", 0, True, ()), TABLE, timed, ())


def typed(module: str, kind: str, data: list[object]) -> str:
    """A TypeScript module that uses data as a type."""
    text = msgspec.json.encode(data).decode()
    return f'import type {{ {kind} }} from "{WIRE / module}";\nexport const data: readonly {kind}[] = {text};\n'


def test_the_modules_are_as_the_types_are_now() -> None:
    for name, text in modules().items():
        assert (WIRE / name).read_text(encoding="utf-8") == text, (
            "run python -m camarilla.protocol.typescript web/src/wire"
        )


def test_every_message_is_among_those_that_are_tried() -> None:
    assert {type(message) for message in REQUESTS} == set(get_args(ToServer))
    assert {type(message) for message in answers(GAMES[0])} == set(get_args(ToClient))


@pytest.mark.slow
def test_real_messages_fit_their_types(tmp_path: Path) -> None:
    (tmp_path / "said.ts").write_text(typed("protocol.ts", "ToServer", list(REQUESTS)))
    for game in GAMES:
        (tmp_path / f"{game.key}.ts").write_text(typed("protocol.ts", "ToClient", list(answers(game))))
        for kind, data in data_of(game).items():
            (tmp_path / f"{game.key}-{kind}.ts").write_text(typed(f"{game.key}.ts", kind, data))
    assert type_check(tmp_path) == ""


def data_of(game: Game) -> dict[str, list[object]]:
    """What goes over the wire in some games, of each kind the game has, each thing once."""
    found: dict[str, dict[object, None]] = {kind: {} for kind in types_of(game)}
    for seed, players in enumerate(game.seats):
        for number, (match, told) in enumerate(random_game(game, players, seed)):
            found["Event"].update(dict.fromkeys(told))
            if number % 20 == 0 or match.is_over:
                found["View"].update({match.view(0).as_shown(): None, match.view(None): None})
            if "Claim" in found:
                found["Claim"].update(dict.fromkeys(game.claims(match.view(None), seed % players)))
            if match.is_over:
                found["Move"].update(dict.fromkeys(move for _, move in match.moves))
                found["Deal"][match.deal] = None
                found["Options"][match.options] = None
    return {kind: list(data) for kind, data in found.items()}


def test_a_message_that_does_not_fit_is_noticed(tmp_path: Path) -> None:
    whole = msgspec.json.decode(msgspec.json.encode(Refused("a", Code.BUSY, Sentence("x"))), type=dict[str, object])
    spoilt: list[dict[str, object]] = [{"code": "tired"}, {"id": 1}, {"surplus": True}, {"type": "Done"}]
    for number, change in enumerate(spoilt):
        (tmp_path / f"wrong-{number}.ts").write_text(typed("protocol.ts", "ToClient", [{**whole, **change}]))
    wrong = type_check(tmp_path)
    assert [number for number in range(4) if f"wrong-{number}.ts" not in wrong] == []


def test_every_kind_of_data_of_a_game_has_its_type() -> None:
    for game in GAMES:
        kinds = set(types_of(game))
        assert kinds >= {"Move", "Event", "View", "Deal", "Options"}
        has_claims = type(game).read_claim is not Game.read_claim
        assert ("Claim" in kinds) == has_claims, game.key


def test_two_types_of_one_name_are_refused() -> None:
    class Done(msgspec.Struct):
        surplus: int

    with pytest.raises(ValueError, match="two types of the wire are called Done"):
        family([ToClient, Done])
