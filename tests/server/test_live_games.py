"""Whole games over real sockets: people, bots, spectators, who leaves and who returns; on one server and on two."""

import asyncio
import contextlib
import random
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import pytest

from camarilla.core import record as records
from camarilla.core.fairness import check_record
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.games import GAMES
from camarilla.protocol.http import Finished
from camarilla.protocol.tables import Bank, Clock, NoClock, PerDecision, PersonSeat, Phase, Settings
from camarilla.protocol.to_server import Rematch, Sit, Stand
from camarilla.server.entries import Moved, StoodIn
from tests.patience import PATIENCE
from tests.server.kills import replayed
from tests.server.live import Broker, Server, database, log_of
from tests.server.players import Party, Player, guest, party

TABLES = (("royal-secrets", 4), ("secrets", 5), ("road-to-the-palace", 3))


@dataclass
class House:
    """Servers that share a database, and perhaps a broker."""

    database: str
    servers: list[Server]
    broker: Broker | None = None

    @property
    def urls(self) -> list[str]:
        """Where the servers are."""
        return [server.url for server in self.servers]


@contextlib.contextmanager
def house(kind: str, processes: int) -> Iterator[House]:
    """So many servers at a new database; they have to end without having complained."""
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(database(kind))
        broker = stack.enter_context(Broker()) if processes > 1 else None
        redis = None if broker is None else broker.url
        servers = [stack.enter_context(Server(url, redis)) for _ in range(processes)]
        yield House(url, servers, broker)
        for server in servers:
            assert server.stop() in {0, -signal.SIGTERM}
            assert server.errors() == []


def setting(game: str, players: int, clock: Clock | None = None, grace: int = 90) -> Settings:
    """A table of a game."""
    return Settings(game, players, clock=clock or NoClock(), grace=grace)


# --------------------------------------------------------------------------------------------------------- the checks


async def check_game(house: House, table: Party, watchers: list[Player], number: int = 1) -> Match:
    """The record verifies, everybody agrees about the end, and what was folded from news is what a newcomer sees."""
    match = check_record(records.read(await table.record(number)), GAMES)
    kept = replayed(table.table, await log_of(house.database, table.table)).play().match
    assert kept.outcome == match.outcome
    for player in [*table.players, *watchers]:
        assert player.is_over()
        assert player.outcomes[number] == match.outcome
        assert player.seat.view() == kept.view(player.seat.seat).as_shown()
        assert player.seat.events() == kept.history(player.seat.seat)
        async with player.visitor.sit_at(table.table) as fresh:
            assert fresh.view() == player.seat.view()
            assert fresh.history == player.seat.history
    return match


async def watch(player: Player, seen: list[bytes]) -> None:
    """Watch until the end, keeping every view that was shown."""
    async for _ in player.seat.news():
        if player.seat.game is not None:
            seen.append(msgspec.json.encode(player.seat.view()))
        if player.is_over():
            return


def check_seen(match: Match, seen: list[bytes]) -> None:
    """Whoever watches never saw more than the view that is for everybody."""
    again = Match(match.game, match.deal, match.options, match.names)
    public = {msgspec.json.encode(again.view(None).as_shown())}
    for number, (seat, move) in enumerate(match.moves, start=1):
        if len(again.moves) < number:
            again.play(seat, move)
            public.add(msgspec.json.encode(again.view(None).as_shown()))
    assert seen
    assert not [view for view in seen if view not in public]


async def drop_at_random(table: Party, chance: random.Random) -> None:
    """Somebody's train goes into a tunnel, again and again."""
    while True:  # the first one at once: a game may last no longer than the sleep
        await chance.choice(table.players).seat.drop()
        await asyncio.sleep(chance.uniform(0.05, 0.3))


# --------------------------------------------------------------------------------------------------------- the games


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)])
def test_whole_games_with_bots_and_spectators_and_lost_connections(kind: str, processes: int) -> None:
    with house(kind, processes) as here:
        for game, players in TABLES:
            asyncio.run(asyncio.wait_for(whole_game(here, game, players), PATIENCE))


async def whole_game(here: House, game: str, players: int) -> None:
    async with (
        party(here.urls, setting(game, players), people=players - 1) as table,
        guest(here.urls[-1], table.table, "Watcher") as watcher,
    ):
        await table.start()
        seen: list[bytes] = []
        dropping = asyncio.create_task(drop_at_random(table, random.Random(game)))
        watching = asyncio.create_task(watch(watcher, seen))
        await table.play()
        await watching
        dropping.cancel()
        for player in table.players:
            await until(player.is_over)
        match = await check_game(here, table, [watcher])
        check_seen(match, seen)
        assert sum(player.seat.returns for player in table.players) > 0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110 - a client has no bell for it
        await asyncio.sleep(0.02)


async def until_phase(player: Player, *phases: Phase) -> None:
    """Wait until the table does something."""
    await until(lambda: player.seat.table.phase in phases)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_host_who_leaves_for_good_hands_over_and_may_come_back_and_there_is_a_rematch(kind: str) -> None:
    with house(kind, 1) as here:
        asyncio.run(asyncio.wait_for(leaving(here), PATIENCE))


