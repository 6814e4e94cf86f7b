"""Decks of Royal Secrets for people: which one it is, where its numbers come from, and all its cards."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from camarilla.cli.draw.signs import signed
from camarilla.cli.keeping import command
from camarilla.games.royal_secrets.options import DEFAULT_DECK, DeckFile, named_deck, named_decks, read_deck
from camarilla.locales import Speaker


def read(path: Path) -> DeckFile:
    """RS-9: a deck from a file. The same cards as a deck of ours are that deck; its name on others means the file."""
    deck = read_deck(path.read_bytes(), str(path))
    for name in named_decks():
        if contents(deck) == contents(named_deck(name)):
            return named_deck(name)
    return msgspec.structs.replace(deck, name=path.name) if deck.name in named_decks() else deck


def contents(deck: DeckFile) -> tuple[Counter[object], Counter[object]]:
    """What is printed on the cards, in whatever order they are."""
    return Counter(deck.audiences), Counter(deck.valets)


def is_ours(deck: DeckFile) -> bool:
    """RS-9.1: whether it comes with the game."""
    return any(contents(deck) == contents(named_deck(name)) for name in named_decks())


def introduced(deck: DeckFile, speaker: Speaker) -> str:
    """RS-9: which printed numbers are played with, and where they come from, or where to read that."""
    if is_ours(deck):
        return speaker.text("cli-royal-deck", deck=deck.name, command=command("decks", "royal-secrets"))
    return speaker.text("cli-royal-own-deck", deck=printable(deck.name), provenance=printable(deck.provenance))


def printable(text: str) -> str:
    """A text from a file, as it may be printed."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def template() -> str:
    """RS-9: the file of our deck, to be edited."""
    file = files("camarilla.games.royal_secrets") / "decks" / f"{DEFAULT_DECK}.json"
    return file.read_text(encoding="utf-8")


def shown(deck: object, speaker: Speaker) -> list[str | RenderableType]:
    """RS-1.3, RS-1.5: the name, the provenance, and all cards."""
    if not isinstance(deck, DeckFile):
        raise TypeError(f"not a deck of Royal Secrets: {type(deck).__name__}")
    title = speaker.text("cli-royal-line", who=printable(deck.name), what=printable(deck.provenance))
    audiences = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1), border_style="dim")
    audiences.add_column(speaker.text("cli-royal-card-audience"))
    for column in ("asks", "wins", "loses"):
        audiences.add_column(speaker.text(f"cli-royal-card-{column}"), justify="right")
    for card in deck.audiences:
        favour = speaker.text(f"royal-secrets-favour-{card.favour.value}")
        audiences.add_row(favour, str(card.influence), f"+{card.win}", signed(-card.loss))
    valets = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1), border_style="dim")
    valets.add_column(speaker.text("cli-royal-card-valet"), justify="right")
    valets.add_column(speaker.text("cli-royal-card-rumour"), justify="right")
    for valet, count in Counter(deck.valets).items():
        times = f" ×{count}" if count > 1 else ""
        valets.add_row(f"{signed(valet.value)}{times}", str(valet.rumour))
    return [title, audiences, valets]
