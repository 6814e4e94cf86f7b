"""What is kept of a tournament in a folder, so that it can go on where it stopped.

`plan.json` says what is played, `games.jsonl` has a line for every deal that was played in all rotations. A last line
that was not written to its end is dropped.
"""

from pathlib import Path

import msgspec

from camarilla.arena.tournament import Plan, Series
from camarilla.core.errors import BadData
from camarilla.core.text import Sentence

PLAN = "plan.json"
GAMES = "games.jsonl"


class Folder:
    """A folder for one plan. Its series are those that were played before, and those that are kept now."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open it, or begin one. Raises BadData if it holds another plan."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        check(path / PLAN, plan)
        replace(path / PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=2))
        self.series = {series.deal: series for series in read(path / GAMES)}

    def keep(self, series: Series) -> None:
        """Write down a series that is complete."""
        with (self.path / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(series) + b"\n")
        self.series[series.deal] = series


def check(file: Path, plan: Plan) -> None:
    """Refuse another plan than the one in the file. More deals, or fewer, are the same plan."""
    if not file.exists():
        return
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as wrong:
        raise BadData(f"{file}: {wrong}", Sentence("arena-bad-file", {"file": str(file), "why": str(wrong)})) from wrong
    if msgspec.structs.replace(found, deals=plan.deals) != plan:
        raise BadData(f"{file} is another plan", Sentence("arena-other-plan", {"folder": str(file.parent)}))


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
