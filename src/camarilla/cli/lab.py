"""`camarilla lab`: what bots that play against themselves tell of a game's balance."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.arena.lab import Balance, Lab
    from camarilla.arena.running import Workers
    from camarilla.arena.tournament import Plan
    from camarilla.locales import Speaker


def lab(  # noqa: PLR0913 - one for each option of the command
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    *,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL", help=help_text("lab-bots"))] = None,
    players: Annotated[int | None, typer.Option(help=help_text("lab-players"))] = None,
    games: Annotated[int, typer.Option(min=1, help=help_text("lab-games"))] = 1000,
    budget: Annotated[str | None, typer.Option(metavar="TIME|ITERATIONS", help=help_text("budget"))] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=help_text("arena-seed"))] = "1",
    deck: Annotated[str | None, typer.Option(metavar="NAME|FILE", help=help_text("deck"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=help_text("arena-jobs"))] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=help_text("cluster"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=help_text("out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Look at a game closely, for every number of players."""
    from camarilla.cli.words import Refused, check_players, game_called, meaning, speaking

    with speaking(lang) as speaker:
        from camarilla.arena.budget import USUAL
        from camarilla.arena.budget import budget as budget_of
        from camarilla.arena.keeping import PLAN
        from camarilla.arena.lab import Lab
        from camarilla.arena.tournament import Plan
        from camarilla.bots import usual_level
        from camarilla.cli.house import bot_levels
        from camarilla.cli.lab_tables import show
        from camarilla.cli.tournaments import as_text, table_options, working

        played = game_called(game)
        counts = list(played.seats) if players is None else [check_players(played, players)]
        if bots is not None and "," in bots:
            raise Refused("lab-one-level")
        level = bot_levels(bots or usual_level(played.key), 1, played.key)[0]
        with meaning():
            thinking = USUAL if budget is None else budget_of(budget)
        options = table_options(played, option, deck)
        if out is not None and (out / PLAN).exists():
            raise Refused("arena-other-plan", folder=str(out))
        plans = [Plan(played.key, (level,) * count, seed, games, thinking, options, closely=True) for count in counts]
        balances = [looked_at(plan, out, working(jobs, cluster), speaker) for plan in plans]
        found = Lab(played.key, level, seed, str(thinking), balances)
        if out is not None:
            write_all(out, found, speaker)
        if as_json:
            typer.echo(as_text(found))
        else:
            show(found, speaker)


def looked_at(plan: "Plan", out: Path | None, workers: "Workers", speaker: "Speaker") -> "Balance":
    """Play the games of one number of players, in a folder of their own."""
    from camarilla.arena.lab import balance_of
    from camarilla.arena.report import games_of, seat_games_of
    from camarilla.arena.sheets import write_sheets
    from camarilla.cli.tournaments import play_out

    folder = None if out is None else out / folder_of(plan.players)
    again = ["arena", *sys.argv[2:], "--players", str(plan.players), "--bots", plan.lineup[0]]
    series = play_out(plan, folder, workers, again, speaker)
    if folder is not None:
        games = games_of(plan, series)
        write_sheets(folder, games, seat_games_of(plan.lineup, games))
    return balance_of(plan, series)


def write_all(out: Path, found: "Lab", speaker: "Speaker") -> None:
    """All that was found, into a folder."""
    from camarilla.arena.keeping import replace
    from camarilla.arena.lab_sheets import write_lab_sheets
    from camarilla.cli.tournaments import as_text, draw_if_possible

    replace(out / "result.json", as_text(found).encode())
    write_lab_sheets(out, found)

    def draw() -> None:
        from camarilla.arena.lab_plots import draw_lab

        draw_lab(out, found, speaker)

    draw_if_possible(out, draw, speaker)


def folder_of(players: int) -> str:
    """Where the games of so many players are."""
    return f"{players}-players"
