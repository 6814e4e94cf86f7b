"""The audit of taking back: nobody learns anything by a decision that can be taken back, nor from whether it can.

In random games, every decision is looked at through every reader's eyes. If it may be taken back, then at any table
that the reader could not tell from this one before, the same seat could have decided so that the reader had seen the
same: so what the reader saw rules nothing out, and may be unseen. And where the reader sees the same at both tables,
both decisions may be taken back, or neither.

    from camarilla.testing.undo import audit_undo
    audit_undo(MY_GAME, players=4, games=20, seed=1)
"""

from collections.abc import Sequence
from typing import NamedTuple

from camarilla.core.data import Event, Options, Reader
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast, Rng
from camarilla.core.undo import can_be_taken_back
from camarilla.testing.leaks import Leak

TWINS = 3
"""How many tables are imagined for each reader of a decision."""


class Taken(NamedTuple):
    """A decision: the table before it, whose it was, what was told, the table after it."""

    before: State
    seat: int
    told: list[Event]
    after: State


class Rule:
    """Which decisions may be taken back. A planted leak allows more."""

    def allows(self, taken: Taken) -> bool:
        """Whether this one may be."""
        return allowed(taken, taken.told)


def allowed(taken: Taken, told: Sequence[Event]) -> bool:
    """The rule, as if this had been told."""
    before, after = taken.before.view(None).waiting, taken.after.view(None).waiting
    return can_be_taken_back(taken.seat, before, told, after, taken.before.players)


def audit_undo(  # noqa: PLR0913 - as in the other audits
    game: Game, players: int, games: int, seed: int, *, rule: Rule | None = None, options: Options | None = None
) -> int:
    """Look at every decision of so many random games; how many of them may be taken back. Raises Leak."""
    law = rule or Rule()
    rng = Fast(seed)
    chosen = options or game.options()
    found = 0
    for _ in range(games):
        state = game.lay_out(game.shuffle(players, chosen, rng), chosen)
        while asked := state.to_act():
            seat = rng.choice(asked)
            taken = decided(state, seat, rng.choice(state.legal(seat)))
            found += law.allows(taken)
            for reader in [None, *range(players)]:
                for _ in range(TWINS):
                    compare(taken, state.view(reader).imagine(rng), reader, law, rng)
            state = taken.after
    return found


def decided(state: State, seat: int, action: int) -> Taken:
    """A decision at a copy of a table."""
    after = state.copy()
    told: list[Event] = []
    after.play(seat, action, told)
    return Taken(state, seat, told, after)


def compare(taken: Taken, twin: State, reader: Reader, law: Rule, rng: Rng) -> None:
    """A decision, and those that its seat could have taken at a table that the reader cannot tell from this one."""
    allows = law.allows(taken)
    seen = seen_by(taken.told, reader)
    legal = list(twin.legal(taken.seat))
    if not legal:
        if allows:
            raise Leak(f"seat {taken.seat} may take {taken.told} back, which tells reader {reader} that it was asked")
        return
    rng.shuffle(legal)
    for action in legal:
        there = decided(twin, taken.seat, action)
        if seen_by(there.told, reader) == seen:
            if law.allows(there) != allows:
                raise Leak(f"reader {reader} can tell by what may be taken back:\n{taken.told}\n{there.told}")
            return
    if allows:
        raise Leak(f"seat {taken.seat} may take back what has told reader {reader} something: {taken.told}")


def seen_by(told: list[Event], reader: Reader) -> list[Event]:
    """The events as the reader sees them."""
    return [event for event in [event.as_seen_by(reader) for event in told] if event is not None]
