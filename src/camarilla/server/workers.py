"""Bots think in processes of their own, with a budget; the server goes on meanwhile.

    workers = Workers(count=2)
    await workers.start()
    action = await workers.decide(Question(game.key, "courtier", seed, view, legal))

Questions wait in one line for the next free worker. A worker that crashes, thinks past its budget or answers what is
not legal is not trusted again: it is killed and replaced, and the question is put once more, to the new one. If that
fails too, chance decides, here. So there is always an answer, and it is always legal.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from camarilla.bots.random_bot import RandomBot
from camarilla.server.questions import (
    ANSWERS,
    HEAD,
    LONGEST_ANSWER,
    AnyAnswer,
    AnyAsk,
    Decided,
    Failed,
    Question,
    Ready,
    Respond,
    Responded,
    Speak,
    Spoke,
    asked,
    framed,
)

__all__ = ["Question", "Workers"]

LOG = logging.getLogger("camarilla.workers")

COMMAND: Final = (sys.executable, "-m", "camarilla.server.worker")
TRIES: Final = 2
TO_START: Final = 30.0
"""How many seconds a process may take to load the games."""
PATIENCE: Final = 20.0
"""How many seconds a question may wait in line, besides what it may take, before chance decides."""
REST: Final = 5.0
"""After a process that would not even start, how many seconds until another is tried; chance decides meanwhile."""
TO_END: Final = 5.0
"""How many seconds a process that was killed is waited for."""


class Unsound(Exception):
    """A worker that is not to be trusted again."""


@dataclass
class Counts:
    """What has been asked so far, and what became of it."""

    asked: int = 0
    late: int = 0
    """Times that a worker thought past its budget."""
    crashed: int = 0
    """Times that one ended, failed or would not start."""
    wrong: int = 0
    """Times that one answered what is not legal."""
    fallbacks: int = 0
    """Questions that chance decided."""
    seconds: float = 0.0
    """How long workers have thought in all."""


@dataclass(frozen=True)
class Job:
    """A question in line."""

    ask: AnyAsk
    fits: Callable[[AnyAnswer], bool]
    """Whether an answer is one that a sound worker gives to this."""
    answer: "asyncio.Future[AnyAnswer | None]"


class Workers:
    """So many processes, and the line in front of them."""

    def __init__(self, count: int, budget: float = 2.0, command: Sequence[str] = COMMAND) -> None:
        """`command` starts a worker: something that runs `worker.main`, perhaps with bots of its own."""
        self.count = count
        self.budget = budget
        self.command = tuple(command)
        self.counts = Counts()
        self.line: asyncio.Queue[Job] = asyncio.Queue()
        self.workers: list[Worker] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the processes; questions may be asked while they load."""
        self.workers = [Worker(self.command) for _ in range(self.count)]
        self.tasks = [asyncio.create_task(self.serve(worker)) for worker in self.workers]

    async def close(self) -> None:
        """End the processes. Questions still in line are left to chance."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.kill() for worker in self.workers))
        while not self.line.empty():
            give(self.line.get_nowait(), None)

    async def decide(self, question: Question) -> int:
        """A legal decision, sooner or later; raises nothing but being cancelled."""
        answer = await self.put(asked(question, self.budget), lambda given: is_legal(given, question.legal))
        if isinstance(answer, Decided):
            return answer.action
        self.counts.fallbacks += 1
        return RandomBot(question.seed).decide(question.view, question.legal)

    async def talk(self, ask: Speak | Respond) -> Spoke | Responded | None:
        """What a bot says or answers; None, which nobody notices, if there is trouble."""
        wanted = Spoke if isinstance(ask, Speak) else Responded
        answer = await self.put(ask, lambda given: isinstance(given, wanted))
        return answer if isinstance(answer, Spoke | Responded) else None

    async def put(self, ask: AnyAsk, fits: Callable[[AnyAnswer], bool]) -> AnyAnswer | None:
        """Get in line, and wait; None if no worker answers soon enough."""
        self.counts.asked += 1
        if not self.tasks:
            return None
        job = Job(ask, fits, asyncio.get_running_loop().create_future())
        self.line.put_nowait(job)
        try:
            async with asyncio.timeout(PATIENCE + self.budget * TRIES):
                return await job.answer
        except TimeoutError:
            return None

    # ------------------------------------------------------------------------------------------- one at a time

    async def serve(self, worker: "Worker") -> None:
        """Take questions from the line, one after another, for one worker and those that replace it."""
        while True:
            if not await self.make_ready(worker) and any(other.is_ready() for other in self.workers):
                await asyncio.sleep(REST / 10)
                continue
            job = await self.line.get()
            try:
                give(job, await self.tried(worker, job))
            finally:
                give(job, None)

    async def make_ready(self, worker: "Worker") -> bool:
        """See to it that the process runs; whether it does."""
        if worker.is_ready():
            return True
        if time.monotonic() < worker.rests_until:
            return False
        await worker.kill()
        try:
            await worker.begin()
        except (Unsound, OSError) as why:
            self.counts.crashed += 1
            worker.rests_until = time.monotonic() + REST
            await self.give_up(worker, "would not start", why=type(why).__name__)
            return False
        return True

    async def tried(self, worker: "Worker", job: Job) -> AnyAnswer | None:
        """Put a question, and if need be once more to a fresh worker."""
        for _ in range(TRIES):
            if job.answer.done() or not await self.make_ready(worker):
                return None
            answer = await self.thought(worker, job)
            if answer is not None:
                return answer
        return None

    async def thought(self, worker: "Worker", job: Job) -> AnyAnswer | None:
        """What the worker answers; None if it is not to be trusted again."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(self.budget):
                answer = await worker.put(job.ask)
        except TimeoutError:
            self.counts.late += 1
            await self.give_up(worker, "late")
        except Exception as why:  # noqa: BLE001 - also what a loop says of a pipe that is gone
            self.counts.crashed += 1
            await self.give_up(worker, "crashed", why=type(why).__name__)
        else:
            if job.fits(answer):
                return answer
            if isinstance(answer, Failed):
                self.counts.crashed += 1
                await self.give_up(worker, "failed", why=answer.kind)
            else:
                self.counts.wrong += 1
                await self.give_up(worker, "wrong")
        finally:
            self.counts.seconds += time.monotonic() - began
        return None

    async def give_up(self, worker: "Worker", what: str, why: str = "") -> None:
        """End a process that is not to be trusted again; the log is not told what it was asked."""
        LOG.warning("worker %s %s", what, why, extra={"pid": worker.pid})
        await worker.kill()


