"""RS-5.3: what may be claimed when, how it is said, and whether it was true.

What is offered follows from what everybody sees. What somebody *brings* is judged by the cards they bet, as printed:
a dagger or a Medal that comes later makes nobody a liar; an Excuse brings nothing.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from camarilla.core.data import Event
from camarilla.core.text import Name, Sentence
from camarilla.games.royal_secrets.cards import Card, Excuse, Valet
from camarilla.games.royal_secrets.claims import (
    AnyRoyalClaim,
    AsksForHelp,
    HiddenCardIsNoValet,
    HiddenCardWorth,
    HoldsValet,
    WillAttend,
    WillBring,
    WillMatch,
    WillWithdraw,
)
from camarilla.games.royal_secrets.components import KING, MEMBERS, QUEEN, is_valet
from camarilla.games.royal_secrets.events import AudienceChosen, CardBet, FavourUsed, PlayersDivided, RoundEnded
from camarilla.games.royal_secrets.moves import Face, Sovereign
from camarilla.games.royal_secrets.options import VALET_VALUES, Favour
from camarilla.games.royal_secrets.state import RoyalState
from camarilla.games.royal_secrets.telling import say, sovereign_name
from camarilla.games.royal_secrets.view import Bet, Player, RoyalView, Step

BETS: Final = 2
STRIDE: Final = 10
"""RS-1.2, RS-1.3: Influence comes in tens."""
MOST_MATCHED: Final = 40
BEFORE_CHOICE: Final = (Step.PLANNING_WINDOW, Step.CHOOSING, Step.HANDING)
"""While these last, whoever has no audience yet will choose one."""


# What may be claimed


def claims(public: RoyalView, seat: int) -> list[AnyRoyalClaim]:
    """What this seat may claim now, in the order of `claims.py`; from nothing but what everybody sees."""
    if public.step is Step.OVER or not 0 <= seat < len(public.players):
        return []
    player = public.players[seat]
    offered: list[AnyRoyalClaim] = []
    lies_hidden = any(is_hidden(bet) for bet in player.bets)
    if lies_hidden:
        offered += [HiddenCardWorth(influence) for influence in up_to(most_of(player, 1))]
        if player.masked_valets > 0 or any(isinstance(card, Valet) for card in player.known):
            offered.append(HiddenCardIsNoValet())
    if player.masked_valets > 0:
        offered += [HoldsValet(value) for value in sorted(set(VALET_VALUES))]
    if is_to_choose(public, seat):
        offered += [WillAttend(sovereign) for sovereign in Sovereign]
    if len(player.bets) < BETS:
        most = most_brought(player)
        offered += [WillBring(influence) for influence in up_to(most)]
        offered += [WillMatch(to, least) for to in asked(public, seat) for least in up_to(min(most, MOST_MATCHED))]
    if (lies_hidden or len(player.bets) < BETS) and any(isinstance(card, Excuse) for card in player.known):
        offered.append(WillWithdraw())
    offered += [AsksForHelp(sovereign) for sovereign in Sovereign if may_be_helped(public, seat, sovereign)]
    return offered


def up_to(most: int) -> range:
    """Every amount of Influence that can be promised, up to this one."""
    return range(STRIDE, most + 1, STRIDE)


def is_hidden(bet: Bet) -> bool:
    """Whether this is a card that lies face down, and counts."""
    return bet.face is Face.DOWN and not bet.stabbed


def value_of(card: Card) -> int:
    """RS-1.2: what is printed on a card; an Excuse brings nothing."""
    return 0 if isinstance(card, Excuse) else card.value


def most_of(player: Player, cards: int) -> int:
    """The most that so many cards can bring which nobody but their owner sees."""
    values = [value_of(card) for card in player.known] + [max(VALET_VALUES)] * player.masked_valets
    values.sort()
    return sum(values[len(values) - cards :]) if cards > 0 else 0


def most_brought(player: Player) -> int:
    """The most a player can still bring this round, in everybody's eyes."""
    in_sight = [bet for bet in player.bets if not is_hidden(bet)]
    return sum(brought_by(bet) for bet in in_sight) + most_of(player, BETS - len(in_sight))


def brought_by(bet: Bet) -> int:
    """RS-8.9: what a card that lies there brings, as printed; nothing if it is stabbed or not known."""
    return 0 if bet.stabbed or bet.card is None else value_of(bet.card)


