"""An evening at the terminal: whose turn it is, the curtain, saving, the end."""

from pathlib import Path

from camarilla.bots import FORMER
from camarilla.cli.asking import Asking, printable
from camarilla.cli.draw import drawing_of
from camarilla.cli.hosted import AtHome
from camarilla.cli.house import House
from camarilla.cli.keeping import command, default_path, short_path
from camarilla.cli.log import Log
from camarilla.cli.orders import Quit, Save
from camarilla.cli.room import Room
from camarilla.cli.screen import Left, Screen
from camarilla.locales import Speaker

SCORES = 10
"""How many lines the final score takes, besides one for each player."""
NO = frozenset({"n", "no", "non"})


class Session:
    """Plays a match out with whoever sits at it."""

    def __init__(self, house: House, screen: Screen, speaker: Speaker, save_to: Path | None, lang: str | None) -> None:
        self.house = house
        self.match = house.match
        self.screen = screen
        self.speaker = speaker
        self.save_to = save_to
        self.kept = save_to is not None
        self.lang = lang
        self.drawing = drawing_of(house.match.game.key)
        self.room = Room(AtHome(house.match), screen, speaker, self.drawing)
        self.log = Log(self.room, house.told, resumed=house.resumed)
        self.at_keyboard: int | None = None

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code. Whatever happens, the game is saved."""
        with self.screen.listening():
            try:
                self.welcome()
                while not self.match.is_over:
                    self.screen.look_up()
                    self.turn(self.match.to_act()[0])
                self.finish()
            except Left as left:
                if self.match.is_over:
                    return left.code
                self.lower_curtain()
                self.save(None)
                return left.code
            except BaseException:
                self.save(None)
                raise
        return 0

    def welcome(self) -> None:
        """Who one is, and what one may always type."""
        people = self.house.humans
        if not people:
            return
        players = self.speaker.join([self.speaker.name(seat) for seat in people])
        self.screen.say(self.speaker.text("cli-welcome", players=players, count=len(people)), style="italic")
        bots = [
            self.speaker.text("cli-join-seat-bot", name=self.speaker.name(seat), level=FORMER.get(level, level))
            for seat, level in enumerate(self.house.seats)
            if seat not in people
        ]
        if bots:
            self.screen.say(self.speaker.text("cli-with-bots", players=self.speaker.join(bots)), style="italic")
        for line in self.drawing.introduction(self.match.options, self.speaker):
            self.screen.say(line, style="dim italic")
        if len(people) > 1:
            self.screen.pause(self.speaker.text("cli-to-curtain"))

    def turn(self, seat: int) -> None:
        """One decision of one seat."""
        if seat not in self.house.humans:
            self.house.bot_plays(seat)
            if not self.house.humans:
                self.log.tell_news(None)
            return
        self.draw_curtain(seat)
        asking = Asking(self.room, seat, self.log)
        asking.open()
        while isinstance(order := asking.answer(), Save | Quit):
            if isinstance(order, Quit):
                raise Left(0)
            self.save(order.path)
        self.match.play(seat, order)
        if self.kept and self.save_to is not None:
            self.write(self.save_to)

    # ------------------------------------------------------------------------------------------------ the curtain

    def draw_curtain(self, seat: int) -> None:
        """Several people at one keyboard: nothing of the one before stays in sight."""
        if len(self.house.humans) > 1 and seat != self.at_keyboard:
            self.tell_what_came_of_it()
            self.screen.clear()
            self.log.forget_turn()
            self.screen.say(self.speaker.text("cli-curtain", player=self.speaker.name(seat)), style="bold")
            self.screen.curtain(self.speaker.text("cli-curtain-enter", player=self.speaker.name(seat)))
            self.screen.clear()
        self.at_keyboard = seat

    def tell_what_came_of_it(self) -> None:
        """Whoever leaves the keyboard sees first what their decision has brought to light, if it has."""
        if self.at_keyboard is not None and self.log.has_revealed(self.at_keyboard):
            self.screen.say()
            self.log.tell_news(self.at_keyboard)
            self.screen.pause(self.speaker.text("cli-to-curtain"))

    def lower_curtain(self) -> None:
        """When several people play, whoever leaves takes their secrets along."""
        if len(self.house.humans) > 1:
            self.screen.clear()

    # ------------------------------------------------------------------------------------------- saving, the end

    def save(self, path: str | None) -> None:
        """Write the game to a file, and say how to go on; if it must not be lost, to another one where that fails."""
        if path is None:
            target = self.save_to or default_path(self.match.game.key)
            if not self.write(target):
                target = default_path(self.match.game.key)
                if not self.write(target):
                    return
        else:
            target = Path(path).expanduser()
            if target.exists() and target != self.save_to:
                self.screen.say(self.speaker.text("cli-file-exists", file=printable(path)))
                return
            if not self.write(target):
                return
        self.save_to = target
        self.kept = True
        self.tell_saved(short_path(target))

    def write(self, target: Path) -> bool:
        """Write the game; where that is not possible, say so."""
        try:
            self.house.told = self.log.told()
            self.house.save(target)
        except OSError as wrong:
            file = printable(str(target))
            self.screen.say(self.speaker.text("cli-not-saved", file=file, why=wrong.strerror or str(wrong)))
            return False
        return True

    def tell_saved(self, file: str) -> None:
        """Where the game is, and how to go on."""
        lang = () if self.lang is None else ("--lang", self.lang)
        self.screen.say()
        self.screen.say(self.speaker.text("cli-saved", file=file))
        if len(self.house.humans) > 1:
            self.screen.say(self.speaker.text("cli-saved-truth"))
        if not self.match.is_over:
            go_on = command("play", self.match.game.key, "--resume", file, *lang)
            self.screen.say(self.speaker.text("cli-resume-with"))
            self.screen.say_whole(f"  {go_on}")

    def finish(self) -> None:
        """The ranking, where the points came from, the seed, and how to see it all again."""
        several = len(self.house.humans) > 1
        if several:
            self.screen.clear()
        told = self.log.tell_last(None if several or not self.house.humans else self.house.humans[0])
        if self.house.humans and told + self.match.players + SCORES > self.screen.console.height:
            self.screen.pause(self.speaker.text("cli-on"))
        outcome = self.match.outcome
        if outcome is not None:
            self.screen.say()
            self.screen.say(self.speaker.say(outcome.why), style="bold")
        scores = self.drawing.ending(self.match, self.speaker)
        if scores is not None:
            self.screen.show(scores)
        if self.house.seed is not None:
            self.screen.say(self.speaker.text("cli-seed", seed=self.house.seed))
        self.offer_to_save()

    def offer_to_save(self) -> None:
        """A finished game can be told again from its file."""
        if not self.kept and not (self.screen.is_terminal and self.wants_to_save()):
            return
        self.save(None)
        if self.save_to is not None:
            again = command("replay", short_path(self.save_to), "--all")
            self.screen.say(self.speaker.text("cli-replay-with"))
            self.screen.say_whole(f"  {again}")

    def wants_to_save(self) -> bool:
        """Whether to keep a finished game."""
        self.save_to = self.save_to or default_path(self.match.game.key)
        self.screen.say(self.speaker.text("cli-offer-save", file=short_path(self.save_to)))
        return self.screen.ask("> ").lower() not in NO
