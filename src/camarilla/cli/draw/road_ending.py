"""RP-4, RP-5: where everybody's influence came from."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from camarilla.cli.draw.signs import signed
from camarilla.core.match import Match
from camarilla.games.road_to_the_palace.components import START_INFLUENCE
from camarilla.games.road_to_the_palace.events import InfluenceChanged, Reason
from camarilla.locales import Speaker

SOURCES: dict[Reason, tuple[str, str]] = {
    Reason.QUEEN: ("queen", "queen"),
    Reason.FIRST_COLUMN: ("first-column", "first-column"),
    Reason.THIRD_COLUMN: ("third-column", "third-column"),
    Reason.TREACHERY: ("treachery", "treachery"),
    Reason.DEBT: ("received", "paid"),
    Reason.KING: ("king", "king"),
}
"""The parts of a score: what is gained for a reason, and what is paid."""


def taken_apart(match: Match) -> list[dict[str, int]]:
    """For each seat its influence by where it came from; the parts add up to the score."""
    names = dict.fromkeys(name for pair in SOURCES.values() for name in pair)
    parts = [{"start": START_INFLUENCE, **dict.fromkeys(names, 0)} for _ in range(match.players)]
    for event in match.history(None):
        if isinstance(event, InfluenceChanged):
            gained, paid = SOURCES[event.reason]
            parts[event.seat][gained if event.points > 0 else paid] += event.points
    return parts


def score_table(match: Match, speaker: Speaker) -> RenderableType | None:
    """The ranking, and where every point came from."""
    outcome = match.outcome
    if outcome is None:
        return None
    parts = taken_apart(match)
    title = speaker.text("cli-road-scores")
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("#", justify="right")
    table.add_column(speaker.text("cli-road-part-player"))
    table.add_column(speaker.text("cli-road-part-total"), justify="right", style="bold")
    for name in parts[0]:
        table.add_column(speaker.text(f"cli-road-part-{name}"), justify="right")
    for seat in sorted(range(match.players), key=lambda seat: outcome.places[seat]):
        gained = [("+" if points > 0 else "") + signed(points) if points else "·" for points in parts[seat].values()]
        gained[0] = str(START_INFLUENCE)
        table.add_row(str(outcome.places[seat]), speaker.name(seat), signed(outcome.scores[seat]), *gained)
    return table
