"""A game as the terminal needs it, wherever it is played: in this process, or at a table server."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from camarilla.core.data import Choice, Event, Move, Options, Reader, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.core.text import Sentence


class Hosted(ABC):
    """Gives whoever reads what they may see, and what they may decide."""

    game: Game

    @property
    @abstractmethod
    def options(self) -> Options:
        """The table options."""

    @abstractmethod
    def readers(self) -> list[Reader]:
        """Through whose eyes it can be seen here."""

    @abstractmethod
    def view(self, reader: Reader) -> View:
        """The game in a reader's eyes."""

    @abstractmethod
    def history(self, reader: Reader, since: int = 0) -> list[Event]:
        """What a reader has seen happen, from the reader's event number `since` on."""

    @abstractmethod
    def marks(self, reader: Reader, since: int = 0) -> list[By | None]:
        """For each of these events: whether a stand-in or the clock took the decision that it tells."""

    def notes(self, _reader: Reader) -> Sequence[tuple[int, Sentence]]:
        """What everybody was told about the table besides, each after so many of a reader's events; at home nothing."""
        return ()

    def former_names(self, _reader: Reader, _place: int) -> Mapping[int, str]:
        """Who sat where at this event of a reader's, where somebody else sits now; at home everybody stays."""
        return {}

    def absences(self) -> Sequence[Sentence]:
        """Who is not here to play, in a few words each; at home everybody is."""
        return ()

    @abstractmethod
    def choice(self, reader: Reader) -> Choice:
        """What the table waits for, in a reader's eyes."""

    @abstractmethod
    def legal(self, reader: Reader) -> list[Move]:
        """The decisions that a reader may take now."""

    @abstractmethod
    def consequences(self, reader: Reader, move: Move) -> Sequence[Sentence]:
        """What such a decision would do, as far as the reader can see."""


class AtHome(Hosted):
    """A match in this process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game

    @property
    def options(self) -> Options:
        """The table options."""
        return self.match.options

    def readers(self) -> list[Reader]:
        """Everybody, and whoever watches."""
        return [*range(self.match.players), None]

    def view(self, reader: Reader) -> View:
        """The game in a reader's eyes."""
        return self.match.view(reader)

    def history(self, reader: Reader, since: int = 0) -> list[Event]:
        """What a reader has seen happen."""
        return self.match.history(reader, since)

    def marks(self, reader: Reader, since: int = 0) -> list[By | None]:
        """Whether a stand-in or the clock decided."""
        return self.match.marks_of(reader)[since:]

    def choice(self, reader: Reader) -> Choice:
        """What the table waits for."""
        return self.game.choice(self.match.view(reader))

    def legal(self, reader: Reader) -> list[Move]:
        """The decisions that a reader may take now."""
        return [] if reader is None else self.match.legal(reader)

    def consequences(self, reader: Reader, move: Move) -> Sequence[Sentence]:
        """What a decision would do; nothing where a table option leaves all of it to memory."""
        view = self.match.view(reader)
        return self.game.consequences(view, move) if view.keeps_log() else ()
