"""Webhooks: a note as JSON, posted to an address of one's own and signed."""

import hashlib
import hmac

import msgspec

from camarilla.protocol.calls import Note
from camarilla.server.notify.outgoing import Attempt, Outgoing
from camarilla.server.notify.preferences import Webhook

SIGNATURE = "Camarilla-Signature"


async def post_webhook(outgoing: Outgoing, webhook: Webhook, note: Note) -> Attempt:
    """Post a call."""
    body = msgspec.json.encode(note)
    headers = {"Content-Type": "application/json", SIGNATURE: signature(webhook.secret, body)}
    return await outgoing.post(webhook.url, headers, body)


def signature(secret: str, body: bytes) -> str:
    """What shows that a call is ours: HMAC-SHA256 of the body."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
