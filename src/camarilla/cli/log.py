"""What a seat has seen, told in sentences: what is new, all of it by chapters, the last of it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from rich.text import Text

from camarilla.cli.draw.drawing import Drawing
from camarilla.cli.room import Room
from camarilla.core.data import Event, Reader
from camarilla.core.game import Game
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.locales import Speaker

NOBODY: Final[Mapping[int, str]] = MappingProxyType({})


class Marked(NamedTuple):
    """Something that happened, and who decided it where that was a stand-in or the clock."""

    event: Event
    by: By | None
    former: Mapping[int, str] = NOBODY
    """Who sat where then, where somebody else sits now."""


Told = Marked | Sentence
"""The same, or what everybody was told about the table meanwhile."""

RECALLED = 8
"""How many lines somebody is reminded of who takes up a saved game."""
HERE = "\ue001"
"""A sign of nobody's that stands for the name of whoever a bot decided for."""


class Log:
    """The log of a match, as each reader saw it."""

    def __init__(self, room: Room, told: list[int] | None, *, resumed: bool) -> None:
        self.hosted = room.hosted
        self.drawing = room.drawing
        self.screen = room.screen
        self.speaker = room.speaker
        self.seen: dict[Reader, int] = {}
        if resumed:
            for seat in self.seats():
                recalled = max(0, len(self.hosted.history(seat)) - RECALLED)
                known = recalled if told is None else told[seat]
                rereads = self.hosted.view(seat).keeps_log()
                self.seen[seat] = min(known, recalled) if rereads else known
            self.seen[None] = len(self.hosted.history(None))
        self.last_asked: Reader = None

    def seats(self) -> list[int]:
        """The seats that read here."""
        return [reader for reader in self.hosted.readers() if reader is not None]

    def recall(self, reader: Reader, lines: int = RECALLED) -> None:
        """Somebody comes back to a game: of what they have seen, only so much is news."""
        self.seen[reader] = max(0, len(self.hosted.history(reader)) - lines)

    def take_back(self, reader: Reader) -> None:
        """The last that was told has not happened: from now on it goes on from before."""
        self.seen[reader] = min(self.seen.get(reader, 0), len(self.hosted.history(reader)))

    def news(self, reader: Reader) -> list[str]:
        """The lines this reader has not been told yet; from now on it has."""
        since = self.seen.get(reader, 0)
        told = self.history(reader, since)
        self.seen[reader] = since + len(told)
        return self.lines(told, reader)

    def timed(self, reader: Reader, since: int, times: list[int]) -> list[tuple[int, str]]:
        """The lines from one event on, each with its event's time; from now on they have been told."""
        told = self.history(reader, since)
        self.seen[reader] = since + len(told)
        when = {id(one.event): at for one, at in zip(told, times, strict=False)}
        worth = worth_telling(self.drawing, told)
        lines = [(when.get(id(one.event), 0), self.lines([one], reader)) for one in worth]
        return [(at, line) for at, said in lines for line in said]

    def history(self, reader: Reader, since: int = 0) -> list[Marked]:
        """What this reader has seen happen, from its event number `since` on."""
        seen = zip(self.hosted.history(reader, since), self.hosted.marks(reader, since), strict=True)
        return [
            Marked(event, by, self.hosted.former_names(reader, since + place)) for place, (event, by) in enumerate(seen)
        ]

    def told(self) -> list[int]:
        """How many events each seat has been told."""
        return [self.seen.get(seat, 0) for seat in self.seats()]

    def has_revealed(self, reader: int) -> bool:
        """Whether what this reader has not been told yet brings something hidden to light."""
        return any(event.reveals_to(reader) for event in self.hosted.history(reader, self.seen.get(reader, 0)))

    def lines(self, told: Sequence[Told], reader: Reader) -> list[str]:
        """Events in sentences, and what was told between them."""
        events = [one for one in told if not isinstance(one, Sentence)]
        worth = {id(one.event) for one in worth_telling(self.drawing, events)}
        said = [self.line(one, reader) for one in told if isinstance(one, Sentence) or id(one.event) in worth]
        return [line for line in said if line is not None]

    def line(self, told: Told, reader: Reader) -> str | None:
        """One of them, if it needs words."""
        if isinstance(told, Sentence):
            return self.speaker.say(told)
        return line_of(self.hosted.game, self.speaker, told, reader)

    def tell(self, lines: list[str]) -> bool:
        """Print lines of the log, in pages where there are many; whether they were read to the end."""
        told = [(Text.assemble(("· ", "dim"), line), 2) for line in lines]
        return self.screen.say_in_pages(told, self.speaker.text("cli-on"))

    def tell_news(self, reader: Reader) -> int:
        """Print what is new; how many lines that was."""
        lines = self.news(reader)
        self.tell(lines)
        return len(lines)

    def tell_last(self, reader: Reader) -> int:
        """Print what is new at the end; when several people play, the whole last chapter as all saw it.

        How many lines that was.
        """
        if reader is not None or self.seen.get(None):
            return self.tell_news(reader)
        chapters = self.chapters(None)
        lines = self.lines(chapters[max(chapters)], None) if chapters else []
        self.tell(lines)
        return len(lines)

    def forget_turn(self) -> None:
        """Somebody else sits down: the table is drawn anew."""
        self.last_asked = None

    def chapters(self, reader: Reader) -> dict[int, list[Told]]:
        """All this reader has seen and was told, by chapter; what comes before the first one is chapter 0."""
        pages: dict[int, list[Told]] = {}
        chapter = 0
        for told in self.story(reader):
            number = None if isinstance(told, Sentence) else self.drawing.chapter(told.event)
            chapter = chapter if number is None else number
            pages.setdefault(chapter, []).append(told)
        return pages

    def story(self, reader: Reader) -> list[Told]:
        """The same, from the beginning: each note comes after as many events as there were when it was told."""
        events = self.history(reader)
        notes = [(min(after, len(events)), words) for after, words in self.hosted.notes(reader)]
        story: list[Told] = []
        for place, event in enumerate(events):
            story += [words for after, words in notes if after == place]
            story.append(event)
        return story + [words for after, words in notes if after == len(events)]

    def tell_chapters(self, reader: Reader, wanted: int | None, *, everything: bool = False) -> None:
        """Print the present chapter, or another one, or all of them, a chapter a page."""
        pages = self.chapters(reader)
        if wanted is not None and wanted not in pages:
            self.screen.say(self.speaker.text("cli-no-chapter", chapter=wanted, last=max(pages, default=0)))
            return
        shown = sorted(pages) if everything else [max(pages, default=0) if wanted is None else wanted]
        for place, chapter in enumerate(shown):
            if place and not self.screen.pause(self.speaker.text("cli-more")):
                return
            if not self.tell(self.lines(pages.get(chapter, []), reader)):
                return


