"""A server whose clock a test moves on: `python -m tests.browser.served_in_time_lapse SETTINGS CLOCK`."""

import sys

from camarilla.server.serve import serve
from tests.browser.time_lapse import MovedClock
from tests.server.served import running

if __name__ == "__main__":
    MovedClock(sys.argv[2]).listen()
    serve(running())
