"""The way back: a whole table, drawn at random among those that a View cannot rule out.

Hidden are: the tokens, as far as the looks cannot be followed (`beliefs`); the proposal, and with it the last card
under the deck; the part of the deck nobody has seen; the Bullets; and sealed answers. All else is in the View.
"""

from typing import Final

from camarilla.core.latest import Latest
from camarilla.core.rng import Rng
from camarilla.games.secrets.actions import ACCEPT, LET_PASS
from camarilla.games.secrets.beliefs import World, trail_known_to, worlds_of
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.components import (
    BULLETS,
    CENTRE,
    CHARACTERS,
    COPIES,
    HIPPIE,
    KINDS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    POLITICIAN,
    SEES_CENTRE,
    SEES_RIGHT,
)
from camarilla.games.secrets.offer import ANSWERS
from camarilla.games.secrets.seeing import STEPS
from camarilla.games.secrets.settlements import settlement_of
from camarilla.games.secrets.state import ANSWERING, NEGOTIATING, PLACING
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.trail import NEGOTIATIONS, SWAPS, first_of, kind_of, look, negotiation, second_of, seers_of
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import SecretsView

NUMBERS: dict[str, int] = {card.value: number for number, card in enumerate(CHARACTERS)}


def imagine(view: SecretsView, rng: Rng) -> SecretsTable:
    """A table that this view cannot rule out."""
    reading = READ.of(view)
    table = reading.table.copy()
    imagine_proposal(table, rng)
    imagine_deck(table, rng)
    imagine_bullets(table, reading, rng)
    imagine_tokens(table, reading, rng)
    imagine_answers(table, reading, rng)
    return table


class Reading:
    """What a view says of all its worlds alike, as the table writes it."""

    def __init__(self, view: SecretsView) -> None:
        self.table = SecretsTable(len(view.players), view.options)
        """All that lies open; as the deck, the cards nobody has seen."""
        self.reader = seat_of(view.reader)
        self.sealed = NOTHING if view.sealed is None else ACCEPT + ANSWERS.index(view.sealed)
        """SE-4.6: the reader's own sealed answer."""
        lay_open(self.table, view)
        lay_cards(self.table, view)
        self.table.deck = unseen_cards(self.table, view)

        self.costs = lay_bullets(self.table, view)
        """SE-5.8: what the Bullets cost that have been drawn; 1 is one that the reader has not seen."""
        self.bullets_left = [points for points in BULLETS if points not in self.costs]

        trail = trail_known_to(view)
        first = first_looks(view)
        self.trail = trail[first : len(view.trail)]
        """SE-7.1: what has happened to the tokens since the first turn began."""
        self.table.trail_last = max(0, view.recent - first)
        # Of all looks only the Diplomat's at the centre is followed by a decision in the same turn.
        self.table.trail_turn = len(self.trail) - (1 if self.table.step == NEGOTIATING else 0)
        self.worlds = worlds_of(trail, self.table.players)
        self.weights = [world.weight() for world in self.worlds]
        self.weight = sum(self.weights)


READ: Final = Latest(Reading)


def seat_of(seat: int | None) -> int:
    """A seat as the table writes it."""
    return NOBODY if seat is None else seat


def number_of(card: Character | None) -> int:
    """A Character as the table writes it."""
    return NOTHING if card is None else NUMBERS[card.value]


def lay_open(table: SecretsTable, view: SecretsView) -> None:
    """Everything that lies open; and the proposal, if the reader knows it."""
    table.turn = view.turn
    table.step = STEPS.index(view.step)
    table.active = view.active
    table.target = seat_of(view.target)
    table.owner = seat_of(view.owner)
    table.holder = seat_of(view.holder)
    if view.turned_up:
        table.first_card = number_of(view.turned_up[0])
        table.second_card = number_of(view.turned_up[1])
    table.proposal = number_of(view.proposal)
    table.under = [number_of(card) for card in view.under]
    table.settlements = [settlement_of(it) for it in view.settlements]


def lay_cards(table: SecretsTable, view: SecretsView) -> None:
    """SE-3.6, SE-3.7: the Characters before the players, those turned down too: everybody has seen them."""
    for seat, player in enumerate(view.players):
        for lying in player.cards:
            card = number_of(lying.card)
            if lying.face_up:
                table.place_card(seat, card)
                continue
            table.down |= 1 << len(table.placed)
            table.placed.append(seat * KINDS + card)
            table.cards[seat] += 1
        table.cards[seat] += len(player.bullets)


