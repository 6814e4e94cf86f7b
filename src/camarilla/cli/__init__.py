"""The command `camarilla`, one file a command. Heavy parts are imported when a command needs them."""


def main() -> None:
    """Where the command starts."""
    from camarilla.cli.app import app

    app()
