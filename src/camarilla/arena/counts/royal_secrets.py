"""RS-6.4, RS-8: how many audiences are held and succeed, what becomes of each Audience card, who has which Favour."""

from collections.abc import Sequence

from camarilla.arena.counts.counting import Cards, Counting, Ratio, Traits, kept
from camarilla.core.data import Event
from camarilla.core.text import Sentence, phrase
from camarilla.games.royal_secrets.cards import AudienceCard
from camarilla.games.royal_secrets.events import (
    AudienceChosen,
    AudienceCounted,
    AudienceTaken,
    FavourUsed,
    PlanningSettled,
    PlayersDivided,
    PlayerWithdrew,
    PointsPaid,
    RoundBegan,
    RoundEnded,
)
from camarilla.games.royal_secrets.moves import Sovereign
from camarilla.games.royal_secrets.options import Favour

SHARES = (Ratio("royal-succeeded", "succeeded", "audiences"),)
CARD_FIGURES = (
    Ratio("attendance", "attending", "up", is_share=False),
    Ratio("success", "succeeded", "held"),
    Ratio("points", "points", "attending", is_share=False),
)


def count(events: Sequence[Event]) -> dict[str, int]:
    """The audiences of one game."""
    counted = [event for event in events if isinstance(event, AudienceCounted)]
    return {
        "audiences": len(counted),
        "succeeded": sum(1 for event in counted if event.succeeded),
        "favours-taken": sum(1 for event in events if isinstance(event, AudienceTaken)),
        "withdrawals": sum(1 for event in events if isinstance(event, PlayerWithdrew)),
    }


def traits(events: Sequence[Event], players: int) -> Traits:
    """RS-6.9, RS-8: which Favours each player gained, and which they used."""
    found: list[set[str]] = [set() for _ in range(players)]
    for event in events:
        match event:
            case AudienceTaken():
                found[event.seat].add(f"gained-{event.favour.value}")
            case FavourUsed():
                found[event.seat].add(f"used-{event.favour.value}")
            case PlanningSettled():
                for seat in event.users:
                    found[seat].add(f"used-{Favour.PLANNING.value}")
            case _:
                pass
    return kept(found)


def named(trait: str) -> Sentence:
    """A Favour, gained or used."""
    kind, _, favour = trait.partition("-")
    return Sentence(f"lab-{kind}", {"thing": phrase(f"royal-secrets-favour-{favour}")})


def cards(events: Sequence[Event]) -> Cards:
    """RS-4, RS-6: of every Audience card that came up, who attended, whether it succeeded, and what they got."""
    found: Cards = {}
    up: dict[Sovereign, dict[str, int]] = {}
    attending: dict[Sovereign, set[int]] = {}
    for event in events:
        match event:
            case RoundBegan():
                pairs = ((Sovereign.KING, event.king), (Sovereign.QUEEN, event.queen))
                up = {sovereign: found.setdefault(key_of(card), empty()) for sovereign, card in pairs}
                attending = {sovereign: set() for sovereign in Sovereign}
            case AudienceChosen():
                attending[event.sovereign].add(event.seat)
            case PlayersDivided():
                attending = {Sovereign.KING: set(event.to_king), Sovereign.QUEEN: set(event.to_queen)}
            case FavourUsed(favour=Favour.ROYAL_DINNER):
                for seats in attending.values():
                    seats.add(event.seat)
            case AudienceCounted():
                up[event.sovereign]["held"] += 1
                up[event.sovereign]["succeeded"] += event.succeeded
            case PointsPaid():
                for sovereign, seats in attending.items():
                    up[sovereign]["points"] += event.change if event.seat in seats else 0
            case RoundEnded():
                for sovereign, seats in attending.items():
                    up[sovereign]["up"] += 1
                    up[sovereign]["attending"] += len(seats)
            case _:
                pass
    return found


def key_of(card: AudienceCard) -> str:
    """An Audience card by what is printed on it; two alike are one."""
    return f"{card.influence:03d} {card.win} {card.loss} {card.favour.value}"


def empty() -> dict[str, int]:
    """A card that nothing has become of yet."""
    return dict.fromkeys(("up", "attending", "held", "succeeded", "points"), 0)


def card_named(key: str) -> Sentence:
    """An Audience card: its Favour, what it asks for, and what it pays and costs."""
    influence, win, loss, favour = key.split(" ")
    args = {"influence": int(influence), "win": int(win), "loss": int(loss)}
    return Sentence("lab-audience", {"favour": phrase(f"royal-secrets-favour-{favour}"), **args})


COUNTING = Counting(
    count, SHARES, traits=traits, named=named, cards=cards, card_named=card_named, card_figures=CARD_FIGURES
)
