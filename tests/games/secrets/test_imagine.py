"""What is imagined: every layout, answer and pile that cannot be ruled out."""

import pytest

from camarilla.core.game import State
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.table import SecretsTable
from camarilla.testing.support import check_support


def hidden_facts(state: State) -> list[tuple[object, ...]]:
    """Which token lies where, what is proposed, the sealed answers, the Bullets and the top of the deck."""
    assert isinstance(state, SecretsTable)
    facts: list[tuple[object, ...]] = [("token", place, token) for place, token in enumerate(state.tokens)]
    facts.append(("proposal", state.proposal))
    facts.append(("answers", state.target_answer, state.holder_answer))
    facts += [("bullet", gift, bullet) for gift, bullet in zip(state.given, state.bullets, strict=False)]
    facts += [("next bullet", bullet) for bullet in state.bullets[len(state.given) : len(state.given) + 1]]
    facts += [("under", state.under[-1])] if state.under else []
    facts += [("top", state.deck[state.drawn])] if state.drawn < len(state.deck) else []
    return facts


@pytest.mark.parametrize("players", SECRETS.seats)
def test_everything_that_cannot_be_ruled_out_is_imagined(players: int) -> None:
    assert check_support(SECRETS, players, hidden_facts, games=3, seed=players) > 50
