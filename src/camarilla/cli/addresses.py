"""Where a server listens, what others type to come in, and the browser that is opened on it."""

import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from camarilla.cli.words import FAILED, Refused

USUAL_PORT = 8000
BACKLOG = 2048
ELSEWHERE = ("192.0.2.1", "10.254.254.254", "172.31.254.254", "192.168.254.254")
"""Addresses far away in each kind of network; nothing is ever sent to them."""


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


def network_addresses() -> list[str]:
    """Addresses of this machine in its networks, as far as the system's routes tell.

    A datagram socket that is "connected" sends nothing: the system only looks up from which address it would.
    """
    found: dict[str, None] = {}
    for far_away in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((far_away, 9))
            own = str(probe.getsockname()[0])
            if not is_local(own) and not is_wildcard(own):
                found[own] = None
    return list(found)


def is_wildcard(host: str) -> bool:
    """Whether it means all addresses of this machine."""
    address = read(host)
    return address is not None and address.is_unspecified


def is_local(host: str) -> bool:
    """Whether nobody but this machine can reach it."""
    address = read(host)
    return host == "localhost" if address is None else address.is_loopback


def read(host: str) -> "ipaddress.IPv4Address | ipaddress.IPv6Address | None":
    """A numeric address; None for a name."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def url(host: str, port: int) -> str:
    """What people type."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
