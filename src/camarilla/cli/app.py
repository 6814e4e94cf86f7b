"""The commands, put together."""

from typing import Annotated

import typer

from camarilla.cli.bench import bench
from camarilla.cli.decks import decks
from camarilla.cli.helps import help_text
from camarilla.cli.play import play
from camarilla.cli.replay import replay
from camarilla.cli.rules import rules
from camarilla.cli.simulate import simulate

app = typer.Typer(
    name="camarilla",
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
def camarilla(
    context: typer.Context,
    *,
    version: Annotated[  # noqa: ARG001 - its callback has answered
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help=help_text("version"))
    ] = False,
) -> None:
    """With no command: the short help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command(help=help_text("play"))(play)
app.command(help=help_text("replay"))(replay)
app.command(help=help_text("rules"))(rules)
app.command(help=help_text("decks"))(decks)
app.command(help=help_text("simulate"))(simulate)
app.command(help=help_text("bench"))(bench)
