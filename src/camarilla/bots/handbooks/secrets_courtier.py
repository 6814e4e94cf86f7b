"""Rules of thumb for Secrets: good cards for friends, bad ones for enemies, and as a Hippie nothing for oneself.

It works out who is probably on which side (`beliefs`), and counts what a card before somebody does for its own side:
the value, a pair it makes, what comes of its effect, and whether the game ends with it. It believes an offer as far
as it believes the one who makes it.
"""

from typing import Final

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.bots.style import EVEN, Style
from camarilla.core.data import View
from camarilla.games.secrets.actions import GIVE, KEEP, LEFT, LOOK, OFFER, PAIRS, PLACE, SWAP
from camarilla.games.secrets.beliefs import beliefs
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.components import (
    ASSASSIN,
    CENTRE,
    CHARACTERS,
    DOUBLE_AGENT,
    LAST_CARD,
    POLITICIAN,
    SCIENTIST,
    VALUES,
    left_of,
    right_of,
)
from camarilla.games.secrets.view import Player, SecretsView, Step

BULLET_COSTS: Final = 1.5
"""What a Bullet that one has not seen costs on average."""
HIPPIES_CARE: Final = 1.3
"""How much more a Hippie minds a point of their own than an agent does."""
OTHERS_POINTS: Final = 0.25
"""What a point of anybody else's is worth to a Hippie."""
ENDING: Final = 6.0
"""What it is worth to end the game when one is ahead."""
TRUST: Final = 0.3
"""How far an offer is believed to be what a friend, or an enemy, would offer."""
CURIOSITY: Final = 0.4
"""What it is worth to learn about a token of which one knows nothing."""
SPITE: Final = 0.4
"""How much more than most the malicious care for harm to an enemy, and less for a friend's good."""
NERVE: Final = 0.5
"""What an offer looks better to the bold, and worse to the cautious."""


def number_of(card: Character) -> int:
    """The number of a Character."""
    return CHARACTERS.index(card)


def score_of(player: Player) -> float:
    """SE-6.2: what a player has now, as far as one can tell."""
    score = 0.0
    for lying in player.cards:
        if lying.face_up and lying.card is not None:
            score += VALUES[number_of(lying.card)]
    for bullet in player.bullets:
        score -= BULLET_COSTS if bullet.points is None else -bullet.points
    return score


def change_by(player: Player, card: int) -> float:
    """SE-3.7, SE-5.7: how a card changes the score of the player it lies before."""
    sum_up = 0
    twice = False
    for lying in player.cards:
        if lying.face_up and lying.card is not None:
            number = number_of(lying.card)
            sum_up += VALUES[number]
            twice = twice or number == card
    if not twice:
        return VALUES[card]
    return -sum_up if card == SCIENTIST else -VALUES[card]


class Situation:
    """What a player thinks of everybody: who is on which side, how much they have, what their points are worth."""

    def __init__(self, view: SecretsView, me: int, style: Style = EVEN) -> None:
        self.view = view
        self.me = me
        self.spite = SPITE * style.malice
        self.players = len(view.players)
        chances = beliefs(view)
        self.cia = [belief.cia[0] / belief.cia[1] for belief in chances]
        self.kgb = [belief.kgb[0] / belief.kgb[1] for belief in chances]
        self.scores = [score_of(player) for player in view.players]
        self.mine = self.cia[me] - self.kgb[me]
        """How surely one is CIA (1) or KGB (-1)."""
        self.hippie = 1.0 - self.cia[me] - self.kgb[me]
        self.stakes = [self.stake(seat) for seat in range(self.players)]

    def leaning(self, place: int) -> float:
        """How surely a token is on one's own side (1) or on the other (-1)."""
        return self.mine * (self.cia[place] - self.kgb[place])

    def stake(self, seat: int) -> float:
        """What a point for this player is worth to oneself."""
        if seat == self.me:
            return 1.0 - self.hippie - self.hippie * HIPPIES_CARE
        leaning = self.leaning(seat)
        return leaning - self.spite * abs(leaning) + self.hippie * OTHERS_POINTS

    def unsure(self, place: int) -> float:
        """How little one knows of a token: nothing is 1."""
        hippie = 1.0 - self.cia[place] - self.kgb[place]
        return 1.5 * (1.0 - self.cia[place] ** 2 - self.kgb[place] ** 2 - hippie**2)

    def lead(self) -> float:
        """How far one's own side is ahead; for a Hippie, how far below the lowest."""
        agents = 0.0
        lowest = 100.0
        for seat in range(self.players):
            if seat == self.me:
                agents += (1.0 - self.hippie) * self.scores[seat]
            else:
                agents += self.leaning(seat) * self.scores[seat]
                lowest = min(lowest, self.scores[seat])
        return agents + self.hippie * (lowest - self.scores[self.me])

    def before(self, seat: int, change: float) -> float:
        """What it is worth that one more card lies before a player and changes their score."""
        value = change * self.stakes[seat]
        player = self.view.players[seat]
        if len(player.cards) + len(player.bullets) + 1 >= LAST_CARD[self.players]:
            ahead = self.lead() + value
            value += ENDING * max(-1.0, min(1.0, ahead / 2.0))
        return value

    def best_other(self, seat: int, change: float) -> float:
        """What it is worth to oneself that a player chooses, for their own good, where a change goes."""
        if seat != self.me:
            return abs(change) * 0.5 * self.stakes[seat]
        return max([self.before(other, change) for other in range(self.players) if other != seat])

    def owning(self, seat: int, card: int) -> float:
        """What it is worth that a player becomes the owner of a card."""
        if card == POLITICIAN:
            return self.best_other(seat, VALUES[POLITICIAN])
        value = self.before(seat, change_by(self.view.players[seat], card))
        if card == ASSASSIN:
            value += self.best_other(seat, -BULLET_COSTS)
        elif card == DOUBLE_AGENT and seat == self.me:
            value += CURIOSITY * self.unsure(seat) - self.change_of_sides()
        return value

    def change_of_sides(self) -> float:
        """SE-5.2: what one loses by leaving a side that is ahead."""
        return 0.3 * max(-3.0, min(3.0, self.lead()))


