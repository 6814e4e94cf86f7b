"""A seat at a real table server: what it knows, what it asks for, and how it comes back."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from camarilla.client import Found, Gone, Lost, Refusal, Seat, Unreachable, Unwilling, Visitor, address
from camarilla.client import seat as seats
from camarilla.core.match import Match
from camarilla.core.record import read
from camarilla.games import GAMES
from camarilla.games.road_to_the_palace.moves import TakeCard
from camarilla.games.road_to_the_palace.view import RoadView, Step
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import Phase, Settings, Talk, Visibility
from camarilla.protocol.to_client import Claimed, Code, Done, Spoken, TakenBack, Welcome
from camarilla.protocol.to_server import (
    AskClaims,
    Clear,
    MakeClaim,
    Mute,
    Rematch,
    Say,
    Sit,
    Start,
    ToServer,
    Undo,
)
from tests.patience import PATIENCE
from tests.server.live import Server

NAMES = ("Ann", "Bob", "Cleo", "Dora")
SIZES = [("royal-secrets", 3), ("secrets", 4), ("road-to-the-palace", 2)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as served:
        yield served


class Evening:
    """Several people at one table, and somebody who watches it."""

    def __init__(self, visitors: list[Visitor], players: list[Seat], watcher: Seat) -> None:
        self.visitors = visitors
        self.players = players
        self.watcher = watcher
        self.rng = random.Random(7)

    @property
    def everybody(self) -> list[Seat]:
        return [*self.players, self.watcher]

    async def settle(self) -> None:
        """Wait until everybody has heard the same: nothing happens at the table but what is asked for."""
        await until(lambda: len({tuple(seat_words(seat)) for seat in self.everybody}) == 1)

    async def start(self) -> None:
        await self.players[0].request(Start(self.players[0].mark()))
        await until(lambda: all(seat.game is not None for seat in self.everybody))

    def to_act(self) -> Seat | None:
        """Somebody who owes a decision."""
        return next((seat for seat in self.players if seat.offers), None)

    async def step(self) -> bool:
        """One random decision; whether there was one to take."""
        await until(lambda: self.to_act() is not None or self.is_over())
        seat = self.to_act()
        if seat is None:
            return False
        await seat.play(self.rng.choice(seat.legal()))
        return True

    def is_over(self) -> bool:
        return all(seat.table.phase is Phase.OVER for seat in self.everybody)


def seat_words(seat: Seat) -> list[str]:
    return [str(seat.table.phase), *(str(place) for place in seat.table.seats), str(len(seat.talk))]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - it depends on what several seats have heard
            await asyncio.sleep(0.002)


@asynccontextmanager
async def evening(server: Server, game: str, players: int, **settings: object) -> AsyncIterator[Evening]:
    """People who sit at a new table; the last of the visitors watches."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor.at(server.url)) for _ in range(players + 1)]
        for visitor, name in zip(visitors, [*NAMES[:players], "Wanda"], strict=True):
            await visitor.come_in(name)
        table = await visitors[0].make_table(msgspec.convert({"game": game, "players": players, **settings}, Settings))
        sitting = [await stack.enter_async_context(visitor.sit_at(table.id)) for visitor in visitors]
        for seat in sitting[1:-1]:
            await seat.request(Sit(seat.mark()))
        here = Evening(visitors, sitting[:-1], sitting[-1])
        await until(lambda: all(seat.seat == place for place, seat in enumerate(here.players)))
        await here.settle()
        yield here


async def check_fresh(here: Evening, number: int) -> None:
    """What a seat knows is what a new connection of the same person is told."""
    seat = here.everybody[number]
    async with here.visitors[number].sit_at(seat.table.id) as fresh:
        await until(lambda: seat.seq >= fresh.seq)
        assert seat.stretch == fresh.stretch
        assert (seat.seat, seat.table.phase, seat.talk) == (fresh.seat, fresh.table.phase, fresh.talk)
        assert seat.situation == fresh.situation
        assert (seat.game is None) == (fresh.game is None)
        assert seat.history == fresh.history
        if seat.game is not None:
            assert seat.view() == fresh.view()


