"""What may be claimed, whether it is true as far as one knows, and whether it was.

What is offered follows from what everybody can see. What one holds is looked at only to tell whether it is true.
"""

from collections.abc import Sequence
from typing import assert_never

from camarilla.core.data import Claim, Event
from camarilla.core.text import Name, Sentence
from camarilla.games.secrets.beliefs import is_certain, is_same_side
from camarilla.games.secrets.claims import (
    AnySecretsClaim,
    BulletCosts,
    CardBrings,
    CentreIs,
    IAm,
    IWill,
    ProposalIs,
    SameSide,
    TheyAre,
)
from camarilla.games.secrets.components import (
    BULLETS,
    CENTRE,
    CHARACTERS,
    HIPPIE,
    IDENTITIES,
    MOST_PLAYERS,
    POLITICIAN,
)
from camarilla.games.secrets.events import OfferSettled
from camarilla.games.secrets.scoring import change_by
from camarilla.games.secrets.seeing import face_up
from camarilla.games.secrets.state import ANSWERING, GIVING, SecretsState
from camarilla.games.secrets.telling import a_card, say
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import Answer, SecretsView, Step

# ------------------------------------------------------------------------------------------------ what is offered


def claims(public: SecretsView, seat: int) -> list[Claim]:
    """SE-3.4: what a seat may say now: of the card and the Bullets first, then of the tokens."""
    players = len(public.players)
    if public.step is Step.OVER or seat < 0 or seat >= players:
        return []
    offered = about_the_offer(public, seat)
    offered += about_bullets(public, seat)
    for identity in IDENTITIES:
        offered.append(IAm(identity))
    others = [other for other in range(players) if other != seat]
    for other in others:
        offered.append(SameSide(other))
    for other in others:
        for identity in IDENTITIES:
            offered.append(TheyAre(other, identity))
    for identity in IDENTITIES:
        offered.append(CentreIs(identity))
    return offered


def about_the_offer(public: SecretsView, seat: int) -> list[Claim]:
    """SE-3.4, SE-3.5, SE-4.4: the active player names one of the two cards; others advise; who is asked announces."""
    offered: list[Claim] = []
    if seat == public.active and (public.step is Step.OFFERING or public.step is Step.ANSWERING):
        for card in public.turned_up:
            offered.append(ProposalIs(card))
    if public.step is not Step.ANSWERING:
        return offered
    if seat != public.target:
        offered += [CardBrings(gain=True), CardBrings(gain=False)]
    for answer in answers_of(public, seat):
        offered.append(IWill(answer))
    return offered


def answers_of(view: SecretsView, seat: int) -> tuple[Answer, ...]:
    """SE-4.6: between which answers a seat is asked to choose, whether it has chosen already or not."""
    if view.step is not Step.ANSWERING or seat not in view.waiting:
        return ()
    return (Answer.ACCEPT, Answer.REFUSE) if seat == view.target else (Answer.INTERRUPT, Answer.LET_PASS)


def about_bullets(public: SecretsView, seat: int) -> list[Claim]:
    """SE-5.8: whoever draws a Bullet knows what it costs, and so may speak of it."""
    offered: list[Claim] = []
    if public.step is Step.GIVING and public.owner == seat:
        for points in BULLETS:
            offered.append(BulletCosts(None, points))
    for other, player in enumerate(public.players):
        if [bullet for bullet in player.bullets if bullet.shooter == seat]:
            for points in BULLETS:
                offered.append(BulletCosts(other, points))
    return offered


def saying(seat: int, claim: AnySecretsClaim) -> Sentence:
    """SE-3.4: a claim in words."""
    me = Name(seat)
    match claim:
        case IAm():
            return say("claim-i-am", player=me, identity=claim.identity.value)
        case TheyAre():
            return say("claim-they-are", player=me, other=Name(claim.seat), identity=claim.identity.value)
        case CentreIs():
            return say("claim-centre-is", player=me, identity=claim.identity.value)
        case SameSide():
            return say("claim-same-side", player=me, other=Name(claim.seat))
        case ProposalIs():
            return say("claim-proposal-is", player=me, card=a_card(claim.card))
        case CardBrings():
            return say("claim-card-brings" if claim.gain else "claim-card-costs", player=me)
        case IWill():
            return say("claim-i-will", player=me, answer=claim.answer.value)
        case BulletCosts():
            if claim.to is None:
                return say("claim-bullet-in-hand", player=me, points=-claim.points)
            return say("claim-bullet-given", player=me, other=Name(claim.to), points=-claim.points)
        case _ as never:
            assert_never(never)


# ---------------------------------------------------------------------------------------- what the claimant knows


