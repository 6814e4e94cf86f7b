"""The cards and discs of Road to the Palace in a few signs: colour and text, never colour alone."""

from rich.text import Text

from camarilla.games.road_to_the_palace.cards import Card, Character, Disc
from camarilla.games.road_to_the_palace.components import CHARACTERS, DISC_FACES, MISSIONS
from camarilla.games.road_to_the_palace.telling import character_name, disc_name
from camarilla.games.road_to_the_palace.view import Player
from camarilla.locales import Speaker

STYLES = {
    Character.NOBLE: "yellow",
    Character.SOLDIER: "red",
    Character.PRIEST: "bright_blue",
    Character.KING: "bold white",
    Character.QUEEN: "bright_magenta",
    Character.POLITICIAN: "magenta",
}
DISC_STYLES = {
    Disc.FINANCE: "yellow",
    Disc.MILITARY: "red",
    Disc.POLITICS: "bright_blue",
    Disc.TREACHERY: "magenta",
}
MISSION_SIGN = "●"
PURPLE_SIGN = "◆"


def sign(disc: Disc) -> str:
    """A disc in one sign: purple ones differ by their shape."""
    return PURPLE_SIGN if disc is Disc.TREACHERY else MISSION_SIGN


def disc_text(disc: Disc, speaker: Speaker) -> Text:
    """A disc: its sign and its colour in words."""
    return Text(f"{sign(disc)} {speaker.say(disc_name(disc).of)}", style=DISC_STYLES[disc])


def card_text(card: Card, speaker: Speaker) -> Text:
    """A card: Noble 2, Politician."""
    return Text(card_words(card, speaker), style=STYLES[card.character])


def card_words(card: Card, speaker: Speaker) -> str:
    """A card without its article."""
    if card.character is Character.POLITICIAN:
        return speaker.text("cli-road-politician")
    return f"{speaker.say(character_name(card.character).of)} {card.points}"


def character_text(character: Character, speaker: Speaker) -> Text:
    """A Character by name."""
    return Text(speaker.say(character_name(character).of), style=STYLES[character])


def columns_text(player: Player, speaker: Speaker) -> Text:
    """RP-3.9, RP-4.4: the columns from left to right, each with the discs that would lie on it."""
    line = Text()
    for place, column in enumerate(player.columns, start=1):
        if place > 1:
            line.append("  ")
        line.append(f"{place}·", style="dim")
        line.append_text(character_text(column.character, speaker))
        line.append(f" {column.impression}", style=f"bold {STYLES[column.character]}")
        line.append(PURPLE_SIGN * column.purple, style=DISC_STYLES[Disc.TREACHERY])
        number = CHARACTERS.index(column.character)
        if number < MISSIONS:
            line.append(MISSION_SIGN * player.board[number], style=STYLES[column.character])
    return line


def stray_discs(player: Player) -> list[Disc]:
    """RP-4.4: the discs that have no column, and purple ones on the board."""
    owned = {CHARACTERS.index(column.character) for column in player.columns}
    return [
        disc
        for number, disc in enumerate(DISC_FACES)
        for _ in range(player.board[number])
        if number >= MISSIONS or number not in owned
    ]
