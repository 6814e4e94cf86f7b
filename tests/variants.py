"""Tables with options that change what can happen there: the suites play at them too, beside every game as it comes."""

from typing import NamedTuple

from camarilla.core.data import Options
from camarilla.core.game import Game
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.secrets.game import SECRETS


class Variant(NamedTuple):
    """A game, how many play it, and with which options."""

    game: Game
    players: int
    options: Options


VARIANTS = (
    Variant(SECRETS, 5, SECRETS.options({"un_ties": "keep"})),  # SE-4.3: the UN token passes straight on
    Variant(ROAD_TO_THE_PALACE, 3, ROAD_TO_THE_PALACE.options({"three_player_cards": 46})),  # RP-3.7: a last card alone
)
