"""What a person types at the prompt, understood: a number, or a word of English or French."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """Take the choice with this number."""

    number: int


@dataclass(frozen=True)
class Explain:
    """Explain the question, or one of the choices."""

    number: int | None


@dataclass(frozen=True)
class ShowLog:
    """Tell the present chapter of what was seen, another one, or everything."""

    chapter: int | None
    everything: bool = False


@dataclass(frozen=True)
class ShowHand:
    """Show what is one's own, or what all know of everybody's."""

    everybody: bool


@dataclass(frozen=True)
class ShowTable:
    """Draw the table again."""


@dataclass(frozen=True)
class ShowRule:
    """Show a rule by its id, or what chapters there are."""

    rule: str | None


@dataclass(frozen=True)
class Save:
    """Write the game to a file."""

    path: str | None


@dataclass(frozen=True)
class Quit:
    """Save and leave."""


@dataclass(frozen=True)
class Unclear:
    """Something else."""

    typed: str


AboutTheGame = Pick | Explain | ShowLog | ShowHand | ShowTable | ShowRule | Unclear
Order = AboutTheGame | Save | Quit

EXPLAIN = frozenset({"?", "h", "help", "aide"})
LOG = frozenset({"l", "log", "journal"})
ALL = frozenset({"all", "tout"})
HAND = frozenset({"hand", "main"})
HANDS = frozenset({"hands", "mains"})
TABLE = frozenset({"t", "table", "board", "plateau"})
RULES = frozenset({"r", "rule", "rules", "règle", "règles", "regle", "regles"})
SAVE = frozenset({"s", "save", "sauver", "sauvegarder", "enregistrer"})
QUIT = frozenset({"q", "quit", "exit", "quitter", "sortir"})


MOST_DIGITS = 6


def whole(word: str) -> int | None:
    """A number that somebody may mean."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def understand(typed: str) -> Order:
    """What was meant by a line."""
    line = typed.strip()
    if line.startswith("?") and line != "?":
        line = f"? {line[1:].strip()}"
    word, _, rest = line.partition(" ")
    word = word.lower()
    rest = rest.strip()
    number = whole(rest)
    if (picked := whole(word)) is not None and not rest:
        return Pick(picked)
    if word in EXPLAIN and (number is not None or not rest):
        return Explain(number)
    if word in LOG and (number is not None or not rest or rest.lower() in ALL):
        return ShowLog(number, bool(rest) and number is None)
    if word in HAND | HANDS and not rest:
        return ShowHand(word in HANDS)
    if word in TABLE and not rest:
        return ShowTable()
    if word in RULES:
        return ShowRule(rest or None)
    if word in SAVE:
        return Save(rest or None)
    if word in QUIT and not rest:
        return Quit()
    return Unclear(line)
