"""The leak audit: twin worlds.

For a table and a reader, imagine another table that the reader's view cannot rule out. Whatever reaches the reader
must be the same in both: the view, the legal decisions, the prompts, the log; and after the same decision the
events, until one that lawfully reveals something. And where two decisions, or two deals, leave the reader with the
same view, their events must look the same. If anything differs, the reader has learnt what it may not know.

    from camarilla.testing.leaks import audit
    audit(MY_GAME, players=4, pairs=5000, seed=1)
"""

import msgspec

from camarilla.core.data import Deal, Event, Options, Reader, View
from camarilla.core.errors import IllegalMove
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast, Rng

DEALS_COMPARED = 4
"""With how many deals that are almost the same each deal is compared."""


class Leak(AssertionError):
    """A reader could tell two worlds apart."""


class Exits:
    """Every way in which something leaves a table. A planted leak replaces one of them."""

    def view(self, state: State, reader: Reader) -> View:
        """The view."""
        return state.view(reader)

    def twin(self, state: State, reader: Reader, rng: Rng) -> State:
        """Another table that the reader cannot tell from this one."""
        return state.view(reader).imagine(rng)

    def seen(self, event: Event, reader: Reader) -> Event | None:
        """An event as the reader sees it."""
        return event.as_seen_by(reader)

    def legal(self, state: State, seat: int) -> list[int]:
        """The decisions offered to a seat."""
        return state.legal(seat)

    def forced(self, state: State) -> tuple[int, int] | None:
        """What the table does by itself."""
        return state.forced()

    def refusal(self, state: State, seat: int, action: int) -> object:
        """What is answered to an illegal decision of the seat's own; None if it is legal."""
        if action in state.legal(seat):
            return None
        try:
            state.play(seat, action, None)
        except IllegalMove as refused:
            return (refused.rule, refused.reason)
        raise Leak(f"seat {seat} could play {action}, which is not legal")


def audit(  # noqa: PLR0913 - what to audit, how long, and what may be otherwise than usual
    game: Game, players: int, pairs: int, seed: int, *, exits: Exits | None = None, options: Options | None = None
) -> int:
    """Look at so many pairs of twin worlds over random games; how many were compared beyond the view.

    Raises Leak at the first difference.
    """
    doors = exits or Exits()
    rng = Fast(seed)
    options = options or game.options()
    looked = 0
    compared = 0
    while looked < pairs:
        deal = game.shuffle(players, options, rng)
        compare_deals(game, deal, options, doors, rng)
        state = game.lay_out(deal, options)
        while looked < pairs:
            for reader in [None, *range(players)]:
                compared += compare(game, state, reader, doors, rng)
                looked += 1
            for _ in range(1 + rng.below(6)):
                asked = state.to_act()
                if not asked:
                    break
                seat = rng.choice(asked)
                state.play(seat, rng.choice(state.legal(seat)), None)
            if not state.to_act() and rng.below(2):
                break
            if not state.to_act():
                for reader in [None, *range(players)]:
                    compare(game, state, reader, doors, rng)
                break
    return compared


def compare_deals(game: Game, deal: Deal, options: Options, doors: Exits, rng: Rng) -> None:
    """Deals that differ only in what a reader has not been shown must be told to that reader alike."""
    told: list[Event] = []
    state = game.lay_out(deal, options, told)
    for _ in range(DEALS_COMPARED):
        told_there: list[Event] = []
        twin = game.lay_out(with_two_exchanged(deal, rng), options, told_there)
        for reader in [None, *range(deal.players)]:
            if state.view(reader) == twin.view(reader):
                seen = [doors.seen(event, reader) for event in told]
                seen_there = [doors.seen(event, reader) for event in told_there]
                same([event for event in seen if event], [event for event in seen_there if event], "the set-up")


def with_two_exchanged(deal: Deal, rng: Rng) -> Deal:
    """The same deal, but for two pieces of one pile that have changed places."""
    fields = [(name, getattr(deal, name)) for name in deal.__struct_fields__]
    name, pieces = rng.choice([(name, pile) for name, pile in fields if isinstance(pile, tuple) and pile])
    pile = list(pieces)
    first, second = rng.below(len(pile)), rng.below(len(pile))
    pile[first], pile[second] = pile[second], pile[first]
    return msgspec.structs.replace(deal, **{name: tuple(pile)})


