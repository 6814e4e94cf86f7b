"""Hostile bytes are harmless: no crash, no hang, and at the same table the others play on."""

import asyncio
import json
import random
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from camarilla.protocol import VERSION, to_server
from camarilla.protocol.codec import MOST_BYTES, write_request
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import Code, Done, Refused, Welcome
from camarilla.protocol.to_server import ToServer
from camarilla.server import sockets as visits
from camarilla.server.wire import MOST_BEHIND
from tests.patience import PATIENCE
from tests.server.cast import Who, guest
from tests.server.hosted import Plug, Served, serving

REQUESTS = [kind for kind in ToServer.__args__ if kind is not to_server.Hello]
DEEP = 30_000


def with_table(folder: Path, visit: Callable[["Den"], Awaitable[None]], **changes: object) -> None:
    """A table where Ann plays against bots, and Eve is up to no good."""

    async def visited() -> None:
        async with serving(folder, **changes) as server:
            ann, eve = await guest(server, "Ann"), await guest(server, "Eve")
            server.stop_the_clock()
            await server.house.hub.new("T", Settings("secrets", 4), ann.sitter)
            async with server.socket("T", ann.headers) as plug:
                assert isinstance(await plug.hello(), Welcome)
                await visit(Den(server, plug, ann, eve))

    asyncio.run(visited())


class Den:
    """Ann's table."""

    def __init__(self, server: Served, ann: Plug, host: Who, eve: Who) -> None:
        self.server = server
        self.ann = ann
        self.host = host
        self.eve = eve
        self.said = 0

    @asynccontextmanager
    async def hostile(self) -> AsyncIterator[Plug]:
        """A connection of Eve's, after the first words."""
        async with self.server.socket("T", self.eve.headers) as plug:
            assert isinstance(await plug.hello(), Welcome)
            yield plug

    async def ann_is_served(self) -> None:
        """Ann asks for something and gets it."""
        self.said += 1
        answer = await self.ann.answer(to_server.Say(f"say-{self.said}", "Still here"))
        assert isinstance(answer, Done), answer


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    """JSON of any depth."""
    return opening * depth + closing * depth


