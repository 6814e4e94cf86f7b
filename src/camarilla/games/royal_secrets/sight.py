"""What a reader can add up at an audience of Royal Secrets: what lies open, what is known, what is hidden."""

from dataclasses import dataclass

from camarilla.games.royal_secrets.cards import AudienceCard, Excuse
from camarilla.games.royal_secrets.moves import Face, Sovereign
from camarilla.games.royal_secrets.view import Bet, RoyalView

BETS = 2
MEDAL = 2


@dataclass(frozen=True)
class Sight:
    """Influence in sight, with what the reader knows besides, and the cards that are not known or not there yet."""

    open: int
    known: int
    hidden: int
    to_come: int


def participants(view: RoyalView, sovereign: Sovereign) -> list[int]:
    """RS-4.1: who is at an audience."""
    return [seat for seat, player in enumerate(view.players) if sovereign in player.at]


def audience_at(view: RoyalView, sovereign: Sovereign) -> AudienceCard | None:
    """RS-3.1: the Audience card turned up for a sovereign."""
    return view.king if sovereign is Sovereign.KING else view.queen


def cardinal_at(view: RoyalView, sovereign: Sovereign) -> bool:
    """RS-5.5: whether the Cardinal's cards lie here."""
    return bool(view.cardinal) and len(participants(view, sovereign)) == 1


def cardinal_comes(view: RoyalView, sovereign: Sovereign) -> bool:
    """RS-5.5: whether somebody is alone here for good, so that the Cardinal will join after the first bet."""
    alone = participants(view, sovereign)
    return len(alone) == 1 and not view.cardinal and all(player.at for player in view.players)


def influence(bet: Bet) -> int:
    """RS-8.9, RS-8.10: what a card in sight brings."""
    if bet.card is None or bet.stabbed or isinstance(bet.card, Excuse):
        return 0
    return bet.card.value * (MEDAL if bet.medal else 1)


def sight_of(bets: tuple[Bet, ...]) -> Sight:
    """RS-6.2: one participant's cards; an Excuse in sight takes them all away."""
    lying = [bet for bet in bets if not bet.stabbed]
    open_bets = [bet for bet in lying if bet.face is Face.UP]
    hidden = sum(1 for bet in lying if bet.card is None)
    to_come = BETS - len(bets)
    excused = any(isinstance(bet.card, Excuse) for bet in open_bets)
    if excused:
        return Sight(0, 0, 0, to_come)
    known = 0 if any(isinstance(bet.card, Excuse) for bet in lying) else sum(influence(bet) for bet in lying)
    return Sight(sum(influence(bet) for bet in open_bets), known, hidden, to_come)


def total(view: RoyalView, sovereign: Sovereign) -> Sight:
    """RS-6.4: the running total of an audience."""
    parts = [sight_of(view.players[seat].bets) for seat in participants(view, sovereign)]
    if cardinal_at(view, sovereign):
        parts.append(sight_of(view.cardinal))
    return Sight(
        sum(part.open for part in parts),
        sum(part.known for part in parts),
        sum(part.hidden for part in parts),
        sum(part.to_come for part in parts),
    )
