"""Every game is played to its end by clicks: in both languages, on a desk and on a phone, light and dark.

At every phase that is met, and wherever else one comes on the way, axe finds nothing.
"""

import pytest

from tests.browser import tour
from tests.browser.axe import violations
from tests.browser.guest import LOOKS, Invite, Look


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("game", tour.GAMES)
def test_a_game_is_played_to_its_end(invite: Invite, game: str, look: Look) -> None:
    guest = invite(look)
    found = {stop: violations(guest.page) for stop in tour.game(guest, game, seed=f"{game} {look}")}
    assert {"first", "claims", "end", "verify", "replay"} <= found.keys()
    assert {stop: wrong for stop, wrong in found.items() if wrong} == {}
