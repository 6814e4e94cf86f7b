"""Bots that sit at a real table server from somewhere else."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from camarilla.bots import make_bot
from camarilla.bots.bot import AT_EASE, Bot, Clock
from camarilla.client import Gone, Refusal, Seat, Visitor, play_as_bot, play_at
from camarilla.core.data import View
from camarilla.core.record import By
from camarilla.games.road_to_the_palace.view import RoadView, Step
from camarilla.games.secrets.options import Notebook
from camarilla.games.secrets.view import SecretsView
from camarilla.protocol.closing import Closing
from camarilla.protocol.tables import OpenSeat, PerDecision, PersonSeat, Settings
from camarilla.protocol.to_server import AddBot, Clear, Rematch, Start
from tests.patience import PATIENCE
from tests.server.live import Server

CLOCK = 8
"""Seconds: what a busy machine needs to tell everybody that a stand-in has come, and gone."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as served:
        yield served


async def token_of(server: Server, name: str) -> str:
    """An account with a token for a bot."""
    async with Visitor.at(server.url) as visitor:
        await visitor.come_in(name)
        await visitor.register(name, "correct horse battery")
        return await visitor.new_token(f"{name} at home")


async def full(seat: Seat) -> None:
    """Wait until somebody sits at every seat."""
    async with asyncio.timeout(PATIENCE):
        while any(isinstance(place, OpenSeat) for place in seat.table.seats):
            await anext(seat.news())


class Watchful(Bot):
    """Plays by chance, and remembers what it was shown."""

    shown: list[View]

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - it takes its time
        self.shown.append(view)
        return self.rng.choice(legal)


def random_bot(game: str, seed: int) -> Bot:
    return make_bot("page", game, seed)


def test_a_remote_bot_plays_a_game_and_its_rematch_and_is_shown_the_whole_view(server: Server) -> None:
    shown: list[View] = []

    def watchful(_game: str, seed: int) -> Bot:
        bot = Watchful(seed)
        bot.shown = shown
        return bot

    async def played() -> None:
        token = await token_of(server, "Ada")
        async with Visitor.at(server.url) as visitor:
            await visitor.come_in("Ann")
            table = await visitor.make_table(Settings("secrets", 4, {"notebook": "off"}))
            async with visitor.sit_at(table.id) as ann:
                bot = asyncio.create_task(play_as_bot(server.url, token, table.id, watchful, games=2))
                for _ in range(2):
                    await ann.request(AddBot(ann.mark(), "courtier"))
                await full(ann)
                assert [place.is_bot for place in ann.table.seats if isinstance(place, PersonSeat)] == [False, True]
                mine = []
                for game in range(2):
                    if game:
                        await ann.request(Rematch(ann.mark()))
                    await ann.request(Start(ann.mark()))
                    mine += await play_at(ann, random_bot, games=1)
                assert await asyncio.wait_for(bot, PATIENCE) == mine
                assert len(mine) == 2

    asyncio.run(played())
    views = [view for view in shown if isinstance(view, SecretsView)]
    assert views == shown
    assert {view.options.notebook for view in views} == {Notebook.OFF}
    assert any(view != view.as_shown() for view in views), "a person would be shown less"


def test_a_remote_bot_survives_lost_connections(server: Server) -> None:
    async def played() -> None:
        token = await token_of(server, "Grace")
        async with Visitor.at(server.url, token=token) as visitor:
            table = await visitor.make_table(Settings("secrets", 4))
            async with visitor.sit_at(table.id) as seat:
                for _ in range(3):
                    await seat.request(AddBot(seat.mark(), "page"))
                await seat.request(Start(seat.mark()))

                def told(here: Seat) -> None:
                    if here.situation is not None and here.situation.ply not in plies:
                        plies.add(here.situation.ply)
                        dropping.append(asyncio.get_running_loop().create_task(here.drop()))

                plies: set[int] = set()
                dropping: list[asyncio.Task[None]] = []
                outcomes = await asyncio.wait_for(play_at(seat, random_bot, games=1, told=told), PATIENCE)
                assert len(outcomes) == 1
                assert seat.returns > 2
                await asyncio.gather(*dropping)

    asyncio.run(played())


class Slow(Bot):
    """Thinks, once, until the clock has decided for it; not over its Bribes, which all choose at once, sealed."""

    decided = threading.Event()

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - it takes its time
        if isinstance(view, RoadView) and view.step is not Step.BRIBING:
            assert self.decided.wait(PATIENCE)
        return self.rng.choice(legal)


def test_a_remote_bot_that_thought_for_too_long_plays_on_after_the_clock_has_decided_once(server: Server) -> None:
    def seen_by_ann(here: Seat) -> None:
        if By.CLOCK in here.by:
            Slow.decided.set()

    async def played() -> None:
        token = await token_of(server, "Alan")
        async with Visitor.at(server.url) as visitor:
            await visitor.come_in("Ann")
            table = await visitor.make_table(Settings("road-to-the-palace", 2, clock=PerDecision(CLOCK)))
            async with visitor.sit_at(table.id) as ann:
                make = lambda _, seed: Slow(seed)  # noqa: E731 - it has no name worth knowing
                bot = asyncio.create_task(play_as_bot(server.url, token, table.id, make, games=1))
                await full(ann)
                await ann.request(Start(ann.mark()))
                outcomes = await play_at(ann, random_bot, games=1, told=seen_by_ann)
                assert await bot == outcomes
                assert not any(isinstance(place, PersonSeat) and place.stand_in for place in ann.table.seats)

    asyncio.run(asyncio.wait_for(played(), PATIENCE * 2))
    assert Slow.decided.is_set()


def test_a_remote_bot_that_is_sent_away_goes(server: Server) -> None:
    async def played() -> None:
        token = await token_of(server, "Linus")
        async with Visitor.at(server.url) as visitor:
            await visitor.come_in("Ann")
            table = await visitor.make_table(Settings("road-to-the-palace", 2))
            async with visitor.sit_at(table.id) as ann:
                bot = asyncio.create_task(play_as_bot(server.url, token, table.id, random_bot))
                await full(ann)
                await ann.request(Clear(ann.mark(), 1))
                assert await asyncio.wait_for(bot, PATIENCE) == []
                await ann.request(AddBot(ann.mark(), "courtier"))
                with pytest.raises(Refusal, match="table-full"):
                    await play_as_bot(server.url, token, table.id, random_bot)

    asyncio.run(played())


def test_a_key_that_is_worth_nothing_opens_no_table(server: Server) -> None:
    with pytest.raises(Gone) as gone:
        asyncio.run(play_as_bot(server.url, "cam_nothing", "nowhere", random_bot))
    assert gone.value.code == Closing.NO_SESSION
