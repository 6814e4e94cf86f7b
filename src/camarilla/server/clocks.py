"""Clocks, worked out from the log: how much time each seat has left, and when it runs out.

Nobody's clock tells what is hidden: while several seats answer at once, sealed, no bank is charged, since whose stops
first would tell who has answered. Such a window has a time of its own.
"""

from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision

SECOND = 1000
WINDOW = 30 * SECOND
"""How long a sealed window stays open at least, at a table with banks."""


class Clocks:
    """The clocks of one game."""

    def __init__(self, clock: Clock, players: int, waiting: tuple[int, ...], at: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * SECOND if isinstance(clock, Bank) else 0] * players
        self.waiting = waiting
        self.since = at

    def copy(self) -> "Clocks":
        """The same clocks, to go on from should a decision be taken back."""
        other = Clocks(self.clock, len(self.left), self.waiting, self.since)
        other.left = self.left[:]
        return other

    def decided(self, seat: int, waiting: tuple[int, ...], at: int) -> None:
        """A seat decided, in the open; now the table waits for these."""
        if isinstance(self.clock, Bank) and self.waiting == (seat,):
            used = max(0, at - self.since)
            self.left[seat] = max(0, self.left[seat] - used) + self.clock.increment * SECOND
        self.waiting = waiting
        self.since = at

    def allowed(self, seat: int) -> int | None:
        """How long this seat may take from `since` on; None if as long as it likes."""
        match self.clock:
            case NoClock():
                return None
            case PerDecision():
                return self.clock.seconds * SECOND
            case Bank():
                if len(self.waiting) > 1:
                    return max(WINDOW, self.clock.increment * SECOND)
                return self.left[seat]

    def deadline(self, seat: int) -> int | None:
        """When this seat's time runs out; None if it does not."""
        allowed = self.allowed(seat)
        return None if allowed is None or seat not in self.waiting else self.since + allowed

    def is_over(self, seat: int, now: int) -> bool:
        """Whether this seat's time has run out."""
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now

    def remaining(self, seat: int, now: int) -> int | None:
        """What this seat has left now, for everybody to see."""
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0, deadline - now)
        return self.left[seat] if isinstance(self.clock, Bank) else self.allowed(seat)