def is_to_choose(view: RoyalView, seat: int) -> bool:
    """RS-4.1, RS-8.6: whether a player is still to choose an audience, or divides them all."""
    decides = view.step in BEFORE_CHOICE or (view.step is Step.DIVIDING and view.asked == seat)
    return decides and not view.players[seat].at


def asked(view: RoyalView, seat: int) -> list[int | None]:
    """Whom one may ask to bring something: each at one's side who has a card to bet; and all, if they are several."""
    at = view.players[seat].at
    company: list[int | None] = []
    for other, player in enumerate(view.players):
        if other != seat and len(player.bets) < BETS and any(sovereign in at for sovereign in player.at):
            company.append(other)
    return [None, *company] if len(company) > 1 else company


def may_be_helped(view: RoyalView, seat: int, sovereign: Sovereign) -> bool:
    """Whether one is or may go there, and somebody else may still bet there."""
    if sovereign not in view.players[seat].at and not (view.step in BEFORE_CHOICE and is_to_choose(view, seat)):
        return False
    for other, player in enumerate(view.players):
        if other != seat and len(player.bets) < BETS and (not player.at or sovereign in player.at):
            return True
    return False


def saying(seat: int, claim: AnyRoyalClaim) -> Sentence:
    """A claim in words, as the table hears it."""
    player = Name(seat)
    match claim:
        case HiddenCardWorth():
            return say("claim-hidden-card-worth", player=player, influence=claim.influence)
        case HiddenCardIsNoValet():
            return say("claim-hidden-card-is-no-valet", player=player)
        case HoldsValet():
            return say("claim-holds-valet", player=player, value=claim.value)
        case WillAttend():
            return say("claim-will-attend", player=player, sovereign=sovereign_name(claim.sovereign))
        case WillBring():
            return say("claim-will-bring", player=player, influence=claim.influence)
        case WillMatch():
            if claim.to is None:
                return say("claim-will-match-all", player=player, influence=claim.influence)
            return say("claim-will-match", player=player, to=Name(claim.to), influence=claim.influence)
        case WillWithdraw():
            return say("claim-will-withdraw", player=player)
        case AsksForHelp():
            return say("claim-asks-for-help", player=player, sovereign=sovereign_name(claim.sovereign))
        case _ as never:
            assert_never(never)


# Whether it is true, in the claimant's own eyes


def is_true(claim: AnyRoyalClaim, view: RoyalView) -> bool | None:
    """Whether a fact is so, whether a plan can still be carried out; None where this view does not tell."""
    if view.reader is None:
        return None
    me = view.players[view.reader]
    if me.hand is None:
        return None
    hidden = [bet.card for bet in me.bets if is_hidden(bet) and bet.card is not None]
    match claim:
        case HiddenCardWorth():
            return value_of(hidden[0]) >= claim.influence if hidden else None
        case HiddenCardIsNoValet():
            return not isinstance(hidden[0], Valet) if hidden else None
        case HoldsValet():
            return any(isinstance(card, Valet) and card.value == claim.value for card in (*me.hand, *hidden))
        case WillAttend():
            return can_attend(view, view.reader, claim.sovereign)
        case WillBring() | WillMatch():
            return can_bring(me, me.hand) >= claim.influence
        case WillWithdraw():
            return has_bet_excuse(me) or (len(me.bets) < BETS and any(isinstance(card, Excuse) for card in me.hand))
        case AsksForHelp():
            return None
        case _ as never:
            assert_never(never)


def can_attend(view: RoyalView, seat: int, sovereign: Sovereign) -> bool | None:
    """RS-4.1, RS-8.7: whether one is there, may still go there, or may dine; None while somebody else divides."""
    me = view.players[seat]
    if sovereign in me.at or is_to_choose(view, seat):
        return True
    if view.step is Step.DIVIDING:
        return None
    still_chosen = view.bet == 0 and (view.step is Step.CHOICE_WINDOW or len(view.acted) < len(view.players))
    return still_chosen and any(card.favour is Favour.ROYAL_DINNER for card in me.favours)


def has_bet_excuse(me: Player) -> bool:
    """RS-6.2: whether an Excuse that counts lies before one."""
    return any(isinstance(bet.card, Excuse) and not bet.stabbed for bet in me.bets)


