"""What is kept between two visits to a table server: the session's key, and what one gave to each deal.

One file a server in the user's state folder, for the user's eyes only.
"""

import contextlib
import hashlib
import os
import re
from pathlib import Path
from typing import Self

import msgspec

MOST_DEALS = 50
OWNER_ONLY = 0o600


class Deal(msgspec.Struct, frozen=True):
    """One's part in a deal, and the seals, the server's and the seats', that were shown before it was opened."""

    nonce: str
    commitments: tuple[str, ...]


class Kept(msgspec.Struct):
    """What is in the file."""

    server: str
    session: str | None = None
    before: str | None = None
    """The session that this one has replaced: whoever is at a table with it goes on with this one."""
    deals: dict[str, Deal] = {}


class Keys:
    """The file of one server."""

    def __init__(self, path: Path, kept: Kept) -> None:
        self.path = path
        self.kept = kept

    @classmethod
    def of(cls, server: str) -> Self:
        """What is kept of a server; one that cannot be read is as if nothing were kept."""
        import platformdirs

        path = Path(platformdirs.user_state_dir("camarilla", appauthor=False)) / "servers" / file_name(server)
        keys = cls(path, Kept(server))
        keys.look()
        return keys

    def look(self) -> None:
        """Read the file again: another terminal may have written it."""
        with contextlib.suppress(OSError, msgspec.DecodeError):
            self.kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)

    def remember(self, session: str | None, before: str | None = None) -> None:
        """Keep the session's key, so that one's seats are found again; and which one it has replaced, if it has."""
        self.look()
        if session != self.kept.session:
            self.kept.session = session
            self.kept.before = before
            self.save()

    def replaced(self, session: str) -> str | None:
        """The session that has replaced another, because an account was made in another terminal."""
        self.look()
        return self.kept.session if self.kept.before == session else None

    def deal(self, table: str, number: int) -> Deal | None:
        """One's part in a deal."""
        return self.kept.deals.get(f"{table}/{number}")

    def keep_deal(self, table: str, number: int, deal: Deal) -> None:
        """Keep one's part in a deal; the oldest ones are forgotten."""
        if self.deal(table, number) != deal:
            self.look()
            self.kept.deals[f"{table}/{number}"] = deal
            for old in list(self.kept.deals)[:-MOST_DEALS]:
                del self.kept.deals[old]
            self.save()

    def save(self) -> None:
        """Write the file; where that is not possible, this visit goes on without."""
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
                file.write(msgspec.json.encode(self.kept))
            draft.replace(self.path)


def file_name(server: str) -> str:
    """A file's name for a server's address: readable, and never the same for two."""
    readable = re.sub(r"[^A-Za-z0-9.-]+", "-", server.partition("://")[2])[:60]
    return f"{readable}-{hashlib.sha256(server.encode()).hexdigest()[:8]}.json"
