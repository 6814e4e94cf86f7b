"""The search: every iteration imagines a world, goes down the tree, plays to the end, and remembers what came of it.

A node is a seat that has to decide and all that it has observed since the root: its own decisions exactly, those of
others as they look from outside. So nobody's choice in the tree depends on what they cannot know, but for what a game
says that everybody has found out of themself (`Handbook.side`). Decisions taken at the same time are chosen apart, each
by the one who takes it. Nodes are found by a number made of these observations. Chance is not in it: one node stands
for all worlds in which the same was done, and knows of every decision how often it could be taken. Everybody maximises
their own reward.
"""

from math import log, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from camarilla.bots.bot import reader_of
from camarilla.bots.handbooks.handbook import UNSEEN, Handbook
from camarilla.core.data import View
from camarilla.core.game import State
from camarilla.core.rng import Fast

WORD: Final = (1 << 40) - 1
MULTIPLIER: Final = 1_000_003
SEATS: Final = 8
EXPLORATION: Final = 0.5
FURTHER: Final = 0.7
"""How much a decision is worth a try that has not been tried often: the more, the more iterations there are."""
MOST_NODES: Final = 50_000
"""A tree is no larger than this, so neither is what it takes of memory."""
FINE: Final = 1 << 20
"""How finely chances are drawn."""
IN_TIME: Final = 0.9
"""The part of the time after which a search ends, so that it is not late if the machine has other things to do."""


class Node:
    """What one seat has observed, and how its decisions have fared there."""

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        """Where in the lists each decision is."""
        self.visits: list[int] = []
        self.offered: list[int] = []
        """How often it could be taken since it was first tried."""
        self.rewards: list[float] = []
        self.total = 0

    def place_of(self, action: int) -> int:
        """Where a decision is in the lists, which grow by it if it is new."""
        place = self.index.get(action, -1)
        if place < 0:
            place = len(self.visits)
            self.index[action] = place
            self.visits.append(0)
            self.offered.append(0)
            self.rewards.append(0.0)
        return place


def after(seen: int, observed: int) -> int:
    """The number of what has been seen, and this besides."""
    number: i64 = seen
    more: i64 = observed
    return (number * MULTIPLIER + more + 1) & WORD


class Search:
    """A search from what one seat sees."""

    def __init__(
        self, handbook: Handbook, view: View, seed: int, *, reads: bool = False, most_nodes: int = MOST_NODES
    ) -> None:
        """`reads`: it looks further afield, and worlds in which others would hardly have played so come up seldom."""
        self.handbook = handbook
        self.me = reader_of(view)
        self.view = view
        self.rng = Fast(seed)
        self.most_nodes = most_nodes
        self.exploration = FURTHER if reads else EXPLORATION
        self.suspicion = handbook.suspicion(view) if reads else None
        self.world: State | None = None
        self.likelihood = 0.0
        """The world drawn last, and how likely it is, if the others are read."""
        self.root = Node()
        self.nodes: dict[int, Node] = {self.me: self.root}
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Iterate so often, or until the time is up if that comes first; but once at least, to have an answer."""
        until = monotonic() + IN_TIME * seconds
        self.iterate()
        while self.iterations < iterations and monotonic() < until:
            self.iterate()

    def best(self) -> int:
        """The decision tried most often at the root."""
        best = -1
        most = -1
        for action, place in self.root.index.items():
            if self.root.visits[place] > most:
                most = self.root.visits[place]
                best = action
        return best

    def iterate(self) -> None:
        """One world, one way down the tree, one end."""
        state = self.imagined()
        path: list[Node] = []
        taken: list[int] = []
        deciders: list[int] = []
        self.descend(state, path, taken, deciders)
        self.play_on(state)
        rewards = self.handbook.rewards(state)
        for step in range(len(path)):
            node = path[step]
            place = taken[step]
            node.visits[place] = node.visits[place] + 1
            node.rewards[place] = node.rewards[place] + rewards[deciders[step]]
            node.total += 1
        self.iterations += 1

    def imagined(self) -> State:
        """A world that the view cannot rule out; the likelier the others' play makes it, the more often.

        Worlds are drawn as Metropolis and Hastings do: an unlikely one seldom takes the place of the last one.
        """
        state = self.view.imagine(self.rng)
        if self.suspicion is None:
            return state
        likelihood = self.suspicion.likelihood(state)
        last = self.likelihood
        if self.world is None or likelihood >= last or self.rng.below(FINE) < FINE * (likelihood / last):
            self.world = state
            self.likelihood = likelihood
            return state.copy()
        return self.suspicion.carried_over(self.world, state)

    def descend(self, state: State, path: list[Node], taken: list[int], deciders: list[int]) -> None:
        """From the root to the first decision that has not been tried, and take that.

        Others may have to decide before the root, where decisions are sealed: then the way goes on at least to there.
        """
        handbook = self.handbook
        players = state.players
        seen = [0 if seat == self.me else 1 + handbook.side(state, seat) for seat in range(players)]
        fresh = False
        rooted = False
        while not (fresh and rooted):
            acting = state.to_act()
            if not acting:
                return
            seat = acting[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                node = self.nodes.get(seen[seat] * SEATS + seat)
                if node is None and len(self.nodes) >= self.most_nodes:
                    if rooted:
                        return
                    action = handbook.choose(state, seat, legal, self.rng)
                else:
                    if node is None:
                        node = Node()
                        self.nodes[seen[seat] * SEATS + seat] = node
                    action = self.select(node, state, seat, legal)
                    place = node.place_of(action)
                    fresh = fresh or node.visits[place] == 0
                    rooted = rooted or node is self.root
                    path.append(node)
                    taken.append(place)
                    deciders.append(seat)
            outward = handbook.outward(state, seat, action)
            for reader in range(players):
                observed = action if reader == seat else outward
                if observed != UNSEEN:
                    seen[reader] = after(seen[reader], observed)
            state.play(seat, action, None)

    def select(self, node: Node, state: State, seat: int, legal: list[int]) -> int:
        """The decision with the best prospect: by what came of it, and by how little it has been tried.

        At the root all are tried. Elsewhere a node knows only those that quick play has come upon so far, few at
        first: most of what could be done is not worth a thought.
        """
        index = node.index
        tried = 0
        best = -1
        most = -1.0
        for action in legal:
            place = index.get(action, -1)
            if place < 0:
                if node is self.root:
                    return action
                continue
            tried += 1
            offered = node.offered[place] + 1
            node.offered[place] = offered
            visits = node.visits[place]
            if visits == 0:
                return action
            prospect = node.rewards[place] / visits + self.exploration * sqrt(log(offered) / visits)
            if prospect > most:
                most = prospect
                best = action
        if node is self.root or tried * tried > node.total:
            return best
        suggested = self.handbook.choose(state, seat, legal, self.rng)
        return suggested if best < 0 or index.get(suggested, -1) < 0 else best

    def play_on(self, state: State) -> None:
        """Quick play to the end."""
        handbook = self.handbook
        rng = self.rng
        while True:
            acting = state.to_act()
            if not acting:
                return
            seat = acting[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                action = handbook.choose(state, seat, legal, rng)
            state.play(seat, action, None)
