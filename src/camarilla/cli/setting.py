"""How a table is set, from what people type, and in words."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from camarilla.cli.times import spelled
from camarilla.cli.words import Refused, game_called, option_value
from camarilla.core.match import check_players
from camarilla.games import game_named
from camarilla.locales import Speaker
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, Settings, Talk, Visibility

T = TypeVar("T")
DAYS = frozenset({"days", "jours"})
NEVER = frozenset({"never", "none", "jamais"})
NONE = frozenset({"none", "no", "off", "non", "aucune", "0"})
BANK = re.compile(r"(\d{1,6})\s*\+\s*(\d{1,4})")
TIME = re.compile(r"(\d{1,7}) ?(s|m|min|h|d|j)?")
UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400, "j": 86400}
PRESETS = ("60", "90", "3m", "10m", "1d", "never")
"""Waiting times, as they are typed, for a table without a clock."""
TALKS = {talk.value: talk for talk in Talk}
VISIBILITIES = {visibility.value: visibility for visibility in Visibility}


def changed(settings: Settings, name: str, value: str) -> Settings:
    """Settings with one thing set anew. Raises Refused or BadOptions."""
    setters: dict[str, Callable[[], Settings]] = {
        "game": lambda: other_game(settings, value),
        "players": lambda: checked(settings, players=number(name, value)),
        "talk": lambda: checked(settings, talk=one_of(TALKS, name, value)),
        "clock": lambda: for_days(settings) if value in DAYS else checked(settings, clock=clock(value)),
        "visibility": lambda: checked(settings, visibility=one_of(VISIBILITIES, name, value)),
        "spectators": lambda: checked(settings, spectators=truth(name, value)),
        "rated": lambda: checked(settings, rated=truth(name, value)),
        "grace": lambda: checked(settings, grace=waiting_time(value)),
        "wait": lambda: checked(settings, grace=waiting_time(value)),
    }
    if name in setters:
        return setters[name]()
    chosen = settings.options | option(settings.game, name, value)
    game_named(settings.game).options(chosen)
    return checked(settings, options=chosen)


def option(game: str, name: str, value: str) -> dict[str, object]:
    """One option of a game; a deck by its name or its file."""
    from camarilla.cli.decks import deck_chosen

    key = name.replace("-", "_")
    if key == "deck":
        return {key: msgspec.to_builtins(deck_chosen(game_named(game), value))}
    return {key: option_value(value)}


def other_game(settings: Settings, key: str) -> Settings:
    """Another game, with its own options as they come; as many players as it can have of these."""
    game = game_called(key)
    players = min(max(settings.players, game.seats[0]), game.seats[-1])
    return checked(settings, game=game.key, players=players, options={})


def checked(settings: Settings, **new: object) -> Settings:
    """Settings with something new in them, as a table would take them."""
    try:
        made = msgspec.convert(msgspec.to_builtins(settings) | msgspec.to_builtins(new), Settings)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-data", why=str(wrong)) from wrong
    check_players(game_named(made.game), made.players)
    return made


def for_days(settings: Settings) -> Settings:
    """A table for play over days: no clock, and nobody plays for somebody who is away."""
    return checked(settings, clock=NoClock(), grace=None)


def clock(text: str) -> Clock:
    """A clock: none, seconds for each decision, or seconds for the game and for each decision on top."""
    word = text.strip().lower()
    if word in NONE:
        return NoClock()
    bank = BANK.fullmatch(word)
    try:
        if bank is not None:
            return msgspec.convert({"kind": "bank", "seconds": int(bank[1]), "increment": int(bank[2])}, Bank)
        if word.isdecimal() and len(word) <= 6:  # noqa: PLR2004 - a week in seconds
            return msgspec.convert({"kind": "decision", "seconds": int(word)}, PerDecision)
    except msgspec.ValidationError:
        pass
    raise Refused("cli-join-bad-clock", clock=text)


def waiting_time(text: str) -> int | None:
    """How long a table waits for somebody who is away, in seconds: 90, 3m, 2h, 1d; None for never."""
    word = text.strip().lower()
    if word in NEVER:
        return None
    said = TIME.fullmatch(word)
    if said is None:
        raise Refused("cli-join-bad-wait", value=text)
    return int(said[1]) * UNITS[(said[2] or "")[:1]]


def number(name: str, text: str) -> int:
    """A whole number."""
    if not text.isdecimal() or len(text) > 7:  # noqa: PLR2004 - two weeks in seconds
        raise Refused("cli-join-bad-setting", name=name, value=text)
    return int(text)


def truth(name: str, text: str) -> bool:
    """Yes or no."""
    value = option_value({"on": "yes", "off": "no"}.get(text.lower(), text))
    if not isinstance(value, bool):
        raise Refused("cli-join-bad-setting", name=name, value=text)
    return value


def one_of(known: dict[str, T], name: str, text: str) -> T:
    """One of a few words, as it is or by its number."""
    word = {str(number): word for number, word in enumerate(known, start=1)}.get(text, text.lower())
    if word not in known:
        raise Refused("cli-join-one-of", name=name, value=text, words=", ".join(known))
    return known[word]


def in_words(settings: Settings, speaker: Speaker) -> list[str]:
    """How a table is set, a few words a setting; what is as usual is left out."""
    said = [
        speaker.text("cli-join-set-players", players=settings.players),
        speaker.text(f"cli-join-talk-{settings.talk.value}"),
        clock_in_words(settings.clock, speaker),
        speaker.text(f"cli-join-visibility-{settings.visibility.value}"),
    ]
    if isinstance(settings.clock, NoClock):
        said.append(grace_in_words(settings.grace, speaker))
    if not settings.spectators:
        said.append(speaker.text("cli-join-no-spectators"))
    if settings.rated:
        said.append(speaker.text("cli-join-rated"))
    return said + options_in_words(settings, speaker)


def options_in_words(settings: Settings, speaker: Speaker) -> list[str]:
    """The game's options, a few words each; a deck, or whatever else has a name, by that."""
    return [
        speaker.text(f"cli-join-option-{name.replace('_', '-')}", name=option_word(value))
        if isinstance(value, dict)
        else speaker.text(f"cli-join-option-{settings.game}-{name.replace('_', '-')}-{option_word(value)}")
        for name, value in options_of(settings).items()
    ]


def options_as_typed(settings: Settings) -> list[str]:
    """The game's options, as they are typed."""
    return [f"{name}={option_word(value)}" for name, value in options_of(settings).items()]


def options_of(settings: Settings) -> dict[str, object]:
    """The game's options by their names, those that nobody has chosen as the game has them."""
    return msgspec.convert(msgspec.to_builtins(game_named(settings.game).options(settings.options)), dict[str, object])


def option_word(value: object) -> str:
    """The value of an option; a deck by its name."""
    if isinstance(value, dict):
        return str(value.get("name", "?"))
    return str(value).lower() if isinstance(value, bool) else str(value)


def grace_in_words(grace: int | None, speaker: Speaker) -> str:
    """After what time somebody who is away is played for, in a few words."""
    if grace is None:
        return speaker.text("cli-join-set-grace-never")
    return speaker.text("cli-join-set-grace", time=spelled(grace, speaker))


def clock_in_words(clock: Clock, speaker: Speaker) -> str:
    """A clock in a few words."""
    match clock:
        case NoClock():
            return speaker.text("cli-join-clock-none")
        case PerDecision():
            return speaker.text("cli-join-clock-decision", seconds=clock.seconds)
        case Bank():
            return speaker.text("cli-join-clock-bank", seconds=clock.seconds, increment=clock.increment)
