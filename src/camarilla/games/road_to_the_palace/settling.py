"""Claims held to what happened: facts to the table as it was, plans to the events since."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from camarilla.core.data import Event
from camarilla.games.road_to_the_palace.actions import LAY, TAKE, action_of
from camarilla.games.road_to_the_palace.bribes import bribe_of
from camarilla.games.road_to_the_palace.cards import Character
from camarilla.games.road_to_the_palace.claims import (
    AnyRoadClaim,
    Bribed,
    GoingFor,
    LeaveMe,
    NotBribed,
    WantsNext,
    WillLay,
    WillTake,
)
from camarilla.games.road_to_the_palace.components import CHARACTERS, COLUMNS, DISC_FACES, NOTHING
from camarilla.games.road_to_the_palace.events import (
    BribesChosen,
    BribesRevealed,
    CardTaken,
    ColumnsReordered,
    DiscLaid,
    KingJudged,
    StartingDiscsLaid,
)
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, TakeCard
from camarilla.games.road_to_the_palace.table import RoadTable


def settled(claim: AnyRoadClaim, seat: int, then: RoadTable, after: Sequence[Event]) -> bool | None:
    """Whether a claim turned out true; None if the chance to keep it never came."""
    match claim:
        case Bribed():
            bribes = bribes_chosen(seat, then, after)
            return None if bribes is None else bribes[claim.round - 1] is claim.character
        case NotBribed():
            bribes = bribes_chosen(seat, then, after)
            return None if bribes is None else claim.character not in bribes
        case GoingFor():
            return was_first_column(claim.character, seat, then, after)
        case WantsNext():
            return took_next(CHARACTERS.index(claim.character), seat, then, after)
        case WillTake():
            return took_card(claim.row, seat, after)
        case WillLay():
            return laid_disc(DISC_FACES.index(claim.disc), seat, then, after)
        case LeaveMe():
            return left_card(claim, seat, after)
        case _ as never:
            assert_never(never)


def bribes_chosen(seat: int, then: RoadTable, after: Sequence[Event]) -> tuple[Character, Character] | None:
    """RP-2.6: the Bribes that a player had chosen then, or chose afterwards."""
    if then.bribes[seat] != NOTHING:
        return CHARACTERS[bribe_of(then, seat, 1)], CHARACTERS[bribe_of(then, seat, 2)]
    for event in after:
        if isinstance(event, BribesChosen) and event.seat == seat:
            return event.first, event.second
    return None


def was_first_column(character: Character, seat: int, then: RoadTable, after: Sequence[Event]) -> bool | None:
    """RP-3.9, RP-4.1: whether a column stood leftmost when the round was evaluated, the Bribe being in place."""
    leftmost = then.columns[seat * COLUMNS]
    first = None if leftmost == NOTHING else CHARACTERS[leftmost]
    for event in after:
        if isinstance(event, KingJudged):
            return first is character
        if isinstance(event, ColumnsReordered) and event.seat == seat:
            first = event.columns[0].character
        elif first is None:  # a column that is the only one is not told to have moved
            first = first_of_all(event, seat)
    return None


def first_of_all(event: Event, seat: int) -> Character | None:
    """RP-3.8, RP-3.10, RP-4.1: the column that an event gives to a player who had none."""
    if isinstance(event, CardTaken) and event.seat == seat and event.card.character is not Character.POLITICIAN:
        return event.card.character
    if isinstance(event, BribesRevealed):
        for bribe in event.bribes:
            if bribe.seat == seat:
                return bribe.bribe
    return None


def took_next(character: int, seat: int, then: RoadTable, after: Sequence[Event]) -> bool | None:
    """RP-3.2: whether a player took such a card at the first turn at which one could be taken."""
    for table, event in retold(then, after):
        if not isinstance(event, CardTaken) or event.seat != seat:
            continue
        for action in table.legal(seat):
            if table.row_cards(action - TAKE)[0] // 2 == character:
                return event.card.character is CHARACTERS[character]
    return None


def took_card(row: int, seat: int, after: Sequence[Event]) -> bool | None:
    """RP-3.2: whether a player's next card was the leftmost of this row; None if somebody else was quicker."""
    for event in after:
        if isinstance(event, CardTaken):
            if event.seat == seat:
                return event.row == row
            if event.row == row:
                return None
    return None


def laid_disc(disc: int, seat: int, then: RoadTable, after: Sequence[Event]) -> bool | None:
    """RP-3.4: whether the next disc a player laid had this colour; None if the reserve had run out of it."""
    for table, event in retold(then, after):
        if isinstance(event, DiscLaid) and event.seat == seat:
            return event.disc is DISC_FACES[disc] if LAY + disc in table.legal(seat) else None
    return None


def left_card(claim: LeaveMe, seat: int, after: Sequence[Event]) -> bool | None:
    """RP-3.2: whether, being left the one card, a player left the other to whom it was promised.

    Until the promise falls due, at the player's next turn or when the other card is taken by the one it is for,
    anybody else who takes one of the two ends it.
    """
    for event in after:
        if not isinstance(event, CardTaken):
            continue
        if event.seat == seat:
            return event.row != claim.other_row
        if event.row == claim.row:
            return None
        if event.row == claim.other_row:
            return True if event.seat == claim.to else None
    return None


def retold(then: RoadTable, after: Sequence[Event]) -> Iterator[tuple[RoadTable, Event]]:
    """Every event since then, with the table on which it was decided."""
    table = then.copy()
    for event in after:
        yield table, event
        match event:
            case BribesChosen():
                table.play(event.seat, action_of(ChooseBribes(event.first, event.second)), None)
            case StartingDiscsLaid():
                table.play(event.seat, action_of(LayStartingDiscs(*event.discs)), None)
            case CardTaken():
                table.play(event.seat, action_of(TakeCard(event.row)), None)
            case DiscLaid():
                table.play(event.seat, action_of(LayDisc(event.disc)), None)
            case _:
                pass
