"""SE-7.1: what has happened to the identity tokens, in order, from which anybody can work out what they know.

A trail is a list of traces. Each is a number: a look (place, identity, who saw it), an open swap (two places), or a
Diplomat's swap of the centre with a neighbour (owner, neighbour). A reader's trail is the same with gaps: the
identities it has not seen and the sides it does not know.
"""

from typing import Final

from camarilla.games.secrets.components import CENTRE, IDENTITIES, MEMBERS, NOTHING
from camarilla.games.secrets.view import Looked, Negotiated, Swapped, Trace

UNKNOWN: Final = 3
"""An identity that the reader has not seen."""
UNSURE: Final = 15
"""A neighbour that the reader cannot name."""
KIND: Final = 14
SWAPS: Final = 1
NEGOTIATIONS: Final = 2


def look(place: int, identity: int, seers: int) -> int:
    """A token was looked at where it lay, by these seats."""
    return seers << 6 | identity << 4 | place


def swap(first: int, second: int) -> int:
    """Two tokens were swapped in the open."""
    return SWAPS << KIND | second << 4 | first


def negotiation(owner: int, neighbour: int) -> int:
    """SE-5.5: a Diplomat's owner swapped the centre's token with a neighbour's, in secret."""
    return NEGOTIATIONS << KIND | neighbour << 4 | owner


def kind_of(trace: int) -> int:
    """A look (0), a swap or a negotiation."""
    return trace >> KIND


def seers_of(trace: int) -> int:
    """Who saw what was looked at."""
    return trace >> 6 & 255


def identity_of(trace: int) -> int:
    """What was seen."""
    return trace >> 4 & 3


def first_of(trace: int) -> int:
    """The place that was looked at or swapped; the owner of the Diplomat."""
    return trace & 15


def second_of(trace: int) -> int:
    """The other place; the Diplomat's neighbour."""
    return trace >> 4 & 15


def as_known_to(trace: int, seat: int) -> int:
    """SE-7.2: a trace as a seat knows it; NOBODY is a spectator, who sees no identity."""
    kind = trace >> KIND
    if kind == SWAPS:
        return trace
    if kind == NEGOTIATIONS:
        return trace if first_of(trace) == seat else trace | UNSURE << 4
    return trace if seat >= 0 and trace >> 6 >> seat & 1 else trace | UNKNOWN << 4


NAMED: Final[dict[int, Trace]] = {}


def trace_named(trace: int) -> Trace:
    """A trace as readers are told it; each is made once."""
    known = NAMED.get(trace)
    if known is None:
        known = NAMED[trace] = _name(trace)
    return known


def _name(trace: int) -> Trace:
    first = first_of(trace)
    second = second_of(trace)
    if kind_of(trace) == SWAPS:
        return Swapped(None if first == CENTRE else first, None if second == CENTRE else second)
    if kind_of(trace) == NEGOTIATIONS:
        return Negotiated(first, None if second == UNSURE else second)
    identity = identity_of(trace)
    return Looked(
        None if first == CENTRE else first,
        MEMBERS[seers_of(trace)],
        None if identity == UNKNOWN else IDENTITIES[identity],
    )


def trace_of(named: Trace) -> int:
    """The number of a trace as readers are told it."""
    if isinstance(named, Looked):
        seers = 0
        for seat in named.seers:
            seers |= 1 << seat
        identity = UNKNOWN if named.identity is None else IDENTITIES.index(named.identity)
        return look(CENTRE if named.place is None else named.place, identity, seers)
    if isinstance(named, Swapped):
        first = CENTRE if named.first is None else named.first
        return swap(first, CENTRE if named.second is None else named.second)
    return negotiation(named.owner, UNSURE if named.neighbour is None else named.neighbour)


def known_identity(trace: int) -> int:
    """What a look has shown the reader, or NOTHING."""
    identity = identity_of(trace)
    return NOTHING if identity == UNKNOWN else identity
