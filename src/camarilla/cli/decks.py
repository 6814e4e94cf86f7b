"""`camarilla decks`: the decks that come with a game, or a check of one's own deck file."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.core.game import Game


@dataclass(frozen=True)
class Decks:
    """A game that has deck files: their names, where a named one comes from, and how to read one."""

    names: Callable[[], list[str]]
    named: Callable[[str], object]
    provenance: Callable[[str], str]
    read: Callable[[bytes, str], object]


def decks_of(game: "Game") -> Decks:
    """The decks of a game. Refused if it has none."""
    from camarilla.cli.words import Refused

    if game.key != "royal-secrets":
        raise Refused("cli-no-decks", game=game.key)
    from camarilla.games.royal_secrets.options import named_deck, named_decks, read_deck

    return Decks(named_decks, named_deck, lambda name: named_deck(name).provenance, read_deck)


def deck_chosen(game: "Game", deck: str) -> object:
    """A deck by name, or from a file."""
    from camarilla.cli.words import Refused

    known = decks_of(game)
    if deck in known.names():
        return known.named(deck)
    path = Path(deck).expanduser()
    if not path.is_file() and path.suffix != ".json" and path.name == deck:
        raise Refused("cli-unknown-deck", name=deck, decks=", ".join(known.names()))
    return known.read(path.read_bytes(), str(path))


def decks(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    deck: Annotated[str | None, typer.Option(metavar="FILE", help=help_text("deck-check"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """List the decks of a game, or check a deck file."""
    from camarilla.cli.words import game_called, speaking

    with speaking(lang) as speaker:
        played = game_called(game)
        if deck is not None:
            deck_chosen(played, deck)
            typer.echo(speaker.text("cli-deck-good", deck=deck, game=played.key))
            return
        known = decks_of(played)
        for name in known.names():
            typer.echo(f"{name}\n  {known.provenance(name)}")
        typer.echo(speaker.text("cli-deck-how", game=played.key))
