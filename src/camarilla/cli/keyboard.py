"""What is typed, read in a thread so that news can come meanwhile; at a terminal key by key, else line by line."""

import codecs
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator

Typed = Callable[[str | None], None]
"""Takes what was typed; None at the end of the input."""
AT_ONCE = 4096


def listen(typed: Typed) -> None:
    """Read the input to its end, in a thread of its own."""
    # Not through sys.stdin: whoever waits in it when the program ends cannot be woken.
    threading.Thread(target=read, args=(sys.stdin.fileno(), sys.stdin.encoding, typed), daemon=True).start()


def read(file: int, encoding: str, typed: Typed) -> None:
    """Read a file to its end."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    with contextlib.suppress(RuntimeError):  # whoever listened has left
        while True:
            try:
                raw = os.read(file, AT_ONCE)
            except OSError:  # the terminal is gone
                raw = b""
            if not raw:
                typed(None)
                return
            typed(decoder.decode(raw))


@contextlib.contextmanager
def key_by_key() -> Iterator[Callable[[], None]]:
    """A terminal that gives every key at once and shows none; afterwards as before.

    Gives a function that sets it so again, for when the program was stopped and goes on.
    """
    try:
        import termios
    except ImportError:  # no such terminal: lines are edited by the system
        yield lambda: None
        return
    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)

    def again() -> None:
        mode = termios.tcgetattr(file)
        mode[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(file, termios.TCSADRAIN, mode)

    again()
    try:
        yield again
    finally:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(file, termios.TCSADRAIN, before)
