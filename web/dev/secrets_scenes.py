"""Scenes of Secrets to draw: views, situations and events of games among bots, as JSON.

    python -m web.dev.secrets_scenes web/dev/scenes/secrets.json

For every number of players: every step in the eyes of one who is asked, of one who waits and of a spectator; every kind
of event; one whole game of six and one of eight; every way to end.
"""

from collections.abc import Iterator
from itertools import count

from camarilla.core.data import Event, Reader
from camarilla.core.match import Match
from camarilla.games.secrets.events import Ending, GameEnded
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.view import SecretsView
from web.dev.staging import Ended, Scene, Scenes, Stage, write

NAMES = ("Ann", "Boris", "Carla", "Dana", "Emil", "Fay", "Gus", "Hana")
STAGE = Stage(SECRETS, SecretsView, NAMES)
SEEDS = 12
RICH = 7
"""From this turn on there is something to look at."""
NOTEBOOKS = ("log", "beliefs", "off")


def kind(view: SecretsView, seat: Reader, *, asked: bool) -> str:
    """How a moment is called."""
    step = view.step.value
    if asked and step == "answering":
        step = "answering" if view.target == seat else "interrupting"
    sealed = "-sealed" if view.step.value == "answering" and len(view.waiting) > 1 else ""
    return f"{len(view.players)}-{step}{sealed}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[SecretsView], told: list[Event]) -> Iterator[Scene[SecretsView]]:
    """What is worth drawing of this moment."""
    players = match.players
    asked = match.to_act()
    for seat in asked:
        yield STAGE.scene(match, kind(STAGE.seen_by(match, seat), seat, asked=True), seat, views[seat], told)
    waiting = next((seat for seat in range(players) if seat not in asked), 0)
    yield STAGE.scene(match, kind(STAGE.seen_by(match, waiting), waiting, asked=False), waiting, views[waiting], told)
    yield STAGE.scene(match, f"{players}-spectator", None, views[-1], told)
    readers: dict[str, Reader] = {"sees": 0, "other": 1, "spectator": None}
    for eyes, reader in readers.items():
        for event in told:
            if event.as_seen_by(reader) is not None:
                before = views[-1 if reader is None else reader]
                yield STAGE.scene(match, f"{players}-event-{type(event).__name__}-{eyes}", reader, before, told)


def rare_ends(ends: dict[str, Ended[SecretsView]], kept: dict[str, Scene[SecretsView]]) -> None:
    """SE-6.4: a game that nobody wins, though points were made, is one in twenty: play on until there is one."""
    for seed in count(SEEDS):
        match = Match.start(SECRETS, 6, seed, names=NAMES[:6])
        for views, told in STAGE.played(match, "page", seed):
            last = next((event for event in told if isinstance(event, GameEnded)), None)
            if last is not None and last.ending is Ending.NOBODY and last.cia > 0:
                name = f"6-{last.ending.value}"
                ends[name] = Ended(STAGE.scene(match, name, 0, None, []), match.history(0))
                kept[f"{name}-final"] = STAGE.scene(match, f"{name}-final", 0, views[0], told)
                return


def collect() -> Scenes[SecretsView]:
    """Play, and keep one of each kind, a late turn rather than an early one."""
    kept: dict[str, Scene[SecretsView]] = {}
    ends: dict[str, Ended[SecretsView]] = {}
    found = Scenes[SecretsView]([], [], [])
    for seed in range(SEEDS):
        for players in SECRETS.seats:
            options = {"notebook": NOTEBOOKS[seed % len(NOTEBOOKS)]}
            match = Match.start(SECRETS, players, seed, options=options, names=NAMES[:players])
            if seed < len(NOTEBOOKS):
                kept[f"{players}-first-{options['notebook']}"] = STAGE.scene(
                    match, f"{players}-first-{options['notebook']}", 0, None, []
                )
            for views, told in STAGE.played(match, "courtier" if seed % 2 == 0 else "page", seed):
                for one in moments(match, views, told):
                    if one.name not in kept or kept[one.name].view.turn < RICH:
                        kept[one.name] = one
                if seed == 0 and players in (6, 8):
                    found.film.append(STAGE.scene(match, f"film-{players}", 0, views[0], told))
                for event in told:
                    if isinstance(event, GameEnded):
                        last = STAGE.scene(match, f"{players}-{event.ending.value}", 0, None, [])
                        ends.setdefault(last.name, Ended(last, match.history(0)))
                        kept[f"{last.name}-final"] = STAGE.scene(match, f"{last.name}-final", 0, views[0], told)
    rare_ends(ends, kept)
    found.scenes = [kept[name] for name in sorted(kept)]
    found.ends = [ends[name] for name in sorted(ends)]
    return found


if __name__ == "__main__":
    write(collect())
