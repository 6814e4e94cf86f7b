"""How often somebody may do something: a bucket of tokens for each, that fills up again as time passes."""

import math
import time
from collections.abc import Callable, Hashable
from typing import Final

MOST_BUCKETS: Final = 100_000


class Limiter:
    """At most `burst` at once, and `rate` a second in the long run, for each key apart.

    Buckets that are full again are forgotten. If there are still too many, the one that was used longest ago goes: its
    owner may then do a little more, but nobody can fill the memory.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        if rate <= 0 or burst <= 0 or most < 1:
            raise ValueError(f"a limiter needs a rate, a burst and room for a bucket, not {rate}, {burst}, {most}")
        self.rate = rate
        self.burst = burst
        self.most = most
        self._clock = clock
        self._full_at: dict[Hashable, float] = {}  # when each bucket is full again; the last used is last

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._full_at)

    def allow(self, key: Hashable, cost: float = 1) -> float:
        """0 if it may be done now, which is then counted; else the seconds to wait, endless if it costs too much."""
        if cost < 0:
            raise ValueError(f"nothing has the cost {cost}")
        if cost > self.burst:
            return math.inf
        now = self._clock()
        full_at = max(now, self._full_at.get(key, now)) + cost / self.rate
        wait = full_at - now - self.burst / self.rate
        if wait > ROUNDING:
            return wait
        self._full_at.pop(key, None)
        self._full_at[key] = full_at
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop buckets from the one used longest ago on, while they are full or too many."""
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self.most:
                return
            del self._full_at[oldest]


ROUNDING: Final = 1e-9
"""Seconds that are nothing but the rounding of fractions."""
