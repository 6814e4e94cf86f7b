"""The cards and discs as people know them: in moves, events, views and records."""

import enum

import msgspec


class Character(enum.Enum):
    """RP-1.1: the Characters, each with its colour: yellow, red, blue, black, pink, purple."""

    NOBLE = "noble"
    SOLDIER = "soldier"
    PRIEST = "priest"
    KING = "king"
    QUEEN = "queen"
    POLITICIAN = "politician"


class Disc(enum.Enum):
    """RP-1.3: the discs: yellow, red and blue for missions, and purple."""

    FINANCE = "finance"
    MILITARY = "military"
    POLITICS = "politics"
    TREACHERY = "treachery"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RP-1.1: a Character card with its impression points. Cards that nobody can tell apart have one number."""

    number: int
    character: Character
    points: int
