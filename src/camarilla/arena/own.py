"""Bots of one's own, from a file of one's own: in a line-up, `mine.py` stands where a level may."""

import hashlib
import importlib.util
import sys
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

from camarilla.bots import make_bot
from camarilla.bots.bot import Bot
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

ENDING = ".py"


def bot_called(who: str, game: str, seed: int) -> Bot:
    """A bot of a level, or the one in a file. Raises BadOptions."""
    return bot_in(who)(seed) if who.endswith(ENDING) else make_bot(who, game, seed)


@cache
def bot_in(who: str) -> type[Bot]:
    """The one kind of bot in a file; a class that another in it derives from is only a help. Raises BadOptions."""
    file = Path(who).expanduser().absolute()
    name = f"camarilla_own_{hashlib.sha256(str(file).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadOptions(f"there is no file {who}", Sentence("arena-own-missing", {"file": who}))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # for what lies beside it
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as wrong:
        raise broken(who, wrong) from wrong
    kinds = [
        kind
        for kind in {id(it): it for it in vars(module).values()}.values()
        if isinstance(kind, type) and issubclass(kind, Bot) and kind.__module__ == name and decides(kind)
    ]
    found = [kind for kind in kinds if not any(issubclass(other, kind) for other in kinds if other is not kind)]
    if len(found) != 1:
        names = ", ".join(kind.__name__ for kind in found)
        raise BadOptions(
            f"{who} describes {len(found)} bots, not one: {names}",
            Sentence("arena-own-count", {"file": who, "count": len(found), "names": names}),
        )
    try:
        with redirect_stdout(sys.stderr):
            found[0](0)
    except (Exception, SystemExit) as wrong:
        raise broken(who, wrong) from wrong
    return found[0]


def decides(kind: type[Bot]) -> bool:
    """Whether a kind of bot has a `decide` of its own: that of Bot is empty, and compiled it may not be called."""
    return getattr(kind, "decide", None) is not getattr(Bot, "decide", None)


def broken(who: str, wrong: BaseException) -> BadOptions:
    """What to say of a file that cannot be used."""
    why = f"{type(wrong).__name__}: {wrong}"
    return BadOptions(f"{who}: {why}", Sentence("arena-own-broken", {"file": who, "why": why}))


def sources_of(who: str) -> list[Path]:
    """What a bot of one's own may consist of: its file, and those beside it."""
    return sorted(Path(who).expanduser().absolute().parent.glob("*.py"))
