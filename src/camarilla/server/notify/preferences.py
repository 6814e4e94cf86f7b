"""By which ways somebody wants to be called, and when not: as the database has it."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.protocol.calls import CalledDevice, CallSettings, NewMail, NewPush, NewWebhook, QuietHours
from camarilla.protocol.to_client import Code
from camarilla.server.hub import now
from camarilla.server.keys import hashed
from camarilla.server.refusal import Refusal
from camarilla.server.schema import call_mails, call_webhooks, muted_tables, push_devices, push_keys, quiet_hours
from camarilla.server.store import Store

MOST_DEVICES = 10
CONFIRM_WITHIN = 2 * 86_400_000
"""Milliseconds in which a mail address is to be confirmed."""
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
MINUTE = 60_000

Language = Literal["en", "fr"]


@dataclass(frozen=True)
class Device:
    """A browser that is called."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    label: str
    lang: Language
    created: int

    @property
    def listed(self) -> CalledDevice:
        """As its owner is told of it."""
        return CalledDevice(self.id, self.label, self.created, endpoint_hash(self.endpoint).hex())


@dataclass(frozen=True)
class Mail:
    """A mail address that calls are sent to."""

    address: str
    lang: Language
    is_confirmed: bool
    leave: str
    """What ends it, without a session."""


@dataclass(frozen=True)
class Webhook:
    """An address that calls are posted to."""

    url: str
    lang: Language
    secret: str


@dataclass(frozen=True)
class Ways:
    """How somebody is called, and when not."""

    devices: tuple[Device, ...] = ()
    mail: Mail | None = None
    webhook: Webhook | None = None
    quiet: QuietHours | None = None
    muted: tuple[str, ...] = ()

    def is_any(self) -> bool:
        """Whether there is any way at all."""
        confirmed = self.mail is not None and self.mail.is_confirmed
        return bool(self.devices) or confirmed or self.webhook is not None


