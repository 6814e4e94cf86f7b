"""The contract. START HERE.

A game is a state machine over small numbered decisions:

    deal  = game.shuffle(players, options, rng)     all the chance there is
    state = game.lay_out(deal, options)             the table, with everything on it
    state.to_act()                                  the seats that owe a decision
    state.legal(seat)                               the numbers this seat may play now
    state.play(seat, action, told)                  one decision; the events it causes are told
    state.view(reader)                              what one seat, or a spectator, has been shown
    view.imagine(rng)                               some state that the view cannot rule out
    state.outcome()                                 who won, once it is over

Rules, bots and search speak in numbers; people, records and the wire speak in Moves (`game.move_of`,
`game.action_of`). Whatever leaves for a reader is a View, or an Event through `as_seen_by`: there is no third door.
`camarilla.core.match.Match` ties all of it together for somebody who just wants to play.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from camarilla.core.data import Choice, Claim, Deal, Event, Move, Options, Outcome, Reader, View
from camarilla.core.errors import BadMove
from camarilla.core.rng import Rng
from camarilla.core.text import Sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A table in the middle of a game: one mutable object with the whole truth in it."""

    players: int

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision, several where the rules say "at the same time"; empty when it is over.

        While answers are sealed this is itself a secret: readers get `View.waiting`.
        """

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The decisions this seat may take now; empty if it owes none. It depends only on what the seat can see."""

    @abstractmethod
    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        """Carry out a decision: check first, change second, tell last.

        Raise IllegalMove, and change nothing, if the rules forbid it. `told` receives the events, whole truth;
        None when nobody listens, as in search.
        """

    @abstractmethod
    def copy(self) -> "State":
        """Another table in the same situation, independent of this one."""

    @abstractmethod
    def view(self, reader: Reader) -> View:
        """What this reader has been shown, and nothing more."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """Every piece of the box, wherever it is now, in sorted order: the same from the first move to the last."""

    def is_over(self) -> bool:
        """Whether no decision is owed any more."""
        return not self.to_act()

    def forced(self) -> tuple[int, int] | None:
        """A seat and its decision where everybody at the table can see that it has just this one.

        `Match` takes it by itself. Never one that only its owner knows to be forced: not even a missing pause may
        tell what is in a hand.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game in its box. Each has exactly one of these, listed in `camarilla.games.GAMES`."""

    key: str
    """How it is named in commands, records and addresses: "royal-secrets"."""
    seats: range
    """How many may play."""
    actions: int
    """Decisions are numbered from 0 to actions - 1."""

    @abstractmethod
    def options(self, chosen: Mapping[str, object] | None = None) -> Options:
        """The table options, defaults where nothing is chosen. Raises BadOptions, saying which and why."""

    @abstractmethod
    def shuffle(self, players: int, options: Options, rng: Rng) -> Deal:
        """Draw everything that is left to chance."""

    @abstractmethod
    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:
        """The table at the first decision. Raises BadDeal if the deal is not the whole box, each piece once."""

    @abstractmethod
    def move_of(self, action: int, options: Options) -> Move:
        """The Move that a number stands for at a table with these options."""

    @abstractmethod
    def action_of(self, move: Move, options: Options) -> int:
        """The number of a Move. Raises BadMove if this game has no such move."""

    @abstractmethod
    def read_move(self, raw: bytes) -> Move:
        """A Move from its JSON form. Raises BadMove."""

    @abstractmethod
    def read_deal(self, raw: bytes) -> Deal:
        """A Deal from its JSON form. Raises BadDeal."""

    @abstractmethod
    def read_event(self, raw: bytes) -> Event:
        """An Event, as somebody has seen it, from its JSON form. Raises BadData."""

    @abstractmethod
    def read_view(self, raw: bytes) -> View:
        """A View from its JSON form. Raises BadData."""

    @abstractmethod
    def line(self, event: Event) -> Sentence | None:
        """The line of the log for an event as somebody has seen it; None where it needs no words."""

    @abstractmethod
    def label(self, move: Move) -> Sentence:
        """A decision as it is offered to the one who may take it."""

    @abstractmethod
    def choice(self, view: View) -> Choice:
        """What the table waits for, in the reader's eyes."""

    def consequences(self, view: View, move: Move) -> Sequence[Sentence]:  # noqa: ARG002 - most say nothing
        """What a legal move would do, as far as the one who may make it can see; beside the choice, for people."""
        return ()

    def taking_back(self, view: View, move: Move) -> Sentence | None:  # noqa: ARG002 - most need no words for it
        """What to say beside a legal move of whether it can be taken back, at tables where that can be done."""
        return None

    # ---------------------------------------------------------------------------------------------------- talk

    def claims(self, public: View, seat: int) -> Sequence[Claim]:  # noqa: ARG002 - a game without claims
        """What this seat may claim now. It is worked out from a spectator's view, so it cannot tell what one holds."""
        return ()

    def read_claim(self, raw: bytes) -> Claim:
        """A Claim from its JSON form. Raises BadMove."""
        raise BadMove(f"{self.key} has no claims: {raw!r}")

    def saying(self, seat: int, claim: Claim) -> Sentence:
        """A claim in words, as the table hears it from this seat."""
        raise BadMove(f"{self.key} has no claims: {seat} {claim}")

    def is_true(self, claim: Claim, view: View) -> bool | None:  # noqa: ARG002 - a game without claims
        """Whether what the view's own reader would claim is true, as far as this view tells; None if it does not.

        A plan is True where the reader can still carry it out and False where not any more.
        """
        return None

    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:  # noqa: ARG002 - likewise
        """Whether a claim turned out true, once the game is over; None if it was never settled.

        `then` is the whole table when it was made, `after` all that happened since.
        """
        return None
