"""Everything about calling people in one server process, put together."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from camarilla.protocol.calls import CalledDevice, Calls, NewMail, NewPush, NewWebhook, Note
from camarilla.protocol.to_client import Code
from camarilla.server.figures import Figures
from camarilla.server.notify import notes
from camarilla.server.notify.address_check import AddressCheck, BadAddress
from camarilla.server.notify.delivery_queue import Delivery, DeliveryQueue, Wanted, Way
from camarilla.server.notify.mail import Mailer
from camarilla.server.notify.outgoing import Outgoing
from camarilla.server.notify.preferences import CallPreferences, Device, Language, Mail, Ways, Webhook
from camarilla.server.notify.webhook import post_webhook
from camarilla.server.refusal import Refusal
from camarilla.server.settings import Calling
from camarilla.server.store import Store

if TYPE_CHECKING:
    from camarilla.server.notify.push import Pusher

LOG = logging.getLogger("camarilla.notify")
CRYPTOGRAPHY = "cryptography"

AskWanted = Callable[[Ways], Awaitable[Wanted]]
"""Whether a call is wanted, by what somebody has chosen now."""
MakeNote = Callable[[Language, str], Note]
"""A note in a language, its links beginning with the server's own address or, if that is empty, with a slash."""


class CallService:
    """Who can be called, and the ways to call them."""

    def __init__(self, calling: Calling, store: Store, figures: Figures) -> None:
        self.calling = calling
        self.preferences = CallPreferences(store)
        self.check = AddressCheck(calling.services, allow_local=calling.allow_local)
        self.outgoing = Outgoing(self.check)
        self.to_webhooks = Outgoing(AddressCheck((), allow_local=calling.allow_local))
        """Apart, since anybody may name one: no push waits for what becomes of their names and connections."""
        self.mailer = Mailer.of(calling)
        self.queue = DeliveryQueue(lambda way, what: figures.calls.labels(way, what).inc())
        self.pusher: Pusher | None = None

    async def start(self) -> None:
        """Begin; the key for push services is made if there is none yet."""
        if self.calling.push and find_spec(CRYPTOGRAPHY) is not None:
            from camarilla.server.notify.push import Pusher  # noqa: PLC0415 - not there where it cannot be built

            self.pusher = await Pusher.opened(self.preferences, self.calling.contact)
        elif self.calling.push:
            LOG.warning("no push", extra={"part": CRYPTOGRAPHY})
        self.queue.start()

    async def close(self) -> None:
        """Stop; calls that wait are lost."""
        await self.queue.close()
        await self.outgoing.close()
        await self.to_webhooks.close()
        if self.mailer is not None:
            self.mailer.close()

    # ----------------------------------------------------------------------------------------------- what is chosen

    async def calls(self, person: str) -> Calls:
        """How somebody is called, and how they could be."""
        ways = await self.preferences.ways(person)
        return Calls(
            push_key="" if self.pusher is None else self.pusher.public,
            push=self.pusher is not None,
            mail=self.mailer is not None,
            webhook=self.calling.webhooks,
            subscriptions=tuple(device.listed for device in ways.devices),
            mail_address=None if ways.mail is None else ways.mail.address,
            mail_confirmed=ways.mail is not None and ways.mail.is_confirmed,
            webhook_url=None if ways.webhook is None else ways.webhook.url,
            quiet=ways.quiet,
            muted_tables=ways.muted,
        )

    async def subscribe(self, person: str, new: NewPush) -> CalledDevice:
        """Call a browser from now on."""
        if self.pusher is None:
            raise Refusal(Code.NOT_NOW, "calls-off")
        try:
            self.check.check_push(new.endpoint)
        except BadAddress as wrong:
            raise Refusal(Code.BAD_MESSAGE, "calls-no-address") from wrong
        try:
            self.pusher.check_keys(new)
        except ValueError as wrong:
            raise Refusal(Code.BAD_MESSAGE, "calls-no-keys") from wrong
        return await self.preferences.subscribe(person, new)

    async def ask_mail(self, person: str, new: NewMail) -> None:
        """Ask a mail address whether it wants to be called."""
        mailer = self.mailer
        if mailer is None:
            raise Refusal(Code.NOT_NOW, "calls-off")
        mail, token = await self.preferences.ask_mail(person, new)
        question = Delivery(Way.MAIL, partial(mailer.ask, mail, token), nothing, always)
        if not self.queue.put(question):
            raise Refusal(Code.BUSY, "calls-no-mail-sent")

    async def set_webhook(self, person: str, new: NewWebhook) -> str:
        """Post somebody's calls to an address; returns the secret that they are signed with."""
        if not self.calling.webhooks:
            raise Refusal(Code.NOT_NOW, "calls-off")
        try:
            self.check.check_webhook(new.url)
        except BadAddress as wrong:
            raise Refusal(Code.BAD_MESSAGE, "calls-no-address") from wrong
        return await self.preferences.set_webhook(person, new)

    # --------------------------------------------------------------------------------------------------- what is sent

    async def send_trial(self, person: str) -> None:
        """Call somebody by all their ways, so that they see whether it works."""
        self.send(person, await self.preferences.ways(person), notes.trial_note, always)

    def send(self, person: str, ways: Ways, note: MakeNote, wanted: AskWanted) -> None:
        """Queue a call by every way that somebody has chosen; whether they still do is asked before each attempt."""
        pusher, mailer, address = self.pusher, self.mailer, self.calling.address or ""

        async def wanted_by(way: Device | Mail | Webhook) -> Wanted:
            chosen = await self.preferences.ways(person)
            is_chosen = way in (*chosen.devices, chosen.mail, chosen.webhook)
            return await wanted(chosen) if is_chosen else Wanted.NO

        if pusher is not None:
            for device in ways.devices:
                drop = partial(self.preferences.unsubscribe, device.id)
                attempt = partial(pusher.push, self.outgoing, device, note(device.lang, ""))
                self.queue.put(Delivery(Way.PUSH, attempt, drop, partial(wanted_by, device)))
        if ways.mail is not None and ways.mail.is_confirmed and mailer is not None:
            attempt = partial(mailer.call, ways.mail, note(ways.mail.lang, address))
            self.queue.put(Delivery(Way.MAIL, attempt, nothing, partial(wanted_by, ways.mail)))
        if ways.webhook is not None and self.calling.webhooks:
            attempt = partial(post_webhook, self.to_webhooks, ways.webhook, note(ways.webhook.lang, address))
            self.queue.put(Delivery(Way.WEBHOOK, attempt, nothing, partial(wanted_by, ways.webhook)))


async def nothing() -> None:
    """An address that is wrong stays as it is: its owner may mend it."""


async def always(*_: object) -> Wanted:
    """It is wanted whatever happens meanwhile."""
    return Wanted.NOW