def can_bring(me: Player, hand: tuple[Card, ...]) -> int:
    """The most one can bring this round with what one has bet and holds."""
    if has_bet_excuse(me):
        return 0
    best = sorted([value_of(card) for card in hand], reverse=True)[: BETS - len(me.bets)]
    return sum(brought_by(bet) for bet in me.bets) + sum(best)


# Whether it turned out true


def settled(claim: AnyRoyalClaim, seat: int, then: RoyalState, after: Sequence[Event]) -> bool | None:
    """Facts by the table when it was said, plans and promises by what was done in the rest of that round."""
    hidden = [then.bets[place] for place in MEMBERS[then.hidden()] if place // BETS == seat]
    match claim:
        case HiddenCardWorth():
            return then.deck.value[hidden[0]] >= claim.influence if hidden else None
        case HiddenCardIsNoValet():
            return not is_valet(hidden[0]) if hidden else None
        case HoldsValet():
            held = then.hands[seat] + hidden
            return any(is_valet(card) and then.deck.value[card] == claim.value for card in held)
        case WillAttend():
            return has_attended(claim.sovereign, seat, then, after)
        case WillBring():
            return reaches(brought(seat, then, after), claim.influence)
        case WillMatch():
            for other in company(then, seat) if claim.to is None else (claim.to,):
                if not reaches(brought(other, then, after), claim.influence):
                    return None
            return reaches(brought(seat, then, after), claim.influence)
        case WillWithdraw():
            bet = cards_bet(seat, then, after)
            return None if bet is None else any(isinstance(card, Excuse) for card in bet)
        case AsksForHelp():
            return None
        case _ as never:
            assert_never(never)


def this_round(after: Sequence[Event]) -> list[Event]:
    """What happened in the rest of the round."""
    rest: list[Event] = []
    for event in after:
        if isinstance(event, RoundEnded):
            break
        rest.append(event)
    return rest


def company(then: RoyalState, seat: int) -> tuple[int, ...]:
    """Who else is at an audience with this player."""
    together = 0
    for sovereign in (KING, QUEEN):
        if then.present[sovereign] >> seat & 1:
            together |= then.present[sovereign]
    return MEMBERS[together & ~(1 << seat)]


def cards_bet(seat: int, then: RoyalState, after: Sequence[Event]) -> list[Card] | None:
    """Both cards a player bet in that round, but for one already stabbed; None if they never bet both."""
    laid = [place for place in MEMBERS[then.laid] if place // BETS == seat]
    cards = [then.deck.faces[then.bets[place]] for place in laid if not then.stabbed >> place & 1]
    bets = len(laid)
    for event in this_round(after):
        if isinstance(event, CardBet) and event.seat == seat and event.card is not None:
            cards.append(event.card)
            bets += 1
    return cards if bets == BETS else None


def brought(seat: int, then: RoyalState, after: Sequence[Event]) -> int | None:
    """The Influence a player bet in that round, nothing if there was an Excuse; None if they never bet both cards."""
    cards = cards_bet(seat, then, after)
    if cards is None:
        return None
    if any(isinstance(card, Excuse) for card in cards):
        return 0
    return sum(value_of(card) for card in cards)


def reaches(influence: int | None, least: int) -> bool | None:
    """Whether it was enough; None if it was never known."""
    return None if influence is None else influence >= least


def has_attended(sovereign: Sovereign, seat: int, then: RoyalState, after: Sequence[Event]) -> bool | None:
    """RS-4.1, RS-8.6, RS-8.7: whether a player went there in that round; None if another's Planning decided it."""
    if then.present[KING if sovereign is Sovereign.KING else QUEEN] >> seat & 1:
        return True
    sent = False
    for event in this_round(after):
        if isinstance(event, AudienceChosen) and event.seat == seat and event.sovereign is sovereign:
            return True
        if isinstance(event, FavourUsed) and event.seat == seat and event.favour is Favour.ROYAL_DINNER:
            return True
        if isinstance(event, PlayersDivided):
            if event.seat == seat and seat in (event.to_king if sovereign is Sovereign.KING else event.to_queen):
                return True
            sent = event.seat != seat
        if isinstance(event, CardBet):
            return None if sent else False
    return None
