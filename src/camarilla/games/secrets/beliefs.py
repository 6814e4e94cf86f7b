"""SE-7.1: what a reader can work out about the tokens, exactly.

A Diplomat's swap that the reader cannot name went one way or the other, and there are three Diplomats: at most eight
`World`s. In each of them every token can be followed, so each look says what one of them is; the others may lie in
any way. Counting those ways weighs the worlds: the same weights as following every layout by itself.
"""

from math import gcd
from typing import Final

from camarilla.games.secrets.components import (
    CENTRE,
    CIA,
    HIPPIE,
    IDENTITIES,
    IN_PLAY,
    KGB,
    NOTHING,
    PLACES,
    left_of,
    right_of,
)
from camarilla.games.secrets.trail import (
    NEGOTIATIONS,
    SWAPS,
    UNSURE,
    first_of,
    kind_of,
    known_identity,
    look,
    second_of,
    trace_of,
)
from camarilla.games.secrets.view import Belief, SecretsView

WAYS: Final[tuple[int, ...]] = (1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880)
"""In how many orders so many different things can lie."""


class World:
    """One way in which the Diplomats may have swapped; tokens are named by the place they were dealt to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.at = list(range(PLACES))
        """Which token lies at each place."""
        self.known = [NOTHING] * PLACES
        """What each token must be."""
        self.left = list(IN_PLAY[players])
        """How many CIA, KGB and Hippie tokens are not known."""
        self.sides: list[int] = []
        """The neighbour each Diplomat's owner swapped with."""

    def split(self) -> "World":
        """Another world with the same past."""
        other = World(self.players)
        other.at = self.at[:]
        other.known = self.known[:]
        other.left = self.left[:]
        other.sides = self.sides[:]
        return other

    def swap(self, first: int, second: int) -> None:
        """Two tokens change places."""
        at = self.at
        token = at[first]
        at[first] = at[second]
        at[second] = token

    def negotiate(self, neighbour: int) -> None:
        """SE-5.5: a Diplomat's swap."""
        self.swap(neighbour, CENTRE)
        self.sides.append(neighbour)

    def allows(self, place: int, identity: int) -> bool:
        """Take a look into account; False if it cannot have been seen in this world."""
        token = self.at[place]
        known = self.known[token]
        if known != NOTHING:
            return known == identity
        if self.left[identity] == 0:
            return False
        self.left[identity] -= 1
        self.known[token] = identity
        return True

    def weight(self) -> int:
        """In how many ways the tokens that are not known can lie."""
        left = self.left
        return WAYS[left[CIA] + left[KGB] + left[HIPPIE]] // (WAYS[left[CIA]] * WAYS[left[KGB]] * WAYS[left[HIPPIE]])


def worlds_of(trail: list[int], players: int) -> list[World]:
    """SE-7.1: the worlds that a trail does not rule out: a look removes some, another's Diplomat splits each."""
    worlds = [World(players)]
    for trace in trail:
        kind = kind_of(trace)
        first = first_of(trace)
        second = second_of(trace)
        if kind == SWAPS:
            for world in worlds:
                world.swap(first, second)
        elif kind != NEGOTIATIONS:
            identity = known_identity(trace)
            if identity != NOTHING:
                worlds = [world for world in worlds if world.allows(first, identity)]
        elif second != UNSURE:
            for world in worlds:
                world.negotiate(second)
        else:
            others = [world.split() for world in worlds]
            for world in worlds:
                world.negotiate(left_of(first, players))
            for world in others:
                world.negotiate(right_of(first, players))
            worlds += others
    return worlds


def trail_known_to(view: SecretsView) -> list[int]:
    """What a reader has seen of the tokens: the trail, and at the end all of them."""
    trail = [trace_of(trace) for trace in view.trail]
    if view.centre is not None:
        trail.append(look(CENTRE, IDENTITIES.index(view.centre), 0))
        for seat, player in enumerate(view.players):
            if player.identity is not None:
                trail.append(look(seat, IDENTITIES.index(player.identity), 0))
    return trail


def beliefs(view: SecretsView) -> tuple[Belief, ...]:
    """SE-7.1: the exact chances of each identity, for the players' tokens in seat order and then the centre's."""
    players = len(view.players)
    worlds = worlds_of(trail_known_to(view), players)
    weights = [world.weight() for world in worlds]
    total = sum(weights)
    told: list[Belief] = []
    for place in [*range(players), CENTRE]:
        ways = [0, 0, 0]
        for world, weight in zip(worlds, weights, strict=True):
            known = world.known[world.at[place]]
            if known != NOTHING:
                ways[known] += weight
                continue
            left = world.left
            free = left[CIA] + left[KGB] + left[HIPPIE]
            for identity in range(len(IDENTITIES)):
                ways[identity] += weight * left[identity] // free
        told.append(Belief(reduced(ways[CIA], total), reduced(ways[KGB], total), reduced(ways[HIPPIE], total)))
    return tuple(told)


def identities_at(world: World, place: int) -> list[int]:
    """What the token at a place may be in a world."""
    known = world.known[world.at[place]]
    return [it for it in range(len(IDENTITIES)) if (world.left[it] > 0 if known == NOTHING else it == known)]


def is_certain(view: SecretsView, place: int, identity: int) -> bool | None:
    """Whether the token at a place is this; None if the reader cannot tell."""
    found = [identities_at(world, place) for world in worlds_of(trail_known_to(view), len(view.players))]
    if [it for it in found if it != [identity]]:
        return None if [it for it in found if identity in it] else False
    return True


def is_same_side(view: SecretsView, one: int, other: int) -> bool | None:
    """SE-6.4: whether two players are of the same agency; None if the reader cannot tell."""
    same = False
    different = False
    for world in worlds_of(trail_known_to(view), len(view.players)):
        free = world.known[world.at[one]] == NOTHING and world.known[world.at[other]] == NOTHING
        for mine in identities_at(world, one):
            for theirs in identities_at(world, other):
                if mine != theirs or mine == HIPPIE:
                    different = different or mine != theirs or not free or world.left[mine] > 1
                elif not free or world.left[mine] > 1:
                    same = True
    return None if same and different else same


def reduced(part: int, whole: int) -> tuple[int, int]:
    """A fraction in lowest terms."""
    common = gcd(part, whole)
    return (part // common, whole // common)