class SecretsCourtier(Bot):
    """Helps those who are probably on its side."""

    def __init__(self, seed: int, style: Style = EVEN) -> None:
        super().__init__(seed)
        self.style = style

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """One of the legal decisions."""
        me = reader_of(view)
        if not isinstance(view, SecretsView):
            raise TypeError(f"this bot decides from a SecretsView, not from {type(view).__name__}")
        situation = Situation(view, me, self.style)
        if view.step is Step.ANSWERING:
            return self.answer(situation, legal)
        best = legal[0]
        most = -1000.0
        for action in legal:
            worth = self.worth(situation, action) + self.rng.below(100) / 1000.0
            if worth > most:
                most = worth
                best = action
        return best

    def worth(self, situation: Situation, action: int) -> float:
        """What a decision is worth."""
        view = situation.view
        if action < OFFER:
            return self.proposing(situation, action - KEEP)
        if view.step is Step.OFFERING and view.proposal is not None:
            return self.offering(situation, number_of(view.proposal), action - OFFER)
        if view.step is Step.SWAPPING:
            return self.swapping(situation, *PAIRS[action - SWAP])
        if view.step is Step.PLACING:
            seat = action - PLACE
            change = change_by(view.players[seat], POLITICIAN)
            return situation.before(seat, change) + CURIOSITY * situation.unsure(seat)
        if view.step is Step.LOOKING:
            return self.looking(situation, action - LOOK)
        if view.step is Step.NEGOTIATING:
            return self.negotiating(situation, is_left=action == LEFT)
        return situation.before(action - GIVE, view.bullet or 0)

    # SE-3: the offer

    def proposing(self, situation: Situation, card: int) -> float:
        """SE-3.3: what a card is worth as a proposal: with the best player to offer it to."""
        others = [seat for seat in range(situation.players) if seat != situation.me]
        return max([self.offering(situation, card, seat) for seat in others])

    def offering(self, situation: Situation, card: int, seat: int) -> float:
        """SE-3.4: what it is worth to offer a card to a player who may refuse it, and a UN holder who may take it."""
        accepted = self.willing(situation, seat)
        value = accepted * situation.owning(seat, card) + (1.0 - accepted) * situation.owning(situation.me, card)
        holder = situation.view.holder
        if holder is not None and holder != situation.me and holder != seat:
            taken = self.willing(situation, holder) / 2.0
            value = (1.0 - taken) * value + taken * situation.owning(holder, card)
        return value

    def willing(self, situation: Situation, seat: int) -> float:
        """How likely a player takes one of the two cards that all have seen."""
        player = situation.view.players[seat]
        worth = sum([change_by(player, number_of(card)) for card in situation.view.turned_up]) / 2.0
        return max(0.15, min(0.85, 0.5 + 0.08 * worth))

    def answer(self, situation: Situation, legal: list[int]) -> int:
        """SE-3.5, SE-4.4: take the card if that is better than to leave it, as far as one can guess what it is."""
        view = situation.view
        active = view.active
        target = situation.me if view.target is None else view.target
        gains: list[float] = []
        for card in view.turned_up:
            number = number_of(card)
            left = situation.owning(active, number)
            if target != situation.me:
                accepted = self.willing(situation, target)
                left = accepted * situation.owning(target, number) + (1.0 - accepted) * left
            gains.append(situation.owning(situation.me, number) - left)
        friend = max(-1.0, min(1.0, situation.leaning(active)))
        likely = 0.5 + TRUST * friend  # a friend offers the better of the two
        gain = likely * max(gains) + (1.0 - likely) * min(gains)
        takes = gain + NERVE * self.style.boldness + (self.rng.below(100) - 50) / 200.0 > 0
        return legal[0] if takes else legal[1]  # accept and interrupt come first

    # SE-5: effects

    def swapping(self, situation: Situation, first: int, second: int) -> float:
        """SE-5.1: friends should have the points."""
        lean = situation.leaning(second) - situation.leaning(first)
        return (situation.scores[first] - situation.scores[second]) * lean

    def negotiating(self, situation: Situation, *, is_left: bool) -> float:
        """SE-5.5: the centre's side gets a neighbour's points, and loses another's."""
        me, players = situation.me, situation.players
        seat = left_of(me, players) if is_left else right_of(me, players)
        centre = players  # the beliefs name the centre after the seats
        return situation.scores[seat] * (situation.leaning(centre) - situation.leaning(seat))

    def looking(self, situation: Situation, place: int) -> float:
        """SE-5.6: look where one knows least, at oneself first of all."""
        index = situation.players if place == CENTRE else place
        care = 2.0 if index == situation.me else 0.5 if place == CENTRE else 1.0
        return care * situation.unsure(index)
