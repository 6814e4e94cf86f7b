"""What the terminal asks of a game's drawing file. Every answer has a default that fits any game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from camarilla.core.data import Event, Move, Options, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.locales import Speaker


@dataclass
class Offers:
    """Choices that belong together: a few words in front, then each move as it is offered."""

    title: str
    choices: list[tuple[Move, Text]] = field(default_factory=list)


@dataclass(frozen=True)
class Notes:
    """What there is to say about a choice: sentences, and rules to read."""

    texts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Drawing:
    """Words only: for a game that nobody has drawn yet."""

    def introduction(self, _options: Options, _speaker: Speaker) -> list[str]:
        """What is said once, when people sit down."""
        return []

    def table(self, _view: View, _speaker: Speaker, _width: int) -> RenderableType | None:
        """The table as one reader sees it."""
        return None

    def plain(self, _view: View, _speaker: Speaker) -> list[str]:
        """The same in plain lines, for pipes."""
        return []

    def hand(self, _view: View, _speaker: Speaker) -> list[Text]:
        """What is the reader's own."""
        return []

    def hands(self, _view: View, _speaker: Speaker) -> list[Text]:
        """What all know of what everybody holds."""
        return []

    def offers(self, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """The choices in groups that read well; they are numbered in this order."""
        return [Offers("", [(move, Text(speaker.say(game.label(move)))) for move in moves])]

    def choices(self, _view: View, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """The same for one who sees this: the drawing may say what is known of the things to choose from."""
        return self.offers(moves, game, speaker)

    def notes(self, _move: Move, _view: View, _speaker: Speaker) -> Notes:
        """What there is to say about a choice."""
        return Notes()

    def is_aside(self, _view: View) -> bool:
        """Whether a question needs no new look at the table, when its reader has just decided something."""
        return False

    def worth_telling(self, events: list[Event]) -> list[Event]:
        """The events of a story without those that would only say again what another one says."""
        return events

    def chapter(self, _event: Event) -> int | None:
        """The number of the chapter of the log that begins with this event, if one does."""
        return None

    def ending(self, _match: Match, _speaker: Speaker) -> RenderableType | None:
        """Where everybody's points came from."""
        return None
