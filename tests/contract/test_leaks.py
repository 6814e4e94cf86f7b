"""The leak audit: 20,000 and more pairs of twin worlds, and planted leaks that it must catch."""

from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.data import Deal, Event, Options, Reader, View
from camarilla.core.game import Game, State
from camarilla.games import GAMES
from camarilla.testing.leaks import Exits, Leak, audit, audit_deals
from tests.contract.toy import TOY, Envelopes, Shown, Toy, ToyDeal
from tests.variants import VARIANTS, Variant

PAIRS = 20_000
"""At least so many for each game, over all player counts."""


def cases() -> list[tuple[Game, int]]:
    return [(game, players) for game in (*GAMES, TOY) for players in game.seats]


@pytest.mark.parametrize(("game", "players"), cases(), ids=lambda value: getattr(value, "key", str(value)))
def test_no_reader_is_sent_what_it_may_not_know(game: Game, players: int) -> None:
    pairs = -(-PAIRS // len(game.seats))

    compared = audit(game, players, pairs, seed=20_260 + players)

    assert compared > pairs * 0.5, "in most twin worlds there is a decision to compare too"


@pytest.mark.parametrize(("game", "players"), cases(), ids=lambda value: getattr(value, "key", str(value)))
def test_what_is_revealed_says_no_more_than_it_may(game: Game, players: int) -> None:
    assert audit_deals(game, players, games=40, seed=players) > 400


class TellingEnvelopes(Envelopes):
    """The toy, telling with a lawful reveal what stayed in the box."""

    box = 0

    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        super().play(seat, action, told)
        if told is not None and isinstance(told[-1], Shown):
            told[-1] = Shown(told[-1].stayed, (*told[-1].numbers, self.box))

    def copy(self) -> "TellingEnvelopes":
        other = TellingEnvelopes(self.numbers, self.prize)
        other.answers = self.answers[:]
        other.box = self.box
        return other


class TellingToy(Toy):
    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:
        super().lay_out(deal, options, told)
        assert isinstance(deal, ToyDeal)
        state = TellingEnvelopes(deal.numbers[: deal.players], 2)
        state.box = deal.numbers[-1]
        return state


def test_a_lawful_reveal_that_tells_too_much_is_caught() -> None:
    with pytest.raises(Leak):
        audit_deals(TellingToy(), 3, games=200, seed=1)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.game.key)
def test_no_reader_is_sent_what_it_may_not_know_with_other_options(variant: Variant) -> None:
    compared = audit(variant.game, variant.players, 3_000, seed=20_270, options=variant.options)

    assert compared > 3_000 * 0.7


class ShowsEvents(Exits):
    """A leak: events of one kind reach everybody whole."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def seen(self, event: Event, reader: Reader) -> Event | None:
        return event if type(event).__name__ == self.kind else event.as_seen_by(reader)


class ShowsField(Exits):
    """A leak: something about the hidden truth finds its way into the view."""

    def __init__(self, leak: Callable[[State, View], View]) -> None:
        self.leak = leak

    def view(self, state: State, reader: Reader) -> View:
        return self.leak(state, state.view(reader))


class OrdersByTruth(Exits):
    """A leak: the order of the choices offered depends on somebody else's answer."""

    def legal(self, state: State, seat: int) -> list[int]:
        legal = state.legal(seat)
        others = sum(1 for other in range(state.players) if other != seat and state.legal(other))
        return legal[::-1] if others % 2 else legal


def hidden_kinds() -> list[tuple[Game, str]]:
    """Every kind of event that is not the same for all readers, found by playing."""
    from camarilla.core.rng import Fast

    found: dict[tuple[str, str], Game] = {}
    for game in (*GAMES, TOY):
        options = game.options()
        for number in range(60):
            rng = Fast(number)
            players = rng.choice(list(game.seats))
            told: list[Event] = []
            state = game.lay_out(game.shuffle(players, options, rng), options, told)
            while asked := state.to_act():
                seat = rng.choice(asked)
                state.play(seat, rng.choice(state.legal(seat)), told)
            for event in told:
                if any(event.as_seen_by(reader) != event for reader in (None, *range(players))):
                    found[game.key, type(event).__name__] = game
    return sorted(((game, kind) for (_, kind), game in found.items()), key=lambda case: (case[0].key, case[1]))


def audit_everything(game: Game, players: int, exits: Exits) -> None:
    audit_deals(game, players, games=20, seed=5, exits=exits)
    audit(game, players, 20_000, seed=5, exits=exits)


@pytest.mark.parametrize(("game", "kind"), hidden_kinds(), ids=lambda value: getattr(value, "key", str(value)))
def test_an_event_that_reaches_everybody_whole_is_caught(game: Game, kind: str) -> None:
    with pytest.raises(Leak):
        audit_everything(game, game.seats[-1], ShowsEvents(kind))


def test_choices_ordered_by_a_secret_are_caught() -> None:
    with pytest.raises(Leak, match="legal decisions"):
        audit(TOY, 3, 2_000, seed=1, exits=OrdersByTruth())


def test_the_toys_number_in_the_view_is_caught() -> None:
    def leak(state: State, view: View) -> View:
        return msgspec.structs.replace(view, waiting=view.waiting[: state.legal(0).count(0) + 1])

    with pytest.raises(Leak, match="the view"):
        audit(TOY, 3, 2_000, seed=1, exits=ShowsField(leak))
