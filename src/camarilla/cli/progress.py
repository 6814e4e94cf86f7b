"""A progress bar with the time that is left, where errors go, so that results can be piped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar while something is done; call what it gives with how much more is done."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task(what, total=total, completed=done)
    try:  # and not `with bar`: Ctrl-C may come as it appears, and it goes all the same
        bar.start()
        yield lambda more: bar.advance(task, more)
    finally:
        bar.stop()
