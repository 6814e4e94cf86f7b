"""Several people at one screen: companions sit by the host's own key, at the table they were made for only."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import Code, Done, Refused, Welcome
from camarilla.protocol.to_server import AddBot, Change, Sit, Start
from camarilla.server.entries import Sitter
from camarilla.server.hub import Live
from camarilla.server.turns import turn
from tests.server.cast import Who, account, guest, token
from tests.server.hosted import Served, serving
from tests.server.scripted import ANN, BOB, Scripted

ROAD = Settings("road-to-the-palace", 3, grace=5)


def with_server(folder: Path, visit: Callable[[Served], Awaitable[None]]) -> None:
    async def visited() -> None:
        async with serving(folder) as server:
            await visit(server)

    asyncio.run(visited())


async def beside(server: Served, owner: Who, name: str, table: str = "T") -> httpx.Response:
    """The host seats somebody at their own screen."""
    async with server.http() as http:
        return await http.post(f"/api/tables/{table}/companions", json={"name": name}, headers=owner.headers)


async def at_one_screen(server: Served, settings: Settings = ROAD) -> tuple[Live, Who, str]:
    """Ann's table, with Bob at her screen."""
    ann = await guest(server, "Ann")
    live = await server.house.hub.new("T", settings, ann.sitter)
    made = await beside(server, ann, "Bob")
    assert made.status_code == 201, made.text
    return live, ann, made.json()["id"]


