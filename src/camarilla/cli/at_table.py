"""A game at a table server, as the terminal needs it."""

from collections.abc import Mapping, Sequence

from camarilla.cli import absence
from camarilla.cli.hosted import Hosted
from camarilla.cli.house import clean_names
from camarilla.client import Seat
from camarilla.core.data import Choice, Event, Move, Options, Reader, View
from camarilla.core.errors import BrokenInvariant
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.protocol.to_client import Noted, Situation

TAKEN_OVER = "table-noted-taken-over"


class AtTable(Hosted):
    """The game of a seat; there are no other eyes here than its own."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.game = seat.rules

    @property
    def situation(self) -> Situation:
        """What is asked of whom."""
        if self.seat.situation is None:
            raise BrokenInvariant("no game has been dealt")
        return self.seat.situation

    @property
    def options(self) -> Options:
        """The table options."""
        return self.seat.options

    def readers(self) -> list[Reader]:
        """Oneself."""
        return [self.seat.seat]

    def view(self, reader: Reader) -> View:
        """The game in one's own eyes."""
        self.check(reader)
        return self.seat.view()

    def history(self, reader: Reader, since: int = 0) -> list[Event]:
        """What one has seen happen."""
        self.check(reader)
        return self.seat.events(since)

    def marks(self, reader: Reader, since: int = 0) -> list[By | None]:
        """Whether a stand-in or the clock decided."""
        self.check(reader)
        return self.seat.by[since:]

    def notes(self, reader: Reader) -> Sequence[tuple[int, Sentence]]:
        """Who went, came back, and was played for, in order."""
        self.check(reader)
        return [(after, said.words) for after, said in self.placed()]

    def former_names(self, reader: Reader, place: int) -> Mapping[int, str]:
        """Who sat there before each was taken over that was taken over later than this."""
        self.check(reader)
        taken = [said for after, said in self.placed() if after > place and said.words.id == TAKEN_OVER]
        names = clean_names([str(said.words.args["name"]) for said in taken])
        return {said.seat: name for said, name in reversed(list(zip(taken, names, strict=True)))}

    def placed(self) -> list[tuple[int, Noted]]:
        """What everybody was told about the table, as far as one knows after how many of one's events that was."""
        notes = [said for said in self.seat.talk if isinstance(said, Noted)]
        return [(said.after, said) for said in notes if said.after is not None]

    def absences(self) -> Sequence[Sentence]:
        """Who is away, is played for, or has given the seat up."""
        return absence.marks(self.seat.table, self.seat.seat)

    def choice(self, reader: Reader) -> Choice:
        """What the table waits for."""
        self.check(reader)
        return self.situation.choice

    def legal(self, reader: Reader) -> list[Move]:
        """The decisions one may take now."""
        self.check(reader)
        return self.seat.legal()

    def consequences(self, reader: Reader, move: Move) -> Sequence[Sentence]:
        """What such a decision would do, as the table says."""
        self.check(reader)
        for known, offer in zip(self.seat.legal(), self.seat.offers, strict=True):
            if known == move:
                return offer.consequences
        return ()

    def check(self, reader: Reader) -> None:
        """Nobody else reads here."""
        if reader != self.seat.seat:
            raise BrokenInvariant(f"seat {reader} does not read here")
