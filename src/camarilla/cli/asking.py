"""One decision asked of one person: the news, the table, the question, and whatever they type until they decide."""

from typing import assert_never

from rich.text import Text

from camarilla.cli import rulebook
from camarilla.cli.choices import laid_out
from camarilla.cli.draw.drawing import Offers
from camarilla.cli.log import Log
from camarilla.cli.orders import (
    AboutTheGame,
    Explain,
    Pick,
    Quit,
    Save,
    ShowHand,
    ShowLog,
    ShowRule,
    ShowTable,
    Unclear,
    understand,
)
from camarilla.cli.room import Room
from camarilla.core.data import Move, Reader

FEW_NEWS = 2
MANY_NEWS = 8
FEW_CHOICES = 4
MARGINS = 8
"""What a line of choices holds besides its words: margins and the number."""


class Asking:
    """Asks one seat for one decision."""

    def __init__(self, room: Room, seat: Reader, log: Log) -> None:
        self.hosted = room.hosted
        self.game = room.hosted.game
        self.screen = room.screen
        self.speaker = room.speaker
        self.drawing = room.drawing
        self.seat = seat
        self.log = log
        self.view = self.hosted.view(seat)
        self.choice = self.hosted.choice(seat)
        offers = self.drawing.choices(self.view, self.hosted.legal(seat), self.game, self.speaker)
        self.moves = [move for group in offers for move, _ in group.choices]
        if room.hints:
            self.hint(offers)
        self.offered = laid_out(offers, self.screen.width)

    def hint(self, offers: list[Offers]) -> None:
        """Put what a choice would do beside it, where there are few choices and all of it is short."""
        if len(self.moves) > FEW_CHOICES:
            return
        for group in offers:
            hinted = [(move, Text.assemble(label, (self.hint_of(move), "dim"))) for move, label in group.choices]
            if all(label.cell_len + len(group.title) + MARGINS <= self.screen.width for _, label in hinted):
                group.choices = hinted

    def hint_of(self, move: Move) -> str:
        """What a choice would do, in brackets."""
        told = [self.speaker.say(sentence) for sentence in self.hosted.consequences(self.seat, move)]
        return f"  {' '.join(told)}" if told else ""

    def open(self) -> None:
        """The news, the table unless nothing much has changed since this person's last decision, the question."""
        lines = self.log.news(self.seat)
        just_decided = self.log.last_asked == self.seat and len(lines) <= FEW_NEWS
        brief = just_decided and self.drawing.is_aside(self.view)
        self.log.last_asked = self.seat
        if not brief:
            self.screen.say()
        self.log.tell(lines)
        if not brief:
            self.make_room(self.screen.lines_of(Text("\n".join(lines))) if lines else 0)
            self.draw()
        self.question()

    def make_room(self, news: int) -> None:
        """Much has happened and the table would push it off the screen: wait until it has been read."""
        table = self.drawing.table(self.view, self.speaker, self.screen.width)
        if table is None or not self.screen.is_terminal or news < MANY_NEWS:
            return
        needed = news + self.screen.lines_of(table) + bool(self.hosted.absences()) + len(self.offered) + 3
        if needed > self.screen.console.height:
            self.screen.pause(self.speaker.text("cli-read-on"))

    def draw(self) -> None:
        """The table as this seat sees it, and under it who is not here to play."""
        if self.screen.is_terminal:
            table = self.drawing.table(self.view, self.speaker, self.screen.width)
            if table is not None:
                self.screen.show(table)
        else:
            for line in self.drawing.plain(self.view, self.speaker):
                self.screen.say(line)
        absences = [self.speaker.say(one) for one in self.hosted.absences()]
        if absences:
            self.screen.say(" · ".join(absences), style="italic", indent=2)

    def question(self) -> None:
        """What is asked, and the numbered answers."""
        self.screen.say(self.speaker.say(self.choice.prompt), style="bold")
        for line in self.offered:
            self.screen.show(line)

    def answer(self) -> Move | Save | Quit:
        """Read until the seat decides, or wants something that is not the seat's affair."""
        while True:
            order = understand(self.screen.ask(self.speaker.text("cli-prompt") + " "))
            if isinstance(order, Save | Quit):
                return order
            if (move := self.heed(order)) is not None:
                return move

    def heed(self, order: AboutTheGame) -> Move | None:
        """Do what is asked about the game, or give the decision that is meant."""
        match order:
            case Pick():
                return self.moves[order.number - 1] if self.is_offered(order.number) else None
            case Explain():
                self.explain(order.number)
            case ShowLog():
                if self.view.keeps_log():
                    self.log.tell_chapters(self.seat, order.chapter, everything=order.everything)
                else:
                    self.screen.say(self.speaker.text("cli-no-log"))
            case ShowHand():
                hands = self.drawing.hands if order.everybody else self.drawing.hand
                for line in hands(self.view, self.speaker):
                    self.screen.say(line)
            case ShowTable():
                self.draw()
                self.question()
            case ShowRule():
                self.rule(order.rule)
            case Unclear():
                self.puzzled(order.typed)
            case _ as never:
                assert_never(never)
        return None

    def puzzled(self, typed: str) -> None:
        """Something that is no answer."""
        if typed:
            self.screen.say(self.speaker.text("cli-unclear", typed=printable(typed)))
        else:
            self.screen.say(self.speaker.text("cli-nothing-typed", most=len(self.moves)))

    def is_offered(self, number: int) -> bool:
        """Whether there is a choice with this number; if not, say so."""
        if 1 <= number <= len(self.moves):
            return True
        self.screen.say(self.speaker.text("cli-no-choice", number=number, most=len(self.moves)))
        return False

    def explain(self, number: int | None) -> None:
        """`?`: the question with its rule; `? N`: what there is to say about a choice."""
        if number is None:
            self.screen.say(self.speaker.say(self.choice.help))
            self.rule(self.choice.rule)
            self.screen.say(self.speaker.text("cli-commands"), style="dim")
            return
        if not self.is_offered(number):
            return
        move = self.moves[number - 1]
        self.screen.say(self.speaker.say(self.game.label(move)), style="bold")
        notes = self.drawing.notes(move, self.view, self.speaker)
        for text in notes.texts:
            self.screen.say(text)
        for sentence in self.hosted.consequences(self.seat, move):
            self.screen.say(self.speaker.say(sentence))
        for rule in notes.rules or (self.choice.rule,):
            self.rule(rule)

    def rule(self, asked: str | None) -> None:
        """A rule by its id, or what chapters there are."""
        game = self.game.key
        if asked is None:
            for heading in rulebook.chapters(game, self.speaker.lang):
                self.screen.say(f"  {heading}")
            self.screen.say(self.speaker.text("cli-rules-how"), style="dim")
            return
        text = rulebook.rule_text(game, self.speaker.lang, asked)
        if text is None:
            self.screen.say(self.speaker.text("cli-no-rule", rule=printable(asked)))
            return
        more = self.speaker.text("cli-on")
        self.screen.say_in_pages([(Text(line, style="cyan"), 2) for line in text], more)


def printable(typed: str) -> str:
    """Something typed, as it may be printed."""
    return "".join(sign for sign in typed if sign.isprintable())[:60]
