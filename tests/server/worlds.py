"""Twin worlds, planned before they are played: the same game from deals that differ, with secret decisions that differ.

For each twin and each decision it is known who cannot tell it from the first world: who has the same view, and was told
the same of every decision. Of sealed answers another one may be given first, and one world may keep the other waiting.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from camarilla.core.data import Deal, Event, Move, Options, Reader
from camarilla.core.errors import BadDeal
from camarilla.core.game import Game, State
from camarilla.core.rng import Rng
from camarilla.testing.leaks import piles_in

Decision = tuple[int, int]
"""A seat and its action."""
Played = tuple[Deal, list[Decision], int]
"""A game: what was dealt and decided, and how many of the decisions were sealed."""
GAMES = 4
"""So many games are played out, and the one with most sealed answers is taken."""
DEALS = 8
"""So many other deals are tried for a twin, and the one that the most can go on without telling apart is taken."""
OTHERS = 6
"""How many other decisions are tried for a twin before it does the same."""
NOW_AND_THEN = 6


class World:
    """One world as it stands, and what everybody has been told in it, decision by decision."""

    def __init__(self, state: State, told: list[Event]) -> None:
        self.state = state
        self.readers: list[Reader] = [None, *range(state.players)]
        self.heard: dict[Reader, list[list[Event]]] = {reader: [] for reader in self.readers}
        self.hear(told)

    def hear(self, told: list[Event]) -> None:
        """Everybody is told of a decision, or not."""
        for reader in self.readers:
            seen = [event for event in (event.as_seen_by(reader) for event in told) if event is not None]
            if seen:
                self.heard[reader].append(seen)

    def go_on(self, decision: Decision) -> None:
        """One decision, which is legal."""
        told: list[Event] = []
        self.state.play(*decision, told)
        take_forced(self.state, told)
        self.hear(told)

    def after(self, decisions: list[Decision]) -> "World | None":
        """The world after some decisions; None if they are not legal there."""
        after = World(self.state.copy(), [])
        after.heard = {reader: heard[:] for reader, heard in self.heard.items()}
        for seat, action in decisions:
            if action not in after.state.legal(seat):
                return None
            after.go_on((seat, action))
        return after

    def looks_like(self, other: "World", reader: Reader) -> bool:
        """Whether a reader cannot tell the two apart."""
        return self.heard[reader] == other.heard[reader] and self.state.view(reader) == other.state.view(reader)

    def blind(self, other: "World") -> frozenset[Reader]:
        """Who cannot tell the two apart."""
        return frozenset(reader for reader in self.readers if self.looks_like(other, reader))


@dataclass
class Twin:
    """A world beside the first one."""

    deal: Deal
    world: World
    free: bool = False
    """Whether it decides otherwise wherever that cannot be seen; else only in another order."""
    blind: frozenset[Reader] = frozenset()
    behind: list[Decision] = field(default_factory=list)
    """What was decided in the first world, and is still to be decided here."""


@dataclass(frozen=True)
class Step:
    """What is decided in each world, and who must not notice any difference to the first, twin by twin."""

    decisions: tuple[tuple[tuple[int, Move], ...], ...]
    blind: tuple[frozenset[Reader], ...]
    differs: tuple[bool, ...]
    """Whether there is anything hidden to be told apart."""
    state: State
    """The first world afterwards."""


class Family:
    """A game and its twins: every second one from another deal, the others with secrets decided otherwise."""

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, twins: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rng = rng
        self.deal, self.decisions, _ = max((self.played_out() for _ in range(GAMES)), key=lambda played: played[2])
        self.first = laid(game, self.deal, options)
        self.twins = [self.twin() if number % 2 == 0 else self.same_deal() for number in range(twins)]

    def played_out(self) -> Played:
        """A game by chance."""
        deal = self.game.shuffle(self.players, self.options, self.rng)
        state = self.game.lay_out(deal, self.options)
        take_forced(state, [])
        decisions: list[Decision] = []
        sealed = 0
        while asked := state.to_act():
            sealed += len(asked) > 1
            seat = self.rng.choice(asked)
            decisions.append((seat, self.rng.choice(state.legal(seat))))
            state.play(*decisions[-1], None)
            take_forced(state, [])
        return deal, decisions, sealed

    def same_deal(self) -> Twin:
        """A twin from the same deal."""
        return Twin(self.deal, laid(self.game, self.deal, self.options), free=True)

    def twin(self) -> Twin:
        """A twin from another deal, such as many cannot tell from the first for long."""
        best, most = self.same_deal(), 0
        for _ in range(DEALS):
            deal = exchanged(self.deal, self.rng)
            if deal != self.deal and (lasting := self.lasting(deal)) > most:
                best, most = Twin(deal, laid(self.game, deal, self.options)), lasting
        return best

    def lasting(self, deal: Deal) -> int:
        """For how long how many cannot tell a deal from the first, roughly, if the same is decided."""
        try:
            world = laid(self.game, deal, self.options)
        except BadDeal:
            return 0
        first = laid(self.game, self.deal, self.options)
        lasting = 0
        for number, (seat, action) in enumerate(self.decisions):
            if action not in world.state.legal(seat):
                break
            first.go_on((seat, action))
            world.go_on((seat, action))
            if number % NOW_AND_THEN == 0:
                blind = world.blind(first)
                if not blind:
                    break
                lasting += len(blind) * (2 if len(blind) <= self.players else 1)  # better if somebody knows more
        return lasting

    def steps(self) -> Iterator[Step]:
        """Play on until the game is over or nobody is blind any more."""
        for twin in self.twins:
            twin.blind = twin.world.blind(self.first)
        for decision in self.decisions:
            if not any(twin.blind for twin in self.twins):
                return
            self.first.go_on(decision)
            done = [self.follow(twin, decision) for twin in self.twins]
            yield Step(
                tuple(tuple(self.moves(part)) for part in [[decision], *done]),
                tuple(twin.blind for twin in self.twins),
                tuple(self.differs(twin) for twin in self.twins),
                self.first.state,
            )

    def differs(self, twin: Twin) -> bool:
        """Whether there is anything hidden to be told apart: what was dealt, what is owed, what others have seen."""
        return twin.deal != self.deal or bool(twin.behind) or len(twin.blind) <= self.players

    def moves(self, decisions: list[Decision]) -> list[tuple[int, Move]]:
        """Decisions as they are sent."""
        return [(seat, self.game.move_of(action, self.options)) for seat, action in decisions]

    def follow(self, twin: Twin, decision: Decision) -> list[Decision]:
        """What a twin does while the first world takes a decision: something else if enough stay blind."""
        if not twin.blind:
            return []
        same = [*twin.behind, decision]
        best, world = same, twin.world.after(same)
        blind = world.blind(self.first) if world is not None else frozenset()
        for other in self.others(twin, decision):
            there = twin.world.after(other)
            left = there.blind(self.first) if there is not None else frozenset()
            if left and 2 * len(left) >= len(blind):
                best, world, blind = other, there, left
                break
        twin.blind = blind
        if world is None or not blind:
            return []
        twin.world = world
        twin.behind = [] if best == same else still_owed(world, same, best)
        return best

    def others(self, twin: Twin, decision: Decision) -> Iterator[list[Decision]]:
        """Something else to do: nothing, what is behind, or another decision."""
        if self.rng.below(3):
            yield []
        if twin.behind:
            yield twin.behind[:1]
            return
        asked = twin.world.state.to_act()
        for _ in range(OTHERS if asked else 0):
            seat = self.rng.choice(asked)
            if seat != decision[0] or (twin.free and self.rng.below(2)):
                yield [(seat, self.rng.choice(twin.world.state.legal(seat)))]


def still_owed(world: World, same: list[Decision], done: list[Decision]) -> list[Decision]:
    """What a world that did something else has still to catch up with."""
    seats = {seat for seat, _ in done}
    return [(seat, action) for seat, action in same if seat not in seats and action in world.state.legal(seat)]


def exchanged(deal: Deal, rng: Rng) -> Deal:
    """The same deal, but for two numbers in one of its piles that have changed places; any pile as often as another."""
    data = msgspec.json.decode(msgspec.json.encode(deal), type=dict[str, object])
    pile = rng.choice([pile for name in sorted(data) for pile in piles_in(data[name])])
    at, there = rng.below(len(pile)), rng.below(len(pile))
    pile[at], pile[there] = pile[there], pile[at]
    return msgspec.convert(data, type(deal))


def laid(game: Game, deal: Deal, options: Options) -> World:
    """A deal, laid out, with what the table does by itself. Raises BadDeal."""
    told: list[Event] = []
    state = game.lay_out(deal, options, told)
    take_forced(state, told)
    return World(state, told)


def take_forced(state: State, told: list[Event]) -> None:
    """What the table decides by itself, as a Match does."""
    while (forced := state.forced()) is not None:
        state.play(*forced, told)
