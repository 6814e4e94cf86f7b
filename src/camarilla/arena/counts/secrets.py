"""SE-6.3, SE-6.4, SE-8.1: how long games last, how they end, and who gets which Character."""

from collections.abc import Sequence

from camarilla.arena.counts.counting import Counting, Ratio, Sides, Traits, kept
from camarilla.core.data import Event
from camarilla.core.text import Sentence, phrase
from camarilla.games.secrets.events import Ending, GameEnded, OfferSettled, SecretsRevealed, TurnBegan
from camarilla.games.secrets.view import Answer

SHARES = (
    Ratio("secrets-lone-hippie", "lone-hippie", "ended"),
    Ratio("secrets-nobody", "nobody", "ended"),
    Ratio("secrets-accepted", "accepted", "offers"),
    Ratio("secrets-interrupted", "interrupted", "offers"),
)


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


def sides(events: Sequence[Event]) -> Sides:
    """SE-6.2: who was dealt which identity, and who had which in the end."""
    revealed = next(event for event in events if isinstance(event, SecretsRevealed))
    players = len(revealed.scores)
    dealt = tuple(identity.value for identity in revealed.dealt[:players])
    return dealt, tuple(identity.value for identity in revealed.identities[:players])


def traits(events: Sequence[Event], players: int) -> Traits:
    """SE-3.5: which Characters each player came to own, whether they wanted them or not."""
    found: list[set[str]] = [set() for _ in range(players)]
    for event in events:
        if isinstance(event, OfferSettled):
            found[event.owner].add(f"owned-{event.card.value}")
    return kept(found)


def named(trait: str) -> Sentence:
    """A Character that one owned."""
    kind, _, character = trait.partition("-")
    return Sentence(f"lab-{kind}", {"thing": phrase(f"secrets-{character}")})


COUNTING = Counting(count, SHARES, sides, traits, named)
