"""The line that somebody is typing at a terminal, kept by us so that news can be printed above it."""

import re
from dataclasses import dataclass, field

ENTER = frozenset("\r\n")
RUB_OUT = frozenset("\x7f\b")
CLEAR_LINE = "\x15"
CLEAR_WORD = "\x17"
END = "\x04"
KEY = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
"""What a terminal sends for arrows and other keys that mean nothing here."""
UNFINISHED_KEY = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*|O)?$")


@dataclass
class Line:
    """What was typed so far; `done` are the lines that were finished, None for the end of the input."""

    text: str = ""
    done: list[str | None] = field(default_factory=list)
    _key: str = ""

    def feed(self, typed: str) -> None:
        """Take what a terminal sends, key by key."""
        typed = self._key + typed
        unfinished = UNFINISHED_KEY.search(typed)
        self._key = unfinished[0] if unfinished is not None else ""
        for sign in KEY.sub("", typed.removesuffix(self._key) if self._key else typed):
            self._press(sign)

    def _press(self, sign: str) -> None:
        if sign in ENTER:
            self.done.append(self.text)
            self.text = ""
        elif sign in RUB_OUT:
            self.text = self.text[:-1]
        elif sign == CLEAR_LINE:
            self.text = ""
        elif sign == CLEAR_WORD:
            self.text = self.text.rstrip().rpartition(" ")[0]
            self.text += " " if self.text else ""
        elif sign == END:
            if not self.text:
                self.done.append(None)
        elif sign.isprintable():
            self.text += sign
