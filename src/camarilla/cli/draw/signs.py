"""What all tables draw alike: players by symbol and colour, numbers with a true minus."""

from rich.text import Text

from camarilla.locales import Speaker

SYMBOLS = ("♦", "♥", "★", "♣", "♠", "▲", "●", "■")
STYLES = ("bright_blue", "red", "yellow", "green", "magenta", "cyan", "bright_red", "bright_green")


def signed(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def with_sign(value: int) -> str:
    """A number with its sign, also a plus."""
    return f"+{value}" if value > 0 else signed(value)


def who(seat: int, speaker: Speaker) -> Text:
    """A player: symbol and name in their colour."""
    return Text(f"{SYMBOLS[seat]} {speaker.name(seat)}", style=STYLES[seat])
