"""What is called, on this machine: an HTTP endpoint, browsers with keys of their own, a mail server that keeps all."""

import asyncio
import base64
import re
import struct
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from camarilla.protocol.calls import Note
from camarilla.server.house import House
from tests.patience import PATIENCE

CURVE = ec.SECP256R1()


def unpadded(raw: bytes) -> str:
    """Base64url as the Push API has it."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """The bytes in it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ------------------------------------------------------------------------------------------------------------ HTTP


@dataclass
class Posted:
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """An HTTP server on loopback that keeps what is posted, and answers as it is told."""

    port: int = 0
    posted: list[Posted] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    """The next answers, whole; 201 if there are none."""
    came: asyncio.Event = field(default_factory=asyncio.Event)
    open: asyncio.Event = field(default_factory=asyncio.Event)
    """Nobody is answered until it is set."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in headers.items()}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.posted.append(Posted(head[0].split(" ")[1], headers, body))
            self.came.set()
            await self.open.wait()
            writer.write(self.answers.pop(0) if self.answers else answer(201))
            await writer.drain()

    async def until(self, count: int) -> list[Posted]:
        """Wait until so many requests have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.posted) < count:
                self.came.clear()
                await self.came.wait()
        return self.posted


def answer(status: int, **headers: str) -> bytes:
    """An answer without a body."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} So\r\n{lines}content-length: 0\r\n\r\n".encode()


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


@asynccontextmanager
async def listening(serve: Serve) -> AsyncIterator[int]:
    """A port where connections are served, one task each; all of them end with it."""
    serving: set[asyncio.Task[None]] = set()

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.add(task)
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
                await serve(reader, writer)
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    server = await asyncio.start_server(one, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    """Run one."""
    here = Endpoint()
    here.open.set()
    async with listening(here.serve) as here.port:
        yield here


# ----------------------------------------------------------------------------------------------------------- browser


class Browser:
    """A browser that has subscribed: it alone can read what is sealed for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"sixteen bytes on"
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        """What its page tells the server."""
        keys = {"p256dh": unpadded(self.point), "auth": unpadded(self.secret)}
        return {"endpoint": endpoint, **keys, "label": "A browser", "lang": lang}

    def text(self, body: bytes) -> bytes:
        """What a message says (RFC 8291, RFC 8188)."""
        salt, (_, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, ciphertext = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = stretched(shared, self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        key = stretched(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = stretched(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, ciphertext, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "one record, the last"
        return plain[:-1]

    def note(self, posted: Posted) -> Note:
        """The note in a message."""
        return msgspec.json.decode(self.text(posted.body), type=Note)


def stretched(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(posted: Posted, public: str) -> dict[str, object]:
    """What the sender says of itself, if it is signed with the key that browsers were told. Raises InvalidSignature."""
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)", posted.headers["authorization"])
    assert found is not None
    head, claims, signature, key = found.groups()
    assert key == public
    assert msgspec.json.decode(padded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = padded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, padded(key))
    public_key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(padded(claims), type=dict[str, object])


# -------------------------------------------------------------------------------------------------------------- mail


class PostOffice:
    """An SMTP server on loopback that keeps all mail."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[tuple[list[str], EmailMessage[str, str]]] = []
        self.refusals: list[bytes] = []
        """What the next recipients are answered."""
        self.came = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation."""
        recipients: list[str] = []

        async def say(line: bytes) -> None:
            writer.write(line + b"\r\n")
            await writer.drain()

        await say(b"220 here")
        while line := (await reader.readline()).strip():
            verb = line[:4].upper()
            if verb == b"EHLO":
                await say(b"250 here")
            elif verb == b"RCPT":
                recipients.append(line.decode().partition("<")[2].rstrip(">"))
                await say(self.refusals.pop(0) if self.refusals else b"250 yes")
            elif verb == b"DATA":
                await say(b"354 go on")
                raw = await reader.readuntil(b"\r\n.\r\n")
                parsed = message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                self.mails.append((recipients, parsed))
                recipients = []
                self.came.set()
                await say(b"250 kept")
            elif verb == b"QUIT":
                await say(b"221 bye")
                break
            else:
                await say(b"250 yes")

    async def until(self, count: int) -> list[tuple[list[str], "EmailMessage[str, str]"]]:
        """Wait until so many mails have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < count:
                self.came.clear()
                await self.came.wait()
        return self.mails


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """Run one."""
    here = PostOffice()
    async with listening(here.serve) as here.port:
        yield here


@contextmanager
def post_office_beside() -> Iterator[PostOffice]:
    """Run one in a thread of its own, for tests that have no event loop; they look at its `mails`."""
    ready, done = threading.Event(), asyncio.Event()
    opened: list[tuple[PostOffice, asyncio.AbstractEventLoop]] = []

    async def run() -> None:
        async with post_office() as office:
            opened.append((office, asyncio.get_running_loop()))
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()), name="post office")
    thread.start()
    assert ready.wait(PATIENCE)
    [(office, loop)] = opened
    try:
        yield office
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()


# ------------------------------------------------------------------------------------------------------------- settled


async def settled(house: House) -> None:
    """Wait until everybody has been called who is to be called now."""
    caller = house.turn_caller
    async with asyncio.timeout(PATIENCE):
        while caller.timers or len(caller.tasks) > 1:  # noqa: ASYNC110 - one goes on for ever: quiet hours
            await asyncio.sleep(0.002)
        await house.calls.queue.join()