class CallPreferences:
    """What everybody has chosen."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def push_key(self, new: bytes) -> bytes:
        """The key that push services know this server by: the new one if there is none yet."""

        async def made(connection: AsyncConnection) -> bytes:
            row = self.store.insert(push_keys).values(id=1, private=new).on_conflict_do_nothing()
            await connection.execute(row)
            return bytes((await connection.scalars(select(push_keys.c.private))).one())

        return await self.store.write(made)

    async def ways(self, person: str) -> Ways:
        """All that somebody has chosen."""

        async def found(connection: AsyncConnection) -> Ways:
            mine = select(push_devices).where(push_devices.c.person == person)
            devices = (await connection.execute(mine.order_by(push_devices.c.created, push_devices.c.id))).all()
            mail = (await connection.execute(select(call_mails).where(call_mails.c.person == person))).first()
            hook = (await connection.execute(select(call_webhooks).where(call_webhooks.c.person == person))).first()
            quiet = (await connection.execute(select(quiet_hours).where(quiet_hours.c.person == person))).first()
            muted = select(muted_tables.c.table_id).where(muted_tables.c.person == person)
            return Ways(
                tuple(
                    Device(row.id, row.endpoint, row.p256dh, row.auth, row.label, language(row.lang), row.created)
                    for row in devices
                ),
                None if mail is None else Mail(mail.address, language(mail.lang), mail.confirm is None, mail.leave),
                None if hook is None else Webhook(hook.url, language(hook.lang), hook.secret),
                None if quiet is None else QuietHours(quiet.begins, quiet.ends, quiet.zone),
                tuple((await connection.scalars(muted.order_by(muted_tables.c.table_id))).all()),
            )

        return await self.store.read(found)

    async def change(self, person: str, settings: CallSettings) -> None:
        """When somebody is not called."""
        quiet = settings.quiet
        if quiet is not None:
            zone_of(quiet)

        async def changed(connection: AsyncConnection) -> None:
            await connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
            await connection.execute(delete(muted_tables).where(muted_tables.c.person == person))
            if quiet is not None and quiet.begins != quiet.ends:
                row = {"person": person, "begins": quiet.begins, "ends": quiet.ends, "zone": quiet.zone}
                await connection.execute(insert(quiet_hours).values(**row))
            for table in sorted(set(settings.muted_tables)):
                await connection.execute(insert(muted_tables).values(person=person, table_id=table))

        await self.store.write(changed)

    # ------------------------------------------------------------------------------------------------------- devices

    async def subscribe(self, person: str, new: NewPush) -> CalledDevice:
        """Call a browser; one that was somebody else's, or subscribed before, is this one's now."""
        mark = endpoint_hash(new.endpoint)
        device = CalledDevice(secrets.token_hex(8), new.label, now(), mark.hex())
        row = {"endpoint": new.endpoint, "p256dh": new.p256dh, "auth": new.auth, "label": new.label, "lang": new.lang}

        async def made(connection: AsyncConnection) -> None:
            await connection.execute(delete(push_devices).where(push_devices.c.hash == mark))
            count = select(func.count()).select_from(push_devices).where(push_devices.c.person == person)
            if (await connection.scalar(count) or 0) >= MOST_DEVICES:
                raise Refusal(Code.FULL, "calls-many-devices", most=MOST_DEVICES)
            known = {"id": device.id, "person": person, "hash": mark, "created": device.created}
            await connection.execute(insert(push_devices).values(**row, **known))

        await self.store.write(made)
        return device

    async def unsubscribe(self, device: str, person: str | None = None) -> bool:
        """Call a browser no more: its owner does not want it, or it is dead."""
        gone = delete(push_devices).where(push_devices.c.id == device)
        if person is not None:
            gone = gone.where(push_devices.c.person == person)

        async def dropped(connection: AsyncConnection) -> bool:
            return await connection.scalar(gone.returning(push_devices.c.id)) is not None

        return await self.store.write(dropped)

    # ---------------------------------------------------------------------------------------------------------- mail

    async def ask_mail(self, person: str, new: NewMail) -> tuple[Mail, str]:
        """Somebody wants mail to an address; returns it, and what must come back from there."""
        if MAIL.fullmatch(new.address) is None:
            raise Refusal(Code.BAD_MESSAGE, "calls-no-mail-address")
        token, leave = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        row = {"address": new.address, "lang": new.lang, "confirm": hashed(token), "asked": now(), "leave": leave}

        async def asked(connection: AsyncConnection) -> None:
            await connection.execute(delete(call_mails).where(call_mails.c.person == person))
            await connection.execute(insert(call_mails).values(person=person, **row))

        await self.store.write(asked)
        return Mail(new.address, new.lang, is_confirmed=False, leave=leave), token

    async def confirm_mail(self, token: str) -> bool:
        """What was sent to an address has come back."""
        waiting = update(call_mails).where(
            call_mails.c.confirm == hashed(token), call_mails.c.asked > now() - CONFIRM_WITHIN
        )

        async def confirmed(connection: AsyncConnection) -> bool:
            return await connection.scalar(waiting.values(confirm=None).returning(call_mails.c.person)) is not None

        return await self.store.write(confirmed)

    async def drop_mail(self, person: str) -> None:
        """No mail any more."""

        async def dropped(connection: AsyncConnection) -> None:
            await connection.execute(delete(call_mails).where(call_mails.c.person == person))

        await self.store.write(dropped)

    async def leave_mail(self, token: str) -> bool:
        """The same, by what stands in every mail."""
        gone = delete(call_mails).where(call_mails.c.leave == token).returning(call_mails.c.person)

        async def left(connection: AsyncConnection) -> bool:
            return await connection.scalar(gone) is not None

        return await self.store.write(left)

    # ------------------------------------------------------------------------------------------------------- webhook

    async def set_webhook(self, person: str, new: NewWebhook) -> str:
        """Post somebody's calls to an address; returns the secret that they are signed with."""
        secret = secrets.token_urlsafe(32)

        async def made(connection: AsyncConnection) -> None:
            await connection.execute(delete(call_webhooks).where(call_webhooks.c.person == person))
            row = {"person": person, "url": new.url, "lang": new.lang, "secret": secret}
            await connection.execute(insert(call_webhooks).values(**row))

        await self.store.write(made)
        return secret

    async def drop_webhook(self, person: str) -> None:
        """Post no calls any more."""

        async def dropped(connection: AsyncConnection) -> None:
            await connection.execute(delete(call_webhooks).where(call_webhooks.c.person == person))

        await self.store.write(dropped)


def endpoint_hash(endpoint: str) -> bytes:
    """What a browser's subscription is known by: whoever has the endpoint itself could call the browser."""
    return hashlib.sha256(endpoint.encode()).digest()


def language(text: str) -> Language:
    """A language as the database has it."""
    return "fr" if text == "fr" else "en"


def zone_of(quiet: QuietHours) -> ZoneInfo:
    """Where somebody lives. Raises Refusal if nobody does."""
    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as wrong:
        raise Refusal(Code.BAD_MESSAGE, "calls-no-zone") from wrong


def quiet_until(quiet: QuietHours | None, at: int) -> int | None:
    """When somebody's quiet hours end, if they are in them at a time (milliseconds since 1970); else None."""
    if quiet is None:
        return None
    try:
        there = datetime.fromtimestamp(at / 1000, zone_of(quiet))
    except Refusal:  # a zone that this machine does not know any more
        return None
    minute = there.hour * 60 + there.minute
    is_quiet = (
        quiet.begins <= minute < quiet.ends
        if quiet.begins <= quiet.ends
        else minute >= quiet.begins or minute < quiet.ends
    )
    if not is_quiet:
        return None
    day = there.date() + timedelta(days=int(minute >= quiet.ends))
    end = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=there.tzinfo)
    return max(int(end.timestamp() * 1000), at + MINUTE)
