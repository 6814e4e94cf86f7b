"""Chance: one generator that anybody can check, and a fast one for search.

`Dealing` makes deals. Its draws are HMAC-SHA-256(key, label | counter), so that anyone who is given the key can
compute the same deal, in any language. `Fast` makes imagined worlds and random play; nobody needs to check those.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

KEY_BYTES: Final = 32
WORD: Final = 1 << 64
MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng(ABC):
    """A source of chance."""

    @abstractmethod
    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each as likely as the others."""

    def shuffle(self, things: list[T]) -> None:
        """Put a list in a random order, in place: from the last place down, swap with one at or before it."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def choice(self, things: Sequence[T]) -> T:
        """Draw one of these."""
        return things[self.below(len(things))]


def key_from_seed(seed: str) -> bytes:
    """The 256-bit key that a seed typed by a person stands for."""
    return hashlib.sha256(b"camarilla-seed|" + seed.encode()).digest()


def number_from(*parts: str | int) -> int:
    """A number for a generator, drawn from words and numbers."""
    digest = hashlib.sha256("|".join([str(part) for part in parts]).encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Dealing(Rng):
    """The generator of deals: draw number c is HMAC-SHA-256(key, label | c), biased draws thrown away.

    Each draw takes the first 8 bytes of the digest as a big-endian number; a number in the incomplete last stretch
    of multiples of n is rejected and the next counter tried, so that every result is exactly as likely.
    """

    def __init__(self, key: bytes, label: str = "deal") -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a dealing key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self.label = label.encode() + b"|"
        self.counter = 0

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each exactly as likely as the others."""
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        fair = WORD - WORD % n
        while True:
            digest = hmac.digest(self.key, self.label + self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            word = int.from_bytes(digest[:8], "big")
            if word < fair:
                return word % n


class Fast(Rng):
    """A small fast generator (the sfc32 recurrence: three words and a counter, 32 bits each) for search.

    All intermediate values stay below 2**62, so compiled and interpreted runs agree. The result of `below` is
    off even by less than n / 2**32, which search does not notice; deals are never drawn from it.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"camarilla-fast|{seed}".encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = 1

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1: the next 32 bits, scaled."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        size: i64 = n
        word: i64 = (a + b + d) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        self.d = (d + 1) & MASK
        return (word * size) >> 32
