"""A scripted person at a real terminal, and the command as a plain process."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect

from camarilla.cli.screen import CURTAIN_SECONDS
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent
COMMAND = (sys.executable, "-c", "from camarilla.cli import main; main()")
SEED = (
    f"import os, sys; sys.path.append({str(ROOT)!r}); "
    f"from tests.seeded import seed_guests; seed_guests(os.environ['SEED_OF_THE_TEST'])"
)
GUEST = (sys.executable, "-c", f"{SEED}; from camarilla.cli import main; main()")
"""The command for whoever goes to a table server: they give the same to the deal each time."""
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = "\r\n> "
CURTAIN, CURTAIN_FR = "press Enter when nobody else", "sur Entrée quand personne"
PAUSES = (
    CURTAIN,
    CURTAIN_FR,
    "Press Enter to see the table.",
    "sur Entrée pour voir la table.",
    "Press Enter to read on.",
    "Press Enter for the next round.",
    "sur Entrée pour le tour suivant.",
    "sur Entrée pour lire la suite.",
    "Press Enter: the curtain falls.",
    "le rideau tombe.",
)


def environment(**more: str) -> dict[str, str]:
    """The environment of the tests, without what would change the language or the width."""
    env = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS", "LINES"))
    }
    here = {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm-256color", "SEED_OF_THE_TEST": "guest"}
    return {**env, **here, **more}


def command(words: Sequence[str], before: str = "") -> list[str]:
    """What starts the command, after some code."""
    python, option, code = GUEST if tuple(words[:1]) == ("join",) else COMMAND
    return [python, option, before + code, *words]


def piped(
    words: Sequence[str], typed: str = "", cwd: Path | None = None, **env: str
) -> "subprocess.CompletedProcess[str]":
    """The command without a terminal."""
    return subprocess.run(
        command(words),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has them started deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command on a pseudo-terminal; `seen` is all that was ever on the screen."""

    def __init__(
        self, words: Sequence[str], cwd: Path, rows: int = 40, columns: int = 100, *, before: str = "", **env: str
    ) -> None:
        """`before` is code that runs before the command does."""
        program, *arguments = command(words, before)
        self.child = pexpect.spawn(
            program,
            arguments,
            cwd=str(cwd),
            env=environment(**env),
            encoding="utf-8",
            codec_errors="replace",  # a terminal throws away what it has not shown yet when Ctrl-C comes
            timeout=PATIENCE,
            dimensions=(rows, columns),
            preexec_fn=hear_ctrl_c,
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.child.closed:
            self.child.kill(signal.SIGKILL)  # and waited for, however long that takes a busy machine
            self.child.wait()
            self.child.close()

    def until(self, *texts: str) -> int:
        """Read until one of these appears; which one it was."""
        number = self.child.expect_exact(list(texts))
        self.seen += str(self.child.before) + str(self.child.after)
        return int(number)

    def to_prompt(self) -> str:
        """Read on to the next question, past every pause; what was on the screen meanwhile, without colours."""
        before = len(self.seen)
        while pause := self.until(PROMPT, *PAUSES):
            if PAUSES[pause - 1] in {CURTAIN, CURTAIN_FR}:
                time.sleep(CURTAIN_SECONDS + 0.02)
            self.child.send("\r")
        return plain(self.seen[before:])

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.send(line + "\r")

    def answer(self, line: str) -> str:
        """Type a line, and read on to the next question."""
        self.type(line)
        return self.to_prompt()

    def to_end(self) -> int:
        """Read to the end; the exit code, or minus the signal."""
        self.child.expect(pexpect.EOF)
        self.seen += str(self.child.before)
        self.child.wait()  # the screen is closed before the process is gone, and close() would kill it meanwhile
        self.child.close()
        if self.child.exitstatus is None:
            return -int(self.child.signalstatus)
        return int(self.child.exitstatus)

    @property
    def text(self) -> str:
        """All that was ever on the screen, without colours."""
        return plain(self.seen)


def plain(text: str) -> str:
    """What people read: no escape sequences."""
    return ANSI.sub("", text).replace("\r", "")
