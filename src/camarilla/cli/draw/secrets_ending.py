"""SE-6.2: who was who, and where everybody's points came from."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from camarilla.cli.draw.secrets_cards import side
from camarilla.cli.draw.signs import who, with_sign
from camarilla.core.match import Match
from camarilla.games.secrets.events import Score, SecretsRevealed
from camarilla.locales import Speaker


def taken_apart(match: Match) -> tuple[Score, ...]:
    """For each seat its score by where it came from; the parts add up."""
    revealed = [event for event in match.history(None) if isinstance(event, SecretsRevealed)]
    return revealed[-1].scores


def score_table(match: Match, speaker: Speaker) -> RenderableType | None:
    """The players by side, winners first, with Characters and Bullets apart."""
    outcome = match.outcome
    if outcome is None:
        return None
    table = Table(
        title=speaker.text("cli-secrets-scores"),
        title_justify="left",
        title_style="bold",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        border_style="dim",
    )
    table.add_column("", no_wrap=True)
    table.add_column(speaker.text("cli-secrets-part-player"), no_wrap=True)
    table.add_column(speaker.text("cli-secrets-part-side"), no_wrap=True)
    for part in ("characters", "bullets", "total"):
        table.add_column(speaker.text(f"cli-secrets-part-{part}"), justify="right")
    for score in sorted(taken_apart(match), key=lambda score: (outcome.places[score.seat], score.identity.value)):
        table.add_row(
            "✓" if score.seat in outcome.winners else "",
            who(score.seat, speaker),
            side(score.identity, speaker),
            with_sign(score.characters),
            " ".join(with_sign(points) for points in score.bullets) or "·",
            with_sign(score.total),
        )
    return table
