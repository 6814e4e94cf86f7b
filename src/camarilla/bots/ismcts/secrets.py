"""Secrets for search: good cards for friends, bad ones for enemies, and as a Hippie nothing for oneself.

Quick play takes it that everybody has found out by now who is on which side: the worlds differ in that, and the
average over them is what one can know. What lies face down in an offer it does not look at.
"""

from math import exp
from typing import Final

from camarilla.bots.ismcts.handbook import UNSEEN, Handbook
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
    MOST_PLAYERS,
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

BULLET_COSTS: Final = 150
OWN: Final = 100
"""Hundredths: what a point for a friend is worth."""
HIPPIE_OWN: Final = -130
HIPPIE_OTHERS: Final = 25
HEAT: Final = 150.0
"""How much a decision may cost, in hundredths of a point, before it is hard to believe."""
POINTS_WEIGHT: Final = 0.3
SPREAD: Final = 15.0
"""SE-6: the part of a reward that points make up, and the lead that earns all of it."""
ENDING: Final = 600
"""What it is worth to end the game when one is ahead."""


class SecretsHandbook(Handbook):
    """How Secrets is played quickly."""

    def __init__(self, *, reads: bool = False) -> None:
        """`reads`: worlds in which others would have played against their own interest are put aside."""
        self.reads = reads

    def rewards(self, state: State) -> list[float]:
        """SE-6.3, SE-6.4: the win of one's side; and how far it is ahead."""
        if not isinstance(state, SecretsState):
            raise TypeError("not a table of Secrets")
        players = state.players
        scores = [score_of(state, seat) for seat in range(players)]
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
            if token == HIPPIE:
                ahead = (second if scores[seat] == lowest else lowest) - scores[seat]
            else:
                ahead = cia - kgb if token == CIA else kgb - cia
            reward = POINTS_WEIGHT * 0.5 * (1.0 + max(-1.0, min(1.0, ahead / SPREAD)))
            rewards.append(reward + 1.0 - POINTS_WEIGHT if seat in won else reward)
        return rewards

    def is_likely(self, state: State, me: int, rng: Rng) -> bool:
        """SE-3.4, SE-5.8: nobody offers against their own interest, or shoots a friend, without need."""
        if not self.reads or not isinstance(state, SecretsState):
            return True
        doubt = 0
        for gift in state.given:
            shooter = gift // MOST_PLAYERS
            if shooter != me:
                doubt += max(0, stake(state, shooter, gift % MOST_PLAYERS)) // 2
        if state.step == ANSWERING and state.active != me:
            active = state.active
            best = -1_000_000
            for seat in range(state.players):
                if seat != active:
                    best = max(best, offering(state, active, state.first_card, seat))
                    best = max(best, offering(state, active, state.second_card, seat))
            doubt += best - offering(state, active, state.proposal, state.target)
        return doubt <= 0 or rng.below(1000) < 1000 * exp(-doubt / HEAT)

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
        if state.step == ANSWERING:
            return answer(state, seat, legal, rng)
        best = legal[0]
        most = -1_000_000
        for action in legal:
            value = value_of(state, seat, action) + rng.below(60)
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


def stake(state: SecretsState, me: int, seat: int) -> int:
    """What a point for a player is worth to oneself, in hundredths."""
    mine = state.tokens[me]
    if mine == HIPPIE:
        return HIPPIE_OWN if seat == me else HIPPIE_OTHERS
    theirs = state.tokens[seat]
    if theirs == HIPPIE:
        return 10
    return OWN if theirs == mine else -OWN


def lead(state: SecretsState, me: int) -> int:
    """How far one's own side is ahead; for a Hippie, how far below the lowest of the others."""
    mine = state.tokens[me]
    if mine == HIPPIE:
        lowest = 1000
        for seat in range(state.players):
            if seat != me:
                lowest = min(lowest, score_of(state, seat))
        return lowest - score_of(state, me)
    ahead = 0
    for seat in range(state.players):
        if state.tokens[seat] != HIPPIE:
            ahead += score_of(state, seat) if state.tokens[seat] == mine else -score_of(state, seat)
    return ahead


def before(state: SecretsState, me: int, seat: int, change: int) -> int:
    """What it is worth to oneself that one more card lies before a player; change in hundredths of a point."""
    value = change * stake(state, me, seat) // 100
    if state.cards[seat] + 1 >= LAST_CARD[state.players]:
        ahead = lead(state, me) * 100 + value
        value += max(-ENDING, min(ENDING, ahead * ENDING // 200))
    return value


def owning(state: SecretsState, me: int, seat: int, card: int) -> int:
    """What it is worth to oneself that a player becomes the owner of a card."""
    if card == POLITICIAN:
        return abs(VALUES[POLITICIAN]) * 50 * stake(state, me, seat) // 100
    value = before(state, me, seat, change_by(state.up[seat], card) * 100)
    if card == ASSASSIN:
        value += BULLET_COSTS // 2 * stake(state, me, seat) // 100
    elif card == DOUBLE_AGENT and seat == me:
        value -= 30 * max(-3, min(3, lead(state, me)))
    return value


def offering(state: SecretsState, me: int, card: int, seat: int) -> int:
    """SE-3.4: what it is worth to offer a card to a player who may refuse it."""
    return (owning(state, me, seat, card) + owning(state, me, me, card)) // 2


def answer(state: SecretsState, me: int, legal: list[int], rng: Rng) -> int:
    """SE-3.5, SE-4.4: take the card if that is better than to leave it, as far as one can guess what it is."""
    active = state.active
    first = owning(state, me, me, state.first_card) - owning(state, me, active, state.first_card)
    second = owning(state, me, me, state.second_card) - owning(state, me, active, state.second_card)
    friend = stake(state, me, active)
    better = max(first, second)
    worse = min(first, second)
    gain = ((100 + friend // 2) * better + (100 - friend // 2) * worse) // 200 + rng.below(50) - 25
    return legal[0] if gain > 0 else legal[1]


def value_of(state: SecretsState, me: int, action: int) -> int:
    """What a decision is worth."""
    step = state.step
    players = state.players
    if step == KEEPING:
        card = action - KEEP
        best = -1_000_000
        for seat in range(players):
            if seat != me:
                best = max(best, offering(state, me, card, seat))
        return best
    if step == OFFERING:
        return offering(state, me, state.proposal, action - OFFER)
    if step == SWAPPING:
        first, second = PAIRS[action - SWAP]
        lean = stake(state, me, second) - stake(state, me, first)
        return (score_of(state, first) - score_of(state, second)) * lean
    if step == PLACING:
        seat = action - PLACE
        return before(state, me, seat, change_by(state.up[seat], POLITICIAN) * 100)
    if step == NEGOTIATING:
        seat = left_of(me, players) if action == LEFT else right_of(me, players)
        mine = state.tokens[me]
        theirs = state.tokens[seat]
        centre = state.tokens[CENTRE]
        if mine == HIPPIE:
            return 0
        gain = (1 if centre == mine else 0 if centre == HIPPIE else -1) - (
            1 if theirs == mine else 0 if theirs == HIPPIE else -1
        )
        return score_of(state, seat) * gain * 100
    if step == GIVING:
        return before(state, me, action - GIVE, state.bullets[len(state.given)] * 100)
    return 200 if action - LOOK == me else 0
