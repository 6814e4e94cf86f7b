"""RS-6, RS-7.4: where everybody's points came from."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from camarilla.cli.draw.signs import signed, who
from camarilla.core.match import Match
from camarilla.games.royal_secrets.components import START_POINTS
from camarilla.games.royal_secrets.events import HandCounted, PointsDue, Reason
from camarilla.locales import Speaker

SOURCES: tuple[tuple[str, frozenset[Reason]], ...] = (
    ("won", frozenset({Reason.SUCCESS, Reason.LAST_PRIZE})),
    ("lost", frozenset({Reason.FAILURE, Reason.STOOD_UP})),
    ("rumours", frozenset({Reason.RUMOUR})),
    ("favours", frozenset({Reason.PARDON, Reason.MASTER_STROKE})),
    ("unpaid", frozenset({Reason.NOTHING_LEFT})),
)


def taken_apart(match: Match) -> list[dict[str, int]]:
    """For each seat its points by where they came from; the parts add up to the score."""
    parts = [{"start": START_POINTS, **{name: 0 for name, _ in SOURCES}, "hand": 0} for _ in range(match.players)]
    for event in match.history(None):
        if isinstance(event, PointsDue):
            name = next(name for name, reasons in SOURCES if event.reason in reasons)
            parts[event.seat][name] += event.points
        elif isinstance(event, HandCounted):
            parts[event.seat]["hand"] += event.points
    return parts


def score_table(match: Match, speaker: Speaker) -> RenderableType | None:
    """The ranking, and where every point came from."""
    outcome = match.outcome
    if outcome is None:
        return None
    parts = taken_apart(match)
    table = Table(
        title=speaker.text("cli-royal-scores"),
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        padding=0,
        border_style="dim",
    )
    table.add_column("#", justify="right")
    table.add_column(speaker.text("cli-royal-part-player"), no_wrap=True)
    table.add_column(speaker.text("cli-royal-part-total"), justify="right", style="bold")
    for name in parts[0]:
        table.add_column(speaker.text(f"cli-royal-part-{name}"), justify="right")
    for seat in sorted(range(match.players), key=lambda seat: outcome.places[seat]):
        gained = [("+" if points > 0 else "") + signed(points) if points else "·" for points in parts[seat].values()]
        gained[0] = str(START_POINTS)
        table.add_row(str(outcome.places[seat]), who(seat, speaker), signed(outcome.scores[seat]), *gained)
    return table
