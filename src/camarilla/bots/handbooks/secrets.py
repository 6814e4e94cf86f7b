"""Secrets, played quickly: good cards for friends, bad ones for enemies, and as a Hippie nothing for oneself.

Quick play takes it that everybody has found out by now who is on which side: the worlds differ in that, and the
average over them is what one can know. What lies face down in an offer it does not look at;
Bullets it counts as they are.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.bots.handbooks.handbook import UNSEEN, Handbook, Suspicion
from camarilla.bots.handbooks.secrets_suspicion import SecretsSuspicion
from camarilla.bots.style import EVEN, Style
from camarilla.core.data import View
from camarilla.core.game import State
from camarilla.core.rng import Rng
from camarilla.games.secrets.actions import ACCEPT, GIVE, INTERRUPT, KEEP, LEFT, LOOK, OFFER, PAIRS, PLACE, SWAP
from camarilla.games.secrets.components import (
    ASSASSIN,
    CENTRE,
    CIA,
    DOUBLE_AGENT,
    HIPPIE,
    KGB,
    LAST_CARD,
    NOBODY,
    NOTHING,
    POLITICIAN,
    VALUES,
    left_of,
    right_of,
)
from camarilla.games.secrets.scoring import change_by, score_of, winners
from camarilla.games.secrets.state import (
    ANSWERING,
    GIVING,
    KEEPING,
    NEGOTIATING,
    OFFERING,
    PLACING,
    SWAPPING,
    SecretsState,
)
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import SecretsView

BULLET_COSTS: Final = 150
OWN: Final = 100
"""Hundredths: what a point for a friend is worth."""
HIPPIE_OWN: Final = -130
HIPPIE_OTHERS: Final = 25
POINTS_WEIGHT: Final = 0.3
SPREAD: Final = 15.0
USUAL: Final = 8.0
"""SE-6: the part of a reward that points make up, the lead that earns all of it, and what an agency usually has."""
ENDING: Final = 600
"""What it is worth to end the game when one is ahead."""
NOISE: Final = 60
"""By how much one decision may look better than another that is worth the same."""
LITTLE: Final = -1_000_000
"""Less than anything is worth; and a lead that has not been counted."""


class SecretsHandbook(Handbook):
    """How Secrets is played quickly."""

    def __init__(self, style: Style = EVEN) -> None:
        super().__init__(style, points_weight=POINTS_WEIGHT, spread=SPREAD, usual=USUAL)

    def rewards(self, state: State) -> list[float]:
        """SE-6.3, SE-6.4: the win of one's side; and how far it is ahead."""
        if not isinstance(state, SecretsState):
            raise TypeError("not a table of Secrets")
        players = state.players
        scores: list[int] = [score_of(state, seat) for seat in range(players)]
        won = winners(state, scores)
        cia = 0
        kgb = 0
        lowest = 1000
        second = 1000
        for seat in range(players):
            score = scores[seat]
            if state.tokens[seat] == CIA:
                cia += score
            elif state.tokens[seat] == KGB:
                kgb += score
            if score < lowest:
                second = lowest
                lowest = score
            elif score < second:
                second = score
        rewards: list[float] = []
        for seat in range(players):
            token = state.tokens[seat]
            mine = cia if token == CIA else kgb
            theirs = kgb if token == CIA else cia
            if token == HIPPIE:
                mine = second if scores[seat] == lowest else lowest
                theirs = scores[seat]
            rewards.append(self.reward(1.0 if seat in won else 0.0, mine, theirs))
        return rewards

    def suspicion(self, view: View) -> Suspicion | None:
        """SE-3.4: nobody offers, answers or gives against their own interest without need."""
        return SecretsSuspicion(view) if isinstance(view, SecretsView) else None

    def outward(self, state: State, seat: int, action: int) -> int:
        """SE-3.3, SE-5.5: which card is kept, and to which side a Diplomat turns, are secrets; answers are sealed."""
        if action < OFFER:
            return KEEP
        if ACCEPT <= action < SWAP:
            return settlement(state, seat, action) if isinstance(state, SecretsState) else UNSEEN
        return LEFT if LEFT <= action < GIVE else action

    def side(self, state: State, seat: int) -> int:
        """What a player is decides what they want; here, too, it is taken that they have found out."""
        return state.tokens[seat] if isinstance(state, SecretsState) else 0

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision."""
        if not isinstance(state, SecretsState):
            raise TypeError("not a table of Secrets")
        aims = Aims(state, seat)
        if state.step == ANSWERING:
            return answer(aims, legal, rng)
        best = legal[0]
        most: i64 = LITTLE
        for action in legal:
            value = value_of(aims, action) + rng.below(NOISE)
            if value > most:
                most = value
                best = action
        return best


def settlement(state: SecretsState, seat: int, action: int) -> int:
    """SE-4.6: what everybody learns by an answer: how the offer is settled by it, or nothing."""
    if action == INTERRUPT:
        return INTERRUPT
    by_target = action if seat == state.target else state.target_answer
    holder = intervener(state)
    is_last = by_target != NOTHING and (holder == NOBODY or holder == seat or state.holder_answer != NOTHING)
    return by_target if is_last else UNSEEN


class Aims:
    """What one player wants of a table, in hundredths of a point: made for one decision, and not after it."""

    def __init__(self, state: SecretsState, me: i64) -> None:
        self.state = state
        self.me: i64 = me
        self.mine: i64 = state.tokens[me]
        self.last: i64 = LAST_CARD[state.players]
        """SE-6.1: how many cards before one player end the game."""
        self.ahead: i64 = LITTLE
        """One's lead, once it has been counted (see `lead`)."""

    def stake(self, seat: i64) -> i64:
        """What a point for a player is worth to oneself."""
        if self.mine == HIPPIE:
            return HIPPIE_OWN if seat == self.me else HIPPIE_OTHERS
        theirs: i64 = self.state.tokens[seat]
        if theirs == HIPPIE:
            return 10
        return OWN if theirs == self.mine else -OWN

    def lead(self) -> i64:
        """How far one's own side is ahead, in points; counted when it is first asked for."""
        if self.ahead == LITTLE:
            self.ahead = self.lead_of_hippie() if self.mine == HIPPIE else self.lead_of_agency()
        return self.ahead

    def lead_of_hippie(self) -> i64:
        """SE-6.3: how far one is below the lowest of the others."""
        lowest: i64 = 1000
        for seat in range(self.state.players):
            if seat != self.me:
                lowest = min(lowest, score_of(self.state, seat))
        return lowest - score_of(self.state, self.me)

    def lead_of_agency(self) -> i64:
        """SE-6.4: how far one's own agency is ahead of the other."""
        ahead: i64 = 0
        for seat in range(self.state.players):
            theirs: i64 = self.state.tokens[seat]
            if theirs == self.mine:
                ahead += score_of(self.state, seat)
            elif theirs != HIPPIE:
                ahead -= score_of(self.state, seat)
        return ahead

    def before(self, seat: i64, points: i64) -> i64:
        """SE-6.1: what it is worth that one more card lies before a player and changes their score so."""
        value = points * self.stake(seat)
        if self.state.cards[seat] + 1 >= self.last:
            ahead = self.lead() * 100 + value
            value += max(-ENDING, min(ENDING, ahead * ENDING // 200))
        return value

    def owning(self, seat: i64, card: i64) -> i64:
        """What it is worth that a player becomes the owner of a card."""
        stake = self.stake(seat)
        if card == POLITICIAN:
            return VALUES[POLITICIAN] * stake // 2
        value = self.before(seat, change_by(self.state.up[seat], card))
        if card == ASSASSIN:
            value += BULLET_COSTS // 2 * stake // 100
        elif card == DOUBLE_AGENT and seat == self.me:
            value -= 30 * max(-3, min(3, self.lead()))
        return value

    def offering(self, card: i64, seat: i64) -> i64:
        """SE-3.4: what it is worth to offer a card to a player who may refuse it."""
        return (self.owning(seat, card) + self.owning(self.me, card)) // 2

    def best_offer(self, card: i64) -> i64:
        """SE-3.4: what it is worth to offer a card to the one to whom one would like to offer it most."""
        most: i64 = LITTLE
        for seat in range(self.state.players):
            if seat != self.me:
                most = max(most, self.owning(seat, card))
        return (most + self.owning(self.me, card)) // 2


def answer(aims: Aims, legal: list[int], rng: Rng) -> int:
    """SE-3.5, SE-4.4: take the card if that is better than to leave it, as far as one can guess what it is."""
    state = aims.state
    active: i64 = state.active
    first = aims.owning(aims.me, state.first_card) - aims.owning(active, state.first_card)
    second = aims.owning(aims.me, state.second_card) - aims.owning(active, state.second_card)
    trust = aims.stake(active) // 2
    better = max(first, second)
    worse = min(first, second)
    gain = ((100 + trust) * better + (100 - trust) * worse) // 200 + rng.below(50) - 25
    return legal[0] if gain > 0 else legal[1]


def value_of(aims: Aims, action: i64) -> i64:
    """What a decision is worth."""
    state = aims.state
    step = state.step
    if step == KEEPING:
        return aims.best_offer(action - KEEP)
    if step == OFFERING:
        return aims.offering(state.proposal, action - OFFER)
    if step == SWAPPING:
        first, second = PAIRS[action - SWAP]
        lean = aims.stake(second) - aims.stake(first)
        return (score_of(state, first) - score_of(state, second)) * lean
    if step == PLACING:
        seat = action - PLACE
        return aims.before(seat, change_by(state.up[seat], POLITICIAN))
    if step == NEGOTIATING:
        me = aims.me
        return negotiating(aims, left_of(me, state.players) if action == LEFT else right_of(me, state.players))
    if step == GIVING:
        return aims.before(action - GIVE, state.bullets[len(state.given)])
    return 200 if action - LOOK == aims.me else 0


def negotiating(aims: Aims, seat: int) -> i64:
    """SE-5.5: what it is worth that a neighbour gets the token in the centre for their own."""
    if aims.mine == HIPPIE:
        return 0
    tokens = aims.state.tokens
    gain = friendship(aims.mine, tokens[CENTRE]) - friendship(aims.mine, tokens[seat])
    return score_of(aims.state, seat) * gain * 100


def friendship(mine: i64, theirs: i64) -> i64:
    """SE-6.4: whether a token is of one's own agency (1), of none (0) or of the other (-1)."""
    return 1 if theirs == mine else 0 if theirs == HIPPIE else -1
