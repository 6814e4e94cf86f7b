"""The way back: a whole table, drawn at random among those that a View cannot rule out.

Hidden are: the piles, Valets that only their owner has seen, cards lying face down, and sealed answers. All else is
in the View.
"""

from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.components import (
    CARDINAL,
    CARDINAL_COPIES,
    CARDINAL_FIRST,
    CARDS,
    KING,
    NOBODY,
    NOTHING,
    QUEEN,
    ROUNDS,
    SOVEREIGNS,
    VALET,
    deck_of,
    is_excuse,
    is_valet,
)
from camarilla.games.royal_secrets.moves import Face
from camarilla.games.royal_secrets.seeing import ATTENDING, RESULTS, STEPS
from camarilla.games.royal_secrets.state import PLANNING_WINDOW, TIE_BREAK
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.royal_secrets.view import Bet, RoyalView

ALL_CARDINALS = [CARDINAL + kind for kind in range(len(CARDINAL_COPIES)) for _ in range(CARDINAL_COPIES[kind])]


def imagine(view: RoyalView, rng: Rng) -> RoyalTable:
    """A table that this view cannot rule out."""
    table = RoyalTable(deck_of(view.options.deck), len(view.players), view.options)
    lay_open(table, view)
    for seat, player in enumerate(view.players):
        lay_bets(table, seat * 2, player.bets)
    lay_bets(table, CARDINAL_FIRST, view.cardinal)
    imagine_audiences(table, rng)
    imagine_cardinals(table, view, rng)
    imagine_hands(table, view, rng)
    imagine_answers(table, view, rng)
    return table


def bits(seats: tuple[int, ...]) -> int:
    """Seats (or places) as a set of bits."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seat_of(seat: int | None) -> int:
    """A seat as the table writes it."""
    return NOBODY if seat is None else seat


def lay_open(table: RoyalTable, view: RoyalView) -> None:
    """Everything that lies open, for this reader at least."""
    table.round = view.round
    table.step = STEPS.index(view.step)
    table.tile = view.tile
    table.asked = seat_of(view.asked)
    table.bet = view.bet
    table.acted = bits(view.acted)
    table.passed = bits(view.passed)
    table.planned = view.planned
    table.audience = [
        NOTHING if view.king is None else view.king.number,
        NOTHING if view.queen is None else view.queen.number,
    ]
    table.taker = [seat_of(view.takers[KING]), seat_of(view.takers[QUEEN])]
    table.result = [RESULTS.index(view.results[KING]), RESULTS.index(view.results[QUEEN])]
    table.tied = [bits(view.tied[KING]), bits(view.tied[QUEEN])]
    table.withdrawn = bits(view.withdrawn)
    table.pardoned = bits(view.pardoned)
    table.struck = bits(view.struck)
    table.past = [card.number for card in view.past]
    table.discard = [card.number for card in view.discard]
    for seat, player in enumerate(view.players):
        table.points[seat] = 0 if player.points is None else player.points
        attending = ATTENDING.index(player.at)
        for sovereign in SOVEREIGNS:
            table.present[sovereign] |= (attending >> sovereign & 1) << seat
        table.favours[seat] = bits(tuple([card.number for card in player.favours]))
        table.spied[seat] = bits(player.spied)
        table.gains[seat] = player.gains
        table.losses[seat] = player.losses
        table.rumours[seat] = player.rumours
        table.unmasked += [seat * CARDS + card.number for card in player.known if card.number >= VALET]


def lay_bets(table: RoyalTable, first: int, bets: tuple[Bet, ...]) -> None:
    """The bets of a player or of the Cardinal; a card the reader may not know is left to be imagined."""
    place = first
    for bet in bets:
        table.bets[place] = NOTHING if bet.card is None else bet.card.number
        table.laid |= 1 << place
        if bet.face is Face.UP:
            table.face_up |= 1 << place
        if bet.stabbed:
            table.stabbed |= 1 << place
        if bet.medal:
            table.medals |= 1 << place
        if place < CARDINAL_FIRST:
            table.recruiter[place] = seat_of(bet.recruiter)
        place += 1


def imagine_audiences(table: RoyalTable, rng: Rng) -> None:
    """RS-2.2: the Audience cards nobody has seen are in the piles, or were removed."""
    seen = 0
    for card in table.past + table.audience:
        if card != NOTHING:
            seen |= 1 << card
    for taken in table.favours:
        seen |= taken
    unseen = [card for card in range(len(table.deck.asked)) if not seen >> card & 1]
    rng.shuffle(unseen)
    left = ROUNDS - table.round
    gone = [NOTHING] * table.round
    table.piles = [gone + unseen[:left], gone + unseen[left : 2 * left]]
    table.boxed = unseen[2 * left :]


def imagine_cardinals(table: RoyalTable, view: RoyalView, rng: Rng) -> None:
    """RS-2.6: the Cardinal's cards nobody has seen are in the pile, or lie face down."""
    pile = ALL_CARDINALS[:]
    drawn = [card.number for card in view.used_cardinals]
    for card in drawn:
        pile.remove(card)
    for bet in view.cardinal:
        if bet.card is not None:
            pile.remove(bet.card.number)
    rng.shuffle(pile)
    for index, bet in enumerate(view.cardinal):
        if bet.card is None:
            table.bets[CARDINAL_FIRST + index] = pile.pop()
        drawn.append(table.bets[CARDINAL_FIRST + index])
    table.cardinals = drawn + pile
    table.cardinals_drawn = len(drawn)


