"""The run of all contenders together, its tables and its JSON."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench import targets
from bench.setting import Setting
from bench.targets import Target
from camarilla.cli.measure import Contender, Measure, Result, run

TITLES: Final = {
    Measure.INSIDE: "Decisions/s, whole games in the engine's own loop, dealing included",
    Measure.INSIDE_DEALT: "Decisions/s, whole games in the engine's own loop, from dealt tables",
    Measure.DRIVEN: "Decisions/s, driven from Python, dealing included",
    Measure.DRIVEN_DEALT: "Decisions/s, driven from Python, from dealt tables",
    Measure.VIEW: "Views/s, for the player to act",
    Measure.COPY: "Copies/s",
    Measure.IMAGINE: "Imagined states/s",
    Measure.SEARCH: "Iterations/s of information-set tree search, from mid-game to the end",
}

INSIDE_OF: Final = {Measure.DRIVEN: Measure.INSIDE, Measure.DRIVEN_DEALT: Measure.INSIDE_DEALT}


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    setting: Setting
    results: tuple[Result, ...]
    targets: tuple[Target, ...]


def compete(contenders: Sequence[Contender], rounds: int, seconds: float) -> tuple[Result, ...]:
    """Run them all, with a bar that moves; those that are compared with one another take their turns close together."""
    near = (Measure.INSIDE, Measure.DRIVEN, Measure.INSIDE_DEALT, Measure.DRIVEN_DEALT, *Measure)
    contenders = sorted(contenders, key=lambda contender: near.index(contender.measure))
    with progress_bar() as bar:
        task = bar.add_task("", total=rounds * len(contenders))
        results = run(
            contenders,
            rounds,
            seconds,
            lambda done: bar.update(task, advance=1, description=f"{done.package}: {done.subject}"),
        )
    return tuple(results)


def progress_bar() -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=Console(stderr=True), transient=True)


def ours(results: Sequence[Result], measure: Measure) -> Result:
    """What the others are compared with: the first of our own, the headline table of the build that is installed."""
    return next(result for result in results if result.measure is measure)


def setting_lines(setting: Setting) -> list[str]:
    core = "any core" if setting.core is None else f"core {setting.core}"
    peers = ", ".join(setting.packages) or "no peers"
    turns = f"{setting.rounds} rounds of {setting.seconds_per_slice} s slices"
    load = f"load of the machine before and after: {setting.load_before:.1f}, {setting.load_after:.1f}"
    return [f"{setting.python}, {setting.processor}, on {core}; {peers}.", f"{turns}; {load}."]


def show(report: Report, console: Console) -> None:
    for line in setting_lines(report.setting):
        console.print(line, highlight=False)
    for measure, title in TITLES.items():
        console.print(table_of(report.results, measure, title))
    targets.show(report.targets, console)


def table_of(results: Sequence[Result], measure: Measure, title: str) -> Table:
    """The contenders at one measure, ours first, then the quickest first, with how many times as fast we are."""
    shown = [result for result in results if result.measure is measure]
    yardsticks = [ours(results, measure)]
    if measure in INSIDE_OF:
        yardsticks.append(ours(results, INSIDE_OF[measure]))
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("package")
    table.add_column("game")
    headings = ("median", "middle half of the rounds", "each", "ours is", "ours inside is")
    for heading in headings[: 3 + len(yardsticks)]:
        table.add_column(heading, justify="right")
    shown.sort(key=lambda result: (not result.package.startswith("camarilla"), -result.median))
    for result in shown:
        low, high = result.quartiles
        table.add_row(
            result.package,
            result.subject,
            f"{result.median:,.0f}",
            f"{low:,.0f} – {high:,.0f}",
            f"{result.microseconds:,.2f} µs",
            *("" if mine is result else f"{mine.times(result):,.2f} ×" for mine in yardsticks),
        )
    return table


def write_json(report: Report, file: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(report), indent=1)
    if file == Path("-"):
        sys.stdout.buffer.write(text + b"\n")
    else:
        file.write_bytes(text + b"\n")
