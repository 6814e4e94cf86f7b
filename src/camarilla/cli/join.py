"""`camarilla join`: play at a table server, in the terminal; or let a bot play there."""

from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    from camarilla.cli.making import Wanted


def join(  # noqa: PLR0913 - one for each option of the command
    url: Annotated[str, typer.Argument(metavar="URL", help=help_text("join-url"))],
    *,
    name: Annotated[str | None, typer.Option(metavar="ANN", help=help_text("join-name"))] = None,
    table: Annotated[str | None, typer.Option(metavar="ID", help=help_text("join-table"))] = None,
    watch: Annotated[bool, typer.Option("--watch", help=help_text("join-watch"))] = False,
    game: Annotated[str | None, typer.Option(metavar="GAME", help=help_text("join-game"))] = None,
    players: Annotated[int | None, typer.Option(help=help_text("players"))] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[,...]", help=help_text("join-bots"))] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))] = None,
    clock: Annotated[str | None, typer.Option(metavar="none|S|S+S", help=help_text("join-clock"))] = None,
    wait: Annotated[str | None, typer.Option(metavar="TIME|never", help=help_text("join-wait"))] = None,
    talk: Annotated[str | None, typer.Option(metavar="free|claims|silent", help=help_text("join-talk"))] = None,
    visibility: Annotated[
        str | None, typer.Option(metavar="public|link|private", help=help_text("join-visibility"))
    ] = None,
    token: Annotated[
        str | None, typer.Option(metavar="KEY", envvar="CAMARILLA_TOKEN", help=help_text("join-token"))
    ] = None,
    bot: Annotated[str | None, typer.Option(metavar="LEVEL", help=help_text("join-bot"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Play at a table server."""
    from camarilla.cli.arriving import Arriving, run_bot
    from camarilla.cli.making import Wanted, from_words
    from camarilla.cli.words import Refused, speaking
    from camarilla.client import address

    with speaking(lang) as speaker:
        server, linked = address(url)
        at = table or linked
        wanted = Wanted(game, players, bots, tuple(option or ()), clock, wait, talk, visibility)
        check_table(wanted, at)
        if bot is not None:
            if token is None or at is None:
                raise Refused("cli-join-bot-needs")
            code = run_bot(server, token, at, bot, speaker)
        else:
            new = None if game is None else from_words(wanted)
            code = Arriving(server, speaker, lang, token).run(name, new or at, watch=watch)
    raise typer.Exit(code)


def check_table(wanted: "Wanted", table: str | None) -> None:
    """What describes a new table goes with no old one, and needs a game."""
    from camarilla.cli.making import Wanted
    from camarilla.cli.words import Refused

    if table is not None and wanted != Wanted():
        raise Refused("cli-join-new-or-old")
    if wanted.game is None and wanted != Wanted():
        raise Refused("cli-join-game-first")
