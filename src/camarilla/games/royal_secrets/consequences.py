"""What a decision would do, as far as the one who takes it can see; told beside the choice, at most three sentences."""

from typing import Final, assert_never

from camarilla.core.text import Name, Sentence, names
from camarilla.games.royal_secrets.bet_consequences import bet_laid, bets_at, medal_awarded, stabbed
from camarilla.games.royal_secrets.cards import Courtier
from camarilla.games.royal_secrets.components import ROUNDS
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    HandParley,
    Pass,
    Place,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.sight import audience_at, participants
from camarilla.games.royal_secrets.telling import card_name, favour_name, say, sovereign_name
from camarilla.games.royal_secrets.view import Bet, RoyalView, Step

MOST: Final = 3
"""More sentences than this nobody reads beside a choice."""
LAST_TWO: Final = 2


def consequences(view: RoyalView, move: RoyalMove) -> list[Sentence]:
    """What a legal move of the reader's would do."""
    seat = view.reader
    if seat is None:
        return []
    match move:
        case ChooseAudience():
            return chosen(view, move.sovereign)
        case HandParley():
            return handed(view, move.to)
        case BetCard():
            return bet_laid(view, seat, move)[:MOST]
        case ShowThirdCard():
            return third_card_shown(view, seat, move)
        case Pass():
            return passed(view, seat)
        case UseFavour():
            return favour_used(view, seat, move.favour)
        case DividePlayers():
            return divided(view, seat, move.to_king)
        case Stab():
            return stabbed(view, move.place)
        case AwardMedal():
            return medal_awarded(view, move.place)
        case Recruit():
            return recruited(view, move.place)
        case _ as never:
            assert_never(never)


# Phase 1


def stakes(view: RoyalView, sovereign: Sovereign) -> list[Sentence]:
    """RS-6.5, RS-6.6, RS-6.9, RS-6.14: what an audience asks for, wins and costs."""
    card = audience_at(view, sovereign)
    if card is None:
        return []
    name = sovereign_name(sovereign)
    if view.round == ROUNDS:
        return [say("effect-stakes-last", sovereign=name, asked=card.influence, win=card.win, loss=card.loss)]
    favour = favour_name(card.favour)
    return [say("effect-stakes", sovereign=name, asked=card.influence, win=card.win, loss=card.loss, favour=favour)]


def chosen(view: RoyalView, sovereign: Sovereign) -> list[Sentence]:
    """RS-4.1: the stakes, and the company."""
    there = participants(view, sovereign)
    company = say("effect-joined", players=names(tuple(there))) if there else say("effect-nobody-there")
    return [*stakes(view, sovereign), company]


def divided(view: RoyalView, seat: int, to_king: tuple[int, ...]) -> list[Sentence]:
    """RS-8.6, RS-4.2, RS-5.5: one's own stakes, who is alone, and an audience that is not held."""
    said = stakes(view, Sovereign.KING if seat in to_king else Sovereign.QUEEN)
    to_queen = tuple(other for other in range(len(view.players)) if other not in to_king)
    for sovereign, sent in ((Sovereign.KING, to_king), (Sovereign.QUEEN, to_queen)):
        if not sent:
            said.append(say("effect-not-held", sovereign=sovereign_name(sovereign)))
        elif len(sent) == 1:
            said.append(say("effect-alone", player=Name(sent[0]), sovereign=sovereign_name(sovereign)))
    return said


def handed(view: RoyalView, to: int) -> list[Sentence]:
    """RS-3.3, RS-3.4, RS-3.6: what the next does, and who will be the last."""
    left = [seat for seat in range(len(view.players)) if seat not in view.acted]
    if not left:
        return [say("effect-begins", player=Name(to), bet=view.bet + 1)]
    said = [say("effect-acts", player=Name(to), bet=view.bet)]
    if len(left) == LAST_TWO:
        last = Name(left[0] if left[1] == to else left[1])
        begins = view.bet == LAST_TWO and view.round < ROUNDS  # RS-3.5
        said.append(say("effect-last-and-first" if begins else "effect-last", player=last))
    return said


# Phase 3


def recruited(view: RoyalView, place: Place) -> list[Sentence]:
    """RS-8.11: a card for one's hand, unless it is a 0 Courtier."""
    card = bets_at(view, place)[place.bet - 1].card
    if card is None:
        return [say("effect-recruit-unknown")]
    if isinstance(card, Courtier) and card.value == 0:
        return [say("effect-recruit-zero")]
    return [say("effect-recruit", card=card_name(card))]


