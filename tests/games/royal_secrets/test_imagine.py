"""What is imagined: everything that cannot be ruled out, and nothing else."""

import pytest

from camarilla.core.game import State
from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.components import CARDINAL_SECOND, MEMBERS, is_valet
from camarilla.games.royal_secrets.favours import planners
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.state import PLANNING_WINDOW
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.testing.leaks import audit
from camarilla.testing.support import check_support


def rich_table(players: int, rng: Rng) -> RoyalTable:
    """A table in round 4 where the cards of the first rounds, and some more, lie before the players as Favours."""
    options = ROYAL_SECRETS.options()
    table = ROYAL_SECRETS.lay_out(ROYAL_SECRETS.shuffle(players, options, rng), options)
    assert isinstance(table, RoyalTable)
    for pile in table.piles:
        for card in pile[:3]:
            table.favours[rng.below(players)] |= 1 << card
    table.audience = [pile[3] for pile in table.piles]
    table.round = 4
    if planners(table):
        table.step = PLANNING_WINDOW
        table.asked = -1
    return table


def hidden_facts(state: State) -> list[tuple[object, ...]]:
    """Which card lies where, what nobody has seen yet, and who has given which sealed answer."""
    assert isinstance(state, RoyalTable)
    facts: list[tuple[object, ...]] = [("bet", place, state.bets[place]) for place in MEMBERS[state.hidden()]]
    if state.laid >> CARDINAL_SECOND & 1:
        facts.append(("the Cardinal's", state.bets[CARDINAL_SECOND]))
    for seat in range(state.players):
        facts.append(("sealed", seat, state.sealed[seat]))
        facts += [("Valet", seat, card) for card in state.hands[seat] if is_valet(card)]
    if state.valets_drawn < len(state.valets):
        facts.append(("top Valet", state.valets[state.valets_drawn]))
    if state.cardinals_drawn < len(state.cardinals):
        facts.append(("top Cardinal", state.cardinals[state.cardinals_drawn]))
    facts += [("next", side, pile[state.round]) for side, pile in enumerate(state.piles) if state.round < len(pile)]
    facts += [("removed", card) for card in state.boxed]
    return facts


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_is_imagined_and_nothing_leaks_where_favours_abound(players: int) -> None:
    def begin(rng: Rng) -> State:
        return rich_table(players, rng)

    assert check_support(ROYAL_SECRETS, players, hidden_facts, games=1, seed=players, begin=begin) > 50
    assert audit(ROYAL_SECRETS, players, 3_000, seed=players, begin=begin) > 2_000


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_that_cannot_be_ruled_out_is_imagined(players: int) -> None:
    assert check_support(ROYAL_SECRETS, players, hidden_facts, games=1, seed=players) > 100


def test_a_world_that_is_never_imagined_is_noticed() -> None:
    def blind(state: State) -> list[tuple[object, ...]]:
        assert isinstance(state, RoyalTable)
        return [("round and hands", state.round, tuple(tuple(hand) for hand in state.hands), tuple(state.valets))]

    with pytest.raises(AssertionError, match="never imagined"):
        check_support(ROYAL_SECRETS, 5, blind, games=4, seed=1)
