"""What may be said after so many games, and how surely: estimates with intervals of 95 %.

A block is what belongs together and is independent of the rest: here the games of one deal. Those are not independent
of each other, and counted one by one they would promise too much, or too little. So how sure a mean is follows from how
much the blocks differ.
"""

import math
from statistics import NormalDist

import msgspec

SURE = 0.975
"""What is to lie below the upper end of an interval; as much lies above the lower one."""
DIGITS = 6


class Estimate(msgspec.Struct, frozen=True):
    """A value, and between what it is likely to be; None where nothing can be said of that."""

    value: float
    low: float | None = None
    high: float | None = None


def estimate(value: float, low: float | None = None, high: float | None = None) -> Estimate:
    """An estimate in numbers that are the same on every machine."""
    return Estimate(rounded(value), None if low is None else rounded(low), None if high is None else rounded(high))


def rounded(number: float) -> float:
    """As many decimals as mean something."""
    return round(number, DIGITS)


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %: how many standard errors an interval is to either side.

    The first two are exact, the rest is the usual expansion about the normal distribution: two thousandths too small
    at 3, and soon no more than the last digit of a table.
    """
    z = NormalDist().inv_cdf(SURE)
    if freedom == 1:
        return math.tan(math.pi * (SURE - 0.5))
    if freedom == 2:  # noqa: PLR2004 - where t has a closed form
        return (2 * SURE - 1) / math.sqrt(2 * SURE * (1 - SURE))
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


ENOUGH = 8
"""With fewer blocks than this nobody can tell from them how far numbers differ."""


class Numbers:
    """Numbers, each in the block it belongs to."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = {}
        self.counts: dict[int, float] = {}

    def add(self, block: int, number: float, weight: float = 1.0) -> None:
        """Take a number in. A weight other than 1 makes the mean a quotient: of all numbers by all weights."""
        self.sums[block] = self.sums.get(block, 0.0) + number
        self.counts[block] = self.counts.get(block, 0.0) + weight

    def value(self) -> float:
        """The mean of all."""
        count = math.fsum(self.counts.values())
        return math.fsum(self.sums.values()) / count if count else 0.0

    def rests(self) -> dict[int, float]:
        """What each block adds to the mean beyond its part."""
        value, total = self.value(), math.fsum(self.counts.values())
        return {block: (self.sums[block] - value * self.counts[block]) / total if total else 0.0 for block in self.sums}

    def error(self) -> float | None:
        """The standard error of the mean, if there are two blocks to tell it from."""
        blocks = len(self.sums)
        if blocks < 2:  # noqa: PLR2004 - as it says
            return None
        return math.sqrt(math.fsum(rest**2 for rest in self.rests().values()) * blocks / (blocks - 1))

    def mean(self, least: float = -math.inf) -> Estimate:
        """The mean, with Student's interval, as far as it is possible and there are enough blocks to tell."""
        value, error = self.value(), self.error()
        if not error or len(self.sums) < ENOUGH:
            return estimate(value)
        reach = quantile(len(self.sums) - 1) * error
        return estimate(value, max(least, value - reach), value + reach)

    def share(self) -> Estimate:
        """A share between 0 and 1, with Wilson's interval for as many independent games as would be as sure as these.

        It stays within 0 and 1, and does not take what has never happened for what cannot.
        """
        value, error = self.value(), self.error()
        if error is None:
            return estimate(value, 0.0, 1.0)
        size = value * (1 - value) / error**2 if error > 0 else float(len(self.sums))
        return estimate(value, *wilson(value, max(1.0, size), quantile(len(self.sums) - 1)))


def difference(one: Numbers, other: Numbers) -> Estimate:
    """By how much the mean of the one is higher, where both may have numbers in the same blocks."""
    value = one.value() - other.value()
    mine, theirs = one.rests(), other.rests()
    blocks = mine.keys() | theirs.keys()
    if min(len(mine), len(theirs)) < ENOUGH:
        return estimate(value)
    squares = math.fsum((mine.get(block, 0.0) - theirs.get(block, 0.0)) ** 2 for block in blocks)
    reach = quantile(len(blocks) - 1) * math.sqrt(squares * len(blocks) / (len(blocks) - 1))
    return estimate(value, value - reach, value + reach)


def wilson(share: float, size: float, reach: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many, so many standard errors to either side."""
    square = reach * reach
    middle = share + square / (2 * size)
    half = reach * math.sqrt(max(0.0, share * (1 - share)) / size + square / (4 * size * size))
    whole = 1 + square / size
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
