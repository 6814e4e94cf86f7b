"""Numbers that are not whole, as each language writes them."""

from camarilla.locales import Speaker


def decimal(number: float, digits: int, speaker: Speaker) -> str:
    """A number with so many decimals."""
    text = f"{round(number, digits) + 0.0:.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text.replace(".", speaker.text("cli-decimal-mark"))


def grouped(number: float, speaker: Speaker) -> str:
    """A large number in groups of three."""
    return f"{number:,.0f}".replace(",", speaker.text("cli-group-mark"))


def percent(share: float, speaker: Speaker) -> str:
    """A share of 1 in hundredths."""
    return speaker.text("cli-percent", share=decimal(100 * share, 1, speaker))
