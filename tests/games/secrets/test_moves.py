"""The decisions of Secrets as numbers, as Moves and as JSON."""

import pytest

from camarilla.core.errors import BadMove
from camarilla.games.secrets.actions import ACTIONS, PAIRS, action_of, move_of
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import GiveBullet, LookAt, OfferCard, SecretsMove, SwapTokens


def test_every_pair_of_seats_has_its_number_those_of_small_tables_first() -> None:
    assert len(PAIRS) == len(set(PAIRS)) == 28
    for players in range(4, 9):
        count = players * (players - 1) // 2
        assert all(first < second < players for first, second in PAIRS[:count])


@pytest.mark.parametrize(
    "move", [OfferCard(8), OfferCard(-1), LookAt(9), GiveBullet(12), SwapTokens(3, 1), SwapTokens(2, 2)]
)
def test_a_move_that_names_nothing_at_any_table_is_bad(move: SecretsMove) -> None:
    with pytest.raises(BadMove):
        action_of(move)


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_there_are_no_other_numbers(action: int) -> None:
    with pytest.raises(BadMove, match="there is no action"):
        move_of(action)


@pytest.mark.parametrize("raw", [b"{}", b'{"type":"KeepCard","card":"courtier"}', b'{"type":"Accept","why":1}'])
def test_nonsense_is_refused_with_the_place_of_what_is_wrong(raw: bytes) -> None:
    with pytest.raises(BadMove, match="move of secrets"):
        SECRETS.read_move(raw)
