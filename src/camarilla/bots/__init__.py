"""The bots, by level. Each decides from a View."""

from collections.abc import Callable

from camarilla.bots.bot import Bot
from camarilla.bots.ismcts.bot import SearchBot
from camarilla.bots.ismcts.handbook import Handbook
from camarilla.bots.ismcts.road_to_the_palace import RoadHandbook
from camarilla.bots.ismcts.royal_secrets import RoyalHandbook
from camarilla.bots.ismcts.secrets import SecretsHandbook
from camarilla.bots.random_bot import RandomBot
from camarilla.bots.thumb.road_to_the_palace import RoadThumb
from camarilla.bots.thumb.royal_secrets import RoyalThumb
from camarilla.bots.thumb.secrets import SecretsThumb
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

PAGE = "page"
"""Plays anything."""
COURTIER = "courtier"
"""Plays by rules of thumb."""
MINISTER = "minister"
"""Thinks ahead, for a moment."""
EMINENCE = "eminence"
"""Thinks ahead as long as the clock allows, and reads the others' play."""
LEVELS = (PAGE, COURTIER, MINISTER, EMINENCE)
"""From the weakest to the strongest."""
A_MOMENT = 150
"""Iterations."""
FORMER = {"random": PAGE, "thumb": COURTIER}
"""What levels were called in games that were kept."""

HANDBOOKS: dict[str, Callable[[], Handbook]] = {
    "royal-secrets": RoyalHandbook,
    "secrets": SecretsHandbook,
    "road-to-the-palace": RoadHandbook,
}
"""What search knows of each game."""

Making = Callable[[int], Bot]
"""A bot from a seed."""

KNOWN: dict[str, dict[str, Making]] = {
    "royal-secrets": {
        COURTIER: RoyalThumb,
        MINISTER: lambda seed: SearchBot(seed, RoyalHandbook(), A_MOMENT),
        EMINENCE: lambda seed: SearchBot(seed, RoyalHandbook(reads=True)),
    },
    "secrets": {
        COURTIER: SecretsThumb,
        MINISTER: lambda seed: SearchBot(seed, SecretsHandbook(), A_MOMENT),
        EMINENCE: lambda seed: SearchBot(seed, SecretsHandbook(reads=True)),
    },
    "road-to-the-palace": {
        COURTIER: RoadThumb,
        MINISTER: lambda seed: SearchBot(seed, RoadHandbook(), A_MOMENT),
        EMINENCE: lambda seed: SearchBot(seed, RoadHandbook()),
    },
}
"""The bots that know a game, by level; a Page plays any."""


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A bot of this level for this game. Raises BadOptions with what there is."""
    level = FORMER.get(level, level)
    if level == PAGE:
        return RandomBot(seed)
    making = KNOWN.get(game, {}).get(level)
    if making is not None:
        return making(seed)
    levels = ", ".join(levels_of(game))
    raise BadOptions(
        f"no bot of level {level!r} plays {game}; there are: {levels}",
        Sentence("bad-bot", {"level": level, "levels": levels}),
    )


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has bots of, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if level == PAGE or level in KNOWN.get(game, {}))


def usual_level(game: str) -> str:
    """The level where nobody has chosen one: company for anybody, and quick."""
    return COURTIER if game in KNOWN else PAGE
