"""Rules of thumb for Royal Secrets, quick enough to play a thousand games with.

A player looks only at their own hand, at what lies open and at what everybody knows.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.bots.bot import reader_of
from camarilla.bots.handbooks.handbook import UNSEEN, Handbook, Suspicion
from camarilla.bots.handbooks.royal_favours import best_recruit, last_touch, mercy, useful_favour
from camarilla.bots.handbooks.royal_standing import CARDINAL_BRINGS, missing, needed, own_share, share_of, strength
from camarilla.bots.handbooks.royal_suspicion import RoyalSuspicion
from camarilla.bots.style import EVEN, Style
from camarilla.core.data import View
from camarilla.core.game import State
from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.actions import (
    ACTIONS,
    BET_DOWN,
    BET_UP,
    CORRUPT,
    DINE,
    DIVIDE,
    HAND,
    PASS,
    PLAN,
    SHOW,
    TO_KING,
    TO_QUEEN,
)
from camarilla.games.royal_secrets.components import (
    CARDS,
    KING,
    MEMBERS,
    NOTHING,
    QUEEN,
    ROUNDS,
    SOVEREIGNS,
    Deck,
    is_excuse,
)
from camarilla.games.royal_secrets.counting import tie_to_break
from camarilla.games.royal_secrets.favours import planners
from camarilla.games.royal_secrets.state import (
    BETTING,
    BETTING_WINDOW,
    CHOOSING,
    DIVIDING,
    HANDING,
    LOSSES_WINDOW,
    PLANNING_WINDOW,
    RECRUITMENT_WINDOW,
    TIE_BREAK,
    RoyalState,
)

PER_HEAD: Final = 28
"""What a player usually brings to an audience with two cards."""
KEPT: Final = 60
"""RS-7.4: more Influence than this in hand is worth nothing in the end."""
CLOSE: Final = -20
"""An audience that has at most so much to spare can be toppled by a Stabbing."""
SECOND_BET: Final = 2
MIDDLING: Final = (10, 20)
NEVER: Final = 5000
SPREAD: Final = 20.0
USUAL: Final = 27.0
"""RS-7.5: the lead that is worth most, and what players usually end with."""


class RoyalHandbook(Handbook):
    """How Royal Secrets is played quickly."""

    def __init__(self, style: Style = EVEN) -> None:
        super().__init__(style, spread=SPREAD, usual=USUAL)

    def suspicion(self, view: View) -> Suspicion | None:
        """RS-5.2: what lies face down tells something of its owner."""
        return RoyalSuspicion(reader_of(view))

    def rewards(self, state: State) -> list[float]:
        """RS-7.5: a win, shared if need be; and how far one is ahead of the others."""
        if not isinstance(state, RoyalState):
            raise TypeError("not a table of Royal Secrets")
        points = state.points
        most = max(points)
        share = 1.0 / points.count(most)
        total = sum(points)
        others = state.players - 1
        return [self.reward(share if mine == most else 0.0, mine, (total - mine) / others) for mine in points]

    def outward(self, state: State, seat: int, action: int) -> int:
        """RS-5.2: a card laid face down is a card laid face down; a sealed answer is seen when all have answered."""
        if BET_DOWN <= action < SHOW:
            return BET_DOWN
        if isinstance(state, RoyalState) and (state.step == PLANNING_WINDOW or state.step == TIE_BREAK):
            return unsealed(state, seat, action)
        return action

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision."""
        if not isinstance(state, RoyalState):
            raise TypeError("not a table of Royal Secrets")
        step = state.step
        if step == BETTING:
            return self.bet(state, seat, legal, rng)
        if step == HANDING:
            return self.hand_parley(state, seat, legal, rng)
        if step == CHOOSING:
            return self.choose_audience(state, legal, rng)
        if step == TIE_BREAK:
            return third_card(state, legal, rng)
        if step == DIVIDING:
            return self.divide(state, seat, legal, rng)
        if step == PLANNING_WINDOW:
            return PLAN if rng.below(2) or state.round == ROUNDS else PASS
        return self.in_window(state, seat, legal, rng)

    # Phase 1

    def promise(self, state: RoyalState, sovereign: int, heads: int) -> int:
        """What an audience promises with so many there: points to win against points to lose, in hundredths."""
        card = state.audience[sovereign]
        deck = state.deck
        brings = heads * PER_HEAD + (CARDINAL_BRINGS if heads == 1 else 0)
        chance = max(5, min(95, 50 + (brings - deck.asked[card]) * 2))
        return deck.win[card] * chance - deck.loss[card] * (100 - chance) + (400 + 250 * self.boldness) // heads

    def promises(self, state: RoyalState, sovereign: int) -> list[int]:
        """What an audience promises, by how many are there; with nobody there it promises nothing."""
        return [0] + [self.promise(state, sovereign, heads) for heads in range(1, state.players + 1)]

    def choose_audience(self, state: RoyalState, legal: list[int], rng: Rng) -> int:
        """RS-4.1: go where the promise is better, counting those there and half of those still to come."""
        has_favour = len(legal) > len(SOVEREIGNS)
        if has_favour and CORRUPT in legal:
            return CORRUPT
        king = state.present[KING]
        queen = state.present[QUEEN]
        to_come = (state.players - len(MEMBERS[king | queen]) - 1) // 2 + 1
        at_king = self.promise(state, KING, len(MEMBERS[king]) + to_come) + rng.below(160)
        at_queen = self.promise(state, QUEEN, len(MEMBERS[queen]) + to_come) + rng.below(160)
        if has_favour and at_king > 0 and at_queen > 0 and DINE in legal:
            return DINE
        return TO_KING if at_king >= at_queen else TO_QUEEN

    def divide(self, state: RoyalState, me: int, legal: list[int], rng: Rng) -> int:
        """RS-8.6: the division that promises most for oneself and least for the others."""
        players = state.players
        promised = [self.promises(state, KING), self.promises(state, QUEEN)]
        best = legal[0]
        most = -100_000
        for action in legal:
            to_king = action - DIVIDE
            at_king = len(MEMBERS[to_king])
            mine = KING if to_king >> me & 1 else QUEEN
            there = at_king if mine == KING else players - at_king
            away = players - there
            value = 2 * promised[mine][there] + rng.below(60) - promised[1 - mine][away] * away // players
            if value > most:
                most = value
                best = action
        return best

    def hand_parley(self, state: RoyalState, me: int, legal: list[int], rng: Rng) -> int:
        """RS-3.3: let those at one's own audience show first what they bring."""
        king: i64 = state.present[KING]
        queen: i64 = state.present[QUEEN]
        company = (king if king >> me & 1 else 0) | (queen if queen >> me & 1 else 0)
        many: i64 = len(legal)
        start: i64 = rng.below(many)
        for step in range(start, start + many):
            action: i64 = legal[step - many if step >= many else step]
            if company >> (action - HAND) & 1:
                return action
        return legal[start]

    # Phase 2

    def bet(self, state: RoyalState, me: int, legal: list[int], rng: Rng) -> int:
        """RS-5: bring what is missing, if one can; if not, save one's strength or make an excuse."""
        last = state.bet == SECOND_BET
        need = needed(state, me)
        with_one, with_two, held = strength(state, me)
        reach = with_one if last else with_two
        if state.favours[me] & state.deck.of_phase[1]:
            favour = useful_favour(state, me, legal, need if last and need > reach else 0)
            if favour != NOTHING:
                return favour
        goal = 0
        if need > reach:
            excuse = first_excuse(legal)
            if excuse != NOTHING:
                return excuse
        else:
            goal = self.goal(need, 0 if last else own_share(state, me), last, rng)
        keeps = held - KEPT <= (ROUNDS - state.round) * PER_HEAD // 2
        return cheapest_bet(state.deck, legal, goal, 2 if keeps else 1, rng)

    def goal(self, need: i64, share: i64, last: bool, rng: Rng) -> i64:  # noqa: FBT001 - which of the two bets
        """What the next card should bring: what is missing; at first one's share, half of it or, bluffing, nothing."""
        mood = rng.below(12)
        if last:
            return 0 if mood <= self.malice else need
        due = max(need, share)
        if mood <= 1 + self.malice:
            return 0
        return due if mood <= 5 + self.boldness else due // 2

    # Windows and phase 3

    def in_window(self, state: RoyalState, me: int, legal: list[int], rng: Rng) -> int:
        """RS-8.2 to RS-8.4: use what helps now, else pass."""
        step = state.step
        if step == BETTING_WINDOW:
            return last_touch(state, me, legal, CLOSE * (1 + self.malice), rng)
        if step == RECRUITMENT_WINDOW:
            return best_recruit(state, legal)
        if step == LOSSES_WINDOW:
            return mercy(state, me, legal)
        if CORRUPT in legal:
            return CORRUPT
        if DINE in legal:
            for sovereign in SOVEREIGNS:
                if missing(state, me, sovereign, share_of(state, sovereign)) > PER_HEAD:
                    return PASS
            return DINE
        return PASS


