"""What a person types at a table server's table, understood; what is about the game itself is in `orders`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.cli.orders import whole
from camarilla.core.talk import Reply
from camarilla.protocol.to_server import (
    MOST_WORDS,
    AddBot,
    Back,
    Clear,
    Go,
    HandOver,
    Invite,
    Mute,
    Rematch,
    Say,
    Sit,
    Stand,
    Start,
    ToServer,
    Undo,
)


@dataclass(frozen=True)
class Ask:
    """Ask the table for this."""

    request: ToServer


@dataclass(frozen=True)
class Answer:
    """Answer a claim by its number as it is shown, or the last one."""

    number: int | None
    reply: Reply


@dataclass(frozen=True)
class ListClaims:
    """Show what may be claimed, all of it or what holds these words."""

    words: str


@dataclass(frozen=True)
class PickClaim:
    """Make the claim with this number in the list."""

    number: int


@dataclass(frozen=True)
class Set:
    """Set the table anew in one thing."""

    name: str
    value: str


@dataclass(frozen=True)
class ShowTalk:
    """Tell what was said."""


@dataclass(frozen=True)
class ShowLink:
    """Show the link of the table."""


@dataclass(frozen=True)
class WaitFor:
    """Wait for whoever is away at this seat, or wherever a bot is on its way."""

    seat: int | None


@dataclass(frozen=True)
class LetPlay:
    """Let a bot play for whoever is away, likewise."""

    seat: int | None


@dataclass(frozen=True)
class Call:
    """Call whoever is away, likewise."""

    seat: int | None


@dataclass(frozen=True)
class TakeSeat:
    """Ask for a seat that was given up or that a bot plays for somebody: this one, or any."""

    seat: int | None


@dataclass(frozen=True)
class Admit:
    """Let somebody in who asks for a seat, or not: who has this name, or whoever asks."""

    name: str
    welcome: bool


@dataclass(frozen=True)
class Leave:
    """Give the seat up, and go."""


About = WaitFor | LetPlay | Call | TakeSeat | Admit
"""What is about somebody who is away, or about their seat."""
TableOrder = Ask | Answer | ListClaims | PickClaim | Set | ShowTalk | ShowLink | Leave | About

WORDS = {
    "sit": ("sit", "asseoir"),
    "stand": ("stand", "lever"),
    "bot": ("bot", "robot"),
    "remove": ("remove", "enlever"),
    "set": ("set", "régler", "regler"),
    "invite": ("invite", "inviter"),
    "host": ("host", "hôte", "hote"),
    "start": ("start", "commencer"),
    "rematch": ("rematch", "revanche"),
    "undo": ("undo", "annuler"),
    "back": ("back", "retour"),
    "go": ("go", "pause", "s’absenter", "s'absenter", "absenter"),
    "wait": ("wait", "attendre"),
    "let": ("let", "laisser"),
    "call": ("call", "appeler"),
    "take": ("take", "prendre", "reprendre"),
    "refuse": ("refuse", "refuser"),
    "say": ("say", "dire"),
    "claim": ("claim", "claims", "affirmer"),
    "mute": ("mute", "taire"),
    "unmute": ("unmute", "écouter", "ecouter"),
    "talk": ("talk", "discussion"),
    "link": ("link", "lien"),
    "leave": ("leave", "partir"),
    Reply.BELIEVE.value: ("believe", "croire"),
    Reply.DOUBT.value: ("doubt", "douter"),
    Reply.AGREE.value: ("agree", "approuver"),
    Reply.SHRUG.value: ("shrug", "hausser"),
}
LET_PLAY = re.compile(r"(?:(?:a |un )?(?:ro)?bot\b)? *(?:(?:play|jouer)\b)? *(?:(?:for|pour) )? *(.*)", re.IGNORECASE)
LET_IN = re.compile(r"(?:in|entrer)(?: (.+))?", re.IGNORECASE)
TAKE = re.compile(r"(?:(?:over|la place de)\b ?)?(.*)", re.IGNORECASE)
MEANT = {word: meaning for meaning, words in WORDS.items() for word in words}


def understand_at_table(typed: str, mark: str, names: Sequence[str], level: str) -> TableOrder | None:
    """What was meant by a line, with a mark for what it asks; None if it is not about the table.

    Seats are meant by number or by name; `level` is that of a bot whose level is not said.
    """
    word, _, rest = typed.strip().partition(" ")
    rest = rest.strip()
    meant = MEANT.get(word.lower())
    match meant:
        case None:
            return None
        case "say" if rest:
            return Ask(Say(mark, rest[:MOST_WORDS]))
        case "claim":
            number = whole(rest)
            return ListClaims(rest) if number is None else PickClaim(number)
        case "believe" | "doubt" | "agree" | "shrug" if not rest or whole(rest) is not None:
            return Answer(whole(rest), Reply(meant))
        case "mute" | "unmute" if rest:
            return Ask(Mute(mark, rest, muted=meant == "mute"))
        case "invite" if rest:
            return Ask(Invite(mark, rest))
        case "set" if rest:
            name, _, value = rest.replace("=", " ", 1).partition(" ")
            return Set(name.lower(), value.strip())
        case "bot":
            return bot(mark, rest, names, level)
        case "sit" | "remove" | "host":
            return about_seat(meant, mark, rest, names)
        case "wait" | "let" | "call" | "take" | "refuse":
            return about_absence(meant, rest, names)
        case _:
            return bare(meant, mark) if not rest else None


def bot(mark: str, rest: str, names: Sequence[str], level: str) -> TableOrder:
    """`bot`, `bot minister`, `bot 3`, `bot minister 3`."""
    words = rest.split()
    seat = seat_called(words[-1], names) if words else None
    if seat is not None:
        words.pop()
    return Ask(AddBot(mark, words[0] if words else level, seat))


def about_seat(meant: str, mark: str, rest: str, names: Sequence[str]) -> TableOrder | None:
    """What is done with one seat."""
    seat = seat_called(rest, names)
    if meant == "sit" and (seat is not None or not rest):
        return Ask(Sit(mark, seat))
    if seat is None:
        return None
    return Ask(Clear(mark, seat) if meant == "remove" else HandOver(mark, seat))


def about_absence(meant: str, rest: str, names: Sequence[str]) -> About | None:
    """`wait`, `wait Bob`, `let a bot play`, `let a bot play for Bob`, `let Bob`, `let in Eve`, `take over Bob`."""
    let_in = LET_IN.fullmatch(rest) if meant == "let" else None
    if let_in is not None or meant == "refuse":
        return Admit(rest if let_in is None else let_in[1] or "", welcome=let_in is not None)
    shape = {"let": LET_PLAY, "take": TAKE}.get(meant)
    said = None if shape is None else shape.fullmatch(rest)
    called = rest if said is None else said[1] or ""
    seat = seat_called(called, names) if called else None
    if called and seat is None:
        return None
    kinds: dict[str, type[WaitFor | LetPlay | Call | TakeSeat]]
    kinds = {"wait": WaitFor, "let": LetPlay, "call": Call, "take": TakeSeat}
    return kinds[meant](seat)


def bare(meant: str, mark: str) -> TableOrder | None:
    """What is said in one word."""
    match meant:
        case "stand":
            return Ask(Stand(mark))
        case "start":
            return Ask(Start(mark))
        case "rematch":
            return Ask(Rematch(mark))
        case "undo":
            return Ask(Undo(mark))
        case "back":
            return Ask(Back(mark))
        case "go":
            return Ask(Go(mark))
        case "talk":
            return ShowTalk()
        case "link":
            return ShowLink()
        case "leave":
            return Leave()
        case _:
            return None


def seat_called(word: str, names: Sequence[str]) -> int | None:
    """A seat by its number, counted from 1 as people do, or by who sits there."""
    number = whole(word)
    if number is not None:
        return number - 1 if 1 <= number <= len(names) else None
    for seat, name in enumerate(names):
        if name and name.casefold() == word.casefold():
            return seat
    return None