def third_card_shown(view: RoyalView, seat: int, move: ShowThirdCard) -> list[Sentence]:
    """RS-6.11, RS-6.13, RS-6.14: what the tie is about, and who gets the card."""
    sovereign = Sovereign.KING if view.tied[0] else Sovereign.QUEEN
    tied = view.tied[0] or view.tied[1]
    audience = audience_at(view, sovereign)
    if audience is None or seat not in tied:
        return []
    if view.round == ROUNDS:
        stake = say("effect-third-card-last", points=audience.win)
    else:
        stake = say("effect-third-card", favour=favour_name(audience.favour))
    at = tied.index(seat)
    giver = Name(tied[(at + 1) % len(tied)])
    if isinstance(move.card, Courtier) and move.card.value == 0:
        return [stake, say("effect-third-card-kept", giver=giver)]
    return [stake, say("effect-third-card-given", player=Name(tied[at - 1]), giver=giver)]


def passed(view: RoyalView, seat: int) -> list[Sentence]:
    """RS-8.2, RS-8.3: what is kept, and what the round then comes to where that is known."""
    said = due(view, seat, favour=None) if view.step is Step.LOSSES_WINDOW else []
    if view.round == ROUNDS:
        return [*said, say("effect-last-chance")]
    return [*said, say("effect-planning-kept" if view.step is Step.PLANNING_WINDOW else "effect-passed")]


def due(view: RoyalView, seat: int, favour: Favour | None) -> list[Sentence]:
    """RS-6.7, RS-8.12, RS-8.13: what the round comes to if this one uses no other Favour."""
    me = view.players[seat]
    points = me.gains - me.losses - me.rumours
    struck = seat in view.struck or favour is Favour.MASTER_STROKE
    if struck:
        points += 2 * me.losses
    if seat in view.pardoned or favour is Favour.ROYAL_PARDON:
        points += me.rumours + (0 if struck else me.losses)
    if me.points is not None and not view.options.debts:
        points = max(points, -me.points)
    if points == 0:
        return [say("effect-due-nothing")]
    return [say("effect-due-gain" if points > 0 else "effect-due-loss", points=abs(points))]


# Favours without an object


def favour_used(view: RoyalView, seat: int, favour: Favour) -> list[Sentence]:
    """RS-8.5 to RS-8.8, RS-8.12, RS-8.13: what a Favour without an object would do."""
    if favour is Favour.CORRUPTION:
        return [say("effect-corruption", count=view.valets_left)]
    if favour is Favour.PLANNING:
        return planned(view, seat)
    if favour is Favour.ROYAL_DINNER:
        return dined(view)
    if favour is Favour.ESPIONAGE:
        unknown = sum(1 for bets in all_bets(view) for bet in bets if bet.card is None)
        return [say("effect-espionage", count=unknown)]
    return due(view, seat, favour)


def all_bets(view: RoyalView) -> list[tuple[Bet, ...]]:
    """Everybody's cards on the table, and the Cardinal's."""
    return [*(player.bets for player in view.players), view.cardinal]


def planned(view: RoyalView, seat: int) -> list[Sentence]:
    """RS-8.6: of two Planning cards the one that asks for more Influence decides."""
    asked = {
        holder: card.influence
        for holder, player in enumerate(view.players)
        for card in player.favours
        if card.favour is Favour.PLANNING
    }
    rival = next((holder for holder in asked if holder != seat), None)
    if rival is None or seat not in asked:
        return [say("effect-planning-alone")]
    decides = "effect-planning-first" if asked[seat] > asked[rival] else "effect-planning-second"
    return [say(decides, player=Name(rival))]


def dined(view: RoyalView) -> list[Sentence]:
    """RS-8.7, RS-6.14: both audiences at once, and no rumours."""
    if view.king is None or view.queen is None:
        return []
    loss = view.king.loss + view.queen.loss
    if view.round == ROUNDS:
        points = say("effect-dinner-points-last", loss=loss)
    else:
        points = say("effect-dinner-points", win=view.king.win + view.queen.win, loss=loss)
    return [
        say("effect-dinner", king=view.king.influence, queen=view.queen.influence),
        points,
        say("effect-dinner-rumours"),
    ]
