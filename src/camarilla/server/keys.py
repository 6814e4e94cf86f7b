"""What a connection was opened with: when a session is ended or a token dropped, so are its connections.

Who registers has a new session instead of all that the guest had: their connections are told to come back with it.
"""

import hashlib
from collections.abc import Collection, Iterator

from sqlalchemy import select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.protocol.closing import Closing
from camarilla.server.hub import Hub
from camarilla.server.outbox import Line
from camarilla.server.schema import sessions, tokens

AT_ONCE = 400


def hashed(key: str) -> bytes:
    """What is kept of a key, in the database and of a connection."""
    return hashlib.sha256(key.encode()).digest()


def lines(hub: Hub) -> Iterator[Line]:
    """Every connection to this process."""
    for live in hub.lives.values():
        for box in live.outboxes.values():
            yield from box.lines


def hang_up(hub: Hub, ended: Collection[bytes], code: Closing = Closing.NO_SESSION) -> None:
    """Close the connections that were opened with these keys; what their owners do then depends on the code."""
    for line in [line for line in lines(hub) if line.key in ended]:
        line.close(code, "no longer you")


async def hang_up_ended(hub: Hub) -> None:
    """The same for keys that were ended through another process; their owners may have new ones."""
    keys = sorted({line.key for line in lines(hub)})
    for start in range(0, len(keys), AT_ONCE):
        part = keys[start : start + AT_ONCE]

        async def found(connection: AsyncConnection, part: list[bytes] = part) -> set[bytes]:
            query = union_all(
                select(sessions.c.hash).where(sessions.c.hash.in_(part)),
                select(tokens.c.hash).where(tokens.c.hash.in_(part)),
            )
            return {bytes(key) for key in (await connection.scalars(query)).all()}

        known = await hub.store.read(found)
        hang_up(hub, {key for key in part if key not in known}, Closing.KEY_ENDED)
