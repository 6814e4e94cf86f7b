"""Every decision of Road to the Palace as people write it. `actions` numbers them."""

from camarilla.core.data import Move
from camarilla.games.road_to_the_palace.cards import Character, Disc


class ChooseBribes(Move, frozen=True):
    """RP-2.6: the Bribe for round 1 and the one for round 2."""

    first: Character
    second: Character


class LayStartingDiscs(Move, frozen=True):
    """RP-2.7: on the leftmost cards of the three rows."""

    top: Disc
    middle: Disc
    bottom: Disc


class TakeCard(Move, frozen=True):
    """RP-3.2: the leftmost card of a row, counted from 1 at the top."""

    row: int


class LayDisc(Move, frozen=True):
    """RP-3.4: on the leftmost card of the row just taken from."""

    disc: Disc


RoadMove = ChooseBribes | LayStartingDiscs | TakeCard | LayDisc
