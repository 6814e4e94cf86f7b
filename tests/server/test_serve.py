"""The server as people run it: a process, its sentences, its log, its end."""

import asyncio
import signal
import socket
import sqlite3
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect

from camarilla.cli.app import app
from camarilla.client import Visitor
from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol import VERSION
from camarilla.protocol.codec import write_request
from camarilla.protocol.tables import Settings, Visibility
from camarilla.protocol.to_server import Hello, Sit
from camarilla.server.addresses import network_addresses
from camarilla.server.app import opened
from camarilla.server.opening import CannotStart
from camarilla.server.settings import Calling, Running
from tests.patience import PATIENCE
from tests.server.live import free_port
from tests.server.serving import Server, environment, game, server

get = partial(httpx.get, timeout=PATIENCE)
HOST = ("serve", "--port", "0", "--bot-pace", "0-0")
STOPPED = "The server has stopped. Nothing is lost."


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


# At home


def test_with_no_arguments_a_server_opens_says_where_and_shows_it(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = f"{sys.executable} -c \"import sys; open('{seen}', 'w').write(sys.argv[1])\" %s"
    with socket.socket() as taken:
        try:
            taken.bind(("0.0.0.0", 8000))  # noqa: S104 - so that nobody can have that port
            taken.listen()
        except OSError:
            pass  # somebody has it already, which will do
        with server((), tmp_path, BROWSER=browser) as home:
            address = home.address
            home.until("Tables are kept in ")
            page = get(address)
            shared = [line.split()[-1] for line in home.said if line.startswith("Others in the same network")]
            told = get(f"{address}/api/addresses").json()
            for other in shared:
                assert get(other).text == page.text
                assert get(f"{other}/api/addresses").json() == []
            assert get(f"{address}/api/addresses", headers={"host": "elsewhere.example"}).json() == []
            deadline = time.monotonic() + PATIENCE
            while not (seen.exists() and seen.read_text()) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert home.stop(signal.SIGINT) == 0

    assert page.status_code == 200
    assert not address.endswith(":8000")
    assert len(shared) == len(network_addresses())
    assert told == shared
    assert seen.read_text() == address
    assert home.said[-1] == STOPPED
    assert home.log.read_text() == ""
    kept = next(line for line in home.said if line.startswith("Tables are kept in "))
    file = Path(kept.removeprefix("Tables are kept in "))
    assert file.is_relative_to(tmp_path)
    assert file.exists()
    assert file.parent.stat().st_mode & 0o077 == 0


def test_only_here_keeps_the_network_out_and_a_missing_browser_is_no_harm(tmp_path: Path) -> None:
    with server(("--only-here", "--port", "0"), tmp_path, BROWSER="no-such-browser") as home:
        port = int(home.address.rpartition(":")[2])
        home.until("Only this machine can come in.")
        assert get(f"{home.address}/api/addresses").json() == []
        for other in network_addresses():
            with pytest.raises(OSError, match="refused"):
                socket.create_connection((other, port), timeout=PATIENCE)
        assert home.stop(signal.SIGINT) == 0


# What goes wrong


@pytest.mark.parametrize(
    ("words", "exit_code", "said"),
    [
        (("serve", "--port", "TAKEN"), 1, "Port TAKEN is taken already. Choose another with --port."),
        (("--port", "TAKEN"), 1, "Port TAKEN is taken already. Choose another with --port."),
        (("serve", "--host", "192.0.2.77"), 1, "“192.0.2.77” is not an address of this machine."),
        (("serve", "--bot-pace", "900-600"), 2, "“900-600” is not a pace: write two times in milliseconds"),
        (("serve", "--bot-pace", "soon"), 2, "“soon” is not a pace: write two times in milliseconds"),
        (("serve", "--log-level", "loud"), 2, "No log tells “loud”. There are: debug, info, warning, error."),
        (("serve", "--workers", "0"), 2, "Bots need at least one process to think in."),
        (("--only-here", "play", "secrets"), 2, "Write the options behind the command: camarilla play"),
        (("serve", "--lang", "fr", "--workers", "0"), 2, "Il faut aux robots au moins un processus où réfléchir."),
    ],
)
def test_a_server_that_cannot_be_meant_so_is_refused_in_a_sentence(
    words: tuple[str, ...], exit_code: int, said: str, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        given = [word.replace("TAKEN", port) for word in words]
        done = CliRunner().invoke(app, given, env=environment(tmp_path))

    assert said.replace("TAKEN", port) in done.stderr
    assert (done.exit_code, done.stdout) == (exit_code, "")


@pytest.mark.parametrize(
    ("running", "said"),
    [
        (Running(database="mysql://x/y"), "That is not the address of a database: write sqlite:///FILE or postgresql:"),
        (Running(database="tables.db"), "That is not the address of a database: write sqlite:///FILE or postgresql:"),
        (Running(database="sqlite:////no/where.db"), "The database /no/where.db cannot be used: No such file or dir"),
        (Running(database="sqlite:///FILE", redis="localhost"), "That is not the address of a Redis: write redis://HO"),
        (
            Running(database="sqlite:///FILE", calling=Calling(smtp="smtp://mail", mail_from="host@example.org")),
            "To send mail the server needs all of --smtp smtp://HOST, --mail-from ADDRESS and --address https://HOST.",
        ),
        (
            Running(database="postgresql://ann:geheim@127.0.0.1:FREE/x"),
            "The database postgresql://ann:***@127.0.0.1:FREE/x cannot be used: Connection refused.",
        ),
    ],
)
def test_a_database_or_a_redis_that_cannot_be_used_is_named(running: Running, said: str, tmp_path: Path) -> None:
    free = str(free_port())
    url = running.database.replace("FREE", free).replace("FILE", str(tmp_path / "tables.db"))

    with pytest.raises(CannotStart) as refused:
        asyncio.run(opens(replace(running, database=url)))

    assert Speaker("en").say(refused.value.sentence).startswith(said.replace("FREE", free))


@pytest.mark.parametrize(
    ("running", "what"),
    [(Running(database="postgresql://x/y"), "PostgreSQL"), (Running(redis="redis://localhost"), "Redis")],
)
def test_a_missing_extra_is_named(running: Running, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("asyncpg", "redis"):
        monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(CannotStart) as refused:
        asyncio.run(opens(running))

    told = {lang: Speaker(lang).say(refused.value.sentence) for lang in LANGUAGES}
    assert told["en"] == f"{what} needs packages that are not installed: pip install 'camarilla[host]'"
    assert told["fr"] == f"Pour {what} il manque des paquets\u00a0: pip install 'camarilla[host]'"


async def opens(running: Running) -> None:
    """Open a server and close it again."""
    async with opened(running):
        pass


def test_the_environment_may_say_what_options_say(tmp_path: Path) -> None:
    with server(("serve",), tmp_path, CAMARILLA_PORT="0", CAMARILLA_DATABASE=database(tmp_path)) as host:
        assert host.address
        assert host.stop() == 0

    assert (tmp_path / "tables.db").exists()


def test_a_file_has_one_server_and_a_killed_one_leaves_it_free(tmp_path: Path) -> None:
    words = (*HOST, "--database", database(tmp_path))
    with server(words, tmp_path) as first:
        assert first.address
        with server(words, tmp_path) as second:
            assert second.ended() == 1
            taken = f"Another Camarilla server uses {tmp_path / 'tables.db'} already."
            assert second.log.read_text().startswith(taken)
        assert get(f"{first.address}/healthz").status_code == 200
        first.process.kill()
        first.ended()
    with server(words, tmp_path) as third:
        assert third.address
        assert third.stop() == 0


# The end


def test_a_server_that_is_told_to_stop_says_so_to_everybody_and_ends_well(tmp_path: Path) -> None:
    words = (*HOST, "--database", database(tmp_path))
    with server(words, tmp_path) as host:
        table, codes = asyncio.run(stopped(host))
    with server(words, tmp_path) as again:
        found = get(f"{again.address}/api/tables").json()
        assert again.stop() == 0

    assert codes == [1012, 1012]
    assert host.said[-1] == STOPPED
    assert [one["id"] for one in found] == [table]
    assert [seat["kind"] for seat in found[0]["seats"]] == ["person", "person", "open", "open"]
    assert [line["message"] for line in host.told()] == ["serving", "stopping", "stopped"]


async def stopped(host: Server) -> tuple[str, list[int]]:
    """Two people at a table, one of them silent, and somebody who never says anything; then the signal.

    The table, and how each connection was closed.
    """
    port = int(host.address.rpartition(":")[2])
    _, idle = await asyncio.open_connection("127.0.0.1", port)
    async with Visitor.at(host.address) as ann, Visitor.at(host.address) as bob:
        await ann.come_in("Ann")
        await bob.come_in("Bob")
        table = (await ann.make_table(Settings("secrets", 4, visibility=Visibility.PUBLIC))).id
        async with bob.sit_at(table) as seat:
            await seat.request(Sit(seat.mark()))
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        keys = [{"cookie": f"camarilla={visitor.session}"} for visitor in (ann, bob)]
        async with (
            connect(url, additional_headers=keys[0], open_timeout=PATIENCE, ping_interval=None) as one,
            connect(url, additional_headers=keys[1], open_timeout=PATIENCE, ping_interval=None) as two,
        ):
            await one.send(write_request(Hello(VERSION)), text=True)
            await one.recv()
            ending = asyncio.create_task(asyncio.to_thread(host.stop))
            codes = [await close_code(one), await close_code(two)]
            assert await ending == 0
    idle.close()
    await idle.wait_closed()
    return table, codes


async def close_code(socket: ClientConnection) -> int:
    """With which code the other side closes a connection."""
    await asyncio.wait_for(socket.wait_closed(), PATIENCE)
    return socket.close_code or 0


# What operators ask


def test_health_and_figures_tell_what_goes_on(tmp_path: Path) -> None:
    with server((*HOST, "--database", database(tmp_path)), tmp_path) as host:
        asyncio.run(played(host.address, Settings("road-to-the-palace", 3)))  # never a short game
        assert get(f"{host.address}/healthz").json() == {"status": "well", "version": VERSION}
        get(f"{host.address}/nothing/here")
        figures = figures_of(host.address)

        with sqlite3.connect(tmp_path / "tables.db") as meddler:
            meddler.execute("DROP TABLE processes")
        meddler.close()
        gone = get(f"{host.address}/healthz")
        assert host.stop() == 0

    assert figures['camarilla_entries_total{kind="move"}'] > 20
    assert figures["camarilla_answer_seconds_count"] > 10
    assert figures['camarilla_refusals_total{code="unknown"}'] == 1
    assert figures['camarilla_bots{what="asked"}'] > 10
    assert figures['camarilla_bots{what="wrong"}'] == 0
    assert figures['camarilla_bots{what="fallbacks"}'] < figures['camarilla_bots{what="asked"}'], "it may be busy"
    assert figures["camarilla_commits"] > 20
    assert figures["camarilla_tables"] == 1
    assert figures["camarilla_sockets"] == 0
    assert (gone.status_code, gone.json()["code"]) == (503, "busy")


async def played(address: str, settings: Settings, most: int = 10_000) -> str:
    """A game by two people and bots; its table."""
    async with Visitor.at(address) as ann, Visitor.at(address) as bob:
        await ann.come_in("Ann")
        await bob.come_in("Bob")
        first, _ = await game(ann, bob, settings, most=most)
        return first.table.id


def figures_of(address: str) -> dict[str, float]:
    """What /metrics tells, once everybody's connections are closed."""
    deadline = time.monotonic() + PATIENCE
    while True:
        lines = [line for line in get(f"{address}/metrics").text.splitlines() if not line.startswith("#")]
        figures = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}
        if figures["camarilla_sockets"] == 0 or time.monotonic() > deadline:
            return figures
        time.sleep(0.05)


def test_a_copy_made_while_people_play_is_a_whole_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    with server((*HOST, "--database", database(tmp_path)), tmp_path) as host:
        table = asyncio.run(played(host.address, Settings("secrets", 4, visibility=Visibility.PUBLIC), most=3))
        while get(f"{host.address}/api/tables").json()[0]["phase"] != "playing":
            time.sleep(0.05)  # the list of tables follows the tables a moment later
        with sqlite3.connect(tmp_path / "tables.db") as source:
            source.execute("VACUUM INTO ?", (str(copy / "tables.db"),))
        source.close()
        with server((*HOST, "--database", database(copy)), copy) as restored:
            found = get(f"{restored.address}/api/tables").json()
            assert restored.stop() == 0
        assert host.stop() == 0

    assert [(one["id"], one["phase"]) for one in found] == [(table, "playing")]
