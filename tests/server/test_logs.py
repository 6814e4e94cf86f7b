"""What the log tells, and above all what it does not: random marks are looked for in every byte of it."""

import asyncio
import io
import json
import logging
import logging.config
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from camarilla.client import Refusal, Visitor
from camarilla.protocol import VERSION
from camarilla.protocol.codec import write_request
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_server import Hello, Say
from camarilla.server.logs import TOLD, Lines, log_config
from camarilla.server.settings import Running
from tests.patience import PATIENCE
from tests.server.calling import Browser
from tests.server.live import free_port
from tests.server.serving import game, server

NOBODY = free_port()
"""Where nobody listens."""
SMTP_PASSWORD = "x" + secrets.token_hex(8)
WITH_CALLS = (
    "--calls-allow-local",
    *("--smtp", f"smtp://ann:{SMTP_PASSWORD}@127.0.0.1:{NOBODY}", "--mail-from", "host@example.org"),
    *("--address", "https://play.example.org"),
)
RETRIED = re.compile(r'camarilla_calls_total\{way="(\w+)",what="retried"\}')
FIELDS = {"at", "level", "from", "message", "error", "where", *TOLD}


class Proved(msgspec.Struct):
    """What a game's record holds that its log must not."""

    deal: msgspec.Raw
    moves: list[msgspec.Raw]
    proof: dict[str, object]


def mark() -> str:
    """Something that cannot be there by chance."""
    return "x" + secrets.token_hex(8)


def texts(value: object) -> Iterator[str]:
    """Every longer text in some JSON."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)
    elif isinstance(value, str) and len(value) > 4:
        yield value


def test_a_whole_game_with_all_its_troubles_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--bot-pace", "0-0", "--log-level", "debug", *WITH_CALLS)
    with server((*words, "--database", f"sqlite:///{tmp_path / 'tables.db'}"), tmp_path) as host:
        looked_for, table = asyncio.run(an_evening(host.address, tmp_path / "tables.db"))
        assert host.stop() == 0

    log = host.log.read_text()
    lines = host.told()
    assert {line["message"] for line in lines} >= {"serving", "leaving not written", "stopped"}
    assert [line for line in lines if not line.keys() <= FIELDS] == []
    assert len(looked_for) > 20
    assert [found for found in looked_for if found in log] == []
    assert table not in looked_for


async def an_evening(address: str, database: Path) -> tuple[set[str], str]:
    """A game, talk, everything that can go wrong; and all that nobody may read in the log."""
    names, words, said_wrong = [mark(), mark()], [mark(), mark()], [mark() for _ in range(8)]
    async with Visitor.at(address) as ann, Visitor.at(address) as bob:
        await ann.come_in(names[0])
        await bob.come_in(names[1])
        first, second = await game(ann, bob, Settings("secrets", 4), words)
        table = first.table.id
        raw = (await ann.http.get(f"/api/games/{table}/1/record")).content
        record = msgspec.json.decode(raw, type=Proved)
        password = mark()
        await ann.call("POST", "/api/account", object, {"name": names[0], "password": password})
        token = await ann.call("POST", "/api/tokens", dict[str, object], {"label": mark()})
        await trouble(ann, address, table, said_wrong)
        called = await calls_that_fail(ann)
        break_the_log(database)
        async with ann.sit_at(table) as seat:
            with suppress(Refusal):
                await seat.request(Say(seat.mark(), words[0]))
        hidden = {*names, *words, *said_wrong, password, str(token["key"]), ann.session or "", bob.session or ""}
        hidden |= called
        hidden |= {nonce.hex() for seat in (first, second) for nonce in seat.nonces.values()}
        for part in (record.deal, *record.moves):
            hidden |= {bytes(part).decode(), *texts(msgspec.json.decode(part))}
        hidden |= set(texts(record.proof))
    return hidden - {"", table, "secrets"}, table


async def calls_that_fail(ann: Visitor) -> set[str]:
    """Somebody wants to be called at addresses where nobody is; what must not be in the log."""
    hook, push, mail = mark(), mark(), f"{mark()}@example.org"
    subscription = Browser().subscription(f"http://127.0.0.1:{NOBODY}/{push}")
    url = f"http://127.0.0.1:{NOBODY}/{hook}"
    secret = await ann.call("PUT", "/api/me/calls/webhook", dict[str, str], {"url": url, "lang": "en"})
    await ann.call("POST", "/api/me/calls/push", object, subscription)
    await ann.call("PUT", "/api/me/calls/mail", object, {"address": mail, "lang": "fr"})
    await ann.http.post("/api/me/calls/test")
    ways = {"push", "mail", "webhook"}
    async with asyncio.timeout(PATIENCE):
        while ways - set(RETRIED.findall((await ann.http.get("/metrics")).text)):  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.02)
    return {hook, push, mail, secret["secret"], subscription["p256dh"], subscription["auth"], SMTP_PASSWORD}


async def trouble(ann: Visitor, address: str, table: str, marks: list[str]) -> None:
    """Whatever an unlucky or a bad person sends."""
    await ann.http.get(f"/{marks[0]}", headers={"user-agent": marks[1]})
    await ann.http.post("/api/login", json={"name": marks[2], "password": marks[3]})
    await ann.http.post("/api/login", content=f'{{"{marks[4]}": '.encode())
    await ann.http.get("/api/me", headers={"authorization": f"Bearer {marks[5]}"})
    url = address.replace("http", "ws") + f"/ws/tables/{table}"
    async with connect(
        url, additional_headers={"cookie": f"camarilla={ann.session}"}, open_timeout=PATIENCE, ping_interval=None
    ) as socket:
        await socket.send(write_request(Hello(VERSION)), text=True)
        await socket.recv()
        await socket.send(marks[6])
        await socket.send(b"\xff" + marks[7].encode(), text=True)  # what is no UTF-8 ends the connection
        await socket.wait_closed()


def break_the_log(database: Path) -> None:
    """From now on nothing can be written: SQLite's errors quote what they were given."""
    with sqlite3.connect(database) as meddler:
        meddler.execute("ALTER TABLE log RENAME TO gone")
        meddler.execute("ALTER TABLE processes RENAME TO gone_too")
    meddler.close()


