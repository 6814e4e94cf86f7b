"""The cards of Royal Secrets in a few signs: colour and symbol and text, never colour alone."""

from collections.abc import Sequence
from typing import assert_never

from rich.text import Text

from camarilla.cli.draw.signs import STYLES, SYMBOLS, signed
from camarilla.games.royal_secrets.cards import Card, Cardinal, Courtier, Excuse, Valet
from camarilla.games.royal_secrets.moves import Face
from camarilla.games.royal_secrets.view import Bet
from camarilla.locales import Speaker

COLOURS = ("blue", "red", "yellow", "green", "purple")
VALET_STYLE = "white"
CARDINAL_STYLE = "bright_red"
BACK = " ▒▒ "


def colour_name(colour: int, speaker: Speaker) -> str:
    """The colour of a seat, in words."""
    return speaker.text(f"royal-secrets-{COLOURS[colour]}")


def style_of(card: Card) -> str:
    """The colour a card is printed in."""
    match card:
        case Courtier() | Excuse():
            return STYLES[card.colour]
        case Valet():
            return VALET_STYLE
        case Cardinal():
            return CARDINAL_STYLE
        case _ as never:
            assert_never(never)


def signs(card: Card, speaker: Speaker) -> str:
    """A card as it lies on the table: 20♦, Ex♦, V10 (2), 10."""
    match card:
        case Courtier():
            return f"{card.value}{SYMBOLS[card.colour]}"
        case Excuse():
            return f"{speaker.text('cli-royal-excuse-short')}{SYMBOLS[card.colour]}"
        case Valet():
            return speaker.text("cli-royal-valet-short", value=card.value, rumour=card.rumour)
        case Cardinal():
            return signed(card.value)
        case _ as never:
            assert_never(never)


def brief(card: Card, speaker: Speaker) -> Text:
    """A card of one's own hand, as it is offered below it: 20♦, Excuse♦, Valet 10 (rumour 2)."""
    if isinstance(card, Excuse):
        return Text(f"{excuse(speaker)}{SYMBOLS[card.colour]}", style_of(card))
    return label(card, speaker) if isinstance(card, Valet) else Text(signs(card, speaker), style_of(card))


def label(card: Card, speaker: Speaker) -> Text:
    """A card in full: 20♦ blue, Excuse♦ blue, Valet 10 (rumour 2)."""
    style = style_of(card)
    match card:
        case Courtier():
            return Text(f"{card.value}{SYMBOLS[card.colour]} {colour_name(card.colour, speaker)}", style)
        case Excuse():
            return Text(f"{excuse(speaker)}{SYMBOLS[card.colour]} {colour_name(card.colour, speaker)}", style)
        case Valet():
            return Text(speaker.text("cli-royal-valet", value=card.value, rumour=card.rumour), style)
        case Cardinal():
            return Text(signed(card.value), style)
        case _ as never:
            assert_never(never)


def chip(bet: Bet, speaker: Speaker) -> Text:
    """A bet as it lies: bright if face up, between bars if its reader alone knows it, or its back."""
    if bet.card is None:
        lying = Text(BACK, style="dim")
    elif bet.stabbed:
        lying = Text(f"†{signs(bet.card, speaker)}", style="dim strike")
    elif bet.face is Face.UP:
        lying = Text(f" {signs(bet.card, speaker)} ", style=f"bold reverse {style_of(bet.card)}")
    else:
        lying = Text(f"▒{signs(bet.card, speaker)}▒", style=style_of(bet.card))
    if bet.medal:
        lying.append("×2", style="bold not reverse")
    if bet.recruiter is not None:
        lying.append(f"→{SYMBOLS[bet.recruiter]}", style=f"not reverse {STYLES[bet.recruiter]}")
    return lying


def face(bet: Bet, speaker: Speaker) -> Text:
    """A bet in the fewest signs: 20♦ face up, ▒20♦▒ if its reader alone knows it, ▒▒ hidden."""
    if bet.card is None:
        return Text(BACK.strip(), style="dim")
    signed_card = signs(bet.card, speaker)
    return Text(signed_card if bet.face is Face.UP else f"▒{signed_card}▒", style_of(bet.card))


def in_words(bet: Bet, speaker: Speaker) -> str:
    """A bet in plain words."""
    card = speaker.text("cli-royal-a-card") if bet.card is None else label(bet.card, speaker).plain
    lies = "stabbed" if bet.stabbed else bet.face.value
    words = speaker.text("cli-royal-lies", card=card, lies=lies)
    if bet.medal:
        words += speaker.text("cli-royal-with-medal")
    if bet.recruiter is not None:
        words += speaker.text("cli-royal-recruited-by", player=speaker.name(bet.recruiter))
    return words


def hand_lines(cards: Sequence[Card], speaker: Speaker) -> list[Text]:
    """Cards sorted by colour, a line for each: symbol, colour name, values; Valets with their rumours."""
    lines: list[Text] = []
    for colour, symbol in enumerate(SYMBOLS[: len(COLOURS)]):
        own = [card for card in cards if isinstance(card, Courtier | Excuse) and card.colour == colour]
        if own:
            shown = [str(card.value) if isinstance(card, Courtier) else excuse(speaker) for card in own]
            text = f"{symbol} {colour_name(colour, speaker)}  {'  '.join(shown)}"
            lines.append(Text(text, style=STYLES[colour]))
    valets = [card for card in cards if isinstance(card, Valet)]
    if valets:
        shown = [speaker.text("cli-royal-valet-held", value=card.value, rumour=card.rumour) for card in valets]
        lines.append(Text(f"{speaker.text('cli-royal-valets')}  {'  '.join(shown)}", style=VALET_STYLE))
    return lines


def excuse(speaker: Speaker) -> str:
    """What an Excuse is called."""
    return speaker.text("cli-royal-excuse")
