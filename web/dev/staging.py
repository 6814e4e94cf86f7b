"""What the scenes of all games have in common: a moment of a game among bots, as a drawing is given it, as JSON."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from camarilla.bots import make_bot
from camarilla.core.data import Event, Reader, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.protocol.to_client import Offer, Situation

V = TypeVar("V", bound=View)


class Happening(msgspec.Struct, Generic[V]):
    """What a decision brought about, in somebody's eyes."""

    key: int
    events: list[Event]
    lines: list[Sentence | None]
    before: V
    after: V


class Scene(msgspec.Struct, Generic[V]):
    """All that a drawing is given at one moment."""

    name: str
    you: Reader
    names: tuple[str, ...]
    view: V
    situation: Situation
    happening: Happening[V] | None


class Ended(msgspec.Struct, Generic[V]):
    """A game that has ended, as somebody saw it."""

    scene: Scene[V]
    history: list[Event]


class Scenes(msgspec.Struct, Generic[V]):
    """Everything that is written."""

    scenes: list[Scene[V]]
    film: list[Scene[V]]
    ends: list[Ended[V]]


class Stage(Generic[V]):
    """A game, what its views are, and who plays it."""

    def __init__(self, game: Game, kind: type[V], names: tuple[str, ...]) -> None:
        self.game = game
        self.kind = kind
        self.names = names

    def situation(self, match: Match, seat: Reader, view: V) -> Situation:
        """What is asked of whom, as the server tells it."""
        legal = [] if seat is None else match.legal(seat)
        offers = tuple(
            Offer(
                msgspec.Raw(msgspec.json.encode(move)),
                self.game.label(move),
                tuple(self.game.consequences(view, move)),
            )
            for move in legal
        )
        return Situation(
            ply=len(match.moves),
            choice=self.game.choice(view),
            offers=offers,
            can_undo=False,
            clocks=None,
            outcome=match.outcome,
        )

    def seen_by(self, match: Match, reader: Reader) -> V:
        """What a reader has been shown."""
        return self.checked(match.view(reader))

    def checked(self, view: View) -> V:
        """A view of this game."""
        if not isinstance(view, self.kind):
            raise TypeError(f"not a view of {self.game.key}: {type(view).__name__}")
        return view

    def scene(self, match: Match, name: str, seat: Reader, before: V | None, told: list[Event]) -> Scene[V]:
        """The table as one reader sees it now."""
        view = self.seen_by(match, seat)
        shown = self.checked(view.as_shown())
        events = [seen for seen in (event.as_seen_by(seat) for event in told) if seen is not None]
        happening = None
        if before is not None and events:
            lines = [self.game.line(event) for event in events]
            happening = Happening(len(match.moves), events, lines, self.checked(before.as_shown()), shown)
        return Scene(name, seat, self.names[: match.players], shown, self.situation(match, seat, view), happening)

    def played(self, match: Match, level: str, seed: int) -> Iterator[tuple[list[V], list[Event]]]:
        """A game among bots, a decision at a time: the views before it, spectator last, and what it brought about."""
        bots = [make_bot(level, self.game.key, seed * 10 + seat) for seat in range(match.players)]
        while not match.is_over:
            seat = match.to_act()[seed % len(match.to_act())]
            views = [self.seen_by(match, reader) for reader in (*range(match.players), None)]
            action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
            yield views, match.play_action(seat, action)


def write(found: Scenes[V]) -> None:
    """Write the scenes to the file that is named."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(found))
    sys.stdout.write(f"{len(found.scenes)} scenes, {len(found.film)} moments, {len(found.ends)} endings: {target}\n")
