"""Tasks in several processes: what fails and what dies is named, and nobody works for a master who is gone."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from camarilla.arena.running import Failed, Processes, Workers, cores, deaf_children, here, workers
from tests.cli.terminal import environment
from tests.patience import PATIENCE

BOTH = pytest.mark.parametrize("by", [here, Processes(2)], ids=["here", "processes"])


def double(number: int) -> int:
    """A task."""
    return 2 * number


def stumble(number: int) -> int:
    """A task that is not always done."""
    if number == 3:
        raise ValueError("three is one too many")
    return number


def leave(number: int) -> int:
    """A task that would end everything."""
    if number == 3:
        sys.exit("three is where it ends")
    return number


def die(number: int) -> int:
    """A task that takes its process along."""
    if number == 3:
        os._exit(7)
    return number


def sleep(folder: str) -> None:
    """A task without an end, that tells who is at it."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)


def deaf_as_born(_number: int) -> bool:
    """A task that tells whether its process was started deaf to Ctrl-C."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@BOTH
def test_everything_is_done_once(by: Workers) -> None:
    assert sorted(by(double, range(7))) == [(number, 2 * number) for number in range(7)]
    assert list(by(double, [])) == []


@BOTH
@pytest.mark.parametrize(("do", "said"), [(stumble, "three is one too many"), (leave, "three is where it ends")])
def test_a_task_that_fails_or_would_leave_is_named_with_its_trace(
    by: Workers, do: Callable[[int], int], said: str
) -> None:
    with pytest.raises(Failed) as failed:
        list(by(do, range(5)))

    assert failed.value.task == 3
    assert said in failed.value.trace


def test_a_process_that_dies_is_known_by_its_task() -> None:
    with pytest.raises(Failed) as failed:
        list(Processes(2)(die, range(8)))

    assert failed.value.task == 3
    assert failed.value.trace == ""


def test_one_process_is_this_one() -> None:
    assert workers(1) is here
    assert isinstance(workers(2), Processes)
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_while_processes_are_being_started_is_heard_when_they_are() -> None:
    started = []
    stop = threading.Event()
    threading.Thread(target=stop.wait, daemon=True).start()  # a progress bar has one: the signal finds it

    def start() -> None:
        with deaf_children():
            os.kill(os.getpid(), signal.SIGINT)
            started.append("child")

    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - the other thread may be a moment late with it
        start()
        until(lambda: False)
    stop.set()
    assert started == ["child"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_processes_are_deaf_to_ctrl_c_from_the_beginning() -> None:
    assert [is_deaf for _, is_deaf in Processes(2)(deaf_as_born, range(2))] == [True, True]


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background of a script."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_processes_leave_with_their_parent(how: signal.Signals, tmp_path: Path) -> None:
    script = f"from tests.arena.test_running import *\nlist(Processes(2)(sleep, [{str(tmp_path)!r}] * 2))"
    parent = subprocess.Popen([sys.executable, "-c", script], env=environment(), cwd=Path(__file__).parents[2])
    until(lambda: len(list(tmp_path.iterdir())) == 2)
    children = [int(child.name) for child in tmp_path.iterdir()]
    assert all(is_alive(child) for child in children)

    parent.send_signal(how)
    parent.wait(PATIENCE)

    until(lambda: not any(is_alive(child) for child in children))


def is_alive(process: int) -> bool:
    """Whether there is such a process, and not only its name on a list."""
    status = Path(f"/proc/{process}/stat")
    if not Path("/proc/self").exists():
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until(so: Callable[[], bool]) -> None:
    """Wait for something."""
    patience = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < patience
        time.sleep(0.02)
