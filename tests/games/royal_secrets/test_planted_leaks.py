"""Leaks planted one a field of the view of Royal Secrets: the audit must catch each of them."""

from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.data import Reader, View
from camarilla.core.game import State
from camarilla.games.royal_secrets.components import NOTHING
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.royal_secrets.view import Bet, Player, RoyalView
from camarilla.testing.leaks import Exits, Leak, audit


def strangers_hand(table: RoyalTable, reader: Reader) -> int:
    """A number that depends on what others hold and the reader may not know."""
    return sum(sum(hand) for seat, hand in enumerate(table.hands) if seat != reader) % 7


def sealed(table: RoyalTable, reader: Reader) -> int:
    """A number that depends on others' sealed answers."""
    return sum(1 for seat, answer in enumerate(table.sealed) if answer != NOTHING and seat != reader)


def top_valet(table: RoyalTable, _: Reader) -> int:
    return table.valets[table.valets_drawn] % 7 if table.valets_drawn < len(table.valets) else 0


def top_cardinal(table: RoyalTable, _: Reader) -> int:
    return table.cardinals[table.cardinals_drawn] % 7 if table.cardinals_drawn < len(table.cardinals) else 0


def next_audience(table: RoyalTable, _: Reader) -> int:
    return table.piles[0][table.round] % 7 if table.round < 7 else 0


def removed(table: RoyalTable, _: Reader) -> int:
    return table.boxed[0] % 7


def round_number(table: RoyalTable, _: Reader) -> int:
    """No secret at all."""
    return table.round


SECRETS: dict[str, Callable[[RoyalTable, Reader], int]] = {
    "a stranger's hand": strangers_hand,
    "sealed answers": sealed,
    "the top Valet": top_valet,
    "the Cardinal's next card": top_cardinal,
    "the next Audience card": next_audience,
    "the removed Audience cards": removed,
}


def first_player(view: RoyalView, change: Callable[[Player], Player]) -> RoyalView:
    return msgspec.structs.replace(view, players=(change(view.players[0]), *view.players[1:]))


def first_bet(view: RoyalView, change: Callable[[Bet], Bet]) -> RoyalView:
    for seat, player in enumerate(view.players):
        if player.bets:
            bets = (change(player.bets[0]), *player.bets[1:])
            players = list(view.players)
            players[seat] = msgspec.structs.replace(player, bets=bets)
            return msgspec.structs.replace(view, players=tuple(players))
    return view


FIELDS: dict[str, Callable[[RoyalView, int], RoyalView]] = {
    "waiting": lambda view, secret: msgspec.structs.replace(view, waiting=view.waiting * (1 + secret % 2)),
    "passed": lambda view, secret: msgspec.structs.replace(view, passed=(secret,)),
    "valets_left": lambda view, secret: msgspec.structs.replace(view, valets_left=secret),
    "cardinals_left": lambda view, secret: msgspec.structs.replace(view, cardinals_left=secret),
    "past": lambda view, secret: msgspec.structs.replace(view, past=view.past[::-1] if secret % 2 else view.past),
    "discard": lambda view, secret: msgspec.structs.replace(
        view, discard=view.discard[::-1] if secret % 2 else view.discard
    ),
    "points": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, points=(player.points or 0) + secret)
    ),
    "known": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, known=player.known[::-1] if secret % 2 else player.known)
    ),
    "gains": lambda view, secret: first_player(
        view, lambda player: msgspec.structs.replace(player, gains=player.gains + secret)
    ),
    "spied": lambda view, secret: first_player(view, lambda player: msgspec.structs.replace(player, spied=(secret,))),
    "medal": lambda view, secret: first_bet(
        view, lambda bet: msgspec.structs.replace(bet, medal=bet.medal ^ bool(secret % 2))
    ),
}


class ShowsSecret(Exits):
    """A field of the view that depends on a secret."""

    def __init__(self, field: str, secret: Callable[[RoyalTable, Reader], int]) -> None:
        self.field = FIELDS[field]
        self.secret = secret

    def view(self, state: State, reader: Reader) -> View:
        view = state.view(reader)
        if not isinstance(view, RoyalView) or not isinstance(state, RoyalTable):
            raise TypeError
        return self.field(view, self.secret(state, reader))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("secret", SECRETS)
def test_a_field_that_depends_on_a_secret_is_caught(field: str, secret: str) -> None:
    with pytest.raises(Leak):
        audit(ROYAL_SECRETS, 4, 10_000, seed=3, exits=ShowsSecret(field, SECRETS[secret]))


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_depends_on_something_open_is_no_leak(field: str) -> None:
    audit(ROYAL_SECRETS, 4, 500, seed=3, exits=ShowsSecret(field, round_number))


class TellsInRefusals(Exits):
    """A refusal that depends on a secret."""

    def refusal(self, state: State, seat: int, action: int) -> object:
        if not isinstance(state, RoyalTable):
            raise TypeError
        refused = super().refusal(state, seat, action)
        return None if refused is None else (refused, top_valet(state, seat))


class ActsBySecret(Exits):
    """A table that takes a decision by itself where only its owner knows that it is forced."""

    def forced(self, state: State) -> tuple[int, int] | None:
        for seat in state.to_act():
            if len(state.legal(seat)) == 1:
                return seat, state.legal(seat)[0]
        return None


def test_a_refusal_that_depends_on_a_secret_is_caught() -> None:
    with pytest.raises(Leak, match="refusal"):
        audit(ROYAL_SECRETS, 4, 10_000, seed=3, exits=TellsInRefusals())


def test_a_decision_taken_by_itself_that_only_its_owner_knows_to_be_forced_is_caught() -> None:
    with pytest.raises(Leak, match="by itself"):
        audit(ROYAL_SECRETS, 3, 40_000, seed=3, exits=ActsBySecret())