async def leaving(here: House) -> None:
    async with party(here.urls, setting("secrets", 4), people=3) as table:
        await table.start()
        host = table.host
        await host.seat.request(Stand(host.seat.mark()))
        await until(lambda: host.stands_in and host.seat.table.host != "Ann")
        others = asyncio.gather(*(player.play() for player in table.players[1:]))
        await host.seat.request(Sit(host.seat.mark()))
        await until(lambda: not host.stands_in)
        await host.play()
        await others
        await check_game(here, table, [])
        second = table.players[1]
        await second.seat.request(Rematch(second.seat.mark()))
        for player in table.players:
            await until_phase(player, Phase.WAITING)
        table.players = [second, host, table.players[2]]
        await table.start()
        for player in table.players:
            await until_phase(player, Phase.PLAYING, Phase.OVER)
        await table.play()
        await second.seat.request(Rematch(second.seat.mark()))  # so soon that the lists cannot have been written
        check_record(records.read(await table.record(2)), GAMES)
        while sorted(game.number for game in await games_of(second)) != [1, 2]:  # noqa: ASYNC110 - the time-out judges
            await asyncio.sleep(0.05)


async def games_of(player: Player) -> list[Finished]:
    """The games that somebody has played to the end."""
    return await player.visitor.call("GET", "/api/me/games", list[Finished])


@pytest.mark.parametrize("clock", [PerDecision(5), Bank(30, 0)])
def test_whoever_lets_the_time_run_out_is_decided_for_each_time_and_the_game_ends(clock: Clock) -> None:
    with house("sqlite", 1) as here:
        asyncio.run(asyncio.wait_for(sleeping(here, clock), PATIENCE * 2))


async def sleeping(here: House, clock: Clock) -> None:
    async with party(here.urls, setting("secrets", 4, clock), people=2) as table:
        await table.start()
        sleeper = table.players[1]
        await asyncio.gather(table.host.play(), watch(sleeper, []))
        place = sleeper.seat.table.seats[1]
        assert isinstance(place, PersonSeat)
        assert not place.stand_in
        entries = await log_of(here.database, table.table)
        assert not any(isinstance(entry, StoodIn) for entry in entries)
        assert {entry.by for entry in entries if isinstance(entry, Moved) and entry.seat == 1} == {By.CLOCK}
        await check_game(here, table, [])


def test_whoever_stays_away_is_stood_in_for_after_the_grace_time_and_returns_at_any_moment() -> None:
    with house("sqlite", 1) as here:
        asyncio.run(asyncio.wait_for(staying_away(here), PATIENCE))


async def staying_away(here: House) -> None:
    async with party(here.urls, setting("royal-secrets", 3, grace=5), people=3) as table:
        await table.start()
        traveller = table.players[1]
        await until_phase(traveller, Phase.PLAYING)  # who goes before would be waited for by the deal
        playing = asyncio.gather(*(player.play() for player in (table.players[0], table.players[2])))
        await traveller.seat.close()
        await until(lambda: is_stood_in(table.host, 1))
        async with traveller.visitor.sit_at(table.table) as again:
            traveller.seat = again
            await until(lambda: not traveller.stands_in)
            await traveller.play()
            await playing
            await check_game(here, table, [])


def is_stood_in(player: Player, seat: int) -> bool:
    """Whether somebody sees that a stand-in plays at a seat."""
    place = player.seat.table.seats[seat]
    return isinstance(place, PersonSeat) and place.stand_in


# ------------------------------------------------------------------------------------------------- the broker, and more


def test_two_servers_play_on_while_their_broker_is_flushed_killed_and_started_again() -> None:
    with house("postgresql", 2) as here:
        asyncio.run(asyncio.wait_for(without_broker(here), PATIENCE * 2))


async def without_broker(here: House) -> None:
    assert here.broker is not None
    async with party(here.urls, setting("secrets", 4), people=4) as table:
        await table.start()
        playing = asyncio.create_task(table.play())
        for harm in (lambda: here.broker.tell(b"FLUSHALL"), here.broker.kill, here.broker.start):
            heard = decisions(table)
            await asyncio.to_thread(harm)
            while not playing.done() and decisions(table) < heard + 3:
                await asyncio.wait({playing}, timeout=0.05)
        await playing
        await check_game(here, table, [])


def decisions(table: Party) -> int:
    """How many decisions people have taken."""
    return sum(len(player.done) for player in table.players)


def test_people_at_one_server_play_on_when_the_other_that_owned_their_table_is_killed() -> None:
    with house("postgresql", 2) as here:
        asyncio.run(asyncio.wait_for(owner_killed(here), PATIENCE * 2))
        here.servers.pop(0)


async def owner_killed(here: House) -> None:
    other = here.urls[1]
    async with (
        party(here.urls[:1], setting("secrets", 4, grace=5), people=1) as table,
        guest(other, table.table, "Bob") as bob,
        guest(other, table.table, "Eve") as eve,
    ):
        for player in (bob, eve):
            await player.seat.request(Sit(player.seat.mark()))
        await table.start()
        playing = asyncio.gather(bob.play(), eve.play())
        hosting = asyncio.create_task(table.host.play())  # else the others may wait for her before it comes to it
        await until(lambda: len(bob.done) > 1)
        here.servers[0].kill()
        hosting.cancel()
        await playing
        entries = await log_of(here.database, table.table)
        assert any(isinstance(entry, StoodIn) and entry.seat == 0 for entry in entries)
        assert bob.seat.view() == replayed(table.table, entries).play().match.view(bob.seat.seat).as_shown()
