"""A server as a process of its own: `python -m tests.server.served '{"port": ...}'` (see live.py).

It gives the same to every deal, so a test whose guests do likewise (seeded.py) meets the same cards and the same bots
each time, in whatever order the tests are run.
"""

import sys

import msgspec

from camarilla.server import driver
from camarilla.server.serve import serve
from camarilla.server.settings import Running
from tests.patience import PATIENCE
from tests.server.seeding import seed_server


def running() -> Running:
    """How this process was told to run; from now on its chance is always the same."""
    seed_server("camarilla")
    setattr(driver, "PATIENCE", int(PATIENCE * 1000))  # noqa: B010 - nobody is left out of a deal for being slow
    return msgspec.json.decode(sys.argv[1], type=Running)


if __name__ == "__main__":
    serve(running())
