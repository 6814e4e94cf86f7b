"""What players of Road to the Palace say about their Bribes and their plans. `claiming` offers it."""

from typing import Annotated

import msgspec

from camarilla.core.data import Claim
from camarilla.games.road_to_the_palace.cards import Card, Character, Disc

Round = Annotated[int, msgspec.Meta(ge=1, le=2)]
RowNumber = Annotated[int, msgspec.Meta(ge=1, le=3)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Bribed(Claim, frozen=True):
    """RP-2.6: "my Bribe for this round is ..."; while they are being chosen, a plan."""

    round: Round
    character: Character


class NotBribed(Claim, frozen=True):
    """RP-2.6: "no Bribe of mine is for ..."."""

    character: Character


class GoingFor(Claim, frozen=True):
    """RP-3.9: "this will be my first column when the round is evaluated"."""

    character: Character


class WantsNext(Claim, frozen=True):
    """RP-3.2: "I take the next one that I can"."""

    character: Character


class WillTake(Claim, frozen=True):
    """RP-3.2: "I take this card next": the leftmost of a row, counted from 1 at the top."""

    row: RowNumber
    card: Card


class WillLay(Claim, frozen=True):
    """RP-3.4: "the next disc that I lay has this colour"."""

    disc: Disc


class LeaveMe(Claim, frozen=True):
    """RP-3.2: "leave me this card, and I leave you the other": both the leftmost of their rows."""

    to: Seat
    row: RowNumber
    card: Card
    other_row: RowNumber
    other_card: Card


AnyRoadClaim = Bribed | NotBribed | GoingFor | WantsNext | WillTake | WillLay | LeaveMe
