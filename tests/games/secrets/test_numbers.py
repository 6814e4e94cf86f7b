"""SE-8: numbers to compare with."""

import pytest

from camarilla.core.playout import play_out
from camarilla.core.rng import Fast
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.table import SecretsTable

GAMES = 1500
TRIAL = 3000

EXPECTED = {4: (11.3, 0.15), 5: (13.2, 0.27), 6: (14.9, 0.11), 7: (12.0, 0.18), 8: (13.0, 0.09)}


@pytest.mark.parametrize("players", EXPECTED)
def test_se_8_1_random_games_last_as_long_and_end_as_often_in_each_way_as_in_our_trial(players: int) -> None:
    rng = Fast(800 + players)
    options = SECRETS.options()
    turns: list[int] = []
    endings: list[str] = []
    for _ in range(GAMES):
        state = SECRETS.lay_out(SECRETS.shuffle(players, options, rng), options)
        assert isinstance(state, SecretsTable)
        play_out(state, rng)
        result = state.outcome()
        assert result is not None
        turns.append(state.turn)
        endings.append(result.why.id)
    mean = sum(turns) / GAMES
    deviation = (sum((turn - mean) ** 2 for turn in turns) / GAMES) ** 0.5
    expected, hippie = EXPECTED[players]
    # Three and a half standard errors of the difference of both trials, and half of the last printed digit.
    both = (1 / GAMES + 1 / TRIAL) ** 0.5
    assert abs(mean - expected) < 3.5 * deviation * both + 0.05
    share = endings.count("secrets-outcome-hippie") / GAMES
    assert abs(share - hippie) < 3.5 * (hippie * (1 - hippie)) ** 0.5 * both + 0.005
    nobody = endings.count("secrets-outcome-nobody") / GAMES
    assert abs(nobody - 0.045) < 3.5 * (0.045 * 0.955) ** 0.5 * both + 0.01