def compare(game: Game, state: State, reader: Reader, doors: Exits, rng: Rng) -> int:
    """One pair of twin worlds; 1 if a decision could be compared too."""
    view = doors.view(state, reader)
    twin = doors.twin(state, reader, rng)
    same(view, doors.view(twin, reader), "the view")
    same(game.choice(view), game.choice(doors.view(twin, reader)), "the prompt")
    same(doors.forced(state), doors.forced(twin), "what the table does by itself")
    if reader is not None:
        same(doors.legal(state, reader), doors.legal(twin, reader), "the legal decisions")
        action = rng.below(game.actions)
        same(doors.refusal(state, reader, action), doors.refusal(twin, reader, action), "the refusal")
    return compare_decision(state, twin, reader, doors, rng)


def compare_decision(state: State, twin: State, reader: Reader, doors: Exits, rng: Rng) -> int:
    """The same decision in both worlds, if there is one that is legal in both; and two different ones."""
    both = [seat for seat in state.to_act() if seat in twin.to_act()]
    if not both:
        return 0
    seat = rng.choice(both)
    here, there = state.legal(seat), twin.legal(seat)
    compare_secret_decision(state, twin, (seat, rng.choice(here), rng.choice(there)), reader, doors)
    compare_two_decisions(state, (seat, rng.choice(here), rng.choice(here)), reader, doors)
    shared = sorted(set(here) & set(there))
    if not shared:
        return 0
    action = rng.choice(shared)
    after, told = after_decision(state, seat, action)
    after_there, told_there = after_decision(twin, seat, action)
    if compare_events(told, told_there, reader, doors):
        same(doors.view(after, reader), doors.view(after_there, reader), f"the view after {told}")
    return 1


def compare_secret_decision(
    state: State, twin: State, decision: tuple[int, int, int], reader: Reader, doors: Exits
) -> None:
    """Two decisions that reveal nothing and leave the reader with the same view must have been told alike."""
    seat, action, action_there = decision
    after, told = after_decision(state, seat, action)
    after_there, told_there = after_decision(twin, seat, action_there)
    if any(event.reveals_to(reader) for event in told + told_there):
        return
    if after.view(reader) == after_there.view(reader):
        seen = [doors.seen(event, reader) for event in told]
        seen_there = [doors.seen(event, reader) for event in told_there]
        same([event for event in seen if event], [event for event in seen_there if event], "a secret decision")


def compare_two_decisions(state: State, decision: tuple[int, int, int], reader: Reader, doors: Exits) -> None:
    """In one world, two decisions that leave a reader who forgets nothing with the same view must look alike."""
    seat, action, other_action = decision
    after, told = after_decision(state, seat, action)
    other, told_otherwise = after_decision(state, seat, other_action)
    view = after.view(reader)
    if view.recalls_all and view == other.view(reader):
        seen = [doors.seen(event, reader) for event in told]
        otherwise = [doors.seen(event, reader) for event in told_otherwise]
        same([event for event in seen if event], [event for event in otherwise if event], "one of two decisions")


def after_decision(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """A copy of a table after a decision, and what was told."""
    after = state.copy()
    told: list[Event] = []
    after.play(seat, action, told)
    return after, told


def compare_events(told: list[Event], told_there: list[Event], reader: Reader, doors: Exits) -> bool:
    """The events as the reader sees them are the same up to a lawful reveal. Whether they are to the end."""
    here = [(event, doors.seen(event, reader)) for event in told]
    there = [(event, doors.seen(event, reader)) for event in told_there]
    ours = [(event, seen) for event, seen in here if seen is not None]
    theirs = [(event, seen) for event, seen in there if seen is not None]
    for index in range(max(len(ours), len(theirs))):
        mine = ours[index] if index < len(ours) else None
        other = theirs[index] if index < len(theirs) else None
        if mine is not None and other is not None and mine[1] == other[1]:
            continue
        if any(told is not None and not told[0].reveals_to(reader) for told in (mine, other)):
            raise Leak(f"to reader {reader}, these should be the same:\n{mine}\n{other}")
        return False
    return True


def same(here: object, there: object, what: str) -> None:
    """The bytes that a reader gets must be the same in both worlds."""
    if here == there:
        return
    raise Leak(f"{what} differs:\n{msgspec.json.encode(here).decode()}\n{msgspec.json.encode(there).decode()}")
