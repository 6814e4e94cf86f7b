"""Lists: open tables, one's own tables, games that have ended, ratings; on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.protocol import to_server as ask
from camarilla.protocol.http import Finished, Rating
from camarilla.protocol.tables import Phase, Settings, TableInfo, Visibility
from camarilla.server import entries as e
from camarilla.server import lists, ratings
from camarilla.server.entries import Sitter
from camarilla.server.hub import now
from camarilla.server.lists import FORSAKEN, Lists
from camarilla.server.people import People
from camarilla.server.schema import people
from camarilla.server.shown import NOTHING_YET, Mark, ShownMarks
from camarilla.server.store import Store
from tests.server.live import database
from tests.server.scripted import ANN, BOB, CLEO, DAN, EVE, Scripted

PUBLIC = Settings("secrets", 4, visibility=Visibility.PUBLIC)
RATED = Settings("secrets", 4, visibility=Visibility.PUBLIC, rated=True)
BACKENDS = ("sqlite", "postgresql")


class Room:
    """A database and the lists in it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lists = Lists(store, "p")

    async def note(self, *scripts: Scripted) -> None:
        """Something has changed at these tables."""
        for script in scripts:
            self.lists.note(script.table, None)
        await self.lists.write()

    async def open(self) -> list[str]:
        """The public tables."""
        return [info.id for info in await self.store.read(lists.open_tables)]

    async def mine(self, who: Sitter) -> list[TableInfo]:
        """Somebody's tables."""
        return await self.store.read(lambda connection: lists.tables_of(connection, who.id))

    async def finished(self, who: Sitter | None) -> list[Finished]:
        """Somebody's games, or the public ones."""
        return await self.store.read(lambda connection: lists.finished(connection, None if who is None else who.id))

    async def best(self, game: str = "secrets") -> list[Rating]:
        """The ratings of a game."""
        return await self.store.read(lambda connection: ratings.best(connection, game))


def with_room(backend: str, work: Callable[[Room], Awaitable[None]]) -> None:
    """Work with lists in a new database."""

    async def worked(url: str) -> None:
        store = await Store.opened(url)
        try:
            await work(Room(store))
        finally:
            await store.close()

    with database(backend) as url:
        asyncio.run(worked(url))


def table(name: str, settings: Settings = PUBLIC, at: int = 0) -> Scripted:
    """A table that Ann has made."""
    return Scripted(settings, table_id=name, at=at or now())


def four(name: str, settings: Settings = PUBLIC) -> Scripted:
    """A table that is full of people who are here."""
    return table(name, settings).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN)


@pytest.mark.parametrize("backend", BACKENDS)
def test_public_tables_are_listed_while_they_can_be_joined_or_watched(backend: str) -> None:
    async def work(room: Room) -> None:
        waiting, playing, over = four("waiting"), four("playing").started(), four("over").started().played_out()
        unwatched = four("unwatched", msgspec.structs.replace(PUBLIC, spectators=False))
        linked, private = four("linked", Settings("secrets", 4)), four("private", private_settings())
        await room.note(waiting, playing, over, unwatched, linked, private)
        assert set(await room.open()) == {"waiting", "playing", "unwatched"}
        unwatched.started()
        await room.note(unwatched)
        assert set(await room.open()) == {"waiting", "playing"}, "nobody can join it nor watch it"

    with_room(backend, work)


