"""Between processes only nudges travel: from whom, which table, how long its log is. The broker keeps nothing."""

import asyncio
import re
import socket

from camarilla.protocol.tables import Settings
from tests.patience import PATIENCE
from tests.server.live import Broker, Server, database
from tests.server.players import party

ALLOWED = re.compile(
    rb'"PUBLISH" "camarilla:nudges" "[0-9a-f]{16} [A-Za-z0-9_-]{12} \d+"'
    rb'|"SUBSCRIBE" "camarilla:nudges"|"UNSUBSCRIBE"|"PING"|"CLIENT" |"HELLO" |"INFO"|"MONITOR"'
)


def test_only_nudges_pass_through_the_broker() -> None:
    with Broker() as broker, database("sqlite") as url, Server(url, broker.url) as server:
        with socket.create_connection(("127.0.0.1", broker.port), timeout=PATIENCE) as listening:
            listening.sendall(b"MONITOR\r\n")
            assert listening.recv(16) == b"+OK\r\n"
            asyncio.run(a_game(server.url))
            broker.tell(b"PING")
            heard = b""
            while b'"PING"' not in heard:
                heard += listening.recv(1 << 16)
        said = [line.split(b"] ", 1)[1] for line in heard.splitlines() if b"] " in line]
        assert sum(b"PUBLISH" in line for line in said) > 20
        assert [line for line in said if ALLOWED.match(line) is None] == []
        assert broker.tell(b"DBSIZE") == b":0"


async def a_game(url: str) -> None:
    async with party([url], Settings("road-to-the-palace", 2), people=2) as table:
        await table.start()
        await table.play()
