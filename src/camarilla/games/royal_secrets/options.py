"""The table options, and the deck of Audience and Valet cards as a deck file prints it (RS-9)."""

import enum
from functools import cache
from importlib.resources import files

import msgspec

from camarilla.core.data import Options
from camarilla.core.errors import BadOptions
from camarilla.core.text import Arg, Sentence, Several


class Favour(enum.Enum):
    """RS-8: the nine Favours, in the order of the rulebook."""

    CORRUPTION = "corruption"
    PLANNING = "planning"
    ROYAL_DINNER = "royal-dinner"
    ESPIONAGE = "espionage"
    STABBING = "stabbing"
    MEDAL_OF_MERIT = "medal-of-merit"
    RECRUITMENT = "recruitment"
    ROYAL_PARDON = "royal-pardon"
    MASTER_STROKE = "master-stroke"


class PrintedAudience(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RS-1.5: what an Audience card says."""

    favour: Favour
    influence: int
    win: int
    loss: int


class PrintedValet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RS-1.3: what a Valet card says."""

    value: int
    rumour: int


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RS-9: the printed numbers of a box, with where they come from."""

    name: str
    provenance: str
    audiences: tuple[PrintedAudience, ...]
    valets: tuple[PrintedValet, ...]


AUDIENCES = 18
LEAST_INFLUENCE = 10
COPIES_OF_A_FAVOUR = 2
VALET_VALUES = (-10, -10, 0, 0, 0, 0, 10, 10, 20, 20)
DEFAULT_DECK = "reconstructed"


def _refuse(deck: DeckFile, rule: str, message: str, **args: Arg) -> BadOptions:
    plain = ", ".join(f"{name} {value}" for name, value in args.items())
    sentence = Sentence(f"royal-secrets-deck-{message}", {"deck": deck.name, "rule": rule, **args})
    return BadOptions(f"{rule}: deck {deck.name!r}: {message}: {plain}", sentence)


def check_deck(deck: DeckFile) -> DeckFile:
    """RS-9: refuse a deck file that cannot be a box of Royal Secrets, naming the card and the rule."""
    if len(deck.audiences) != AUDIENCES:
        raise _refuse(deck, "RS-1.5", "audience-count", count=len(deck.audiences))
    for number, card in enumerate(deck.audiences, start=1):
        if card.influence < LEAST_INFLUENCE or card.influence % LEAST_INFLUENCE:
            raise _refuse(deck, "RS-9", "influence", card=number, favour=card.favour.value, influence=card.influence)
        if card.win < 1 or card.loss < 1:
            raise _refuse(deck, "RS-9", "points", card=number, favour=card.favour.value, win=card.win, loss=card.loss)
    for favour in Favour:
        copies = [card for card in deck.audiences if card.favour is favour]
        if len(copies) != COPIES_OF_A_FAVOUR:
            raise _refuse(deck, "RS-1.5", "favour-count", favour=favour.value, count=len(copies))
        if favour is Favour.PLANNING and copies[0].influence == copies[1].influence:
            raise _refuse(deck, "RS-8.6", "planning", influence=copies[0].influence)
    for number, valet in enumerate(deck.valets, start=1):
        if valet.rumour < 0:
            raise _refuse(deck, "RS-9", "rumour", card=number, value=valet.value, rumour=valet.rumour)
    values = tuple(sorted(valet.value for valet in deck.valets))
    if values != VALET_VALUES:
        raise _refuse(deck, "RS-1.3", "valets", values=Several(values))
    return deck


def read_deck(raw: bytes, source: str) -> DeckFile:
    """RS-9: a deck file, checked; a wrong one is refused with the place of what is wrong."""
    try:
        deck = msgspec.json.decode(raw, type=DeckFile)
    except msgspec.DecodeError as wrong:
        sentence = Sentence("royal-secrets-deck-unreadable", {"source": source, "why": str(wrong)})
        raise BadOptions(f"RS-9: deck file {source}: {wrong}", sentence) from wrong
    return check_deck(deck)


def named_decks() -> list[str]:
    """The decks that come with the game."""
    folder = files("camarilla.games.royal_secrets") / "decks"
    return sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json"))


@cache
def named_deck(name: str) -> DeckFile:
    """RS-9.1, RS-9.2: a deck that comes with the game."""
    if name not in named_decks():
        raise BadOptions(
            f"RS-9: no deck is called {name!r}; there are: {', '.join(named_decks())}",
            Sentence("royal-secrets-deck-unknown", {"name": name, "decks": ", ".join(named_decks())}),
        )
    file = files("camarilla.games.royal_secrets") / "decks" / f"{name}.json"
    return read_deck(file.read_bytes(), file.name)


class RoyalOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may decide beforehand."""

    open_scores: bool = False
    """RS-2.1: show everybody's points."""
    debts: bool = False
    """RS-6.7: let points go below zero."""
    deck: DeckFile = msgspec.field(default_factory=lambda: named_deck(DEFAULT_DECK))
    """RS-9: the printed numbers played with."""
