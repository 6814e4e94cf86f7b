"""Leaks planted one a field of the view of Secrets: the audit must catch each of them."""

from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.data import Reader, View
from camarilla.core.game import State
from camarilla.games.secrets.actions import ACCEPT
from camarilla.games.secrets.components import CENTRE, NOTHING
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.trail import NEGOTIATIONS, kind_of, second_of
from camarilla.games.secrets.view import Player, SecretsView
from camarilla.testing.leaks import Exits, Leak, audit

PLAYERS = 6


def strangers_token(table: SecretsTable, reader: Reader) -> int:
    """A number that depends on tokens the reader may not know."""
    return sum(token * (place + 1) for place, token in enumerate(table.tokens[:PLAYERS]) if place != reader) % 7


def centre_token(table: SecretsTable, _: Reader) -> int:
    return table.tokens[CENTRE]


def own_token(table: SecretsTable, reader: Reader) -> int:
    """Not even one's own identity may be in the view before the end, if it cannot be followed."""
    return table.tokens[0 if reader is None else reader]


def proposal(table: SecretsTable, _: Reader) -> int:
    return table.proposal + 1 if table.is_open() else 0


def next_card(table: SecretsTable, _: Reader) -> int:
    return table.deck[table.drawn] if table.drawn < len(table.deck) else 0


def target_has_answered(table: SecretsTable, _: Reader) -> int:
    return int(table.target_answer != NOTHING)


def targets_answer(table: SecretsTable, _: Reader) -> int:
    return int(table.target_answer == ACCEPT)


def holder_has_answered(table: SecretsTable, _: Reader) -> int:
    return int(table.holder_answer != NOTHING)


def next_bullet(table: SecretsTable, _: Reader) -> int:
    return -table.bullets[len(table.given)] if len(table.given) < len(table.bullets) else 0


def given_bullet(table: SecretsTable, _: Reader) -> int:
    return -table.bullets[0] if table.given else 0


def diplomats_side(table: SecretsTable, _: Reader) -> int:
    return sum(second_of(trace) for trace in table.trail if kind_of(trace) == NEGOTIATIONS) % 7


def turn_number(table: SecretsTable, _: Reader) -> int:
    """No secret at all."""
    return table.turn


HIDDEN: dict[str, Callable[[SecretsTable, Reader], int]] = {
    "a stranger's token": strangers_token,
    "the centre's token": centre_token,
    "one's own token": own_token,
    "the proposal": proposal,
    "the next card": next_card,
    "whether the target has answered": target_has_answered,
    "the target's answer": targets_answer,
    "whether the UN holder has answered": holder_has_answered,
    "the next Bullet": next_bullet,
    "a Bullet that was given": given_bullet,
    "a Diplomat's side": diplomats_side,
}


def first_player(view: SecretsView, change: Callable[[Player], Player]) -> SecretsView:
    return msgspec.structs.replace(view, players=(change(view.players[0]), *view.players[1:]))


FIELDS: dict[str, Callable[[SecretsView, int], SecretsView]] = {
    "waiting": lambda view, secret: msgspec.structs.replace(view, waiting=view.waiting * (1 + secret)),
    "turn": lambda view, secret: msgspec.structs.replace(view, turn=view.turn + secret),
    "holder": lambda view, secret: msgspec.structs.replace(view, holder=secret),
    "target": lambda view, secret: msgspec.structs.replace(view, target=secret),
    "deck": lambda view, secret: msgspec.structs.replace(view, deck=view.deck + secret),
    "settlements": lambda view, secret: msgspec.structs.replace(
        view, settlements=view.settlements * (1 + secret) or (secret,)
    ),
    "bullets_left": lambda view, secret: msgspec.structs.replace(view, bullets_left=secret),
    "recent": lambda view, secret: msgspec.structs.replace(view, recent=view.recent + secret),
    "cards": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, cards=player.cards * (1 + secret) or (secret,))
    ),
}


class ShowsSecret(Exits):
    """A field of the view that depends on a secret."""

    def __init__(self, field: str, secret: Callable[[SecretsTable, Reader], int]) -> None:
        self.field = FIELDS[field]
        self.secret = secret

    def view(self, state: State, reader: Reader) -> View:
        view = state.view(reader)
        if not isinstance(view, SecretsView) or not isinstance(state, SecretsTable):
            raise TypeError
        return self.field(view, self.secret(state, reader))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("secret", HIDDEN)
def test_a_field_that_depends_on_a_secret_is_caught(field: str, secret: str) -> None:
    with pytest.raises(Leak):
        audit(SECRETS, PLAYERS, 10_000, seed=3, exits=ShowsSecret(field, HIDDEN[secret]))


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_depends_on_something_open_is_no_leak(field: str) -> None:
    audit(SECRETS, PLAYERS, 500, seed=3, exits=ShowsSecret(field, turn_number))
