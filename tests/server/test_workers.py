"""Bots in processes of their own: always a legal answer, whatever a bot does, and nobody left behind."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

import msgspec
import pytest

from camarilla.bots import COURTIER, PAGE, levels_of, make_bot
from camarilla.bots.style import style_named
from camarilla.bots.talk import Talker
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.playout import play_some
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.server import workers as workers_module
from camarilla.server.questions import (
    ASKS,
    Decide,
    Question,
    Respond,
    Responded,
    Speak,
    Spoke,
    asked,
    framed,
)
from camarilla.server.voices import raw
from camarilla.server.workers import Workers
from tests.patience import PATIENCE
from tests.server.inside import until

HERE = Path(__file__).parent
PLANTED = (sys.executable, str(HERE / "planted_worker.py"))
SHORT = 0.3
"""Seconds to think for a bot that never answers."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no reason to give a process up."""
    for name in ("TO_START", "TO_END", "PATIENCE", "REST"):
        monkeypatch.setattr(workers_module, name, PATIENCE)


Loop = Callable[[], asyncio.AbstractEventLoop]
LOOPS: tuple[Loop, ...] = (asyncio.new_event_loop,)
if sys.platform != "win32":
    import uvloop

    LOOPS += (uvloop.new_event_loop,)
"""Python's own, and the one that the server runs on where there is one."""

on_linux = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")


def question(game: Game = ROAD_TO_THE_PALACE, level: str = "courtier", seed: int = 1, moves: int = 12) -> Question:
    """Somebody's question in the middle of a random game."""
    rng = Fast(seed)
    state = game.lay_out(game.shuffle(game.seats[-1], game.options(), rng), game.options())
    play_some(state, rng, moves)
    seat = rng.choice(state.to_act())
    return Question(game.key, level, seed, state.view(seat), state.legal(seat))


def with_workers(
    test: Callable[[Workers], Awaitable[None]],
    count: int = 1,
    budget: float = PATIENCE,
    command: tuple[str, ...] = PLANTED,
    loops: tuple[Loop, ...] = LOOPS[-1:],
) -> None:
    """Run a test with workers, and leave nothing behind."""

    async def run() -> None:
        workers = Workers(count, budget, command)
        await workers.start()
        try:
            await test(workers)
        finally:
            pids = [worker.pid for worker in workers.workers]
            await workers.close()
        assert not [pid for pid in pids if pid is not None and is_alive(pid)]

    on_loops(run, loops)


def on_loops(run: Callable[[], Coroutine[None, None, None]], loops: tuple[Loop, ...] = LOOPS) -> None:
    for loop in loops:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run())


def is_alive(pid: int) -> bool:
    """Whether a process still runs; one that nobody has buried does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] not in {"Z", "X"}
    except (FileNotFoundError, ProcessLookupError):
        return False


def command_of(pid: int) -> str:
    """What started a process that still runs."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text() if is_alive(pid) else ""
    except (FileNotFoundError, ProcessLookupError):
        return ""


def wait_until_gone(pids: list[int]) -> None:
    patience = time.monotonic() + PATIENCE
    while any(map(is_alive, pids)):
        assert time.monotonic() < patience, f"still there: {[pid for pid in pids if is_alive(pid)]}"
        time.sleep(0.02)


async def first_pid(workers: Workers) -> int:
    """The process of the first worker, once there is one that has answered."""
    await workers.decide(question())
    pid = workers.workers[0].pid
    assert pid is not None
    return pid


