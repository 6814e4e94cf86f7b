"""`camarilla replay`: a saved game told as a story, through somebody's eyes or with everything open."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.cli.log import Marked
    from camarilla.cli.screen import Screen
    from camarilla.core.match import Match
    from camarilla.locales import Speaker


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("record"))],
    seat: Annotated[str | None, typer.Option(metavar="K|NAME", help=help_text("seat"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
    *,
    everything: Annotated[bool, typer.Option("--all", help=help_text("all"))] = False,
) -> None:
    """Tell a saved game."""
    from camarilla.cli.words import Refused, speaking

    with speaking(lang) as speaker:
        if everything and seat is not None:
            raise Refused("cli-seat-or-all")
        from camarilla.cli.house import clean_names, resumed

        match = resumed(file).match
        speaker.names = tuple(clean_names(match.names))
        reader = None if seat is None else seat_called(seat, match, speaker)
        tell(match, reader, speaker, everything=everything)


def seat_called(asked: str, match: "Match", speaker: "Speaker") -> int:
    """A seat by its number, counted from 1 as people do, or by the player's name."""
    from camarilla.cli.words import Refused

    names = [speaker.name(seat) for seat in range(match.players)]
    if asked.isdecimal() and 1 <= int(asked[:6]) <= match.players:
        return int(asked) - 1
    if asked in names:
        return names.index(asked)
    raise Refused("cli-no-seat", asked=asked, players=", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1)))


def tell(match: "Match", reader: int | None, speaker: "Speaker", *, everything: bool) -> None:
    """Print the story, a chapter after another, and how it ended."""
    from camarilla.cli.screen import Screen

    screen = Screen()
    with screen.paged():
        tell_on(screen, match, reader, speaker, everything=everything)


def story_of(match: "Match", reader: int | None, *, everything: bool) -> "list[Marked]":
    """What happened, in these eyes or with everything open, without what was dropped unseen."""
    from camarilla.cli.log import Marked

    if everything:
        return [Marked(event, by) for event, by in zip(match.truth(), match.marks_of_truth(), strict=True)]
    seen = zip(match.history(reader), match.marks_of(reader), strict=True)
    return [Marked(event, by) for event, by in seen if not event.is_dropped()]


def tell_on(screen: "Screen", match: "Match", reader: int | None, speaker: "Speaker", *, everything: bool) -> None:
    """The same, on this screen."""
    from camarilla.cli.draw import drawing_of
    from camarilla.cli.log import line_of, worth_telling

    drawing = drawing_of(match.game.key)
    eyes = "all" if everything else "spectator" if reader is None else "seat"
    name = "" if reader is None else speaker.name(reader)
    screen.say(speaker.text(f"cli-replay-{eyes}", game=match.game.key, player=name), style="bold")
    for told in worth_telling(drawing, story_of(match, reader, everything=everything)):
        if drawing.chapter(told.event) is not None:
            screen.say()
        line = line_of(match.game, speaker, told)
        if line is not None:
            screen.say(line, indent=2)
    scores = drawing.ending(match, speaker)
    screen.say()
    if scores is None:
        screen.say(speaker.text("cli-replay-unfinished", moves=len(match.moves)))
    else:
        screen.show(scores)
