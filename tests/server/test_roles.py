"""Who may do what at a table: every message of the wire, by everybody, in every phase, over real sockets.

The tables below are the whole of it. A message without a row, or a role without a column, fails. What is refused
changes nothing.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.core.talk import Reply
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Talk
from camarilla.protocol.to_client import Refused, Welcome
from camarilla.protocol.to_server import ToServer
from camarilla.server.table import Table
from tests.patience import PATIENCE
from tests.server.cast import PHASES, ROLES, SEATS, Cast, as_raw
from tests.server.hosted import Plug, Served, serving
from tests.server.scripted import NONCE
from tests.server.who_may import SOCKETS, read

VERBS: dict[str, type[ToServer]] = {kind.__name__: kind for kind in get_args(ToServer)}


def request(verb: str, role: str, table: Table, mark: str) -> ToServer:  # noqa: C901 - one case a verb
    """What somebody would send who is in the right place at the right time."""
    seat = SEATS.get(role, 0)
    dealing = table.dealing
    number = 0 if dealing is None else dealing.number
    match = None if table.playing is None else table.playing.match
    move = {"type": "None"} if match is None or not match.legal(seat) else match.legal(seat)[0]
    match verb:
        case "Wait" | "LetBotPlay" | "TakeOver" | "CallSomebody":
            return msgspec.convert({"type": verb, "id": mark, "seat": 3}, VERBS[verb])
        case "LetIn":
            return ask.LetIn(mark, 3, "Abe")
        case "Shown":
            return ask.Shown(0, table.number)
        case "Look":
            return ask.Look(looking=False)
        case "Sit" | "Go" | "Stand" | "Start" | "Rematch" | "Undo" | "Back" | "AskClaims":
            return msgspec.convert({"type": verb, "id": mark}, VERBS[verb])
        case "AddBot":
            return ask.AddBot(mark, "page")
        case "Clear":
            return ask.Clear(mark, 2)
        case "Change":
            return ask.Change(mark, msgspec.structs.replace(table.settings, talk=Talk.CLAIMS))
        case "Invite":
            return ask.Invite(mark, "Abe")
        case "HandOver":
            return ask.HandOver(mark, 1)
        case "Commit":
            return ask.Commit(mark, number, NONCE)
        case "Reveal":
            return ask.Reveal(mark, number, NONCE)
        case "Play":
            ply = 0 if table.playing is None else table.playing.seen[seat if role in SEATS else None]
            return ask.Play(mark, ply, msgspec.Raw(msgspec.json.encode(move)))
        case "Say":
            return ask.Say(mark, "Good evening")
        case "MakeClaim":
            claims = [] if match is None else table.game.claims(match.view(None), seat)
            return ask.MakeClaim(mark, as_raw(claims[0]) if claims else msgspec.Raw(b"{}"))
        case "AnswerClaim":
            return ask.AnswerClaim(mark, 0, Reply.DOUBT)
        case "Mute":
            return ask.Mute(mark, "Ann" if role == "player" else "Bob", muted=True)
        case _:
            raise AssertionError(f"nobody has thought of {verb}")


def shape(table: Table) -> object:
    """All that a request could change."""
    return (
        table.phase,
        table.number,
        table.settings,
        table.host,
        [table.shown_seat(seat) for seat in range(len(table.seats))],
        dict(table.invited),
        len(table.talk),
        len(table.asked),
        None if table.dealing is None else (dict(table.dealing.sealed), dict(table.dealing.opened)),
        None if table.playing is None else len(table.playing.decisions),
    )


async def cells(server: Served, cast: Cast, phase: str, role: str) -> dict[str, str]:
    """What becomes of everything that one role asks for in one phase."""
    found: dict[str, str] = {}
    stack = AsyncExitStack()
    plug: Plug | None = None
    live = await cast.table(role, phase)
    try:
        for verb in VERBS:
            if plug is None:
                await stack.aclose()
                live = await cast.table(role, phase)
                plug = await stack.enter_async_context(server.socket(live.table.id, cast.who(role).headers))
                if verb == "Hello":
                    code = await greeted(plug)
                    found[verb] = code
                    if code != "done":
                        return found | dict.fromkeys(list(VERBS)[1:], "-")
                else:
                    assert await greeted(plug) == "done"
                await here(live.table, cast.who(role).sitter.id)
                if verb == "Hello":
                    continue
            before = shape(live.table)
            mark = f"{verb}-{role}"
            asked = request(verb, role, live.table, mark)
            if isinstance(asked, ask.Shown | ask.Look):  # which nobody answers
                await plug.say(asked)
                found[verb] = "done"
                continue
            answer = await plug.answer(asked)
            found[verb] = answer.code.value if isinstance(answer, Refused) else "done"
            if isinstance(answer, Refused):
                assert shape(live.table) == before, f"{role} {verb} while {phase}: refused, and yet something changed"
            else:
                plug = None
    finally:
        await stack.aclose()
    return found


async def greeted(plug: Plug) -> str:
    """Whether somebody is let in, else the code of the refusal."""
    try:
        answer = await plug.hello()
    except ConnectionClosed:
        return str(plug.connection.close_code)
    return "done" if isinstance(answer, Welcome) else type(answer).__name__


async def here(table: Table, person: str) -> None:
    """Wait until it is written down that somebody who sits here is here."""
    seat = table.seat_of(person)
    async with asyncio.timeout(PATIENCE):
        while seat is not None and not any(process != "p" for process in table.person_at(seat).at):  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def observed(server: Served, cast: Cast, phase: str) -> dict[str, dict[str, str]]:
    """What becomes of everything in one phase: rows of verbs, columns of roles."""
    columns = dict(zip(ROLES, await asyncio.gather(*(cells(server, cast, phase, role) for role in ROLES)), strict=True))
    return {verb: {role: columns[role][verb] for role in ROLES} for verb in VERBS}


def written(phase: str) -> dict[str, dict[str, str]]:
    """What is written down for a phase."""
    return read(SOCKETS[phase])


@pytest.mark.parametrize("phase", PHASES)
def test_every_message_has_a_row_and_everybody_a_column(phase: str) -> None:
    table = written(phase)

    assert list(table) == list(VERBS)
    assert all(list(row) == list(ROLES) for row in table.values())


def test_only_who_may_do_something_can_do_it_and_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def played() -> dict[str, dict[str, dict[str, str]]]:
        async with serving(tmp_path) as server:
            cast = await Cast.gathered(server)
            with server.nothing_by_itself():
                return {phase: await observed(server, cast, phase) for phase in PHASES}

    found = asyncio.run(played())

    for phase in PHASES:
        assert found[phase] == written(phase), phase
