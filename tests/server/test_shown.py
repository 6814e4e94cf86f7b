"""What somebody has been shown: kept for them, told to nobody; who plays alone is waited for by the bots."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from camarilla.client import Seat, Unwilling, Visitor
from camarilla.core.record import By
from camarilla.protocol.pace import BotSpeed, ByItself, PaceSettings
from camarilla.protocol.tables import Phase, Settings
from camarilla.protocol.to_client import Played
from camarilla.protocol.to_server import AddBot, AskClaims, Shown, Sit, Stand, Start
from camarilla.server import entries as e
from camarilla.server.driver import pace_at
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub, Live
from camarilla.server.nudges import Nudges
from camarilla.server.settings import Pace
from camarilla.server.shown import Mark, ShownMarks
from camarilla.server.store import Store
from tests.patience import PATIENCE
from tests.server.hosted import Served, serving
from tests.server.inside import until
from tests.server.live import database
from tests.server.scripted import ANN, BOB, Scripted


class Ahead:
    """Counts bots' decisions, and those that were taken before somebody had been shown the last one."""

    def __init__(self) -> None:
        self.decisions = 0
        self.ahead = 0
        self.seen = 0

    def note(self, live: Live, entry: AnyEntry | None) -> None:
        """Something has happened at the table."""
        if live.table.playing is None:
            return
        mark = live.shown.get(live.table.person_at(0).sitter.id)
        if isinstance(entry, e.Moved) and entry.by is By.BOT:
            self.decisions += 1
            self.ahead += mark is not None and mark.ply != self.seen
        self.seen = live.table.playing.seen[0]


async def with_bots(ann: Visitor, server: Served, bots: int, players: int) -> tuple[str, Live]:
    """A table of Ann's with some bots at it."""
    table = (await ann.make_table(Settings("secrets", players))).id
    live = await server.house.hub.live(table)
    assert live is not None
    async with ann.sit_at(table) as seat:
        for _ in range(bots):
            await seat.request(AddBot(seat.mark(), "page"))
    return table, live


async def play_on(seat: Seat, *, show: bool) -> None:
    """Play to the end with whatever comes first, and say what one has been shown, or not."""
    if show:
        await seat.shown()
    while seat.table.phase is not Phase.OVER:
        if seat.offers:
            await seat.play(seat.legal()[0])
        async for news in seat.news():
            if show and isinstance(news, Played):
                await asyncio.sleep(0.001)
                await seat.shown()
            break


async def decide(seat: Seat) -> None:
    """Take the first decision that one may, and wait until one is told of it."""
    assert seat.situation is not None
    ply = seat.situation.ply
    await seat.play(seat.legal()[0])
    await until(lambda: seat.situation is not None and seat.situation.ply > ply)


