"""A worker with bots in it that go wrong, each in its way; all others are the real ones. Run by test_workers."""

import os
import re
import sys
import time
from pathlib import Path

from camarilla.bots import make_bot
from camarilla.bots.bot import AT_EASE, Bot, Clock
from camarilla.core.data import View
from camarilla.server.worker import main


class Planted(Bot):
    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.level = level

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - what goes wrong is not in the view
        kind, _, rest = self.level.partition(":")
        match kind:
            case "hangs":
                time.sleep(600)
            case "spins":
                while True:
                    pass
            case "hogs":  # the interpreter to itself: no other thread runs
                re.match("(a+)+$", "a" * 64 + "b")
            case "crashes":
                os._exit(3)
            case "exits":
                sys.exit("no more")
            case "raises":
                raise ValueError("the King is at the bottom of the deck")
            case "prints":
                print("thinking aloud " * 1000, flush=True)
                os.write(1, b"and louder")
                return legal[-1]
            case "crashes-once":
                if not Path(rest).exists():
                    Path(rest).touch()
                    os._exit(3)
                return legal[-1]
            case "forks":
                if os.fork() == 0:
                    time.sleep(600)
                time.sleep(600)
            case "fds":
                Path(rest).write_text("\n".join(open_files()))
                return legal[-1]
            case _:
                pass
        return int(rest)  # says:999


def open_files() -> list[str]:
    """What this process has open, as Linux tells it."""
    found = []
    for name in os.listdir("/proc/self/fd"):  # noqa: PTH208 - names of descriptors, not files
        try:
            found.append(os.readlink(f"/proc/self/fd/{name}"))  # noqa: PTH115 - likewise
        except FileNotFoundError:  # the one that lists them
            continue
    return found


def making(level: str, game: str, seed: int) -> Bot:
    return make_bot(level, game, seed) if level in {"page", "courtier"} else Planted(level, seed)


if __name__ == "__main__":
    main(making)
