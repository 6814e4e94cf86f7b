"""What commands that let bots play many games have in common: the table, the progress, and what is kept."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec
import typer

from camarilla.arena.keeping import Folder
from camarilla.arena.running import Failed, Workers, cores
from camarilla.arena.running import workers as workers_here
from camarilla.arena.tournament import Number, Plan, Series, options_of, play
from camarilla.cli.decks import deck_chosen
from camarilla.cli.keeping import command, this_python
from camarilla.cli.progress import progress
from camarilla.cli.words import FAILED, Refused, complain, options_chosen
from camarilla.core.game import Game
from camarilla.locales import Speaker

STOPPED = 130


def table_options(game: Game, option: Sequence[str] | None, deck: str | None) -> dict[str, object]:
    """All options of a game, from what is typed."""
    chosen = options_chosen(option)
    if deck is not None:
        chosen["deck"] = deck_chosen(game, deck)
    return options_of(game, chosen)


def play_out(
    plan: Plan, out: Path | None, workers: Workers, again: Sequence[str], speaker: Speaker
) -> dict[int, Series]:
    """All series of a plan, those that are kept already and those that are played now, under a progress bar.

    `again` is the command by which a single game of it can be played again.
    """
    folder = None if out is None else Folder(out, plan)
    series = {} if folder is None else {deal: one for deal, one in folder.series.items() if deal < plan.deals}
    if series:
        complain(speaker.text("arena-goes-on", deals=len(series), all=plan.deals))
    try:
        with progress(speaker.text("arena-games"), plan.games, len(series) * plan.rotations) as advance:
            for one in play(plan, dict(series), workers, lambda: advance(1)):
                if folder is not None:
                    folder.keep(one)
                series[one.deal] = one
    except KeyboardInterrupt:
        complain(kept(plan, out, speaker))
        raise typer.Exit(STOPPED) from None
    except Failed as failed:
        tell_failure(failed, again, speaker)
        complain(kept(plan, out, speaker))
        raise typer.Exit(FAILED) from None
    return series


def kept(plan: Plan, out: Path | None, speaker: Speaker) -> str:
    """How much of it is kept, by what is in the folder, and how to go on."""
    if out is None:
        return speaker.text("arena-nothing-kept")
    deals = sum(deal < plan.deals for deal in Folder(out, plan).series)
    return speaker.text("arena-kept", deals=deals, all=plan.deals, folder=str(out))


def working(jobs: int | None, cluster: str | None) -> Workers:
    """Who does the work: processes here, or a cluster."""
    if cluster is None:
        return workers_here(jobs or cores())
    if find_spec("ray") is None:
        raise Refused("arena-no-ray", python=this_python())
    from camarilla.arena.cluster import Cluster

    return Cluster(cluster, jobs)


def can_plot() -> bool:
    """Whether matplotlib is here."""
    return find_spec("matplotlib") is not None


def draw_if_possible(out: Path, draw: Callable[[], None], speaker: Speaker) -> None:
    """Draw the pictures, if that can be done, and say what is in the folder then; or what pictures need."""
    if can_plot():
        draw()
        complain(speaker.text("arena-written", folder=str(out)))
        return
    complain(speaker.text("arena-written-plain", folder=str(out)))
    complain(speaker.text("arena-no-plots", python=this_python()))


def tell_failure(failed: Failed, again: Sequence[str], speaker: Speaker) -> None:
    """Which game failed, how, and how to have it again."""
    if failed.trace:
        complain(failed.trace)
    if isinstance(failed.task, Number):
        deal, rotation = failed.task.deal, failed.task.rotation
        what = "arena-failed" if failed.trace else "arena-died"
        complain(speaker.text(what, deal=deal, rotation=rotation))
        complain(f"  {command(*again, '--deal', f'{deal}/{rotation}')}")


def as_text(found: object) -> str:
    """Something as JSON that can be read."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
