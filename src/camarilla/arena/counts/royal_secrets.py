"""RS-6.4: how many audiences are held, and how many succeed."""

from collections.abc import Mapping, Sequence

from camarilla.arena.counts.counting import Counting
from camarilla.core.data import Event
from camarilla.games.royal_secrets.events import AudienceCounted, AudienceTaken, PlayerWithdrew


def count(events: Sequence[Event]) -> dict[str, int]:
    """The audiences of one game."""
    counted = [event for event in events if isinstance(event, AudienceCounted)]
    return {
        "audiences": len(counted),
        "succeeded": sum(1 for event in counted if event.succeeded),
        "favours-taken": sum(1 for event in events if isinstance(event, AudienceTaken)),
        "withdrawals": sum(1 for event in events if isinstance(event, PlayerWithdrew)),
    }


def shares(counted: Mapping[str, int]) -> dict[str, float]:
    """Shares of the audiences that were held."""
    held = counted.get("audiences", 0)
    return {"royal-succeeded": counted["succeeded"] / held} if held else {}


COUNTING = Counting(count, shares)