# One line


@contextmanager
def logging_to(output: io.StringIO) -> Iterator[None]:
    """As a server logs, but where a test can read it; afterwards everything is as before."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    handler = logging.StreamHandler(output)
    handler.setFormatter(Lines())
    root.handlers = [handler]
    try:
        yield
    finally:
        root.handlers, root.level = before


def test_what_others_fill_in_and_what_errors_say_is_left_out() -> None:
    output, secret = io.StringIO(), mark()
    with logging_to(output):
        logging.getLogger("uvicorn.error").warning("%s sent something odd", secret)
        logging.getLogger("uvicorn.error").error(ValueError(secret))
        try:
            int(secret)
        except ValueError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")

    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [line["message"] for line in lines] == [
        "%s sent something odd",
        "ValueError",
        "Exception in ASGI application",
    ]
    assert lines[-1]["error"] == "ValueError"
    assert lines[-1]["where"][0].startswith("test_logs.py:")
    assert secret not in output.getvalue()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_task_that_fails_unheard_is_told_without_what_it_says() -> None:
    output, secret = io.StringIO(), mark()

    async def fails() -> None:
        raise ValueError(secret)

    async def nobody_asks() -> None:
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    with logging_to(output):
        asyncio.run(nobody_asks())

    line = json.loads(output.getvalue())
    assert (line["message"], line["error"]) == ("Task exception was never retrieved", "ValueError")
    assert secret not in output.getvalue()


def test_every_logger_of_the_process_writes_the_same_lines() -> None:
    config = log_config(Running(log_level="DEBUG"))
    assert config["root"] == {"handlers": ["lines"], "level": "WARNING"}
    loggers = config["loggers"]
    assert isinstance(loggers, dict)
    assert all("handlers" not in logger for logger in loggers.values())
