"""`camarilla decks`: the decks that come with a game, a file to begin one's own, and a look at one's own."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from camarilla.core.game import Game
    from camarilla.locales import Speaker

WITH_DECKS = "royal-secrets"
"""The one game that has deck files, so far."""


@dataclass(frozen=True)
class Decks:
    """A game that has deck files: their names, their files, how to read one, and how to show one."""

    names: Callable[[], list[str]]
    named: Callable[[str], object]
    template: Callable[[], str]
    read: Callable[[Path], object]
    shown: "Callable[[object, Speaker], list[str | RenderableType]]"


def decks_of(game: "Game") -> Decks:
    """The decks of a game. Refused if it has none."""
    from camarilla.cli.words import Refused

    if game.key != WITH_DECKS:
        raise Refused("cli-no-decks", game=game.key)
    from camarilla.cli.draw import royal_decks
    from camarilla.games.royal_secrets.options import named_deck, named_decks

    return Decks(named_decks, named_deck, royal_decks.template, royal_decks.read, royal_decks.shown)


def deck_chosen(game: "Game", deck: str) -> object:
    """A deck by name, or from a file."""
    from camarilla.cli.words import Refused

    known = decks_of(game)
    if deck in known.names():
        return known.named(deck)
    path = Path(deck).expanduser()
    if not path.is_file() and path.suffix != ".json" and path.name == deck:
        raise Refused("cli-unknown-deck", name=deck, decks=", ".join(known.names()))
    return known.read(path)


def decks(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    deck: Annotated[str | None, typer.Option(metavar="FILE", help=help_text("deck-check"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
    *,
    template: Annotated[bool, typer.Option("--template", help=help_text("template"))] = False,
) -> None:
    """Show the decks of a game, or a deck file, or print a deck to begin one's own with."""
    from camarilla.cli.keeping import command
    from camarilla.cli.screen import Screen
    from camarilla.cli.words import game_called, speaking

    with speaking(lang) as speaker:
        played = game_called(game or WITH_DECKS)
        known = decks_of(played)
        if template:
            typer.echo(known.template(), nl=False)
            return
        screen = Screen()
        for one in known.names() if deck is None else [deck]:
            for part in known.shown(deck_chosen(played, one), speaker):
                if isinstance(part, str):
                    screen.say(part)
                else:
                    screen.show(part)
        if deck is not None:
            screen.say(speaker.text("cli-deck-good", deck=deck, game=played.key))
            return
        file = speaker.text("cli-deck-file")
        screen.say(speaker.text("cli-deck-template"))
        screen.say_whole(f"  {command('decks', played.key, '--template')} > {file}")
        screen.say(speaker.text("cli-deck-how"))
        screen.say_whole(f"  {command('play', played.key, '--deck', file)}")
