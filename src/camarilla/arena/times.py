"""How long bots think, so that a budget can be checked: counted in steps of two hundredths, which add up."""

import math
from collections import Counter

import msgspec

STEP = math.log(1.02)
MICROSECONDS = 1_000_000


class Times(msgspec.Struct):
    """The times that decisions took, in microseconds. A decision without a choice is none."""

    choices: int = 0
    total: int = 0
    longest: int = 0
    steps: dict[int, int] = {}
    """How many took between 1.02^n and 1.02^(n+1)."""

    def add(self, seconds: float) -> None:
        """Take one decision in."""
        time = max(1, round(seconds * MICROSECONDS))
        self.choices += 1
        self.total += time
        self.longest = max(self.longest, time)
        step = int(math.log(time) / STEP)
        self.steps[step] = self.steps.get(step, 0) + 1

    def take_in(self, other: "Times") -> None:
        """Take all decisions of another in."""
        self.choices += other.choices
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.steps = dict(Counter(self.steps) + Counter(other.steps))

    def mean(self) -> float:
        """The mean, in milliseconds."""
        return self.total / max(1, self.choices) / 1000

    def most_of(self, thousandths: int) -> float:
        """What so many thousandths of the decisions took at most, in milliseconds, two hundredths too much at worst."""
        within = math.ceil(self.choices * thousandths / 1000)
        for step in sorted(self.steps):
            within -= self.steps[step]
            if within <= 0:
                return min(math.exp((step + 1) * STEP), self.longest) / 1000
        return self.longest / 1000
