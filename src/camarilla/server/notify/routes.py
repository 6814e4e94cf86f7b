"""HTTP: how one wants to be called, and the links of mails. A bot's token opens none of it."""

from html import escape

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol.calls import (
    CalledDevice,
    Calls,
    CallSettings,
    NewMail,
    NewPush,
    NewWebhook,
    WebhookSecret,
)
from camarilla.protocol.to_client import Code
from camarilla.server.house import House
from camarilla.server.refusal import Refusal
from camarilla.server.routes import address, at_keyboard

HttpRequest = Request[object, object, State]


@get("/api/me/calls")
async def get_calls(request: HttpRequest, state: State) -> Calls:
    """How one is called, and how one could be."""
    house: House = state.house
    return await house.calls.calls((await at_keyboard(request, house)).id)


@put("/api/me/calls")
async def change_calls(request: HttpRequest, state: State, data: JSONBody[CallSettings]) -> Calls:
    """When one is not called: hours of the day, tables."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.calls, who.id)
    await house.calls.preferences.change(who.id, data)
    return await house.calls.calls(who.id)


@post("/api/me/calls/push")
async def subscribe(request: HttpRequest, state: State, data: JSONBody[NewPush]) -> CalledDevice:
    """Be called on this device."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.calls, who.id)
    return await house.calls.subscribe(who.id, data)


@delete("/api/me/calls/push/{device:str}")
async def unsubscribe(request: HttpRequest, state: State, device: FromPath[str]) -> None:
    """Be called no more on a device."""
    house: House = state.house
    who = await at_keyboard(request, house)
    if not await house.calls.preferences.unsubscribe(device, who.id):
        raise Refusal(Code.UNKNOWN, "calls-no-device")


@put("/api/me/calls/mail", status_code=202)
async def ask_mail(request: HttpRequest, state: State, data: JSONBody[NewMail]) -> Calls:
    """Be called by mail, once what is sent to the address has come back."""
    house: House = state.house
    who = await at_keyboard(request, house)
    for key in (who.id, address(request), "mail:" + data.address.casefold()):
        house.limits.check(house.limits.mails, key)
    await house.calls.ask_mail(who.id, data)
    return await house.calls.calls(who.id)


@delete("/api/me/calls/mail")
async def drop_mail(request: HttpRequest, state: State) -> None:
    """Be called no more by mail."""
    house: House = state.house
    await house.calls.preferences.drop_mail((await at_keyboard(request, house)).id)


@put("/api/me/calls/webhook")
async def set_webhook(request: HttpRequest, state: State, data: JSONBody[NewWebhook]) -> WebhookSecret:
    """Have calls posted to an address; the secret that they are signed with is shown this once."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.calls, who.id)
    return WebhookSecret(await house.calls.set_webhook(who.id, data))


@delete("/api/me/calls/webhook")
async def drop_webhook(request: HttpRequest, state: State) -> None:
    """Have no calls posted any more."""
    house: House = state.house
    await house.calls.preferences.drop_webhook((await at_keyboard(request, house)).id)


@post("/api/me/calls/test", status_code=202)
async def try_calls(request: HttpRequest, state: State) -> None:
    """Be called once, by all ways, to see whether it works."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.trials, who.id)
    await house.calls.send_trial(who.id)


# ----------------------------------------------------------------------------------------------- the links of mails


@post("/api/calls/confirm/{token:str}", status_code=204)
async def confirm(request: HttpRequest, state: State, token: FromPath[str]) -> None:
    """Whoever reads the mail of an address wants to be called there."""
    if not await is_confirmed(request, state.house, token):
        raise Refusal(Code.UNKNOWN, "calls-bad-link")


@post("/api/calls/leave/{token:str}", status_code=204)
async def leave(request: HttpRequest, state: State, token: FromPath[str]) -> None:
    """No more mails: mail programs do this with one click (RFC 8058)."""
    if not await is_left(request, state.house, token):
        raise Refusal(Code.UNKNOWN, "calls-bad-link")


async def is_confirmed(request: HttpRequest, house: House, token: str) -> bool:
    """Whether a link was good, and has done its work."""
    house.limits.check(house.limits.reads, address(request))
    return await house.calls.preferences.confirm_mail(token)


async def is_left(request: HttpRequest, house: House, token: str) -> bool:
    """The same for a link that ends mails."""
    house.limits.check(house.limits.reads, address(request))
    return await house.calls.preferences.leave_mail(token)


@get("/calls/confirm/{token:str}")
async def confirm_page(request: HttpRequest, token: FromPath[str]) -> Response[bytes]:
    """What a mail leads to: a question, since programs that look through mails follow links too."""
    return page(request, "calls-page-confirm", ("calls-page-confirm-do", f"/calls/confirm/{token}"))


@post("/calls/confirm/{token:str}", status_code=200)
async def confirm_here(request: HttpRequest, state: State, token: FromPath[str]) -> Response[bytes]:
    """The answer to it."""
    good = await is_confirmed(request, state.house, token)
    return page(request, "calls-page-confirmed") if good else page(request, "calls-page-unknown", status=404)


@get("/calls/leave/{token:str}")
async def leave_page(request: HttpRequest, token: FromPath[str]) -> Response[bytes]:
    """What the last line of every mail leads to."""
    return page(request, "calls-page-leave", ("calls-page-leave-do", f"/calls/leave/{token}"))


@post("/calls/leave/{token:str}", status_code=200)
async def leave_here(request: HttpRequest, state: State, token: FromPath[str]) -> Response[bytes]:
    """The answer to it."""
    good = await is_left(request, state.house, token)
    return page(request, "calls-page-left") if good else page(request, "calls-page-unknown", status=404)


def page(request: HttpRequest, words: str, button: tuple[str, str] | None = None, status: int = 200) -> Response[bytes]:
    """A small page that needs no script: a sentence, and a button if there is something to say yes to.

    It must not say `no-referrer`, although its address is a key: a browser would send its button with `Origin: null`,
    which is refused. The policy of all pages, `same-origin`, tells the address to nobody but this server.
    """
    wanted = request.headers.get("accept-language", "")[:2].lower()
    speaker = Speaker(wanted if wanted in LANGUAGES else LANGUAGES[0])
    title = escape(speaker.text("calls-trial-title"))
    form = ""
    if button is not None:
        label, action = button
        form = f'<form method=post action="{escape(action)}"><button>{escape(speaker.text(label))}</button></form>'
    body = (
        f"<!doctype html><html lang={speaker.lang}><meta charset=utf-8>"
        f"<meta name=viewport content='width=device-width'><link rel=icon href=/icon.svg>"
        f"<title>{title}</title><h1>{title}</h1><p>{escape(speaker.text(words))}</p>{form}</html>"
    )
    headers = {"cache-control": "no-store"}
    return Response(body.encode(), media_type=MediaType.HTML, status_code=status, headers=headers)


CALL_ROUTES = (
    get_calls,
    change_calls,
    subscribe,
    unsubscribe,
    ask_mail,
    drop_mail,
    set_webhook,
    drop_webhook,
    try_calls,
    confirm,
    leave,
    confirm_page,
    confirm_here,
    leave_page,
    leave_here,
)
