"""Whoever is asked for a decision and does not look is called: once, by their ways, and told nothing but that."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest

from camarilla.core.record import By
from camarilla.protocol import to_server as ask
from camarilla.protocol.calls import CalledDevice, Calls, Note
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import Code, Done
from camarilla.server import entries as e
from camarilla.server import hub as hub_module
from camarilla.server.entries import WRITER, AnyEntry
from camarilla.server.guards import COOKIE
from camarilla.server.hub import Live, now
from camarilla.server.lists import list_table
from camarilla.server.notify.caller import ASKED
from camarilla.server.notify.delivery_queue import Delivery, DeliveryQueue, Wanted, Way
from camarilla.server.notify.outgoing import Attempt, Sent
from camarilla.server.refusal import Refusal
from camarilla.server.table import Table
from camarilla.server.watch import IDLE, Watch
from tests.server.calling import Browser, Endpoint, Posted, answer, claims_of, endpoint, settled
from tests.server.cast import Who, guest
from tests.server.hosted import Served, serving
from tests.server.inside import StoppedClock, until
from tests.server.live import database
from tests.server.scripted import Scripted

LOCAL = {"allow_local": True, "mail_from": "host@example.org"}
GRACE = 1_209_600


@dataclass
class Evening:
    """A server, a push service, and people with a browser each."""

    server: Served
    service: Endpoint
    people: list[Who] = field(default_factory=list)
    browsers: list[Browser] = field(default_factory=list)

    async def settled(self) -> None:
        await settled(self.server.house)

    def http(self, who: int) -> httpx.AsyncClient:
        """A client with somebody's session."""
        return self.server.http(self.people[who].headers["cookie"].removeprefix(f"{COOKIE}="))

    async def call(self, who: int, method: str, path: str, body: object = None) -> httpx.Response:
        """A request by somebody, which is granted."""
        async with self.http(who) as http:
            response = await http.request(method, path, json=body)
        assert response.status_code < 300, response.text
        return response

    async def subscribe(self, who: int, lang: str = "en") -> str:
        """Somebody wants to be called in their browser."""
        subscription = self.browsers[who].subscription(f"{self.service.url}/push/{who}", lang)
        response = await self.call(who, "POST", "/api/me/calls/push", subscription)
        return msgspec.json.decode(response.content, type=CalledDevice).id

    async def table(self, *, sealed: bool = False) -> Live:
        """A table of everybody, whose game goes on; nobody is there. Whoever is first is the host.

        Where answers are sealed it is a round of Road to the Palace, which begins with everybody's Bribes.
        """
        sitters = [who.sitter for who in self.people]
        settings = Settings("road-to-the-palace" if sealed else "royal-secrets", len(sitters), grace=GRACE)
        script = Scripted(settings, sitters[0], "Tevening", at=now()).sit(*sitters[1:]).come(*sitters).started()
        script.play_until(lambda table: (len(table.play().match.waiting()) > 1) is sealed)
        return await self.opened(script)

    async def opened(self, script: Scripted) -> Live:
        """A table as a script tells it, which everybody has left for now."""
        for _, person in script.table.people():
            script.go(person.sitter)
        hub = self.server.house.hub
        await script.saved(hub.store)
        await hub.store.write(lambda connection: list_table(connection, hub.store, script.table, hub.process))
        live = await hub.live(script.table.id)
        assert live is not None
        assert live.owned
        return live

    def called(self) -> list[tuple[int, Note]]:
        """Who has been called, and what they were told."""
        return [(who_of(posted), self.browsers[who_of(posted)].note(posted)) for posted in self.service.posted]

    def who_were_called(self) -> list[int]:
        """The same without what they were told, sorted."""
        return sorted(who_of(posted) for posted in self.service.posted)


def who_of(posted: Posted) -> int:
    """Whose browser a message is for."""
    return int(posted.path.rpartition("/")[2])


