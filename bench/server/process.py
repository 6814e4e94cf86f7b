"""A server as a process of its own: started, pinned to a core, weighed, stopped."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 60
"""Seconds that a server may take to start."""
TICK: Final = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.01


class Process:
    """A server that runs."""

    def __init__(self, running: "subprocess.Popen[bytes]", port: int) -> None:
        self.running = running
        self.port = port

    def memory(self) -> int:
        """Bytes that it holds in memory; 0 where the system does not tell."""
        file = Path(f"/proc/{self.running.pid}/statm")
        return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if file.exists() else 0

    def processor_time(self) -> float:
        """Seconds that it has had a core, all threads; 0 where the system does not tell."""
        file = Path(f"/proc/{self.running.pid}/stat")
        if not file.exists():
            return 0.0
        fields = file.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK


@contextmanager
def started(command: Sequence[str], port: int, core: int | None, folder: Path) -> Iterator[Process]:
    """Start a server on a core and wait until it listens; it writes what it has to say into a file."""
    with (folder / f"{port}.log").open("wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=Path(__file__).parents[2])
    try:
        if core is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(running.pid, {core})
        wait_for(port, running, folder / f"{port}.log")
        yield Process(running, port)
    finally:
        running.terminate()
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def wait_for(port: int, running: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if running.poll() is not None:
            raise SystemExit(f"the server stopped: {log.read_text()[-2000:]}")
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit(f"the server does not listen: {log.read_text()[-2000:]}")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def allow_many_files() -> None:
    """Four thousand sockets need as many open files, here and in what is started from here."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < 16_384:
        most = 16_384 if hard == resource.RLIM_INFINITY else min(16_384, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """Keep this process on a core for a while."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores() -> tuple[int | None, int | None]:
    """One core for the servers and another one for the generator, where there are two."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    ours = sorted(os.sched_getaffinity(0))
    return (ours[0], ours[1]) if len(ours) > 1 else (None, None)
