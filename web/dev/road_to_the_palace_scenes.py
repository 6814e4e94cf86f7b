"""Scenes of Road to the Palace to draw: views, situations and events of games among bots, as JSON.

    python -m web.dev.road_to_the_palace_scenes web/dev/scenes/road-to-the-palace.json

For every number of players: every step in the eyes of one who is asked and of one who waits, the evaluations of both
rounds, one with a loan, one with a tie for the pawn, open scores, one game from the first decision to the last.
"""

from collections.abc import Iterator

from camarilla.core.data import Event
from camarilla.core.match import Match
from camarilla.games.road_to_the_palace.events import BribesRevealed, KingJudged, LoanTaken
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.view import RoadView
from web.dev.staging import Ended, Scene, Scenes, Stage, write

NAMES = ("Ann", "Bruno", "Chloé", "Dario")
STAGE = Stage(ROAD_TO_THE_PALACE, RoadView, NAMES)
SEEDS = 60
RICH = 3
"""From so many columns on there is something to look at."""


def kind(view: RoadView, *, asked: bool) -> str:
    """How a moment is called."""
    return f"{len(view.players)}-{view.step.value}-{view.round}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[RoadView], told: list[Event]) -> Iterator[Scene[RoadView]]:
    """What is worth drawing of this moment."""
    now = STAGE.seen_by(match, None)
    if any(isinstance(event, BribesRevealed) for event in told):
        yield STAGE.scene(match, f"{match.players}-evaluation-{views[-1].round}", 0, views[0], told)
        for event in told:
            if isinstance(event, LoanTaken):
                yield STAGE.scene(match, f"{match.players}-loan-{views[-1].round}", event.seat, views[event.seat], told)
            if isinstance(event, KingJudged) and len(event.highest) > 1:
                yield STAGE.scene(match, f"{match.players}-tie-{views[-1].round}", 0, views[0], told)
    asked = match.to_act()
    for seat in asked:
        yield STAGE.scene(match, kind(now, asked=True), seat, views[seat], told)
    waiting = next((seat for seat in range(match.players) if seat not in asked), None)
    yield STAGE.scene(match, kind(now, asked=False), waiting, views[-1 if waiting is None else waiting], told)
    yield STAGE.scene(match, f"{match.players}-spectator", None, views[-1], told)


def is_rich(view: RoadView) -> bool:
    """Whether most roads have something on them."""
    return min(len(player.columns) for player in view.players) >= RICH


def collect() -> Scenes[RoadView]:
    """Play, and keep one of each kind, a full table rather than an empty one."""
    kept: dict[str, Scene[RoadView]] = {}
    all_scenes = Scenes[RoadView]([], [], [])
    for seed in range(SEEDS):
        for players in ROAD_TO_THE_PALACE.seats:
            options = {"open_scores": seed % 4 == 1, "three_player_cards": 46 if seed % 2 else 45}
            match = Match.start(ROAD_TO_THE_PALACE, players, seed, options, names=NAMES[:players])
            for views, told in STAGE.played(match, "courtier" if seed % 3 == 0 else "page", seed):
                for found in moments(match, views, told):
                    name = f"open-{found.name}" if options["open_scores"] else found.name
                    found.name = name
                    if name not in kept or not is_rich(kept[name].view):
                        kept[name] = found
                if seed == 0 and players == ROAD_TO_THE_PALACE.seats[-1]:
                    all_scenes.film.append(STAGE.scene(match, "film", 0, views[0], told))
            if seed == 0:
                last = STAGE.scene(match, f"{players}-end", 0, None, [])
                all_scenes.ends.append(Ended(last, match.history(0)))
    all_scenes.scenes = [kept[name] for name in sorted(kept)]
    return all_scenes


if __name__ == "__main__":
    write(collect())
