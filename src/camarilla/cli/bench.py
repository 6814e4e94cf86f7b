"""`camarilla bench`: how fast this engine is here."""

from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.cli.measure import Result
    from camarilla.locales import Speaker

DEFAULT_PLAYERS = 4
DEFAULT_SECONDS = 7.0
ROUNDS = 5


def bench(
    players: Annotated[int, typer.Option(help=help_text("players"))] = DEFAULT_PLAYERS,
    seconds: Annotated[float, typer.Option(min=0.01, help=help_text("seconds"))] = DEFAULT_SECONDS,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
) -> None:
    """Measure every game that is for so many players."""
    from camarilla.cli.words import Refused, speaking

    with speaking(lang) as speaker:
        from camarilla.cli.measure import contenders, one_core, run
        from camarilla.games import GAMES

        games = [game for game in GAMES if players in game.seats]
        if not games:
            raise Refused("cli-bench-players", players=players)
        entrants = [entrant for game in games for entrant in contenders(game, players)]
        with one_core():
            results = run(entrants, ROUNDS, seconds / (ROUNDS * len(entrants)))
        if as_json:
            import msgspec

            typer.echo(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
        else:
            show(results, speaker)


def show(results: "list[Result]", speaker: "Speaker") -> None:
    """The results for people, a table a game."""
    from itertools import groupby

    from rich.table import Table

    from camarilla.cli.screen import Screen
    from camarilla.locales.numbers import decimal, grouped

    screen = Screen()
    for subject, its in groupby(results, key=lambda result: result.subject):
        table = Table(border_style="dim")
        table.add_column(speaker.text("cli-bench-measure"))
        table.add_column(speaker.text("cli-bench-rate"), justify="right")
        table.add_column(speaker.text("cli-bench-time"), justify="right")
        for result in its:
            what = speaker.text(f"cli-bench-{result.measure.value}")
            table.add_row(what, grouped(result.median, speaker), decimal(result.microseconds, 2, speaker))
        screen.say(speaker.text("cli-bench-title", build=results[0].package, subject=subject), style="bold")
        screen.show(table)
