"""Scenes of Secrets to draw: views, situations and events of games among bots, as JSON.

    python web/dev/secrets_scenes.py web/dev/scenes/secrets.json

For every number of players: every step in the eyes of one who is asked, of one who waits and of a spectator; every kind
of event; one whole game of six and one of eight; every way to end.
"""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from camarilla.bots import make_bot
from camarilla.core.data import Event, Reader
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.games.secrets.events import Ending, GameEnded
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.view import SecretsView
from camarilla.protocol.to_client import Offer, Situation

NAMES = ("Ann", "Boris", "Carla", "Dana", "Emil", "Fay", "Gus", "Hana")
SEEDS = 12
RICH = 7
"""From this turn on there is something to look at."""
NOTEBOOKS = ("log", "beliefs", "off")


class Happening(msgspec.Struct):
    """What a decision brought about, in somebody's eyes."""

    key: int
    events: list[Event]
    lines: list[Sentence | None]
    before: SecretsView
    after: SecretsView


class Scene(msgspec.Struct):
    """All that a drawing is given at one moment."""

    name: str
    you: Reader
    names: tuple[str, ...]
    view: SecretsView
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


def situation(match: Match, seat: Reader, view: SecretsView) -> Situation:
    """What is asked of whom, as the server tells it."""
    legal = [] if seat is None else match.legal(seat)
    offers = tuple(
        Offer(msgspec.Raw(msgspec.json.encode(move)), SECRETS.label(move), tuple(SECRETS.consequences(view, move)))
        for move in legal
    )
    return Situation(
        ply=len(match.moves),
        choice=SECRETS.choice(view),
        offers=offers,
        can_undo=False,
        clocks=None,
        outcome=match.outcome,
    )


def seen_by(match: Match, reader: Reader) -> SecretsView:
    """What a reader has been shown."""
    view = match.view(reader)
    if not isinstance(view, SecretsView):
        raise TypeError(f"not a view of Secrets: {type(view).__name__}")
    return view


def scene(match: Match, name: str, seat: Reader, before: SecretsView | None, told: list[Event]) -> Scene:
    """The table as one reader sees it now."""
    view = seen_by(match, seat)
    shown = view.as_shown()
    events = [seen for seen in (event.as_seen_by(seat) for event in told) if seen is not None]
    happening = None
    if before is not None and events:
        lines = [SECRETS.line(event) for event in events]
        happening = Happening(len(match.moves), events, lines, before.as_shown(), shown)
    return Scene(name, seat, NAMES[: match.players], shown, situation(match, seat, view), happening)


def played(match: Match, level: str, seed: int) -> Iterator[tuple[list[SecretsView], list[Event]]]:
    """A game among bots, a decision at a time: the views before it, spectator last, and what it brought about."""
    bots = [make_bot(level, "secrets", seed * 10 + seat) for seat in range(match.players)]
    while not match.is_over:
        seat = match.to_act()[seed % len(match.to_act())]
        views = [seen_by(match, reader) for reader in (*range(match.players), None)]
        action = bots[seat].decide(match.view(seat), match.legal_actions(seat))
        yield views, match.play_action(seat, action)


def kind(view: SecretsView, seat: Reader, *, asked: bool) -> str:
    """How a moment is called."""
    step = view.step.value
    if asked and step == "answering":
        step = "answering" if view.target == seat else "interrupting"
    sealed = "-sealed" if view.step.value == "answering" and len(view.waiting) > 1 else ""
    return f"{len(view.players)}-{step}{sealed}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[SecretsView], told: list[Event]) -> Iterator[Scene]:
    """What is worth drawing of this moment."""
    players = match.players
    asked = match.to_act()
    for seat in asked:
        yield scene(match, kind(seen_by(match, seat), seat, asked=True), seat, views[seat], told)
    waiting = next((seat for seat in range(players) if seat not in asked), 0)
    yield scene(match, kind(seen_by(match, waiting), waiting, asked=False), waiting, views[waiting], told)
    yield scene(match, f"{players}-spectator", None, views[-1], told)
    readers: dict[str, Reader] = {"sees": 0, "other": 1, "spectator": None}
    for eyes, reader in readers.items():
        for event in told:
            if event.as_seen_by(reader) is not None:
                before = views[-1 if reader is None else reader]
                yield scene(match, f"{players}-event-{type(event).__name__}-{eyes}", reader, before, told)


def rare_ends(ends: dict[str, Ended], kept: dict[str, Scene]) -> None:
    """SE-6.4: a game that nobody wins, though points were made, is one in twenty: play on until there is one."""
    for seed in count(SEEDS):
        match = Match.start(SECRETS, 6, seed, names=NAMES[:6])
        for views, told in played(match, "page", seed):
            last = next((event for event in told if isinstance(event, GameEnded)), None)
            if last is not None and last.ending is Ending.NOBODY and last.cia > 0:
                name = f"6-{last.ending.value}"
                ends[name] = Ended(scene(match, name, 0, None, []), match.history(0))
                kept[f"{name}-final"] = scene(match, f"{name}-final", 0, views[0], told)
                return


def collect() -> Scenes:
    """Play, and keep one of each kind, a late turn rather than an early one."""
    kept: dict[str, Scene] = {}
    ends: dict[str, Ended] = {}
    found = Scenes([], [], [])
    for seed in range(SEEDS):
        for players in SECRETS.seats:
            options = {"notebook": NOTEBOOKS[seed % len(NOTEBOOKS)]}
            match = Match.start(SECRETS, players, seed, options=options, names=NAMES[:players])
            if seed < len(NOTEBOOKS):
                kept[f"{players}-first-{options['notebook']}"] = scene(
                    match, f"{players}-first-{options['notebook']}", 0, None, []
                )
            for views, told in played(match, "courtier" if seed % 2 == 0 else "page", seed):
                for one in moments(match, views, told):
                    if one.name not in kept or kept[one.name].view.turn < RICH:
                        kept[one.name] = one
                if seed == 0 and players in (6, 8):
                    found.film.append(scene(match, f"film-{players}", 0, views[0], told))
                for event in told:
                    if isinstance(event, GameEnded):
                        last = scene(match, f"{players}-{event.ending.value}", 0, None, [])
                        ends.setdefault(last.name, Ended(last, match.history(0)))
                        kept[f"{last.name}-final"] = scene(match, f"{last.name}-final", 0, views[0], told)
    rare_ends(ends, kept)
    found.scenes = [kept[name] for name in sorted(kept)]
    found.ends = [ends[name] for name in sorted(ends)]
    return found


def main() -> None:
    """Write the scenes to the file that is named."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    found = collect()
    target.write_bytes(msgspec.json.encode(found))
    sys.stdout.write(f"{len(found.scenes)} scenes, {len(found.film)} moments, {len(found.ends)} endings: {target}\n")


if __name__ == "__main__":
    main()
