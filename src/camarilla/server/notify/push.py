"""Web push: a note, sealed for one browser, handed to the push service that the browser has chosen."""

import base64
import hashlib

import msgspec

from camarilla.protocol.calls import NewPush, Note
from camarilla.server.notify.address_check import BadAddress
from camarilla.server.notify.outgoing import Attempt, Outgoing, Sent
from camarilla.server.notify.preferences import CallPreferences, Device
from camarilla.server.notify.vapid import Vapid, check_keys, new_private_key, sealed

KEPT = 86_400
"""Seconds that a push service keeps a note for a browser that is not there."""


class Pusher:
    """Calls browsers, by this server's key."""

    def __init__(self, vapid: Vapid) -> None:
        self.vapid = vapid
        self.public = vapid.public

    @classmethod
    async def opened(cls, preferences: CallPreferences, contact: str | None) -> "Pusher":
        """With the key in the database, which is made if there is none yet."""
        return cls(Vapid(await preferences.push_key(new_private_key()), contact))

    def check_keys(self, new: NewPush) -> None:
        """Refuse what cannot be a browser's keys. Raises ValueError."""
        check_keys(new.p256dh, new.auth)

    async def push(self, outgoing: Outgoing, device: Device, note: Note) -> Attempt:
        """Call a browser, if its push service is still one of the operator's."""
        try:
            outgoing.check.check_push(device.endpoint)
        except BadAddress:
            return Attempt(Sent.REFUSED)
        headers = {
            "Authorization": self.vapid.authorization(device.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic(note.tag),
            "Urgency": "high",
        }
        body = sealed(msgspec.json.encode(note), device.p256dh, device.auth)
        return await outgoing.post(device.endpoint, headers, body)


def topic(tag: str) -> str:
    """By what a newer note replaces an older one at the push service; not the table's id, which is its link."""
    return base64.urlsafe_b64encode(hashlib.sha256(b"topic:" + tag.encode()).digest()[:24]).decode()
