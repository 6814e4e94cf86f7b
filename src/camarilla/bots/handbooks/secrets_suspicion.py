"""Secrets: what the others' play says of their tokens.

Everybody is taken to play for their own side as far as they can know it: by the tokens they have looked at and could
follow, and by what is left for the others. Each offer, each answer and each card given away speaks for some worlds and
against others. It all happened in the open; whose side it was good for differs from world to world.
"""

from math import exp
from typing import Final

from camarilla.bots.handbooks.handbook import Suspicion
from camarilla.core.game import State
from camarilla.games.secrets.components import (
    ASSASSIN,
    CENTRE,
    CHARACTERS,
    CIA,
    HIPPIE,
    IN_PLAY,
    KGB,
    NOBODY,
    POLITICIAN,
    SCIENTIST,
    SEES_CENTRE,
    SEES_RIGHT,
    VALUES,
    left_of,
    right_of,
)
from camarilla.games.secrets.imagine import first_looks
from camarilla.games.secrets.scoring import change_by
from camarilla.games.secrets.state import SecretsState
from camarilla.games.secrets.trail import NEGOTIATIONS, SWAPS, first_of, kind_of, second_of, seers_of, trace_of
from camarilla.games.secrets.view import SecretsView, Settlement, Step

HEAT: Final = 2.5
"""By how many points a decision may be worse than another before it is hard to believe."""
FRIENDS_OFFER: Final = 0.3
"""How far an offer is believed to be what a friend, or an enemy, would offer."""
BULLET_COSTS: Final = 1.5
HIPPIE_OWN: Final = -1.3
HIPPIE_OTHERS: Final = 0.25
OFFERED: Final = 0
ANSWERED: Final = 1
GAVE: Final = 2


class Deed:
    """Something a player did in the open, what it was instead of, and what they could know of the tokens then."""

    def __init__(self, kind: int, turn: int, seat: int, knows: int) -> None:
        self.kind = kind
        self.turn = turn
        self.seat = seat
        self.knows = knows
        """The places whose tokens they had seen and could follow, as a set."""
        self.active = NOBODY
        self.chosen = NOBODY
        """To whom they offered or gave; whether they accepted."""
        self.offered = NOBODY
        """Which of the two cards they offered; NOBODY if that is still a secret."""
        self.gains: list[list[float]] = []
        """What each of the two cards, or the gift, would bring everybody."""
        self.takes: list[float] = []
        """How likely everybody was to take one of the two."""