def unsealed(state: RoyalState, seat: int, action: int) -> int:
    """RS-6.11, RS-8.3: what everybody learns by an answer: all of them by the last, as one number; else nothing."""
    asked = planners(state) if state.step == PLANNING_WINDOW else state.tied[tie_to_break(state)]
    answers = 0
    for other in MEMBERS[asked]:
        answer = state.sealed[other]
        if other == seat:
            answer = action - SHOW if state.step == TIE_BREAK else 1 if action == PLAN else 0
        if answer == NOTHING:
            return UNSEEN
        answers = answers * CARDS + answer
    return ACTIONS + answers


def first_excuse(legal: list[int]) -> int:
    """RS-6.2: an Excuse to bet, if there is one in hand."""
    for action in legal:
        if action >= BET_UP and is_excuse(card_bet(action)):
            return action
    return NOTHING


def card_bet(action: i64) -> i64:
    """RS-5.2: the card of a bet, whichever way up it is laid."""
    return action - (BET_DOWN if action >= BET_DOWN else BET_UP)


def cheapest_bet(deck: Deck, legal: list[int], goal: i64, waste: i64, rng: Rng) -> int:
    """RS-5.1: the card that serves a goal best: by what it lacks, what it wastes, and a rumour it may cost."""
    best: i64 = NOTHING
    least: i64 = 1_000_000
    for bet in legal:
        action: i64 = bet
        if action < BET_UP:
            continue
        card = card_bet(action)
        price: i64 = NEVER
        if not is_excuse(card):
            lacks: i64 = goal - deck.value[card]
            rumour: i64 = deck.rumour[card]
            price = ((lacks * 3 if lacks > 0 else -lacks * waste) + (rumour if goal > 0 else -rumour)) * 4
            if price < least:
                price += rng.below(12)
        if price < least:
            least = price
            best = action
    return best


def third_card(state: RoyalState, legal: list[int], rng: Rng) -> int:
    """RS-6.11: a middling card usually wins; sometimes a 0, to get something for nothing."""
    value = state.deck.value
    if rng.below(3) == 0 and state.round < ROUNDS:
        return legal[0]  # cards are in order: the lowest
    start = rng.below(len(legal))
    for step in range(len(legal)):
        action = legal[start + step - len(legal) if start + step >= len(legal) else start + step]
        if value[action - SHOW] in MIDDLING:
            return action
    return legal[start]
