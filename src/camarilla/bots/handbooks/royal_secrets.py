"""Rules of thumb for Royal Secrets, quick enough to play a thousand games with.

A player looks only at their own hand, at what lies open and at what everybody knows.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from camarilla.bots.bot import reader_of
from camarilla.bots.handbooks.handbook import UNSEEN, Handbook, Suspicion
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
    MEDAL,
    PARDON,
    PASS,
    PLAN,
    RECRUIT,
    SHOW,
    SPY,
    STAB,
    STRIKE,
    TO_KING,
    TO_QUEEN,
)
from camarilla.games.royal_secrets.betting import influence
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    CARDS,
    KING,
    MEDAL_OF_MERIT,
    MEMBERS,
    NOTHING,
    QUEEN,
    ROUNDS,
    SOLE,
    SOVEREIGNS,
    STABBING,
    Deck,
    is_excuse,
)
from camarilla.games.royal_secrets.counting import tie_to_break
from camarilla.games.royal_secrets.favours import holds, planners
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
CARDINAL_BRINGS: Final = 14
"""What the Cardinal's two cards bring on average."""
MOST_GUESSED: Final = 10
"""What a card that another has still to bet is taken to bring at most."""
TRUSTED: Final = 5
"""What a card that lies face down is taken to bring at most: half of them are bluffs."""
KEPT: Final = 60
"""RS-7.4: more Influence than this in hand is worth nothing in the end."""
WORTH_PARDONING: Final = 4
CLOSE: Final = -20
"""An audience that has at most so much to spare can be toppled by a Stabbing."""
SECOND_BET: Final = 2
MIDDLING: Final = (10, 20)
NEVER: Final = 5000
BLUFF: Final = 10
HEAT: Final = 20.0
"""RS-5.2: how far off a hidden card may be, in Influence, before it is hard to believe; a bluff is always possible."""
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


def needed(state: RoyalState, me: int) -> i64:
    """What is missing most, at the audiences that a player takes part in."""
    need: i64 = -1000
    for sovereign in SOVEREIGNS:
        if state.present[sovereign] >> me & 1:
            need = max(need, missing(state, me, sovereign, share_of(state, sovereign)))
    return need


def own_share(state: RoyalState, me: int) -> i64:
    """What a player owes where they are."""
    return share_of(state, KING if state.present[KING] >> me & 1 else QUEEN)


def strength(state: RoyalState, me: int) -> tuple[i64, i64, i64]:
    """The most that a player can still bring with one card and with two, and the Influence of the whole hand."""
    value = state.deck.value
    highest: i64 = 0
    second: i64 = 0
    held: i64 = 0
    for card in state.hands[me]:
        worth: i64 = value[card]
        held += worth
        if worth > highest:
            second = highest
            highest = worth
        elif worth > second:
            second = worth
    return highest, highest + second, held


def useful_favour(state: RoyalState, me: int, legal: list[int], gap: int) -> int:
    """RS-8.8, RS-8.10: always spy before one bets; a Medal where it closes a gap that no card does."""
    for action in legal:
        if action == SPY:
            return SPY
        if gap > 0 and MEDAL <= action < RECRUIT:
            return best_medal(state, me, gap)
    return NOTHING


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