class SecretsSuspicion(Suspicion):
    """What has been done so far at a table, as one reader saw it."""

    def __init__(self, view: SecretsView) -> None:
        self.me = NOBODY if view.reader is None else view.reader
        self.players = len(view.players)
        self.deeds: list[Deed] = []
        self.ends: list[int] = []
        """How long the trail was at the end of each turn."""
        self.found: dict[int, float] = {}
        """What was found of a world, by its tokens."""
        self.up = [0] * self.players
        self.knows = first_knowledge(self.players)
        self.trail = [trace_of(trace) for trace in view.trail]
        self.first = first_looks(view)
        self.at = self.first
        for turn, settled in enumerate(view.settlements):
            self.note(turn, settled)
        if view.step is Step.ANSWERING and view.target is not None:
            cards = [CHARACTERS.index(card) for card in view.turned_up]
            self.note_offer(len(view.settlements), view.active, view.target, cards, NOBODY)

    def note(self, turn: int, settled: Settlement) -> None:
        """SE-7.2: a turn of which everything that is open is known."""
        card = CHARACTERS.index(settled.card)
        cards = [card, CHARACTERS.index(settled.other)]
        self.note_offer(turn, settled.active, settled.target, cards, 0)
        answered = settled.owner == settled.active or settled.owner == settled.target
        seat = settled.target if answered else settled.owner
        if seat != self.me:
            deed = Deed(ANSWERED, turn, seat, self.knows[seat])
            deed.active = settled.active
            deed.chosen = 1 if settled.owner == seat else 0
            deed.gains = [self.gains_by(card) for card in cards]
            self.deeds.append(deed)
        if settled.given_to is not None and settled.owner != self.me:
            deed = Deed(GAVE, turn, settled.owner, self.knows[settled.owner])
            deed.chosen = settled.given_to
            deed.gains = [[self.brings(seat, card) for seat in range(self.players)]]
            self.deeds.append(deed)
        before = settled.given_to if card == POLITICIAN else settled.owner
        if before is not None:
            self.place(before, card)
        self.follow(TRACES[card])
        self.ends.append(self.at - self.first)

    def note_offer(self, turn: int, active: int, target: int, cards: list[int], offered: int) -> None:
        """SE-3.4: somebody offered one of these to somebody."""
        if active == self.me:
            return
        deed = Deed(OFFERED, turn, active, self.knows[active])
        deed.chosen = target
        deed.offered = offered
        deed.gains = [self.gains_by(card) for card in cards]
        first = deed.gains[0]
        second = deed.gains[1]
        deed.takes = [max(0.15, min(0.85, 0.5 + 0.04 * (first[it] + second[it]))) for it in range(self.players)]
        self.deeds.append(deed)

    def gains_by(self, card: int) -> list[float]:
        """What it brings each player to own a card."""
        if card == ASSASSIN:
            return [BULLET_COSTS / 2.0] * self.players
        if card == POLITICIAN:
            return [VALUES[POLITICIAN] / 2.0] * self.players
        return [self.brings(seat, card) for seat in range(self.players)]

    def brings(self, seat: int, card: int) -> float:
        """SE-3.7, SE-5.8: what it brings a player that a card, or an Assassin's Bullet, comes to lie before them."""
        return -BULLET_COSTS if card == ASSASSIN else float(change_by(self.up[seat], card))

    def place(self, seat: int, card: int) -> None:
        """SE-3.7, SE-5.7: the cards face up before a player after a turn."""
        if not self.up[seat] >> card & 1:
            self.up[seat] |= 1 << card
        elif card == SCIENTIST:
            self.up[seat] = 0
        else:
            self.up[seat] &= ~(1 << card)

    def follow(self, traces: int) -> None:
        """SE-7.1: what everybody can know of the tokens after so many more traces.

        A Diplomat's owner knows a little more than this: it would differ from world to world.
        """
        for trace in self.trail[self.at : self.at + traces]:
            first = first_of(trace)
            second = second_of(trace)
            for seat in range(self.players):
                knows = self.knows[seat]
                if kind_of(trace) == SWAPS:
                    knows = exchanged(knows, first, second)
                elif kind_of(trace) != NEGOTIATIONS:
                    knows |= (seers_of(trace) >> seat & 1) << first
                else:
                    neighbours = 1 << left_of(first, self.players) | 1 << right_of(first, self.players)
                    knows &= ~(neighbours | 1 << CENTRE)
                self.knows[seat] = knows
        self.at += traces

    def likelihood(self, world: State) -> float:
        """How likely the others would have played as they did in this world."""
        if not isinstance(world, SecretsState):
            return 1.0
        number = world.proposal + 1
        for token in world.dealt:
            number = number << 2 | token + 1 & 3
        for trace in world.trail:
            if kind_of(trace) == NEGOTIATIONS:
                number = number << 4 | second_of(trace)
        found = self.found.get(number)
        if found is None:
            found = self.found[number] = self.work_out(world)
        return found

    def carried_over(self, last: State, fresh: State) -> State:
        """The tokens and the proposal as in the last world; deck, Bullets and sealed answers as in the fresh one."""
        if isinstance(last, SecretsState) and isinstance(fresh, SecretsState):
            fresh.dealt = last.dealt
            fresh.tokens = last.tokens[:]
            fresh.trail = last.trail[:]
            fresh.proposal = last.proposal
            fresh.under = last.under[:]
        return fresh

    def work_out(self, world: SecretsState) -> float:
        """The same, deed by deed."""
        tokens = world.dealt[:]
        turn = 0
        at = 0
        found = 1.0
        for deed in self.deeds:
            while turn < deed.turn:
                for trace in world.trail[at : self.ends[turn]]:
                    move(tokens, trace)
                at = self.ends[turn]
                turn += 1
            if deed.knows >> deed.seat & 1:
                found *= chance_of(deed, stakes_of(deed, tokens, self.players), world)
        return found


