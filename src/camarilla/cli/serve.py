"""`camarilla`, and `camarilla serve`: a table server, at home or on a host."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from camarilla.cli.helps import help_text

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from camarilla.locales import Speaker
    from camarilla.server.settings import Pace, Running

EVERYWHERE = "0.0.0.0"  # noqa: S104 - friends in the same house are to come in; --only-here keeps it private
HERE = "127.0.0.1"
LEVELS = ("debug", "info", "warning", "error")
FILE = "tables.db"


def serve_at_home(port: int | None, lang: str | None, *, only_here: bool, browser: bool) -> None:
    """A server on this machine, for the house: no option is needed."""
    from camarilla.cli.addresses import listen, listen_somewhere, open_browser
    from camarilla.cli.words import speaking

    with speaking(lang) as speaker:
        host = HERE if only_here else EVERYWHERE
        file = home_file()
        listening = listen_somewhere(host) if port is None else listen(host, port)
        local = f"http://localhost:{listening.getsockname()[1]}"

        def ready() -> None:
            tell(listening, host, speaker)
            typer.echo(speaker.text("cli-serve-kept", file=str(file)))
            if browser:
                open_browser(local)

        from camarilla.server.settings import Running

        running = Running(host=host, database=f"sqlite:///{file}", log_level="WARNING")
        run(running, listening, ready, speaker)


def serve(  # noqa: PLR0913 - one for each option of the command
    *,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="CAMARILLA_HOST", show_envvar=False, help=help_text("host"))
    ] = "",
    port: Annotated[
        int | None, typer.Option(metavar="PORT", envvar="CAMARILLA_PORT", show_envvar=False, help=help_text("port"))
    ] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", envvar="CAMARILLA_DATABASE", show_envvar=False, help=help_text("database"))
    ] = "",
    redis: Annotated[
        str, typer.Option(metavar="URL", envvar="CAMARILLA_REDIS", show_envvar=False, help=help_text("redis"))
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", envvar="CAMARILLA_ORIGIN", show_envvar=False, help=help_text("origin")),
    ] = None,
    proxied: Annotated[
        bool, typer.Option("--proxied", envvar="CAMARILLA_PROXIED", show_envvar=False, help=help_text("proxied"))
    ] = False,
    workers: Annotated[
        int | None, typer.Option(metavar="N", envvar="CAMARILLA_WORKERS", show_envvar=False, help=help_text("workers"))
    ] = None,
    bot_pace: Annotated[
        str, typer.Option(metavar="MS-MS", envvar="CAMARILLA_BOT_PACE", show_envvar=False, help=help_text("bot-pace"))
    ] = "",
    address: Annotated[
        str, typer.Option(metavar="URL", envvar="CAMARILLA_ADDRESS", show_envvar=False, help=help_text("address"))
    ] = "",
    smtp: Annotated[
        str, typer.Option(metavar="URL", envvar="CAMARILLA_SMTP", show_envvar=False, help=help_text("smtp"))
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(metavar="ADDRESS", envvar="CAMARILLA_MAIL_FROM", show_envvar=False, help=help_text("mail-from")),
    ] = "",
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST", envvar="CAMARILLA_PUSH_SERVICE", show_envvar=False, help=help_text("push-service")
        ),
    ] = None,
    no_push: Annotated[
        bool, typer.Option("--no-push", envvar="CAMARILLA_NO_PUSH", show_envvar=False, help=help_text("no-push"))
    ] = False,
    no_webhooks: Annotated[
        bool,
        typer.Option("--no-webhooks", envvar="CAMARILLA_NO_WEBHOOKS", show_envvar=False, help=help_text("no-webhooks")),
    ] = False,
    calls_allow_local: Annotated[
        bool,
        typer.Option(
            "--calls-allow-local",
            envvar="CAMARILLA_CALLS_ALLOW_LOCAL",
            show_envvar=False,
            help=help_text("calls-local"),
        ),
    ] = False,
    log_level: Annotated[
        str,
        typer.Option(
            metavar="|".join(LEVELS), envvar="CAMARILLA_LOG_LEVEL", show_envvar=False, help=help_text("log-level")
        ),
    ] = "",
    lang: Annotated[str | None, typer.Option(metavar="en|fr", help=help_text("lang"))] = None,
) -> None:
    """A server on a host."""
    from camarilla.cli.addresses import listen
    from camarilla.cli.words import Refused, speaking

    with speaking(lang) as speaker:
        from camarilla.server.settings import Calling, Running

        usual = Running()
        workers = usual.workers if workers is None else workers
        if workers < 1:
            raise Refused("cli-serve-workers")
        running = Running(
            host=host or usual.host,
            port=usual.port if port is None else port,
            database=database or f"sqlite:///{home_file()}",
            redis=redis or None,
            origins=tuple(one.rstrip("/") for one in origin or ()),
            proxied=proxied,
            workers=workers,
            pace=pace(bot_pace) if bot_pace else usual.pace,
            log_level=level(log_level or usual.log_level),
            calling=Calling(
                push=not no_push,
                services=tuple(push_service) if push_service else usual.calling.services,
                webhooks=not no_webhooks,
                smtp=smtp or None,
                mail_from=mail_from or None,
                address=address.rstrip("/") or None,
                allow_local=calls_allow_local,
            ),
        )
        listening = listen(running.host, running.port)
        run(running, listening, lambda: tell(listening, running.host, speaker), speaker)


def run(running: "Running", listening: "socket.socket", ready: "Callable[[], None]", speaker: "Speaker") -> None:
    """Serve until it is enough."""
    from camarilla.cli.words import FAILED, Refused
    from camarilla.server.opening import CannotStart
    from camarilla.server.serve import serve as serve_until_stopped

    try:
        serve_until_stopped(running, listening, ready)
    except CannotStart as wrong:
        raise Refused(wrong.sentence.id, FAILED, **wrong.sentence.args) from wrong
    except KeyboardInterrupt:  # while it was still starting, or already closing
        pass
    finally:
        listening.close()
    typer.echo(speaker.text("cli-serve-stopped"))


def tell(listening: "socket.socket", host: str, speaker: "Speaker") -> None:
    """Say where the server is."""
    from camarilla.server.addresses import is_local, is_wildcard, shared, url

    port = int(listening.getsockname()[1])
    shown = "localhost" if is_wildcard(host) or is_local(host) else host
    typer.echo(speaker.text("cli-serve-open", address=url(shown, port)))
    if is_local(host):
        typer.echo(speaker.text("cli-serve-only-here"))
    for address in shared(host, port):
        typer.echo(speaker.text("cli-serve-share", address=address))
    typer.echo(speaker.text("cli-serve-stop"))


def home_folder() -> Path:
    """Where this user's tables are kept."""
    from platformdirs import user_data_path

    return user_data_path("camarilla", appauthor=False)


def home_file() -> Path:
    """The file with this user's tables; nobody else may look into the folder."""
    folder = home_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / FILE


def pace(typed: str) -> "Pace":
    """How long bots seem to think, from "600-1600" or "600"."""
    from camarilla.cli.words import Refused
    from camarilla.server.settings import Pace

    least, _, most = typed.partition("-")
    times = [part.strip() for part in (least, most or least)]
    if not all(part.isascii() and part.isdecimal() for part in times) or int(times[0]) > int(times[1]):
        raise Refused("cli-serve-pace", typed=typed)
    return Pace(int(times[0]), int(times[1]))


def level(typed: str) -> str:
    """How much the log tells."""
    from camarilla.cli.words import Refused

    if typed.lower() not in LEVELS:
        raise Refused("cli-serve-level", typed=typed, levels=", ".join(LEVELS))
    return typed.upper()
