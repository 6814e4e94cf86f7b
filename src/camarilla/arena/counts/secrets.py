"""SE-6.3, SE-6.4, SE-8.1: how long games last, and how they end."""

from collections.abc import Mapping, Sequence

from camarilla.arena.counts.counting import Counting, Sides
from camarilla.core.data import Event
from camarilla.games.secrets.events import Ending, GameEnded, OfferSettled, SecretsRevealed, TurnBegan
from camarilla.games.secrets.view import Answer


def count(events: Sequence[Event]) -> dict[str, int]:
    """The turns of one game, how offers were settled, and how it ended."""
    settled = [event.by for event in events if isinstance(event, OfferSettled)]
    endings = [event.ending for event in events if isinstance(event, GameEnded)]
    return {
        "turns": sum(1 for event in events if isinstance(event, TurnBegan)),
        "offers": len(settled),
        "accepted": settled.count(Answer.ACCEPT),
        "interrupted": settled.count(Answer.INTERRUPT),
        "ended": len(endings),
        "lone-hippie": endings.count(Ending.LONE_HIPPIE),
        "nobody": endings.count(Ending.NOBODY),
    }


def shares(counted: Mapping[str, int]) -> dict[str, float]:
    """Shares of the games, and of the offers."""
    games = counted.get("ended", 0)
    if not games:
        return {}
    return {
        "secrets-lone-hippie": counted.get("lone-hippie", 0) / games,
        "secrets-nobody": counted.get("nobody", 0) / games,
        "secrets-accepted": counted.get("accepted", 0) / counted["offers"],
        "secrets-interrupted": counted.get("interrupted", 0) / counted["offers"],
    }


def sides(events: Sequence[Event]) -> Sides:
    """SE-6.2: who was dealt which identity, and who had which in the end."""
    revealed = next(event for event in events if isinstance(event, SecretsRevealed))
    players = len(revealed.scores)
    dealt = tuple(identity.value for identity in revealed.dealt[:players])
    return dealt, tuple(identity.value for identity in revealed.identities[:players])


COUNTING = Counting(count, shares, sides)
