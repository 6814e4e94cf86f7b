"""The terminal: what is shown, what is typed, and what a signal means. Without a terminal: plain lines.

A signal never interrupts a move that is being made. It is remembered, and raised as `Left` when the game next asks
for input or looks (`look_up`).
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

from rich.console import Console, RenderableType
from rich.text import Text

NO_BREAK = "\N{NO-BREAK SPACE}"
STAND_IN = "\ue000"
"""A sign of nobody's that stands for a no-break space while lines are broken."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, forget what scrolled away."""
MOST_WIDTH = 110
LEAST_WIDTH = 60
LEAST_PAGE = 6
CURTAIN_SECONDS = 0.3
"""Enter pressed sooner after the curtain fell was meant for something else."""
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Left(Exception):
    """The person at the keyboard has left: end of input, or a signal."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Screen:
    """One terminal, or a pipe."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.console = Console(
            force_terminal=self.is_terminal,
            color_system="auto" if self.is_terminal else None,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=not self.is_terminal,
        )
        self._reading = False
        self._signal = 0
        self._typed_ahead: str | None = None
        self.last = ""
        """What was printed last, where that was a sentence."""

    @property
    def width(self) -> int:
        """How wide things are drawn."""
        return max(LEAST_WIDTH, min(MOST_WIDTH, self.console.width))

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Print a sentence; on a terminal it is wrapped at words, and its further lines are indented."""
        words = Text(text, style=style) if isinstance(text, str) else text
        self.last = words.plain
        if not self.is_terminal:
            self.console.print(words)
            return
        for number, line in enumerate(wrapped(words, self.console, self.width - indent)):
            self.console.print(Text(" " * indent if number else "").append_text(line))

    def say_in_pages(self, texts: list[tuple[Text, int]], more: str) -> bool:
        """Print sentences, each with its indent; on a terminal a page at a time. Whether all of them were printed."""
        room = max(LEAST_PAGE, self.console.height - 2)
        free = room
        for text, indent in texts:
            lines = len(wrapped(text, self.console, self.width - indent)) if self.is_terminal else 0
            if lines > free and free < room:
                if not self.pause(more):
                    return False
                free = room
            self.say(text, indent=indent)
            free -= lines
        return True

    @contextmanager
    def paged(self) -> Iterator[None]:
        """Show what is printed in a pager, on a terminal; the usual one stays away from short texts."""
        if not sys.stdout.isatty() or not self.is_terminal:
            yield
            return
        os.environ.setdefault("LESS", "-RFX")
        with self.console.pager(styles=True):
            yield

    def say_whole(self, text: str) -> None:
        """Print a line that is not to be broken, such as a command to be copied."""
        self.last = ""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Print something drawn."""
        self.last = ""
        self.console.print(thing, width=self.width)

    def lines_of(self, thing: RenderableType) -> int:
        """How many lines something drawn takes."""
        return len(self.console.render_lines(thing, self.console.options.update_width(self.width), pad=False))

    def clear(self) -> None:
        """Leave nothing on the screen nor above it."""
        if self.is_terminal:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def ask(self, mark: str) -> str:
        """A typed line. Raises Left at the end of the input, or when a signal says so."""
        if self._typed_ahead is not None:
            typed, self._typed_ahead = self._typed_ahead, None
            return typed
        sys.stdout.write(mark)
        sys.stdout.flush()
        try:
            self._reading = True
            self.look_up()
            line = sys.stdin.readline()
        finally:
            self._reading = False
        if not line:
            self.say()
            raise Left(0)
        if not self.is_terminal:
            self.say(line.rstrip("\n"))
        return line.strip()

    def pause(self, text: str) -> bool:
        """Wait for Enter, on a terminal. A word typed instead is kept for the next question, and is a False.

        A number is not: nobody can have meant a choice that was not on the screen yet.
        """
        if not self.is_terminal:
            return True
        self.say(text, style="dim italic")
        typed = self.ask("")
        self._typed_ahead = None if not typed or typed.isdecimal() else typed
        return not typed

    def curtain(self, text: str) -> None:
        """Wait, on a terminal, for Enter alone, pressed after this was shown: nothing typed by habit opens it."""
        if not self.is_terminal:
            return
        while True:
            self.forget_typed()
            self.say(text, style="dim italic")
            fallen = monotonic()
            if not self.ask("") and monotonic() - fallen >= CURTAIN_SECONDS:
                return

    def forget_typed(self) -> None:
        """What was typed before was no answer to what comes now."""
        self._typed_ahead = None
        if self.is_terminal:
            drop_waiting_input()

    def look_up(self) -> None:
        """Notice a signal that came meanwhile."""
        if self._signal:
            raise Left(128 + self._signal)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take signals as a wish to leave."""

        def heed(number: int, _frame: FrameType | None) -> None:
            self._signal = number
            if self._reading:
                self._reading = False
                raise Left(128 + number)

        before = {number: signal.signal(number, heed) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def drop_waiting_input() -> None:
    """Throw away what a terminal has in store for us, where terminals can do that."""
    try:
        import termios
    except ImportError:
        return
    try:
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    except (termios.error, OSError):
        return


def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    """Text in lines that break at spaces; never at a no-break space, where rich would break as well."""
    glued = text.copy()
    glued.plain = glued.plain.replace(NO_BREAK, STAND_IN)
    lines = list(glued.wrap(console, width))
    for line in lines:
        line.plain = line.plain.replace(STAND_IN, NO_BREAK)
    return lines