def test_bots_never_run_ahead_of_who_plays_alone_with_them(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann:
            await ann.come_in("Ann")
            table, live = await with_bots(ann, server, 3, 4)
            ahead = Ahead()
            server.house.hub.after.append(ahead.note)
            async with ann.sit_at(table) as seat:
                await seat.request(Start(seat.mark()))
                await until(lambda: seat.game is not None)
                await asyncio.wait_for(play_on(seat, show=True), PATIENCE)
            assert live.table.phase is Phase.OVER
            assert ahead.decisions > 10
            assert ahead.ahead == 0

    asyncio.run(played())


def test_bots_do_not_begin_before_a_page_that_said_so_at_the_deal_is_there(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann:
            await ann.come_in("Ann")
            table, live = await with_bots(ann, server, 3, 4)
            said = Shown(-1, 1)
            async with ann.sit_at(table) as seat:
                await seat.send(said)  # nothing is dealt yet: it is not believed
                with server.nothing_by_itself():
                    await seat.request(Start(seat.mark()))
                    assert not live.shown
                    await seat.send(Shown(0, 1))
                    await seat.send(Shown(-1, 2))
                    await seat.send(said)
                    await until(lambda: bool(live.shown))
                server.house.hub.look_again(live)  # the deal goes on
                await until(lambda: seat.game is not None)
                assert live.is_waiting_for_eyes()
                for _ in range(50):
                    await asyncio.sleep(0.004)
                assert live.table.play().decisions == []
                await seat.shown()
                # A bot that has begun waits for eyes again, perhaps before anybody could look.
                await until(lambda: not live.is_waiting_for_eyes() or bool(live.table.play().decisions))

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


@asynccontextmanager
async def just_decided(folder: Path) -> AsyncIterator[tuple[Seat, Live]]:
    """Ann alone with three bots: she was shown everything, and has decided since."""
    async with serving(folder) as server, Visitor.at(server.url) as ann:
        await ann.come_in("Ann")
        table, live = await with_bots(ann, server, 3, 4)
        async with ann.sit_at(table) as seat:
            await seat.request(Start(seat.mark()))
            await until(lambda: bool(seat.offers) and live.table.play().match.waiting() == (0,))
            await seat.shown()
            await until(lambda: bool(live.shown))
            while live.table.play().match.waiting() == (0,):
                await decide(seat)
            yield seat, live


def test_bots_wait_for_ever_until_the_last_has_been_shown(tmp_path: Path) -> None:
    async def played() -> None:
        async with just_decided(tmp_path) as (seat, live):
            decided = len(live.table.play().decisions)
            for _ in range(50):
                await asyncio.sleep(0.004)
            assert len(live.table.play().decisions) == decided
            await seat.send(Shown(999, 1))
            await seat.send(Shown(-1, 1))
            await seat.send(Shown(live.table.play().seen[0], 2))
            await seat.request(AskClaims(seat.mark()))  # by its answer all of it has been heard
            assert live.is_waiting_for_eyes()
            await seat.shown()
            await until(lambda: len(live.table.play().decisions) > decided)

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_what_is_shown_while_the_connection_is_lost_is_said_when_it_is_back(tmp_path: Path) -> None:
    async def played() -> None:
        async with just_decided(tmp_path) as (seat, live):
            decided, url, returns = len(live.table.play().decisions), seat.url, seat.returns
            seat.url = "ws://127.0.0.1:1/nowhere"
            await seat.drop()
            await until(lambda: seat.returns > returns)
            await seat.shown()
            assert live.is_waiting_for_eyes()
            seat.url = url
            await until(lambda: len(live.table.play().decisions) > decided)

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_with_several_people_nobody_waits_for_what_is_shown(tmp_path: Path) -> None:
    async def played() -> None:
        async with (
            serving(tmp_path) as server,
            Visitor.at(server.url) as ann,
            Visitor.at(server.url) as bob,
        ):
            await ann.come_in("Ann")
            await bob.come_in("Bob")
            table, live = await with_bots(ann, server, 2, 4)
            async with ann.sit_at(table) as seat, bob.sit_at(table) as other:
                await other.request(Sit(other.mark()))
                await seat.request(Start(seat.mark()))
                await until(lambda: seat.game is not None and other.game is not None)
                await seat.shown(0)
                await asyncio.wait_for(asyncio.gather(play_on(seat, show=False), play_on(other, show=False)), PATIENCE)
            assert live.table.phase is Phase.OVER

    asyncio.run(played())


def test_once_the_others_have_given_up_the_bots_in_their_seats_wait_too(tmp_path: Path) -> None:
    async def played() -> None:
        async with (
            serving(tmp_path) as server,
            Visitor.at(server.url) as ann,
            Visitor.at(server.url) as bob,
        ):
            await ann.come_in("Ann")
            await bob.come_in("Bob")
            table, live = await with_bots(ann, server, 2, 4)
            async with ann.sit_at(table) as seat:
                async with bob.sit_at(table) as other:
                    await other.request(Sit(other.mark()))
                    await seat.request(Start(seat.mark()))
                    await until(lambda: seat.game is not None and other.game is not None)
                    await other.request(Stand(other.mark()))
                ahead = Ahead()
                server.house.hub.after.append(ahead.note)
                await asyncio.wait_for(play_on(seat, show=True), PATIENCE)
            assert live.table.phase is Phase.OVER

    asyncio.run(played())


def test_a_phone_goes_on_where_the_desk_stopped_also_after_a_restart(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann, Visitor.at(server.url) as bob:
            await ann.come_in("Ann")
            await bob.come_in("Bob")
            table, live = await with_bots(ann, server, 2, 4)
            async with bob.sit_at(table) as other, ann.sit_at(table) as seat:
                await other.request(Sit(other.mark()))
                await seat.request(Start(seat.mark()))
                await until(lambda: seat.game is not None and other.game is not None)
                await until(lambda: bool(seat.offers) or bool(other.offers))
                await seat.shown(0)
                while live.table.play().seen[0] < 3:
                    for one in (seat, other):
                        if one.offers:
                            await one.play(one.legal()[0])
                    await asyncio.sleep(0.005)
            session = ann.session
        async with serving(tmp_path) as server, Visitor.at(server.url, session=session) as again:
            async with again.sit_at(table) as seat:
                assert seat.missed is not None
                assert seat.missed.ply == 0
                assert len(seat.missed.steps) >= 3
                await seat.shown()
                at_home = await server.house.hub.live(table)
                assert at_home is not None
                await until(lambda: bool(at_home.shown) and not is_behind(at_home))
            async with again.sit_at(table) as seat:
                assert seat.missed is None or seat.missed.ply > 0

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def is_behind(live: Live) -> bool:
    """Whether Ann has not been shown everything."""
    return any(mark.ply < live.table.play().seen[0] for mark in live.shown.values())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_mark_is_written_a_moment_later_and_never_goes_back(kind: str) -> None:
    async def kept(url: str) -> None:
        store = await Store.opened(url)
        marks = ShownMarks(store)
        try:
            marks.start()
            marks.keep("T", "ann", Mark(1, 0, 3, 10))
            marks.keep("T", "ann", Mark(1, 0, 5, 20, BotSpeed.QUICK))
            marks.keep("T", "bob", Mark(1, None, 9, 20))
            async with asyncio.timeout(PATIENCE):
                while len(await marks.read("T")) < 2:  # noqa: ASYNC110 - it is written a moment later
                    await asyncio.sleep(0.02)
            other = ShownMarks(store)
            other.keep("T", "ann", Mark(1, 0, 4, 30))
            await other.close()
            assert await marks.read("T") == {"ann": Mark(1, 0, 5, 20, BotSpeed.QUICK), "bob": Mark(1, None, 9, 20)}
            other.keep("T", "ann", Mark(2, 0, 0, 40))
            await other.write()
            assert (await marks.read("T"))["ann"] == Mark(2, 0, 0, 40)
            assert await marks.read("U") == {}
            marks.keep("U", "ann", Mark(1, 0, 1, 50))
        finally:
            await marks.close()
        assert await marks.read("U") == {"ann": Mark(1, 0, 1, 50)}, "what was left is written when all is closed"
        await store.close()

    with database(kind) as url:
        asyncio.run(kept(url))


def test_the_process_that_owns_a_table_learns_what_was_shown_through_another_one() -> None:
    async def told(url: str) -> None:
        stores = [await Store.opened(url), await Store.opened(url)]
        owner, other = (Hub(store, Nudges(), name) for store, name in zip(stores, ("owner", "other"), strict=True))
        script = Scripted(table_id="T").come(ANN).full().started()
        script.play_until(lambda table: table.play().match.waiting() == (0,))
        await script.saved(stores[0])
        at_owner, at_other = await owner.live("T"), await other.live("T")
        assert at_owner is not None
        assert at_other is not None
        nudged: list[tuple[str, int]] = []
        other.nudges.tell = lambda table, length: nudged.append((table, length))  # type: ignore[method-assign]
        looked: list[Live] = []
        owner.after_shown.append(looked.append)
        ply = script.table.play().seen[0]
        other.show(at_other, "ann", Shown(ply, 1))
        for table in await other.marks.write():
            other.marks.written(table)
        assert nudged == [("T", at_other.table.length)]
        await owner.nudged(*nudged[0])
        assert at_owner.shown["ann"].ply == ply
        assert looked == [at_owner]
        for store in stores:
            await store.close()

    with database("postgresql") as url:
        asyncio.run(told(url))


def test_bots_are_as_quick_as_who_plays_alone_with_them_likes_and_as_usual_with_several() -> None:
    usual = Pace(600, 1600)
    alone = Live(Scripted().come(ANN).full().started().table)
    several = Live(Scripted().sit(BOB).come(ANN, BOB).full().started().table)
    for live in (alone, several):
        live.shown["ann"] = Mark(1, 0, 0, 0, BotSpeed.CALM)

    assert pace_at(alone, usual) == Pace(1500, 3000)
    assert pace_at(several, usual) == usual
    alone.shown["ann"] = Mark(1, 0, 0, 0, BotSpeed.QUICK)
    assert pace_at(alone, usual) == Pace(250, 600)
    alone.shown["ann"] = Mark(1, 0, 0, 0)
    assert pace_at(alone, usual) == usual


def test_how_fast_bots_are_is_the_person_s_and_a_client_that_says_nothing_of_it_changes_nothing(tmp_path: Path) -> None:
    """The page chooses, at one table or in the settings; the terminal only says what it has shown."""

    async def played() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann:
            await ann.come_in("Ann")
            table, live = await with_bots(ann, server, 3, 4)
            async with ann.sit_at(table) as page:
                assert page.you.bots is BotSpeed.NORMAL
                await page.request(Start(page.mark()))
                await until(lambda: page.game is not None)
                await page.shown(bots=BotSpeed.QUICK)
                await until(lambda: bool(live.shown))
            async with ann.sit_at(table) as terminal:
                assert await shown_speed(terminal, live) is BotSpeed.QUICK  # as it was said at this table
            await ann.set_pace(PaceSettings(BotSpeed.CALM))
            async with ann.sit_at(table) as terminal:
                assert await shown_speed(terminal, live) is BotSpeed.CALM
            new, other = await with_bots(ann, server, 3, 4)
            async with ann.sit_at(new) as seat:
                await seat.request(Start(seat.mark()))
                await until(lambda: seat.game is not None)
                assert await shown_speed(seat, other) is BotSpeed.CALM  # also where nothing was said yet

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


async def shown_speed(seat: Seat, live: Live) -> BotSpeed:
    """What the table knows of how fast bots shall be, after a client has said what it has shown."""
    await seat.shown()
    await seat.request(AskClaims(seat.mark()))  # it is answered after what was said before
    return next(iter(live.shown.values())).bots


def test_how_one_likes_to_be_shown_things_is_there_on_every_device(tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as desk, Visitor.at(server.url) as phone:
            assert (await desk.come_in("Ann")).pace is None
            calm = PaceSettings(BotSpeed.CALM, ByItself.QUICK, motion=False)
            assert await desk.set_pace(calm) == calm
            assert (await desk.me()).pace == calm
            assert (await desk.register("Ann", "a long password")).pace == calm  # it is the same person
            assert (await phone.log_in("Ann", "a long password")).pace == calm
            quick = PaceSettings(BotSpeed.QUICK)
            await phone.set_pace(quick)
            assert (await desk.me()).pace == (await desk.come_in("Ann")).pace == quick
            bot = await desk.new_token("Milou")
            async with Visitor.at(server.url, token=bot) as program:
                assert (await program.me()).pace is None  # a program has none, nor its owner's

    asyncio.run(visited())


@pytest.mark.parametrize("bad", [{"bots": "slow"}, {"by_itself": "yes"}, {"motion": "off"}, {"sound": True}, []])
def test_a_pace_that_is_none_is_refused(tmp_path: Path, bad: object) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann:
            await ann.come_in("Ann")
            with pytest.raises(Unwilling) as refused:
                await ann.call("PUT", "/api/me/pace", PaceSettings, bad)
            assert refused.value.status == 400
            assert (await ann.me()).pace is None

    asyncio.run(visited())
