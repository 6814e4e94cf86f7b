"""Many tasks in several processes. Ctrl-C, a task that fails and a process that dies end all of them at once."""

import gc
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Protocol, TypeVar

import msgspec

from camarilla.core.errors import CamarillaError

T = TypeVar("T")
D = TypeVar("D")


class Failure(msgspec.Struct, frozen=True):
    """What a task said when it failed. Not every error finds its way between processes, its words do."""

    trace: str


class Failed(CamarillaError):
    """A task failed, or the process that did it died: then there is no trace."""

    def __init__(self, task: object, trace: str = "") -> None:
        super().__init__(trace.rstrip() or f"the process died that was at {task}")
        self.task = task
        self.trace = trace


class Workers(Protocol):
    """Somebody who does tasks: what was done, as it is done."""

    def __call__(self, do: Callable[[T], D], tasks: Iterable[T]) -> Iterator[tuple[T, D]]:
        """Do all of them. Raises Failed with the first that cannot be done."""


def cores() -> int:
    """How many cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def attempt(do: Callable[[T], D], task: T) -> D | Failure:
    """Do a task, and bring home what goes wrong."""
    try:
        return do(task)
    except (Exception, SystemExit):  # noqa: BLE001 - it is told to whoever waits
        return Failure(traceback.format_exc())


def done(task: T, result: D | Failure) -> tuple[T, D]:
    """A task with what came of it. Raises Failed."""
    if isinstance(result, Failure):
        raise Failed(task, result.trace)
    return task, result


def here(do: Callable[[T], D], tasks: Iterable[T]) -> Iterator[tuple[T, D]]:
    """One after the other, in this process."""
    gc.freeze()
    for task in tasks:
        yield done(task, attempt(do, task))


class Processes:
    """So many tasks at a time, each in a process that does nothing else, so that one knows which task it died of."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, do: Callable[[T], D], tasks: Iterable[T]) -> Iterator[tuple[T, D]]:
        """Do all of them."""
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pools: list[ProcessPoolExecutor] = []
        waiting = iter(tasks)
        doing: dict[Future[D | Failure], tuple[ProcessPoolExecutor, T]] = {}
        is_done = False
        try:
            with deaf_children():  # nor is a pool to be left half made: its semaphores would be nobody's
                pools.extend(ProcessPoolExecutor(1, context, settle_in) for _ in range(self.jobs))
                for pool, task in zip(pools, waiting, strict=False):
                    doing[pool.submit(attempt, do, task)] = (pool, task)
            while doing:
                for future in wait(doing, return_when=FIRST_COMPLETED).done:
                    pool, task = doing.pop(future)
                    try:
                        result = future.result()
                    except BrokenProcessPool:
                        raise Failed(task) from None
                    yield done(task, result)
                    for another in waiting:
                        try:
                            doing[pool.submit(attempt, do, another)] = (pool, another)
                        except BrokenProcessPool:
                            raise Failed(another) from None
                        break
            is_done = True
        finally:
            if not is_done:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            for pool in pools:
                pool.shutdown(wait=True, cancel_futures=True)


def settle_in() -> None:
    """Be a process that works for its parent: once that is gone, killed perhaps, there is nobody to work for."""
    gc.freeze()  # so that looking for garbage does not take a bot's time to go through the whole program
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started now do not hear Ctrl-C: it is for the one that people see, which tells the others to stop.

    This one hears it as soon as they are started, for none is to be left half started.
    """
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    if sys.platform != "win32":  # there they hear it until they have settled in
        resource_tracker.ensure_running()  # which unblocks it, where it has to be started
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # which they inherit
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def workers(jobs: int) -> Workers:
    """So many processes; one is this one."""
    return here if jobs == 1 else Processes(jobs)
