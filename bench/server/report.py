"""What a run of bench/server found, as tables for the terminal and for docs/benchmarks.md."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from bench.server.load import Run
from bench.targets import Target

PAGE: Final = Path(__file__).parents[2] / "docs" / "benchmarks.md"
OPEN: Final = "<!-- server figures: written by python -m bench.server --docs, not by hand -->\n"
CLOSE: Final = "<!-- end of server figures -->\n"
GOAL: Final = 50.0
"""Milliseconds that 99 of 100 moves may take to the last seat."""
AHEAD: Final = 2.0
KILO: Final = 1024


class Weight(msgspec.Struct, frozen=True):
    """What a server holds in memory at a moment, in bytes."""

    when: str
    size: int


class Round(msgspec.Struct, frozen=True):
    """One turn of one server: as much as it could do, then the highest rate that it kept up with."""

    full: Run
    kept: Run | None


class Server(msgspec.Struct, frozen=True):
    """One server's figures."""

    name: str
    weights: tuple[Weight, ...]
    rounds: tuple[Round, ...]

    @property
    def sustained(self) -> float:
        return median(round_.kept.rate if round_.kept is not None else 0.0 for round_ in self.rounds)

    @property
    def flat_out(self) -> float:
        return median(round_.full.achieved for round_ in self.rounds)

    @property
    def cost(self) -> float:
        """Milliseconds of the core for a move, flat out."""
        return median(round_.full.core_a_move for round_ in self.rounds)


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    setting: str
    tables: int
    sockets: int
    steady: Run
    ours: Server
    peer: Server | None


def ratio(report: Report) -> float | None:
    """How many times the peer's highest sustained rate ours is, round by round."""
    if report.peer is None:
        return None
    pairs = zip(report.ours.rounds, report.peer.rounds, strict=True)
    both = [(ours.kept.rate, theirs.kept.rate) for ours, theirs in pairs if ours.kept and theirs.kept]
    return median(mine / theirs for mine, theirs in both) if both else None


def targets(report: Report) -> Iterator[Target]:
    p99 = report.steady.to_last_seat.p99
    what = f"{report.steady.rate:,.0f} moves/s at {report.tables:,} tables: p99 to the last seat"
    yield Target(what, f"< {GOAL:g} ms", f"{p99:,.1f} ms", p99 < GOAL and not report.steady.late)
    times = ratio(report)
    got = "not measured" if times is None else f"{times:.2f} ×"
    holds = None if times is None else times >= AHEAD
    yield Target("highest sustained rate, durable, against boardgame.io in memory", f"≥ {AHEAD:g} ×", got, holds)


def lines(report: Report) -> Iterator[str]:
    """The report in Markdown."""
    yield report.setting + "\n"
    yield from steady_lines(report)
    yield from memory_lines(report)
    if report.ours.rounds:
        yield from peer_lines(report)
    yield "### The server's targets\n"
    words = {True: "holds", False: "**missed**", None: "not measured"}
    for target in targets(report):
        yield f"- {words[target.holds]}: {target.what}: {target.got} (wanted {target.wanted})"


def steady_lines(report: Report) -> Iterator[str]:
    run = report.steady
    yield (
        f"### {run.rate:,.0f} moves/s for {run.seconds:g} s, {report.tables:,} tables, {report.sockets:,} sockets, "
        "one process, durable commits\n"
    )
    yield "| milliseconds | p50 | p99 | max |"
    yield "|---|--:|--:|--:|"
    for what, times in (("to the last seat", run.to_last_seat), ("to the acknowledgement", run.to_answer)):
        yield f"| from when the move was due {what} | {times.p50:.1f} | {times.p99:.1f} | {times.most:.1f} |"
    yield (
        f"\n{run.moves:,} moves, {run.refused} refused, {run.late} not answered in time; {run.bytes_a_move:,.0f} bytes "
        f"a move in all, {run.readers:.2f} seats told of each. The server took {run.server:.0%} of its core, the "
        f"generator {run.generator:.0%} of its own.\n"
    )


def memory_lines(report: Report) -> Iterator[str]:
    yield "### Memory\n"
    yield "| server | " + " | ".join(weight.when for weight in report.ours.weights) + " |"
    yield "|---|" + "--:|" * len(report.ours.weights)
    for server in (report.ours, report.peer):
        if server is not None:
            sizes = {weight.when: f"{weight.size / KILO**2:,.0f} MB" for weight in server.weights}
            cells = [sizes.get(weight.when, "") for weight in report.ours.weights]
            yield f"| {server.name} | {' | '.join(cells)} |"
    none, made, here, dealt, after = (weight.size for weight in report.ours.weights[:5])
    per_table = (made - none + dealt - here) / report.tables / KILO
    played = (made - none + after - here) / report.tables / KILO
    per_socket = (here - made) / report.sockets / KILO
    yield (
        f"\nOurs: {per_socket:,.1f} kB a socket; a table {per_table:,.1f} kB with a game just dealt, {played:,.1f} kB "
        "after the run.\n"
    )


def peer_lines(report: Report) -> Iterator[str]:
    yield f"### The highest sustained rate: p99 to the last seat under {GOAL:g} ms\n"
    yield "| server | sustained moves/s | p50 there | p99 there | flat out moves/s | core a move | bytes a move |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for server in (report.ours, report.peer):
        if server is None:
            continue
        kept = [round_.kept for round_ in server.rounds if round_.kept is not None]
        p50 = f"{median(run.to_last_seat.p50 for run in kept):.1f} ms" if kept else ""
        p99 = f"{median(run.to_last_seat.p99 for run in kept):.1f} ms" if kept else ""
        size = median(round_.full.bytes_a_move for round_ in server.rounds)
        yield (
            f"| {server.name} | {server.sustained:,.0f} | {p50} | {p99} | {server.flat_out:,.0f} | "
            f"{server.cost:.2f} ms | {size:,.0f} |"
        )
    if report.peer is not None:
        pairs = zip(report.ours.rounds, report.peer.rounds, strict=True)
        flat = median(mine.full.achieved / theirs.full.achieved for mine, theirs in pairs)
        times = ratio(report)
        sustained = "not to be told, since one of the two kept up with no rate" if times is None else f"{times:.2f} ×"
        yield f"\nOurs against theirs, round by round: sustained {sustained}; flat out {flat:.2f} ×."
    yield ""


def update(report: Report) -> None:
    """Put these figures in the place of the last ones."""
    before, opened, rest = PAGE.read_text(encoding="utf-8").partition(OPEN)
    _, closed, after = rest.partition(CLOSE)
    if not opened or not closed:
        raise SystemExit(f"{PAGE} has lost the marks between which the server's figures go")
    PAGE.write_text(before + opened + "\n".join(lines(report)) + "\n" + closed + after, encoding="utf-8")
