"""Every game in GAMES, and the toy, keeps the contract."""

from collections.abc import Sequence

import msgspec
import pytest

from camarilla.core.data import Claim, Event, Move, View
from camarilla.core.errors import BadMove, BadRecord
from camarilla.core.game import Game, State
from camarilla.core.match import Match
from camarilla.core.record import Decision, Record
from camarilla.core.rng import Fast, Rng
from camarilla.core.text import Name, Sentence
from camarilla.games import GAMES
from camarilla.testing.conformance import check_game, check_imagined, check_one_game, fingerprint
from camarilla.testing.leaks import Leak, audit
from tests.contract.toy import TOY, Answered, Envelopes, Toy, ToyView
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


class Remembered(ToyView, frozen=True):
    """A view that gives the same table to everybody who imagines one."""

    memory: list[State] = []  # noqa: RUF012 - msgspec makes a new one for each

    def imagine(self, rng: Rng) -> State:
        if not self.memory:
            self.memory.append(super().imagine(rng))
        return self.memory[0]


class Absent(Envelopes):
    def view(self, reader: int | None) -> ToyView:
        return Remembered(**msgspec.structs.asdict(super().view(reader)))

    def copy(self) -> "Absent":
        other = Absent(self.numbers, self.prize)
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


def test_the_suite_notices_worlds_that_are_one_and_the_same() -> None:
    with pytest.raises(AssertionError, match="at an imagined table changed the next one"):
        check_imagined(Absent((2, 0, 1), 3), 0, Fast(1), "here")


class Boast(Claim, frozen=True):
    number: int


class Talking(Toy):
    """The toy with something to say: my number is at least so much."""

    def claims(self, public: View, seat: int) -> list[Claim]:  # noqa: ARG002 - the same for all
        return [Boast(1), Boast(2)] if public.waiting else []

    def read_claim(self, raw: bytes) -> Claim:
        return msgspec.json.decode(raw, type=Boast)

    def saying(self, seat: int, claim: Claim) -> Sentence:
        assert isinstance(claim, Boast)
        return Sentence("toy-boast", {"player": Name(seat), "number": claim.number})

    def is_true(self, claim: Claim, view: View) -> bool | None:
        assert isinstance(claim, Boast)
        assert isinstance(view, ToyView)
        return None if view.number is None else view.number >= claim.number

    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:  # noqa: ARG002
        assert isinstance(claim, Boast)
        assert isinstance(then, Envelopes)
        return then.numbers[seat] >= claim.number


class Repeating(Talking):
    def claims(self, public: View, seat: int) -> list[Claim]:
        return [*super().claims(public, seat), Boast(2)]


class Mishearing(Talking):
    def read_claim(self, raw: bytes) -> Claim:
        return Boast(len(raw))


class Undecided(Talking):
    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:
        return NotImplemented if super().settled(claim, seat, then, after) else None


class Blurred(Toy):
    def read_view(self, raw: bytes) -> View:
        view = super().read_view(raw)
        assert isinstance(view, ToyView)
        return msgspec.structs.replace(view, prize=view.prize + 1)


class Forgetting(Toy):
    def read_event(self, raw: bytes) -> Event:
        event = super().read_event(raw)
        return Answered(event.seat, stays=True) if isinstance(event, Answered) else event


class Stuttering(Toy):
    def consequences(self, view: View, move: Move) -> list[Sentence]:  # noqa: ARG002 - always the same
        return [Sentence("toy-help"), Sentence("toy-help")]


def test_a_game_with_something_to_say_keeps_the_contract() -> None:
    check_game(Talking(), games=3)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Repeating(), "is offered twice"),
        (Mishearing(), "Boast.* does not survive JSON"),
        (Undecided(), "cannot be NotImplemented"),
        (Blurred(), "ToyView.* does not survive JSON"),
        (Forgetting(), "Answered.* does not survive JSON"),
        (Stuttering(), "the same is told twice"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_suite_notices_what_does_not_survive_the_wire_or_is_said_twice(game: Game, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, games=3)


def test_a_game_without_claims_knows_none() -> None:
    for question in (lambda: TOY.read_claim(b"{}"), lambda: TOY.saying(0, Boast(1))):
        with pytest.raises(BadMove, match="envelopes has no claims"):
            question()


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