def is_true(claim: AnySecretsClaim, view: SecretsView) -> bool | None:
    """SE-7.1: whether the reader's own claim is true, as far as exact counting tells; a plan, if it can be kept."""
    me = view.reader
    if me is None:
        return None
    match claim:
        case IAm():
            return is_certain(view, me, IDENTITIES.index(claim.identity))
        case TheyAre():
            if not 0 <= claim.seat < len(view.players):
                return None
            return is_certain(view, claim.seat, IDENTITIES.index(claim.identity))
        case CentreIs():
            return is_certain(view, CENTRE, IDENTITIES.index(claim.identity))
        case SameSide():
            return is_same_side(view, me, claim.seat) if 0 <= claim.seat < len(view.players) else None
        case ProposalIs():
            if view.proposal is not None:
                return claim.card is view.proposal
            return None if claim.card in view.turned_up else False
        case CardBrings():
            return brings_as_known(claim, view)
        case IWill():
            return claim.answer in answers_of(view, me) and (view.sealed is None or view.sealed is claim.answer)
        case BulletCosts():
            return costs_as_known(claim, view, me)
        case _ as never:
            assert_never(never)


def brings_as_known(claim: CardBrings, view: SecretsView) -> bool | None:
    """SE-3.4: by the proposal if one knows it, else by both cards if they agree."""
    if view.target is None:
        return None
    up = face_up(view.players[view.target])
    cards = view.turned_up if view.proposal is None else (view.proposal,)
    found = [brings(up, CHARACTERS.index(card), gain=claim.gain) for card in cards]
    return found[0] if found and found.count(found[0]) == len(found) else None


def costs_as_known(claim: BulletCosts, view: SecretsView, me: int) -> bool | None:
    """SE-5.8: one knows the Bullets that one has drawn."""
    points = view.bullet
    if claim.to is not None:
        points = None
        if 0 <= claim.to < len(view.players):
            for bullet in view.players[claim.to].bullets:
                if bullet.shooter == me:
                    points = bullet.points
    return None if points is None else points == claim.points


def brings(up: int, card: int, *, gain: bool) -> bool:
    """SE-3.7, SE-5.3, SE-5.7: whether a player who accepts a card has more points by it, or fewer.

    A Politician goes on to somebody else, and an Assassin is worth nothing: neither brings or costs anything.
    """
    change = 0 if card == POLITICIAN else change_by(up, card)
    return change > 0 if gain else change < 0


# ------------------------------------------------------------------------------------------------- what was true


def settled(claim: AnySecretsClaim, seat: int, then: SecretsState, after: Sequence[Event]) -> bool | None:
    """SE-6.2: whether a claim was true when it was made; a plan, whether it was carried out."""
    tokens = then.tokens
    match claim:
        case IAm():
            return IDENTITIES[tokens[seat]] is claim.identity
        case TheyAre():
            return IDENTITIES[tokens[claim.seat]] is claim.identity if 0 <= claim.seat < then.players else None
        case CentreIs():
            return IDENTITIES[tokens[CENTRE]] is claim.identity
        case SameSide():
            if not 0 <= claim.seat < then.players:
                return None
            return tokens[seat] == tokens[claim.seat] and tokens[seat] != HIPPIE
        case ProposalIs():
            return CHARACTERS[then.proposal] is claim.card if then.is_open() else None
        case CardBrings():
            return brings(then.up[then.target], then.proposal, gain=claim.gain) if then.step == ANSWERING else None
        case IWill():
            return was_answered(claim, seat, then, after)
        case BulletCosts():
            return costed(claim, seat, then)
        case _ as never:
            assert_never(never)


def was_answered(claim: IWill, seat: int, then: SecretsState, after: Sequence[Event]) -> bool | None:
    """SE-4.6: by the settlement alone. What a target answered before an interruption is never told, so not here."""
    if then.step != ANSWERING:
        return None
    for event in after:
        if isinstance(event, OfferSettled):
            interrupted = event.by is Answer.INTERRUPT
            if seat == then.target:
                return None if interrupted else event.by is claim.answer
            return interrupted == (claim.answer is Answer.INTERRUPT) if seat == intervener(then) else None
    return None


def costed(claim: BulletCosts, seat: int, then: SecretsState) -> bool | None:
    """SE-5.8: what that Bullet costs, now that it is turned over."""
    if claim.to is None:
        in_hand = then.step == GIVING and then.owner == seat
        return then.bullets[len(then.given)] == claim.points if in_hand else None
    points: int | None = None
    for index, gift in enumerate(then.given):
        if gift == seat * MOST_PLAYERS + claim.to:
            points = then.bullets[index]
    return None if points is None else points == claim.points
