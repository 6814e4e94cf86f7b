"""The leak audit: twin worlds.

For a table and a reader, imagine another table that the reader's view cannot rule out. Whatever reaches the reader
must be the same in both: the view, what a person is shown of it, the legal decisions, the prompt, refusals; and
after the same decision the events and their lines in the log, until one that lawfully reveals something. Where two
decisions leave the reader with the same view, their events must look the same.

    from camarilla.testing.leaks import audit, audit_deals
    audit(MY_GAME, players=4, pairs=5000, seed=1)

An event that lawfully reveals something may say too much. So `audit_deals` plays the same decisions from two deals that
differ in two pieces: as long as a reader's views are the same, so must be everything that the reader was told.

    audit_deals(MY_GAME, players=4, games=50, seed=1)
"""

from collections.abc import Callable
from itertools import zip_longest

import msgspec

from camarilla.core.data import Deal, Event, Options, Reader, View
from camarilla.core.errors import BadDeal, IllegalMove
from camarilla.core.game import Game, State
from camarilla.core.playout import play_some
from camarilla.core.rng import Fast, Rng

TWIN_DEALS = 4
"""With how many deals that are almost the same each deal is compared."""
ALL_REFUSALS = 40
"""One pair in so many tries every decision there is; the others try one."""


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
    game: Game,
    players: int,
    pairs: int,
    seed: int,
    *,
    exits: Exits | None = None,
    options: Options | None = None,
    begin: Callable[[Rng], State] | None = None,
) -> int:
    """Look at so many pairs of twin worlds over random games; how many were compared beyond the view.

    `begin` gives the tables to start from, where a fresh deal leads too seldom to what is worth looking at.
    Raises Leak at the first difference.
    """
    doors = exits or Exits()
    rng = Fast(seed)
    chosen = options or game.options()
    looked = 0
    compared = 0
    while looked < pairs:
        state = game.lay_out(game.shuffle(players, chosen, rng), chosen) if begin is None else begin(rng)
        over = False
        while looked < pairs and not over:
            over = not state.to_act()
            for reader in [None, *range(players)]:
                compared += compare(game, state, reader, doors, rng)
                looked += 1
            play_some(state, rng, 1 + rng.below(6))
    return compared


def compare(game: Game, state: State, reader: Reader, doors: Exits, rng: Rng) -> int:
    """One pair of twin worlds; 1 if a decision could be compared too."""
    twin = doors.twin(state, reader, rng)
    view, view_there = doors.view(state, reader), doors.view(twin, reader)
    same(view, view_there, "the view")
    same(view.as_shown(), view_there.as_shown(), "what is shown of the view")
    same(game.choice(view), game.choice(view_there), "the prompt")
    same(doors.forced(state), doors.forced(twin), "what the table does by itself")
    if reader is not None:
        same(doors.legal(state, reader), doors.legal(twin, reader), "the legal decisions")
        tried = range(game.actions) if rng.below(ALL_REFUSALS) == 0 else [rng.below(game.actions)]
        for action in tried:
            same(doors.refusal(state, reader, action), doors.refusal(twin, reader, action), "the refusal")
    return compare_decision(game, state, twin, reader, doors=doors, rng=rng)


def compare_decision(  # noqa: PLR0913 - two worlds, one reader
    game: Game, state: State, twin: State, reader: Reader, *, doors: Exits, rng: Rng
) -> int:
    """The same decision in both worlds, if there is one that is legal in both; and two different ones."""
    both = [seat for seat in state.to_act() if seat in twin.to_act()]
    if not both:
        return 0
    seat = rng.choice(both)
    here, there = state.legal(seat), twin.legal(seat)
    one = after_decision(state, seat, rng.choice(here))
    compare_secret_decisions(one, after_decision(twin, seat, rng.choice(there)), reader, doors)
    compare_secret_decisions(one, after_decision(state, seat, rng.choice(here)), reader, doors)
    shared = sorted(set(here) & set(there))
    if not shared:
        return 0
    action = rng.choice(shared)
    after, told = after_decision(state, seat, action)
    after_there, told_there = after_decision(twin, seat, action)
    if compare_events(game, told, told_there, reader, doors):
        same(doors.view(after, reader), doors.view(after_there, reader), f"the view after {told}")
    return 1


World = tuple[State, list[Event]]
"""A table, and what was told on the way to it."""


def after_decision(state: State, seat: int, action: int) -> World:
    """A copy of a table after a decision, and what was told."""
    after = state.copy()
    told: list[Event] = []
    after.play(seat, action, told)
    return after, told


