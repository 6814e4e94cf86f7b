"""Where a server is found: what others in the same network type to come in."""

import ipaddress
import socket
from contextlib import suppress

ELSEWHERE = ("192.0.2.1", "10.254.254.254", "172.31.254.254", "192.168.254.254")
"""Addresses far away in each kind of network; nothing is ever sent to them."""


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


def shared(host: str, port: int) -> list[str]:
    """What others type to come in to a server that listens there: nothing if they cannot, or if it has one address."""
    return [url(address, port) for address in network_addresses()] if is_wildcard(host) else []
