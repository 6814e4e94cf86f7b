"""What a move would do, as far as the one who may make it can see: beside the choice, for people.

Only what lies open is counted, and the Bullet in one's hand. What one has seen of the tokens earlier is left to memory
(SE-7.1), and what another player still has to choose is not guessed.
"""

from collections.abc import Sequence
from typing import assert_never

from camarilla.core.text import Name, Phrase, Sentence, phrase
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.components import (
    ASSASSIN,
    CHARACTERS,
    LAST_CARD,
    NOBODY,
    POLITICIAN,
    SCIENTIST,
    left_of,
    right_of,
)
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    PlaceBefore,
    Refuse,
    SecretsMove,
    Side,
    SwapCentre,
    SwapTokens,
)
from camarilla.games.secrets.options import UnTies
from camarilla.games.secrets.scoring import change_by
from camarilla.games.secrets.seeing import face_up
from camarilla.games.secrets.telling import GAME, a_card, identity_name, say
from camarilla.games.secrets.united_nations import next_holder
from camarilla.games.secrets.view import Looked, SecretsView


def consequences(view: SecretsView, move: SecretsMove) -> Sequence[Sentence]:
    """SE-3 to SE-6: at most three sentences about a legal move of the reader."""
    me = view.reader
    if me is None:
        return ()
    match move:
        case KeepCard():
            return (owned(view, if_refused(), me, move.card),)
        case OfferCard():
            return of_offering(view, me, move.to)
        case Accept() | Interrupt():
            return of_answering(view, me)
        case Refuse():
            return of_answering(view, view.active)
        case LetPass():
            return () if view.target is None else (say("then-target-decides", player=Name(view.target)),)
        case SwapTokens():
            return (say("then-swapped"), *of_turn_end(view, NOBODY))
        case PlaceBefore():
            return (placed(view, move.player), *of_turn_end(view, move.player))
        case LookAt():
            return (say("then-looked"), *of_turn_end(view, NOBODY))
        case SwapCentre():
            return (*negotiated(view, me, move.side), *of_turn_end(view, NOBODY))
        case GiveBullet():
            return (*shot(view, move.to), *of_turn_end(view, move.to))
        case _ as never:
            assert_never(never)


# ------------------------------------------------------------------------------------------------- SE-3: the offer


def of_offering(view: SecretsView, me: int, to: int) -> list[Sentence]:
    """SE-3.4, SE-3.5, SE-4.4: what becomes of the proposal when it is accepted, refused or taken away."""
    told: list[Sentence] = []
    if view.proposal is not None:
        when = phrase(GAME + "then-if-accepted", player=Name(to))
        told = [owned(view, when, to, view.proposal), owned(view, if_refused(), me, view.proposal)]
    if view.holder is not None and view.holder != me and view.holder != to:
        told.append(say("then-un-may-take", player=Name(view.holder)))
    return told


def of_answering(view: SecretsView, owner: int) -> list[Sentence]:
    """SE-3.5, SE-4.4: what either of the two cards does to its owner."""
    told = [owned(view, phrase(GAME + "then-if-card", card=a_card(card)), owner, card) for card in view.turned_up]
    if view.reader == view.target and len(view.waiting) > 1 and view.holder is not None:
        told.append(say("then-un-may-take", player=Name(view.holder)))  # SE-4.6: an interruption comes first
    elif not [card for card in view.turned_up if CHARACTERS.index(card) in (POLITICIAN, ASSASSIN)]:
        told += of_united_nations(view, owner)
    return told


def if_refused() -> Phrase:
    """SE-3.5: the card comes back to the active player."""
    return phrase(GAME + "then-if-refused")


def owned(view: SecretsView, when: Phrase, owner: int, card: Character) -> Sentence:
    """SE-3.6, SE-3.7, SE-5.7, SE-6.1: what a card does to its owner: points, cards turned down, effect, the end."""
    number = CHARACTERS.index(card)
    up = face_up(view.players[owner])
    points = change_by(up, number)
    what = card.value
    last = False
    if number != POLITICIAN:  # SE-5.3: it never counts before its owner
        last = cards_before(view)[owner] + 1 >= LAST_CARD[len(view.players)]
        if up >> number & 1:
            what = "all-down" if number == SCIENTIST else "pair"
    sign = "+" if points > 0 else ""
    ends = "yes" if last else "no"
    if owner == view.reader:
        return say("then-yours", when=when, what=what, sign=sign, points=points, ends=ends)
    return say("then-theirs", when=when, what=what, sign=sign, points=points, ends=ends, player=Name(owner))


# ------------------------------------------------------------------------------------------------ SE-5: the effects


def placed(view: SecretsView, player: int) -> Sentence:
    """SE-5.3, SE-3.7: what a Politician brings the player before whom it is placed, or costs as a pair."""
    points = change_by(face_up(view.players[player]), POLITICIAN)
    message = "then-placed" if points > 0 else "then-placed-pair"
    return say(message, player=Name(player), points=points)


def negotiated(view: SecretsView, me: int, side: Side) -> list[Sentence]:
    """SE-5.5: who gets the token that everybody has just seen in the centre."""
    shown = view.trail[-1] if view.trail else None
    if not isinstance(shown, Looked) or shown.place is not None or shown.identity is None:
        return []
    players = len(view.players)
    neighbour = left_of(me, players) if side is Side.LEFT else right_of(me, players)
    return [say("then-negotiated", player=Name(neighbour), identity=identity_name(shown.identity))]


def shot(view: SecretsView, to: int) -> list[Sentence]:
    """SE-5.8, SE-6.2: what the Bullet will cost."""
    if view.bullet is None:
        return []
    return [say("then-shot", player=Name(to), points=-view.bullet)]


# --------------------------------------------------------------------------------------- SE-3.7: the end of the turn


def cards_before(view: SecretsView) -> list[int]:
    """SE-4.1: how many cards lie before each player."""
    return [len(player.cards) + len(player.bullets) for player in view.players]


def of_turn_end(view: SecretsView, receiver: int) -> list[Sentence]:
    """SE-3.7, SE-6.1: what the end of the turn brings when one more card lies before this player, or before NOBODY."""
    cards = cards_before(view)
    if receiver != NOBODY:
        cards[receiver] += 1
    if max(cards) >= LAST_CARD[len(cards)]:
        return [say("then-ends")]
    return of_united_nations(view, receiver)


def of_united_nations(view: SecretsView, receiver: int) -> list[Sentence]:
    """SE-4.2, SE-4.3: who takes the UN token at the end of the turn, if it moves and the game goes on."""
    cards = cards_before(view)
    if receiver != NOBODY:
        cards[receiver] += 1
    if max(cards) >= LAST_CARD[len(cards)]:
        return []
    holder = NOBODY if view.holder is None else view.holder
    seat = next_holder(cards, holder, keeps_ties=view.options.un_ties is UnTies.KEEP)
    if seat == holder:
        return []
    if seat == NOBODY:
        return [say("then-un-back")]
    return [say("then-un-yours") if seat == view.reader else say("then-un-theirs", player=Name(seat))]
