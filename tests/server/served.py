"""A server as a process of its own: `python -m tests.server.served '{"port": ...}'` (see live.py)."""

import sys

import msgspec

from camarilla.server.serve import serve
from camarilla.server.settings import Running


def running() -> Running:
    """How this process was told to run."""
    return msgspec.json.decode(sys.argv[1], type=Running)


if __name__ == "__main__":
    serve(running())
