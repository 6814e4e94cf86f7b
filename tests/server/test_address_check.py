"""Addresses come from clients: none of them leads into the operator's own network, whatever it is written like."""

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import httpcore
import pytest

from camarilla.server.notify.address_check import A_TRY, AddressCheck, BadAddress, is_public
from camarilla.server.notify.outgoing import PATIENCE, Attempt, Outgoing, Sent
from camarilla.server.settings import PUSH_SERVICES
from tests.server.calling import Endpoint, answer, endpoint
from tests.server.hosted import serving

PUBLIC = "93.184.215.14"


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:443/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_push_services_of_the_browsers_are_called(url: str) -> None:
    AddressCheck(PUSH_SERVICES).check_push(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://evil.example.org/",
        "https://fcm.googleapis.com.evil.example.org/",
        "https://evilfcm.googleapis.com/",
        "https://push.apple.com.evil.example.org/",
        "https://evil.example.org/#.push.apple.com",
        "https://evil.example.org\\.push.apple.com/",
        "https://push.apple.com@evil.example.org/",
    ],
)
def test_no_other_host_is_taken_for_a_push_service(url: str) -> None:
    with pytest.raises(BadAddress):
        AddressCheck(PUSH_SERVICES).check_push(url)


def test_the_list_of_push_services_is_the_operator_s() -> None:
    check = AddressCheck(["push.example.org"])
    check.check_push("https://push.example.org/1")
    with pytest.raises(BadAddress):
        check.check_push("https://fcm.googleapis.com/fcm/send/abc")


HOSTILE = [
    "http://hooks.example.org/",
    "ftp://hooks.example.org/",
    "file:///etc/passwd",
    "//hooks.example.org/",
    "https://",
    "https:///path",
    "https://hooks.example.org:8443/",
    "https://hooks.example.org:80/",
    "https://hooks.example.org:99999/",
    "https://user@hooks.example.org/",
    "https://user:password@hooks.example.org/",
    "https://localhost/",
    "https://intranet/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[fe80::1%25eth0]/",
    "https://hooks.example.org./",
    "https://hooks.example.1/",
    "https://hooks_.example.org/",
    "https://hooks.exämple.org/",
    "https://hooks.example.org/\r\nHost: other",
    "https://hooks.example.org/ x",
    "https://hooks.example.org\t/",
    "https://example.org/" + "a" * 1000,
]


@pytest.mark.parametrize("url", HOSTILE)
def test_a_hostile_address_is_refused_as_it_is_written(url: str) -> None:
    check = AddressCheck(["*.example.org", "127.0.0.1", "localhost"])
    check.check_webhook("https://hooks.example.org/1?x=y")
    for checked in (check.check_webhook, check.check_push):
        with pytest.raises(BadAddress):
            checked(url)


@pytest.mark.parametrize("url", HOSTILE)
def test_where_this_machine_may_be_called_nothing_else_may_that_may_not_be_elsewhere(url: str) -> None:
    check = AddressCheck([], allow_local=True)
    is_here = any(url.startswith(f"https://{host}/") for host in ("localhost", "127.0.0.1", "[::1]"))
    if is_here:
        check.check_webhook(url)
    else:
        with pytest.raises(BadAddress):
            check.check_webhook(url)


