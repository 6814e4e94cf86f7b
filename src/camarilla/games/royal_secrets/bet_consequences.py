"""RS-5, RS-8.9, RS-8.10: what a bet, a dagger or a Medal would do, as far as the one who acts can see."""

import msgspec

from camarilla.core.text import Sentence
from camarilla.games.royal_secrets.cards import Courtier, Excuse, Valet
from camarilla.games.royal_secrets.moves import BetCard, Face, Place, Sovereign
from camarilla.games.royal_secrets.sight import audience_at, influence, participants, total
from camarilla.games.royal_secrets.telling import card_name, say, sovereign_name
from camarilla.games.royal_secrets.view import Bet, RoyalView


def with_bets(view: RoyalView, seat: int | None, bets: tuple[Bet, ...]) -> RoyalView:
    """The view with other cards before a player, or the Cardinal."""
    if seat is None:
        return msgspec.structs.replace(view, cardinal=bets)
    player = msgspec.structs.replace(view.players[seat], bets=bets)
    return msgspec.structs.replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def totals(view: RoyalView, sovereigns: tuple[Sovereign, ...]) -> list[Sentence]:
    """RS-6.4: what lies open at these audiences, what the reader knows, and what is missing."""
    said: list[Sentence] = []
    for sovereign in sovereigns:
        card = audience_at(view, sovereign)
        if card is None:
            continue
        sight = total(view, sovereign)
        missing = max(0, card.influence - sight.known)
        name = sovereign_name(sovereign)
        if sight.open == sight.known:
            said.append(say("effect-open", sovereign=name, open=sight.open, asked=card.influence, missing=missing))
        else:
            said.append(
                say(
                    "effect-known",
                    sovereign=name,
                    open=sight.open,
                    known=sight.known,
                    asked=card.influence,
                    missing=missing,
                )
            )
    return said


def excuses(bets: tuple[Bet, ...]) -> list[Bet]:
    """RS-6.2: the Excuses in sight that count."""
    return [bet for bet in bets if isinstance(bet.card, Excuse) and not bet.stabbed]


def bet_laid(view: RoyalView, seat: int, move: BetCard) -> list[Sentence]:
    """RS-5.1, RS-5.5, RS-6.8, RS-7.2: the audience's total, the rumour, the Cardinal, and where the card ends."""
    me = view.players[seat]
    bets = (*me.bets, Bet(move.card, move.face, stabbed=False, medal=False, recruiter=None))
    alone = [sovereign for sovereign in me.at if len(participants(view, sovereign)) == 1]
    said: list[Sentence] = []
    if excuses(bets):
        said += withdrawn(bets, freely=len(me.at) == len(alone))
    else:
        said += totals(with_bets(view, seat, bets), me.at)
        if isinstance(move.card, Valet) and move.card.rumour > 0:
            diner = len(me.at) > 1
            said.append(say("effect-no-rumour") if diner else say("effect-rumour", points=move.card.rumour))
    for sovereign in alone:
        said.append(say("effect-cardinal", sovereign=sovereign_name(sovereign), bet=view.bet))
    if isinstance(move.card, Courtier) and move.card.value == 0:
        said.append(say("effect-comes-back"))
    else:
        said.append(say("effect-spent", count=me.hand_size - 1))
    return said


def withdrawn(bets: tuple[Bet, ...], *, freely: bool) -> list[Sentence]:
    """RS-6.2, RS-6.3: what an Excuse does; only one that lies face down can be stabbed."""
    certain = any(bet.face is Face.UP for bet in excuses(bets))
    return [
        say("effect-withdrawn" if certain else "effect-withdrawn-unless-stabbed"),
        say("effect-withdrawn-freely" if freely else "effect-withdrawn-all"),
    ]


def bets_at(view: RoyalView, place: Place) -> tuple[Bet, ...]:
    """The cards of whoever has bet at a place."""
    return view.cardinal if place.seat is None else view.players[place.seat].bets


def sovereigns_of(view: RoyalView, place: Place) -> tuple[Sovereign, ...]:
    """Where the card at a place counts; the Cardinal's where somebody is alone (RS-5.5)."""
    if place.seat is not None:
        return view.players[place.seat].at
    return tuple(sovereign for sovereign in Sovereign if len(participants(view, sovereign)) == 1)


def totals_with(view: RoyalView, place: Place, changed: Bet) -> list[Sentence]:
    """The totals once the card at a place has changed."""
    bets = bets_at(view, place)
    after = (*bets[: place.bet - 1], changed, *bets[place.bet :])
    return totals(with_bets(view, place.seat, after), sovereigns_of(view, place))


def stabbed(view: RoyalView, place: Place) -> list[Sentence]:
    """RS-8.9: the card is shown and counts no more."""
    bet = bets_at(view, place)[place.bet - 1]
    if bet.card is None:
        return [say("effect-stab-unknown")]
    changed = msgspec.structs.replace(bet, stabbed=True)
    return [say("effect-stab", card=card_name(bet.card)), *totals_with(view, place, changed)]


def medal_awarded(view: RoyalView, place: Place) -> list[Sentence]:
    """RS-8.10: the card counts double, unless it counts nothing anyway."""
    bets = bets_at(view, place)
    bet = bets[place.bet - 1]
    if excuses(bets) or (bet.card is not None and influence(bet) == 0):
        return [say("effect-medal-nothing")]
    if bet.card is None:
        return [say("effect-medal-unknown")]
    changed = msgspec.structs.replace(bet, medal=True)
    return [say("effect-medal", influence=influence(changed)), *totals_with(view, place, changed)]
