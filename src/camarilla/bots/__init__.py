"""The bots, by level. Each decides from a View."""

from collections.abc import Callable

from camarilla.bots.bot import Bot
from camarilla.bots.handbooks.bot import HandbookBot
from camarilla.bots.handbooks.handbook import Handbook
from camarilla.bots.handbooks.road_to_the_palace import RoadHandbook
from camarilla.bots.handbooks.royal_secrets import RoyalHandbook
from camarilla.bots.handbooks.secrets import SecretsHandbook
from camarilla.bots.handbooks.secrets_courtier import SecretsCourtier
from camarilla.bots.ismcts.bot import SearchBot
from camarilla.bots.random_bot import RandomBot
from camarilla.bots.style import EVEN, Style, style_named
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
A_MOMENT = {"royal-secrets": 60, "secrets": 500, "road-to-the-palace": 60}
"""Iterations, some hundredths of a second at most; in Secrets, where chance weighs more, they are the quickest."""
FORMER = {"random": PAGE, "thumb": COURTIER}
"""What levels were called in games that were kept."""

HANDBOOKS: dict[str, Callable[[Style], Handbook]] = {
    "royal-secrets": RoyalHandbook,
    "secrets": SecretsHandbook,
    "road-to-the-palace": RoadHandbook,
}
"""What bots know of each game beyond its rules, in a style."""


def make_bot(who: str, game: str, seed: int) -> Bot:
    """A bot for this game: a level, or a level and a style such as courtier/bold. Raises BadOptions."""
    level, _, key = who.partition("/")
    level = FORMER.get(level, level)
    style = style_named(key) if key else EVEN
    check_level(level, game)
    if level == PAGE:
        return RandomBot(seed)
    if level == COURTIER and game == "secrets":
        return SecretsCourtier(seed, style)
    handbook = HANDBOOKS[game](style)
    if level == COURTIER:
        return HandbookBot(seed, handbook)
    if level == MINISTER:
        return SearchBot(seed, handbook, A_MOMENT[game])
    return SearchBot(seed, handbook, reads=True)


def check_level(level: str, game: str) -> None:
    """Raise BadOptions if no bot of this level plays this game."""
    if level not in levels_of(game):
        levels = ", ".join(levels_of(game))
        raise BadOptions(
            f"no bot of level {level!r} plays {game}; there are: {levels}",
            Sentence("bad-bot", {"level": level, "levels": levels}),
        )


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has bots of, from the weakest to the strongest."""
    return LEVELS if game in HANDBOOKS else (PAGE,)


def usual_level(game: str) -> str:
    """The level where nobody has chosen one: company for anybody, and quick."""
    return COURTIER if game in HANDBOOKS else PAGE