def unseen_cards(table: SecretsTable, view: SecretsView) -> list[int]:
    """SE-2.3: the cards in the deck that nobody has seen, by their numbers."""
    # SE-3.3: once a proposal is made, one of the two turned up lies at the bottom of the deck.
    if view.deck == len(table.under) + (1 if table.is_open() else 0):
        return []
    left = list(COPIES)
    for card in table.under:
        left[card] -= 1
    for lying in table.placed:
        left[lying % KINDS] -= 1
    if table.step <= ANSWERING:
        # SE-3.1: the two turned up, wherever they are now.
        left[table.first_card] -= 1
        left[table.second_card] -= 1
    elif table.step == PLACING:
        left[POLITICIAN] -= 1
    return [card for card in range(KINDS) for _ in range(left[card])]


def lay_bullets(table: SecretsTable, view: SecretsView) -> list[int]:
    """SE-5.8: who gave the Bullets to whom; and what those drawn cost, 1 where the reader has not seen it."""
    costs: list[int] = []
    for seat, player in enumerate(view.players):
        for bullet in player.bullets:
            table.given.append(bullet.shooter * MOST_PLAYERS + seat)
            costs.append(1 if bullet.points is None else bullet.points)
    if view.bullet is not None:
        costs.append(view.bullet)
    return costs


def first_looks(view: SecretsView) -> int:
    """SE-2.5: how many of the reader's traces come from before the first turn."""
    if view.reader is None:
        return 0
    players = len(view.players)
    return 1 + (1 if players >= SEES_RIGHT else 0) + (1 if players >= SEES_CENTRE else 0)


def imagine_proposal(table: SecretsTable, rng: Rng) -> None:
    """SE-3.3: which of the two is proposed; the other lies at the bottom of the deck."""
    if not table.is_open():
        return
    first = table.first_card
    second = table.second_card
    kept = rng.below(2) == 0 if table.proposal == NOTHING else table.proposal == first
    table.proposal = first if kept else second
    table.under.append(second if kept else first)


def imagine_deck(table: SecretsTable, rng: Rng) -> None:
    """SE-2.3: the cards nobody has seen, in any order; the deck as it was dealt begins with them."""
    table.deck = table.deck[:]
    rng.shuffle(table.deck)


def imagine_bullets(table: SecretsTable, reading: Reading, rng: Rng) -> None:
    """SE-5.8: what the Bullets cost that the reader has not drawn."""
    left = reading.bullets_left[:]
    rng.shuffle(left)
    costs = [left.pop() if cost > 0 else cost for cost in reading.costs]
    table.bullets = costs + left


def chosen_world(reading: Reading, rng: Rng) -> World:
    """SE-7.1: a world by its weight."""
    worlds = reading.worlds
    if len(worlds) > 1:
        at = rng.below(reading.weight)
        for number, weight in enumerate(reading.weights):
            if at < weight:
                return worlds[number]
            at -= weight
    return worlds[0]


def imagine_tokens(table: SecretsTable, reading: Reading, rng: Rng) -> None:
    """SE-7.1: who was dealt what, and which way the Diplomats swapped, as likely as the reader must think."""
    world = chosen_world(reading, rng)
    unknown: list[int] = []
    for identity in range(HIPPIE + 1):
        for _ in range(world.left[identity]):
            unknown.append(identity)
    rng.shuffle(unknown)
    dealt = world.known[:]
    for place in range(table.players):
        if dealt[place] == NOTHING:
            dealt[place] = unknown.pop()
    if dealt[CENTRE] == NOTHING:
        dealt[CENTRE] = unknown.pop()
    table.dealt = dealt
    table.tokens = dealt[:]
    walk(table, reading.trail, world.sides)


def walk(table: SecretsTable, trail: list[int], sides: list[int]) -> None:
    """Carry out again what happened to the tokens, now with everything that the reader did not see."""
    negotiations = 0
    for trace in trail:
        kind = kind_of(trace)
        first = first_of(trace)
        if kind == SWAPS:
            table.swap_tokens(first, second_of(trace))
            table.trail.append(trace)
        elif kind == NEGOTIATIONS:
            neighbour = sides[negotiations]
            negotiations += 1
            table.swap_tokens(neighbour, CENTRE)
            table.trail.append(negotiation(first, neighbour))
        else:
            table.trail.append(look(first, table.tokens[first], seers_of(trace)))


def imagine_answers(table: SecretsTable, reading: Reading, rng: Rng) -> None:
    """SE-4.6: whether the target, or the UN holder, has answered already; one of them still owes an answer."""
    holder = intervener(table)
    if table.step != ANSWERING or holder == NOBODY:
        return
    reader = reading.reader
    if reading.sealed != NOTHING:
        if reader == table.target:
            table.target_answer = reading.sealed
        else:
            table.holder_answer = reading.sealed
    elif reader != table.target and rng.below(2):
        table.target_answer = ACCEPT + rng.below(2)
    elif reader != holder and rng.below(2):
        table.holder_answer = LET_PASS
