"""Every decision of Royal Secrets, numbered; and the Move that each number stands for."""

from typing import Final, assert_never

from camarilla.core.errors import BadMove
from camarilla.games.royal_secrets.cards import Card, Cardinal
from camarilla.games.royal_secrets.components import (
    CARDINAL,
    CARDINAL_FIRST,
    CORRUPTION,
    ESPIONAGE,
    FAVOURS,
    MASTER_STROKE,
    MEMBERS,
    MOST_PLAYERS,
    PLANNING,
    ROYAL_DINNER,
    ROYAL_PARDON,
    Deck,
)
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    Face,
    HandParley,
    Pass,
    Place,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)

TO_KING: Final = 0
TO_QUEEN: Final = 1
PASS: Final = 2
CORRUPT: Final = 3
DINE: Final = 4
PLAN: Final = 5
SPY: Final = 6
PARDON: Final = 7
STRIKE: Final = 8
HAND: Final = 9  # + the seat that receives the tile
DIVIDE: Final = 14  # + the seats sent to the King, as bits
STAB: Final = 46  # + the place
MEDAL: Final = 58  # + the place
RECRUIT: Final = 70  # + the place, never the Cardinal's
BET_UP: Final = 80  # + the card
BET_DOWN: Final = 120  # + the card
SHOW: Final = 160  # + the card
ACTIONS: Final = 200

SINGLE: Final[tuple[int, ...]] = (CORRUPTION, ROYAL_DINNER, PLANNING, ESPIONAGE, ROYAL_PARDON, MASTER_STROKE)
"""The Favours without an object, in the order of their numbers from CORRUPT."""


def place_named(place: int) -> Place:
    """A place as people name it."""
    if place >= CARDINAL_FIRST:
        return Place(None, place - CARDINAL_FIRST + 1)
    return Place(place // 2, place % 2 + 1)


def move_of(action: int, deck: Deck) -> RoyalMove:
    """The Move that a number stands for."""
    if action < 0 or action >= ACTIONS:
        raise BadMove(f"there is no action {action}; they go from 0 to {ACTIONS - 1}")
    if action <= TO_QUEEN:
        return ChooseAudience(Sovereign.KING if action == TO_KING else Sovereign.QUEEN)
    if action == PASS:
        return Pass()
    if action < HAND:
        return UseFavour(FAVOURS[SINGLE[action - CORRUPT]])
    if action < DIVIDE:
        return HandParley(action - HAND)
    if action < STAB:
        return DividePlayers(MEMBERS[action - DIVIDE])
    if action < MEDAL:
        return Stab(place_named(action - STAB))
    if action < RECRUIT:
        return AwardMedal(place_named(action - MEDAL))
    if action < BET_UP:
        return Recruit(place_named(action - RECRUIT))
    if action < BET_DOWN:
        return BetCard(deck.faces[action - BET_UP], Face.UP)
    if action < SHOW:
        return BetCard(deck.faces[action - BET_DOWN], Face.DOWN)
    return ShowThirdCard(deck.faces[action - SHOW])


def action_of(move: RoyalMove, deck: Deck) -> int:
    """The number of a Move."""
    match move:
        case ChooseAudience():
            return TO_KING if move.sovereign is Sovereign.KING else TO_QUEEN
        case HandParley():
            return HAND + _seat(move.to)
        case BetCard():
            return (BET_UP if move.face is Face.UP else BET_DOWN) + _card(move.card, deck)
        case ShowThirdCard():
            return SHOW + _card(move.card, deck)
        case Pass():
            return PASS
        case UseFavour():
            favour = FAVOURS.index(move.favour)
            if favour not in SINGLE:
                raise BadMove(f"{move.favour.value} needs an object: use its own move")
            return CORRUPT + SINGLE.index(favour)
        case DividePlayers():
            seats = {_seat(seat) for seat in move.to_king}
            if tuple(sorted(seats)) != move.to_king:
                raise BadMove(f"seats are named once each, in order, not {move.to_king}")
            return DIVIDE + sum(1 << seat for seat in seats)
        case Stab():
            return STAB + _place(move.place)
        case AwardMedal():
            return MEDAL + _place(move.place)
        case Recruit():
            place = _place(move.place)
            if place >= CARDINAL_FIRST:
                raise BadMove("RS-8.11: the Cardinal's cards cannot be recruited")
            return RECRUIT + place
        case _ as never:
            assert_never(never)


def _seat(seat: int) -> int:
    if seat < 0 or seat >= MOST_PLAYERS:
        raise BadMove(f"there is no seat {seat}")
    return seat


def _place(place: Place) -> int:
    if place.bet not in {1, 2}:
        raise BadMove(f"there is no bet {place.bet}, only 1 and 2")
    number = CARDINAL_FIRST if place.seat is None else _seat(place.seat) * 2
    return number + place.bet - 1


def _card(card: Card, deck: Deck) -> int:
    if isinstance(card, Cardinal) or not 0 <= card.number < CARDINAL or deck.faces[card.number] != card:
        raise BadMove(f"no player can hold {card} with this deck")
    return card.number
