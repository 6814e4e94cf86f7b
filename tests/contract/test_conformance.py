"""Every game in GAMES, and the toy, keeps the contract."""

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.errors import BadRecord
from camarilla.core.game import Game, State
from camarilla.core.match import Match
from camarilla.core.record import Decision, Record
from camarilla.core.rng import Fast
from camarilla.games import GAMES
from camarilla.testing.conformance import check_game, check_one_game, fingerprint
from camarilla.testing.leaks import Leak, audit
from tests.contract.toy import TOY, Envelopes, Toy, ToyView
from tests.variants import VARIANTS, Variant

ALL = (*GAMES, TOY)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_a_game_keeps_the_contract_for_every_player_count(game: Game) -> None:
    check_game(game, games=6)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.game.key)
def test_a_game_keeps_the_contract_with_other_options(variant: Variant) -> None:
    for number in range(6):
        check_one_game(
            variant.game,
            variant.players,
            Fast(number),
            f"{variant.game.key}, {variant.options}, game {number}",
            variant.options,
        )


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    assert fingerprint(game, game.seats[0], 3) == fingerprint(game, game.seats[0], 3)
    assert fingerprint(game, game.seats[0], 3) != fingerprint(game, game.seats[0], 4)


class Forgetful(Envelopes):
    """A state with a bug, to show that the suite notices."""

    def pieces(self) -> list[str]:
        return super().pieces()[: 1 + sum(answer is None for answer in self.answers)]

    def copy(self) -> "Forgetful":
        other = Forgetful(self.numbers, self.prize)
        other.answers = self.answers[:]
        return other


class Sharing(Envelopes):
    def copy(self) -> "Sharing":
        other = Sharing(self.numbers, self.prize)
        other.answers = self.answers
        return other


class Lenient(Envelopes):
    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        if seat == self.players:
            return
        super().play(seat, action, told)

    def copy(self) -> "Lenient":
        other = Lenient(self.numbers, self.prize)
        other.answers = self.answers[:]
        return other


class Peeking(Envelopes):
    def view(self, reader: int | None) -> ToyView:
        return msgspec.structs.replace(super().view(reader), waiting=tuple(self.to_act()))

    def copy(self) -> "Peeking":
        other = Peeking(self.numbers, self.prize)
        other.answers = self.answers[:]
        return other


class Broken(Toy):
    """The toy with another state."""

    def __init__(self, kind: type[Envelopes]) -> None:
        super().__init__()
        self.kind = kind

    def lay_out(self, deal: object, options: object, told: list[Event] | None = None) -> State:  # noqa: ARG002
        return self.kind(deal.numbers[: deal.players], options.prize)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [(Forgetful, "pieces were lost"), (Sharing, "changed the"), (Lenient, "which is not legal")],
)
def test_the_suite_notices_a_broken_game(kind: type[Envelopes], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(Broken(kind), games=3)


def test_the_audit_notices_a_state_that_tells_who_has_answered() -> None:
    with pytest.raises(Leak, match="the view"):
        audit(Broken(Peeking), players=3, pairs=500, seed=1)


def test_a_record_is_refused_where_it_stops_fitting() -> None:
    match = Match.start(GAMES[0], 3, "refused")
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    whole = match.record()
    wrong_seat = Decision((whole.moves[0].seat + 1) % 3, whole.moves[0].move)
    nonsense = Decision(whole.moves[0].seat, msgspec.Raw(b'{"type":"Levitate"}'))
    cases: list[tuple[Record, str]] = [
        (msgspec.structs.replace(whole, moves=(wrong_seat,)), "move 1, seat"),
        (msgspec.structs.replace(whole, moves=(*whole.moves, nonsense)), "move 2, seat .*Levitate"),
        (msgspec.structs.replace(whole, game="chess"), "game: nobody here knows 'chess'"),
        (msgspec.structs.replace(whole, deal=msgspec.Raw(b"{}")), "before the first move: deal"),
        (msgspec.structs.replace(whole, options=msgspec.Raw(b'{"luck": 1}')), "before the first move: options.*luck"),
    ]
    for record, complaint in cases:
        with pytest.raises(BadRecord, match=complaint):
            Match.replay(record, GAMES)


def test_one_game_can_be_checked_alone() -> None:
    check_one_game(TOY, 3, Fast(7), where="here")
