"""Over real sockets: what everybody hears when somebody goes, is waited for, is taken over, and comes back."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from camarilla.client import Refusal, Seat, Visitor
from camarilla.protocol.tables import PersonSeat, Settings
from camarilla.protocol.to_client import FormerSeat, Noted
from camarilla.protocol.to_server import CallSomebody, Go, LetBotPlay, LetIn, Say, Sit, Stand, Start, TakeOver, Wait
from camarilla.server.hub import Live
from tests.patience import PATIENCE
from tests.server.hosted import Served, serving
from tests.server.inside import until


class Evening:
    """Ann, Bob and Cy at a table of Royal Secrets, each connected; Fay watches. Nobody decides by themselves."""

    def __init__(self, server: Served, live: Live, visitors: list[Visitor], seats: list[Seat]) -> None:
        self.server = server
        self.live = live
        self.visitors = visitors
        self.ann, self.bob, self.cy, self.fay = seats

    def place(self, seat: int, eyes: Seat | None = None) -> PersonSeat:
        """A seat as somebody sees it."""
        place = (eyes or self.ann).table.seats[seat]
        assert isinstance(place, PersonSeat)
        return place

    def notes(self, eyes: Seat) -> list[str]:
        """What somebody was told in words."""
        return [said.words.id for said in eyes.talk if isinstance(said, Noted)]


async def evening(server: Served, stack: AsyncExitStack, settings: Settings) -> Evening:
    """Everybody sits down, and cards are dealt."""
    visitors = [await stack.enter_async_context(Visitor.at(server.url)) for _ in range(4)]
    for visitor, name in zip(visitors, ("Ann", "Bob", "Cy", "Fay"), strict=True):
        await visitor.come_in(name)
    table = (await visitors[0].make_table(settings)).id
    seats = [await stack.enter_async_context(visitor.sit_at(table)) for visitor in visitors]
    for seat in seats[1:3]:
        await seat.request(Sit(seat.mark()))
    await seats[0].request(Start(seats[0].mark()))
    await until(lambda: all(seat.game is not None for seat in seats))
    live = await server.house.hub.live(table)
    assert live is not None
    return Evening(server, live, visitors, seats)


def test_a_seat_that_was_given_up_is_taken_over_with_everything_that_it_has_seen(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            here = await evening(server, stack, Settings("royal-secrets", 3))
            with server.nothing_by_itself():
                before = msgspec.json.decode(msgspec.json.encode(here.live.table.play().match.view(1).as_shown()))
                await here.bob.request(Stand(here.bob.mark()))
                await here.fay.request(TakeOver(here.fay.mark(), 1))
                await until(lambda: here.place(1).wanted_by == "Fay")
                await here.ann.request(LetIn(here.ann.mark(), 1, "Fay"))
                await until(lambda: here.fay.seat == 1 and here.bob.seat is None)
                assert here.fay.game is not None
                assert here.bob.game is not None
                assert msgspec.json.decode(here.fay.game.view) == before, "the seat's own view, from now on Fay's"
                assert here.fay.game.seat == 1
                assert here.bob.game.seat is None, "who sat there watches"
                history = here.live.table.play().match.history(1)
                assert len(here.fay.history) == len(history)
                expected = ["table-noted-left", "table-noted-wanted", "table-noted-taken-over"]
                everybody = (here.ann, here.bob, here.cy, here.fay)
                await until(lambda: all(here.notes(eyes) == expected for eyes in everybody))
                await until(lambda: here.place(1).away_since is None)
                assert here.ann.table.seats[1] == here.cy.table.seats[1]
                assert here.place(1).name == "Fay"
                told = FormerSeat(1, 1, "Fay")
                assert here.bob.you.former == told, "who sat there is told who does now"
                assert [eyes.you.former for eyes in (here.ann, here.cy, here.fay)] == [None, None, None]
                await here.bob.close()
                async with here.visitors[1].sit_at(here.live.table.id) as elsewhere:
                    assert elsewhere.you.former == told, "also on another device, later"

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_who_has_gone_for_now_is_back_by_opening_the_table_not_by_a_connection_that_is_back(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            here = await evening(server, stack, Settings("royal-secrets", 3))
            with server.nothing_by_itself():
                await here.bob.request(Go(here.bob.mark()))
                await until(lambda: here.place(1).stand_in)
                await here.bob.close()
                await until(lambda: here.place(1).away_since is not None)
                _ = here.bob.start()  # as after a tunnel: it says how far it heard
                await until(lambda: here.place(1).away_since is None)
                assert here.place(1).stand_in
                async with here.visitors[1].sit_at(here.live.table.id):
                    await until(lambda: not here.place(1).stand_in)
                    await until(lambda: here.notes(here.ann) == ["table-noted-gone", "table-noted-back"])

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_who_gave_the_seat_up_after_going_for_now_does_not_take_it_back_by_looking_in(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            here = await evening(server, stack, Settings("royal-secrets", 3))
            with server.nothing_by_itself():
                await here.bob.request(Go(here.bob.mark()))
                await here.bob.request(Stand(here.bob.mark()))
                async with here.visitors[1].sit_at(here.live.table.id) as again:
                    await again.request(Say(again.mark(), "only looking"))  # whatever opening does has been done
                    seat = here.live.table.person_at(1)
                    assert (seat.left, seat.stand_in) == (True, True)
                    await until(lambda: here.notes(here.ann) == ["table-noted-gone", "table-noted-left"])

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


def test_who_stays_away_is_waited_for_anew_or_played_for_at_once_and_is_back_by_being_back(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            here = await evening(server, stack, Settings("royal-secrets", 3))
            with server.nothing_by_itself():
                (seat,) = here.live.table.play().match.waiting()
                seats = [here.ann, here.bob, here.cy]
                gone, asker = seats[seat], seats[(seat + 1) % 3]
                await gone.close()
                await until(lambda: here.place(seat, asker).waits_until is not None)
                first = here.place(seat, asker).waits_until
                await asyncio.sleep(0.01)
                await asker.request(Wait(asker.mark(), seat))
                await until(lambda: here.place(seat, asker).waits_until != first)
                await asker.request(CallSomebody(asker.mark(), seat))
                await asker.request(LetBotPlay(asker.mark(), seat))
                await until(lambda: here.place(seat, asker).stand_in)
                assert here.place(seat, asker).waits_until is None
                async with here.visitors[seat].sit_at(asker.table.id) as again:
                    await until(lambda: not here.place(seat, asker).stand_in)
                    await until(lambda: here.notes(asker) == ["table-noted-stands-in", "table-noted-back"])
                    assert await why(again, Wait(again.mark(), (seat + 1) % 3)) == "table-is-here"
                    assert await why(again, CallSomebody(again.mark(), (seat + 1) % 3)) == "table-is-here"

    asyncio.run(asyncio.wait_for(played(), PATIENCE))


async def why(seat: Seat, request: Wait | CallSomebody) -> str:
    """Which sentence a request is refused with."""
    with pytest.raises(Refusal) as refusal:
        await seat.request(request)
    return refusal.value.sentence.id


def test_a_stand_in_stops_when_everybody_else_has_gone_and_goes_on_when_somebody_returns(tmp_path: Path) -> None:
    async def played() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            here = await evening(server, stack, Settings("royal-secrets", 3))
            (seat,) = here.live.table.play().match.waiting()
            seats = [here.ann, here.bob, here.cy]
            for one in seats:  # nobody is here, and whoever is asked has gone for now
                if one is not seats[seat]:
                    await one.close()
            await until(lambda: sum(not person.at for _, person in here.live.table.people()) == 2)
            await seats[seat].request(Go(seats[seat].mark()))
            decided = len(here.live.table.play().decisions)
            await seats[seat].close()
            await until(lambda: here.live.table.slept_since is not None)
            for _ in range(50):
                await asyncio.sleep(0.004)
            assert len(here.live.table.play().decisions) == decided, "nobody is here, so nobody plays"
            other = (seat + 1) % 3
            async with here.visitors[other].sit_at(here.live.table.id):
                await until(lambda: len(here.live.table.play().decisions) > decided)

    asyncio.run(asyncio.wait_for(played(), PATIENCE))
