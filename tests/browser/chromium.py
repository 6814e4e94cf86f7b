"""The browser of these tests: a Chromium that is installed already, or that is installed here from the distribution.

`python -m tests.browser.chromium` looks for one; where there is none, but apt-get and the right to use it, it installs
Debian's. Otherwise it says what is missing, and fails if CI=true.
"""

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking")
PACKAGE: Final = "chromium"
MISSING: Final = (
    "there is no Chromium or Chrome on the PATH: install one (on Debian and Ubuntu: apt install chromium), "
    "or say where it is with CAMARILLA_CHROMIUM"
)


def find() -> str | None:
    """Where the browser is, if there is one."""
    named = os.environ.get("CAMARILLA_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Debian's Chromium, if this machine lets us."""
    apt = shutil.which("apt-get")
    if apt is None or os.name == "nt" or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests ...", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", PACKAGE]):
        subprocess.run([apt, *step], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Have one, or say why not."""
    if find() is None and "CAMARILLA_CHROMIUM" not in os.environ:
        install()
    if find() is not None:
        return 0
    print(f"NOT RUN: the browser tests, because {MISSING}.", file=sys.stderr)
    if os.environ.get("CI") == "true":
        print("That is a failure in CI.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
