"""The bots, by level. Each decides from a View."""

from camarilla.bots.bot import Bot
from camarilla.bots.random_bot import RandomBot
from camarilla.bots.thumb.road_to_the_palace import RoadThumb
from camarilla.bots.thumb.royal_secrets import RoyalThumb
from camarilla.bots.thumb.secrets import SecretsThumb
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

LEVELS = ("random", "thumb")
"""From the weakest to the strongest."""

THUMBS: dict[str, type[Bot]] = {
    "royal-secrets": RoyalThumb,
    "secrets": SecretsThumb,
    "road-to-the-palace": RoadThumb,
}


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of this level for this game. Raises BadOptions with what there is."""
    if level == "random":
        return RandomBot(seed)
    if level == "thumb" and game in THUMBS:
        return THUMBS[game](seed)
    levels = ", ".join(levels_of(game))
    raise BadOptions(
        f"no bot of level {level!r} plays {game}; there are: {levels}",
        Sentence("bad-bot", {"level": level, "levels": levels}),
    )


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has bots of, from the weakest to the strongest."""
    return LEVELS if game in THUMBS else LEVELS[:1]
