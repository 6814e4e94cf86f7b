"""A server as a process of its own: `python -m tests.server.served '{"port": ...}'` (see live.py)."""

import os
import sys
import threading

import msgspec

from camarilla.server.serve import serve
from camarilla.server.settings import Running


def running() -> Running:
    """How this process was told to run; it ends when the test that has started it does, however that ends."""
    threading.Thread(target=end_with_the_test, daemon=True).start()
    return msgspec.json.decode(sys.argv[1], type=Running)


def end_with_the_test() -> None:
    """Wait for the end of our input."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    serve(running())
