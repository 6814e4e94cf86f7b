"""What people may be called at a table server, and which names are too like one another to be two people's.

A name is shown as `clean` returns it: composed (NFKC), without invisible signs, with single spaces. Two people may not
have names of the same `skeleton`, the key under which a name is kept as taken; it is never shown. It folds whatever a
hurried eye confuses: case, accents (Chloé is Chloe), spaces and punctuation, letters of Latin, Cyrillic, Greek and
Armenian that look alike, 0 and O, 1 and l and I, rn and m, vv and w.

The table of look-alikes is our own and small. Packages that carry Unicode's whole list tell whether one sign looks like
another, but they fold neither case nor accents, and the list contradicts case: a capital eta is an H, a small one an n.
Here a small letter goes with its capital; what only the small one resembles is met by refusing a word that mixes
alphabets.
"""

import re
import unicodedata
from typing import Final

from camarilla.bots import FORMER, LEVELS
from camarilla.core.errors import BadData
from camarilla.core.text import Arg, Sentence

MOST_SIGNS: Final = 20
"""How many signs a name has at most, accents not counted; so many fit in a column."""
MOST_TYPED: Final = 200
"""What is longer is not even looked at."""
MOST_MARKS: Final = 2
"""How many marks may stand on one letter once it is composed: Vietnamese needs none, Thai two."""

MOST_KEY: Final = 64
"""How long the skeleton of a name may be; a sign that is put together of several counts for each of them."""

INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Signs that nobody sees, though Unicode counts them as letters, marks or symbols."""
ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""The marks of European letters; those of other scripts make other letters."""
LETTERS: Final = frozenset({"Lu", "Ll", "Lt", "Lo"})
UNSHOWABLE: Final = frozenset({"Cn", "Co", "Cs"})
ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})
"""Alphabets with letters that cannot be told apart."""

LOOK_ALIKES_LISTED: Final = (
    "0o 1i li |i @a $s "  # digits and signs
    "ıi ɩi łi øo đd ðd ħh ŧt ƀb ɑa ɡg ɪi ʟi ɴn ʀr ɢg ʏy ʙb ʜh ǀi ǃi æae œoe "  # noqa: RUF001 - they look alike
    "аa вb еe з3 іi ӏi јj кk ҝk мm нh оo рp сc ѕs тt уy үy хx һh ьb ԁd ԛq ԝw ғf ɵo ѵv ѡw "  # noqa: RUF001
    "αa βb γy εe ζz ηh ιi κk μm νn οo ρp τt υy χx ωw ϳj "  # noqa: RUF001
    "օo ոn սu հh ցg զq յj"  # noqa: RUF001
)
"""Small letters, each with what it is taken for."""
LOOK_ALIKES: Final = {pair[0]: pair[1:] for pair in LOOK_ALIKES_LISTED.split()}
PAIRS: Final = (("rn", "m"), ("vv", "w"))

RESERVED_WORDS: Final = (
    *("Camarilla", "admin", "administrator", "administrateur", "moderator", "modérateur", "mod", "modo"),
    *("system", "système", "server", "serveur", "operator", "opérateur", "root", "staff", "support", "host", "hôte"),
    *("bot", "robot", "computer", "ordinateur", "spectator", "spectateur", "spectatrice", "guest", "invité"),
    *("player", "joueur", "joueuse", "seat", "place", "human", "humain", "anonymous", "anonyme"),
    *("you", "vous", "toi", "me", "moi", "nobody", "personne", "somebody", "quelqu’un", "everybody", "everyone"),
    *("tous", "unknown", "inconnu", "null", "none", "undefined", "true", "false"),
)


def clean(name: str) -> str:
    """A name as it will be shown. Raises BadData, with a sentence, if nobody may be called so."""
    if len(name) > MOST_TYPED:
        raise _refuse("long", most=MOST_SIGNS)
    # Twice, because what stood on both sides of an invisible sign may now be one letter.
    shown = unicodedata.normalize("NFKC", _visible(unicodedata.normalize("NFKC", name)))
    for sign in shown:
        if unicodedata.category(sign) in UNSHOWABLE:
            raise _refuse("sign", sign=f"U+{ord(sign):04X}")
    if not shown:
        raise _refuse("empty")
    if sum(not _is_mark(sign) for sign in shown) > MOST_SIGNS:
        raise _refuse("long", most=MOST_SIGNS)
    _check_marks(shown)
    if len(skeleton(shown)) > MOST_KEY:
        raise _refuse("heavy")
    if not any(unicodedata.category(sign) in LETTERS for sign in shown):
        raise _refuse("letter")
    for word in re.findall(r"[^\W\d_]+", shown):
        if len(ALIKE & {unicodedata.name(sign, "").partition(" ")[0] for sign in word}) > 1:
            raise _refuse("mixed", word=word)
    if is_reserved(shown):
        raise _refuse("reserved", name=shown)
    return shown


def skeleton(name: str) -> str:
    """The key that names have in common if people could take one for another."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", _visible(name)).casefold())
    alike = "".join(LOOK_ALIKES.get(sign, sign) for sign in _plain_digits(ACCENTS.sub("", folded)))
    key = "".join(sign for sign in alike if unicodedata.category(sign)[0] in "LMN" and not _is_modifier(sign))
    for pair, single in PAIRS:
        key = key.replace(pair, single)
    return key


def is_reserved(name: str) -> bool:
    """Whether a name is the system's or a bot's, also with a number after it: "Bot 3"."""
    unnumbered = re.sub(r"[\W\d_]+$", "", name)
    return skeleton(name) in RESERVED or skeleton(unnumbered) in RESERVED


def _visible(text: str) -> str:
    """The text without signs that nobody sees, and with single spaces."""
    seen = [
        sign for sign in INVISIBLE.sub("", text) if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf")
    ]
    return " ".join("".join(seen).split())


def _plain_digits(text: str) -> str:
    digits = [unicodedata.digit(sign, None) for sign in text]
    return "".join(sign if digit is None else str(digit) for sign, digit in zip(text, digits, strict=True))


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _is_modifier(sign: str) -> bool:
    return unicodedata.category(sign) == "Lm"


def _check_marks(text: str) -> None:
    """Refuse marks that stand on nothing, and towers of them."""
    marks = MOST_MARKS  # nothing carries a mark at the beginning, nor after a space
    for sign in text:
        if not _is_mark(sign):
            marks = MOST_MARKS if sign == " " else 0
        elif marks == MOST_MARKS:
            raise _refuse("marks")
        else:
            marks += 1


def _refuse(message: str, **args: Arg) -> BadData:
    return BadData(f"name: {message}", Sentence(f"server-name-{message}", args))


RESERVED: Final = frozenset(skeleton(word) for word in (*RESERVED_WORDS, *LEVELS, *FORMER))
