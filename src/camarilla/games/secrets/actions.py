"""Every decision of Secrets, numbered; and the Move that each number stands for."""

from typing import Final, assert_never

from camarilla.core.errors import BadMove
from camarilla.games.secrets.components import CENTRE, CHARACTERS, MOST_PLAYERS
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    Place,
    PlaceBefore,
    Refuse,
    SecretsMove,
    Side,
    SwapCentre,
    SwapTokens,
)

KEEP: Final = 0  # + the Character
OFFER: Final = 8  # + the seat it is offered to
ACCEPT: Final = 16
REFUSE: Final = 17
INTERRUPT: Final = 18
LET_PASS: Final = 19
SWAP: Final = 20  # + the number of the pair of seats
PLACE: Final = 48  # + the seat it is placed before
LOOK: Final = 56  # + the place
LEFT: Final = 65
RIGHT: Final = 66
GIVE: Final = 67  # + the seat that receives the Bullet
ACTIONS: Final = 75

PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    (first, second) for second in range(MOST_PLAYERS) for first in range(second)
)
"""SE-5.1: two players, by the number of the pair: those among fewer seats come first."""


def place_named(place: int) -> Place:
    """A place as people name it."""
    return None if place == CENTRE else place


def move_of(action: int) -> SecretsMove:
    """The Move that a number stands for."""
    if action < 0 or action >= ACTIONS:
        raise BadMove(f"there is no action {action}; they go from 0 to {ACTIONS - 1}")
    if action < OFFER:
        return KeepCard(CHARACTERS[action - KEEP])
    if action < ACCEPT:
        return OfferCard(action - OFFER)
    if action < SWAP:
        return (Accept, Refuse, Interrupt, LetPass)[action - ACCEPT]()
    if action < PLACE:
        return SwapTokens(*PAIRS[action - SWAP])
    if action < LOOK:
        return PlaceBefore(action - PLACE)
    if action < LEFT:
        return LookAt(place_named(action - LOOK))
    if action < GIVE:
        return SwapCentre(Side.LEFT if action == LEFT else Side.RIGHT)
    return GiveBullet(action - GIVE)


def action_of(move: SecretsMove) -> int:
    """The number of a Move."""
    match move:
        case KeepCard():
            return KEEP + CHARACTERS.index(move.card)
        case OfferCard():
            return OFFER + _seat(move.to)
        case Accept():
            return ACCEPT
        case Refuse():
            return REFUSE
        case Interrupt():
            return INTERRUPT
        case LetPass():
            return LET_PASS
        case SwapTokens():
            pair = (_seat(move.first), _seat(move.second))
            if pair not in PAIRS:
                raise BadMove(f"two different seats, the lower one first, not {move.first} and {move.second}")
            return SWAP + PAIRS.index(pair)
        case PlaceBefore():
            return PLACE + _seat(move.player)
        case LookAt():
            return LOOK + (CENTRE if move.place is None else _seat(move.place))
        case SwapCentre():
            return LEFT if move.side is Side.LEFT else RIGHT
        case GiveBullet():
            return GIVE + _seat(move.to)
        case _ as never:
            assert_never(never)


def _seat(seat: int) -> int:
    if seat < 0 or seat >= MOST_PLAYERS:
        raise BadMove(f"there is no seat {seat}")
    return seat
