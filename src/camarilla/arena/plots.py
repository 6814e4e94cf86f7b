"""Pictures of a result, as SVG and PNG. They need matplotlib, which comes with the extra `plots`.

The same result gives the same picture, byte by byte. Colours are those of Okabe and Ito, which nobody confuses.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.typing import RcKeyType

from camarilla.arena.estimates import Estimate
from camarilla.arena.report import Result, SeatGame
from camarilla.locales import Speaker
from camarilla.locales.numbers import decimal

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
GREY = "#666666"
WIDTH = 7.0
TITLE = 0.35
"""How much higher a picture is for its title, in inches."""
MOST_BINS = 40


class Plots:
    """Draws into a folder, in one language."""

    def __init__(self, folder: Path, speaker: Speaker) -> None:
        self.folder = folder
        self.speaker = speaker

    def draw_result(self, found: Result, seat_games: Sequence[SeatGame]) -> None:
        """Ratings, how points are distributed, and how the seats do."""
        title = self.title(found)
        rated = {level.level: level.rating for level in found.levels if level.rating is not None}
        if rated:
            height = 1.2 + 0.5 * len(rated)
            label, colours = self.speaker.text("arena-rating"), cycled(len(rated))
            self.draw("ratings", title, height, lambda figure: self.rows(figure.add_subplot(), rated, label, colours))
        levels = [level.level for level in found.levels]
        self.draw("points", title, 0.8 + 1.6 * len(levels), lambda figure: self.points(figure, levels, seat_games))
        orders = {str(order.order): order.wins for order in found.orders}
        self.draw("seats", title, 4.0, lambda figure: self.columns(figure, orders, found.fair))

    def title(self, found: Result) -> str:
        """What was played, for whoever meets the picture alone."""
        say = self.speaker.text
        bots = ", ".join(say("arena-level-seats", level=level.level, seats=level.seats) for level in found.levels)
        return say("arena-plot-title", game=say(f"cli-join-game-{found.game}"), bots=bots, games=found.games)

    def draw(self, name: str, title: str, height: float, what: Callable[[Figure], None]) -> None:
        """One picture, twice: sharp at any size, and for where only pixels are taken."""
        settings: dict[RcKeyType, bool | float | str] = {
            "axes.axisbelow": True,
            "axes.grid": True,
            "axes.spines.right": False,
            "axes.spines.top": False,
            "font.family": "DejaVu Sans",
            "font.size": 11,
            "grid.alpha": 0.3,
            "svg.hashsalt": "camarilla",
        }
        with rc_context(settings):
            figure = Figure(figsize=(WIDTH, height + TITLE), layout="constrained")
            figure.suptitle(title, x=0.01, ha="left", fontsize=10, color=GREY)
            what(figure)
            figure.savefig(self.folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
            figure.savefig(self.folder / f"{name}.png", dpi=144, metadata={"Software": None})

    def rows(
        self, axes: Axes, estimates: dict[str, Estimate], label: str, colours: Sequence[str], times: float = 1.0
    ) -> None:
        """A row for each name, with its estimate and interval, the first on top."""
        for row, (colour, estimate) in enumerate(zip(colours, estimates.values(), strict=True)):
            axes.errorbar(estimate.value, row, xerr=reach(estimate), capsize=4, linewidth=2, **dot(estimate, colour))
        axes.set_yticks(range(len(estimates)), list(estimates))
        axes.set_ylim(len(estimates) - 0.5, -0.5)
        axes.set_xlabel(label)
        axes.xaxis.set_major_formatter(self.formatter(0, times))

    def columns(self, figure: Figure, estimates: dict[str, Estimate], fair: float) -> None:
        """Win shares side by side, with the fair share as a line."""
        axes = figure.add_subplot()
        for column, estimate in enumerate(estimates.values()):
            axes.errorbar(column, estimate.value, yerr=reach(estimate), capsize=5, **dot(estimate, COLOURS[0]))
        axes.axhline(fair, color=GREY, linestyle="--", label=self.speaker.text("arena-plot-fair"))
        axes.set_xticks(range(len(estimates)), list(estimates))
        axes.set_xlim(-0.5, len(estimates) - 0.5)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(self.speaker.text("arena-plot-order"))
        axes.set_ylabel(self.speaker.text("arena-plot-wins"))
        axes.yaxis.set_major_formatter(self.formatter(0, 100))
        figure.legend(loc="outside upper right", frameon=False)

    def points(self, figure: Figure, levels: Sequence[str], seat_games: Sequence[SeatGame]) -> None:
        """How often each level comes to how many points, one below the other."""
        all_points = [seat_game.points for seat_game in seat_games]
        lowest, highest = min(all_points), max(all_points)
        step = -(-(highest - lowest + 1) // MOST_BINS)
        first: Axes | None = None
        for row, level in enumerate(levels):
            points = [seat_game.points for seat_game in seat_games if seat_game.level == level]
            counts = Counter((each - lowest) // step for each in points)
            axes = figure.add_subplot(len(levels), 1, row + 1, sharex=first, sharey=first)
            first = first or axes
            bins = range((highest - lowest) // step + 1)
            axes.bar(
                [lowest + step * each + (step - 1) / 2 for each in bins],
                [counts[each] / len(points) for each in bins],
                width=0.9 * step,
                color=COLOURS[row % len(COLOURS)],
            )
            mean = sum(points) / len(points)
            axes.axvline(mean, color=GREY, linestyle="--")
            said = self.speaker.text("arena-plot-mean", level=level, mean=decimal(mean, 1, self.speaker))
            axes.set_title(said, loc="left", fontsize=11)
            axes.yaxis.set_major_formatter(self.formatter(0, 100))
            axes.xaxis.set_major_formatter(self.formatter(0))
            axes.tick_params(labelbottom=row == len(levels) - 1)
        figure.supxlabel(self.speaker.text("arena-plot-points"), fontsize=11)
        figure.supylabel(self.speaker.text("arena-plot-share"), fontsize=11)

    def formatter(self, digits: int, times: float = 1.0) -> Callable[[float, float], str]:
        """Numbers along an axis, as the language writes them."""
        return lambda number, _place: decimal(times * number, digits, self.speaker)


def cycled(count: int) -> list[str]:
    """So many colours, from the beginning again if there are too few."""
    return [COLOURS[place % len(COLOURS)] for place in range(count)]


def reach(estimate: Estimate) -> list[list[float]] | None:
    """How far an interval reaches to either side, as it is drawn."""
    if estimate.low is None or estimate.high is None:
        return None
    return [[max(0.0, estimate.value - estimate.low)], [max(0.0, estimate.high - estimate.value)]]


class Dot(TypedDict):
    """How a value is drawn."""

    fmt: str
    color: str
    markersize: float
    markerfacecolor: str


def dot(estimate: Estimate, colour: str) -> Dot:
    """A full dot with an interval; a hollow one where nobody can tell how sure it is."""
    return Dot(fmt="o", color=colour, markersize=7.0, markerfacecolor="white" if reach(estimate) is None else colour)
