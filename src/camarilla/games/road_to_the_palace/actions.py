"""Every decision of Road to the Palace, numbered; and the Move that each number stands for."""

from typing import Final, assert_never

from camarilla.core.errors import BadMove
from camarilla.games.road_to_the_palace.components import BRIBES, CHARACTERS, DISC_FACES, ROWS, STARTS
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard

BRIBE: Final = 0  # + the choice, in the order of BRIBES
START: Final = 6  # + the way, in the order of STARTS
TAKE: Final = 12  # + the row
LAY: Final = 15  # + the disc
ACTIONS: Final = 19


def move_of(action: int) -> RoadMove:
    """The Move that a number stands for."""
    if action < 0 or action >= ACTIONS:
        raise BadMove(f"there is no action {action}; they go from 0 to {ACTIONS - 1}")
    if action < START:
        first, second = BRIBES[action - BRIBE]
        return ChooseBribes(CHARACTERS[first], CHARACTERS[second])
    if action < TAKE:
        top, middle, bottom = STARTS[action - START]
        return LayStartingDiscs(DISC_FACES[top], DISC_FACES[middle], DISC_FACES[bottom])
    if action < LAY:
        return TakeCard(action - TAKE + 1)
    return LayDisc(DISC_FACES[action - LAY])


def action_of(move: RoadMove) -> int:
    """The number of a Move."""
    match move:
        case ChooseBribes():
            bribes = (CHARACTERS.index(move.first), CHARACTERS.index(move.second))
            if bribes not in BRIBES:
                raise BadMove("RP-2.6: two different Bribes of noble, soldier and priest")
            return BRIBE + BRIBES.index(bribes)
        case LayStartingDiscs():
            discs = (DISC_FACES.index(move.top), DISC_FACES.index(move.middle), DISC_FACES.index(move.bottom))
            if discs not in STARTS:
                raise BadMove("RP-2.7: one disc each of finance, military and politics")
            return START + STARTS.index(discs)
        case TakeCard():
            if not 1 <= move.row <= ROWS:
                raise BadMove(f"there is no row {move.row}, only 1 to {ROWS}")
            return TAKE + move.row - 1
        case LayDisc():
            return LAY + DISC_FACES.index(move.disc)
        case _ as never:
            assert_never(never)
