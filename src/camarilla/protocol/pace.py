"""How fast somebody likes things to go. It is kept for the person, whatever they play with."""

import enum

import msgspec


class BotSpeed(enum.Enum):
    """How long bots seem to think where one person plays with them."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"


class ByItself(enum.Enum):
    """Whether what pays or reveals waits for Next, or goes on by itself after a long or a short while."""

    NO = "no"
    CALM = "calm"
    QUICK = "quick"


class PaceSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody likes to be shown what happens."""

    bots: BotSpeed = BotSpeed.NORMAL
    by_itself: ByItself = ByItself.NO
    motion: bool | None = None
    """Whether things move; None if that is left to the device."""
