"""A game that has ended is played on from one of its positions: nothing is dealt anew, and everything says so."""

import asyncio
import secrets
from pathlib import Path

import msgspec
import pytest

from camarilla.client import Visitor
from camarilla.core import record as records
from camarilla.core.fairness import check_record
from camarilla.games import GAMES
from camarilla.protocol import to_server as ask
from camarilla.protocol.http import Checkable, PlayOn, Replay
from camarilla.protocol.tables import Phase, Settings, TableInfo, Visibility
from camarilla.protocol.to_client import Code, Origin
from camarilla.server import continuing, playing_on, telling
from camarilla.server.entries import READER, WRITER
from camarilla.server.playing import Decided, replayed, without_dropped
from camarilla.server.refusal import Refusal
from camarilla.server.replays import Ended, replay
from camarilla.server.table import Bot, Person, Table
from camarilla.server.telling import Listener
from tests.patience import PATIENCE
from tests.server.cast import account
from tests.server.hosted import serving
from tests.server.inside import until
from tests.server.scripted import ANN, BOB, CLEO, DAN, Scripted

KEYS = [game.key for game in GAMES]


def ended(game: str, settings: Settings | None = None, seed: int = 1000) -> Scripted:
    """A game of four that has been played to its end."""
    chosen = Settings(game, 4) if settings is None else settings
    script = Scripted(chosen, seed=seed).sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO, DAN)
    return script.started().played_out()


def gone_on(script: Scripted, decisions: int, seat: int = 1, level: str = "page") -> Table:
    """A table where it goes on, read from its log."""
    request = PlayOn(decisions, seat, level)
    playing = script.table.play()
    entry = playing_on.entry_for(playing, (script.table.id, script.table.number), request, script.at)
    table = Table("NEW")
    for one in continuing.beginning("NEW", BOB, script.table, entry, request):
        table.apply(READER.decode(WRITER.encode(one)))
    return table


@pytest.mark.parametrize("game", KEYS)
def test_the_position_is_the_very_one_in_every_pair_of_eyes(game: str) -> None:
    script = ended(game)
    film = replay(Ended(script.table), "all")
    for step in film.steps[:: max(1, len(film.steps) // 6)][:-1]:
        table = gone_on(script, step.decisions)
        there = replayed(script.table.play().match, kept(script)[: step.decisions])
        assert there is not None
        assert [table.play().match.view(reader) for reader in (0, 1, 2, 3, None)] == [
            there.view(reader) for reader in (0, 1, 2, 3, None)
        ]
        assert table.phase is Phase.PLAYING


@pytest.mark.parametrize("game", KEYS)
def test_with_all_cards_open_nobody_is_spoken_to(game: str) -> None:
    script = ended(game)
    watched = {step.decisions: step.choice for step in replay(Ended(script.table), "table").steps}
    shown = replay(Ended(script.table), "all").steps

    assert [step.choice for step in shown if step.decisions in watched] == [*watched.values()]


def kept(script: Scripted) -> list[Decided]:
    """The decisions that a replay tells."""
    playing = script.table.play()
    return without_dropped(playing.match, playing.decisions)


def test_who_asks_sits_in_the_seat_and_bots_in_the_others() -> None:
    table = gone_on(ended("secrets"), 4, seat=2, level="courtier")

    assert [type(place) for place in table.seats] == [Bot, Bot, Person, Bot]
    assert table.seat_of(BOB.id) == 2
    assert table.is_host(BOB.id)
    assert len({*table.names()}) == 4
    assert all(place.level == "courtier" for place in table.seats if isinstance(place, Bot))


def test_bots_keep_their_names_and_no_other_gets_one_that_somebody_had() -> None:
    script = Scripted(Settings("secrets", 4)).sit(BOB).come(ANN, BOB)
    script.ask(ANN, ask.AddBot("1", "page"))
    script.ask(ANN, ask.AddBot("2", "page"))
    old = script.started().played_out().table.names()
    table = gone_on(script, 4, seat=2)

    names = table.names()
    assert old[:3] == ("Ann", "Bob", "Aramis")
    assert names[2] == "Bob"
    assert names[3] == old[3] == "Berthe"
    assert not {names[0], names[1]} & {*old}
    assert len({*names}) == 4


def test_it_is_never_rated_and_nobody_is_hurried() -> None:
    settings = Settings("secrets", 4, rated=True, visibility=Visibility.PUBLIC)
    table = gone_on(ended("secrets", settings), 4)

    assert not table.settings.rated
    assert table.settings.visibility is Visibility.LINK


def test_a_private_game_goes_on_in_private() -> None:
    table = gone_on(ended("secrets", Settings("secrets", 4, visibility=Visibility.PRIVATE)), 4)

    assert table.settings.visibility is Visibility.PRIVATE
    assert not table.may_see(CLEO.id)


def test_everybody_is_told_that_it_was_not_dealt_anew() -> None:
    script = ended("secrets")
    table = gone_on(script, 4)

    told = telling.game_info(table, Listener(BOB.id, "Bob", 1), 0)

    assert told.origin == Origin(script.table.id, 1, 4)
    assert told.deal == 0, "no deal of this table"
    assert table.deals == 0


def test_bots_draw_from_a_seed_that_nobody_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "secrets", secrets)  # real chance, unlike in other tests
    script = ended("secrets")
    one, other = gone_on(script, 4), gone_on(script, 4)

    seeds = {script.table.play().seed, one.play().seed, other.play().seed}
    assert len(seeds) == 3
    assert one.play().seed.hex() not in one.play().record().decode()


@pytest.mark.parametrize("game", KEYS)
def test_it_is_played_to_its_end_with_a_record_and_a_replay_of_the_whole(game: str) -> None:
    script = ended(game)
    decisions = len(kept(script)) // 2
    again = Scripted(Settings(game, 4))
    again.table, again.at = gone_on(script, decisions), script.at
    again.played_out(seed=7)

    assert again.table.phase is Phase.OVER
    film = replay(Ended(again.table), "all")
    assert film.origin == Origin(script.table.id, 1, decisions)
    assert film.views == replay(Ended(script.table), "all").views, "it begins where the other began"
    record = records.read(again.table.play().record())
    assert record.table == {"played-on-from": f"{script.table.id}/1", "decisions": str(decisions)}
    assert record.proof is not None
    assert record.proof.seed == script.table.play().proof.seed
    check_record(record, GAMES)


def test_what_was_decided_in_the_other_game_cannot_be_taken_back_but_what_is_decided_here_can() -> None:
    script = ended("road-to-the-palace")
    taken_back = 0
    for decisions in range(len(kept(script))):
        again = Scripted(Settings("road-to-the-palace", 4))
        again.table, again.at = gone_on(script, decisions), script.at
        playing = again.table.play()
        if len(playing.match.waiting()) < 2:
            continue
        assert all(playing.undoable(seat) is None for seat in range(4))
        if 1 not in playing.match.to_act():
            continue
        before = playing.match.view(1)
        again.move(1)
        if playing.undoable(1) is not None:
            again.ask(BOB, ask.Undo(again.mark()))
            assert again.table.play().match.view(1) == before
            taken_back += 1
    assert taken_back > 0, "there must have been sealed answers"


def test_a_game_that_goes_on_can_be_played_on_again_and_a_rematch_is_dealt_anew() -> None:
    script = ended("secrets")
    again = Scripted(Settings("secrets", 4))
    again.table, again.at = gone_on(script, 4), script.at
    again.played_out(seed=7)
    third = gone_on(again, 6)
    assert third.play().origin == Origin("NEW", 1, 6)
    assert third.play().proof.seed == script.table.play().proof.seed

    again.ask(BOB, ask.Rematch(again.mark()))
    again.come(BOB).started()
    assert again.table.play().origin is None
    assert again.table.play().number == 1


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (PlayOn(4, 4, "page"), Code.UNKNOWN),
        (PlayOn(4, 0, "grandmaster"), Code.BAD_OPTIONS),
        (PlayOn(10_000, 0, "page"), Code.NOT_NOW),
    ],
)
def test_what_there_is_not_is_refused(request_: PlayOn, code: Code) -> None:
    script = ended("secrets")

    with pytest.raises(Refusal) as refused:
        playing_on.entry_for(script.table.play(), ("T", 1), request_, 0)

    assert refused.value.code is code


