"""The way back: a whole table, drawn at random among those that a View cannot rule out.

Hidden are: the piles, Valets that only their owner has seen, cards lying face down, and sealed answers. All else is
in the View.
"""

from typing import Final

from camarilla.core.latest import Latest
from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.components import (
    CARDINAL,
    CARDINAL_COPIES,
    CARDINAL_FIRST,
    CARDS,
    KING,
    MEMBERS,
    NOBODY,
    NOTHING,
    PLACES,
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
from camarilla.games.royal_secrets.view import Bet, Player, RoyalView

ALL_CARDINALS = [CARDINAL + kind for kind in range(len(CARDINAL_COPIES)) for _ in range(CARDINAL_COPIES[kind])]


def imagine(view: RoyalView, rng: Rng) -> RoyalTable:
    """A table that this view cannot rule out."""
    common = COMMON.of(view)
    table = common.table.copy()
    imagine_audiences(table, common, rng)
    imagine_cardinals(table, common, rng)
    imagine_hands(table, common, rng)
    imagine_answers(table, view, rng)
    return table


class Common:
    """What all the tables have in common that a view cannot rule out."""

    def __init__(self, view: RoyalView) -> None:
        self.table = RoyalTable(deck_of(view.options.deck), len(view.players), view.options)
        """What lies open, and the cards that each player is known to hold."""
        lay_open(self.table, view)
        for seat, player in enumerate(view.players):
            lay_bets(self.table, seat * 2, player.bets)
        lay_bets(self.table, CARDINAL_FIRST, view.cardinal)
        self.audiences = unseen_audiences(self.table)
        self.used_cardinals = [card.number for card in view.used_cardinals]
        self.cardinals = unseen_cardinals(self.table, self.used_cardinals)
        self.valets = self.table.deck.valets[:]
        """The Valets that are in the pile, or masked with a player."""
        take_away(self.valets, self.table.discard)
        self.masked = [lay_hand(self.table, seat, player, self.valets) for seat, player in enumerate(view.players)]
        """How many Valets each player holds that the reader has not seen."""
        self.unknown = [place for place in MEMBERS[self.table.laid] if self.table.bets[place] == NOTHING]
        """The places where a card lies that the reader may not know."""


COMMON: Final = Latest(Common)


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


def unseen_audiences(table: RoyalTable) -> list[int]:
    """RS-2.2: the Audience cards nobody has seen."""
    seen = 0
    for card in table.past + table.audience:
        if card != NOTHING:
            seen |= 1 << card
    for taken in table.favours:
        seen |= taken
    return [card for card in range(len(table.deck.asked)) if not seen >> card & 1]


def unseen_cardinals(table: RoyalTable, used: list[int]) -> list[int]:
    """RS-2.6: the Cardinal's cards nobody has seen."""
    pile = ALL_CARDINALS[:]
    for card in used + table.bets[CARDINAL_FIRST:]:
        if card != NOTHING:
            pile.remove(card)
    return pile


def lay_hand(table: RoyalTable, seat: int, player: Player, pile: list[int]) -> int:
    """RS-2.5: the cards this player is known to hold, or has face down; how many masked Valets there are besides."""
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
    table.hands.append(held)
    return unknown


def imagine_audiences(table: RoyalTable, common: Common, rng: Rng) -> None:
    """RS-2.2: the Audience cards nobody has seen are in the piles, or were removed."""
    unseen = common.audiences[:]
    rng.shuffle(unseen)
    left = ROUNDS - table.round
    gone = [NOTHING] * table.round
    table.piles = [gone + unseen[:left], gone + unseen[left : 2 * left]]
    table.boxed = unseen[2 * left :]


def imagine_cardinals(table: RoyalTable, common: Common, rng: Rng) -> None:
    """RS-2.6: the Cardinal's cards nobody has seen are in the pile, or lie face down."""
    pile = common.cardinals[:]
    rng.shuffle(pile)
    drawn = common.used_cardinals[:]
    for place in range(CARDINAL_FIRST, PLACES):
        if table.laid >> place & 1:
            if table.bets[place] == NOTHING:
                table.bets[place] = pile.pop()
            drawn.append(table.bets[place])
    table.cardinals = drawn + pile
    table.cardinals_drawn = len(drawn)


def imagine_hands(table: RoyalTable, common: Common, rng: Rng) -> None:
    """RS-2.5: Valets that only others have seen, and which of their cards those have laid face down."""
    pile = common.valets[:]
    rng.shuffle(pile)
    for seat in range(table.players):
        for _ in range(common.masked[seat]):
            table.take(seat, pile.pop())
    for place in common.unknown:
        if place < CARDINAL_FIRST:
            held = table.hands[place // 2]
            table.bets[place] = held.pop(rng.below(len(held)))
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
