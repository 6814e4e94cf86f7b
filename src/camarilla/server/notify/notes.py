"""What a call says: the game, the table by its host's name, and that it is one's turn. Nothing else, ever."""

import unicodedata

from camarilla.locales import Speaker
from camarilla.protocol.calls import Note
from camarilla.server.notify.preferences import Language
from camarilla.server.table import Table

VOWELS = frozenset("aeiou")


def turn_note(table: Table, lang: Language, address: str = "") -> Note:
    """That it is somebody's turn at a table."""
    host = table.host.name
    speaker = Speaker(lang)
    message = "calls-turn-vowel" if begins_with_a_vowel(host) else "calls-turn"
    title = speaker.text(f"web-game-{table.game.key}")
    return Note(title, speaker.text(message, host=host), f"{address}/t/{table.id}", table.id, lang)


def trial_note(lang: Language, address: str = "") -> Note:
    """What somebody gets who wants to see whether calls reach them."""
    speaker = Speaker(lang)
    return Note(speaker.text("calls-trial-title"), speaker.text("calls-trial"), f"{address}/settings", "trial", lang)


def begins_with_a_vowel(name: str) -> bool:
    """Whether French says "d’" before a name, as far as its letters tell: Ann, Étienne, Hélène, Yves; not Yann."""
    letters = [sign for sign in unicodedata.normalize("NFKD", name.casefold()) if sign.isalpha()]
    if not letters:
        return False
    first, after = letters[0], letters[1] if len(letters) > 1 else "b"
    return first in VOWELS or (first == "h" and after in VOWELS) or (first == "y" and after not in VOWELS)
