"""Who may do what over HTTP: every route of the router, by everybody, and by everybody at a table in every phase."""

import asyncio
import re
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute

from camarilla.protocol.http import Trouble
from camarilla.server.app import make_app
from camarilla.server.settings import Running
from tests.server.cast import PASSWORD, PHASES, ROLES, Cast, Who, account, guest, token
from tests.server.hosted import Served, serving
from tests.server.who_may import GAME_PAGES, PAGES, TABLES, read

ROUTES = [
    f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
    for route in make_app(Running()).routes
    if isinstance(route, HTTPRoute)
    for method in sorted(route.methods - {"OPTIONS"})
]


def test_every_route_has_its_row() -> None:
    written = [*read(PAGES), *TABLES, *GAME_PAGES]

    assert sorted(set(written) - {"game 1", "game 2"}) == sorted(ROUTES)
    assert all(list(row) == list(ROLES) for table in TABLES.values() for row in read(table).values())
    assert list(read(TABLES["GET /api/tables/{table}"])) == list(PHASES)


BODIES: dict[str, object] = {
    "POST /api/session": {"name": "Newcomer"},
    "PATCH /api/me": {"name": "Another"},
    "POST /api/account": {"name": "Registered", "password": PASSWORD},
    "POST /api/login": {"name": "Known", "password": PASSWORD},
    "POST /api/tokens": {"label": "a bot"},
    "POST /api/tables": {"game": "secrets", "players": 4},
}
"""What is sent, where anything is."""


async def asked(server: Served, route: str, who: Who | None, **places: str) -> httpx.Response:
    """The answer to a request as it would be granted to whoever may make it."""
    method, path = route.split(" ")
    async with server.http() as http:
        return await http.request(
            method,
            path.format(**places),
            headers={} if who is None else who.headers,
            json=BODIES.get(route),
        )


UNEXPLAINED = {"GET /api/schema/{path}"}
"""Where the framework says in its own way that there is nothing."""


def check(response: httpx.Response, expected: str, what: str, *, explained: bool = True) -> None:
    """The answer is as expected; a refusal says why."""
    assert str(response.status_code) == expected, f"{what}: {response.text}"
    if response.status_code >= 400 and explained:
        trouble = msgspec.json.decode(response.content, type=Trouble)
        assert trouble.code
        assert trouble.words


@pytest.mark.parametrize("role", ["nobody", "guest", "account", "bot"])
def test_every_route_is_open_to_whom_it_should_be(role: str, tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server:
            await account(server, "Known")
            for number, (route, row) in enumerate(read(PAGES).items()):
                who = await newcomer(server, role, number)
                dropped = await a_token(server, who) if role == "account" else "none"
                response = await asked(server, route, who, token=dropped, game="secrets", path="other")
                check(response, row[role], f"{role}: {route}", explained=route not in UNEXPLAINED)

    asyncio.run(visited())


async def newcomer(server: Served, role: str, number: int) -> Who | None:
    """Somebody new in a role: what one route does to them is not to be seen by the next."""
    name = f"{'BDFGKMPST'[number // 3]}{'aeu'[number % 3]}bel"  # none looks like another
    match role:
        case "nobody":
            return None
        case "guest":
            return await guest(server, name)
        case "account":
            return await account(server, name)
        case _:
            return await token(server, await account(server, name))


async def a_token(server: Served, who: Who | None) -> str:
    """The id of a token that somebody has."""
    assert who is not None
    await token(server, who)
    async with server.http() as http:
        found = (await http.get("/api/tokens", headers=who.headers)).json()
    return str(found[0]["id"])


def test_a_table_and_its_games_are_shown_to_whom_they_should_be(tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server:
            server.house.hub.after[:] = [server.house.follow]  # nothing happens by itself
            cast = await Cast.gathered(server)
            for phase in PHASES:
                for role in ROLES:
                    await visit(server, cast, phase, role)

    asyncio.run(visited())


async def visit(server: Served, cast: Cast, phase: str, role: str) -> None:
    """Ask for everything about one table."""
    live = await cast.table(role, phase)
    who = None if role == "nobody" else cast.who(role)
    for name, text in TABLES.items():
        row = read(text).get(phase)
        if row is None:
            continue
        pages, number = (GAME_PAGES, name.removeprefix("game ")) if name.startswith("game") else ((name,), "")
        for page in pages:
            response = await asked(server, page, who, table=live.table.id, number=number)
            check(response, row[role], f"{role} while {phase}: {page} {number}")
