"""Scenes of Royal Secrets to draw: views, situations and events of games among bots, as JSON.

    python -m web.dev.royal_secrets_scenes web/dev/scenes/royal-secrets.json

For every number of players: every step in the eyes of one who is asked and of one who waits, every count, one game
from the first decision to the last.
"""

from collections.abc import Iterator

from camarilla.core.data import Event
from camarilla.core.match import Match
from camarilla.games.royal_secrets.events import CardsRevealed, PointsPaid, ThirdCardsShown
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.view import RoyalView, Step
from web.dev.staging import Ended, Scene, Scenes, Stage, write

NAMES = ("Ann", "Bruno", "Chloé", "Dario", "Émilie")
STAGE = Stage(ROYAL_SECRETS, RoyalView, NAMES)
SEEDS = 30
RICH = 3
"""From this round on there is something to look at."""


def kind(view: RoyalView, *, asked: bool) -> str:
    """How a moment is called."""
    step = f"{view.step.value}-{view.bet}" if view.step in (Step.BETTING, Step.HANDING) else view.step.value
    return f"{len(view.players)}-{step}-{'asked' if asked else 'waits'}"


def moments(match: Match, views: list[RoyalView], told: list[Event]) -> Iterator[Scene[RoyalView]]:
    """What is worth drawing of this moment."""
    now = STAGE.seen_by(match, None)
    counts = {CardsRevealed: "count", ThirdCardsShown: "third-cards", PointsPaid: "paid"}
    for event in told:
        if type(event) in counts:
            yield STAGE.scene(match, f"{match.players}-{counts[type(event)]}", 0, views[0], told)
    asked = match.to_act()
    for seat in (*range(match.players), None):
        if seat in asked:
            yield STAGE.scene(match, kind(now, asked=True), seat, views[-1 if seat is None else seat], told)
    waiting = next((seat for seat in range(match.players) if seat not in asked), None)
    yield STAGE.scene(match, kind(now, asked=False), waiting, views[-1 if waiting is None else waiting], told)
    yield STAGE.scene(match, f"{match.players}-spectator", None, views[-1], told)


def collect() -> Scenes[RoyalView]:
    """Play, and keep one of each kind, a late round rather than an early one."""
    kept: dict[str, Scene[RoyalView]] = {}
    all_scenes = Scenes[RoyalView]([], [], [])
    for seed in range(SEEDS):
        for players in ROYAL_SECRETS.seats:
            match = Match.start(ROYAL_SECRETS, players, seed, names=NAMES[:players])
            for views, told in STAGE.played(match, "courtier" if seed % 3 == 0 else "page", seed):
                for found in moments(match, views, told):
                    if found.name not in kept or kept[found.name].view.round < RICH:
                        kept[found.name] = found
                if seed == 0 and players == ROYAL_SECRETS.seats[1]:
                    all_scenes.film.append(STAGE.scene(match, "film", 0, views[0], told))
            if seed == 0:
                last = STAGE.scene(match, f"{players}-end", 0, None, [])
                all_scenes.ends.append(Ended(last, match.history(0)))
    all_scenes.scenes = [kept[name] for name in sorted(kept)]
    return all_scenes


if __name__ == "__main__":
    write(collect())