def private_settings() -> Settings:
    """A table for whom the host invites."""
    return Settings("secrets", 4, visibility=Visibility.PRIVATE)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_table_that_nobody_has_been_at_for_an_hour_is_listed_no_more_until_somebody_comes(backend: str) -> None:
    async def work(room: Room) -> None:
        long_ago = now() - FORSAKEN - 1000
        forsaken, patient, fresh = table("forsaken", at=long_ago), table("patient", at=long_ago), table("fresh")
        forsaken.come(ANN).go(ANN)
        patient.come(ANN)
        await room.note(forsaken, patient, fresh)
        assert set(await room.open()) == {"patient", "fresh"}
        assert {info.id for info in await room.mine(ANN)} == {"forsaken", "patient", "fresh"}, "her own she still finds"
        forsaken.come(ANN)
        await room.note(forsaken)
        assert set(await room.open()) == {"patient", "fresh", "forsaken"}

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_ones_tables_are_those_where_one_sits_also_when_the_browser_is_closed(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("t", private_settings()).started().go(BOB)
        await room.note(script)
        assert [info.phase for info in await room.mine(BOB)] == [Phase.PLAYING]
        assert await room.mine(EVE) == []
        script.ask(BOB, ask.Stand("1"))
        await room.note(script)
        assert len(await room.mine(BOB)) == 1, "who left a game that goes on may still come back to it"
        script.played_out()
        script.ask(ANN, ask.Rematch("2"))
        await room.note(script)
        assert await room.mine(BOB) == []
        assert len(await room.mine(ANN)) == 1
        script.ask(ANN, ask.Stand("3"))
        await room.note(script)
        assert await room.mine(ANN) == []

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_games_that_have_ended_are_listed_for_who_played_them_and_public_ones_for_everybody(backend: str) -> None:
    async def work(room: Room) -> None:
        public, private = four("public").started(), four("private", private_settings()).started()
        await room.note(public, private)
        assert await room.finished(ANN) == []
        public.played_out()
        private.played_out()
        await room.note(public, private)
        await room.note(public, private)
        assert [game.table for game in await room.finished(None)] == ["public"]
        assert {game.table for game in await room.finished(BOB)} == {"public", "private"}
        game = (await room.finished(None))[0]
        assert game.names == ("Ann", "Bob", "Cleo", "Dan")
        assert game.outcome == public.table.play().match.outcome

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_whose_seat_was_taken_over_keeps_the_game_in_their_lists(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("given").started()
        script.ask(BOB, ask.Stand("s"))
        script.ask(EVE, ask.TakeOver("t", 1))
        script.ask(ANN, ask.LetIn("l", 1, "Eve", welcome=True))
        await room.note(script)
        assert [[info.id for info in await room.mine(who)] for who in (BOB, EVE, ANN)] == [["given"]] * 3
        script.played_out()
        await room.note(script)
        assert [len(await room.finished(who)) for who in (BOB, EVE, ANN)] == [1, 1, 1]
        assert await room.mine(BOB) == []
        script.ask(ANN, ask.Rematch("r"))
        await room.note(script)
        assert await room.mine(BOB) == [], "the next game is not his"

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_game_that_everybody_has_given_up_is_nobodys_until_somebody_comes_back(backend: str) -> None:
    async def work(room: Room) -> None:
        alone, together = table("alone").come(ANN).full().started(), four("together").started()
        for script in (alone, together):
            script.ask(ANN, ask.Stand("s"))
        await room.note(alone, together)
        assert [info.id for info in await room.mine(ANN)] == ["together"], "others play on there"
        alone.ask(ANN, ask.Back("b"))
        await room.note(alone)
        assert {info.id for info in await room.mine(ANN)} == {"alone", "together"}

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_game_whose_end_one_has_not_been_shown_says_so_in_ones_own_list_alone(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("t", PUBLIC).started().played_out()
        await room.note(script)
        end = script.table.play().seen[0]
        marks = ShownMarks(room.store)

        async def to_see(who: Sitter | None) -> list[bool]:
            return [game.to_see for game in await room.finished(who)]

        assert await to_see(ANN) == [False], "a client that does not say what it shows is not waited for"
        for ply, number in ((end - 1, 1), (end, 1), (0, 2)):
            marks.keep("t", ANN.id, Mark(number, 0, ply, 0))
            assert await marks.write() == ["t"]
            assert await to_see(ANN) == [(ply, number) == (end - 1, 1)]
            assert (await to_see(BOB), await to_see(None)) == ([False], [False])

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_end_that_can_be_shown_no_more_is_told_in_the_list(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("t").started().play_until(lambda table: len(table.play().decisions) == 5)
        marks = ShownMarks(room.store)
        script.ask(CLEO, ask.Stand("s"))
        script.ask(EVE, ask.TakeOver("t", 2))
        script.ask(ANN, ask.LetIn("l", 2, "Eve", welcome=True))
        for seat, who, ply in ((1, BOB, 1), (2, CLEO, NOTHING_YET)):
            marks.keep("t", who.id, Mark(1, seat, ply, 0))
        await marks.write()
        script.ask(BOB, ask.Stand("1"))
        script.played_out()
        await room.note(script)

        async def to_see(who: Sitter) -> list[bool]:
            return [game.to_see for game in await room.finished(who)]

        assert await to_see(BOB) == [True], "it still lies on the table, and his seat is his"
        assert await to_see(CLEO) == [False], "she has another's game no more"
        script.ask(ANN, ask.Rematch("2"))
        await room.note(script)
        assert await to_see(BOB) == [False]
        script.sit(BOB).come(BOB).started().played_out()
        await room.note(script)
        assert await to_see(BOB) == [False, False], "the last game lies there, and he has said nothing of it"

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_sealed_answer_moves_its_table_in_no_list(backend: str) -> None:
    async def work(room: Room) -> None:
        for is_answered in (False, True):
            sealed = table("sealed", Settings("road-to-the-palace", 4, visibility=Visibility.PUBLIC))
            sealed.sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN).started()
            assert len(sealed.table.play().match.waiting()) > 1
            sealed.wait(1000)
            other = table("other", at=sealed.at).sit(BOB)
            if is_answered:
                sealed.wait(1000)
                sealed.move(sealed.table.play().match.to_act()[-1])
            for script in (sealed, other):
                script.wait(1000)
                script.go(ANN)
            await room.note(other, sealed)
            assert [info.id for info in await room.mine(BOB)] == ["other", "sealed"]
            assert [one for one in await room.open() if one in {"other", "sealed"}] == ["other", "sealed"]

    with_room(backend, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_comes_to_a_later_game_has_not_played_the_first_and_a_quick_rematch_loses_none(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("t").started().played_out()
        script.ask(DAN, ask.Stand("1"))
        script.ask(ANN, ask.Rematch("2"))  # before the lists were written
        script.sit(EVE).come(EVE)
        await room.note(script)
        assert [game.number for game in await room.finished(DAN)] == [1]
        assert await room.finished(EVE) == []
        script.started().played_out()
        await room.note(script)
        assert [game.number for game in await room.finished(EVE)] == [2]
        assert [game.number for game in await room.finished(DAN)] == [1]
        assert sorted(game.number for game in await room.finished(ANN)) == [1, 2]

    with_room(backend, work)


# -------------------------------------------------------------------------------------------------------------- ratings


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_rated_game_changes_the_ratings_of_who_played_it_once(backend: str) -> None:
    async def work(room: Room) -> None:
        script = four("t", RATED).started().played_out()
        await add_people(room.store)
        await room.note(script)
        await room.note(script)
        found = {rating.name: rating for rating in await room.best()}
        outcome = script.table.play().match.outcome
        assert outcome is not None
        assert set(found) == {"Ann", "Bob", "Cleo", "Dan"}
        assert {rating.games for rating in found.values()} == {1}
        by_place = [
            found[name].rating for _, name in sorted(zip(outcome.places, ("Ann", "Bob", "Cleo", "Dan"), strict=True))
        ]
        assert by_place == sorted(by_place, reverse=True)
        unrated = four("u").started().played_out(seed=5)
        await room.note(unrated)
        assert {rating.name: rating for rating in await room.best()} == found
        assert await room.best("royal-secrets") == []

    with_room(backend, work)


async def add_people(store: Store) -> None:
    """Put the cast into the database, under their own ids."""

    async def added(connection: AsyncConnection) -> None:
        for who in (ANN, BOB, CLEO, DAN, EVE):
            await connection.execute(store.insert(people).values(id=who.id, name=who.name, account=who.id, created=0))

    await store.write(added)
    assert await People(store).called("Ann") is not None


@pytest.mark.parametrize("seed", range(8))
def test_who_abandoned_a_game_is_never_better_than_last(seed: int) -> None:
    script = four("t", RATED).started()
    script.play_until(lambda played: len(played.play().decisions) == seed)
    script.ask(BOB, ask.Stand("1"))
    script.write(e.StoodIn(at=script.at, seat=2))
    script.played_out(seed)
    game = script.table.ended
    assert game is not None
    outcome = game.playing.match.outcome
    assert outcome is not None
    counted = ratings.ranks(game, outcome)

    assert counted[1] == counted[2] == 4
    assert [counted[seat] for seat in (0, 3)] == [outcome.places[seat] for seat in (0, 3)]


def test_coming_back_before_the_end_is_no_abandoning_but_coming_back_after_it_is_too_late() -> None:
    script = four("t", RATED).started()
    script.ask(BOB, ask.Stand("1"))
    script.ask(CLEO, ask.Stand("2"))
    script.ask(BOB, ask.Back("3"))
    script.played_out()
    script.go(CLEO).come(CLEO)
    game = script.table.ended

    assert game is not None
    assert game.playing.abandoned == {2}


@pytest.mark.parametrize("backend", BACKENDS)
def test_our_bots_are_rated_by_their_level(backend: str) -> None:
    async def work(room: Room) -> None:
        script = table("t", RATED).come(ANN).full("courtier").started().played_out()
        await add_people(room.store)
        await room.note(script)
        found = {rating.name: rating for rating in await room.best()}
        assert set(found) == {"Ann", "courtier"}
        assert found["courtier"].is_bot
        assert found["courtier"].games == 1
        assert not found["Ann"].is_bot

    with_room(backend, work)
