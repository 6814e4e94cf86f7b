"""Times in words."""

from camarilla.locales import Speaker

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MANY = 100
"""Up to here a time that is left is told in the smaller unit."""


def spelled(seconds: int, speaker: Speaker) -> str:
    """A time in words: 90 seconds, 3 minutes, a day."""
    if seconds % DAY == 0:
        return speaker.text("cli-time-days", count=seconds // DAY)
    if seconds % HOUR == 0:
        return speaker.text("cli-time-hours", count=seconds // HOUR)
    if seconds % MINUTE == 0 and seconds > MINUTE:
        return speaker.text("cli-time-minutes", count=seconds // MINUTE)
    return speaker.text("cli-time-seconds", count=seconds)


def roughly(ms: int, speaker: Speaker) -> str:
    """How long something was, in one unit, never more than it was."""
    seconds = max(1, ms // 1000)
    size = next((size for size in (DAY, HOUR, MINUTE) if seconds >= size), 1)
    if size == MINUTE and seconds < 2 * MINUTE:
        return speaker.text("cli-time-minutes", count=1)
    return spelled(seconds // size * size, speaker)


def left(ms: int, speaker: Speaker) -> str:
    """What is left of a waiting time: seconds at the end of it, else a rougher unit."""
    seconds = max(0, -(-ms // 1000))
    if seconds < MANY:
        return speaker.text("cli-left-seconds", count=seconds)
    if seconds < MANY * MINUTE:
        return speaker.text("cli-left-minutes", count=-(-seconds // MINUTE))
    if seconds < 2 * DAY:
        return speaker.text("cli-left-hours", count=-(-seconds // HOUR))
    return speaker.text("cli-left-days", count=-(-seconds // DAY))
