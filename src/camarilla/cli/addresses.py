"""Where a server listens, and the browser that is opened on it."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from camarilla.cli.words import FAILED, Refused

USUAL_PORT = 8000
BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Listen at an address, or say in a sentence why not."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (socket.gaierror, OverflowError, UnicodeError) as wrong:
        raise Refused("cli-serve-host", FAILED, host=host) from wrong
    try:
        if sys.platform == "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as wrong:
        listening.close()
        if wrong.errno == errno.EADDRINUSE:
            raise Refused("cli-serve-port-taken", FAILED, port=port) from wrong
        if wrong.errno == errno.EACCES:
            raise Refused("cli-serve-port-forbidden", FAILED, port=port) from wrong
        if wrong.errno == errno.EADDRNOTAVAIL:
            raise Refused("cli-serve-host", FAILED, host=host) from wrong
        raise
    return listening


def listen_somewhere(host: str) -> socket.socket:
    """Listen at the usual port; if that is taken, at one that is free."""
    try:
        return listen(host, USUAL_PORT)
    except Refused:
        return listen(host, 0)


def open_browser(address: str) -> None:
    """Open the page in a browser with windows, if there is one; nobody waits for it, and it is no harm if not.

    A browser that draws in the terminal would take the terminal away from the server.
    """
    graphical = sys.platform in {"win32", "darwin"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if graphical:
        threading.Thread(target=quietly_open, args=(address,), daemon=True).start()


def quietly_open(address: str) -> None:
    """Try to."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
