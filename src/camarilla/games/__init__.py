"""The games, listed by hand: nothing registers itself by being imported."""

from camarilla.core.errors import BadOptions
from camarilla.core.game import Game
from camarilla.core.text import Sentence
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.secrets.game import SECRETS

GAMES: tuple[Game, ...] = (ROYAL_SECRETS, SECRETS, ROAD_TO_THE_PALACE)


def game_named(key: str) -> Game:
    """The game with this key. Raises BadOptions with the keys there are."""
    for game in GAMES:
        if game.key == key:
            return game
    keys = ", ".join(game.key for game in GAMES)
    raise BadOptions(
        f"no game is called {key!r}; there are: {keys}", Sentence("bad-game", {"name": key, "games": keys})
    )
