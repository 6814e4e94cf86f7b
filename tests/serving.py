"""A real table server in a process of its own, for the tests of those who play at it."""

import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 30

SERVE = """
import socket, sys
from camarilla.server.serve import serve
from camarilla.server.settings import Pace, Running

listening = socket.socket()
listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
listening.bind(("127.0.0.1", int(sys.argv[2])))
listening.listen(128)
print(listening.getsockname()[1], flush=True)
pace = Pace(int(sys.argv[3]), int(sys.argv[3]))
serve(Running(database=f"sqlite:///{sys.argv[1]}", pace=pace, limits=False, log_level="ERROR"), listening)
"""


class Served:
    """A server that listens; it may be killed and started again, with the same address and the same tables."""

    def __init__(self, folder: Path, pace: int = 0) -> None:
        self.database = folder / "tables.db"
        self.pace = pace
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it."""
        words = [sys.executable, "-c", SERVE, str(self.database), str(self.port), str(self.pace)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.wait()
            except subprocess.TimeoutExpired:
                self.kill()
                raise

    def wait(self) -> None:
        """Wait for its end."""
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextlib.contextmanager
def serving(folder: Path, pace: int = 0) -> Iterator[Served]:
    """A server while one needs it; bots think for `pace` milliseconds."""
    server = Served(folder, pace)
    try:
        yield server
    finally:
        server.stop()