# What is known


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_news_folded_into_what_is_known_give_what_a_welcome_says_at_every_ply(
    game: str, players: int, server: Server
) -> None:
    async def played() -> None:
        async with evening(server, game, players) as here:
            await here.start()
            ply = 0
            while await here.step():
                await check_fresh(here, ply % (players + 1))
                ply += 1
            for number in range(players + 1):
                await check_fresh(here, number)
            outcomes = [seat.situation.outcome for seat in here.everybody if seat.situation is not None]
            assert outcomes[0] is not None
            assert outcomes == [outcomes[0]] * (players + 1)

            record = read(await here.visitors[0].record(here.watcher.table.id, 1))
            assert Match.replay(record, GAMES).outcome == outcomes[0]
            assert ply > players

    asyncio.run(played())


def test_claims_are_settled_in_the_talk_and_go_with_their_game(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            await here.start()
            ann, bob = here.players[:2]
            claims = await ann.request(AskClaims(ann.mark()))
            assert claims is not None
            await ann.request(MakeClaim(ann.mark(), claims.claims[0].claim))
            await bob.request(Say(bob.mark(), "really?"))
            await until(lambda: len(ann.talk) == 2)
            while await here.step():
                pass
            await until(lambda: ann.table.phase is Phase.OVER and bob.table.phase is Phase.OVER)
            await check_fresh(here, 1)
            (claim,) = [said for said in ann.talk if isinstance(said, Claimed)]
            assert claim.settled in {True, False}

            await ann.request(Rematch(ann.mark()))
            await until(lambda: bob.table.number == 2)
            await check_fresh(here, 1)
            assert [type(said) for said in bob.talk] == [Spoken]
            assert bob.situation is None

    asyncio.run(played())


def test_a_decision_taken_back_leaves_what_was_known_before(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "road-to-the-palace", 2) as here:
            await here.start()
            ann = here.players[0]
            before = (ann.view(), list(ann.history), ann.legal())
            await ann.play(ann.legal()[0])  # a Bribe, under seal
            assert ann.situation is not None
            assert ann.situation.can_undo
            assert ann.view() != before[0]
            await ann.request(Undo(ann.mark()))
            assert (ann.view(), list(ann.history), ann.legal()) == before
            await check_fresh(here, 0)

    asyncio.run(played())


def is_at_market(seat: Seat) -> bool:
    """RP-3.2: whether a seat has heard that a card is to be taken."""
    view = seat.view()
    return isinstance(view, RoadView) and view.step is Step.TAKING


def ply_of(seat: Seat) -> int:
    """How far a seat has heard."""
    return -1 if seat.situation is None else seat.situation.ply


def test_everybody_follows_a_decision_that_is_taken_back_in_the_open(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "road-to-the-palace", 2) as here:
            await here.start()
            while not any(isinstance(move, TakeCard) for seat in here.players for move in seat.legal()):
                await here.step()
            taker = here.to_act()
            assert taker is not None
            await until(lambda: all(is_at_market(seat) for seat in here.everybody))
            plies = [ply_of(seat) for seat in here.everybody]
            before = [(seat.view(), seat.lines[:], seat.by[:]) for seat in here.everybody]
            await taker.play(taker.legal()[0])
            await until(lambda: [ply_of(seat) - 1 for seat in here.everybody] == plies)
            for seat in here.everybody:
                seat.forget_news()
            await taker.request(Undo(taker.mark()))
            for number, seat in enumerate(here.everybody):
                told = await anext(seat.news())
                assert isinstance(told, TakenBack)
                assert told.seat == taker.seat
                assert (seat.view(), seat.lines, seat.by) == before[number]
                await check_fresh(here, number)
            assert any(isinstance(move, TakeCard) for move in taker.legal())

    asyncio.run(played())


# Lost and found


async def away(seat: Seat, meanwhile: Callable[[], Awaitable[object]]) -> None:
    """Something happens while a seat has no connection, nor finds one."""
    url, seat.url = seat.url, "ws://127.0.0.1:1/nowhere"
    returns = seat.returns
    await seat.drop()
    await until(lambda: seat.returns > returns)
    await meanwhile()
    seat.url = url


def test_who_was_away_for_a_moment_hears_what_was_missed(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            await here.start()
            seen = here.watcher.seq

            await away(here.watcher, here.step)
            here.watcher.forget_news()
            await until(lambda: here.watcher.seq > seen)
            await check_fresh(here, 4)
            heard = [here.watcher._news.get_nowait() for _ in range(here.watcher._news.qsize())]
            assert not any(isinstance(news, Welcome) for news in heard), "what was missed is enough"

    asyncio.run(played())


def test_who_was_away_for_long_is_welcomed_anew(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "royal-secrets", 3) as here:
            await here.start()

            async def long() -> None:
                for _ in range(70):
                    assert await here.step()

            seen = here.watcher.seq
            await away(here.watcher, long)
            here.watcher.forget_news()
            await until(lambda: here.watcher.seq > seen)
            await check_fresh(here, 3)
            assert isinstance(await anext(here.watcher.news()), Welcome | Found)

    asyncio.run(played())


def test_what_is_asked_as_the_connection_is_lost_happens_once(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            ann, bob = here.players[:2]
            said = [f"word {number}" for number in range(30)]
            for number, text in enumerate(said):
                asking = asyncio.create_task(ann.request(Say(ann.mark(), text)))
                for _ in range(number % 6):
                    await asyncio.sleep(0.0005 * (number % 5))
                await ann.drop()
                await asking
            await until(lambda: len(bob.talk) >= len(said))
            assert [word.text for word in bob.talk if isinstance(word, Spoken)] == said
            assert ann.returns > len(said) // 3

    asyncio.run(played())


def test_a_whole_game_with_connections_lost_at_every_decision(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "road-to-the-palace", 2) as here:
            await here.start()
            decisions = 0
            while (seat := here.to_act()) is not None:
                deciding = asyncio.create_task(seat.play(here.rng.choice(seat.legal())))
                for _ in range(decisions % 4):
                    await asyncio.sleep(0)
                await seat.drop()
                await deciding
                decisions += 1
                await until(lambda: here.to_act() is not None or here.is_over())
            record = read(await here.visitors[0].record(here.watcher.table.id, 1))
            forced = len(record.moves) - decisions
            assert 0 <= forced < len(record.moves) // 2, "no decision was taken twice"
            await check_fresh(here, 0)

    asyncio.run(played())


def test_the_same_request_twice_has_one_effect(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            ann = here.players[0]
            say = Say(ann.mark(), "once")
            await ann.request(say)
            await ann.request(say)
            await ann.request(Say(ann.mark(), "and then"))
            await until(lambda: len(ann.talk) >= 2)
            assert [word.text for word in ann.talk if isinstance(word, Spoken)] == ["once", "and then"]

    asyncio.run(played())


def test_who_breaks_off_as_the_answer_comes_has_broken_off() -> None:
    async def broken_off() -> None:
        seat = Seat("ws://nowhere", {})
        asking = asyncio.create_task(seat.request(Sit("a")))
        await asyncio.sleep(0)  # it has asked
        seat.heard(Done("a"))
        asking.cancel()
        await asyncio.wait({asking})
        assert asking.cancelled()

    asyncio.run(broken_off())


def test_a_server_that_is_killed_comes_back_with_everything(tmp_path: Path) -> None:
    async def played() -> None:
        with Server(f"sqlite:///{tmp_path / 'tables.db'}") as own:
            async with evening(own, "road-to-the-palace", 2) as here:
                await here.start()
                for _ in range(5):
                    await here.step()
                for number in range(3):
                    await check_fresh(here, number)
                views = [seat.view() for seat in here.everybody]
                own.kill()
                await until(lambda: all(seat.returns for seat in here.everybody))
                own.start()
                await until(lambda: all(seat._socket is not None for seat in here.everybody))
                await here.players[0].request(Say(here.players[0].mark(), "still here"))
                assert [seat.view() for seat in here.everybody] == views
                assert await here.step()

    asyncio.run(played())


# Refused


def test_a_refusal_says_why_and_nothing_has_changed(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4, talk="silent") as here:
            bob = here.players[1]
            assert bob.table.settings.talk is Talk.SILENT
            with pytest.raises(Refusal) as refused:
                await bob.request(Say(bob.mark(), "hello"))
            assert refused.value.code is Code.FORBIDDEN
            assert refused.value.sentence.id == "table-talk-silent"
            with pytest.raises(Refusal) as refused:
                await bob.request(Clear(bob.mark(), 0))
            assert refused.value.sentence.id == "table-host-only"
            with pytest.raises(Unwilling) as trouble:
                await here.visitors[1].record(bob.table.id, 1)
            assert trouble.value.status == 404

    asyncio.run(played())


def test_what_the_table_cannot_read_is_refused_at_once(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            ann = here.players[0]
            with pytest.raises(Refusal) as refused:
                await ann.request(Say(ann.mark(), ""))
            assert refused.value.code is Code.BAD_MESSAGE

    asyncio.run(played())


def test_whom_one_mutes_is_known_at_once(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "secrets", 4) as here:
            ann, bob = here.players[:2]
            await ann.request(Mute(ann.mark(), "Bob", muted=True))
            assert muted_by(ann) == ["Bob"]
            await bob.request(Say(bob.mark(), "can you hear me?"))
            await until(lambda: len(here.players[2].talk) == 1)
            await ann.request(Mute(ann.mark(), "Bob", muted=False))
            assert muted_by(ann) == []
            assert ann.talk == []

    asyncio.run(played())


def muted_by(seat: Seat) -> list[str]:
    return list(seat.you.muted)


class Rude(Seat):
    """Does not say hello."""

    def opening(self) -> list[ToServer]:
        return [Sit(self.mark())]


@pytest.mark.parametrize("code", [Closing.BAD_MESSAGES, Closing.NO_SESSION, Closing.NO_TABLE, Closing.VERSION])
def test_a_connection_that_is_closed_for_good_says_why(
    code: Closing, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> int:
        async with Visitor.at(server.url) as ann, Visitor.at(server.url) as bob:
            await ann.come_in("Ann")
            await bob.come_in("Bob")
            visibility = Visibility.PRIVATE if code is Closing.NO_TABLE else Visibility.LINK
            table = (await ann.make_table(Settings("secrets", 4, visibility=visibility))).id
            if code is Closing.VERSION:
                monkeypatch.setattr(seats, "VERSION", 999)
            if code is Closing.NO_SESSION:
                bob.http.cookies.clear()
            kind = Rude if code is Closing.BAD_MESSAGES else Seat
            seat = kind(f"{server.url}/ws/tables/{table}".replace("http", "ws"), headers(bob))
            with pytest.raises(Gone) as gone:
                await seat.open()
            await seat.close()
            return gone.value.code

    assert asyncio.run(tried()) == code


def headers(visitor: Visitor) -> dict[str, str]:
    return {"cookie": f"camarilla={visitor.session}"}


def test_who_may_not_see_a_table_any_more_is_told_so(server: Server) -> None:
    async def played() -> None:
        async with evening(server, "road-to-the-palace", 2, spectators=False) as here:
            asking = asyncio.create_task(here.players[0].request(Start(here.players[0].mark())))
            with pytest.raises(Gone) as gone:
                await heard_to_the_end(here.watcher)
            assert gone.value.code == Closing.NOT_ALLOWED
            await asking
            with pytest.raises(Gone):
                await anext(here.watcher.news())

    asyncio.run(played())


async def heard_to_the_end(seat: Seat) -> None:
    async for news in seat.news():
        assert not isinstance(news, Lost)


# Over HTTP


def test_nobody_at_an_address_is_said_so() -> None:
    async def tried() -> None:
        async with Visitor.at("http://127.0.0.1:1") as visitor:
            await visitor.me()

    with pytest.raises(Unreachable):
        asyncio.run(tried())


@pytest.mark.parametrize(
    ("pasted", "server", "table"),
    [
        ("localhost:8000", "http://localhost:8000", None),
        ("http://localhost:8000/", "http://localhost:8000", None),
        (" https://games.example/t/abc-1_2 ", "https://games.example", "abc-1_2"),
        ("games.example/t/abc?lang=fr", "http://games.example", "abc"),
        ("https://games.example/camarilla/t/abc/#talk", "https://games.example/camarilla", "abc"),
    ],
)
def test_an_address_is_understood_as_people_paste_it(pasted: str, server: str, table: str | None) -> None:
    assert address(pasted) == (server, table)