# When all is well


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_worker_decides_as_the_bot_itself_would(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    # Those that think take all the time they have, so they are told of less than is waited for.
    monkeypatch.setattr(workers_module, "asked", lambda q, _: asked(q, 4.0))
    questions = [question(game, level, seed) for level in levels_of(game.key) for seed in range(6)]
    at_once = [q for q in questions if q.who in {PAGE, COURTIER}]

    async def test(workers: Workers) -> None:
        answers = await asyncio.gather(*(workers.decide(q) for q in questions))
        assert all(answer in q.legal for answer, q in zip(answers, questions, strict=True))
        bots = [make_bot(q.who, q.game, q.seed).decide(q.view, list(q.legal)) for q in at_once]
        assert answers[: len(bots)] == bots  # those that think go by the clock
        counts = workers.counts
        assert counts.asked == len(questions)
        assert (counts.late, counts.crashed, counts.wrong, counts.fallbacks) == (0, 0, 0, 0)
        assert counts.seconds > 0

    with_workers(test, budget=PATIENCE, command=workers_module.COMMAND, loops=LOOPS)


def test_nothing_but_the_view_crosses() -> None:
    q = question()
    sent = ASKS.decode(framed(asked(q, 1.0))[4:])

    assert isinstance(sent, Decide)
    assert ROAD_TO_THE_PALACE.read_view(bytes(sent.view)) == q.view
    assert (sent.game, sent.who, sent.seed, sent.legal) == (q.game, q.who, q.seed, q.legal)
    assert len(msgspec.json.encode(sent)) < len(bytes(sent.view)) + 200


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_worker_talks_as_the_bot_itself_would(game: Game) -> None:
    match = Match.start(game, game.seats[-1], "talk")
    public, view = match.view(None), match.view(0)
    talker = Talker(style_named("bold"), 1)
    seed = next(seed for seed in range(1000) if Talker(talker.style, seed).wants_to_speak(public, 0))
    claim = game.claims(public, 1)[0]

    async def test(workers: Workers) -> None:
        ask = Speak(game.key, "bold", seed, raw(public), raw(view), PATIENCE)
        said = await workers.talk(ask)
        assert isinstance(said, Spoke)
        assert [game.read_claim(bytes(claim)) for claim in said.claims] == [
            Talker(talker.style, seed).speak(game, public, view)
        ]

        answered = await workers.talk(Respond(game.key, "bold", seed, raw(claim), 1, raw(view), PATIENCE))
        assert answered == Responded(Talker(talker.style, seed).answer(game, claim, 1, view))

    with_workers(test, budget=PATIENCE, command=workers_module.COMMAND)


def test_questions_go_to_all_workers() -> None:
    async def test(workers: Workers) -> None:
        await asyncio.gather(first_pid(workers), first_pid(workers))
        while not all(worker.is_ready() for worker in workers.workers):  # noqa: ASYNC110 - nobody tells when
            await asyncio.sleep(0.01)
        slow = asyncio.create_task(workers.decide(question(level="hangs")))
        await asyncio.sleep(0)
        quick = [await workers.decide(question(seed=seed)) for seed in range(5)]
        assert not slow.done()  # the other worker has answered them all
        assert all(answer in question(seed=seed).legal for seed, answer in enumerate(quick))
        await given_up(slow)

    with_workers(test, count=2)


async def given_up(asking: "asyncio.Task[int]") -> None:
    """A question that nobody waits for any more."""
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking


async def begins_to_think(workers: Workers) -> None:
    """Wait until the first in line has been put to a worker: how long it has to think is settled then."""
    await until(workers.line.empty)


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    async def test(workers: Workers) -> None:
        await first_pid(workers)
        asking = asyncio.create_task(workers.decide(question(level="spins")))
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert not asking.done()
        await given_up(asking)

    with_workers(test)


def test_what_a_bot_prints_gets_in_nobody_s_way() -> None:
    async def test(workers: Workers) -> None:
        q = question(level="prints")
        assert [await workers.decide(q), await workers.decide(q)] == [q.legal[-1]] * 2
        assert workers.counts.fallbacks == 0

    with_workers(test, budget=PATIENCE)


# When a bot goes wrong


@pytest.mark.parametrize(
    ("level", "late", "crashed", "wrong"),
    [
        ("hangs", 2, 0, 0),
        ("spins", 2, 0, 0),
        ("hogs", 2, 0, 0),
        ("forks", 2, 0, 0),
        ("crashes", 0, 2, 0),
        ("exits", 0, 2, 0),
        ("raises", 0, 2, 0),
        ("no such level", 0, 2, 0),
        ("says:999", 0, 0, 2),
        ("says:-1", 0, 0, 2),
    ],
)
def test_a_bot_that_goes_wrong_is_tried_twice_and_then_chance_decides(
    level: str, late: int, crashed: int, wrong: int
) -> None:
    async def test(workers: Workers) -> None:
        before = await first_pid(workers)
        q = question(level=level)
        workers.budget = SHORT if late else PATIENCE
        assert await workers.decide(q) == make_bot("page", q.game, q.seed).decide(q.view, list(q.legal))
        counts = workers.counts
        assert (counts.late, counts.crashed, counts.wrong, counts.fallbacks) == (late, crashed, wrong, 1)
        assert not is_alive(before)
        workers.budget = PATIENCE
        assert await first_pid(workers) != before
        assert workers.counts.fallbacks == 1  # the next question finds a sound worker

    with_workers(test, loops=LOOPS if level in {"hangs", "crashes"} else LOOPS[-1:])


def test_a_question_is_put_once_more_to_a_fresh_worker(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        mark = tmp_path / str(time.monotonic())
        q = question(level=f"crashes-once:{mark}")
        assert await workers.decide(q) == q.legal[-1]
        assert mark.exists()
        assert (workers.counts.crashed, workers.counts.fallbacks) == (1, 0)

    with_workers(test, budget=PATIENCE)


def test_the_log_does_not_tell_what_an_error_says(caplog: pytest.LogCaptureFixture) -> None:
    async def test(workers: Workers) -> None:
        await workers.decide(question(level="raises"))

    with caplog.at_level(logging.DEBUG, logger="camarilla"):
        with_workers(test)

    assert "worker failed ValueError" in caplog.text
    assert "King" not in caplog.text


def test_killing_a_worker_among_fifty_questions_changes_no_answer() -> None:
    questions = [question(GAMES[seed % 3], seed=seed) for seed in range(50)]

    async def test(workers: Workers) -> None:
        pid = await first_pid(workers)
        asking = [asyncio.create_task(workers.decide(q)) for q in questions]
        await asking[4]
        assert not asking[-1].done()
        os.kill(pid, signal.SIGKILL)
        answers = await asyncio.gather(*asking)
        assert answers == [make_bot(q.who, q.game, q.seed).decide(q.view, list(q.legal)) for q in questions]
        assert workers.counts.fallbacks == 0
        assert await first_pid(workers) != pid

    with_workers(test, budget=PATIENCE, loops=LOOPS)


def test_killing_workers_again_and_again_leaves_no_question_unanswered() -> None:
    questions = [question(GAMES[seed % 3], seed=seed) for seed in range(50)]

    async def test(workers: Workers) -> None:
        await first_pid(workers)
        asking = [asyncio.create_task(workers.decide(q)) for q in questions]
        await asking[4]
        assert not asking[-1].done()
        for _ in range(3):
            for pid in [worker.pid for worker in workers.workers if worker.pid is not None]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.02)
        answers = await asyncio.gather(*asking)
        assert all(answer in q.legal for answer, q in zip(answers, questions, strict=True))

    with_workers(test, count=2, budget=PATIENCE, loops=LOOPS)


def test_an_idle_worker_that_was_killed_is_replaced() -> None:
    async def test(workers: Workers) -> None:
        pid = await first_pid(workers)
        os.kill(pid, signal.SIGKILL)
        assert await first_pid(workers) != pid
        assert workers.counts.fallbacks == 0

    with_workers(test, budget=PATIENCE)


@pytest.mark.parametrize(
    "command",
    [
        (sys.executable, "-c", "raise SystemExit(1)"),
        (sys.executable, "-c", "print('not a frame')"),
        (sys.executable, "-c", "import os; os.write(1, b'\\0\\0\\0\\2{}')"),
        ("/there/is/no/such/program",),
    ],
    ids=["ends", "prints", "says nothing known", "is missing"],
)
def test_where_workers_do_not_start_chance_decides(command: tuple[str, ...]) -> None:
    async def test(workers: Workers) -> None:
        questions = [question(seed=seed) for seed in range(20)]
        answers = await asyncio.gather(*(workers.decide(q) for q in questions))
        assert answers == [make_bot("page", q.game, q.seed).decide(q.view, list(q.legal)) for q in questions]
        assert workers.counts.fallbacks == 20
        assert workers.counts.crashed <= 2  # it is not tried again for each question

    with_workers(test, command=command)


def test_a_question_waits_in_line_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(workers: Workers) -> None:
        await first_pid(workers)
        slow = asyncio.create_task(workers.decide(question(level="hangs")))
        await asyncio.sleep(0)
        await begins_to_think(workers)
        monkeypatch.setattr(workers_module, "PATIENCE", SHORT)
        workers.budget = SHORT
        assert await workers.decide(question()) in question().legal
        assert not slow.done()
        assert workers.counts.fallbacks == 1
        await given_up(slow)

    with_workers(test)


# Beginning and end


def test_without_workers_chance_decides() -> None:
    async def run() -> None:
        workers = Workers(1)
        q = question()
        assert await workers.decide(q) in q.legal
        await workers.close()
        assert await workers.decide(q) in q.legal
        assert workers.counts.fallbacks == 2

    on_loops(run)


def test_closing_answers_those_who_wait() -> None:
    async def run() -> None:
        workers = Workers(1, PATIENCE, PLANTED)
        await workers.start()
        asking = [asyncio.create_task(workers.decide(question(level="hangs"))) for _ in range(3)]
        await asyncio.sleep(0.5)
        await workers.close()
        assert all(answer in question().legal for answer in await asyncio.gather(*asking))

    on_loops(run)


def test_closing_at_once_leaves_no_process_behind() -> None:
    async def run() -> None:
        for pause in (0.0, 0.001, 0.01, 0.1):
            workers = Workers(2, PATIENCE, PLANTED)
            await workers.start()
            await asyncio.sleep(pause)
            await workers.close()
            assert [worker.pid for worker in workers.workers] == [None, None]

    on_loops(run)
    if Path("/proc/self/task").exists():
        children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
        commands = [command_of(int(child)) for child in children]
        assert not [command for command in commands if "planted_worker" in command]


def test_giving_up_a_question_harms_nobody() -> None:
    async def test(workers: Workers) -> None:
        await first_pid(workers)
        workers.budget = SHORT
        asking = asyncio.create_task(workers.decide(question(level="hangs")))
        await asyncio.sleep(0)
        await begins_to_think(workers)
        workers.budget = PATIENCE
        await given_up(asking)
        assert await workers.decide(question()) in question().legal
        assert workers.counts.fallbacks == 0

    with_workers(test)


@pytest.mark.parametrize("level", ["hangs", "spins", "hogs"])
def test_workers_end_with_the_server_however_it_ends(level: str) -> None:
    command = [sys.executable, str(HERE / "planted_parent.py"), level]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent, parent.stdout:
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_alive, pids))
        parent.kill()

    wait_until_gone(pids)


def test_the_terminal_s_interrupt_passes_workers_by() -> None:
    async def test(workers: Workers) -> None:
        pid = await first_pid(workers)
        assert os.getsid(pid) == pid
        os.kill(pid, signal.SIGINT)
        assert await first_pid(workers) == pid

    with_workers(test, budget=PATIENCE)


@on_linux
def test_workers_inherit_no_socket(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, (tmp_path / "log").open("w") as log:
        for ours in (listening.fileno(), log.fileno()):
            os.set_inheritable(ours, True)
        inode = os.fstat(listening.fileno()).st_ino

        async def test(workers: Workers) -> None:
            q = question(level=f"fds:{tmp_path / 'fds'}")
            assert await workers.decide(q) == q.legal[-1]
            opened = (tmp_path / "fds").read_text().splitlines()
            assert opened
            assert f"socket:[{inode}]" not in opened
            assert str(tmp_path / "log") not in opened

        with_workers(test, budget=PATIENCE, loops=LOOPS)
