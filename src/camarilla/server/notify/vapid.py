"""What this server is known by at push services (RFC 8292), and how a message is sealed for one browser (RFC 8291).

The packages there are for this (pywebpush, http-ece, py-vapid) bring HTTP clients of their own, which follow redirects
and resolve names by themselves. What is needed of them is these few lines over `cryptography`.
"""

import base64
import os
import struct
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
RECORD = 4096
PADDED = 512
"""A note is this long at least, so that its length tells nothing; what is longer is a multiple of it."""
VALID = 12 * 3600
"""Seconds that a token for a push service is good for: at most 24 hours."""
RENEWED = 3600


def encoded(raw: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes in such a text. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_private_key() -> bytes:
    """A new key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(32, "big")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what cannot be a browser's keys. Raises ValueError."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    if len(decoded(p256dh)) != POINT_BYTES or len(decoded(auth)) != AUTH_BYTES:
        raise ValueError("not the keys of a subscription")


class Vapid:
    """The server's key."""

    def __init__(self, private: bytes, contact: str | None) -> None:
        self.key = ec.derive_private_key(int.from_bytes(private, "big"), CURVE)
        self.contact = contact
        """How push services can reach whoever runs the server: a mailto: or https: address."""
        self.public = encoded(point(self.key.public_key()))
        self.tokens: dict[str, tuple[float, str]] = {}

    def authorization(self, endpoint: str) -> str:
        """Who we are, for the push service of an endpoint."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self.tokens.get(audience, (0.0, ""))
        if until - time.time() < RENEWED:
            until = time.time() + VALID
            token = self.token(audience, int(until))
            self.tokens[audience] = (until, token)
        return f"vapid t={token}, k={self.public}"

    def token(self, audience: str, until: int) -> str:
        """A JSON web token, signed with ES256."""
        claims: dict[str, str | int] = {"aud": audience, "exp": until}
        if self.contact is not None:
            claims["sub"] = self.contact
        head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def sealed(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read: one record of aes128gcm."""
    theirs = decoded(p256dh)
    ours = ec.generate_private_key(CURVE)
    ours_public = point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    salt = os.urandom(16)
    secret = derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours_public, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\x02" + bytes(-(len(text) + 1) % PADDED)
    head = salt + struct.pack("!LB", RECORD, len(ours_public)) + ours_public
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key from a secret (HKDF-SHA256)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