def imagine_hands(table: RoyalTable, view: RoyalView, rng: Rng) -> None:
    """RS-2.5: Valets that only others have seen, and which of their cards those have laid face down."""
    pile = table.deck.valets[:]
    take_away(pile, table.discard)
    holdings: list[list[int]] = []
    masked: list[int] = []
    for seat, player in enumerate(view.players):
        held = [card.number for card in player.known]
        take_away(pile, held)
        unknown = player.masked_valets
        for place in range(seat * 2, seat * 2 + 2):
            card = table.bets[place]
            if card == NOTHING:
                continue
            if (table.face_up | table.stabbed) >> place & 1:
                take_away(pile, [card])
            elif card in held:
                held.remove(card)
            else:  # a masked Valet lying face down that this reader has seen
                pile.remove(card)
                unknown -= 1
        if player.hand is not None:
            for known in player.hand:
                if known.number in held:
                    held.remove(known.number)
                else:
                    pile.remove(known.number)
            held = [known.number for known in player.hand]
            unknown = 0
        holdings.append(held)
        masked.append(unknown)
    rng.shuffle(pile)
    for seat, player in enumerate(view.players):
        held = holdings[seat]
        for _ in range(masked[seat]):
            held.append(pile.pop())
        place = seat * 2
        for bet in player.bets:
            if bet.card is None:
                table.bets[place] = held.pop(rng.below(len(held)))
            place += 1
        held.sort()
    table.hands = holdings
    table.valets = pile


def take_away(pile: list[int], cards: list[int]) -> None:
    """The Valets among these cards are not in the pile."""
    for card in cards:
        if is_valet(card):
            pile.remove(card)


def imagine_answers(table: RoyalTable, view: RoyalView, rng: Rng) -> None:
    """RS-6.11, RS-8.3: who else has given a sealed answer already, and which; somebody still owes one."""
    if table.step != PLANNING_WINDOW and table.step != TIE_BREAK:
        return
    others = [seat for seat in view.waiting if seat != view.reader]
    for seat in others:
        if rng.below(2):
            continue
        if table.step == PLANNING_WINDOW:
            table.sealed[seat] = rng.below(2)
        else:
            table.sealed[seat] = rng.choice([card for card in table.hands[seat] if not is_excuse(card)])
    if view.reader is not None and view.sealed is not None:
        table.sealed[view.reader] = view.sealed
    if not table.to_act():
        table.sealed[rng.choice(others)] = NOTHING
