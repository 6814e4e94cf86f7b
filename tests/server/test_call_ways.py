"""The other ways to be called: mail that was asked for twice, webhooks that are signed; and what is kept of it all."""

import asyncio
import hashlib
import hmac
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest

from camarilla.protocol.calls import Calls, Note, QuietHours, WebhookSecret
from camarilla.server.notify.delivery_queue import SENDERS, Delivery, Way
from camarilla.server.notify.mail import Mailer
from camarilla.server.notify.outgoing import Attempt, Sent
from camarilla.server.notify.preferences import MOST_DEVICES, Mail, Ways, quiet_until
from camarilla.server.notify.service import always, nothing
from camarilla.server.store import StoreTrouble
from tests.server.calling import Browser, PostOffice, answer, endpoint, post_office, settled
from tests.server.cast import guest
from tests.server.hosted import Served, serving
from tests.server.inside import until
from tests.server.live import database

ADDRESS = "https://play.example.org"
ANN = {"address": "ann@example.org", "lang": "en"}
FOR_EVER = 1e6
BOB = Mail("bob@example.org", "en", is_confirmed=False, leave="leave")


@asynccontextmanager
async def with_mail(folder: Path, **changes: object) -> AsyncIterator[tuple[Served, PostOffice, httpx.AsyncClient]]:
    """A server whose operator has a mail server, and Ann's session."""
    async with post_office() as office:
        calling = {
            "smtp": f"smtp://127.0.0.1:{office.port}",
            "mail_from": "host@example.org",
            "address": ADDRESS,
            "allow_local": True,
        }
        async with serving(folder, calling=calling, **changes) as server:
            who = await guest(server, "Ann")
            async with server.http(who.headers["cookie"].partition("=")[2]) as http:
                yield server, office, http


async def calls(http: httpx.AsyncClient) -> Calls:
    """How one is called."""
    return msgspec.json.decode((await http.get("/api/me/calls")).content, type=Calls)


def link(text: str, kind: str) -> str:
    """A link in a mail, without the server's address."""
    found = re.search(rf"{ADDRESS}(/calls/{kind}/\S+)", text)
    assert found is not None, text
    return found[1]


# -------------------------------------------------------------------------------------------------------------- mail


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_mail_is_sent_once_the_address_has_said_yes_and_until_it_says_no(tmp_path: Path, kind: str) -> None:
    async def asked(url: str) -> None:
        async with with_mail(tmp_path, database=url) as (server, office, http):
            assert (await http.put("/api/me/calls/mail", json=ANN)).status_code == 202
            [(to, question)] = await office.until(1)
            assert to == ["ann@example.org"]
            assert question["From"] == "host@example.org"
            assert question["Subject"] == "Shall Camarilla call you at this address?"
            now = await calls(http)
            assert (now.mail, now.mail_address, now.mail_confirmed) == (True, "ann@example.org", False)

            await http.post("/api/me/calls/test")
            await settled(server.house)
            assert len(office.mails) == 1, "nobody has said yes yet"

            async with server.http() as anybody:
                confirm = link(question.get_content(), "confirm")
                assert "Yes, call me" in (await anybody.get(confirm)).text
                assert not (await calls(http)).mail_confirmed, "a link that is only looked at does nothing"
                assert (await anybody.post(f"/api{confirm}")).status_code == 204
                assert (await anybody.post(f"/api{confirm}")).status_code == 404, "it is good once"
                assert (await calls(http)).mail_confirmed

                await http.post("/api/me/calls/test")
                _, call = (await office.until(2))[1]
                assert call["Subject"] == "Camarilla. This is how we call you."
                assert call["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                leave = link(call.get_content(), "leave")
                assert call["List-Unsubscribe"] == f"<{ADDRESS}/api{leave}>"
                assert "No more mails" in (await anybody.get(leave)).text
                one_click = await anybody.post(f"/api{leave}", data={"List-Unsubscribe": "One-Click"})
                assert one_click.status_code == 204
                assert (await anybody.post(leave)).status_code == 404
            assert (await calls(http)).mail_address is None

    with database(kind) as url:
        asyncio.run(asked(url))


def test_the_pages_of_a_mail_s_links_do_the_same_without_a_script(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, office, http):
            await http.put("/api/me/calls/mail", json={**ANN, "lang": "fr"})
            [(_, question)] = await office.until(1)
            assert question["Content-Language"] == "fr"
            text = question.get_content()
            async with server.http(**{"accept-language": "fr"}) as anybody:
                assert "On vous appelle" in (await anybody.post(link(text, "confirm"))).text
                assert (await calls(http)).mail_confirmed
                assert "Vous ne recevrez plus" in (await anybody.post(link(text, "leave"))).text
            assert (await calls(http)).mail_address is None

    asyncio.run(asked())


def test_the_buttons_of_a_mail_s_pages_work_on_these_pages_and_on_no_other(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, office, http):
            await http.put("/api/me/calls/mail", json=ANN)
            [(_, question)] = await office.until(1)
            confirm, leave = (link(question.get_content(), kind) for kind in ("confirm", "leave"))
            async with server.http() as anybody:
                for path in (confirm, leave):
                    shown = await anybody.get(path)
                    assert shown.headers["referrer-policy"] == "same-origin", "else a browser sends Origin: null"
                    assert "referrer" not in shown.text
                    for other in ("null", "https://evil.example"):
                        assert (await anybody.post(path, headers={"origin": other})).status_code == 403
                now = await calls(http)
                assert (now.mail_address, now.mail_confirmed) == (ANN["address"], False)

                ours = {"origin": server.url, "sec-fetch-site": "same-origin"}
                assert (await anybody.post(confirm, headers=ours)).status_code == 200
                assert (await calls(http)).mail_confirmed
                assert (await anybody.post(leave, headers=ours)).status_code == 200
                assert (await calls(http)).mail_address is None

    asyncio.run(asked())


@pytest.mark.parametrize(
    "address",
    ["ann", "ann@example", "ann@exa mple.org", "ann@example.org\r\nBcc: bob@example.org", "a,b@example.org", "@x.org"],
)
def test_what_is_no_mail_address_gets_no_mail(tmp_path: Path, address: str) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, office, http):
            refused = await http.put("/api/me/calls/mail", json={**ANN, "address": address})
            assert refused.status_code == 400
            await settled(server.house)
            assert office.mails == []

    asyncio.run(asked())


