"""The commands, put together."""

from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand, TyperGroup

from camarilla.cli.account import account
from camarilla.cli.arena import arena
from camarilla.cli.bench import bench
from camarilla.cli.decks import decks
from camarilla.cli.helps import headed, help_text
from camarilla.cli.join import join
from camarilla.cli.lab import lab
from camarilla.cli.play import play
from camarilla.cli.replay import replay
from camarilla.cli.rules import rules
from camarilla.cli.serve import FILE, home_folder, serve, serve_at_home
from camarilla.cli.simulate import simulate
from camarilla.cli.verify import verify

if TYPE_CHECKING:
    from typer._click import Context  # what typer's own commands are given


class Command(TyperCommand):
    """A command whose help has no English words in French."""

    def get_help(self, ctx: "Context") -> str:
        """The help of the command."""
        return headed(super().get_help(ctx))


class Commands(TyperGroup):
    """All commands, with the same care."""

    def get_help(self, ctx: "Context") -> str:
        """The help of the whole, and where this user's tables are."""
        return f"{headed(super().get_help(ctx))}\n\n{help_text('kept')} {home_folder() / FILE}"


app = typer.Typer(
    name="camarilla",
    cls=Commands,
    help=help_text("camarilla"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the value of the option
    """`--version`: which Camarilla this is, and how its engine was built."""
    if not wanted:
        return
    from importlib.metadata import version

    from camarilla.core.build import is_compiled

    typer.echo(f"camarilla {version('camarilla')} ({'mypyc' if is_compiled() else 'pure Python'})")
    raise typer.Exit


@app.callback(invoke_without_command=True)
def camarilla(  # noqa: PLR0913 - one for each option of the command
    context: typer.Context,
    *,
    version: Annotated[  # noqa: ARG001 - its callback has answered
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help=help_text("version"))
    ] = False,
    port: Annotated[int | None, typer.Option(metavar="PORT", help=help_text("home-port"))] = None,
    only_here: Annotated[bool, typer.Option("--only-here", help=help_text("only-here"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=help_text("no-browser"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """With no command: a server on this machine."""
    if context.invoked_subcommand is None:
        serve_at_home(port, lang, only_here=only_here, browser=not no_browser)
    elif port is not None or only_here or no_browser or lang is not None:
        from camarilla.cli.words import Refused, speaking

        with speaking(lang):
            raise Refused("cli-options-behind", command=context.invoked_subcommand)


app.command(cls=Command, help=help_text("serve"))(serve)
app.command(cls=Command, help=help_text("play"))(play)
app.command(cls=Command, help=help_text("join"))(join)
app.command(cls=Command, help=help_text("account"))(account)
app.command(cls=Command, help=help_text("replay"))(replay)
app.command(cls=Command, help=help_text("verify"))(verify)
app.command(cls=Command, help=help_text("rules"))(rules)
app.command(cls=Command, help=help_text("decks"))(decks)
app.command(cls=Command, help=help_text("simulate"))(simulate)
app.command(cls=Command, help=help_text("arena"))(arena)
app.command(cls=Command, help=help_text("lab"))(lab)
app.command(cls=Command, help=help_text("bench"))(bench)
