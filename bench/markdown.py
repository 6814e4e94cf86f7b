"""The figures as one table in a few lines, for docs/benchmarks.md."""

from collections.abc import Sequence

from bench.harness import TITLES, Report
from camarilla.cli.measure import COMPILED, PURE, Measure, Result


def summary(report: Report) -> str:
    """One line a measure and package: the quickest and the slowest game, and how many times as fast we are."""
    lines = ["| measured | package | quickest game | a second | slowest game | a second | ours, times as fast |"]
    lines.append("|---|---|---|--:|---|--:|--:|")
    for measure, title in TITLES.items():
        at_it = [result for result in report.results if result.measure is measure]
        for group in dict.fromkeys(map(group_of, at_it)):
            its = sorted((result for result in at_it if group_of(result) == group), key=lambda result: -result.median)
            lines.append(line(title, its, mine=at_it[0]))
    return "\n".join(lines) + "\n"


def group_of(result: Result) -> tuple[str, str]:
    """The games of a peer share a line; each of our own tables has one."""
    return result.package, result.subject if result.package in {COMPILED, PURE} else ""


def line(title: str, its: Sequence[Result], mine: Result) -> str:
    quickest, slowest = its[0], its[-1]
    least, most = mine.times(quickest), mine.times(slowest)
    ratio = f"{least:,.2f}" if quickest is slowest else f"{least:,.2f} – {most:,.2f}"
    cells = (title, quickest.package, quickest.subject, amount(quickest), *rest(slowest, quickest), ratio)
    return f"| {' | '.join(cells)} |"


def rest(slowest: Result, quickest: Result) -> tuple[str, str]:
    return ("", "") if slowest is quickest else (slowest.subject, amount(slowest))


def amount(result: Result) -> str:
    """The rate; for ours also how long one takes, where that is what the targets are about."""
    each = result.package in {COMPILED, PURE} and result.measure in {Measure.VIEW, Measure.COPY, Measure.IMAGINE}
    return f"{result.median:,.0f}" + (f" ({result.microseconds:.2f} µs)" if each else "")
