"""SE-7.1: beliefs, against following every layout by itself; and `imagine`, which must draw by them."""

from collections import Counter
from fractions import Fraction

import pytest

from camarilla.core.data import Event, Reader
from camarilla.core.rng import Fast
from camarilla.games.secrets.beliefs import beliefs
from camarilla.games.secrets.cards import Identity
from camarilla.games.secrets.components import IDENTITIES, tokens_in_play
from camarilla.games.secrets.events import (
    CentreSwapped,
    FirstLooksTaken,
    SecretsRevealed,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
)
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import Place
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.view import Belief, SecretsView
from tests.games.secrets.make import (
    ANN,
    BRUNO,
    CENTRE,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    JOURNALIST,
    LEFT,
    PSYCHIATRIST,
    RIGHT,
    SCIENTIST,
    table,
)

Layout = tuple[Identity, ...]
"""What lies before each player, and in the centre, now."""


def distinct(tokens: list[Identity]) -> set[Layout]:
    """Every distinct order."""
    if not tokens:
        return {()}
    found: set[Layout] = set()
    for first in set(tokens):
        rest = tokens[:]
        rest.remove(first)
        found |= {(first, *others) for others in distinct(rest)}
    return found


class Follower:
    """A reader who follows all layouts, each with its weight, through the events as they see them."""

    def __init__(self, players: int, reader: Reader) -> None:
        self.players = players
        self.reader = reader
        self.weights = dict.fromkeys(distinct([IDENTITIES[it] for it in tokens_in_play(players)]), Fraction(1))

    def hear(self, event: Event) -> None:
        match event.as_seen_by(self.reader):
            case FirstLooksTaken(identities):
                for place, identity in enumerate(identities):
                    self.see(place, identity)
            case TokenLookedAt(_, place, identity) | TokenShown(_, place, identity):
                self.see(self.at(place), identity)
            case TokensSwapped(_, first, second):
                self.weights = self.swapped(self.at(first), self.at(second))
            case CentreSwapped(owner, None):
                left = self.swapped((owner + 1) % self.players, self.players)
                right = self.swapped((owner - 1) % self.players, self.players)
                halves: dict[Layout, Fraction] = {}
                for part in (left, right):
                    for layout, weight in part.items():
                        halves[layout] = halves.get(layout, Fraction(0)) + weight / 2
                self.weights = halves
            case CentreSwapped(_, int(neighbour)):
                self.weights = self.swapped(neighbour, self.players)
            case SecretsRevealed(_, _, identities, _):
                for place, identity in enumerate(identities):
                    self.see(place, identity)
            case _:
                pass

    def at(self, place: Place) -> int:
        return self.players if place is None else place

    def see(self, place: int, identity: Identity | None) -> None:
        if identity is not None:
            self.weights = {layout: weight for layout, weight in self.weights.items() if layout[place] is identity}

    def swapped(self, first: int, second: int) -> dict[Layout, Fraction]:
        moved: dict[Layout, Fraction] = {}
        for layout, weight in self.weights.items():
            order = list(layout)
            order[first], order[second] = order[second], order[first]
            moved[tuple(order)] = weight
        return moved

    def beliefs(self) -> tuple[Belief, ...]:
        total = sum(self.weights.values())
        told: list[Belief] = []
        for place in range(self.players + 1):
            chances = [
                sum((weight for layout, weight in self.weights.items() if layout[place] is identity), Fraction(0))
                / total
                for identity in IDENTITIES
            ]
            cia, kgb, hippie = ((chance.numerator, chance.denominator) for chance in chances)
            told.append(Belief(cia, kgb, hippie))
        return tuple(told)


OF_TOKENS = (FirstLooksTaken, TokenLookedAt, TokenShown, TokensSwapped, CentreSwapped, SecretsRevealed)


@pytest.mark.parametrize(("players", "count"), [(4, 30), (5, 90), (6, 140), (7, 560), (8, 630)])
def test_se_7_1_there_are_so_many_layouts(players: int, count: int) -> None:
    assert len(Follower(players, None).weights) == count


@pytest.mark.parametrize(("players", "games"), [(4, 12), (5, 8), (6, 6), (7, 2), (8, 2)])
def test_se_7_1_beliefs_are_those_of_following_every_layout_through_whole_games(players: int, games: int) -> None:
    rng = Fast(70 + players)
    options = SECRETS.options()
    for _ in range(games):
        told: list[Event] = []
        state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options, told)
        followers = [Follower(players, reader) for reader in (None, *range(players))]
        heard = 0
        while True:
            news = told[heard:]
            heard = len(told)
            changed = any(isinstance(event, OF_TOKENS) for event in news)
            for follower in followers:
                for event in news:
                    follower.hear(event)
                if changed:
                    view = state.view(follower.reader)
                    assert isinstance(view, SecretsView)
                    assert beliefs(view) == follower.beliefs()
            asked = state.to_act()
            if not asked:
                break
            seat = rng.choice(asked)
            state.play(seat, rng.choice(state.legal(seat)), told)


def test_se_7_1_one_no_longer_knows_who_one_is_after_a_neighbours_diplomat() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(RIGHT)
    assert beliefs(cell.ann.view)[ANN] == Belief((1, 2), (0, 1), (1, 2))
    assert beliefs(cell.bruno.view)[ANN] == Belief((0, 1), (0, 1), (1, 1))
    assert beliefs(cell.bruno.view)[BRUNO] == Belief((0, 1), (1, 1), (0, 1))


def test_se_7_1_a_later_look_tells_where_the_diplomat_went() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST), (DETECTIVE, JOURNALIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(RIGHT)
    cell.gives(DETECTIVE, to=ANN)
    cell.ann.looks_at(CENTRE)
    view = cell.ann.view
    assert beliefs(view)[4] == Belief((1, 1), (0, 1), (0, 1))
    weights = following(cell.told, 4, ANN)
    assert beliefs(view) == weights.beliefs()


def following(told: list[Event], players: int, reader: Reader) -> Follower:
    follower = Follower(players, reader)
    for event in told:
        follower.hear(event)
    return follower


def test_imagined_tables_are_as_likely_as_the_reader_must_think() -> None:
    cell = table(
        tokens="CKCKH",
        turns=[(DIPLOMAT, SCIENTIST), (PSYCHIATRIST, JOURNALIST), (DOUBLE_AGENT, DETECTIVE), (DIPLOMAT, SCIENTIST)],
    )
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(RIGHT)
    cell.gives(PSYCHIATRIST, to=CLARA)
    cell.clara.swaps(ANN, DIEGO)
    cell.gives(DOUBLE_AGENT, to=DIEGO)
    cell.gives(DIPLOMAT, to=CLARA)
    cell.clara.swaps_centre(LEFT)
    follower = following(cell.told, 4, ANN)
    total = sum(follower.weights.values())
    view = cell.ann.view
    rng = Fast(3)
    draws = 6000
    drawn: Counter[Layout] = Counter()
    for _ in range(draws):
        state = view.imagine(rng)
        assert isinstance(state, SecretsTable)
        drawn[tuple(IDENTITIES[state.tokens[place]] for place in (0, 1, 2, 3, 8))] += 1
    assert set(drawn) == {layout for layout, weight in follower.weights.items() if weight}
    square = sum(
        (drawn[layout] - draws * weight / total) ** 2 / (draws * weight / total)
        for layout, weight in follower.weights.items()
    )
    freedom = len(follower.weights) - 1
    assert len(drawn) > 3
    assert square < freedom + 4 * (2 * freedom) ** 0.5
