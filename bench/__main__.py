"""`python -m bench`: our engine and its peers in one interleaved run on one core."""

import argparse
import math
import sys
import warnings
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console

from bench import harness, markdown, ours, targets
from bench.setting import load, setting
from camarilla.cli.measure import Contender, one_core

PEERS: Final = ("openspiel", "rlcard", "pettingzoo")


def positive_count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def positive_time(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError("more than 0 seconds")
    return seconds


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--seconds-per-slice", type=positive_time, default=0.1, metavar="S", help="one turn (default 0.1)"
    )
    parser.add_argument(
        "--rounds", type=positive_count, default=15, metavar="N", help="turns of each contender (default 15)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there; - for standard output")
    parser.add_argument("--docs", action="store_true", help="put the figures into docs/benchmarks.md")
    parser.add_argument("--no-peers", action="store_true", help="only Camarilla")
    parser.add_argument("--require-peers", action="store_true", help="fail if a peer is not installed")
    parser.add_argument("--check", action="store_true", help="fail if a target is missed")
    return parser.parse_args()


def peers(console: Console, *, required: bool) -> tuple[list[Contender], list[str]]:
    """The contenders of the peers that are installed, and which these are."""
    contenders: list[Contender] = []
    packages: list[str] = []
    for name in PEERS:
        try:
            peer = import_module(f"bench.peers_{name}")
        except ImportError as error:
            if required:
                raise SystemExit(f"{name}: not installed ({error})") from error
            console.print(f"{name}: not installed ({error})", highlight=False)
            continue
        with console.status(f"Setting up {peer.label()} ..."):
            contenders += peer.contenders()
        packages.append(peer.label())
    return contenders, packages


def main() -> int:
    wanted = arguments()
    notes = Console(stderr=True)
    tables = notes if wanted.json == Path("-") else Console(width=None if sys.stdout.isatty() else 150)
    warnings.simplefilter("ignore")  # the peers' own, at every import
    with ExitStack() as stack:
        core = stack.enter_context(one_core())
        contenders = ours.installed() + stack.enter_context(ours.pure())
        others, packages = ([], []) if wanted.no_peers else peers(notes, required=wanted.require_peers)
        before = load()
        results = harness.compete(contenders + others, wanted.rounds, wanted.seconds_per_slice)
    where = setting(wanted.rounds, wanted.seconds_per_slice, tuple(packages), core, before)
    report = harness.Report(where, results, tuple(targets.targets(results)))
    harness.show(report, tables)
    if wanted.json is not None:
        harness.write_json(report, wanted.json)
    if wanted.docs:
        markdown.update(report)
    return int(wanted.check and any(target.holds is False for target in report.targets))


if __name__ == "__main__":
    sys.exit(main())
