"""A terminal at a table somewhere else: what is typed and what the table says come in by one door.

The loop turns only while the terminal waits for something. So nothing changes behind the back of what is being
printed, and whatever speaks, draws or asks is written as for a game in this process.
"""

import asyncio
import signal
import sys
import unicodedata
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from rich.cells import cell_len
from rich.text import Text

from camarilla.cli.keyboard import key_by_key, listen
from camarilla.cli.line import Line
from camarilla.cli.screen import SIGNALS, Left, Screen
from camarilla.client import Gone, Happening, Seat

T = TypeVar("T")
TICK = 1.0
"""Seconds after which a line with a clock in it is written again."""


class Wire:
    """The loop, and what has come in."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.woken = asyncio.Event()
        self.news: deque[Happening | Gone] = deque()
        self.signal = 0
        self._listening: asyncio.Task[None] | None = None

    def do(self, job: Coroutine[None, None, T]) -> T:
        """Turn the loop until something is done. Raises Left when a signal says so."""
        task = self.loop.create_task(job)
        while not task.done():
            self.turn(task)
            if self.signal:
                task.cancel()
                raise Left(128 + self.signal)
        return task.result()

    def turn(self, task: "asyncio.Task[T] | None" = None, seconds: float | None = None) -> None:
        """Turn the loop until something has come in, this is done, or time has passed."""

        async def waiting() -> None:
            woken = asyncio.create_task(self.woken.wait())
            await asyncio.wait(
                {woken} if task is None else {woken, task}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
            woken.cancel()

        self.loop.run_until_complete(waiting())
        self.woken.clear()

    def wake(self) -> None:
        """Something has come in; from any thread, and from a signal."""
        self.loop.call_soon_threadsafe(self.woken.set)

    def listen_to(self, seat: Seat) -> None:
        """Keep what a table says until somebody asks."""

        async def listening() -> None:
            try:
                async for happening in seat.news():
                    self.news.append(happening)
                    self.woken.set()
            except Gone as gone:
                self.news.append(gone)
                self.woken.set()

        if self._listening is not None:
            self._listening.cancel()
        self.news.clear()
        self._listening = self.loop.create_task(listening())

    def close(self) -> None:
        """Stop everything."""

        async def stopped() -> None:
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.loop.run_until_complete(stopped())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()


class WireScreen(Screen):
    """A terminal, or a pipe, on which news appear while somebody types."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self.wire = wire
        self.line = Line()
        self.typed: deque[str | None] = deque()
        self._shown = ""

    # ------------------------------------------------------------------------------------------------------ typing

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take signals as a wish to leave, and read what is typed."""

        def heed(number: int, _frame: FrameType | None) -> None:
            self.wire.signal = number
            self.wire.wake()

        before = {number: signal.signal(number, heed) for number in SIGNALS}
        try:
            if self.is_terminal:
                with key_by_key() as again, continued(again):
                    listen(self.type)
                    yield
                    self.erase()
            else:
                listen(self.type)
                yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def type(self, typed: str | None) -> None:
        """Something was typed; called in the thread that reads."""
        self.wire.loop.call_soon_threadsafe(self._type, typed)

    def _type(self, typed: str | None) -> None:
        if typed is None and self.line.text and not self.is_terminal:
            self.line.feed("\n")  # a last line without an end
        self.line.feed("" if typed is None else typed)
        self.typed += [*self.line.done, *([None] if typed is None else [])]
        self.line.done.clear()
        self.wire.woken.set()

    # ------------------------------------------------------------------------------------------------------ asking

    def ask(self, mark: str) -> str:
        """A typed line; news wait. Raises Left at the end of the input, or when a signal says so."""
        if self._typed_ahead is not None:
            typed, self._typed_ahead = self._typed_ahead, None
            return typed
        while not self.typed:
            self.write(mark)
            self.wire.turn()
            self.look_up()
        return self._take(mark)

    def hear(self, mark: Callable[[], str], holds: Callable[[str], bool], *, ticks: bool = False) -> str | None:
        """A typed line, or None as soon as there is news. Raises Left as `ask` does.

        Lines that `holds` holds wait for the news.
        """
        if self._typed_ahead is not None:
            return self.ask("")
        while not self.wire.news:
            if self.typed and (self.typed[0] is None or not holds(self.typed[0])):
                return self._take(mark())
            self.write(mark())
            self.wire.turn(seconds=TICK if ticks and self.is_terminal else None)
            self.look_up()
        self.erase()
        return None

    def look_up(self) -> None:
        """Notice a signal that came meanwhile."""
        if self.wire.signal:
            self.erase()
            raise Left(128 + self.wire.signal)

    def forget_typed(self) -> None:
        """What was typed before was no answer to what comes now."""
        self._typed_ahead = None
        self.typed.clear()

    def _take(self, mark: str) -> str:
        """The next line, which stays on the screen behind its mark."""
        line = self.typed.popleft()
        self.erase()
        self.last = ""
        if line is None:
            raise Left(0)
        self.console.print(Text(f"{mark}{line}"), soft_wrap=True)
        return line.strip()

    def write(self, mark: str) -> None:
        """The mark, and behind it what was typed so far."""
        shown = mark + self.line.text
        if self.is_terminal and shown != self._shown:
            self.erase()
            sys.stdout.write(shown)
            sys.stdout.flush()
            self._shown = shown

    def erase(self) -> None:
        """Take the mark and what was typed off the screen."""
        if not self._shown:
            return
        above = max(0, cell_len(self._shown) - 1) // max(1, self.console.width)
        sys.stdout.write("\r" + (f"\x1b[{above}A" if above else "") + "\x1b[J")
        sys.stdout.flush()
        self._shown = ""

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Print a sentence; what came over the wire cannot move the cursor."""
        words = Text(text, style=style) if isinstance(text, str) else text.copy()
        words.plain = "".join(" " if is_control(sign) else sign for sign in words.plain)
        super().say(words, indent=indent)


def is_control(sign: str) -> bool:
    """Whether a sign would do something to a terminal rather than be seen on it."""
    return sign != "\n" and unicodedata.category(sign) in {"Cc", "Cf"}


@contextmanager
def continued(again: Callable[[], None]) -> Iterator[None]:
    """Set the terminal anew when the program was stopped and goes on, where that can happen."""
    if not hasattr(signal, "SIGCONT"):
        yield
        return
    before = signal.signal(signal.SIGCONT, lambda _number, _frame: again())
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, before)
