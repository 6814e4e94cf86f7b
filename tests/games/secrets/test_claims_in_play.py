"""SE-3.4: claims in random games: all of them can be sent, said and settled, and nobody is sure of what is not so."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from camarilla.core.data import Claim, Event
from camarilla.core.game import State
from camarilla.core.rng import Fast
from camarilla.games.secrets.beliefs import beliefs
from camarilla.games.secrets.claims import (
    BulletCosts,
    CardBrings,
    CentreIs,
    IAm,
    IWill,
    ProposalIs,
    SameSide,
    TheyAre,
)
from camarilla.games.secrets.components import IDENTITIES
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.view import SecretsView
from camarilla.locales import LANGUAGES, Speaker

MOST_CLAIMS = 60


def moments(players: int, games: int) -> Iterator[tuple[State, list[Event]]]:
    """Every moment of some random games: the table as it was then, and the list of all events from then on."""
    for seed in range(games):
        rng = Fast(players * 100 + seed)
        options = SECRETS.options()
        state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options)
        told: list[Event] = []
        passed: list[tuple[State, int]] = []
        while asked := state.to_act():
            passed.append((state.copy(), len(told)))
            seat = rng.choice(asked)
            state.play(seat, rng.choice(state.legal(seat)), told)
        assert list(SECRETS.claims(state.view(None), 0)) == []
        for then, since in passed:
            yield then, told[since:]


def all_offered(state: State) -> Iterator[tuple[int, Sequence[Claim]]]:
    public = state.view(None)
    for seat in range(state.players):
        yield seat, SECRETS.claims(public, seat)


@pytest.mark.parametrize("players", SECRETS.seats)
def test_whatever_is_offered_can_be_sent_and_said(players: int) -> None:
    said: set[bytes] = set()
    kinds: set[type[Claim]] = set()
    for state, _ in moments(players, 8):
        for seat, claims in all_offered(state):
            assert len(claims) == len(set(map(msgspec.json.encode, claims))) <= MOST_CLAIMS
            for claim in claims:
                raw = msgspec.json.encode(claim)
                assert SECRETS.read_claim(raw) == claim
                if raw not in said:
                    said.add(raw)
                    kinds.add(type(claim))
                    for lang in LANGUAGES:
                        assert Speaker(lang).say(SECRETS.saying(seat, claim)).startswith(Speaker(lang).name(seat))
    assert kinds == {IAm, TheyAre, CentreIs, SameSide, ProposalIs, CardBrings, IWill, BulletCosts}


@pytest.mark.parametrize("players", SECRETS.seats)
def test_what_one_is_sure_of_is_settled_so(players: int) -> None:
    sure = {True: 0, False: 0}
    for state, after in moments(players, 2):
        for seat, claims in all_offered(state):
            view = state.view(seat)
            for claim in claims:
                truth = SECRETS.settled(claim, seat, state, after)
                if isinstance(claim, IWill):
                    continue  # a plan may be changed
                assert truth is not None
                known = SECRETS.is_true(claim, view)
                if known is not None:
                    assert known is truth, f"{claim} of seat {seat}"
                    sure[known] += 1
    assert min(sure.values()) > 100


@pytest.mark.parametrize("players", SECRETS.seats)
def test_one_is_sure_of_a_token_exactly_if_the_beliefs_say_so(players: int) -> None:
    for state, _ in moments(players, 1):
        for seat in range(players):
            view = state.view(seat)
            assert isinstance(view, SecretsView)
            for place, belief in enumerate(beliefs(view)):
                for identity, chance in zip(IDENTITIES, (belief.cia, belief.kgb, belief.hippie), strict=True):
                    claim = CentreIs(identity) if place == players else TheyAre(place, identity)
                    expected = True if chance == (1, 1) else False if chance[0] == 0 else None
                    assert SECRETS.is_true(claim, view) is expected


@pytest.mark.parametrize("players", [4, 5])
def test_one_is_unsure_of_being_on_the_same_side_only_if_both_may_be(players: int) -> None:
    rng = Fast(players)
    for number, (state, _) in enumerate(moments(players, 2)):
        if number % 6:
            continue
        for seat in range(players):
            view = state.view(seat)
            imagined = [view.imagine(rng) for _ in range(150)]
            for other in range(players):
                if other != seat:
                    claim = SameSide(other)
                    found = {SECRETS.settled(claim, seat, world, ()) for world in imagined}
                    known = SECRETS.is_true(claim, view)
                    assert found == ({True, False} if known is None else {known})
