"""The way back: a whole table, drawn at random among those that a View cannot rule out.

Hidden are: the deck's order, the cards removed at random, and others' Bribes that have not been revealed. All else is
in the View.
"""

from math import comb
from typing import Final

from camarilla.core.latest import Latest
from camarilla.core.rng import Rng
from camarilla.games.road_to_the_palace.components import (
    BRIBES,
    CARDS,
    CHARACTERS,
    COLUMNS,
    DISC_FACES,
    DISCS,
    NOBODY,
    NOTHING,
    POLITICIAN,
    ROUNDS,
    copies_in_play,
    removed_at_random,
)
from camarilla.games.road_to_the_palace.seeing import STEPS
from camarilla.games.road_to_the_palace.state import BRIBING, add
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import Player, RoadView


class Shown:
    """What a view shows, laid on a table: search imagines thousands of worlds from the same view."""

    def __init__(self, view: RoadView) -> None:
        self.table = RoadTable(len(view.players), view.options)
        lay_open(self.table, view)
        lay_grid(self.table, view)
        for seat, player in enumerate(view.players):
            lay_player(self.table, seat, player)
        self.unseen = unseen_cards(self.table)
        self.others = [seat for seat in range(len(view.players)) if seat != view.reader]
        self.first_bribes = [first_bribe(player) for player in view.players]


SHOWN: Final = Latest(Shown)


def imagine(view: RoadView, rng: Rng) -> RoadTable:
    """A table that this view cannot rule out."""
    known = SHOWN.of(view)
    table = known.table.copy()
    imagine_deck(table, known.unseen[:], rng)
    for seat in known.others:
        imagine_bribes(table, seat, known.first_bribes[seat], rng)
    if table.step == BRIBING:
        leave_one_waiting(table, known.others, rng)
    return table


def lay_open(table: RoadTable, view: RoadView) -> None:
    """What the table waits for, and the discs of the market."""
    table.round = view.round
    table.step = STEPS.index(view.step)
    table.first_player = view.first_player
    table.asked = NOBODY if view.asked is None else view.asked
    table.row = NOTHING if view.row is None else view.row - 1
    table.reserve = list(view.reserve)
    table.discs_aside = view.discs_aside
    table.set_aside = view.set_aside


def lay_grid(table: RoadTable, view: RoadView) -> None:
    """RP-3.3: the rows as if they had come first from the deck, each from right to left."""
    for row, lying in enumerate(view.grid):
        cards = [card.number for card in lying.cards]
        cards.reverse()
        table.row_start[row] = len(table.deck)
        table.row_left[row] = len(cards)
        table.deck += cards
        table.disc_on[row] = NOTHING if lying.disc is None else DISC_FACES.index(lying.disc)
    table.drawn = len(table.deck)


def lay_player(table: RoadTable, seat: int, player: Player) -> None:
    """RP-2.2: everything that lies open before a player, and the Bribes that the reader knows."""
    table.influence[seat] = 0 if player.influence is None else player.influence
    table.loans[seat] = player.loan
    first = seat * COLUMNS
    for place, column in enumerate(player.columns):
        character = CHARACTERS.index(column.character)
        table.columns[first + place] = character
        table.impression[first + character] = column.impression
        table.purple[first + character] = column.purple
        for card in column.cards:
            add(table.cards, seat * CARDS + card.number, 1)
    for disc in range(DISCS):
        table.board[seat * DISCS + disc] = player.board[disc]
    for number in range(ROUNDS):
        table.politicians[seat * ROUNDS + number] = player.politicians[number]
        add(table.cards, seat * CARDS + POLITICIAN, player.politicians[number])
    first_bribe, second_bribe = player.bribes
    if first_bribe is not None and second_bribe is not None:
        table.bribes[seat] = BRIBES.index((CHARACTERS.index(first_bribe), CHARACTERS.index(second_bribe)))


def first_bribe(player: Player) -> int:
    """RP-4.1: a player's Bribe of round 1, or NOTHING as long as the reader does not know it."""
    bribe = player.bribes[0]
    return NOTHING if bribe is None else CHARACTERS.index(bribe)


def unseen_cards(table: RoadTable) -> list[int]:
    """RP-2.1, RP-2.3: the cards nobody has seen: they are in the deck or were removed."""
    unseen: list[int] = []
    for card in range(CARDS):
        copies = copies_in_play(card, table.players) - table.deck.count(card)
        for seat in range(table.players):
            copies -= table.cards[seat * CARDS + card]
        unseen += [card] * copies
    return unseen


def imagine_deck(table: RoadTable, unseen: list[int], rng: Rng) -> None:
    """RP-2.1, RP-2.3: some of the unseen cards were removed, the others are in the deck, in any order.

    Politicians set aside at the deal cannot have been removed. Nobody can tell which of them they are: so if some are
    among the removed in this draw, it counts as often as the set-aside ones can be among the others.
    """
    many = removed_at_random(table.players, table.options)
    rng.shuffle(unseen)
    while many > 0 and table.set_aside > 0:
        politicians = copies_in_play(POLITICIAN, table.players)
        others = politicians - unseen[:many].count(POLITICIAN)
        if rng.below(comb(politicians, table.set_aside)) < comb(others, table.set_aside):
            break
        rng.shuffle(unseen)
    table.removed = unseen[:many]
    table.deck = table.deck + unseen[many:]  # not in place: the table it was copied from has the same list


def imagine_bribes(table: RoadTable, seat: int, first: int, rng: Rng) -> None:
    """RP-2.6, RP-4.1: a stranger's Bribes, any that agree with what was revealed; perhaps not chosen yet."""
    if table.bribes[seat] != NOTHING or (table.step == BRIBING and rng.below(2)):
        return
    table.bribes[seat] = rng.below(len(BRIBES)) if first == NOTHING else first * 2 + rng.below(2)


def leave_one_waiting(table: RoadTable, others: list[int], rng: Rng) -> None:
    """RP-2.6: while the table waits, somebody still owes an answer."""
    if not table.to_act():
        table.bribes[rng.choice(others)] = NOTHING
