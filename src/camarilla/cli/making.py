"""A new table: from what the command line says, or asked for one thing after another."""

from collections.abc import Iterable
from dataclasses import dataclass

from camarilla.bots import levels_of, usual_level
from camarilla.cli.orders import whole
from camarilla.cli.screen import Screen
from camarilla.cli.setting import PRESETS, TALKS, VISIBILITIES, changed, in_words, options_as_typed
from camarilla.cli.words import Refused, check_players, game_called
from camarilla.core.errors import BadData
from camarilla.core.game import Game
from camarilla.locales import Speaker
from camarilla.protocol.tables import NoClock, Settings

USUAL_PLAYERS = 4
CHANGE = frozenset({"change", "changer"})


@dataclass(frozen=True)
class Wanted:
    """What the command line says of a new table."""

    game: str | None = None
    players: int | None = None
    bots: str | None = None
    options: tuple[str, ...] = ()
    clock: str | None = None
    wait: str | None = None
    talk: str | None = None
    visibility: str | None = None


@dataclass(frozen=True)
class NewTable:
    """A table to be made, and the levels of the bots that sit down at it."""

    settings: Settings
    bots: tuple[str, ...]


def from_words(wanted: Wanted) -> NewTable:
    """The table that the command line asks for. Raises Refused and BadOptions."""
    game = game_called(wanted.game)
    settings = usual(game)
    if wanted.players is not None:
        check_players(game, wanted.players)
        settings = changed(settings, "players", str(wanted.players))
    chosen = {"clock": wanted.clock, "wait": wanted.wait, "talk": wanted.talk, "visibility": wanted.visibility}
    for name, value in chosen.items():
        if value is not None:
            settings = changed(settings, name, value)
    for option in wanted.options:
        name, equals, value = option.partition("=")
        if not equals or not value:
            raise Refused("cli-option", option=option)
        settings = changed(settings, name.strip(), value.strip())
    return NewTable(settings, levels(wanted.bots, game, settings.players - 1))


def usual(game: Game) -> Settings:
    """A table as most people want it."""
    return Settings(game.key, min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1]))


def levels(bots: str | None, game: Game, seats: int) -> tuple[str, ...]:
    """The levels of the bots: one that is named alone fills all seats, several one each."""
    named = [] if not bots else [level.strip() for level in bots.split(",")]
    for level in named:
        if level not in levels_of(game.key):
            raise Refused("cli-bots", name=level, levels=", ".join(levels_of(game.key)))
    if len(named) == 1:
        return tuple(named * seats)
    if len(named) > seats:
        raise Refused("cli-bots-count", count=seats, given=len(named))
    return tuple(named)


def numbered(words: Iterable[str]) -> str:
    """Words to choose from, by their numbers or as they are."""
    return ", ".join(f"{number} {word}" for number, word in enumerate(words, start=1))


class Making:
    """Asks for a new table."""

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        self.screen = screen
        self.speaker = speaker

    def ask(self, game: Game) -> NewTable:
        """How many play and how many bots; the rest is as usual, unless somebody wants to change it."""
        settings = usual(game)
        least, most = game.seats[0], game.seats[-1]
        if least != most:
            settings = self.asked("players", settings, str(settings.players), least=least, most=most)
        bots = self.bots(game, settings.players - 1)
        rest = ", ".join(in_words(settings, self.speaker)[1:])
        if self.line("cli-join-ask-rest", rest=rest).lower() in CHANGE:
            settings = self.rest(settings)
        return NewTable(settings, bots)

    def rest(self, settings: Settings) -> Settings:
        """What most people leave as it is, one thing after another; Enter takes what stands in brackets."""
        while True:
            shown = " ".join(options_as_typed(settings))
            typed = self.line("cli-join-ask-options", options=shown)
            if not typed:
                break
            for word in typed.split():
                name, _, value = word.partition("=")
                settings = self.tried(settings, name, value) or settings
        settings = self.asked("clock", settings, "none")
        if isinstance(settings.clock, NoClock):
            usually = "never" if settings.grace is None else str(settings.grace)
            settings = self.asked("wait", settings, usually, words=", ".join(PRESETS))
        settings = self.asked("talk", settings, "free", words=numbered(TALKS))
        return self.asked("visibility", settings, "link", words=numbered(VISIBILITIES))

    def asked(self, name: str, settings: Settings, usually: str, **args: int | str) -> Settings:
        """One setting."""
        while True:
            typed = self.line(f"cli-join-ask-{name}", usual=usually, **args) or usually
            new = self.tried(settings, name, typed)
            if new is not None:
                return new

    def bots(self, game: Game, seats: int) -> tuple[str, ...]:
        """How many bots, and of which level."""
        known = levels_of(game.key)
        usual = usual_level(game.key)
        while True:
            typed = self.line("cli-join-ask-bots", most=seats, levels=", ".join(known), usual=f"{seats} {usual}")
            words = (typed or f"{seats} {usual}").split()
            count = whole(words[0])
            level = words[1] if len(words) > 1 else usual
            if count is not None and count <= seats and level in known:
                return (level,) * count
            self.screen.say(self.speaker.text("cli-join-bad-bots", most=seats, levels=", ".join(known)))

    def tried(self, settings: Settings, name: str, value: str) -> Settings | None:
        """Settings with one thing set anew; if it cannot be, say why."""
        try:
            return changed(settings, name, value)
        except Refused as wrong:
            self.screen.say(self.speaker.say(wrong.sentence))
        except BadData as wrong:
            self.screen.say(self.speaker.explain(wrong))
        return None

    def line(self, message: str, **args: int | str) -> str:
        """Ask something, and read the answer."""
        self.screen.say(self.speaker.text(message, **args))
        return self.screen.ask(self.speaker.text("cli-prompt") + " ")