def compare_secret_decisions(one: World, other: World, reader: Reader, doors: Exits) -> None:
    """Two decisions that leave the reader with the same view must have been told alike.

    A view may forget what was open to all and is over: then only decisions that reveal nothing can be compared.
    """
    view = one[0].view(reader)
    if view != other[0].view(reader):
        return
    if view.recalls_all or not any(event.reveals_to(reader) for event in one[1] + other[1]):
        same(told_to(one[1], reader, doors), told_to(other[1], reader, doors), "a secret decision")


def told_to(told: list[Event], reader: Reader, doors: Exits) -> list[Event]:
    """The events as the reader sees them."""
    seen = [doors.seen(event, reader) for event in told]
    return [event for event in seen if event is not None]


def compare_events(game: Game, told: list[Event], told_there: list[Event], reader: Reader, doors: Exits) -> bool:
    """The events as the reader sees them are the same up to a lawful reveal. Whether they are to the end."""
    here = [event for event in told if doors.seen(event, reader) is not None]
    there = [event for event in told_there if doors.seen(event, reader) is not None]
    for mine, other in zip_longest(here, there):
        seen = None if mine is None else doors.seen(mine, reader)
        seen_there = None if other is None else doors.seen(other, reader)
        if seen is not None and seen_there is not None and seen == seen_there:
            same(game.line(seen), game.line(seen_there), "the line of the log")
            continue
        if any(event is not None and not event.reveals_to(reader) for event in (mine, other)):
            raise Leak(f"to reader {reader}, these should be the same:\n{seen}\n{seen_there}")
        return False
    return True


def audit_deals(  # noqa: PLR0913 - as in audit
    game: Game, players: int, games: int, seed: int, *, exits: Exits | None = None, options: Options | None = None
) -> int:
    """Play the same decisions from deals that are almost the same; how many decisions were compared for a reader.

    Raises Leak if a reader whose views have been the same all along was told something else.
    """
    doors = exits or Exits()
    rng = Fast(seed)
    chosen = options or game.options()
    compared = 0
    for _ in range(games):
        deal = game.shuffle(players, chosen, rng)
        told: list[Event] = []
        state = game.lay_out(deal, chosen, told)
        twins: list[Twin] = []
        for _ in range(TWIN_DEALS):
            told_there: list[Event] = []
            other = with_two_exchanged(deal, rng)
            if other != deal and (there := laid_out(game, other, chosen, told_there)) is not None:
                twins.append(Twin(there, {None, *range(players)}))
                compared += twins[-1].compare(state, told, told_there, doors)
        while asked := state.to_act():
            seat = rng.choice(asked)
            action = rng.choice(state.legal(seat))
            told = []
            state.play(seat, action, told)
            twins = [twin for twin in twins if twin.readers and action in twin.state.legal(seat)]
            for twin in twins:
                told_there = []
                twin.state.play(seat, action, told_there)
                compared += twin.compare(state, told, told_there, doors)
    return compared


class Twin:
    """A table that began with another deal, and the readers who have not been shown any difference yet."""

    def __init__(self, state: State, readers: set[Reader]) -> None:
        self.state = state
        self.readers = readers

    def compare(self, state: State, told: list[Event], told_there: list[Event], doors: Exits) -> int:
        """What the readers were told who still cannot tell the two apart; how many they are."""
        self.readers = {reader for reader in self.readers if state.view(reader) == self.state.view(reader)}
        for reader in self.readers:
            same(told_to(told, reader, doors), told_to(told_there, reader, doors), f"to reader {reader}, an event")
        return len(self.readers)


def laid_out(game: Game, deal: Deal, options: Options, told: list[Event]) -> State | None:
    """The table of a deal, or None if pieces were exchanged that cannot be."""
    try:
        return game.lay_out(deal, options, told)
    except BadDeal:
        return None


def with_two_exchanged(deal: Deal, rng: Rng) -> Deal:
    """The same deal, but for two numbers in its piles that have changed places."""
    data = msgspec.json.decode(msgspec.json.encode(deal), type=dict[str, object])
    places = [(pile, at) for name in sorted(data) for pile in piles_in(data[name]) for at in range(len(pile))]
    (pile, at), (other, there) = rng.choice(places), rng.choice(places)
    pile[at], other[there] = other[there], pile[at]
    return msgspec.convert(data, type(deal))


def piles_in(data: object) -> list[list[int]]:
    """The lists of numbers in a piece of data, however deep."""
    if not isinstance(data, list) or not data:
        return []
    if isinstance(data[0], list):
        return [pile for part in data for pile in piles_in(part)]
    return [data]


def same(here: object, there: object, what: str) -> None:
    """What a reader gets must be the same in both worlds."""
    if here != there:
        raise Leak(f"{what} differs:\n{msgspec.json.encode(here).decode()}\n{msgspec.json.encode(there).decode()}")
