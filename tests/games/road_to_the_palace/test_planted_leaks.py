"""Leaks planted one a field of the view of Road to the Palace: the audit must catch each of them."""

from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.data import Reader, View
from camarilla.core.game import State
from camarilla.games.road_to_the_palace.components import NOTHING
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import Column, Player, RoadView, Row
from camarilla.testing.leaks import Exits, Leak, audit
from tests.games.road_to_the_palace.make import KING


def strangers_bribes(table: RoadTable, reader: Reader) -> int:
    """A number that depends on others' Bribes, chosen and not revealed."""
    return sum(bribe for seat, bribe in enumerate(table.bribes) if seat != reader and bribe != NOTHING) % 7


def sealed(table: RoadTable, reader: Reader) -> int:
    """A number that depends on who has chosen already."""
    return sum(1 for seat, bribe in enumerate(table.bribes) if seat != reader and bribe != NOTHING)


def top_card(table: RoadTable, _: Reader) -> int:
    return table.deck[table.drawn] % 7 if table.drawn < len(table.deck) else 0


def bottom_card(table: RoadTable, _: Reader) -> int:
    return table.deck[-1] % 7 if table.drawn < len(table.deck) else 0


def next_politician(table: RoadTable, _: Reader) -> int:
    deck = table.deck[table.drawn :]
    return deck.index(10) if 10 in deck else 0


def removed(table: RoadTable, _: Reader) -> int:
    return table.removed[0] % 7


def round_number(table: RoadTable, _: Reader) -> int:
    """No secret at all."""
    return table.round


SECRETS: dict[str, Callable[[RoadTable, Reader], int]] = {
    "a stranger's Bribes": strangers_bribes,
    "who has chosen": sealed,
    "the top card of the deck": top_card,
    "the bottom card of the deck": bottom_card,
    "where the next Politician is": next_politician,
    "the removed cards": removed,
}


def first_player(view: RoadView, change: Callable[[Player], Player]) -> RoadView:
    return msgspec.structs.replace(view, players=(change(view.players[0]), *view.players[1:]))


def first_row(view: RoadView, change: Callable[[Row], Row]) -> RoadView:
    return msgspec.structs.replace(view, grid=(change(view.grid[0]), *view.grid[1:]))


FIELDS: dict[str, Callable[[RoadView, int], RoadView]] = {
    "waiting": lambda view, secret: msgspec.structs.replace(view, waiting=view.waiting * (1 + secret % 2)),
    "first_player": lambda view, secret: msgspec.structs.replace(view, first_player=secret),
    "row": lambda view, secret: msgspec.structs.replace(view, row=secret),
    "deck_size": lambda view, secret: msgspec.structs.replace(view, deck_size=secret),
    "reserve": lambda view, secret: msgspec.structs.replace(
        view, reserve=view.reserve[::-1] if secret % 2 else view.reserve
    ),
    "discs_aside": lambda view, secret: msgspec.structs.replace(view, discs_aside=secret),
    "set_aside": lambda view, secret: msgspec.structs.replace(view, set_aside=secret),
    "a row's cards": lambda view, secret: first_row(
        view, lambda row: msgspec.structs.replace(row, cards=row.cards * (1 + secret))
    ),
    "influence": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, influence=(player.influence or 0) + secret)
    ),
    "loan": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, loan=player.loan + secret)
    ),
    "board": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, board=(*player.board, secret))
    ),
    "politicians": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, politicians=(player.politicians[0], secret))
    ),
    "bribes": lambda view, secret: first_player(
        view,
        lambda player: msgspec.structs.replace(player, bribes=player.bribes if secret % 2 else player.bribes[::-1]),
    ),
    "columns": lambda view, secret: first_player(
        view,
        lambda player: msgspec.structs.replace(player, columns=(*player.columns, Column(KING, secret, (), 0))),
    ),
}


class ShowsSecret(Exits):
    """A field of the view that depends on a secret."""

    def __init__(self, field: str, secret: Callable[[RoadTable, Reader], int]) -> None:
        self.field = FIELDS[field]
        self.secret = secret

    def view(self, state: State, reader: Reader) -> View:
        view = state.view(reader)
        if not isinstance(view, RoadView) or not isinstance(state, RoadTable):
            raise TypeError
        return self.field(view, self.secret(state, reader))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_field_that_depends_on_a_secret_is_caught(field: str, secret: str) -> None:
    with pytest.raises(Leak):
        audit(ROAD_TO_THE_PALACE, 4, 10_000, seed=3, exits=ShowsSecret(field, SECRETS[secret]))


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_depends_on_something_open_is_no_leak(field: str) -> None:
    audit(ROAD_TO_THE_PALACE, 4, 300, seed=3, exits=ShowsSecret(field, round_number))