def worth_telling(drawing: Drawing, told: list[Marked]) -> list[Marked]:
    """The events of a story without those that would only say again what another one says."""
    marked = {id(one.event): one for one in told}
    return [marked[id(event)] for event in drawing.worth_telling([one.event for one in told])]


def line_of(game: Game, speaker: Speaker, told: Marked, reader: Reader = None) -> str | None:
    """An event in a sentence, if it needs one; where a bot decided it for its player, the sentence says so.

    Everybody is called what they were called then: what a seat did stays that of who sat there.
    """
    sentence, whose = game.line(told.event), told.event.decision_of()
    if sentence is None:
        return None
    if told.former:
        names = max(len(speaker.names), *(seat + 1 for seat in told.former))
        speaker = Speaker(speaker.lang, [told.former.get(seat, speaker.name(seat)) for seat in range(names)])
    if told.by is None or whose is None:
        return speaker.say(sentence)
    return line_by_bot(sentence, speaker, whose, is_own=whose == reader and whose not in told.former)


def line_by_bot(sentence: Sentence, speaker: Speaker, whose: int, *, is_own: bool) -> str:
    """What a bot decided for somebody: it stands where its player is first named, "a bot for Ann bets a card"."""
    line = speaker.say(Sentence(sentence.id, {**sentence.args, "player": HERE}))
    before, _, after = line.partition(HERE)
    name = speaker.name(whose)
    begins = not before or before.endswith(". ")
    bot = speaker.text(
        "cli-by-bot", player=name, place="first" if begins else "within", whose="own" if is_own else "other"
    )
    return f"{before}{bot}{after.replace(HERE, name)}"
