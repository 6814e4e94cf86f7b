"""What has to be in order before a server starts. What is not is said in a sentence, and nothing has begun."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from camarilla.core.errors import CamarillaError
from camarilla.core.text import Arg, Sentence
from camarilla.server.settings import Calling, Running
from camarilla.server.store import Store

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
REDIS = ("redis://", "rediss://", "unix://")


class CannotStart(CamarillaError):
    """Why a server does not start."""

    def __init__(self, message: str, /, **args: Arg) -> None:
        super().__init__(message)
        self.sentence = Sentence(message, args)


def check_parts(running: Running) -> None:
    """Refuse what cannot be reached because it is no address, or because a package is missing."""
    if backend(running.database) == POSTGRESQL and find_spec("asyncpg") is None:
        raise CannotStart("server-start-extra", what="PostgreSQL")
    check_mail(running.calling)
    if running.redis is None:
        return
    if find_spec("redis") is None:
        raise CannotStart("server-start-extra", what="Redis")
    if not running.redis.startswith(REDIS):
        raise CannotStart("server-start-redis")


def check_mail(calling: Calling) -> None:
    """Refuse half of what sending mail takes."""
    if calling.smtp is None:
        return
    smtp, own = urlsplit(calling.smtp), urlsplit(calling.address or "")
    is_whole = smtp.scheme in {"smtp", "smtps"} and smtp.hostname and own.scheme in {"http", "https"} and own.hostname
    if not is_whole or "@" not in (calling.mail_from or ""):
        raise CannotStart("server-start-mail")


def backend(url: str) -> str:
    """Which database an address leads to: one of the two that we know."""
    try:
        name = make_url(url).get_backend_name()
    except ArgumentError as wrong:
        raise CannotStart("server-start-address") from wrong
    name = POSTGRESQL if name == "postgres" else name
    if name not in {SQLITE, POSTGRESQL}:
        raise CannotStart("server-start-address")
    return name


async def opened_store(running: Running) -> Store:
    """The database, open and up to date."""
    shown = make_url(running.database).render_as_string(hide_password=True)
    try:
        return await Store.opened(running.database)
    except (SQLAlchemyError, OSError) as wrong:
        raise CannotStart("server-start-database", database=shown, why=reason(wrong)) from wrong


def reason(wrong: Exception) -> str:
    """What a database said, or the system, without the statement that it was given."""
    if isinstance(wrong, OSError) and wrong.errno is not None and wrong.errno > 0:
        return os.strerror(wrong.errno)
    said = getattr(wrong, "orig", None) or wrong
    return (str(said).strip().partition("\n")[0] or type(said).__name__).rstrip(".")


# ------------------------------------------------------------------------------------------- one server a file


@contextmanager
def used_alone(url: str) -> Iterator[None]:
    """No other server uses the same SQLite file meanwhile.

    A server that finds a file takes up all tables in it, so two of them would play every bot twice. The lock is the
    operating system's and lies on a file of its own beside the database: it is gone with the process, however that
    ends, and SQLite's own locks are left alone.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    try:
        lock = Path(f"{file}-server").open("a")  # noqa: SIM115 - it stays open as long as the server runs
    except OSError as wrong:
        raise CannotStart("server-start-database", database=str(file), why=wrong.strerror or str(wrong)) from wrong
    with lock:
        if not locked(lock):
            raise CannotStart("server-start-file-taken", file=str(file))
        yield


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, or for another kind."""
    if backend(url) != SQLITE:
        return None
    name = make_url(url).database or ":memory:"
    name = name.removeprefix("file:").partition("?")[0]
    return None if name == ":memory:" else Path(name).resolve()


if sys.platform == "win32":

    def locked(lock: TextIO) -> bool:
        """Lock a file for this process, if nobody has."""
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def locked(lock: TextIO) -> bool:
        """Lock a file for this process, if nobody has."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
