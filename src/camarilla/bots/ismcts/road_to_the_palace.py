"""Road to the Palace for search: what an evaluation on the spot would pay, and what the left neighbour would like."""

from typing import Final

from camarilla.bots.ismcts.handbook import UNSEEN, Handbook
from camarilla.core.game import State
from camarilla.core.rng import Rng
from camarilla.games.road_to_the_palace.actions import LAY, START, TAKE
from camarilla.games.road_to_the_palace.bribes import bribe_of
from camarilla.games.road_to_the_palace.components import (
    BRIBES,
    COLUMNS,
    DISCS,
    KING,
    MISSIONS,
    NOTHING,
    POINTS,
    POLITICIAN,
    QUEEN,
    ROUNDS,
    ROWS,
    STARTS,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.scoring import ranking
from camarilla.games.road_to_the_palace.state import LAYING, STARTING, TAKING, RoadState

POINT: Final = 100
"""A point of influence; everything is counted in hundredths."""
SOON: Final[tuple[int, ...]] = (300, -100, 100, -100, -100, -100)
LATER: Final[tuple[int, ...]] = (220, 20, 80, -20, -80, -100)
"""RP-4.5, RP-4.6, RP-4.8: what a mission disc brings on the first to the fifth column, then without one."""
TURNS_TO_GO: Final = 2
PAYS: Final[tuple[tuple[int, ...], ...]] = (
    LATER,
    LATER,
    tuple([pay if pay > 0 else 2 * pay for pay in SOON]),
    tuple([pay if pay > 0 else pay * 3 // 2 for pay in SOON]),
    tuple([pay if pay > 0 else pay * 4 // 3 for pay in SOON]),
)
"""The same by the number of players, first what is to come later."""
KING_POINT: Final = 90
POLITICIAN_POINT: Final = 60
TALLER: Final = 20
"""RP-3.12: what a purple disc on a courtier's column is worth: it makes it taller until the evaluation."""
NOISE: Final = 2500
"""So much chance, in ten-thousandths, that no two play alike."""
POINTS_WEIGHT: Final = 0.5
SPREAD: Final = 15.0
"""RP-5.2: the part of a reward that points make up, and the lead that earns all of it."""
NEIGHBOUR: Final[tuple[int, ...]] = (0, 0, 100, 60, 45)
"""How much the left neighbour's best choice counts against one's own, in percent, by the number of players."""
NEVER: Final = 10_000
UNKNOWN_CARD: Final = 60
"""What a card that nobody has seen yet is worth to whoever takes it."""


class RoadHandbook(Handbook):
    """How Road to the Palace is played quickly."""

    def rewards(self, state: State) -> list[float]:
        """RP-5.2: the win; and how far one is ahead of the others."""
        if not isinstance(state, RoadState):
            raise TypeError("not a table of Road to the Palace")
        influence = state.influence
        winner = ranking(state)[0]
        total = sum(influence)
        others = state.players - 1
        rewards: list[float] = []
        for seat in range(state.players):
            mine = influence[seat]
            ahead = (mine - (total - mine) / others) / SPREAD
            reward = POINTS_WEIGHT * 0.5 * (1.0 + max(-1.0, min(1.0, ahead)))
            rewards.append(reward + 1.0 - POINTS_WEIGHT if seat == winner else reward)
        return rewards

    def outward(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002 - by the decision alone
        """RP-2.6: Bribes are chosen in secret; all else is open."""
        return UNSEEN if action < START else action

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision."""
        if not isinstance(state, RoadState):
            raise TypeError("not a table of Road to the Palace")
        step = state.step
        if step == TAKING:
            return take(state, seat, legal, rng)
        if step == LAYING:
            return lay(state, seat, legal, rng)
        if step == STARTING:
            return start(state, seat, legal, rng)
        return bribe(state, legal, rng)


def turns_to_go(state: RoadState) -> int:
    """RP-3.5, RP-3.6: about how many turns everybody has before the evaluation."""
    if state.round == ROUNDS:
        left = len(state.deck) - state.drawn + state.row_left[0] + state.row_left[1] + state.row_left[2]
    else:
        left = state.reserve[0] + state.reserve[1] + state.reserve[2] + state.reserve[3]
    return left // state.players


def payment(state: RoadState) -> tuple[int, ...]:
    """What a mission disc brings by its column; what has to be paid for costs more the fewer rivals there are."""
    return PAYS[state.players if turns_to_go(state) <= TURNS_TO_GO else 0]


class Standing:
    """RP-4: what an evaluation on the spot would bring a player with one more card, before a disc comes with it."""

    def __init__(self) -> None:
        self.brings = [0] * (DISCS + 1)
        """What each disc on that card would bring besides; the last is for no disc."""
        self.height = [0] * COLUMNS

    def look(self, state: RoadState, seat: int, card: int, pays: tuple[int, ...], bribe: int) -> int:
        """What the card alone would bring, in all; `brings` says what a disc adds. A Bribe is known or NOTHING."""
        height = self.height
        brings = self.brings
        first = seat * COLUMNS
        for column in range(COLUMNS):
            height[column] = state.impression[first + column] * COLUMNS
        for place in range(COLUMNS):
            column = state.columns[first + place]
            if column == NOTHING:
                break
            height[column] = height[column] + COLUMNS - 1 - place  # of equals, the one that stands before
        strength = 1 + state.politicians[seat * ROUNDS + state.round - 1]
        total = 0
        brings[TREACHERY] = 0
        if card == POLITICIAN:
            strength += 1
            total = POLITICIAN_POINT if bribe == NOTHING else 0
        elif card != NOTHING:
            grown = card >> 1
            height[grown] = (state.impression[first + grown] + POINTS[card]) * COLUMNS
            brings[TREACHERY] = POINT + KING_POINT if grown >= KING else TALLER
            if grown == KING:
                total = POINTS[card] * KING_POINT
        if bribe != NOTHING:
            height[bribe] = (height[bribe] // COLUMNS + strength) * COLUMNS
        for colour in range(MISSIONS):
            mine = height[colour]
            place = COLUMNS
            if mine > 0:
                place = 0
                for column in range(COLUMNS):
                    if height[column] > mine or (height[column] == mine and column > colour):
                        place += 1
            brings[colour] = pays[place]
            total += state.board[seat * DISCS + colour] * pays[place]
        return total + pot(state, seat, height[QUEEN] // COLUMNS)


def pot(state: RoadState, seat: int, mine: int) -> int:
    """RP-4.3: what the Queen would take or give."""
    lowest = 1000
    highest = -1
    lows = 0
    highs = 0
    for other in range(state.players):
        if other == seat:
            continue
        theirs = state.impression[other * COLUMNS + QUEEN]
        if theirs < lowest:
            lowest = theirs
            lows = 0
        if theirs > highest:
            highest = theirs
            highs = 0
        lows += 1 if theirs == lowest else 0
        highs += 1 if theirs == highest else 0
    players = state.players
    if mine < lowest or (mine == lowest and mine < highest):
        return -players * POINT
    if mine > highest or (mine == highest and mine > lowest):
        return players * lows * POINT // (1 + (highs if mine == highest else 0))
    return (mine - lowest) * POINT // 4


def card_of(state: RoadState, row: int) -> int:
    """The leftmost card of a row."""
    return state.deck[state.row_start[row] + state.row_left[row] - 1]


def left_of(state: RoadState, seat: int) -> int:
    """Who is next."""
    return seat + 1 if seat + 1 < state.players else 0


def take(state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
    """RP-3.2: what one gains, less a share of what the left neighbour can then have at best."""
    left = left_of(state, seat)
    pays = payment(state)
    standing = Standing()
    now = standing.look(state, left, NOTHING, pays, NOTHING)
    theirs = [now] * ROWS
    for action in legal:
        row = action - TAKE
        theirs[row] = (
            standing.look(state, left, card_of(state, row), pays, NOTHING) + standing.brings[state.disc_on[row]]
        )
    bribe = bribe_of(state, seat, state.round)
    best = legal[0]
    most = -100 * NEVER
    for action in legal:
        row = action - TAKE
        mine = standing.look(state, seat, card_of(state, row), pays, bribe) + standing.brings[state.disc_on[row]]
        leaves = max(now, what_follows(state, left, row, pays, standing))
        for other in range(ROWS):
            if other != row:
                leaves = max(leaves, theirs[other])
        value = mine * 100 - leaves * NEIGHBOUR[state.players] + rng.below(NOISE)
        if value > most:
            most = value
            best = action
    return best


def what_follows(state: RoadState, left: int, row: int, pays: tuple[int, ...], standing: Standing) -> int:
    """RP-3.3, RP-3.4: what the left neighbour could have from a row that one has taken from, with the meanest disc."""
    cards = state.row_left[row]
    if cards <= 1:
        return standing.look(state, left, NOTHING, pays, NOTHING) + UNKNOWN_CARD
    if not state.has_reserve():
        return -NEVER
    card = state.deck[state.row_start[row] + cards - 2]
    least = 100 * NEVER
    base = standing.look(state, left, card, pays, NOTHING)
    for disc in range(DISCS):
        if state.reserve[disc] > 0:
            least = min(least, base + standing.brings[disc])
    return least


def lay(state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
    """RP-3.4: the disc that is worth least to the left neighbour; of those, one that would suit oneself."""
    standing = Standing()
    pays = payment(state)
    card = card_of(state, state.row)
    standing.look(state, seat, card, pays, bribe_of(state, seat, state.round))
    own = standing.brings[:]
    left = left_of(state, seat)
    elsewhere = -NEVER
    for row in range(ROWS):
        if row != state.row and state.disc_on[row] != NOTHING:
            there = standing.look(state, left, card_of(state, row), pays, NOTHING) + standing.brings[state.disc_on[row]]
            elsewhere = max(elsewhere, there)
    base = standing.look(state, left, card, pays, NOTHING)
    best = legal[0]
    least = 100 * NEVER
    for action in legal:
        disc = action - LAY
        price = max(elsewhere, base + standing.brings[disc]) * 100 - own[disc] * 12 + rng.below(NOISE // 2)
        if price < least:
            least = price
            best = action
    return best


def start(state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
    """RP-2.7: the first player chooses from these: let the best be as bad as can be."""
    left = left_of(state, seat)
    standing = Standing()
    best = legal[0]
    least = 100 * NEVER
    for action in legal:
        discs = STARTS[action - START]
        price = 0
        for row in range(ROWS):
            worth = standing.look(state, left, card_of(state, row), LATER, NOTHING) + standing.brings[discs[row]]
            price = max(price, worth)
        price = price * 100 + rng.below(NOISE)
        if price < least:
            least = price
            best = action
    return best


def bribe(state: RoadState, legal: list[int], rng: Rng) -> int:
    """RP-2.6: for round 1 a colour of which much lies in the grid; nobody should guess it, so not always."""
    seen = [0] * MISSIONS
    for row in range(ROWS):
        begin = state.row_start[row]
        for at in range(begin, begin + state.row_left[row]):
            character = state.deck[at] >> 1
            if character < MISSIONS:
                seen[character] = seen[character] + 1
    best = legal[0]
    most = -1
    for action in legal:
        value = seen[BRIBES[action][0]] * 2 + rng.below(6)
        if value > most:
            most = value
            best = action
    return best
