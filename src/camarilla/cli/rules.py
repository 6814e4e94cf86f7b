"""`camarilla rules`: the rules of a game in our words, or one rule."""

from typing import Annotated

import typer

from camarilla.cli.helps import help_text


def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("game"))] = None,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE]", help=help_text("rule"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Show the rules page, or one rule or chapter by its id."""
    import os
    import sys

    from camarilla.cli import rulebook
    from camarilla.cli.words import Refused, game_called, speaking

    with speaking(lang) as speaker:
        played = game_called(game)
        text = rulebook.page(played.key, speaker.lang)
        if rule is not None:
            found = rulebook.rule(played.key, speaker.lang, rule)
            if found is None:
                raise Refused("cli-no-rule", rule=rule)
            text = found
        if not sys.stdout.isatty():
            typer.echo(text)
            return
        from rich.console import Console
        from rich.markdown import Markdown

        os.environ.setdefault("LESS", "-RFX")  # so that the usual pager shows colours, and stays away from short texts
        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(text), width=min(console.width, 100))