def test_a_companion_sits_down_and_is_told_to_the_owner_alone(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        live, ann, bob = await at_one_screen(server)
        other = await guest(server, "Gus")
        assert live.table.names() == ("Ann", "Bob", "")
        async with (
            server.socket("T", ann.headers) as hers,
            server.socket(f"T?as={bob}", ann.headers) as his,
            server.socket("T", other.headers) as watching,
        ):
            owner, companion, stranger = await hers.hello(), await his.hello(), await watching.hello()
            assert isinstance(owner, Welcome)
            assert isinstance(companion, Welcome)
            assert isinstance(stranger, Welcome)
            assert [(one.id, one.name, one.seat) for one in owner.you.companions] == [(bob, "Bob", 1)]
            assert (companion.you.name, companion.you.seat, companion.you.is_host) == ("Bob", 1, False)
            assert companion.you.companions == stranger.you.companions == ()

    with_server(tmp_path, visit)


def test_only_the_owner_opens_a_companion_s_connection_and_only_where_they_sit(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        _, ann, bob = await at_one_screen(server)
        other = await account(server, "Eve")
        await server.house.hub.new("U", ROAD, ann.sitter)
        attempts = [
            (f"T?as={bob}", other.headers),  # of somebody else
            (f"T?as={bob}", (await token(server, other)).headers),
            (f"T?as={other.sitter.id}", ann.headers),  # somebody with an account is nobody's companion
            (f"T?as={ann.sitter.id}", ann.headers),
            ("T?as=", ann.headers),
            (f"U?as={bob}", ann.headers),  # another table of the owner's
        ]
        for address, headers in attempts:
            async with server.socket(address, headers) as plug:
                assert await plug.closed() == Closing.NO_TABLE, address
        async with server.socket(f"T?as={bob}", {}) as plug:
            assert await plug.closed() == Closing.NO_SESSION
        async with server.socket(f"T?as={bob}", {**ann.headers, "origin": "https://elsewhere.example"}) as plug:
            assert await plug.closed() == Closing.NOT_ALLOWED

    with_server(tmp_path, visit)


def test_who_waits_at_the_screen_is_here_and_each_plays_their_own_seat(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        live, ann, bob = await at_one_screen(server)
        async with server.socket("T", ann.headers) as hers, server.socket(f"T?as={bob}", ann.headers) as his:
            await hers.hello()
            await his.hello()
            refused = await his.answer(Start("1"))
            assert isinstance(refused, Refused)
            assert refused.code is Code.FORBIDDEN, "the host is who sits in the first seat, not whoever has the key"
            assert isinstance(await hers.answer(AddBot("2", "page")), Done)
            assert isinstance(await hers.answer(Start("3")), Done)
            assert live.table.deal().asked == (0, 1), "both give their part to the deal"
            assert all(person.away_since is None for _, person in live.table.people())

    with_server(tmp_path, visit)


def test_logging_out_hangs_up_on_everybody_at_the_screen(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        _, ann, bob = await at_one_screen(server)
        async with server.socket("T", ann.headers) as hers, server.socket(f"T?as={bob}", ann.headers) as his:
            await hers.hello()
            await his.hello()
            async with server.http() as http:
                await http.post("/api/logout", headers=ann.headers)
            assert await hers.closed() == await his.closed() == Closing.NO_SESSION

    with_server(tmp_path, visit)


def test_a_table_with_companions_is_never_rated(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        ann = await account(server, "Ann")
        live = await server.house.hub.new("T", Settings("secrets", 4, rated=True), ann.sitter)
        refused = await beside(server, ann, "Bob")
        assert refused.status_code == 403
        assert refused.json()["why"]["id"] == "table-rated-accounts"
        async with server.socket("T", ann.headers) as hers:
            await hers.hello()
            assert isinstance(await hers.answer(Change("1", Settings("secrets", 4))), Done)
            assert (await beside(server, ann, "Bob")).status_code == 201
            rated = await hers.answer(Change("2", Settings("secrets", 4, rated=True)))
            assert isinstance(rated, Refused)
            assert rated.code is Code.FORBIDDEN
        assert not live.table.settings.rated

    with_server(tmp_path, visit)


@pytest.mark.parametrize(
    ("name", "status"),
    [("Elsie", 409), ("E1sie", 409), ("moderator", 400), ("\u202e", 400), ("", 400), ("x" * 300, 400)],
)
def test_a_companion_is_called_as_a_guest_may_be(name: str, status: int, tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        await account(server, "Elsie")
        live, ann, _ = await at_one_screen(server)
        assert (await beside(server, ann, name)).status_code == status
        assert live.table.names() == ("Ann", "Bob", "")

    with_server(tmp_path, visit)


def test_two_of_the_same_name_are_told_apart_and_a_full_table_takes_nobody(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        live, ann, _ = await at_one_screen(server)
        assert (await beside(server, ann, "Ann")).json()["name"] == "Ann 2"
        assert (await beside(server, ann, "Zoe")).status_code == 409
        assert live.table.phase is Phase.WAITING

    with_server(tmp_path, visit)


def test_a_companion_has_no_key_and_is_no_account_s_bot(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        _, ann, bob = await at_one_screen(server)
        people = server.house.people
        assert await people.by_session(bob) is None
        assert await people.by_token(bob) is None
        owner = await people.by_session(ann.headers["cookie"].partition("=")[2])
        assert owner is not None
        companion = await people.companion(owner, bob)
        assert companion is not None
        assert not companion.account
        assert not companion.is_bot

    with_server(tmp_path, visit)


def test_a_table_that_is_read_again_knows_who_sits_at_whose_screen(tmp_path: Path) -> None:
    async def visit(server: Served) -> None:
        _, ann, bob = await at_one_screen(server)
        server.house.hub.lives.clear()
        live = await server.house.hub.live("T")
        assert live is not None
        assert [one.id for one in live.table.companions_of(ann.sitter.id)] == [bob]
        async with server.socket(f"T?as={bob}", ann.headers) as his:
            assert isinstance(await his.hello(), Welcome)
            assert isinstance(await his.answer(Sit("1", 2)), Done), "they may change their seat like anybody"

    with_server(tmp_path, visit)


def test_a_turn_of_anybody_at_the_screen_is_one_s_own() -> None:
    beside_her = Sitter("zoe", "Zoe", owner=ANN.id)
    script = Scripted(Settings("road-to-the-palace", 3)).sit(beside_her, BOB).come(ANN, beside_her, BOB).started()
    for _ in range(12):
        owing = set(script.table.play().match.to_act())
        assert turn(script.table, ANN.id).yours == bool(owing & {0, 1}), "until both at her screen have answered"
        assert turn(script.table, BOB.id).yours == (2 in owing)
        script.move(script.table.play().match.to_act()[0])
