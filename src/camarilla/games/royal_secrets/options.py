"""The table options, and the deck of Audience and Valet cards as a deck file prints it (RS-9)."""

import enum
import re
from functools import cache
from importlib.resources import files

import msgspec

from camarilla.core.data import Options
from camarilla.core.errors import BadOptions
from camarilla.core.text import Arg, Phrase, Sentence, Several, phrase


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
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadOptions(f"RS-9: deck file {source}: {wrong}", _shape(raw, source, wrong)) from wrong
    return check_deck(deck)


def _shape(raw: bytes, source: str, wrong: Exception) -> Sentence:
    """What is wrong with the shape of a deck file, and where, counted as people count."""
    args: dict[str, Arg] = {"source": source, "rule": "RS-9"}
    said = SAID.search(str(wrong)) if isinstance(wrong, msgspec.ValidationError) else None
    if said is None:
        at = _byte(raw, wrong)
        line, column = raw.count(b"\n", 0, at) + 1, at - raw.rfind(b"\n", 0, at)
        return Sentence("royal-secrets-deck-malformed", {**args, "line": line, "column": column})
    args["where"] = _where(said["pile"], said["card"])
    field = said["missing"] or said["surplus"] or said["top"] or said["field"] or ""
    if said["favour"] is not None:
        favours = ", ".join(favour.value for favour in Favour)
        return Sentence("royal-secrets-deck-favour", {**args, "favour": said["favour"], "favours": favours})
    if said["missing"] or said["surplus"]:
        kind = "missing" if said["missing"] else "surplus"
        return Sentence(f"royal-secrets-deck-{kind}", {**args, "field": field})
    if field:
        return Sentence("royal-secrets-deck-kind", {**args, "field": field, "kind": said["kind"]})
    return Sentence("royal-secrets-deck-object", args)


SAID = re.compile(
    r"^(?:Invalid enum value '(?P<favour>.*?)'|Object missing required field `(?P<missing>.*?)`"
    r"|Object contains unknown field `(?P<surplus>.*?)`|Expected `(?P<kind>\w+)`.*?)"
    r"(?: - at `\$(?:\.(?P<pile>audiences|valets)\[(?P<card>\d+)\](?:\.(?P<field>\w+))?|\.(?P<top>\w+))`)?$",
    re.DOTALL,
)
"""What msgspec says of data that has not the shape of a deck, and the path it gives."""


def _where(pile: str | None, card: str | None) -> Phrase:
    if pile is None or card is None:
        return phrase("royal-secrets-deck-at-top")
    return phrase(f"royal-secrets-deck-at-{'audience' if pile == 'audiences' else 'valet'}", card=int(card) + 1)


def _byte(raw: bytes, wrong: Exception) -> int:
    try:
        raw.decode()
    except UnicodeDecodeError as unspoken:
        return unspoken.start
    byte = re.search(r"\(byte (\d+)\)", str(wrong))
    return len(raw) if byte is None else int(byte[1])


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
