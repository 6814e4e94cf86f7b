"""SE-1: the pieces as people name them. `components` numbers them in this order."""

import enum


class Character(enum.Enum):
    """SE-1.1: the eight Characters, in the order of the rules."""

    DOUBLE_AGENT = "double-agent"
    PSYCHIATRIST = "psychiatrist"
    POLITICIAN = "politician"
    DETECTIVE = "detective"
    DIPLOMAT = "diplomat"
    JOURNALIST = "journalist"
    SCIENTIST = "scientist"
    ASSASSIN = "assassin"


class Identity(enum.Enum):
    """SE-1.3: what a token makes of its owner."""

    CIA = "cia"
    KGB = "kgb"
    HIPPIE = "hippie"