def is_legal(answer: AnyAnswer, legal: Sequence[int]) -> bool:
    """Whether an answer is one of the decisions that may be taken."""
    return isinstance(answer, Decided) and answer.action in legal


def give(job: Job, answer: AnyAnswer | None) -> None:
    """Answer a question, if nobody has given up waiting."""
    if not job.answer.done():
        job.answer.set_result(answer)


class Worker:
    """One process, and after it the one that takes its place."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.rests_until = 0.0

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self.process is None else self.process.pid

    def is_ready(self) -> bool:
        """Whether there is a process, as far as is known."""
        return self.process is not None and self.process.returncode is None

    async def begin(self) -> None:
        """Start a process and wait until it is ready."""
        starting = asyncio.create_task(started(self.command))
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting  # so that it can be killed
            raise
        try:
            async with asyncio.timeout(TO_START):
                if not isinstance(await self.read(), Ready):
                    raise Unsound
        except TimeoutError:
            raise Unsound from None

    async def put(self, ask: AnyAsk) -> AnyAnswer:
        """Put a question and wait for what comes."""
        if self.process is None or self.process.stdin is None:
            raise Unsound
        self.process.stdin.write(framed(ask))
        await self.process.stdin.drain()
        return await self.read()

    async def read(self) -> AnyAnswer:
        """The next answer."""
        if self.process is None or self.process.stdout is None:
            raise Unsound
        try:
            (length,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
            if length > LONGEST_ANSWER:
                raise Unsound
            return ANSWERS.decode(await self.process.stdout.readexactly(length))
        except (asyncio.IncompleteReadError, msgspec.DecodeError) as why:
            raise Unsound from why

    async def kill(self) -> None:
        """End the process, with any that it has started, and wait until it and its pipes are gone."""
        process = self.process
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                end(process)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TO_END):
                if process.stdin is not None:
                    process.stdin.close()
                if process.stdout is not None:
                    await process.stdout.read()
                await process.wait()
        self.process = None


async def started(command: tuple[str, ...]) -> asyncio.subprocess.Process:
    """A new process, in a session of its own, so that the terminal's signals pass it by.

    What it writes on its error output could tell what is hidden, so nobody reads it. It closes by itself whatever it
    inherits, because uvloop leaves open what may be inherited, `close_fds` or not.
    """
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        close_fds=True,
        start_new_session=True,
    )


def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process that leads its session; where there are no sessions, just the process."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