def test_it_does_not_go_on_after_its_end() -> None:
    script = ended("secrets")

    with pytest.raises(Refusal) as refused:
        gone_on(script, len(kept(script)))

    assert refused.value.code is Code.NOT_NOW


def test_over_http_the_bots_play_on_at_once(tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            ann = await account(server, "Ann")
            script = ended("secrets")
            await script.saved(server.house.hub.store)
            place = f"/api/games/{script.table.id}/1"
            film = msgspec.json.decode((await http.get(f"{place}/replay?eyes=table")).content, type=Replay)
            body = {"decisions": film.steps[2].decisions, "seat": 3, "level": "page"}
            made = await http.post(f"{place}/on", json=body, headers=ann.headers)
            assert made.status_code == 201, made.text
            table = made.json()["id"]
            assert (made.json()["phase"], made.json()["settings"]["rated"]) == ("playing", False)
            mine = (await http.get("/api/me/tables", headers=ann.headers)).json()
            assert [one["id"] for one in mine] == [table]
            proof = await http.get(f"/api/games/{table}/1/proof")
            assert proof.status_code == 404, "while it is played, its cards are as secret as any"
            before = msgspec.json.decode((await http.get(f"{place}/proof")).content, type=Checkable)
            assert before.origin is None

    asyncio.run(visited())


def test_bots_do_not_play_on_before_whoever_asked_for_it_is_there(tmp_path: Path) -> None:
    async def visited() -> None:
        async with serving(tmp_path) as server, Visitor.at(server.url) as ann:
            await ann.come_in("Ann")
            script = ended("secrets")
            await script.saved(server.house.hub.store)
            film = await ann.replay(script.table.id, 1)
            counts = [step.decisions for step in film.steps]
            at = next(n for n in counts if gone_on(script, n, seat=0).play().match.waiting() != (0,))
            made = await ann.call("POST", f"/api/games/{script.table.id}/1/on", TableInfo, PlayOn(at, 0, "page"))
            live = await server.house.hub.live(made.id)
            assert live is not None
            decisions = len(live.table.play().decisions)
            for _ in range(50):
                await asyncio.sleep(0.004)
            assert len(live.table.play().decisions) == decisions
            async with ann.sit_at(made.id):
                await until(lambda: len(live.table.play().decisions) > decisions)

    asyncio.run(asyncio.wait_for(visited(), PATIENCE))
