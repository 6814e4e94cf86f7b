"""A server that serves the page from a folder of the test's: `python -m tests.browser.other_page SETTINGS FOLDER`."""

import sys
from pathlib import Path

from camarilla.server import page
from camarilla.server.serve import serve
from tests.server.served import running

if __name__ == "__main__":
    folder = Path(sys.argv[2])
    built = page.files
    page.files = lambda _=folder: built(folder)  # type: ignore[assignment]
    serve(running())
