"""RP-4.5, RP-4.6, RP-4.8: what becomes of mission discs: first column, third column, or paid for."""

from collections.abc import Mapping, Sequence

from camarilla.arena.counts.counting import Counting
from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.evaluation import FIRST_COLUMN_POINTS, THIRD_COLUMN_POINTS
from camarilla.games.road_to_the_palace.events import InfluenceChanged, KingJudged, LoanTaken, Reason

FATES = ("discs-first", "discs-third", "discs-owed")


def count(events: Sequence[Event]) -> dict[str, int]:
    """The mission discs of one game, who took the pawn from somebody, and loans."""
    changes = [event for event in events if isinstance(event, InfluenceChanged)]
    pawns = [event for event in events if isinstance(event, KingJudged)]
    first = sum(event.points for event in changes if event.reason is Reason.FIRST_COLUMN)
    third = sum(event.points for event in changes if event.reason is Reason.THIRD_COLUMN)
    return {
        "discs-first": first // FIRST_COLUMN_POINTS,
        "discs-third": third // THIRD_COLUMN_POINTS,
        "discs-owed": -sum(event.points for event in changes if event.reason is Reason.DEBT and event.points < 0),
        "pawn-taken": sum(1 for event in pawns if event.first_player != event.before),
        "loans": sum(1 for event in events if isinstance(event, LoanTaken)),
    }


def shares(counted: Mapping[str, int]) -> dict[str, float]:
    """Shares of the mission discs that were taken."""
    discs = sum(counted.get(fate, 0) for fate in FATES)
    return {f"road-{fate}": counted[fate] / discs for fate in FATES} if discs else {}


COUNTING = Counting(count, shares)