FRAMES: dict[str, str | bytes] = {
    "nothing": "",
    "spaces": "   ",
    "no JSON": "{",
    "not even text": b"\xff\xfe\x00\x01",
    "half of a surrogate pair": '{"type":"Say","id":"a","text":"\\ud800"}',
    "a zero byte": '{"type":"Say","id":"a\\u0000","text":"x"}',
    "a number": "7",
    "an endless number": "1e999",
    "not a number": "NaN",
    "a long number": "9" * 5000,
    "null": "null",
    "a list": "[]",
    "no type": "{}",
    "another type": '{"type":"Cheat","id":"a"}',
    "a type that is a list": '{"type":[],"id":"a"}',
    "a type twice": '{"type":"Say","type":"Stand","id":"a"}',
    "a field too many": '{"type":"Stand","id":"a","seat":1}',
    "somebody else's seat": '{"type":"Play","id":"a","ply":0,"move":{},"seat":0}',
    "an id of signs": '{"type":"Stand","id":"\' OR 1=1"}',
    "a long id": '{"type":"Stand","id":"' + "a" * 41 + '"}',
    "an endless ply": '{"type":"Play","id":"a","ply":1e999,"move":{}}',
    "a ply of many digits": '{"type":"Play","id":"a","ply":' + "9" * 400 + ',"move":{}}',
    "a ply of too many digits": '{"type":"Play","id":"a","ply":' + "9" * 6000 + ',"move":{}}',
    "a negative seat": '{"type":"Sit","id":"a","seat":-1}',
    "a far seat": '{"type":"Sit","id":"a","seat":16}',
    "half a seat": '{"type":"Sit","id":"a","seat":0.5}',
    "deep lists": nested(DEEP // 2),
    "deep objects": '{"a":' * (DEEP // 8),
    "a deep move": '{"type":"Play","id":"a","ply":0,"move":' + nested(DEEP // 2) + "}",
    "a deep claim": '{"type":"MakeClaim","id":"a","claim":' + nested(DEEP // 2) + "}",
    "deep options": '{"type":"Change","id":"a","settings":{"game":"secrets","players":4,"options":{"x":'
    + nested(DEEP // 2)
    + "}}}",
    "a long text": '{"type":"Say","id":"a","text":"' + "a" * 501 + '"}',
    "many fields": json.dumps({"type": "Stand", "id": "a", **{f"f{n}": n for n in range(2000)}}),
    "too large": '{"type":"Say","id":"a","text":"' + "a" * MOST_BYTES + '"}',
}


def test_frames_that_cannot_be_read_are_refused_and_lose_nothing(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        for what, frame in FRAMES.items():
            async with den.hostile() as eve:
                await eve.say(frame)
                answer = await eve.answered()
                assert isinstance(answer, Refused), f"{what}: {answer}"
                assert answer.why.id
                expected = (
                    {Code.TOO_LARGE} if what == "too large" else {Code.BAD_MESSAGE, Code.NOT_YOURS, Code.FORBIDDEN}
                )
                assert answer.code in expected, f"{what}: {answer}"
                assert isinstance(await eve.answer(to_server.Say("after", "Good evening")), Done), what
            await den.ann_is_served()

    with_table(tmp_path, visit)


def test_a_frame_that_no_message_could_fill_closes_the_connection(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        async with den.hostile() as eve:
            await eve.say("x" * 70_000)
            assert await eve.closed() == 1009
        await den.ann_is_served()

    with_table(tmp_path, visit)


def test_who_sends_nothing_but_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        async with den.hostile() as eve:
            for _ in range(visits.MOST_BAD):
                await eve.say("{")
            assert await eve.closed() == 4400
        await den.ann_is_served()

    with_table(tmp_path, visit)


def test_who_does_not_say_hello_first_is_sent_away(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        for first in ("{", b"\xff", '{"type":"Stand","id":"a"}', nested(DEEP // 2)):
            async with den.server.socket("T", den.eve.headers) as plug:
                await plug.say(first)
                assert await plug.closed() == 4400
        async with den.server.socket("T", den.eve.headers) as plug:
            await plug.say(to_server.Hello(VERSION + 1))
            answer = await plug.hear()
            assert isinstance(answer, Refused)
            assert answer.code is Code.VERSION
            assert await plug.closed() == 4409
        await den.ann_is_served()

    with_table(tmp_path, visit)


def test_a_second_hello_and_one_from_nowhere_do_no_harm(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        for since, stretch in ((10**18, None), (-5, "x"), (0, "\u0000"), (-(10**18), den.host.name)):
            async with den.server.socket("T", den.eve.headers) as plug:
                await plug.say(to_server.Hello(VERSION, stretch, since))
                assert isinstance(await plug.hear(), Welcome)
                await plug.say(to_server.Hello(VERSION))
                assert isinstance(await plug.answer(to_server.Say("x", "Me again")), Done)

    with_table(tmp_path, visit)


def mangled(chance: random.Random) -> bytes:
    """A message as it could come from a broken client, or a cunning one."""
    kind = chance.choice(REQUESTS)
    values: list[object] = [
        *(0, 1, -1, 3, 15, 2**31, 2**63, 10**30, 0.5, -0.0, 1e300, None, True, False),
        *("", "a", "Ann", "page", "courtier", "\u202e", "\U0001f0a1" * 20, "ab" * 32, "free"),
        *([], {}, [[]], {"type": "None"}, {"game": "secrets", "players": 4}),
    ]
    body: dict[str, object] = {"type": kind.__name__, "id": f"m{chance.randrange(10**9)}"}
    for name in kind.__struct_fields__:
        if name != "id":
            body[name] = chance.choice(values)
    if chance.random() < 0.2:
        body[chance.choice(["seat", "id", "type", "x"])] = chance.choice(values)
    raw = bytearray(json.dumps(body).encode())
    if chance.random() < 0.3:
        for _ in range(chance.randrange(1, 4)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    return bytes(raw)


@pytest.mark.parametrize("seed", range(3))
def test_mangled_messages_break_nothing_in_any_phase(seed: int, tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        chance = random.Random(seed)
        table = den.server.house.hub.lives["T"].table
        for bot in range(2):
            assert isinstance(await den.ann.answer(to_server.AddBot(f"bot-{bot}", "page")), Done)
        phases = set()
        for round_ in range(12):
            async with den.hostile() as eve:
                for number in range(25):
                    raw = mangled(chance)
                    await eve.say(raw if chance.random() < 0.5 else raw.decode(errors="replace"))
                    if number % 5 == 4:
                        mark = f"ok-{seed}-{round_}-{number}"
                        answer = await eve.answer(to_server.Mute(mark, "Ann", muted=False))
                        assert isinstance(answer, Done | Refused)
                        eve_closed = eve.connection.close_code
                        assert eve_closed is None
                phases.add(table.phase)
            await den.ann.answer(to_server.AddBot(f"more-{round_}", "page"))
            await den.ann.answer(to_server.Start(f"start-{round_}"))
            if table.phase is Phase.OVER:
                await den.ann.answer(to_server.Rematch(f"again-{round_}"))
            await den.ann_is_served()
        assert len(phases) >= 2

    visits_most = visits.MOST_BAD
    try:
        visits.MOST_BAD = 10**6  # to go on after what would end a connection
        with_table(tmp_path, visit)
    finally:
        visits.MOST_BAD = visits_most


def test_floods_are_held_back_and_end_the_connection_and_others_are_served_meanwhile(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        flood = write_request(to_server.AskClaims("a")).decode()
        async with den.hostile() as eve:
            for _ in range(400):
                await eve.say(flood)
            assert isinstance(await den.ann.answer(to_server.Say("meanwhile", "Still here")), Done)
            assert await eve.closed() == 4429
        async with den.hostile() as again:
            for _ in range(60):
                await again.say(flood)
            assert await again.closed() == 4429, "a new connection does not begin anew"

    with_table(tmp_path, visit, limits=True)


def test_words_and_bots_are_limited_each_by_their_own_measure(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        answers = [await den.ann.answer(to_server.Say(f"w{n}", "So to say")) for n in range(12)]
        codes = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert codes
        assert set(codes) == {Code.TOO_FAST}
        assert sum(isinstance(answer, Done) for answer in answers) == 6
        bots = []
        for number in range(22):
            bots.append(await den.ann.answer(to_server.AddBot(f"b{number}", "page", 1)))
            await den.ann.answer(to_server.Clear(f"c{number}", 1))
        assert [answer.code for answer in bots if isinstance(answer, Refused)] == [Code.TOO_FAST] * 2

    with_table(tmp_path, visit, limits=True)


def test_nobody_opens_connections_without_end(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        plugs = []
        for _ in range(visits.SAME_SOCKETS):
            plug = den.server.socket("T", den.eve.headers)
            plugs.append(plug)
            assert isinstance(await (await plug.__aenter__()).hello(), Welcome)
        async with den.server.socket("T", den.eve.headers) as one_more:
            assert await one_more.closed() == 4429
        for plug in plugs:
            await plug.__aexit__(None, None, None)
        await den.ann_is_served()

    with_table(tmp_path, visit)


def test_a_socket_that_never_reads_is_given_up_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visits, "LAST_WORDS", 0.5)

    async def visit(den: Den) -> None:
        live = den.server.house.hub.lives["T"]
        with stuck_socket(den) as stuck:
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(stuck, handshake(den))
            assert b" 101 " in await loop.sock_recv(stuck, 1000)
            await loop.sock_sendall(stuck, masked(write_request(to_server.Hello(VERSION))))
            async with asyncio.timeout(PATIENCE):
                while not den.server.house.lines_of(live, den.eve.sitter.id):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
                sent = 0
                while den.server.house.lines_of(live, den.eve.sitter.id):
                    await den.ann_is_served()  # and goes on, whoever does not read
                    sent += 1
                    live.outboxes[den.eve.sitter.id].tell_raw(b'{"type":"x","seq":0,"y":"' + b"z" * 60_000 + b'"}')
            assert sent > MOST_BEHIND / 60_000
        await den.ann_is_served()

    with_table(tmp_path, visit)


def stuck_socket(den: Den) -> sockets.socket:
    """A connection whose owner reads nothing, with little room on the way."""
    stuck = sockets.socket()
    stuck.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", den.server.port))
    stuck.setblocking(False)
    return stuck


def handshake(den: Den) -> bytes:
    """What opens a socket, by hand."""
    return (
        f"GET /ws/tables/T HTTP/1.1\r\nHost: {den.server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {den.eve.headers['cookie']}\r\n\r\n"
    ).encode()


def masked(body: bytes) -> bytes:
    """A short frame as clients send it."""
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


def test_who_is_too_slow_is_told_so_when_they_read_at_last(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        async with den.hostile() as eve:
            box = den.server.house.hub.lives["T"].outboxes[den.eve.sitter.id]
            (line,) = box.lines
            while line.closing is None:  # at once, so that nothing is read in between
                box.tell_raw(b'{"type":"Heard","seq":0,"y":"' + b"z" * 60_000 + b'"}')
            assert await eve.closed() == 4408

    with_table(tmp_path, visit)


def test_half_open_and_broken_http_does_not_hold_the_server_up(tmp_path: Path) -> None:
    async def visit(den: Den) -> None:
        rubbish = (
            b"\x00" * 100,
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{",
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
            handshake(den).replace(b"Version: 13", b"Version: 1"),
            handshake(den) + b"\xff\xff\xff\xff" * 50,
            handshake(den)[:-10],
        )
        opened = []
        for bytes_ in rubbish:
            _, writer = await asyncio.open_connection("127.0.0.1", den.server.port)
            writer.write(bytes_)
            opened.append(writer)
        async with httpx.AsyncClient(base_url=den.server.url, timeout=PATIENCE) as http:
            assert (await http.get("/healthz")).status_code == 200
        await den.ann_is_served()
        for writer in opened:
            writer.transport.abort()

    with_table(tmp_path, visit)
