"""Where a game is saved, and how to take it up again."""

import shlex
import shutil
import sys
import tempfile
from datetime import datetime
from pathlib import Path

NAME = "camarilla"
SUFFIX = ".camarilla"


def default_path(game: str) -> Path:
    """A new file named after the game and the minute, here, or where one may write."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    folder = next((folder for folder in (Path.cwd(), Path.home()) if may_write(folder)), Path(tempfile.gettempdir()))
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def may_write(folder: Path) -> bool:
    """Whether a file can be made in a folder."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def short_path(path: Path) -> str:
    """A file as one would type it here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_absolute() and path.is_relative_to(here) else str(path)


def command(*words: str) -> str:
    """A command as one would type it here, to start the same Camarilla that runs now."""
    return shlex.join((*called(sys.argv[0]), *words))


def this_python() -> str:
    """How to call the Python that runs now: there may be several."""
    return found("python") or found("python3") or short_path(Path(sys.executable))


def called(started: str) -> tuple[str, ...]:
    """How to call what was started so: `camarilla` where that finds it, else its path, or `python -m camarilla`."""
    path = Path(started)
    if path.name == "__main__.py" and path.parent.name == NAME:
        return (this_python(), "-m", NAME)
    if path.stem != NAME or path.parent == Path() or shutil.which(NAME) == str(path.absolute()):
        return (NAME,)
    return (short_path(path.absolute()),)


def found(name: str) -> str | None:
    """The name of the interpreter that runs now, if the shell finds it by that name."""
    return name if shutil.which(name) == sys.executable else None
