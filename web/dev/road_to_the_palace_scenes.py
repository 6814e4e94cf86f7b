"""Scenes of Road to the Palace to draw: views, situations and events of games among bots, as JSON.

    python web/dev/road_to_the_palace_scenes.py web/dev/scenes/road-to-the-palace.json

For every number of players: every step in the eyes of one who is asked and of one who waits, the evaluations of both
rounds, one with a loan, one with a tie for the pawn, open scores, one game from the first decision to the last.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from camarilla.bots import make_bot
from camarilla.core.data import Event, Reader
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.games.road_to_the_palace.events import BribesRevealed, KingJudged, LoanTaken
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.view import RoadView
from camarilla.protocol.to_client import Offer, Situation

NAMES = ("Ann", "Bruno", "Chloé", "Dario")
SEEDS = 60
RICH = 3
"""From so many columns on there is something to look at."""


class Happening(msgspec.Struct):
    """What a decision brought about, in somebody's eyes."""

    key: int
    events: list[Event]
    lines: list[Sentence | None]
    before: RoadView
    after: RoadView


class Scene(msgspec.Struct):
    """All that a drawing is given at one moment."""

    name: str
    you: Reader
    names: tuple[str, ...]
    view: RoadView
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


def situation(match: Match, seat: Reader, view: RoadView) -> Situation:
    """What is asked of whom, as the server tells it."""
    legal = [] if seat is None else match.legal(seat)
    offers = tuple(
        Offer(
            msgspec.Raw(msgspec.json.encode(move)),
            ROAD_TO_THE_PALACE.label(move),
            tuple(ROAD_TO_THE_PALACE.consequences(view, move)),
        )
        for move in legal
    )
    return Situation(
        ply=len(match.moves),
        choice=ROAD_TO_THE_PALACE.choice(view),
        offers=offers,
        can_undo=False,
        clocks=None,
        outcome=match.outcome,
    )


def seen_by(match: Match, reader: Reader) -> RoadView:
    """What a reader has been shown."""
    view = match.view(reader)
    if not isinstance(view, RoadView):
        raise TypeError(f"not a view of Road to the Palace: {type(view).__name__}")
    return view


def scene(match: Match, name: str, seat: Reader, before: RoadView | None, told: list[Event]) -> Scene:
    """The table as one reader sees it now."""
    view = seen_by(match, seat)
    shown = view.as_shown()
    events = [seen for seen in (event.as_seen_by(seat) for event in told) if seen is not None]
    happening = None
    if before is not None and events:
        lines = [ROAD_TO_THE_PALACE.line(event) for event in events]
        happening = Happening(len(match.moves), events, lines, before.as_shown(), shown)
    return Scene(name, seat, NAMES[: match.players], shown, situation(match, seat, view), happening)


def played(match: Match, level: str, seed: int) -> Iterator[tuple[list[RoadView], list[Event]]]:
    """A game among bots, a decision at a time: the views before it, spectator last, and what it brought about."""
    bots = [make_bot(level, "road-to-the-palace", seed * 10 + seat) for seat in range(match.players)]
    while not match.is_over:
        seat = match.to_act()[seed % len(match.to_act())]
        views = [seen_by(match, reader) for reader in (*range(match.players), None)]
        action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
        yield views, match.play_action(seat, action)


def kind(view: RoadView, *, asked: bool) -> str:
    """How a moment is called."""
    return f"{len(view.players)}-{view.step.value}-{view.round}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[RoadView], told: list[Event]) -> Iterator[Scene]:
    """What is worth drawing of this moment."""
    now = seen_by(match, None)
    if any(isinstance(event, BribesRevealed) for event in told):
        yield scene(match, f"{match.players}-evaluation-{views[-1].round}", 0, views[0], told)
        for event in told:
            if isinstance(event, LoanTaken):
                yield scene(match, f"{match.players}-loan-{views[-1].round}", event.seat, views[event.seat], told)
            if isinstance(event, KingJudged) and len(event.highest) > 1:
                yield scene(match, f"{match.players}-tie-{views[-1].round}", 0, views[0], told)
    asked = match.to_act()
    for seat in asked:
        yield scene(match, kind(now, asked=True), seat, views[seat], told)
    waiting = next((seat for seat in range(match.players) if seat not in asked), None)
    yield scene(match, kind(now, asked=False), waiting, views[-1 if waiting is None else waiting], told)
    yield scene(match, f"{match.players}-spectator", None, views[-1], told)


def is_rich(view: RoadView) -> bool:
    """Whether most roads have something on them."""
    return min(len(player.columns) for player in view.players) >= RICH


def collect() -> Scenes:
    """Play, and keep one of each kind, a full table rather than an empty one."""
    kept: dict[str, Scene] = {}
    all_scenes = Scenes([], [], [])
    for seed in range(SEEDS):
        for players in ROAD_TO_THE_PALACE.seats:
            options = {"open_scores": seed % 4 == 1, "three_player_cards": 46 if seed % 2 else 45}
            match = Match.start(ROAD_TO_THE_PALACE, players, seed, options, names=NAMES[:players])
            for views, told in played(match, "courtier" if seed % 3 == 0 else "page", seed):
                for found in moments(match, views, told):
                    name = f"open-{found.name}" if options["open_scores"] else found.name
                    found.name = name
                    if name not in kept or not is_rich(kept[name].view):
                        kept[name] = found
                if seed == 0 and players == ROAD_TO_THE_PALACE.seats[-1]:
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