def test_nobody_s_box_is_flooded_with_questions(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path, limits=True) as (server, _, http):
            server.stop_the_clock()
            said = [(await http.put("/api/me/calls/mail", json=ANN)).status_code for _ in range(7)]
            assert said == [202] * 5 + [429] * 2
            tried = [(await http.post("/api/me/calls/test")).status_code for _ in range(4)]
            assert tried == [202] * 3 + [429]

    asyncio.run(asked())


def test_mail_that_cannot_be_handed_in_now_is_handed_in_later(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, office, http):
            server.house.calls.queue.backoff = (0.0, 0.0)
            office.refusals += [b"451 not now"]
            await http.put("/api/me/calls/mail", json=ANN)
            await office.until(1)
            assert office.refusals == []

    asyncio.run(asked())


def test_a_mail_server_that_is_not_there_or_refuses_is_no_failure_of_ours() -> None:
    async def sent() -> list[Sent]:
        async with post_office() as office:
            there = Mailer(f"smtp://127.0.0.1:{office.port}", "host@example.org", ADDRESS)
            office.refusals += [b"550 nobody"]
            refused = await there.ask(BOB, "token")
            there.close()
        gone = Mailer(f"smtp://127.0.0.1:{office.port}", "host@example.org", ADDRESS)
        later = await gone.ask(BOB, "token")
        gone.close()
        return [refused.sent, later.sent]

    assert asyncio.run(sent()) == [Sent.REFUSED, Sent.LATER]


def test_without_the_operator_s_mail_server_nobody_is_asked_for_an_address(tmp_path: Path) -> None:
    async def asked() -> None:
        async with serving(tmp_path) as server:
            who = await guest(server, "Ann")
            async with server.http(who.headers["cookie"].partition("=")[2]) as http:
                assert not (await calls(http)).mail
                assert (await http.put("/api/me/calls/mail", json=ANN)).status_code == 409

    asyncio.run(asked())


# ----------------------------------------------------------------------------------------------------------- webhook


def test_a_webhook_is_posted_to_and_signed_with_the_secret_that_was_shown_once(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, http), endpoint() as hook:
            url = f"{hook.url}/hook?group=1"
            response = await http.put("/api/me/calls/webhook", json={"url": url, "lang": "en"})
            secret = msgspec.json.decode(response.content, type=WebhookSecret).secret
            assert (await calls(http)).webhook_url == url
            assert secret not in (await http.get("/api/me/calls")).text

            await http.post("/api/me/calls/test")
            [posted] = await hook.until(1)
            assert posted.path == "/hook?group=1"
            expected = hmac.new(secret.encode(), posted.body, hashlib.sha256).hexdigest()
            assert posted.headers["camarilla-signature"] == f"sha256={expected}"
            note = msgspec.json.decode(posted.body, type=Note)
            assert note == Note("Camarilla", "This is how we call you.", f"{ADDRESS}/settings", "trial", "en")

            assert (await http.delete("/api/me/calls/webhook")).status_code == 204
            await http.post("/api/me/calls/test")
            await settled(server.house)
            assert len(hook.posted) == 1

    asyncio.run(asked())


