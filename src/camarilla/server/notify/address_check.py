"""Which addresses the server calls: they come from clients, and must not lead into the operator's own network.

Only https at port 443 with a plain host name. When it is connected to, the name is resolved once, every address that it
leads to must be a public one, and the connection is made to one of the very addresses that were checked, the first that
answers: a name that leads elsewhere a moment later gains nothing. The certificate is still checked against the name.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import httpcore

HTTPS = 443
LONGEST = 1000
A_TRY = 3.0
"""Seconds for one of several addresses to be connected to, before the next one is tried."""
LOOKUPS = 4
"""How many names are looked up at a time."""
NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+")
LAST_LABEL = re.compile(r"[a-z][a-z0-9-]*")
"""A host whose last label begins with a digit would be read as an IPv4 address, in one of its many spellings."""
PLAIN = re.compile(r"[\x21-\x7e]+")
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
SPECIAL = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/23", "3fff::/20")
)
"""Protocols' own networks and ways into IPv4, of which versions of Python think differently."""

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Gives the IP addresses of a name."""


class BadAddress(Exception):
    """An address that is not called."""


class AddressCheck:
    """Decides which addresses are called."""

    def __init__(self, services: Iterable[str], *, allow_local: bool = False, resolve: Resolve | None = None) -> None:
        self.services = tuple(service.casefold() for service in services)
        """The hosts of push services; `*.` in front stands for anything before it."""
        self.allow_local = allow_local
        """Whether this machine itself may be called, also by http: for tests, and for operators who try things out."""
        self.resolve = resolve or Resolver()

    def close(self) -> None:
        """Look up no more names."""
        if isinstance(self.resolve, Resolver):
            self.resolve.close()

    def check_push(self, url: str) -> None:
        """Refuse an endpoint that is not at one of the push services. Raises BadAddress."""
        host = self.checked_host(url)
        if not self.is_loopback(host) and not any(is_service(host, service) for service in self.services):
            raise BadAddress("no push service that we know")

    def check_webhook(self, url: str) -> None:
        """Refuse a webhook that is not at a public host, as far as its name tells. Raises BadAddress."""
        self.checked_host(url)

    def checked_host(self, url: str) -> str:
        """The host of an address that is written as it should be."""
        if len(url) > LONGEST or PLAIN.fullmatch(url) is None or "\\" in url:
            raise BadAddress("no address")
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").casefold(), parts.port
        except ValueError as wrong:
            raise BadAddress("no address") from wrong
        if "@" in parts.netloc or parts.fragment:
            raise BadAddress("no plain address")
        if self.is_loopback(host) and parts.scheme in {"http", "https"}:
            return host
        if parts.scheme != "https" or port not in {None, HTTPS}:
            raise BadAddress("not https")
        last = host.rpartition(".")[2]
        if NAME.fullmatch(host) is None or LAST_LABEL.fullmatch(last) is None:
            raise BadAddress("no name of a host")
        return host

    def is_loopback(self, host: str) -> bool:
        """Whether a host is this machine, where that is allowed."""
        return self.allow_local and host in LOOPBACK

    async def addresses_of(self, host: str, port: int) -> list[str]:
        """The IP addresses that may be connected to. Raises BadAddress if the host has any that is not public."""
        if not self.is_loopback(host) and port != HTTPS:
            raise BadAddress("another port")
        try:
            found = await self.resolve(host, port)
        except OSError as wrong:
            raise BadAddress("no such host") from wrong
        if not found or not all(self.is_allowed(address, host) for address in found):
            raise BadAddress("no public address")
        return found

    def is_allowed(self, address: str, host: str) -> bool:
        """Whether an address may be connected to for a host."""
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:  # with a zone: an address of one link only
            return False
        return is_public(parsed) or (self.is_loopback(host) and parsed.is_loopback)


def is_service(host: str, service: str) -> bool:
    """Whether a host is one of a push service's."""
    if service.startswith("*."):
        return host.endswith(service[1:])
    return host == service


def is_public(address: IpAddress) -> bool:
    """Whether an address is one of the internet at large; what wraps an IPv4 address in an IPv6 one is not."""
    if isinstance(address, ipaddress.IPv6Address):
        wraps = address.ipv4_mapped or address.sixtofour or address.teredo
        if wraps is not None or address.is_site_local:
            return False
    if any(address in network for network in SPECIAL if network.version == address.version):
        return False
    special = address.is_multicast or address.is_reserved or address.is_loopback or address.is_link_local
    return address.is_global and not address.is_private and not special and not address.is_unspecified


class Resolver:
    """Looks names up as the system does, in threads of its own: a name server that is silent holds up nobody else."""

    def __init__(self, threads: int = LOOKUPS) -> None:
        self.threads = ThreadPoolExecutor(threads, "resolver")

    async def __call__(self, host: str, port: int) -> list[str]:
        """The IP addresses of a name."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        found = await asyncio.get_running_loop().run_in_executor(self.threads, look_up)
        return [str(sockaddr[0]) for *_, sockaddr in found]

    def close(self) -> None:
        """Begin no more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connections that are made to checked addresses only."""

    def __init__(self, check: AddressCheck) -> None:
        self.check = check
        self.network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the library's own shape
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first of the addresses that were checked that can be reached; never to the name."""
        async with asyncio.timeout(timeout):
            *others, last = await self.check.addresses_of(host, port)
        a_try = A_TRY if timeout is None else min(A_TRY, timeout)
        for address in others:
            try:
                return await self.network.connect_tcp(address, port, a_try, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue  # a network without IPv6, a host of several that is down
        return await self.network.connect_tcp(last, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait, between attempts to connect."""
        await self.network.sleep(seconds)
