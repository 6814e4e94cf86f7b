"""Who speaks to the person at the terminal, and what is said when something goes wrong.

Exit codes: 0 all went well, 1 something failed, 2 the command cannot be meant so; 128 + n after signal n.
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer

from camarilla.core.errors import BadOptions, BrokenInvariant, CamarillaError
from camarilla.core.game import Game
from camarilla.core.text import Arg, Sentence
from camarilla.games import GAMES
from camarilla.locales import Speaker, pick_language

FAILED = 1
MISUSED = 2


class Refused(CamarillaError):
    """What was asked on the command line cannot be done; the sentence says why."""

    def __init__(self, message: str, code: int = MISUSED, /, **args: Arg) -> None:
        super().__init__(message)
        self.sentence = Sentence(message, args)
        self.code = code


@contextmanager
def speaking(lang: str | None, names: Sequence[str] = ()) -> Iterator[Speaker]:
    """A speaker of the language asked for; whatever is the user's affair ends in a sentence, not in a traceback."""
    speakable()
    speaker = Speaker(pick_language(None, os.environ), names)
    try:
        try:
            speaker = Speaker(pick_language(lang, os.environ), names)
        except BadOptions as wrong:
            complain(speaker.explain(wrong))
            raise typer.Exit(MISUSED) from wrong
        yield speaker
    except Refused as wrong:
        complain(speaker.say(wrong.sentence))
        raise typer.Exit(wrong.code) from wrong
    except BrokenInvariant:
        raise
    except CamarillaError as wrong:
        complain(speaker.explain(wrong))
        raise typer.Exit(FAILED) from wrong
    except BrokenPipeError as wrong:  # `camarilla rules ... | head`: whoever listened has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(FAILED) from wrong
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        complain(why if wrong.filename is None else speaker.text("cli-file-trouble", file=str(wrong.filename), why=why))
        raise typer.Exit(FAILED) from wrong


@contextmanager
def meaning() -> Iterator[None]:
    """What is wrong with options typed here cannot be meant so."""
    try:
        yield
    except BadOptions as wrong:
        if wrong.sentence is None:
            raise
        raise Refused(wrong.sentence.id, **wrong.sentence.args) from wrong


def speakable() -> None:
    """Where a sign cannot be shown or read, put a question mark rather than stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def complain(text: str) -> None:
    """Say what went wrong, where errors are said."""
    typer.echo(text, err=True)


def game_called(key: str | None) -> Game:
    """The game named on the command line."""
    for game in GAMES:
        if key is not None and game.key == key.strip().lower().replace("_", "-"):
            return game
    games = ", ".join(game.key for game in GAMES)
    if key is None:
        raise Refused("cli-which-game", games=games)
    raise Refused("cli-unknown-game", name=key, games=games)


def check_players(game: Game, players: int) -> int:
    """How many play, if the game is for so many."""
    if players not in game.seats:
        raise Refused("cli-players", game=game.key, least=game.seats[0], most=game.seats[-1], players=players)
    return players


def options_chosen(given: Sequence[str] | None) -> dict[str, object]:
    """Table options of any game from name=value: true and false, numbers, or a text."""
    chosen: dict[str, object] = {}
    for option in given or ():
        name, equals, value = option.partition("=")
        name = name.strip().replace("-", "_")
        if not name or name in chosen or (equals and not value):
            raise Refused("cli-option", option=option)
        chosen[name] = option_value(value) if equals else True
    return chosen


def option_value(text: str) -> object:
    """What is meant by the value of an option."""
    word = text.strip()
    if word.lower() in {"true", "yes", "oui"}:
        return True
    if word.lower() in {"false", "no", "non"}:
        return False
    return int(word) if re.fullmatch(r"[+-]?\d{1,9}", word) else word
