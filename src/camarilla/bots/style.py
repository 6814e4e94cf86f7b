"""Styles: how bots of one level differ in play and in talk. Never in what they know."""

from typing import Final

from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence


class Style:
    """How somebody plays where there is more than one good decision, and how they talk."""

    def __init__(
        self, key: str, *, boldness: int = 0, malice: int = 0, honesty: int = 75, talkativeness: int = 10
    ) -> None:
        self.key: Final = key
        self.boldness: Final = boldness
        """1 takes risks for the win, -1 plays for points and safety."""
        self.malice: Final = malice
        """1 minds what others have more than most do, -1 less."""
        self.honesty: Final = honesty
        """How often in a hundred it says what it takes for true."""
        self.talkativeness: Final = talkativeness
        """How much it talks, 0 to 100."""


EVEN: Final = Style("even")
"""That of a bot of which nothing is said."""
STYLES: Final = (
    Style("loyal", malice=-1, honesty=95),
    Style("cautious", boldness=-1, talkativeness=5),
    Style("bold", boldness=1, honesty=50, talkativeness=20),
    Style("treacherous", malice=1, honesty=15),
)
"""Those that bots at a table have, one each, drawn for the game."""


def style_named(key: str) -> Style:
    """The style with this key. Raises BadOptions with the keys there are."""
    for style in (EVEN, *STYLES):
        if style.key == key:
            return style
    keys = ", ".join([style.key for style in (EVEN, *STYLES)])
    raise BadOptions(
        f"no style is called {key!r}; there are: {keys}",
        Sentence("bad-style", {"style": key, "styles": keys}),
    )