NOT_PUBLIC = [
    *("0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254"),  # noqa: S104
    *("172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.1.1", "198.18.0.1", "198.51.100.1"),
    *("203.0.113.1", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:93.184.215.14"),
    *("64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::1", "3fff::1"),
    *("fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1"),
]


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_only_addresses_of_the_internet_at_large_are_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "2a00:1450::1"])
def test_those_are(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


class Names:
    """A resolver of the test's own, which counts what it is asked."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers: Iterator[list[str]] = iter(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> list[str]:
        del host, port
        self.asked += 1
        return next(self.answers)


@pytest.mark.parametrize("address", [*NOT_PUBLIC, "fe80::1%eth0", "no address"])
def test_a_name_that_leads_to_an_address_of_ones_own_is_not_connected_to(address: str) -> None:
    for found in ([address], [PUBLIC, address], [address, PUBLIC]):
        check = AddressCheck([], resolve=Names(found))
        with pytest.raises(BadAddress):
            asyncio.run(check.addresses_of("hooks.example.org", 443))


def test_another_port_is_not_connected_to() -> None:
    with pytest.raises(BadAddress):
        asyncio.run(AddressCheck([], resolve=Names([PUBLIC])).addresses_of("hooks.example.org", 8443))


def test_a_name_that_leads_nowhere_is_not_connected_to() -> None:
    for resolve in (Names([]), nowhere):
        check = AddressCheck([], resolve=resolve)
        with pytest.raises(BadAddress):
            asyncio.run(check.addresses_of("hooks.example.org", 443))


async def nowhere(host: str, port: int) -> list[str]:
    raise OSError(f"{host}:{port}")


def test_webhooks_whose_name_servers_never_answer_keep_no_push_from_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silence = threading.Event()

    def look_up(host: str, port: int, **_: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        if host.startswith("hook"):
            silence.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (PUBLIC, port))]

    async def called() -> None:
        async with serving(tmp_path) as server:
            monkeypatch.setattr(socket, "getaddrinfo", look_up)
            calls = server.house.calls
            asking = [
                asyncio.create_task(calls.to_webhooks.check.addresses_of(f"hook{number}.example.org", 443))
                for number in range(20)
            ]
            await asyncio.sleep(0)  # more than there are threads for
            assert await calls.outgoing.check.addresses_of("fcm.googleapis.com", 443) == [PUBLIC]
            for waiting in asking:
                waiting.cancel()
            silence.set()

    asyncio.run(called())


def test_a_name_is_resolved_once_and_the_address_that_was_checked_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads to a public address when it is checked, and to this machine when it is asked again."""
    connected: list[tuple[str, int]] = []

    async def posted() -> tuple[Attempt, int]:
        names = Names([PUBLIC], ["127.0.0.1"], ["127.0.0.1"])
        outgoing = Outgoing(AddressCheck([], resolve=names))
        network = outgoing.pool._network_backend
        inner = getattr(network, "network")  # noqa: B009 - the library knows it as something else

        async def connect(host: str, port: int, *_: object, **__: object) -> None:
            connected.append((host, port))
            raise OSError

        monkeypatch.setattr(inner, "connect_tcp", connect)
        try:
            return await outgoing.post("https://hooks.example.org/1", {}, b"{}"), names.asked
        finally:
            await outgoing.close()

    attempt, asked = asyncio.run(posted())

    assert attempt.sent is Sent.LATER
    assert connected == [(PUBLIC, 443)]
    assert asked == 1


@pytest.mark.parametrize("dead", ["::1", "127.0.0.2"])
def test_where_one_address_of_a_name_is_dead_the_next_is_connected_to(dead: str) -> None:
    async def posted() -> tuple[Attempt, int, int]:
        async with endpoint() as here:
            names = Names([dead, "127.0.0.1"])
            outgoing = Outgoing(AddressCheck([], allow_local=True, resolve=names))
            try:
                attempt = await outgoing.post(f"http://localhost:{here.port}/1", {}, b"{}")
                return attempt, len(here.posted), names.asked
            finally:
                await outgoing.close()

    assert asyncio.run(posted()) == (Attempt(Sent.DONE), 1, 1)


def test_an_address_that_does_not_answer_leaves_time_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, float | None]] = []

    async def posted() -> Attempt:
        outgoing = Outgoing(AddressCheck([], resolve=Names([PUBLIC, "8.8.8.8"])))
        inner = getattr(outgoing.pool._network_backend, "network")  # noqa: B009 - as above

        async def connect(host: str, _port: int, timeout: float | None, *_: object) -> None:  # noqa: ASYNC109 - as above
            tried.append((host, timeout))
            raise httpcore.ConnectTimeout

        monkeypatch.setattr(inner, "connect_tcp", connect)
        try:
            return await outgoing.post("https://hooks.example.org/1", {}, b"{}")
        finally:
            await outgoing.close()

    assert asyncio.run(posted()) == Attempt(Sent.LATER)
    assert tried == [(PUBLIC, A_TRY), ("8.8.8.8", None)]
    assert A_TRY < PATIENCE


def test_certificates_are_checked_against_the_name() -> None:
    from camarilla.server.notify.outgoing import tls

    context = tls()
    assert context.verify_mode is ssl.CERT_REQUIRED
    assert context.check_hostname


def test_a_name_that_leads_here_gets_no_byte() -> None:
    async def posted() -> tuple[Attempt, Endpoint]:
        async with endpoint() as here:

            async def this_machine(host: str, port: int) -> list[str]:
                del host, port
                return ["127.0.0.1"]

            check = AddressCheck(["hooks.example.org"], resolve=this_machine)
            outgoing = Outgoing(check)
            try:
                return await outgoing.post("https://hooks.example.org/1", {}, b"{}"), here
            finally:
                await outgoing.close()

    attempt, here = asyncio.run(posted())

    assert attempt == Attempt(Sent.REFUSED)
    assert here.posted == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    async def posted() -> tuple[Attempt, int, int]:
        async with endpoint() as first, endpoint() as second:
            first.answers.append(answer(status, location=f"{second.url}/inside"))
            attempt = await post(f"{first.url}/1")
            return attempt, len(first.posted), len(second.posted)

    assert asyncio.run(posted()) == (Attempt(Sent.REFUSED), 1, 0)


@pytest.mark.parametrize(
    ("said", "becomes"),
    [
        (answer(200), Attempt(Sent.DONE)),
        (answer(201), Attempt(Sent.DONE)),
        (answer(404), Attempt(Sent.GONE)),
        (answer(410), Attempt(Sent.GONE)),
        (answer(400), Attempt(Sent.REFUSED)),
        (answer(403), Attempt(Sent.REFUSED)),
        (answer(413), Attempt(Sent.REFUSED)),
        (answer(429, retry_after="7"), Attempt(Sent.LATER, 7.0)),
        (answer(429, retry_after="999999999"), Attempt(Sent.LATER, 3600.0)),
        (answer(503, retry_after="Wed, 21 Oct 2026 07:28:00 GMT"), Attempt(Sent.LATER)),
        (answer(500), Attempt(Sent.LATER)),
        (b"what?\r\n\r\n", Attempt(Sent.LATER)),
        (b"HTTP/1.1 201 So\r\ncontent-length: 9999999\r\n\r\n" + b"x" * 100_000, Attempt(Sent.DONE)),
    ],
)
def test_what_an_answer_means(said: bytes, becomes: Attempt) -> None:
    async def posted() -> Attempt:
        async with endpoint() as here:
            here.answers.append(said)
            return await post(f"{here.url}/1")

    assert asyncio.run(posted()) == becomes


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.server.notify.outgoing.PATIENCE", 0.05)

    async def posted() -> Attempt:
        async with endpoint() as here:
            here.open.clear()
            return await post(f"{here.url}/1")

    assert asyncio.run(posted()) == Attempt(Sent.LATER)


async def post(url: str) -> Attempt:
    """Post something to this machine."""
    outgoing = Outgoing(AddressCheck([], allow_local=True))
    try:
        return await outgoing.post(url, {"content-type": "text/plain"}, b"hello")
    finally:
        await outgoing.close()
