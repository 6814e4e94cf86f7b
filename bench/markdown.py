"""The figures in docs/benchmarks.md, written there between two marks."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bench.harness import TITLES, Report, setting_lines
from bench.targets import Target
from camarilla.cli.measure import COMPILED, PURE, Result

PAGE: Final = Path(__file__).parents[1] / "docs" / "benchmarks.md"
OPEN: Final = "<!-- figures: written by python -m bench --docs, not by hand -->\n"
CLOSE: Final = "<!-- end of figures -->\n"


def update(report: Report) -> None:
    """Put these figures in the place of the last ones."""
    before, opened, rest = PAGE.read_text(encoding="utf-8").partition(OPEN)
    _, closed, after = rest.partition(CLOSE)
    if not opened or not closed:
        raise SystemExit(f"{PAGE} has lost the marks between which the figures go")
    PAGE.write_text(before + opened + "\n".join(figures(report)) + "\n" + closed + after, encoding="utf-8")


def figures(report: Report) -> Iterator[str]:
    yield "\n".join(setting_lines(report.setting)) + "\n"
    for measure, title in TITLES.items():
        at_it = [result for result in report.results if result.measure is measure]
        yield f"### {title}\n"
        yield "| package | quickest game | a second | slowest game | a second | ours, times as fast |"
        yield "|---|---|--:|---|--:|--:|"
        for group in dict.fromkeys(map(group_of, at_it)):
            yield line([result for result in at_it if group_of(result) == group], mine=at_it[0])
        yield ""
    yield "### The targets\n"
    yield from map(verdict, report.targets)


def group_of(result: Result) -> tuple[str, str]:
    """The games of a peer share a line; each of our own tables has one."""
    return result.package, result.subject if result.package in {COMPILED, PURE} else ""


def line(its: Sequence[Result], mine: Result) -> str:
    quickest = max(its, key=lambda result: result.median)
    slowest = min(its, key=lambda result: result.median)
    if quickest is slowest:
        cells = [quickest.package, quickest.subject, amount(quickest), "", "", f"{mine.times(quickest):,.2f}"]
    else:
        ratios = f"{mine.times(quickest):,.2f} – {mine.times(slowest):,.2f}"
        cells = [quickest.package, quickest.subject, amount(quickest), slowest.subject, amount(slowest), ratios]
    return f"| {' | '.join(cells)} |"


def amount(result: Result) -> str:
    return f"{result.median:,.0f} ({result.microseconds:,.2f} µs)"


def verdict(target: Target) -> str:
    words = {True: "holds", False: "**missed**", None: "not measured"}
    return f"- {words[target.holds]}: {target.what}: {target.got} (wanted {target.wanted})"
