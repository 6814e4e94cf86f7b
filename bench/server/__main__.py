"""`python -m bench.server`: our table server under open-loop load, and beside boardgame.io's server in one run."""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench.server import boardgameio, ours, process, report
from bench.server.load import Load, Run, Sample, Taken, summed_up
from bench.server.report import GOAL, Report, Round, Server, Weight
from bench.setting import load as machine_load
from bench.setting import processor
from camarilla.core.build import is_compiled

DOWN: Final = (0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.35, 0.2)
"""The parts of what a server does flat out that are tried until it keeps up."""


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    tables: int = 1000
    rate: float = 200
    seconds: float = 60
    warm: float = 20
    """Seconds of play at a higher rate beforehand, so that games are under way."""
    rounds: int = 3
    step: float = 6
    at_once: int = 64
    tries: int = len(DOWN)
    peer: bool = True


QUICK: Final = Plan(tables=6, rate=20, seconds=1, warm=0.2, rounds=1, step=0.5, at_once=3, tries=1, peer=False)


@dataclass
class Contender:
    """A server that runs, its tables, and what was seen of it."""

    name: str
    process: process.Process
    load: Load
    weights: list[Weight]
    rounds: list[Round]

    def weigh(self, when: str) -> None:
        self.weights.append(Weight(when, self.process.memory()))

    async def run(self, rate: float, seconds: float) -> Run:
        """Moves at a rate, or with `rate` below 0 so many at once."""
        mine, its, start = time.process_time(), self.process.processor_time(), time.perf_counter()
        found: tuple[list[Sample], int]
        if rate < 0:
            found = await self.load.closed_loop(round(-rate), seconds)
        else:
            found = await self.load.open_loop(rate, seconds)
        passed = time.perf_counter() - start
        taken = Taken(time.process_time() - mine, self.process.processor_time() - its, passed)
        return summed_up(*found, max(rate, 0), seconds, taken)

    async def take_turn(self, plan: Plan) -> None:
        """Flat out, then slower and slower until it keeps up."""
        full = await self.run(-plan.at_once, plan.step)
        for part in DOWN[-plan.tries :]:
            run = await self.run(full.achieved * part, plan.step)
            if not run.late and run.to_last_seat.p99 < GOAL:
                self.rounds.append(Round(full, run))
                return
        self.rounds.append(Round(full, None))

    def figures(self) -> Server:
        return Server(self.name, tuple(self.weights), tuple(self.rounds))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a handful of tables for two seconds, no peer")
    parser.add_argument("--no-peer", action="store_true", help="only Camarilla")
    parser.add_argument("--tables", type=int, default=Plan.tables, metavar="N", help="tables of four (default 1000)")
    parser.add_argument("--rate", type=float, default=Plan.rate, metavar="R", help="moves/s (default 200)")
    parser.add_argument("--seconds", type=float, default=Plan.seconds, metavar="S", help="for so long (default 60)")
    parser.add_argument("--rounds", type=int, default=Plan.rounds, metavar="N", help="turns of each server (default 3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there; - for standard output")
    parser.add_argument("--docs", action="store_true", help="put the figures into docs/benchmarks.md")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    return parser.parse_args()


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


async def open_ours(plan: Plan, running: process.Process) -> Contender:
    """Our server with all its tables, and everybody at them."""
    contender = Contender("camarilla, SQLite, durable", running, Load(), [], [])
    contender.weigh("no tables")
    tables = await ours.make_tables(contender.load, running.port, plan.tables, seed=1)
    contender.weigh("tables")
    await ours.come(tables, running.port)
    contender.weigh("and sockets")
    await ours.deal(tables)
    contender.weigh("and games dealt")
    return contender


async def open_peer(plan: Plan, running: process.Process) -> Contender:
    """The same of boardgame.io."""
    contender = Contender(f"boardgame.io {boardgameio.VERSION}, in memory", running, Load(), [], [])
    contender.weigh("no tables")
    matches = boardgameio.make_matches(contender.load, plan.tables, seed=1)
    await boardgameio.come(matches, running.port)
    contender.weigh("and games dealt")
    return contender


async def measure(
    plan: Plan, mine: process.Process, theirs: process.Process | None
) -> tuple[Run, Server, Server | None]:
    """The steady load first, then the turns."""
    say(f"{plan.tables} tables ...")
    our = await open_ours(plan, mine)
    await our.run(plan.rate * 2, plan.warm)
    say(f"{plan.rate:g} moves/s for {plan.seconds:g} s ...")
    steady = await our.run(plan.rate, plan.seconds)
    our.weigh("after the steady load")
    peer = None if theirs is None else await open_peer(plan, theirs)
    if peer is not None:
        await peer.run(plan.rate * 2, plan.warm)
    for number in range(plan.rounds if peer is not None or plan is QUICK else 0):
        say(f"round {number + 1} of {plan.rounds} ...")
        for contender in (our, peer) if number % 2 == 0 else (peer, our):
            if contender is not None:
                await contender.take_turn(plan)
    for contender in (our, peer):
        if contender is not None:
            contender.weigh("at the end")
            await contender.load.close()
    return steady, our.figures(), None if peer is None else peer.figures()


def run(plan: Plan) -> Report:
    """Start the servers on one core, load them from the other."""
    process.allow_many_files()
    server_core, own_core = process.cores()
    before = machine_load()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port = process.free_port()
        command = [sys.executable, "-m", "bench.server.start", str(port), f"sqlite:///{folder / 'tables.db'}"]
        mine = stack.enter_context(process.started(command, port, server_core, folder))
        theirs = None
        if plan.peer:
            boardgameio.install()
            port = process.free_port()
            theirs = stack.enter_context(process.started(boardgameio.command(port), port, server_core, folder))
        stack.enter_context(process.pinned(own_core))
        steady, our, peer = run_loop(plan, mine, theirs)
    build = "compiled" if is_compiled() else "pure"
    setting = (
        f"CPython {sys.version.split()[0]}, {build} engine, {processor()}: the servers on one core, the generator on "
        f"the other; load of the machine before and after: {before:.1f}, {machine_load():.1f}."
    )
    return Report(setting, plan.tables, plan.tables * ours.SEATS, steady, our, peer)


def run_loop(plan: Plan, mine: process.Process, theirs: process.Process | None) -> tuple[Run, Server, Server | None]:
    """The generator in the quickest event loop that there is."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(plan, mine, theirs))


def main() -> int:
    wanted = arguments()
    plan = QUICK
    if not wanted.quick:
        plan = Plan(wanted.tables, wanted.rate, wanted.seconds, rounds=wanted.rounds, peer=not wanted.no_peer)
    found = run(plan)
    if wanted.json is not None:
        text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
        sys.stdout.write(text) if wanted.json == Path("-") else wanted.json.write_text(text)
    if wanted.json != Path("-"):
        print("\n".join(report.lines(found)))
    if wanted.docs:
        report.update(found)
    return int(wanted.check and any(target.holds is False for target in report.targets(found)))


if __name__ == "__main__":
    sys.exit(main())
