"""The way back: a whole table, drawn at random among those that a View cannot rule out.

Hidden are: the tokens, as far as the looks cannot be followed (`beliefs`); the proposal, and with it the last card
under the deck; the part of the deck nobody has seen; the Bullets; and sealed answers. All else is in the View.
"""

from camarilla.core.rng import Rng
from camarilla.games.secrets.actions import ACCEPT, LET_PASS
from camarilla.games.secrets.beliefs import World, trail_known_to, worlds_of
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.components import (
    BULLETS,
    CARDS,
    CENTRE,
    CHARACTERS,
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
from camarilla.games.secrets.state import ANSWERING, NEGOTIATING, PLACING
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.trail import NEGOTIATIONS, SWAPS, first_of, kind_of, look, negotiation, second_of, seers_of
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import SecretsView

NUMBERS: dict[str, int] = {card.value: number for number, card in enumerate(CHARACTERS)}


def imagine(view: SecretsView, rng: Rng) -> SecretsTable:
    """A table that this view cannot rule out."""
    table = SecretsTable(len(view.players), view.options)
    lay_open(table, view)
    lay_cards(table, view)
    imagine_proposal(table, view, rng)
    imagine_deck(table, view, rng)
    imagine_bullets(table, view, rng)
    imagine_tokens(table, view, rng)
    imagine_answers(table, view, rng)
    return table


def seat_of(seat: int | None) -> int:
    """A seat as the table writes it."""
    return NOBODY if seat is None else seat


def number_of(card: Character | None) -> int:
    """A Character as the table writes it."""
    return NOTHING if card is None else NUMBERS[card.value]


def lay_open(table: SecretsTable, view: SecretsView) -> None:
    """Everything that lies open."""
    table.turn = view.turn
    table.step = STEPS.index(view.step)
    table.active = view.active
    table.target = seat_of(view.target)
    table.owner = seat_of(view.owner)
    table.holder = seat_of(view.holder)
    if view.turned_up:
        table.first_card = number_of(view.turned_up[0])
        table.second_card = number_of(view.turned_up[1])


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


def imagine_proposal(table: SecretsTable, view: SecretsView, rng: Rng) -> None:
    """SE-3.3: which of the two is proposed; the other lies at the bottom of the deck."""
    table.under = [number_of(card) for card in view.under]
    if not table.is_open():
        table.proposal = number_of(view.proposal)
        return
    first = table.first_card
    second = table.second_card
    kept = rng.below(2) == 0 if view.proposal is None else number_of(view.proposal) == first
    table.proposal = first if kept else second
    table.under.append(second if kept else first)


def imagine_deck(table: SecretsTable, view: SecretsView, rng: Rng) -> None:
    """SE-2.3: the cards nobody has seen, in any order; the deck as it was dealt begins with them."""
    unseen = view.deck - len(table.under)
    if unseen == 0:
        return
    left = [0] * KINDS
    for card in CARDS:
        left[card] += 1
    for card in table.under:
        left[card] -= 1
    for lying in table.placed:
        left[lying % KINDS] -= 1
    if table.step <= ANSWERING:
        # SE-3.1: the two in hand; one of them is counted among those under the deck once a proposal is made.
        left[table.first_card] -= 1
        left[table.second_card] -= 1
        if table.is_open():
            left[table.under[-1]] += 1
    elif table.step == PLACING:
        left[POLITICIAN] -= 1
    deck: list[int] = []
    for card in range(KINDS):
        for _ in range(left[card]):
            deck.append(card)
    rng.shuffle(deck)
    table.deck = deck


def imagine_bullets(table: SecretsTable, view: SecretsView, rng: Rng) -> None:
    """SE-5.8: what the Bullets cost that the reader has not drawn."""
    costs: list[int] = []
    for seat, player in enumerate(view.players):
        for bullet in player.bullets:
            table.given.append(bullet.shooter * MOST_PLAYERS + seat)
            costs.append(1 if bullet.points is None else bullet.points)
    if view.bullet is not None:
        costs.append(view.bullet)
    left = [points for points in BULLETS if points not in costs]
    rng.shuffle(left)
    for index in range(len(costs)):
        if costs[index] > 0:
            costs[index] = left.pop()
    table.bullets = costs + left


def chosen_world(worlds: list[World], rng: Rng) -> World:
    """SE-7.1: a world by its weight."""
    if len(worlds) == 1:
        return worlds[0]
    weights = [world.weight() for world in worlds]
    at = rng.below(sum(weights))
    for world, weight in zip(worlds, weights, strict=True):
        if at < weight:
            return world
        at -= weight
    return worlds[0]


def imagine_tokens(table: SecretsTable, view: SecretsView, rng: Rng) -> None:
    """SE-7.1: who was dealt what, and which way the Diplomats swapped, as likely as the reader must think."""
    players = table.players
    trail = trail_known_to(view)
    world = chosen_world(worlds_of(trail, players), rng)
    unknown: list[int] = []
    for identity in range(HIPPIE + 1):
        for _ in range(world.left[identity]):
            unknown.append(identity)
    rng.shuffle(unknown)
    table.dealt = world.known
    for place in range(players):
        if table.dealt[place] == NOTHING:
            table.dealt[place] = unknown.pop()
    if table.dealt[CENTRE] == NOTHING:
        table.dealt[CENTRE] = unknown.pop()
    table.tokens = table.dealt[:]
    first = first_looks(view)
    walk(table, trail[first : len(view.trail)], world.sides)
    table.trail_last = max(0, view.recent - first)
    # Of all looks only the Diplomat's at the centre is followed by a decision in the same turn.
    table.trail_turn = len(table.trail) - (1 if table.step == NEGOTIATING else 0)


def first_looks(view: SecretsView) -> int:
    """SE-2.5: how many of the reader's traces come from before the first turn."""
    if view.reader is None:
        return 0
    players = len(view.players)
    return 1 + (1 if players >= SEES_RIGHT else 0) + (1 if players >= SEES_CENTRE else 0)


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


def imagine_answers(table: SecretsTable, view: SecretsView, rng: Rng) -> None:
    """SE-4.6: whether the target, or the UN holder, has answered already; one of them still owes an answer."""
    holder = intervener(table)
    if table.step != ANSWERING or holder == NOBODY:
        return
    if view.sealed is not None:
        mine = ACCEPT + ANSWERS.index(view.sealed)
        if view.reader == table.target:
            table.target_answer = mine
        else:
            table.holder_answer = mine
        return
    if view.reader != table.target and rng.below(2):
        table.target_answer = ACCEPT + rng.below(2)
    elif view.reader != holder and rng.below(2):
        table.holder_answer = LET_PASS
