"""`camarilla simulate`: many games between bots, with what came of them."""

from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.cli.simulation import Plan, Report, Tally
    from camarilla.locales import Speaker

DEFAULT_PLAYERS = 4
STOPPED = 130


def simulate(  # noqa: PLR0913 - one for each option of the command
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    *,
    players: Annotated[int, typer.Option(help=help_text("players"))] = DEFAULT_PLAYERS,
    games: Annotated[int, typer.Option(min=1, help=help_text("games"))] = 1000,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=help_text("simulate-seed"))] = "1",
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[,...]", help=help_text("bots"))] = None,
    deck: Annotated[str | None, typer.Option(metavar="NAME|FILE", help=help_text("deck"))] = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_text("jobs"))] = 1,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
    debts: Annotated[bool, typer.Option("--debts", help=help_text("debts"))] = False,
    three_player_cards: Annotated[
        int | None, typer.Option(metavar="45|46", help=help_text("three-player-cards"))
    ] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
) -> None:
    """Play many games between bots."""
    from camarilla.cli.words import check_players, complain, game_called, options_chosen, speaking

    with speaking(lang) as speaker:
        from camarilla.cli.decks import deck_chosen
        from camarilla.cli.house import bot_levels
        from camarilla.cli.simulation import Plan, report

        played = game_called(game)
        levels = bot_levels(bots, check_players(played, players), played.key)
        chosen = options_chosen(option)
        if debts:
            chosen["debts"] = True
        if three_player_cards is not None:
            chosen["three_player_cards"] = three_player_cards
        if deck is not None:
            chosen["deck"] = deck_chosen(played, deck)
        plan = Plan(played.key, tuple(levels), seed, games, chosen)
        try:
            found = report(plan, watched(plan, jobs, speaker))
        except KeyboardInterrupt:
            complain(speaker.text("cli-simulate-stopped"))
            raise typer.Exit(STOPPED) from None
        if as_json:
            import msgspec

            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            show(found, speaker)


def watched(plan: "Plan", jobs: int, speaker: "Speaker") -> "Tally":
    """Play all games under a progress bar, which goes where errors go."""
    from camarilla.cli.progress import progress
    from camarilla.cli.simulation import empty, play_all

    tally = empty(len(plan.bots))
    with progress(speaker.text("cli-simulate-games"), plan.games) as advance:
        for some in play_all(plan, jobs):
            tally.add(some)
            advance(some.games)
    return tally


def show(found: "Report", speaker: "Speaker") -> None:
    """The results for people."""
    from rich.table import Table

    from camarilla.cli.screen import Screen
    from camarilla.locales.numbers import decimal, percent

    screen = Screen()
    what = speaker.text(
        "cli-simulate-title", games=found.games, game=found.game, players=found.players, seed=found.seed
    )
    screen.say(what, style="bold")
    table = Table(border_style="dim")
    table.add_column(speaker.text("cli-simulate-seat"))
    table.add_column(speaker.text("cli-simulate-bot"))
    for name in ("points", "spread", "wins", "win-share"):
        table.add_column(speaker.text(f"cli-simulate-{name}"), justify="right")
    for number, seat in enumerate(found.seats, start=1):
        table.add_row(
            str(number),
            seat.bot,
            decimal(seat.mean_points, 2, speaker),
            decimal(seat.spread, 2, speaker),
            decimal(seat.wins, 1, speaker),
            percent(seat.wins / found.games, speaker),
        )
    screen.show(table)
    mean = decimal(found.mean_decisions, 1, speaker)
    screen.say(speaker.text("cli-simulate-length", mean=mean, shortest=found.shortest, longest=found.longest))
    for name, share in found.shares.items():
        screen.say(speaker.text(f"cli-share-{name}", share=percent(share, speaker)))
