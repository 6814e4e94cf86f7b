"""What is kept of a tournament in a folder, so that it can go on where it stopped.

`plan.json` says what is played and by which bots, `games.jsonl` has a line for every deal that was played in all
rotations. A last line that was not written to its end is dropped.
"""

import hashlib
import os
from functools import cache
from pathlib import Path

import msgspec

import camarilla
from camarilla.arena.lineup import Lineup, levels_in
from camarilla.arena.own import ENDING, sources_of
from camarilla.arena.tournament import Plan, Series
from camarilla.core.errors import BadData
from camarilla.core.text import Sentence

PLAN = "plan.json"
GAMES = "games.jsonl"


PLAYERS = ("core", "games", "bots", "arena/counts")
"""The packages that a game between bots follows from, and what is kept of it."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a folder is about: a plan, and who carries it out."""

    plan: Plan
    bots: str
    """The fingerprint of the games and the bots as they were."""


@cache
def bots_of_today(lineup: Lineup) -> str:
    """The fingerprint of the games and the bots, by their sources: other bots under the same names play otherwise."""
    root = Path(camarilla.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(file for package in PLAYERS for file in (root / package).rglob("*.py")):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    for who in levels_in(lineup):
        if who.endswith(ENDING):
            for file in sources_of(who):
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


class Folder:
    """A folder for one plan. Its series are those that were played before, and those that are kept now."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open it, or begin one. Raises BadData if it holds another plan."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        heading = Heading(plan, bots_of_today(plan.lineup))
        check(path / PLAN, heading)
        replace(path / PLAN, msgspec.json.format(msgspec.json.encode(heading), indent=2))
        self.series = {series.deal: series for series in read(path / GAMES)}

    def keep(self, series: Series) -> None:
        """Write down a series that is complete."""
        with (self.path / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(series) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.series[series.deal] = series


def check(file: Path, heading: Heading) -> None:
    """Refuse another plan than the one in the file, or other bots. More deals, or fewer, are the same plan."""
    if not file.exists():
        return
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Heading)
    except msgspec.DecodeError as wrong:
        raise BadData(f"{file}: {wrong}", Sentence("arena-bad-file", {"file": str(file), "why": str(wrong)})) from wrong
    folder = {"folder": str(file.parent)}
    if msgspec.structs.replace(found.plan, deals=heading.plan.deals) != heading.plan:
        raise BadData(f"{file} is another plan", Sentence("arena-other-plan", {**folder}))
    if found.bots != heading.bots:
        raise BadData(f"{file} was played by other bots", Sentence("arena-other-bots", {**folder}))


def read(file: Path) -> list[Series]:
    """The series that were kept. The file is cut where a last line was not written to its end."""
    if not file.exists():
        return []
    raw = file.read_bytes()
    whole = raw.rfind(b"\n") + 1
    if whole < len(raw):
        with file.open("r+b") as open_file:
            open_file.truncate(whole)
    decoder = msgspec.json.Decoder(Series)
    found: list[Series] = []
    for number, line in enumerate(raw[:whole].splitlines(), start=1):
        try:
            found.append(decoder.decode(line))
        except msgspec.DecodeError as wrong:
            args = {"file": f"{file}:{number}", "why": str(wrong)}
            raise BadData(f"{file}:{number}: {wrong}", Sentence("arena-bad-file", {**args})) from wrong
    return found


def replace(file: Path, raw: bytes) -> None:
    """Write a file; an older one stays whole until the new one is."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(raw)
    draft.replace(file)
