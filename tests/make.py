"""What the tests of every game share: all that can be seen of a table, and refusals that change nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from camarilla.core.data import View
from camarilla.core.errors import IllegalMove
from camarilla.core.game import State


def all_there_is(state: State) -> tuple[list[View], list[str], tuple[int, ...], list[list[int]]]:
    """Everything the contract shows of a table: each reader's view, the pieces, who owes what."""
    seats = range(state.players)
    views = [state.view(None), *(state.view(seat) for seat in seats)]
    return views, state.pieces(), state.to_act(), [state.legal(seat) for seat in seats]


@contextmanager
def refused(state: State, rule: str) -> Iterator[None]:
    """Whatever is tried inside is refused with this rule, and the table is as it was."""
    before = all_there_is(state)
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule, f"{caught.value.rule} ({caught.value.reason.id}), expected {rule}"
    assert all_there_is(state) == before
