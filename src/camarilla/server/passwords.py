"""Passwords: kept as Argon2id hashes, and checked in threads of their own, so that no table waits for them.

A check takes as long for a name that nobody has as for a wrong password, so it does not tell which names there are.
"""

import asyncio
import base64
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from camarilla.core.errors import BadData
from camarilla.core.text import Sentence

LEAST: Final = 8
MOST: Final = 200
MOST_TYPED: Final = 4 * MOST

HASHER: Final = PasswordHasher()
"""What the library recommends; whoever is hashed otherwise is hashed anew at the next visit."""
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="passwords")
"""Few, and not those of everybody: each takes a core and 64 MiB while it works."""


class Checked(NamedTuple):
    """Whether a password was right; and if so, what to keep from now on, where the kept hash is out of date."""

    right: bool
    new_hash: str | None = None


async def hash_password(password: str) -> str:
    """What to keep of a new password. Raises BadData if it is too short or too long."""
    chosen = _composed(password)
    if len(chosen) < LEAST:
        raise BadData(f"password: fewer than {LEAST} signs", Sentence("server-password-short", {"least": LEAST}))
    if len(chosen) > MOST:
        raise BadData(f"password: more than {MOST} signs", Sentence("server-password-long", {"most": MOST}))
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, _encoded(chosen))


async def verify(kept: str | None, password: str) -> Checked:
    """Whether this is the password that `kept` was made from; None for a name that nobody has."""
    given = _composed(password)
    if not LEAST <= len(given) <= MOST:  # nobody's, whatever the name
        return Checked(right=False)
    return await asyncio.get_running_loop().run_in_executor(THREADS, _verify, kept, _encoded(given))


def _verify(kept: str | None, password: bytes) -> Checked:
    try:
        HASHER.verify(NOBODYS if kept is None else kept, password)
    except VerifyMismatchError:
        return Checked(right=False)
    if kept is None:
        return Checked(right=False)
    return Checked(right=True, new_hash=HASHER.hash(password) if HASHER.check_needs_rehash(kept) else None)


def _composed(password: str) -> str:
    """The password however the keyboard writes its accents; what is far too long is not worked on."""
    return password if len(password) > MOST_TYPED else unicodedata.normalize("NFC", password)


def _encoded(password: str) -> bytes:
    # Half a surrogate pair can be typed in JSON; it is as good as any other sign.
    return password.encode("utf-8", "surrogatepass")


def _nobodys(hasher: PasswordHasher) -> str:
    """A hash that costs as much to check as a real one, and that no password has."""
    salt, digest = (base64.b64encode(bytes(size)).rstrip(b"=").decode() for size in (hasher.salt_len, hasher.hash_len))
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


NOBODYS: Final = _nobodys(HASHER)
