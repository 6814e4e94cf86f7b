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
from tests.server.cast import NOBODY, PASSWORD, PHASES, ROLES, Cast, Who, account, guest, session, token
from tests.server.hosted import Served, serving
from tests.server.who_may import GAME_PAGES, OF_GAMES, PAGES, PLAY_ON, TABLES, read

ROUTES = [
    f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
    for route in make_app(Running()).routes
    if isinstance(route, HTTPRoute)
    for method in sorted(route.methods - {"OPTIONS"})
]


def test_every_route_has_its_row() -> None:
    written = {*read(PAGES), *TABLES, *GAME_PAGES, PLAY_ON} - set(OF_GAMES)

    assert sorted(written) == sorted(ROUTES)
    assert all(list(row) == list(ROLES) for table in TABLES.values() for row in read(table).values())
    assert list(read(TABLES["GET /api/tables/{table}"])) == list(PHASES)


SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/nobody",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""A browser's, from RFC 8291."""
BODIES: dict[str, object] = {
    "POST /api/session": {"name": "Newcomer"},
    "PATCH /api/me": {"name": "Another"},
    "POST /api/account": {"name": "Registered", "password": PASSWORD},
    "POST /api/login": {"name": "Elsie", "password": PASSWORD},
    "POST /api/tokens": {"label": "a new bot"},
    "POST /api/tables": {"game": "secrets", "players": 4},
    "POST /api/tables/{table}/companions": {"name": "Beside"},
    "PUT /api/me/pace": {"bots": "calm", "by_itself": "quick", "motion": False},
    "PUT /api/me/calls": {"quiet": {"from": 1320, "to": 480, "zone": "Europe/Paris"}, "muted_tables": ["T1"]},
    "POST /api/me/calls/push": {**SUBSCRIPTION, "label": "A browser", "lang": "fr"},
    "PUT /api/me/calls/mail": {"address": "ann@example.org", "lang": "en"},
    "PUT /api/me/calls/webhook": {"url": "https://hooks.example.org/1", "lang": "en"},
    PLAY_ON: {"decisions": 3, "seat": 1, "level": "page"},
}
"""What is sent, where anything is."""


PLACES = {
    "device": "none",
    "game": "secrets",
    "table": "none",
    "path": "other",
    "place": "none/other",
    "name": "none.js",
    "lang": "fr",
}
"""What stands in the addresses."""


async def asked(http: httpx.AsyncClient, route: str, who: Who, **places: str) -> httpx.Response:
    """The answer to a request as it would be granted to whoever may make it."""
    method, path = route.split(" ")
    http.cookies.clear()
    return await http.request(method, path.format(**places), headers=who.headers, json=BODIES.get(route))


UNEXPLAINED = {"GET /api/schema/{path}", "POST /calls/confirm/{token}", "POST /calls/leave/{token}"}
"""Where the framework says in its own way that there is nothing, or a small page does."""


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
            known = await account(server, "Known")
            await account(server, "Elsie")
            async with server.http() as http:
                for route, row in read(PAGES).items():
                    who = await newcomer(server, role, known)
                    dropped = await a_token(server, who) if role == "account" else "none"
                    response = await asked(http, route, who, token=dropped, **PLACES)
                    check(response, row[role], f"{role}: {route}", explained=route not in UNEXPLAINED)

    asyncio.run(visited())


async def newcomer(server: Served, role: str, known: Who) -> Who:
    """Somebody in a role, in a new session: what one route does to it is not to be seen by the next."""
    match role:
        case "nobody":
            return NOBODY
        case "guest":
            return await guest(server, "Gus")
        case "account":
            return await session(server, known)
        case _:
            return await token(server, await session(server, known))


async def a_token(server: Served, who: Who) -> str:
    """The id of a token that somebody has, and the only one."""
    people = server.house.people
    owner = await people.by_session(who.headers["cookie"].partition("=")[2])
    assert owner is not None
    for other in await people.tokens(owner):
        await people.drop_token(owner, other.id)
    return (await people.new_token(owner, "an old bot"))[0].id


def test_a_table_and_its_games_are_shown_to_whom_they_should_be(tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server:
            cast = await Cast.gathered(server)
            with server.nothing_by_itself():
                async with server.http() as http:
                    for phase in PHASES:
                        await asyncio.gather(*(visit(http, cast, phase, role) for role in ROLES))

    asyncio.run(visited())


async def visit(http: httpx.AsyncClient, cast: Cast, phase: str, role: str) -> None:
    """Ask for everything about one table."""
    live = await cast.table(role, phase)
    for name, text in TABLES.items():
        row = read(text).get(phase)
        if row is None:
            continue
        pages, number = OF_GAMES.get(name, ((name,), ""))
        for page in pages:
            response = await asked(http, page, cast.who(role), table=live.table.id, number=number)
            check(response, row[role], f"{role} while {phase}: {page} {number}")
