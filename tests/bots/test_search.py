"""The search: it ends in time, its tree does not outgrow what it may have, and it reads others where it is told to."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import count

import pytest
from msgspec.structs import astuple, replace

from camarilla.bots import HANDBOOKS, make_bot
from camarilla.bots.bot import NO_LIMIT
from camarilla.bots.handbooks.handbook import Handbook, Suspicion
from camarilla.bots.handbooks.royal_secrets import RoyalHandbook
from camarilla.bots.handbooks.secrets import SecretsHandbook
from camarilla.bots.handbooks.secrets_suspicion import GAVE, SecretsSuspicion
from camarilla.bots.ismcts import search as searching
from camarilla.bots.ismcts.search import Search
from camarilla.bots.style import EVEN
from camarilla.core.data import View
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast, Rng
from camarilla.games import GAMES
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.secrets.beliefs import beliefs
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.state import KEEPING
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.view import SecretsView
from tests.bots.test_levels import in_the_middle, name_of
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CLARA,
    DETECTIVE,
    DIEGO,
    EVA,
    JOURNALIST,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    number_of,
    table,
)

NODES = 12
WORLDS = 400


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_tree_grows_no_larger_than_it_may(game: Game) -> None:
    state = in_the_middle(game, game.seats[-1], 3)
    seat = state.to_act()[0]
    small, free = (Search(HANDBOOKS[game.key](EVEN), state.view(seat), 1, most_nodes=most) for most in (NODES, 10_000))
    for search in (small, free):
        search.run(150, 600.0)

    assert len(small.nodes) == NODES < len(free.nodes)
    assert small.iterations == free.iterations == 150
    assert small.best() in state.legal(seat)
    assert sum(small.root.visits) == 150


@pytest.mark.parametrize("reads", [False, True])
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_it_ends_before_its_time_is_up(game: Game, reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_the_middle(game, game.seats[-1], 4)
    hundredths = count()
    monkeypatch.setattr(searching, "monotonic", lambda: next(hundredths) / 100)  # each look at the clock takes so long
    search = Search(HANDBOOKS[game.key](EVEN), state.view(state.to_act()[0]), 1, reads=reads)
    search.run(NO_LIMIT, 0.3)

    assert 1 < search.iterations == next(hundredths) - 1
    assert search.iterations < 30


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_there_is_an_answer_after_one_iteration_wherever_others_decide_at_the_same_time(game: Game) -> None:
    asked = 0
    for seed in range(60):
        state = in_the_middle(game, game.seats[-1], seed)
        for seat in state.to_act():
            legal = state.legal(seat)
            if len(state.to_act()) == 1 or len(legal) == 1:
                continue
            for most in (1, 1000):
                search = Search(HANDBOOKS[game.key](EVEN), state.view(seat), seed, most_nodes=most)
                search.run(1, 600.0)
                assert search.best() in legal
            asked += 1

    assert asked > 0


class Believer(Handbook):
    """Takes it that the first seat is of the CIA."""

    def __init__(self) -> None:
        super().__init__(EVEN, spread=1.0, usual=0.0)

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:  # noqa: ARG002 - anything
        return legal[0]

    def rewards(self, state: State) -> list[float]:
        return [0.0] * state.players

    def suspicion(self, view: View) -> Suspicion:  # noqa: ARG002 - whatever happened
        return Belief()


class Belief(Suspicion):
    """That is four times as likely as not."""

    def likelihood(self, world: State) -> float:
        return 0.4 if isinstance(world, SecretsTable) and world.tokens[ANN] == 0 else 0.1


def test_a_world_comes_up_the_more_often_the_likelier_the_others_play_makes_it() -> None:
    view = in_the_middle(SECRETS, 6, 5).view(3)

    def believed(*, reads: bool) -> float:
        search = Search(Believer(), view, 1, reads=reads)
        drawn = [search.imagined() for _ in range(10 * WORLDS)]
        return sum(isinstance(world, SecretsTable) and world.tokens[ANN] == 0 for world in drawn) / len(drawn)

    before = believed(reads=False)
    assert 0.1 < before < 0.6
    assert believed(reads=True) == pytest.approx(4 * before / (4 * before + 1 - before), abs=0.04)


def weighed(view: View, of: Callable[[SecretsTable], Hashable]) -> dict[Hashable, float]:
    """How likely the worlds are on average in which something is so."""
    suspicion = SecretsHandbook().suspicion(view)
    assert suspicion is not None
    rng = Fast(1)
    found: dict[Hashable, list[float]] = {}
    for _ in range(WORLDS):
        world = view.imagine(rng)
        assert isinstance(world, SecretsTable)
        found.setdefault(of(world), []).append(suspicion.likelihood(world))
    return {kind: sum(all_of_it) / len(all_of_it) for kind, all_of_it in found.items()}


def test_who_offers_the_better_card_is_rather_a_friend() -> None:
    """SE-3.4: of the two cards, an agent offers the good one to friends and the bad one to enemies."""
    cell = table(5, tokens="CKHKCH", turns=[(SCIENTIST, DETECTIVE)], first=ANN)
    cell.proposes(SCIENTIST, to=EVA)  # Eva sits to Ann's right: Ann knows what Eva is
    found = weighed(
        cell.view(EVA), lambda world: (world.tokens[ANN] == world.tokens[EVA], world.proposal == number_of(SCIENTIST))
    )

    assert found[True, True] > found[True, False]
    assert found[False, False] > found[False, True]


def test_what_was_offered_before_is_remembered() -> None:
    """SE-7.2: who once offered their neighbour a good card, and was thanked for it, is rather on their side."""
    cell = table(5, tokens="CKHKCH", turns=[(SCIENTIST, DETECTIVE), (JOURNALIST, ASSASSIN)], first=ANN)
    cell.gives(SCIENTIST, to=EVA)
    found = weighed(cell.view(BRUNO), lambda world: world.tokens[ANN] == world.tokens[EVA])

    assert found[True] > 1.5 * found[False]


def test_whom_a_bullet_is_given_to_is_rather_an_enemy() -> None:
    """SE-5.8: of those one knows."""
    cell = table(5, tokens="CKHKCH", turns=[(ASSASSIN, DETECTIVE), (JOURNALIST, SCIENTIST)], first=ANN)
    cell.gets_back(ASSASSIN, to=BRUNO)
    cell.ann.gives_bullet_to(EVA)
    found = weighed(cell.view(CLARA), lambda world: world.tokens[ANN] == world.tokens[EVA])

    assert found[False] > found[True]


def test_a_politician_for_an_enemy_who_has_one_is_no_gift() -> None:
    """SE-5.3, SE-3.7: the second one makes a pair, and both are worth nothing."""
    cell = table(5, tokens="CKHKCH", turns=[(POLITICIAN, DETECTIVE), (JOURNALIST, SCIENTIST)], first=ANN)
    cell.gets_back(POLITICIAN, to=BRUNO)
    cell.ann.places_before(EVA)
    once = weighed(cell.view(CLARA), lambda world: world.tokens[ANN] == world.tokens[EVA])
    assert once[True] > once[False]
    view = cell.view(CLARA)
    suspicion = SecretsHandbook().suspicion(replace(view, settlements=view.settlements * 2))
    assert isinstance(suspicion, SecretsSuspicion)

    first, second = (deed for deed in suspicion.deeds if deed.kind == GAVE)
    assert first.gains[0][EVA] == 3
    assert second.gains[0][EVA] == -3


def test_what_is_followed_is_what_the_table_has() -> None:
    """SE-3.7, SE-5: at the beginning of each turn of whole games, with every number of players."""
    for players in SECRETS.seats:
        for seed in range(4):
            options = SECRETS.options()
            state = SECRETS.lay_out(SECRETS.shuffle(players, options, Fast(seed)), options)
            assert isinstance(state, SecretsTable)
            rng = Fast(seed)
            while not state.is_over():
                seat = state.to_act()[0]
                if state.step == KEEPING:
                    view = state.view(seat)
                    suspicion = SecretsHandbook().suspicion(view)
                    assert isinstance(suspicion, SecretsSuspicion)
                    assert suspicion.up == state.up
                    assert suspicion.at == len(suspicion.trail)
                    for other in range(players):
                        theirs = state.view(other)
                        assert isinstance(theirs, SecretsView)
                        seen = beliefs(theirs)
                        known = [place for place in range(players) if (1, 1) in astuple(seen[place])]
                        assert {it for it in range(players) if suspicion.knows[other] >> it & 1} <= set(known)
                state.play(seat, rng.choice(state.legal(seat)), None)


def test_what_play_tells_nothing_of_is_drawn_anew() -> None:
    """SE-2.3: the deck, though the tokens stay."""
    state = courtiers_play(8, 3)
    search = Search(SecretsHandbook(), state.view(0), 1, reads=True)
    worlds = [search.imagined() for _ in range(50)]
    tokens = {tuple(world.tokens) for world in worlds if isinstance(world, SecretsTable)}
    decks = {tuple(world.deck) for world in worlds if isinstance(world, SecretsTable)}

    assert len(tokens) < len(decks) == 50
    assert all(world.view(0) == state.view(0) for world in worlds)


def test_nobody_plays_for_a_side_that_they_cannot_know() -> None:
    """SE-5.1: after their token was swapped away, what a player does says nothing of the one they have got for it."""
    cell = table(4, tokens="CKKCH", turns=[(PSYCHIATRIST, DETECTIVE), (SCIENTIST, DETECTIVE)], first=ANN)
    cell.gets_back(PSYCHIATRIST, to=BRUNO)
    cell.ann.swaps(BRUNO, CLARA)
    before = SecretsHandbook().suspicion(cell.view(DIEGO))
    cell.proposes(SCIENTIST, to=ANN)
    view = cell.view(DIEGO)
    after = SecretsHandbook().suspicion(view)
    assert before is not None
    assert after is not None
    rng = Fast(1)
    worlds = [view.imagine(rng) for _ in range(WORLDS)]

    assert [after.likelihood(world) for world in worlds] == [before.likelihood(world) for world in worlds]


def test_reading_the_others_finds_the_truth_more_often_than_not() -> None:
    """Whole games of Courtiers: what they did makes the tokens they had likelier than others they could have had."""
    better = 0
    games = 40
    for seed in range(games):
        state = courtiers_play(6, seed)
        view = state.view(0)
        suspicion = SecretsHandbook().suspicion(view)
        assert suspicion is not None
        rng = Fast(seed)
        others = [suspicion.likelihood(view.imagine(rng)) for _ in range(50)]
        better += suspicion.likelihood(state) > sum(others) / len(others)

    assert better > 0.7 * games


def courtiers_play(players: int, seed: int) -> State:
    """Secrets among Courtiers, up to the thirtieth decision."""
    options = SECRETS.options()
    state = SECRETS.lay_out(SECRETS.shuffle(players, options, Fast(seed)), options)
    bots = [make_bot("courtier", SECRETS.key, seat) for seat in range(players)]
    for _ in range(30):
        if not state.is_over():
            seat = state.to_act()[0]
            state.play(seat, bots[seat].decide(state.view(seat), state.legal(seat)), None)
    return state


def test_nobody_is_taken_to_waste_a_high_card_face_down() -> None:
    """RS-5.2: a card that lies face down is about what its owner owed, or a bluff."""
    tried: Counter[bool] = Counter()
    likely = {True: 0.0, False: 0.0}
    rng = Fast(1)
    for seed in range(200):
        state = in_the_middle(ROYAL_SECRETS, 4, seed)
        me = state.to_act()[0]
        view = state.view(me)
        suspicion = RoyalHandbook().suspicion(view)
        assert suspicion is not None
        for _ in range(20):
            world = view.imagine(rng)
            assert isinstance(world, RoyalTable)
            hidden = [place for place in range(8) if world.hidden() >> place & 1 and place // 2 != me]
            if len(hidden) == 1 and world.deck.asked[world.audience[world.present[1] >> hidden[0] // 2 & 1]] <= 40:
                value = world.deck.value[world.bets[hidden[0]]]
                if value > 0:
                    tried[value >= 30] += 1
                    likely[value >= 30] += suspicion.likelihood(world)

    assert min(tried[True], tried[False]) > 20
    assert likely[True] / tried[True] < likely[False] / tried[False]
