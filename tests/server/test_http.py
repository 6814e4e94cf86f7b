"""The HTTP part against strangers: other people's pages, cookies, headers, bodies that no client of ours would send."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from camarilla.core.errors import BrokenInvariant
from camarilla.protocol.closing import Closing
from camarilla.protocol.http import Trouble
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_client import Code, Welcome
from camarilla.protocol.to_server import Sit
from camarilla.server.app import HEADERS, MOST_BODY
from camarilla.server.guards import COOKIE
from camarilla.server.logs import Lines
from tests.server.cast import PASSWORD, account, guest, session, token
from tests.server.hosted import Served, serving
from tests.server.test_http_roles import ROUTES

NEWCOMER = {"name": "Ann"}
JSON = {"content-type": "application/json"}


def with_server(folder: Path, visit: Callable[[Served], Awaitable[None]], **changes: object) -> None:
    """Run a server for one visit."""

    async def visited() -> None:
        async with serving(folder, **changes) as server:
            await visit(server)

    asyncio.run(visited())


def trouble(response: httpx.Response) -> Trouble:
    """Why a request was refused: always with a code, a sentence and its words."""
    assert response.headers["content-type"].startswith("application/json"), response.text
    said = msgspec.json.decode(response.content, type=Trouble)
    assert said.code in {code.value for code in Code}
    assert said.why.id
    assert said.words
    return said


# ------------------------------------------------------------------------------------------------- other people's pages

OTHER_PAGES = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1"},  # ours, but for the port
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": "file://"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def test_no_other_page_can_act_for_somebody(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await guest(server, "Ann")
        await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
        for page in OTHER_PAGES:
            async with server.http() as http:
                response = await http.patch("/api/me", json={"name": "Eve"}, headers=ann.headers | page)
                assert response.status_code == 403, page
                assert trouble(response).why.id == "table-other-page"
                assert (await http.get("/api/me", headers=ann.headers)).json()["name"] == "Ann"
            async with server.socket("T", ann.headers | page) as plug:
                assert await plug.closed() == 4403, page

    with_server(tmp_path, visit)


def test_a_new_name_reaches_the_tables_where_no_game_has_begun(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
        hall = server.socket("T", ann.headers), server.socket("T", bob.headers), server.http()
        async with hall[0] as hers, hall[1] as his, hall[2] as http:
            await hers.hello()
            await his.hello()
            assert (await http.patch("/api/me", json={"name": "Anna"}, headers=ann.headers)).status_code == 200
            while not (isinstance(news := await hers.hear(), Welcome) and news.you.name == "Anna"):
                pass
            assert news.table.host == "Anna"
            await http.patch("/api/me", json={"name": "Robert"}, headers=bob.headers)
            await his.answer(Sit("s1"))
            shown = (await http.get("/api/tables/T", headers=ann.headers)).json()
            assert [seat.get("name") for seat in shown["seats"]] == ["Anna", "Robert", None, None]

    with_server(tmp_path, visit)


def test_our_own_page_may_and_so_may_programs_and_pages_we_trust(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        for headers in (
            {},
            {"origin": server.url},
            {"origin": server.url, "sec-fetch-site": "same-origin"},
            {"sec-fetch-site": "none"},
            {"origin": "https://table.example"},
        ):
            async with server.http() as http:
                assert (await http.post("/api/session", json=NEWCOMER, headers=headers)).status_code == 201

    with_server(tmp_path, visit, origins=("https://table.example",))


def test_a_header_that_looks_like_a_token_does_not_open_the_door_for_another_page(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await guest(server, "Ann")
        for authorization in ("Basic YTpi", "Bearer cam_nonsense", "bearer"):
            headers = ann.headers | {"origin": "https://evil.example", "authorization": authorization}
            async with server.http() as http:
                response = await http.patch("/api/me", json={"name": "Eve"}, headers=headers)
                assert response.status_code == 403
                assert (await http.get("/api/me", headers=ann.headers)).json()["name"] == "Ann"

    with_server(tmp_path, visit)


def test_a_wrong_token_is_nobody_even_with_a_session_beside_it(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await guest(server, "Ann")
        async with server.http() as http:
            response = await http.get("/api/me", headers=ann.headers | {"authorization": "Bearer cam_nonsense"})
            assert response.status_code == 401

    with_server(tmp_path, visit)


# ------------------------------------------------------------------------------------------------- cookies and sessions


def cookie_of(response: httpx.Response) -> dict[str, str]:
    """The parts of the session cookie that an answer sets."""
    name, *parts = (part.strip() for part in response.headers["set-cookie"].split(";"))
    assert name.partition("=")[0] == COOKIE
    return {
        "value": name.partition("=")[2],
        **{part.partition("=")[0].lower(): part.partition("=")[2] for part in parts},
    }


def test_no_script_reads_the_session_and_no_other_page_sends_it(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            cookie = cookie_of(await http.post("/api/session", json=NEWCOMER))
        assert {"httponly", "path", "max-age"} <= set(cookie)
        assert cookie["samesite"].lower() == "lax"
        assert "secure" not in cookie, "or it would be lost on a machine without https"
        assert len(cookie["value"]) >= 40

    with_server(tmp_path, visit)


@pytest.mark.parametrize("proxied", [True, False])
def test_behind_a_proxy_with_https_the_cookie_is_sent_by_https_only(proxied: bool, tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            cookie = cookie_of(await http.post("/api/session", json=NEWCOMER, headers={"x-forwarded-proto": "https"}))
        assert ("secure" in cookie) == proxied, "only a proxy that we were told of is believed"

    with_server(tmp_path, visit, proxied=proxied)


def test_who_comes_again_keeps_the_session_for_as_long_again(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            first = cookie_of(await http.post("/api/session", json=NEWCOMER))
            again = await http.post("/api/session", json={"name": "Somebody else"})
            assert again.status_code == 200
            assert again.json()["name"] == "Ann"
            assert cookie_of(again) == first

    with_server(tmp_path, visit)


def test_a_session_that_somebody_planted_does_not_become_an_account(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        planted = await guest(server, "Ann")
        async with server.http() as http:
            body = {"name": "Ann", "password": PASSWORD}
            response = await http.post("/api/account", json=body, headers=planted.headers)
            assert response.status_code == 201
            own = cookie_of(response)["value"]
            assert (await http.get("/api/me", headers=planted.headers)).status_code == 401
            assert (await http.get("/api/me", headers={"cookie": f"{COOKIE}={own}"})).json()["account"] is True

            logged_in = cookie_of(await http.post("/api/login", json=body, headers={"cookie": f"{COOKIE}=planted"}))
            assert logged_in["value"] not in {"planted", own}

    with_server(tmp_path, visit)


def test_logging_out_ends_the_session_and_its_connections_and_no_other(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        here = await account(server, "Ann")
        _, key = await server.house.people.log_in("Ann", PASSWORD)
        there = {"cookie": f"{COOKIE}={key}"}
        live = await server.house.hub.new("T", Settings("secrets", 4), here.sitter)
        async with server.socket("T", here.headers) as plug, server.socket("T", there) as other, server.http() as http:
            assert isinstance(await plug.hello(), Welcome)
            assert isinstance(await other.hello(), Welcome)
            response = await http.post("/api/logout", headers=here.headers)
            assert response.status_code == 204
            assert cookie_of(response)["max-age"] == "0"
            assert await plug.closed() == 4401
            assert (await http.get("/api/me", headers=here.headers)).status_code == 401
            assert (await http.get("/api/me", headers=there)).status_code == 200
            assert len(server.house.lines_of(live, here.sitter.id)) == 1

    with_server(tmp_path, visit)


def test_registering_hangs_up_on_all_that_the_guest_had_and_on_nobody_else(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
        stolen = await session(server, ann)
        live = await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
        async with (
            server.socket("T", ann.headers) as hers,
            server.socket("T", stolen.headers) as other,
            server.socket("T", bob.headers) as his,
            server.http() as http,
        ):
            for plug in (hers, other, his):
                assert isinstance(await plug.hello(), Welcome)
            body = {"name": "Ann", "password": PASSWORD}
            own = cookie_of(await http.post("/api/account", json=body, headers=ann.headers))["value"]
            assert await hers.closed() == await other.closed() == Closing.KEY_ENDED
            async with server.socket("T", {"cookie": f"{COOKIE}={own}"}) as again:
                assert isinstance(await again.hello(), Welcome)
            async with server.socket("T", stolen.headers) as refused:
                assert await refused.closed() == Closing.NO_SESSION
            assert len(server.house.lines_of(live, bob.sitter.id)) == 1

    with_server(tmp_path, visit)


def test_a_dropped_token_is_worthless_at_once_also_on_open_connections(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await account(server, "Ann")
        bot = await token(server, ann)
        await server.house.hub.new("T", Settings("secrets", 4), bot.sitter)
        async with server.socket("T", bot.headers) as plug, server.http() as http:
            assert isinstance(await plug.hello(), Welcome)
            known = (await http.get("/api/tokens", headers=ann.headers)).json()[0]["id"]
            assert (await http.delete(f"/api/tokens/{known}", headers=ann.headers)).status_code == 204
            assert await plug.closed() == 4401
            assert (await http.get("/api/me", headers=bot.headers)).status_code == 401

    with_server(tmp_path, visit)


def test_nobody_drops_the_token_of_somebody_else(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann, bob = await account(server, "Ann"), await account(server, "Bob")
        bot = await token(server, ann)
        async with server.http() as http:
            known = (await http.get("/api/tokens", headers=ann.headers)).json()[0]["id"]
            assert (await http.delete(f"/api/tokens/{known}", headers=bob.headers)).status_code == 404
            assert (await http.get("/api/me", headers=bot.headers)).status_code == 200

    with_server(tmp_path, visit)


def test_a_session_is_kept_as_a_hash_and_is_no_password(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        await account(server, "Ann")
        _, key = await server.house.people.log_in("Ann", PASSWORD)
        keys.append(key)

    keys: list[str] = []
    with_server(tmp_path, visit)
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())

    assert b"Ann" in written
    assert keys[0].encode() not in written
    assert PASSWORD.encode() not in written


# ------------------------------------------------------------------------------------------------ headers on everything


def test_browsers_are_told_what_a_page_of_ours_may_do_with_every_answer(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        requests = (
            ("GET", "/", None),
            ("GET", "/api/me", None),  # refused by us
            ("GET", "/nowhere", None),  # by the framework
            ("PUT", "/api/me", None),
            ("POST", "/api/session", b"{"),
            ("POST", "/api/session", b"x" * (MOST_BODY + 1)),
            ("OPTIONS", "/api/session", None),
            ("GET", "/metrics", None),
            ("GET", "/api/schema/openapi.json", None),
        )
        async with server.http() as http:
            for method, path, body in requests:
                response = await http.request(method, path, content=body, headers={"content-type": "application/json"})
                for name, value in HEADERS.items():
                    assert response.headers.get_list(name) == [value], f"{method} {path}: {name}"
                assert "server" not in response.headers

    with_server(tmp_path, visit)


def test_no_other_origin_is_allowed_to_read_answers(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
        async with server.http() as http:
            for method in ("GET", "OPTIONS"):
                response = await http.request(method, "/api/tables", headers=headers)
                assert not [name for name in response.headers if name.startswith("access-control")]

    with_server(tmp_path, visit)


# ----------------------------------------------------------------------------------------------------------- bad bodies

BAD_BODIES: dict[str, tuple[bytes, int]] = {
    "nothing": (b"", 400),
    "no JSON": (b"{", 400),
    "not UTF-8": (b'{"name": "\xff"}', 400),
    "half of a surrogate pair": (b'{"name": "\\ud800"}', 400),
    "another type": (b'{"name": 7}', 400),
    "a list": (b"[]", 400),
    "null": (b"null", 400),
    "a field too many": (b'{"name": "Ann", "admin": true}', 400),
    "a field too few": (b"{}", 400),
    "an empty name": (b'{"name": ""}', 400),
    "a name of spaces": (b'{"name": "   "}', 400),
    "a name of signs that nobody sees": ('{"name": "\u200b\u200e"}'.encode(), 400),
    "a name that turns writing round": ('{"name": "\u202eAnn"}'.encode(), 201),
    "a long name": (b'{"name": "' + b"a" * 300 + b'"}', 400),
    "a name of a bot": (b'{"name": "Bot 3"}', 400),
    "endless lists": (b"[" * 60_000, 400),
    "a name of endless objects": (b'{"name": ' * 6_000, 400),
    "too large": (b'{"name": "' + b"a" * MOST_BODY + b'"}', 413),
}


def test_a_bad_body_is_refused_with_a_code_and_a_sentence(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        for what, (body, status) in BAD_BODIES.items():
            async with server.http() as http:
                response = await http.post("/api/session", content=body, headers=JSON)
                assert response.status_code == status, f"{what}: {response.text}"
                if status >= 400:
                    assert trouble(response).code == ("too-large" if status == 413 else "bad-message"), what
                    assert "set-cookie" not in response.headers
                else:
                    assert response.json()["name"] == "Ann"
                assert (await http.get("/healthz")).status_code == 200

    with_server(tmp_path, visit)


BAD_SETTINGS: dict[str, bytes] = {
    "no such game": b'{"game": "chess", "players": 4}',
    "too many players": b'{"game": "secrets", "players": 9}',
    "minus one player": b'{"game": "secrets", "players": -1}',
    "half a player": b'{"game": "secrets", "players": 4.5}',
    "an endless number": b'{"game": "secrets", "players": 1e999}',
    "a long number": b'{"game": "secrets", "players": ' + b"9" * 5000 + b"}",
    "not a number": b'{"game": "secrets", "players": NaN}',
    "another clock": b'{"game": "secrets", "players": 4, "clock": {"kind": "sand"}}',
    "a clock of no time": b'{"game": "secrets", "players": 4, "clock": {"kind": "decision", "seconds": 0}}',
    "another option": b'{"game": "secrets", "players": 4, "options": {"cheat": true}}',
    "an option of endless lists": b'{"game": "secrets", "players": 4, "options": {"notebook": ' + b"[" * 50_000,
    "an option of deep lists": b'{"game": "secrets", "players": 4, "options": {"notebook": '
    + b"[" * 400
    + b"]" * 400
    + b"}}",
    "an endless option": b'{"game": "secrets", "players": 4, "options": {"notebook": 1e999}}',
    "an option of many digits": b'{"game": "secrets", "players": 4, "options": {"notebook": ' + b"7" * 9000 + b"}}",
    "a rated table of a guest": b'{"game": "secrets", "players": 4, "rated": true}',
}


def test_a_table_that_makes_no_sense_is_not_made(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await guest(server, "Ann")
        async with server.http() as http:
            for what, body in BAD_SETTINGS.items():
                response = await http.post("/api/tables", content=body, headers=ann.headers | JSON)
                assert 400 <= response.status_code < 404, f"{what}: {response.status_code} {response.text}"
                trouble(response)
            assert (await http.get("/api/me/tables", headers=ann.headers)).json() == []
            twice = b'{"game": "chess", "game": "secrets", "players": 4}'
            response = await http.post("/api/tables", content=twice, headers=ann.headers | JSON)
            assert response.json()["settings"]["game"] == "secrets", "of a field that comes twice the last one counts"

    with_server(tmp_path, visit)


def test_what_is_no_json_by_its_own_word_is_not_read_as_a_form(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"):
                response = await http.post("/api/session", content=b"name=Ann", headers={"content-type": kind})
                assert response.status_code in {400, 415}, kind
                trouble(response)

    with_server(tmp_path, visit)


STRANGE_PATHS = (
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/..%2f..%2fetc",
    "/api/tables/" + "a" * 5000,
    "/api/tables/%F0%9F%83%8F",
    "/api/games/T/99999999999999999999/record",
    "/api/games/T/" + "9" * 5000 + "/record",
    "/api/games/T/-1/replay",
    "/api/games/T/1/replay?eyes=%00",
    "/api/games/%00/1/proof",
    "/api/ratings/%00",
    "/api/ratings/chess",
    "/%2e%2e/%2e%2e",
)


def test_a_strange_address_leads_nowhere(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            for path in STRANGE_PATHS:
                response = await http.get(path)
                assert response.status_code in {400, 404}, f"{path[:60]}: {response.status_code} {response.text}"
                trouble(response)

    with_server(tmp_path, visit)


def test_refusals_speak_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            english = trouble(await http.get("/api/me"))
            french = trouble(await http.get("/api/me", headers={"accept-language": "fr-CA,fr;q=0.9"}))
            other = trouble(await http.get("/api/me", headers={"accept-language": "tlh"}))
        assert english == other
        assert english.why == french.why
        assert english.words != french.words

    with_server(tmp_path, visit)


# ----------------------------------------------------------------------------------------------------- our own mistakes


def test_a_mistake_of_our_own_tells_nobody_what_was_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "the king of hearts"  # noqa: S105 - what is hidden at a table

    async def broken(*_: object) -> None:
        raise BrokenInvariant(secret)

    async def visit(server: Served) -> None:
        ann = await guest(server, "Ann")
        monkeypatch.setattr(server.house.hub, "live", broken)
        async with server.http() as http:
            response = await http.get("/api/tables/T", headers=ann.headers)
            assert response.status_code == 500
            assert trouble(response).code == "broken"
            assert secret not in response.text
        async with server.socket("T", ann.headers) as plug:
            assert await plug.closed() == 1011
            assert secret not in (plug.connection.close_reason or "")

    with_server(tmp_path, visit)

    told = [Lines().format(record) for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 2
    assert all("BrokenInvariant" in line and secret not in line for line in told)


# ----------------------------------------------------------------------------------------------------------- the limits


async def tried(calls: Callable[[], Awaitable[httpx.Response]], most: int) -> int:
    """How many requests are let through before one is refused for coming too fast."""
    for count in range(most + 1):
        response = await calls()
        if response.status_code == 429:
            assert trouble(response).code == "too-fast"
            return count
        assert response.status_code < 500
    raise AssertionError(f"{most} requests, and no end")


def test_log_ins_tables_and_arrivals_are_limited(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        server.stop_the_clock()
        ann, bob = await account(server, "Ann"), await account(server, "Bob")
        async with server.http() as http:

            async def log_in() -> httpx.Response:
                return await http.post("/api/login", json={"name": "Ann", "password": "a wrong secret"})

            async def make() -> httpx.Response:
                return await http.post("/api/tables", json={"game": "secrets", "players": 4}, headers=ann.headers)

            async def come() -> httpx.Response:
                http.cookies.clear()
                return await http.post("/api/session", json=NEWCOMER | {"name": "Gus"})

            async def read() -> httpx.Response:
                return await http.get("/api/games/none/1/record")

            assert await tried(log_in, 20) == 8
            assert await tried(make, 30) == 15
            assert await tried(come, 60) == 30
            assert await tried(read, 60) == 40
            others = await http.post("/api/tables", json={"game": "secrets", "players": 4}, headers=bob.headers)
            assert others.status_code == 201, "what one does is not counted against another"

    with_server(tmp_path, visit, limits=True)


# ------------------------------------------------------------------------------------------------------ the description


def test_the_description_of_the_api_names_every_route_with_what_it_answers(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        async with server.http() as http:
            document = (await http.get("/api/schema/openapi.json")).json()
        assert document["openapi"].startswith("3.")
        described = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
        assert described == set(ROUTES) - {route for route in ROUTES if "/api/schema" in route}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                good = [status for status in operation["responses"] if status.startswith("2")]
                assert good, f"{method} {path} never succeeds"
        references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(document)))
        assert references <= set(document["components"]["schemas"])

    with_server(tmp_path, visit)
