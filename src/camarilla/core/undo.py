"""Which decisions may be taken back: those by which nothing hidden has come to light.

It depends only on what was told and on whom the table waits for, both as everybody knows them; so whether a decision
may be taken back tells nobody anything. `camarilla.testing.undo` holds a game to it.
"""

from collections.abc import Sequence

from camarilla.core.data import Event


def has_come_to_light(told: Sequence[Event], players: int) -> bool:
    """Whether by these events anybody, at the table or watching, has been shown something that was hidden."""
    for event in told:
        if event.shows_hidden(players):
            return True
    return False


def can_be_taken_back(
    seat: int, before: tuple[int, ...], told: Sequence[Event], after: tuple[int, ...], players: int
) -> bool:
    """Whether a decision taken in the open may be taken back, as long as nobody else decides.

    `before` and `after` are the seats that the table waited for (`View.waiting`), `told` is what followed. While
    several answer at once under seal nothing is taken back in the open: it would tell whether somebody has answered.
    """
    return before == (seat,) and len(after) == 1 and not has_come_to_light(told, players)