def share_of(state: RoyalState, sovereign: int) -> i64:
    """What each participant owes an audience, in tens, if all are to pay alike."""
    heads: i64 = len(MEMBERS[state.present[sovereign]])
    asked: i64 = state.deck.asked[state.audience[sovereign]]
    if heads <= 1:
        asked -= CARDINAL_BRINGS
        heads = 1
    return -(-asked // (heads * 10)) * 10


def missing(state: RoyalState, me: int, sovereign: int, share: i64) -> i64:
    """What an audience still needs from this player: what is asked, less what lies or will probably lie there."""
    present = state.present[sovereign]
    need: i64 = state.deck.asked[state.audience[sovereign]]
    laid: i64 = state.laid
    counts: i64 = laid & ~state.stabbed
    known: i64 = state.face_up | state.spied[me] | 3 << (me * 2)
    for seat in MEMBERS[present]:
        seen: i64 = 0
        guessed: i64 = 0
        first: i64 = seat * 2
        for place in range(first, first + 2):
            if counts & known & 1 << place:
                seen += influence(state, place)
            elif not laid >> place & 1:
                guessed += MOST_GUESSED
            elif counts >> place & 1:
                guessed += TRUSTED
        need -= seen
        if seat != me and share > seen:
            need -= min(share - seen, guessed)
    if SOLE[present] == me:
        for place in range(CARDINAL_FIRST, CARDINAL_FIRST + 2):
            need -= influence(state, place) if laid & known & 1 << place else CARDINAL_BRINGS // 2
    return need


def best_medal(state: RoyalState, me: int, need: int) -> int:
    """RS-8.10: double a card of one's own if that closes the gap; late in the game also to be the first there."""
    late = state.round >= ROUNDS - 1 and state.step == BETTING_WINDOW
    for place in range(me * 2, me * 2 + 2):
        if not (state.laid & ~state.stabbed & ~state.medals) >> place & 1:
            continue
        worth = state.deck.value[state.bets[place]]
        if worth > 0 and need <= worth and (need > 0 or late):
            return MEDAL + place
    return NOTHING


def last_touch(state: RoyalState, me: int, legal: list[int], close: int, rng: Rng) -> int:
    """RS-8.2: all cards lie: close one's own gap with a Medal, or open one elsewhere with a Stabbing if it is close."""
    if SPY in legal:
        return SPY
    for sovereign in SOVEREIGNS:
        attends = state.present[sovereign] >> me & 1
        if not holds(state, me, MEDAL_OF_MERIT if attends else STABBING):
            continue
        need = missing(state, me, sovereign, share_of(state, sovereign))
        if attends:
            medal = best_medal(state, me, need)
            if medal != NOTHING and medal in legal:
                return medal
        elif close <= need <= 0 or state.round == ROUNDS:
            stabs: list[int] = []
            for action in legal:
                if STAB <= action < STAB + CARDINAL_FIRST and state.present[sovereign] >> ((action - STAB) // 2) & 1:
                    stabs.append(action)
            if stabs:
                return rng.choice(stabs)
    return PASS


def best_recruit(state: RoyalState, legal: list[int]) -> int:
    """RS-8.11: take the best card in sight; late in the game also one that is not so good, but none unseen."""
    best = PASS
    most = 10
    for action in legal:
        place = action - RECRUIT
        if action == PASS or not state.face_up >> place & 1:
            continue
        value = state.deck.value[state.bets[place]]
        if value > most or (value == most and state.round >= ROUNDS - 1):
            most = value
            best = action
    return best


def mercy(state: RoyalState, me: int, legal: list[int]) -> int:
    """RS-8.12, RS-8.13: turn or cancel losses that hurt."""
    late = state.round >= ROUNDS - 1
    losses = state.losses[me]
    if (losses >= WORTH_PARDONING or late) and STRIKE in legal:
        return STRIKE
    if (losses + state.rumours[me] >= WORTH_PARDONING or late) and PARDON in legal:
        return PARDON
    return PASS


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


class RoyalSuspicion(Suspicion):
    """RS-5.2: what lies face down is about what its owner still owed, or a bluff."""

    def __init__(self, me: int) -> None:
        self.me = me

    def likelihood(self, world: State) -> float:
        """The further off a hidden card is, the less likely."""
        if not isinstance(world, RoyalState):
            return 1.0
        state = world
        hidden = state.hidden() & ~state.spied[self.me] & ~(3 << (self.me * 2))
        doubt = 0
        for place in MEMBERS[hidden]:
            if place >= CARDINAL_FIRST:
                break
            seat = place // 2
            other = place + 1 if place % 2 == 0 else place - 1
            owed: int = own_share(state, seat)
            if state.face_up >> other & 1:
                owed -= influence(state, other)
            elif state.bet == 1:
                owed //= 2
            brings = state.deck.value[state.bets[place]]
            doubt += BLUFF if brings <= 0 else abs(brings - max(0, owed))
        return exp(-doubt / HEAT)