@asynccontextmanager
async def evening(
    folder: Path, *, patience: float = 0.0, service: Endpoint | None = None, **changes: object
) -> AsyncIterator[Evening]:
    """Run it; all subscribe."""
    async with AsyncExitStack() as stack:
        pushed = await stack.enter_async_context(endpoint()) if service is None else service
        server = await stack.enter_async_context(serving(folder, calling=LOCAL, **changes))
        server.house.turn_caller.patience = patience
        here = Evening(server, pushed)
        for name in ("Ann", "Bruno", "Chloé"):
            here.people.append(await guest(server, name))
            here.browsers.append(Browser())
        for who in range(3):
            await here.subscribe(who, "fr" if who == 1 else "en")
        yield here


async def decide(evening: Evening, live: Live, seat: int, place: int = 0) -> None:
    """A seat takes one of the decisions that it may, as if it had been asked over a socket."""

    def made(table: Table, at: int) -> AnyEntry:
        move = table.play().match.legal(seat)[place]
        return e.Moved(at=at, seat=seat, move=msgspec.Raw(msgspec.json.encode(move)), by=By.PERSON)

    await evening.server.house.hub.write(live, made)


def late_in_the_evening(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """The server's clock, which stands at 14 November 2023, 23:13:20 in Paris."""
    clock = StoppedClock()
    clock.ms = 1_700_000_000_000
    monkeypatch.setattr(hub_module, "time", clock)
    return clock


def waiting(live: Live) -> list[int]:
    """Whom a table waits for."""
    return sorted(live.table.play().match.waiting())


# ------------------------------------------------------------------------------------------------------- what is told


def test_the_note_says_the_game_the_table_and_that_it_is_ones_turn(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            await here.settled()
            while {who for who, _ in here.called()} < {0, 1}:
                await decide(here, live, live.table.play().match.to_act()[0])
                await here.settled()
            notes = dict(here.called())
            table = live.table.id
            assert notes[0] == Note("Royal Secrets", "Ann’s table: your turn.", f"/t/{table}", table, "en")
            assert notes[1] == Note("Royal Secrets", "La table d’Ann\xa0: à vous.", f"/t/{table}", table, "fr")
            for posted in here.service.posted:
                fields = msgspec.json.decode(here.browsers[who_of(posted)].text(posted.body), type=dict[str, str])
                assert set(fields) == {"title", "body", "url", "tag", "lang"}

    asyncio.run(played())


def test_a_push_service_learns_who_calls_and_nothing_of_the_table(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            await here.settled()
            calls = msgspec.json.decode((await here.call(0, "GET", "/api/me/calls")).content, type=Calls)
            [posted] = here.service.posted
            claims = claims_of(posted, calls.push_key)

            assert claims["aud"] == here.service.url
            assert claims["sub"] == "mailto:host@example.org"
            assert posted.headers["content-encoding"] == "aes128gcm"
            assert posted.headers["urgency"] == "high"
            assert int(posted.headers["ttl"]) > 0
            assert len(posted.headers["topic"]) == 32
            told = repr(posted).encode() + posted.body
            for word in (live.table.id, "Ann", "Bruno", "Royal"):
                assert word.encode() not in told

    asyncio.run(played())


# --------------------------------------------------------------------------------------------------------- who, when


def test_one_is_called_once_for_a_decision_and_again_for_the_next(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            await here.settled()
            [first] = waiting(live)
            assert here.who_were_called() == [first]

            said = e.Said(at=now(), sitter=here.people[0].sitter, text="well?")
            await here.server.house.hub.write(live, lambda _, __: said)
            del here.server.house.hub.lives[live.table.id]
            again = await here.server.house.hub.live(live.table.id)  # another process would read it so, too
            assert again is not None
            await here.settled()
            assert here.who_were_called() == [first]

            await decide(here, again, first)
            await here.settled()
            assert here.who_were_called() == sorted([first, *waiting(again)])

    asyncio.run(played())


def test_taking_back_and_deciding_anew_calls_nobody_again(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            playing = live.table.play()
            await here.settled()  # whoever decides at once is not called for it
            while not playing.is_open() or waiting(live) == [playing.decisions[-1].seat]:
                await decide(here, live, playing.match.to_act()[0])
                await here.settled()
            seat, called = playing.decisions[-1].seat, here.who_were_called()
            for _ in range(2):
                await here.server.house.hub.write(live, lambda _, at: e.Undone(at=at, seat=seat))
                await here.settled()
                await decide(here, live, seat)
                await here.settled()
            assert here.who_were_called() == called

    asyncio.run(played())


def test_whoever_left_a_question_open_is_not_called_when_the_table_is_opened_anew(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            sitters = [who.sitter for who in here.people]
            settings = Settings("road-to-the-palace", len(sitters), grace=GRACE)
            script = Scripted(settings, sitters[0], at=now()).sit(*sitters[1:]).come(*sitters).started()
            script.go(sitters[2])
            script.at += 10_000  # the others look at it for a while
            await here.opened(script)
            await here.settled()
            assert here.who_were_called() == [2]

    asyncio.run(played())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_starts_again_calls_nobody_twice(tmp_path: Path, kind: str) -> None:
    async def played(url: str) -> None:
        async with endpoint() as service:
            async with evening(tmp_path, service=service, database=url) as here:
                live = await here.table(sealed=True)
                await here.settled()
                assert here.who_were_called() == [0, 1, 2]
            async with serving(tmp_path, calling=LOCAL, database=url) as server:
                caller = server.house.turn_caller
                await until(lambda: live.table.id in caller.known)
                again = server.house.hub.lives[live.table.id]
                assert sorted(caller.known[live.table.id]) == [0, 1, 2]
                for decision in caller.known[live.table.id].values():
                    caller.due(again, decision)
                await settled(server.house)
            assert len(service.posted) == 3

    with database(kind) as url:
        asyncio.run(played(url))


def test_in_a_sealed_window_whoever_has_answered_is_not_called_and_the_others_are(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table(sealed=True)
            caller = here.server.house.turn_caller
            asked = dict(caller.known[live.table.id])
            assert sorted(asked) == [0, 1, 2]
            await decide(here, live, 1)
            known = caller.known[live.table.id]

            assert {seat: known[seat] for seat in (0, 2)} == {seat: asked[seat] for seat in (0, 2)}
            for decision in list(known.values()):
                caller.due(live, decision)
            await until(lambda: len(caller.tasks) == 1)
            await here.server.house.calls.queue.join()
            assert here.who_were_called() == [0, 2]

    asyncio.run(played())


def test_whoever_looks_is_not_called_and_whoever_looks_away_is(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            await here.settled()
            [first] = waiting(live)
            here.service.posted.clear()
            others = [seat for seat in range(3) if seat != first]
            async with (
                here.server.socket(live.table.id, here.people[others[0]].headers) as one,
                here.server.socket(live.table.id, here.people[others[1]].headers) as two,
                here.server.socket(live.table.id, here.people[others[1]].headers) as hidden,
            ):
                for plug in (one, two, hidden):
                    await plug.hello()
                await hidden.say(ask.Look(looking=False))
                await one.say(ask.Look(looking=False))
                await one.answer(ask.AskClaims("fence"))
                await hidden.answer(ask.AskClaims("fence"))
                for seat in (first, *others, *others, first):
                    if seat in waiting(live) and live.table.play().match.legal(seat):
                        await decide(here, live, seat)
                        await here.settled()
                called = {who_of(posted) for posted in here.service.posted}

        assert others[0] in called, "the page is hidden"
        assert others[1] not in called, "one of two pages is seen"

    asyncio.run(played())


def test_whoever_looks_through_another_process_is_not_called(tmp_path: Path) -> None:
    async def played(url: str) -> None:
        async with (
            evening(tmp_path, patience=3600.0, database=url) as here,
            serving(tmp_path, calling=LOCAL, database=url) as other,
        ):
            live = await here.table(sealed=True)
            async with (
                other.socket(live.table.id, here.people[0].headers) as hidden,
                other.socket(live.table.id, here.people[1].headers) as seen,
            ):
                for plug in (hidden, seen):
                    await plug.hello()
                await hidden.say(ask.Look(looking=False))
                await seen.say(ask.Look(looking=False))
                await seen.say(ask.Look(looking=True))
                for plug in (hidden, seen):
                    await plug.answer(ask.AskClaims("fence"))
                await until(lambda: len(other.house.turn_caller.tasks) == 1)
                process = other.house.hub.process
                await until(lambda: all(process in live.table.person_at(seat).at for seat in (0, 1)))
                caller = here.server.house.turn_caller
                assert not other.house.turn_caller.known, "it is the owner's affair"
                for decision in list(caller.known[live.table.id].values()):
                    caller.due(live, decision)
                await until(lambda: len(caller.tasks) == 1)
                await here.server.house.calls.queue.join()
                ways = await here.server.house.calls.preferences.ways(here.people[0].sitter.id)
                tried_again = [
                    await caller.wanted(live.table.id, caller.known[live.table.id][seat], ways) for seat in (0, 1)
                ]
                assert tried_again == [Wanted.NOW, Wanted.NO]
            assert here.who_were_called() == [0, 2]

    with database("postgresql") as url:
        asyncio.run(played(url))


def test_whoever_is_lost_by_a_process_that_does_not_own_the_table_is_called_by_it(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table()
            [seat] = waiting(live)
            caller = here.server.house.turn_caller
            live.owned = False
            caller.look(live, None)
            assert caller.timers == {}
            caller.patience = 0.0
            for _ in range(2):
                caller.lost(live, here.people[seat].sitter.id)
                await here.settled()
            assert here.who_were_called() == [seat]

    asyncio.run(played())


def test_whoever_is_back_within_the_moment_is_not_called(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table()
            caller = here.server.house.turn_caller
            [seat] = waiting(live)
            async with here.server.socket(live.table.id, here.people[seat].headers) as plug:
                await plug.hello()
                caller.due(live, caller.known[live.table.id][seat])
                assert (live.table.id, seat) not in caller.timers, "they have seen it"
            await until(lambda: (live.table.id, seat) in caller.timers)  # lost while they looked: in a moment
            caller.due(live, caller.known[live.table.id][seat])
            assert (live.table.id, seat) in caller.timers, "they have looked a moment ago"
            assert here.service.posted == []

    asyncio.run(played())


def test_a_seat_that_a_stand_in_plays_is_not_called_nor_a_bot(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table(sealed=True)
            await here.server.house.hub.write(live, lambda _, at: e.StoodIn(at=at, seat=1))
            caller = here.server.house.turn_caller
            assert sorted(caller.known[live.table.id]) == [0, 2]

    asyncio.run(played())


def test_when_the_game_is_over_nobody_is_asked(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table()
            caller = here.server.house.turn_caller
            while live.table.phase is Phase.PLAYING:
                await decide(here, live, live.table.play().match.to_act()[0], -1)
            assert live.table.id not in caller.known
            assert caller.timers == {}

    asyncio.run(played())


def test_a_companion_is_called_by_whose_screen_it_is_once(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            owner = here.people[0].sitter
            beside = [
                msgspec.structs.replace(sitter, owner=owner.id) for sitter in (who.sitter for who in here.people[1:])
            ]
            script = Scripted(Settings("road-to-the-palace", 3, grace=GRACE), owner, "Tscreen", at=now())
            for sitter in beside:
                seat = script.table.seats.index(None)
                script.write(e.SeatTaken(at=script.at, seat=seat, sitter=sitter))
            script.come(owner, *beside).started()
            script.play_until(lambda table: len(table.play().match.waiting()) > 1)
            live = await here.opened(script)
            caller = here.server.house.turn_caller
            decisions = list(caller.known[live.table.id].values())
            assert len(decisions) == 3
            for decision in decisions:
                await caller.call(live, decision, ASKED)
            await here.server.house.calls.queue.join()
            assert here.who_were_called() == [0]

    asyncio.run(played())


def test_a_reminder_is_sent_once_for_a_decision(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            live = await here.table()
            await here.settled()
            [seat] = waiting(live)
            caller = here.server.house.turn_caller
            for _ in range(3):
                caller.last.clear()
                await caller.remind(live, here.people[0].sitter, seat)
                await here.settled()
            assert here.who_were_called() == [seat, seat]
            other = (seat + 1) % 3
            await caller.remind(live, here.people[0].sitter, other)
            await here.settled()
            assert here.who_were_called() == [seat, seat], "who is not asked is not called"

    asyncio.run(played())


def test_who_asks_for_a_reminder_is_not_told_who_has_answered(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path, patience=3600.0) as here:
            live = await here.table(sealed=True)
            async with here.server.socket(live.table.id, here.people[0].headers) as plug:
                await plug.hello()
                await decide(here, live, 1)
                answers = [await plug.answer(ask.CallSomebody(f"call-{seat}", seat)) for seat in (1, 2)]
                await until(lambda: len(here.server.house.turn_caller.tasks) == 1)
                await here.server.house.calls.queue.join()
            assert [type(said) for said in answers] == [Done, Done]
            assert here.who_were_called() == [2]

    asyncio.run(played())


# ------------------------------------------------------------------------------------------------------- left alone


def test_in_quiet_hours_a_call_waits_until_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = late_in_the_evening(monkeypatch)

    async def played() -> None:
        async with evening(tmp_path) as here:
            quiet = {"from": 22 * 60, "to": 8 * 60, "zone": "Europe/Paris"}
            for who in range(3):
                await here.call(who, "PUT", "/api/me/calls", {"quiet": quiet})
            live = await here.table(sealed=True)
            caller = here.server.house.turn_caller
            await here.settled()
            assert here.service.posted == []
            assert len(caller.held) == 3

            clock.go_on(8 * 3_600_000)  # 7:13
            caller.release()
            await here.settled()
            assert here.service.posted == []
            watch = Watch(here.server.house.hub, alone=True)
            await watch.close_idle()
            assert live.table.id in here.server.house.hub.lives, "somebody is still to be called"

            await decide(here, live, 1)
            await here.settled()
            clock.go_on(3_600_000)  # 8:13
            caller.release()
            await here.settled()
            assert here.who_were_called() == [0, 2], "who has answered meanwhile is left alone"

            clock.go_on(2 * IDLE)
            await watch.close_idle()
            assert live.table.id not in here.server.house.hub.lives
            assert live.table.id not in caller.known

    asyncio.run(played())


def test_whoever_has_answered_through_another_process_in_quiet_hours_is_not_called_when_they_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = late_in_the_evening(monkeypatch)

    async def played() -> None:
        async with evening(tmp_path) as here:
            for who in range(3):
                quiet = {"from": 22 * 60, "to": 8 * 60, "zone": "Europe/Paris"}
                await here.call(who, "PUT", "/api/me/calls", {"quiet": quiet})
            live = await here.table(sealed=True)
            await here.settled()
            caller, hub, table = here.server.house.turn_caller, here.server.house.hub, live.table
            assert len(caller.held) == 3
            del hub.lives[table.id]  # nobody is there: it is not kept in memory, and another process may take it up
            move = msgspec.Raw(msgspec.json.encode(table.play().match.legal(1)[0]))
            answered = e.Moved(at=now(), seat=1, move=move, by=By.PERSON)
            assert await hub.store.append(table.id, table.length, WRITER.encode(answered))
            clock.go_on(9 * 3_600_000)  # 8:13
            caller.release()
            await here.settled()
            assert here.who_were_called() == [0, 2]

    asyncio.run(played())


def test_a_table_that_one_is_not_called_for(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            await here.call(1, "PUT", "/api/me/calls", {"muted_tables": ["Tevening"]})
            live = await here.table(sealed=True)
            assert live.table.id == "Tevening"
            await here.settled()
            assert here.who_were_called() == [0, 2]

    asyncio.run(played())


def test_a_table_that_is_muted_meanwhile_is_not_called_for_again(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            here.server.house.calls.queue.backoff = (0.0,)
            here.service.answers += [answer(503)] * 3
            here.service.open.clear()
            await here.table(sealed=True)
            await here.service.until(3)
            await here.call(1, "PUT", "/api/me/calls", {"muted_tables": ["Tevening"]})
            here.service.open.set()
            await until(lambda: b'what="unneeded"} 1.0' in here.server.house.figures.text())
            await here.service.until(5)
            await here.settled()
            assert here.who_were_called() == [0, 0, 1, 2, 2]

    asyncio.run(played())


def test_a_call_that_did_not_get_through_before_quiet_hours_is_tried_again_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = late_in_the_evening(monkeypatch)

    async def played() -> None:
        async with evening(tmp_path) as here:
            queue = here.server.house.calls.queue
            queue.backoff, queue.quiet = (0.0,), 0.0
            quiet = {"from": 0, "to": 8 * 60, "zone": "Europe/Paris"}
            await here.call(1, "PUT", "/api/me/calls", {"quiet": quiet})
            here.service.answers += [answer(503)] * 3
            here.service.open.clear()
            await here.table(sealed=True)
            await here.service.until(3)
            clock.go_on(3_600_000)  # 0:13
            here.service.open.set()
            await here.service.until(5)
            await here.settled()
            assert here.who_were_called() == [0, 0, 1, 2, 2]
            clock.go_on(8 * 3_600_000)  # 8:13
            await here.service.until(6)
            assert here.who_were_called() == [0, 0, 1, 1, 2, 2]

    asyncio.run(played())


def test_whoever_has_unsubscribed_is_not_called(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            calls = msgspec.json.decode((await here.call(2, "GET", "/api/me/calls")).content, type=Calls)
            await here.call(2, "DELETE", f"/api/me/calls/push/{calls.subscriptions[0].id}")
            await here.table(sealed=True)
            await here.settled()
            assert here.who_were_called() == [0, 1]

    asyncio.run(played())


# ---------------------------------------------------------------------------------------------------------- troubles


def test_a_dead_subscription_is_dropped(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            here.service.answers += [answer(410)]
            await here.call(0, "POST", "/api/me/calls/test")
            await here.settled()
            await until(lambda: len(here.service.posted) == 1)
            await here.server.house.calls.queue.join()
            calls = msgspec.json.decode((await here.call(0, "GET", "/api/me/calls")).content, type=Calls)
            assert calls.subscriptions == ()
            await here.call(0, "POST", "/api/me/calls/test")
            await here.call(1, "POST", "/api/me/calls/test")
            await here.settled()
            assert here.who_were_called() == [0, 1]

    asyncio.run(played())


def test_a_push_service_that_never_answers_holds_up_no_move(tmp_path: Path) -> None:
    async def played() -> None:
        async with evening(tmp_path) as here:
            here.service.open.clear()
            queue = here.server.house.calls.queue
            queue.most = 5
            live = await here.table()
            await here.service.until(1)
            decided = 0
            while live.table.phase is Phase.PLAYING and decided < 60:
                await decide(here, live, live.table.play().match.to_act()[0], -1)
                decided += 1
                await asyncio.sleep(0)
            assert decided >= 20
            assert len(queue.lanes[Way.PUSH]) <= 5
            assert len(here.service.posted) <= 4, "as many as are sent at a time, and none has been answered"
            here.service.open.set()

    asyncio.run(played())


def test_calls_that_wait_for_the_end_of_quiet_hours_or_for_a_busy_table_take_no_room_from_others() -> None:
    asked: list[str] = []
    tried: list[str] = []
    counted: list[str] = []
    quiet = {"held", "busy", "late"}

    def delivery(name: str) -> Delivery:
        async def wanted() -> Wanted:
            asked.append(name)
            if name == "busy" and name in quiet:
                raise Refusal(Code.BUSY, "table-busy")
            return Wanted.LATER if name in quiet else Wanted.NOW

        async def attempt() -> Attempt:
            tried.append(name)
            return Attempt(Sent.DONE)

        async def drop() -> None:
            raise AssertionError

        return Delivery(Way.PUSH, attempt, drop, wanted)

    async def played() -> None:
        queue = DeliveryQueue(lambda _, what: counted.append(what), most=3)
        queue.start()
        assert all(queue.put(delivery(name)) for name in ("held", "busy"))
        await queue.join()
        queue.quiet = 0.0
        assert queue.put(delivery("late"))
        await until(lambda: asked.count("late") > 1)
        assert (sorted(set(asked)), tried) == (["busy", "held", "late"], [])
        assert all(queue.put(delivery(name)) for name in ("other", "another")), "three are held, and there is room"
        quiet.clear()
        await until(lambda: sorted(tried) == ["another", "late", "other"])
        await queue.close()
        assert "dropped" not in counted

    asyncio.run(played())
