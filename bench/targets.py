"""What the engine has to reach, and whether it did."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.console import Console

from camarilla.cli.measure import COMPILED, PURE, Measure, Result

MICROSECONDS: Final = {Measure.VIEW: 10.0, Measure.COPY: 1.5, Measure.IMAGINE: 30.0}
COMPILED_DECISIONS: Final = {"royal-secrets": 1_400_000, "secrets": 1_400_000, "road-to-the-palace": 2_000_000}
PURE_DECISIONS: Final = 150_000
ITERATIONS: Final = 10_000
AHEAD: Final = 2.0
AS_LONG: Final = ("bridge", "gin_rummy")
"""The peers' games that are about as long as ours: fifty decisions or more."""
SEARCH_AHEAD: Final = 4.0


class Target(msgspec.Struct, frozen=True):
    """One thing that must hold; `holds` is None where it could not be measured."""

    what: str
    wanted: str
    got: str
    holds: bool | None


def targets(results: Sequence[Result]) -> list[Target]:
    found = [target for game, least in COMPILED_DECISIONS.items() for target in targets_of(game, least, results)]
    return [*found, *ahead_of_peers(results), ahead_in_search(results)]


def targets_of(game: str, decisions: int, results: Sequence[Result]) -> Iterator[Target]:
    """What one game has to reach at its headline table."""
    own = [result for result in results if result.subject.startswith(f"{game},")]
    yield at_least("compiled: decisions/s inside", first(own, COMPILED, Measure.INSIDE), decisions)
    yield at_least("pure: decisions/s inside", first(own, PURE, Measure.INSIDE), PURE_DECISIONS)
    yield at_least("compiled: iterations/s of a search", first(own, COMPILED, Measure.SEARCH), ITERATIONS)
    for what, most in MICROSECONDS.items():
        yield at_most(f"compiled: one {what}", first(own, COMPILED, what), most)


def first(results: Sequence[Result], package: str, measure: Measure) -> Result | None:
    """The headline table comes first."""
    return next((result for result in results if (result.package, result.measure) == (package, measure)), None)


def at_least(what: str, result: Result | None, least: float) -> Target:
    if result is None:
        return Target(what, f"≥ {least:,}", "not measured", None)
    return Target(f"{what}, {result.subject}", f"≥ {least:,}", f"{result.median:,.0f}", result.median >= least)


def at_most(what: str, result: Result | None, most: float) -> Target:
    if result is None:
        return Target(what, f"≤ {most} µs", "not measured", None)
    each = result.microseconds
    return Target(f"{what}, {result.subject}", f"≤ {most} µs", f"{each:.2f} µs", each <= most)


def ahead_of_peers(results: Sequence[Result]) -> Iterator[Target]:
    """Our rate inside the engine, and apart from it our rate driven from Python, against theirs driven from Python."""
    peers = [
        result for result in results if result.package not in {COMPILED, PURE} and result.measure is Measure.DRIVEN
    ]
    wanted = f"≥ {AHEAD:g} × every peer"
    for how in (Measure.INSIDE, Measure.DRIVEN):
        what = f"compiled, {how}, against peers driven from Python"
        mine = first(results, COMPILED, how)
        if mine is None or not peers:
            yield Target(what, wanted, "not measured", None)
            continue
        least, nearest = min((mine.times(peer), f"{peer.package} {peer.subject}") for peer in peers)
        yield Target(what, wanted, f"{least:.2f} × the nearest ({nearest})", least >= AHEAD)


def ahead_in_search(results: Sequence[Result]) -> Target:
    """The slowest search of ours against the quickest that is written in Python, where games are about as long."""
    what = "compiled, search, against ISMCTS in Python"
    wanted = f"≥ {SEARCH_AHEAD:g} × in games as long"
    searches = [result for result in results if result.measure is Measure.SEARCH]
    own = [result for result in searches if result.package == COMPILED]
    theirs = [
        result for result in searches if result.subject.startswith(AS_LONG) and result.subject.endswith("in Python")
    ]
    if not own or not theirs:
        return Target(what, wanted, "not measured", None)
    least, nearest = min((mine.times(peer), f"{mine.subject} by {peer.subject}") for mine in own for peer in theirs)
    return Target(what, wanted, f"{least:.2f} × at least ({nearest})", least >= SEARCH_AHEAD)


def show(found: Sequence[Target], console: Console) -> None:
    words = {True: "[green]pass[/]", False: "[red]FAIL[/]", None: "[yellow]----[/]"}
    for target in found:
        console.print(f"{words[target.holds]}  {target.what}: {target.got} (wanted {target.wanted})", highlight=False)
