"""`camarilla account`: who one is at a table server, one's account, bots and finished games."""

from typing import Annotated

import typer

from camarilla.cli.helps import help_text


def account(
    url: Annotated[str, typer.Argument(metavar="URL", help=help_text("account-url"))],
    what: Annotated[str, typer.Argument(metavar="[WHAT]", help=help_text("account-what"))] = "",
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]", help=help_text("account-words"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """Manage an account."""
    from camarilla.cli.desk import WHAT, Desk
    from camarilla.cli.words import Refused, speaking
    from camarilla.client import address

    with speaking(lang) as speaker:
        given = words or []
        known = WHAT.get(what)
        if known is None:
            raise Refused("cli-account-what", word=what, words=", ".join(word for word in WHAT if word))
        least, most = known
        if not least <= len(given) <= most:
            raise Refused("cli-account-words", word=what)
        try:
            Desk(address(url)[0], speaker).do(what, given)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
