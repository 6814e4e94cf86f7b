"""Messages to browsers, held against the RFC's own example, and the signature that push services check."""

import os

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from camarilla.server.notify import vapid
from camarilla.server.notify.vapid import Vapid, check_keys, new_private_key, sealed
from tests.server.calling import CURVE, Browser, Posted, claims_of, padded, unpadded

# RFC 8291, section 5 and appendix A
RFC_TEXT = b"When I grow up, I want to be a watermelon"
RFC_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_in_the_rfc_s_example(monkeypatch: pytest.MonkeyPatch) -> None:
    sender = ec.derive_private_key(int.from_bytes(padded(RFC_SENDER), "big"), CURVE)
    monkeypatch.setattr(ec, "generate_private_key", lambda _: sender)
    monkeypatch.setattr(os, "urandom", lambda _: padded(RFC_SALT))
    monkeypatch.setattr(vapid, "PADDED", 1)

    assert unpadded(sealed(RFC_TEXT, RFC_PUBLIC, RFC_AUTH)) == RFC_BODY


def test_a_browser_reads_what_is_sealed_for_it_and_its_length_tells_nothing() -> None:
    browser = Browser()
    point, secret = unpadded(browser.point), unpadded(browser.secret)
    short, long = sealed(b"Ann", point, secret), sealed(b"A" * 400, point, secret)

    assert browser.text(short) == b"Ann"
    assert browser.text(long) == b"A" * 400
    assert len(short) == len(long)
    assert short != sealed(b"Ann", point, secret), "never the same twice"


def test_push_services_are_told_who_calls() -> None:
    ours = Vapid(new_private_key(), "mailto:host@example.org")
    header = ours.authorization("https://fcm.googleapis.com/fcm/send/secret-of-a-browser")
    claims = claims_of(Posted("/", {"authorization": header}, b""), ours.public)

    assert claims["aud"] == "https://fcm.googleapis.com"
    assert claims["sub"] == "mailto:host@example.org"
    assert set(claims) == {"aud", "exp", "sub"}
    assert ours.authorization("https://fcm.googleapis.com/other") == header, "one signature serves for hours"


def test_a_signature_by_another_key_does_not_pass() -> None:
    ours, theirs = Vapid(new_private_key(), None), Vapid(new_private_key(), None)
    header = theirs.authorization("https://fcm.googleapis.com/x").replace(theirs.public, ours.public)
    with pytest.raises(InvalidSignature):
        claims_of(Posted("/", {"authorization": header}, b""), ours.public)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", RFC_AUTH),
        ("not base64!", RFC_AUTH),
        (unpadded(b"\x04" + bytes(64)), RFC_AUTH),
        (RFC_PUBLIC[:-4], RFC_AUTH),
        (RFC_PUBLIC, unpadded(b"short")),
    ],
)
def test_what_cannot_be_a_browser_s_keys_is_refused(p256dh: str, auth: str) -> None:
    check_keys(RFC_PUBLIC, RFC_AUTH)
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with them
        check_keys(p256dh, auth)
