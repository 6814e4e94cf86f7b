"""`camarilla arena`: a tournament between bots, with how sure one can be of what came of it."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.arena.report import Result
    from camarilla.arena.tournament import Number, Plan, Series
    from camarilla.locales import Speaker

DEFAULT_PLAYERS = 4


def arena(  # noqa: PLR0913 - one for each option of the command
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    *,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[:COUNT][,...]", help=help_text("arena-bots"))] = None,
    players: Annotated[int, typer.Option(show_default=False, help=help_text("players"))] = DEFAULT_PLAYERS,
    games: Annotated[int, typer.Option(min=1, help=help_text("arena-games"))] = 400,
    budget: Annotated[str | None, typer.Option(metavar="TIME|ITERATIONS", help=help_text("budget"))] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=help_text("arena-seed"))] = "1",
    deck: Annotated[str | None, typer.Option(metavar="NAME|FILE", help=help_text("deck"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=help_text("arena-jobs"))] = None,
    deal: Annotated[str | None, typer.Option(metavar="DEAL/ROTATION", help=help_text("arena-deal"))] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=help_text("cluster"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=help_text("out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Let levels of bots play against each other."""
    from camarilla.cli.words import Refused, check_players, complain, game_called, meaning, speaking

    with speaking(lang) as speaker:
        from camarilla.arena.budget import USUAL
        from camarilla.arena.budget import budget as budget_of
        from camarilla.arena.lineup import lineup
        from camarilla.arena.report import result_of
        from camarilla.arena.tournament import Plan, deals_for
        from camarilla.bots import levels_of
        from camarilla.cli.arena_tables import show
        from camarilla.cli.tournaments import as_text, play_out, table_options, working

        played = game_called(game)
        if bots is None:
            raise Refused("arena-who-plays", levels=", ".join(levels_of(played.key)))
        with meaning():
            seats = lineup(bots, check_players(played, players), played.key)
            thinking = USUAL if budget is None else budget_of(budget)
        options = table_options(played, option, deck)
        plan = Plan(played.key, seats, seed, deals_for(games, seats), thinking, options)
        if deal is not None:
            play_alone(plan, game_numbered(deal, plan), speaker, as_json=as_json)
            return
        if plan.games != games:
            complain(
                speaker.text("arena-rounded", asked=games, games=plan.games, deals=plan.deals, turns=plan.rotations)
            )
        if out is not None and any(out.glob("*-players")):
            raise Refused("arena-other-plan", folder=str(out))
        series = play_out(plan, out, working(jobs, cluster), sys.argv[1:], speaker)
        found = result_of(plan, series)
        if out is not None:
            write_all(out, plan, series, found, speaker)
        if as_json:
            typer.echo(as_text(found))
        else:
            show(found, speaker)


def write_all(out: Path, plan: "Plan", series: "Mapping[int, Series]", found: "Result", speaker: "Speaker") -> None:
    """The result and everything it came from, into a folder."""
    from camarilla.arena.keeping import replace
    from camarilla.arena.report import games_of, seat_games_of
    from camarilla.arena.sheets import write_sheets
    from camarilla.cli.tournaments import as_text, draw_if_possible

    games = games_of(plan, series)
    seat_games = list(seat_games_of(plan.lineup, games))
    replace(out / "result.json", as_text(found).encode())
    write_sheets(out, games, seat_games)

    def draw() -> None:
        from camarilla.arena.plots import Plots

        Plots(out, speaker).draw_result(found, seat_games)

    draw_if_possible(out, draw, speaker)


def game_numbered(text: str, plan: "Plan") -> "Number":
    """One game of a plan, from what people type."""
    from camarilla.arena.tournament import Number
    from camarilla.cli.words import Refused

    deal, _, rotation = text.partition("/")
    if not (deal.isdecimal() and rotation.isdecimal() and int(rotation) < plan.rotations):
        raise Refused("arena-bad-deal", typed=text, most=plan.rotations - 1)
    return Number(int(deal), int(rotation))


def play_alone(plan: "Plan", number: "Number", speaker: "Speaker", *, as_json: bool) -> None:
    """One game, in this process: whatever goes wrong in it goes wrong here."""
    from camarilla.arena.tournament import play_game
    from camarilla.cli.arena_tables import show_game
    from camarilla.cli.tournaments import as_text

    played = play_game(plan, number)
    if as_json:
        typer.echo(as_text(played))
    else:
        show_game(plan, played, speaker)
