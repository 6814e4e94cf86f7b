"""Envelopes: the smallest game with a secret, written by the recipe of docs/add-a-game.md.

Two to four players each get a hidden number; one number stays in the box. At the same time everybody secretly stays
or folds (T-1). Then the numbers of those who stayed are shown: the highest of them wins two points, the others who
stayed lose one (T-2).
"""

from collections.abc import Mapping
from typing import assert_never, cast

import msgspec

from camarilla.core.data import Choice, Deal, Event, Move, Options, Outcome, Reader, View
from camarilla.core.errors import BadData, BadDeal, BadMove, BadOptions, IllegalMove
from camarilla.core.game import Game, State
from camarilla.core.reading import chosen_options, decoded
from camarilla.core.rng import Rng
from camarilla.core.text import Name, Sentence, names

STAY, FOLD = 0, 1


class ToyOptions(Options, frozen=True):
    prize: int = 2


class ToyDeal(Deal, frozen=True):
    numbers: tuple[int, ...]


class Stay(Move, frozen=True):
    pass


class Fold(Move, frozen=True):
    pass


class Answered(Event, frozen=True):
    seat: int
    stays: bool

    def as_seen_by(self, reader: Reader) -> Event | None:
        return self if reader == self.seat else None

    def decision_of(self) -> int | None:
        return self.seat


class Shown(Event, frozen=True):
    stayed: tuple[int, ...]
    numbers: tuple[int, ...]

    def as_seen_by(self, reader: Reader) -> Event | None:  # noqa: ARG002 - open to all
        return self

    def reveals_to(self, reader: Reader) -> bool:  # noqa: ARG002 - open to all
        return True


ToyEvent = Answered | Shown
EVENTS: msgspec.json.Decoder[ToyEvent] = msgspec.json.Decoder(ToyEvent)


class ToyView(View, frozen=True):
    players: int
    prize: int
    number: int | None
    answer: int | None
    shown: tuple[int | None, ...]

    def imagine(self, rng: Rng) -> State:
        known = list(self.shown)
        if self.reader is not None:
            known[self.reader] = self.number
        rest = [number for number in range(self.players + 1) if number not in known]
        rng.shuffle(rest)
        state = Envelopes(tuple(rest.pop() if number is None else number for number in known), self.prize)
        if not self.waiting:
            state.answers = [FOLD if number is None else STAY for number in self.shown]
            return state
        others = [seat for seat in range(self.players) if seat != self.reader]
        for seat in others:
            state.answers[seat] = rng.choice([None, STAY, FOLD])
        if self.reader is not None:
            state.answers[self.reader] = self.answer
        if not state.to_act():
            state.answers[rng.choice(others)] = None
        return state


class Envelopes(State):
    def __init__(self, numbers: tuple[int, ...], prize: int) -> None:
        self.players = len(numbers)
        self.numbers = numbers
        self.prize = prize
        self.answers: list[int | None] = [None] * len(numbers)

    def to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None)

    def legal(self, seat: int) -> list[int]:
        return [STAY, FOLD] if self.answers[seat] is None else []

    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        if not 0 <= seat < self.players or self.answers[seat] is not None or action not in {STAY, FOLD}:
            raise IllegalMove("T-1", Sentence("toy-refused"))
        self.answers[seat] = action
        if told is not None:
            told.append(Answered(seat, action == STAY))
            if not self.to_act():
                told.append(Shown(self.stayed(), tuple(self.numbers[seat] for seat in self.stayed())))

    def stayed(self) -> tuple[int, ...]:
        return tuple(seat for seat, answer in enumerate(self.answers) if answer == STAY)

    def copy(self) -> "Envelopes":
        other = Envelopes(self.numbers, self.prize)
        other.answers = self.answers[:]
        return other

    def view(self, reader: Reader) -> ToyView:
        over = not self.to_act()
        shown = tuple(number if over and seat in self.stayed() else None for seat, number in enumerate(self.numbers))
        mine = None if reader is None else self.numbers[reader]
        answer = None if reader is None else self.answers[reader]
        waiting = () if over else tuple(range(self.players))
        return ToyView(reader, waiting, self.players, self.prize, mine, answer, shown)

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        highest = max((self.numbers[seat] for seat in self.stayed()), default=None)
        scores = tuple(
            0 if seat not in self.stayed() else self.prize if number == highest else -1
            for seat, number in enumerate(self.numbers)
        )
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(scores, places, winners, Sentence("toy-won", {"players": names(winners)}))

    def pieces(self) -> list[str]:
        return sorted(str(number) for number in self.numbers)


class Toy(Game):
    def __init__(self) -> None:
        self.key = "envelopes"
        self.seats = range(2, 5)
        self.actions = 2

    def options(self, chosen: Mapping[str, object] | None = None) -> ToyOptions:
        return chosen_options(ToyOptions, chosen or {})

    def shuffle(self, players: int, options: Options, rng: Rng) -> ToyDeal:  # noqa: ARG002 - no option changes it
        numbers = list(range(players + 1))
        rng.shuffle(numbers)
        return ToyDeal(players, 0, tuple(numbers))

    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:  # noqa: ARG002
        if not isinstance(deal, ToyDeal) or sorted(deal.numbers) != list(range(deal.players + 1)):
            raise BadDeal("every number once")
        if not isinstance(options, ToyOptions):
            raise BadOptions("not the toy's options")
        return Envelopes(deal.numbers[: deal.players], options.prize)

    def move_of(self, action: int, options: Options) -> Move:  # noqa: ARG002 - the same with all options
        if action not in {STAY, FOLD}:
            raise BadMove(f"there is no action {action}")
        return Stay() if action == STAY else Fold()

    def action_of(self, move: Move, options: Options) -> int:  # noqa: ARG002 - likewise
        match move:
            case Stay():
                return STAY
            case Fold():
                return FOLD
            case _:
                raise BadMove(f"no move {move}")

    def read_move(self, raw: bytes) -> Move:
        return decoded(MOVES, raw, BadMove, "move of envelopes")

    def read_deal(self, raw: bytes) -> Deal:
        return decoded(msgspec.json.Decoder(ToyDeal), raw, BadDeal, "deal of envelopes")

    def read_event(self, raw: bytes) -> Event:
        return decoded(EVENTS, raw, BadData, "event")

    def read_view(self, raw: bytes) -> View:
        return decoded(msgspec.json.Decoder(ToyView), raw, BadData, "view")

    def line(self, event: Event) -> Sentence | None:
        told = cast("ToyEvent", event)
        match told:
            case Answered():
                return Sentence("toy-answered", {"player": Name(told.seat)})
            case Shown():
                return Sentence("toy-shown", {"players": names(told.stayed)})
            case _ as never:
                assert_never(never)

    def label(self, move: Move) -> Sentence:
        return Sentence("toy-stay" if isinstance(move, Stay) else "toy-fold")

    def choice(self, view: View) -> Choice:  # noqa: ARG002 - there is only one
        return Choice(Sentence("toy-prompt"), Sentence("toy-help"), "T-1")


MOVES: msgspec.json.Decoder[Stay | Fold] = msgspec.json.Decoder(Stay | Fold)
TOY = Toy()