@pytest.mark.parametrize("url", ["http://hooks.example.org/", "https://10.0.0.1/", "https://hooks.example.org:8443/"])
def test_a_hostile_webhook_is_refused_at_once(tmp_path: Path, url: str) -> None:
    async def asked() -> None:
        async with serving(tmp_path) as server:
            who = await guest(server, "Ann")
            async with server.http(who.headers["cookie"].partition("=")[2]) as http:
                refused = await http.put("/api/me/calls/webhook", json={"url": url, "lang": "en"})
                assert (refused.status_code, refused.json()["why"]["id"]) == (400, "calls-no-address")
                local = Browser().subscription("http://127.0.0.1:9/push")
                assert (await http.post("/api/me/calls/push", json=local)).status_code == 400
                assert (await calls(http)).webhook_url is None

    asyncio.run(asked())


async def never() -> Attempt:
    """An attempt that does not end."""
    await asyncio.Event().wait()
    raise AssertionError


def test_webhooks_and_mail_that_are_never_answered_hold_up_no_push(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are more of them than are sent at the same time, and than may wait."""
    monkeypatch.setattr("camarilla.server.notify.outgoing.PATIENCE", FOR_EVER)

    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, http), endpoint() as hook, endpoint() as service:
            queue = server.house.calls.queue
            queue.most = 2 * SENDERS
            hook.open.clear()
            await http.put("/api/me/calls/webhook", json={"url": f"{hook.url}/hook", "lang": "en"})
            for _ in range(4 * SENDERS):
                await http.post("/api/me/calls/test")
            for _ in range(4 * SENDERS):
                queue.put(Delivery(Way.MAIL, never, nothing, always))
            await hook.until(SENDERS)
            assert len(hook.posted) == SENDERS, "and the others wait"
            text = server.house.figures.text().decode()
            assert 'camarilla_calls_total{way="webhook",what="dropped"}' in text
            assert 'camarilla_calls_total{way="mail",what="dropped"}' in text

            await http.post("/api/me/calls/push", json=Browser().subscription(f"{service.url}/push"))
            await http.post("/api/me/calls/test")
            await service.until(1)
            hook.open.set()

    asyncio.run(asked())


# ----------------------------------------------------------------------------------------------------------- devices


def test_a_browser_is_one_person_s_and_a_person_has_so_many(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, ann):
            bob_key = (await guest(server, "Bob")).headers["cookie"].partition("=")[2]
            shared = Browser().subscription("http://127.0.0.1:9/shared")
            async with server.http(bob_key) as bob:
                await ann.post("/api/me/calls/push", json=shared)
                await ann.post("/api/me/calls/push", json=shared)
                assert len((await calls(ann)).subscriptions) == 1
                await bob.post("/api/me/calls/push", json=shared)
                assert (await calls(ann)).subscriptions == ()
                [device] = (await calls(bob)).subscriptions
                assert device.endpoint_hash == hashlib.sha256(shared["endpoint"].encode()).hexdigest()
                assert (await ann.delete(f"/api/me/calls/push/{device.id}")).status_code == 404
            for number in range(MOST_DEVICES):
                await ann.post("/api/me/calls/push", json=Browser().subscription(f"http://127.0.0.1:9/{number}"))
            more = await ann.post("/api/me/calls/push", json=Browser().subscription("http://127.0.0.1:9/more"))
            assert more.status_code == 409

    asyncio.run(asked())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_key_is_made_once_and_kept(tmp_path: Path, kind: str) -> None:
    async def keys(url: str) -> set[str]:
        found = set()
        for _ in range(2):
            async with serving(tmp_path, database=url) as server:
                pusher = server.house.calls.pusher
                assert pusher is not None
                found.add(pusher.public)
        return found

    with database(kind) as url:
        assert len(asyncio.run(keys(url))) == 1


def test_where_the_operator_does_not_want_push_nobody_can_subscribe(tmp_path: Path) -> None:
    async def asked() -> None:
        async with serving(tmp_path, calling={"push": False, "webhooks": False, "allow_local": True}) as server:
            who = await guest(server, "Ann")
            async with server.http(who.headers["cookie"].partition("=")[2]) as http:
                now = await calls(http)
                assert (now.push, now.push_key, now.webhook) == (False, "", False)
                subscription = Browser().subscription("http://127.0.0.1:9/push")
                assert (await http.post("/api/me/calls/push", json=subscription)).status_code == 409
                hook = {"url": "https://hooks.example.org/", "lang": "en"}
                assert (await http.put("/api/me/calls/webhook", json=hook)).status_code == 409

    asyncio.run(asked())


def test_a_call_that_fails_for_a_while_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, http), endpoint() as service:
            queue = server.house.calls.queue
            queue.backoff = (0.0, 0.0)
            await http.post("/api/me/calls/push", json=Browser().subscription(f"{service.url}/push"))
            service.answers += [answer(503), answer(429), answer(201)]
            await http.post("/api/me/calls/test")
            await service.until(3)
            service.answers += [answer(500)] * 9
            await http.post("/api/me/calls/test")
            await service.until(6)
            await http.post("/api/me/calls/push", json=Browser().subscription(f"{service.url}/fence"))
            assert len((await calls(http)).subscriptions) == 2, "who is in trouble is not dropped"
            text = server.house.figures.text().decode()
            assert 'camarilla_calls_total{way="push",what="retried"} 4.0' in text
            assert 'camarilla_calls_total{way="push",what="sent"} 1.0' in text

    asyncio.run(asked())


def test_who_has_ended_a_way_meanwhile_is_not_called_by_it_again(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, http), endpoint() as service:
            queue = server.house.calls.queue
            queue.backoff = (0.0,)
            subscribed = await http.post("/api/me/calls/push", json=Browser().subscription(f"{service.url}/push"))
            service.answers.append(answer(503))
            service.open.clear()
            await http.post("/api/me/calls/test")
            await service.until(1)
            await http.delete(f"/api/me/calls/push/{subscribed.json()['id']}")
            service.open.set()
            await until(lambda: 'what="unneeded"} 1.0' in server.house.figures.text().decode())
            assert len(service.posted) == 1

    asyncio.run(asked())


def test_while_the_database_is_in_trouble_a_call_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (server, _, http), endpoint() as service:
            queue, preferences = server.house.calls.queue, server.house.calls.preferences
            queue.backoff, queue.quiet = (), 0.0  # it is no attempt
            await http.post("/api/me/calls/push", json=Browser().subscription(f"{service.url}/push"))
            known, reads = preferences.ways, iter(range(100))

            async def ways(person: str) -> Ways:
                if next(reads) == 1:  # the first is for whoever asks for the call
                    raise StoreTrouble
                return await known(person)

            monkeypatch.setattr(preferences, "ways", ways)
            await http.post("/api/me/calls/test")
            await service.until(1)
            assert 'camarilla_calls_total{way="push",what="retried"} 1.0' in server.house.figures.text().decode()

    asyncio.run(asked())


# ------------------------------------------------------------------------------------------------------- quiet hours


def at(text: str, zone: str) -> int:
    """A moment somewhere, in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("begins", "ends", "zone", "time", "until"),
    [
        (1320, 480, "Europe/Paris", "2026-11-17T21:59", None),
        (1320, 480, "Europe/Paris", "2026-11-17T22:00", "2026-11-18T08:00"),
        (1320, 480, "Europe/Paris", "2026-11-18T07:59", "2026-11-18T08:00"),
        (1320, 480, "Europe/Paris", "2026-11-18T08:00", None),
        (720, 780, "Asia/Tokyo", "2026-11-18T12:30", "2026-11-18T13:00"),
        (720, 780, "Asia/Tokyo", "2026-11-18T11:59", None),
        (1320, 480, "Europe/Paris", "2026-10-24T23:00", "2026-10-25T08:00"),  # the night is an hour longer
        (1320, 480, "America/New_York", "2026-03-07T23:00", "2026-03-08T08:00"),  # and here an hour shorter
        (1439, 0, "UTC", "2026-11-18T23:59", "2026-11-19T00:00"),
    ],
)
def test_quiet_hours_are_those_of_where_one_lives(
    begins: int, ends: int, zone: str, time: str, until: str | None
) -> None:
    expected = None if until is None else at(until, zone)
    assert quiet_until(QuietHours(begins, ends, zone), at(time, zone)) == expected


def test_a_zone_that_nobody_knows_is_refused_and_settings_are_as_they_were(tmp_path: Path) -> None:
    async def asked() -> None:
        async with with_mail(tmp_path) as (_, __, http):
            good = {"quiet": {"from": 0, "to": 60, "zone": "Asia/Tokyo"}, "muted_tables": ["b", "a", "a"]}
            assert (await http.put("/api/me/calls", json=good)).status_code == 200
            for zone in ("Mars/Olympus", "../../etc/passwd", "/etc/passwd", "\x00"):
                bad = {"quiet": {"from": 0, "to": 60, "zone": zone}}
                assert (await http.put("/api/me/calls", json=bad)).status_code == 400
            now = await calls(http)
            assert now.quiet == QuietHours(0, 60, "Asia/Tokyo")
            assert now.muted_tables == ("a", "b")
            await http.put("/api/me/calls", json={})
            assert (await calls(http)).quiet is None

    asyncio.run(asked())
