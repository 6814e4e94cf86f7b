"""How somebody is called when a decision of theirs comes up: by their devices, by mail, by a webhook, and when not."""

from typing import Annotated, Literal

import msgspec

Minutes = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Language = Literal["en", "fr"]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"begins": "from", "ends": "to"}):
    """When somebody is not called: from one minute of the day to another, where they live. A call waits until then."""

    begins: Minutes
    ends: Minutes
    zone: Zone
    """As the IANA calls it: "Europe/Paris"."""


class CallSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody is not called."""

    quiet: QuietHours | None = None
    muted_tables: Annotated[tuple[TableId, ...], msgspec.Meta(max_length=200)] = ()
    """The tables that one is not called for."""


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device to be called: what its browser says of its subscription (Push API), and what it is called in lists."""

    endpoint: Address
    p256dh: Key
    auth: Key
    label: Label
    lang: Language


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address to be called at, once whoever reads its mail has confirmed it."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    lang: Language


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address that a call is posted to."""

    url: Address
    lang: Language


class CalledDevice(msgspec.Struct, frozen=True):
    """A device that is called."""

    id: str
    label: str
    created: int
    endpoint_hash: str
    """SHA-256 of its endpoint, in hex: by it a browser finds itself in the list, also after it has changed."""


class Calls(msgspec.Struct, frozen=True):
    """How one is called, and how one could be."""

    push_key: str
    """The server's public key (VAPID, base64url): what a browser needs to subscribe. Empty where push is off."""
    push: bool
    """Whether this server calls devices."""
    mail: bool
    """Whether this server sends mail."""
    webhook: bool
    """Whether this server posts to webhooks."""
    subscriptions: tuple[CalledDevice, ...]
    mail_address: str | None
    mail_confirmed: bool
    webhook_url: str | None
    quiet: QuietHours | None
    muted_tables: tuple[str, ...]


class WebhookSecret(msgspec.Struct, frozen=True):
    """What a webhook's calls are signed with (HMAC-SHA256, in `Camarilla-Signature`); it is shown this once."""

    secret: str


class Note(msgspec.Struct, frozen=True):
    """What a call says, by whatever way it comes: JSON, in a push message encrypted for the browser."""

    title: str
    """The game."""
    body: str
    """The table, by its host's name, and that it is one's turn."""
    url: str
    """The table's page: where on the server, or the whole address if the server knows its own."""
    tag: str
    """The table: a newer note takes the place of an older one."""
    lang: Language
