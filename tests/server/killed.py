"""A server that ends itself as a power cut does, at a named point: `python -m tests.server.killed SETTINGS POINT N`.

At the N-th passage of the point the process is killed. The server's own code knows nothing of it.
"""

import os
import signal
import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from camarilla.server import outbox, sockets
from camarilla.server.entries import AnyEntry, DealBegan, NonceOpened, NonceSealed, SeedSealed
from camarilla.server.hub import Hub, Live
from camarilla.server.outbox import Outbox
from camarilla.server.serve import serve
from camarilla.server.store import Appended, Store, Written
from camarilla.server.watch import Watch
from camarilla.server.workers import Workers
from tests.server.served import running

P = ParamSpec("P")
T = TypeVar("T")


class Doom:
    """Counts the passages."""

    def __init__(self, passages: int) -> None:
        self.left = passages

    def passed(self) -> None:
        """Once more; at the last time, that is all."""
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def before(doom: Doom, what: Callable[P, T]) -> Callable[P, T]:
    """The same function, after the count."""

    @wraps(what)
    def counted(*args: P.args, **kwargs: P.kwargs) -> T:
        doom.passed()
        return what(*args, **kwargs)

    return counted


def after(doom: Doom, what: Callable[P, T]) -> Callable[P, T]:
    """The same function, before the count."""

    @wraps(what)
    def counted(*args: P.args, **kwargs: P.kwargs) -> T:
        answer = what(*args, **kwargs)
        doom.passed()
        return answer

    return counted


def around_commits(doom: Doom, *, first: bool) -> None:
    """Count the commits that hold entries of logs."""
    commit = Store.commit

    async def counted(self: Store, group: list[Appended | Written]) -> list[bool | Exception]:
        holds = any(isinstance(waiting, Appended) for waiting in group)
        if holds and first:
            doom.passed()
        answers = await commit(self, group)
        if holds and not first:
            doom.passed()
        return answers

    setattr(Store, "commit", counted)  # noqa: B010 - the type checker has nothing to say about it


def in_the_deal(doom: Doom) -> None:
    """Count the steps of deals, once they are written."""
    carry_out = Hub.carry_out

    def counted(self: Hub, live: Live, entry: AnyEntry) -> None:
        carry_out(self, live, entry)
        if isinstance(entry, DealBegan | NonceSealed | SeedSealed | NonceOpened):
            doom.passed()

    setattr(Hub, "carry_out", counted)  # noqa: B010


POINTS: dict[str, Callable[[Doom], None]] = {
    "before the commit": lambda doom: around_commits(doom, first=True),
    "after the commit": lambda doom: around_commits(doom, first=False),
    "before it is carried out": lambda doom: setattr(Hub, "carry_out", before(doom, Hub.carry_out)),
    "before it is told": lambda doom: setattr(Hub, "carried_out", before(doom, Hub.carried_out)),
    "while it is told": lambda doom: setattr(Outbox, "tell_raw", after(doom, Outbox.tell_raw)),
    "before it is acknowledged": lambda doom: setattr(sockets, "answer", before(doom, outbox.answer)),
    "once it is acknowledged": lambda doom: setattr(sockets, "answer", after(doom, outbox.answer)),
    "during the deal": in_the_deal,
    "while a bot decides": lambda doom: setattr(Workers, "decide", before(doom, Workers.decide)),
    "while tables are taken up": lambda doom: setattr(Watch, "claim", before(doom, Watch.claim)),
}

if __name__ == "__main__":
    POINTS[sys.argv[2]](Doom(int(sys.argv[3])))
    serve(running())