TRACES: Final[tuple[int, ...]] = (2, 1, 1, 1, 2, 1, 0, 0)
"""SE-5: how many traces the effect of each Character leaves."""


def first_knowledge(players: int) -> list[int]:
    """SE-2.5: which tokens everybody looks at before the first turn, as sets of places."""
    centre = 1 << CENTRE if players >= SEES_CENTRE else 0
    return [
        1 << seat | centre | (1 << right_of(seat, players) if players >= SEES_RIGHT else 0) for seat in range(players)
    ]


def exchanged(places: int, first: int, second: int) -> int:
    """A set of places after what lies at two of them has changed places."""
    if (places >> first & 1) == (places >> second & 1):
        return places
    return places ^ (1 << first | 1 << second)


def move(tokens: list[int], trace: int) -> None:
    """Carry out a swap."""
    kind = kind_of(trace)
    if kind != SWAPS and kind != NEGOTIATIONS:
        return
    first = second_of(trace)
    second = first_of(trace) if kind == SWAPS else CENTRE
    token = tokens[first]
    tokens[first] = tokens[second]
    tokens[second] = token


def stakes_of(deed: Deed, tokens: list[int], players: int) -> list[float]:
    """What everybody's points are worth to somebody who knows these tokens, and can count what is left."""
    mine = tokens[deed.seat]
    if mine == HIPPIE:
        return [HIPPIE_OWN if seat == deed.seat else HIPPIE_OTHERS for seat in range(players)]
    theirs = KGB if mine == CIA else CIA
    left = list(IN_PLAY[players])
    unknown = players + 1
    for place in range(CENTRE + 1):
        if deed.knows >> place & 1:
            left[tokens[place]] -= 1
            unknown -= 1
    guess = (left[mine] - left[theirs]) / unknown if unknown > 0 else 0.0
    stakes: list[float] = []
    for seat in range(players):
        if not deed.knows >> seat & 1:
            stakes.append(guess)
        elif tokens[seat] == HIPPIE:
            stakes.append(0.0)
        else:
            stakes.append(1.0 if tokens[seat] == mine else -1.0)
    return stakes


def chance_of(deed: Deed, stakes: list[float], world: SecretsState) -> float:
    """How likely somebody with these stakes would have done what they did."""
    if deed.kind == OFFERED:
        return chance_of_offer(deed, stakes, world)
    if deed.kind == GAVE:
        return chance_of_gift(deed, stakes)
    seat = deed.seat
    mine = stakes[seat]
    theirs = stakes[deed.active]
    first = deed.gains[0][seat] * mine - deed.gains[0][deed.active] * theirs
    second = deed.gains[1][seat] * mine - deed.gains[1][deed.active] * theirs
    trust = 0.5 + FRIENDS_OFFER * max(-1.0, min(1.0, theirs))
    gain = trust * max(first, second) + (1.0 - trust) * min(first, second)
    return 1.0 / (1.0 + exp(-gain / HEAT if deed.chosen else gain / HEAT))


def chance_of_offer(deed: Deed, stakes: list[float], world: SecretsState) -> float:
    """SE-3.4: an offer, among all that could have been made."""
    seat = deed.seat
    offered = deed.offered
    if offered == NOBODY:
        offered = 0 if world.proposal == world.first_card else 1
    whole = 0.0
    part = 0.0
    for number, gains in enumerate(deed.gains):
        own = gains[seat] * stakes[seat]
        for other in range(len(stakes)):
            if other != seat:
                taken = deed.takes[other]
                weight = exp((taken * gains[other] * stakes[other] + (1.0 - taken) * own) / HEAT)
                whole += weight
                if number == offered and other == deed.chosen:
                    part = weight
    return part / whole


def chance_of_gift(deed: Deed, stakes: list[float]) -> float:
    """SE-5.3, SE-5.8: before whom a Politician was placed, and who got a Bullet."""
    gains = deed.gains[0]
    whole = 0.0
    for seat in range(len(stakes)):
        if seat != deed.seat:
            whole += exp(gains[seat] * stakes[seat] / HEAT)
    return exp(gains[deed.chosen] * stakes[deed.chosen] / HEAT) / whole
