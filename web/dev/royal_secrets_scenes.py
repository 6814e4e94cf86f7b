"""Scenes of Royal Secrets to draw: views, situations and events of games among bots, as JSON.

    python web/dev/royal_secrets_scenes.py web/dev/scenes/royal-secrets.json

For every number of players: every step in the eyes of one who is asked and of one who waits, every count, one game
from the first decision to the last.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from camarilla.bots import make_bot
from camarilla.core.data import Event, Reader
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.games.royal_secrets.events import CardsRevealed, PointsPaid, ThirdCardsShown
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.view import RoyalView, Step
from camarilla.protocol.to_client import Offer, Situation

NAMES = ("Ann", "Bruno", "Chloé", "Dario", "Émilie")
SEEDS = 30
RICH = 3
"""From this round on there is something to look at."""


class Happening(msgspec.Struct):
    """What a decision brought about, in somebody's eyes."""

    key: int
    events: list[Event]
    lines: list[Sentence | None]
    before: RoyalView
    after: RoyalView


class Scene(msgspec.Struct):
    """All that a drawing is given at one moment."""

    name: str
    you: Reader
    names: tuple[str, ...]
    view: RoyalView
    situation: Situation
    happening: Happening | None


class Ended(msgspec.Struct):
    """A game that has ended, as somebody saw it."""

    scene: Scene
    history: list[Event]


class Scenes(msgspec.Struct):
    """Everything that is written."""

    scenes: list[Scene]
    film: list[Scene]
    ends: list[Ended]


def situation(match: Match, seat: Reader, view: RoyalView) -> Situation:
    """What is asked of whom, as the server tells it."""
    legal = [] if seat is None else match.legal(seat)
    offers = tuple(
        Offer(
            msgspec.Raw(msgspec.json.encode(move)),
            ROYAL_SECRETS.label(move),
            tuple(ROYAL_SECRETS.consequences(view, move)),
        )
        for move in legal
    )
    return Situation(
        ply=len(match.moves),
        choice=ROYAL_SECRETS.choice(view),
        offers=offers,
        can_undo=False,
        clocks=None,
        outcome=match.outcome,
    )


def seen_by(match: Match, reader: Reader) -> RoyalView:
    """What a reader has been shown."""
    view = match.view(reader)
    if not isinstance(view, RoyalView):
        raise TypeError(f"not a view of Royal Secrets: {type(view).__name__}")
    return view


def scene(match: Match, name: str, seat: Reader, before: RoyalView | None, told: list[Event]) -> Scene:
    """The table as one reader sees it now."""
    view = seen_by(match, seat)
    shown = view.as_shown()
    events = [seen for seen in (event.as_seen_by(seat) for event in told) if seen is not None]
    happening = None
    if before is not None and events:
        lines = [ROYAL_SECRETS.line(event) for event in events]
        happening = Happening(len(match.moves), events, lines, before.as_shown(), shown)
    return Scene(name, seat, NAMES[: match.players], shown, situation(match, seat, view), happening)


def played(match: Match, level: str, seed: int) -> Iterator[tuple[list[RoyalView], list[Event]]]:
    """A game among bots, a decision at a time: the views before it, spectator last, and what it brought about."""
    bots = [make_bot(level, "royal-secrets", seed * 10 + seat) for seat in range(match.players)]
    while not match.is_over:
        seat = match.to_act()[seed % len(match.to_act())]
        views = [seen_by(match, reader) for reader in (*range(match.players), None)]
        action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
        yield views, match.play_action(seat, action)


def kind(view: RoyalView, *, asked: bool) -> str:
    """How a moment is called."""
    step = f"{view.step.value}-{view.bet}" if view.step in (Step.BETTING, Step.HANDING) else view.step.value
    return f"{len(view.players)}-{step}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[RoyalView], told: list[Event]) -> Iterator[Scene]:
    """What is worth drawing of this moment."""
    now = seen_by(match, None)
    counts = {CardsRevealed: "count", ThirdCardsShown: "third-cards", PointsPaid: "paid"}
    for event in told:
        if type(event) in counts:
            yield scene(match, f"{match.players}-{counts[type(event)]}", 0, views[0], told)
    asked = match.to_act()
    for seat in (*range(match.players), None):
        if seat in asked:
            yield scene(match, kind(now, asked=True), seat, views[-1 if seat is None else seat], told)
    waiting = next((seat for seat in range(match.players) if seat not in asked), None)
    yield scene(match, kind(now, asked=False), waiting, views[-1 if waiting is None else waiting], told)
    yield scene(match, f"{match.players}-spectator", None, views[-1], told)


def collect() -> Scenes:
    """Play, and keep one of each kind, a late round rather than an early one."""
    kept: dict[str, Scene] = {}
    all_scenes = Scenes([], [], [])
    for seed in range(SEEDS):
        for players in ROYAL_SECRETS.seats:
            match = Match.start(ROYAL_SECRETS, players, seed, names=NAMES[:players])
            for views, told in played(match, "courtier" if seed % 3 == 0 else "page", seed):
                for found in moments(match, views, told):
                    if found.name not in kept or kept[found.name].view.round < RICH:
                        kept[found.name] = found
                if seed == 0 and players == ROYAL_SECRETS.seats[1]:
                    all_scenes.film.append(scene(match, "film", 0, views[0], told))
            if seed == 0:
                last = scene(match, f"{players}-end", 0, None, [])
                all_scenes.ends.append(Ended(last, match.history(0)))
    all_scenes.scenes = [kept[name] for name in sorted(kept)]
    return all_scenes


def main() -> None:
    """Write the scenes to the file that is named."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    found = collect()
    target.write_bytes(msgspec.json.encode(found))
    sys.stdout.write(f"{len(found.scenes)} scenes, {len(found.film)} moments of a game: {target}\n")


if __name__ == "__main__":
    main()
