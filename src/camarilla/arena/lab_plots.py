"""Pictures of what the lab found."""

from functools import partial
from pathlib import Path

from matplotlib.figure import Figure

from camarilla.arena.counts import counting_of
from camarilla.arena.estimates import Estimate
from camarilla.arena.lab import Balance, Lab
from camarilla.arena.plots import COLOURS, GREY, Plots, reach
from camarilla.locales import Speaker

SPREAD = 0.08
"""How far apart two figures of the same number of players stand."""


def draw_lab(folder: Path, found: Lab, speaker: Speaker) -> None:
    """One picture over all numbers of players, and some for each."""
    plots = Plots(folder, speaker)
    shares = {name: speaker.text(f"lab-share-{name}") for one in found.balances for name in one.shares}
    if shares:
        games = sum(one.result.games for one in found.balances)
        game = speaker.text(f"cli-join-game-{found.game}")
        title = speaker.text("arena-plot-title", game=game, bots=found.level, games=games)
        plots.draw("shares", title, 4.5, lambda figure: shares_by_players(plots, figure, found, shares))
    for one in found.balances:
        draw_balance(plots, found.game, one)


def draw_balance(plots: Plots, game: str, one: Balance) -> None:
    """How the seats do with one number of players, what things are worth, and how cards succeed."""
    counting = counting_of(game)
    title = plots.title(one.result)
    orders = {str(order.order): order.wins for order in one.result.orders}
    plots.draw(f"seats-{one.players}", title, 4.0, lambda figure: plots.columns(figure, orders, one.result.fair))
    worths = {plots.speaker.say(counting.named(worth.trait)): worth.wins for worth in one.worths}
    if worths:
        plots.draw(f"worth-{one.players}", title, tall(worths), partial(worth_rows, plots, worths))
    for figure_of in counting.card_figures:
        cards = {
            plots.speaker.say(counting.card_named(card.card)): card.figures[figure_of.name]
            for card in one.cards
            if figure_of.name in card.figures
        }
        if cards:
            times = 100.0 if figure_of.is_share else 1.0
            label = plots.speaker.text(f"lab-plot-{figure_of.name}")
            drawn = partial(plain_rows, plots, cards, label, times)
            plots.draw(f"cards-{figure_of.name}-{one.players}", title, tall(cards), drawn)


def tall(rows: dict[str, Estimate]) -> float:
    """How high a picture with so many rows is."""
    return 1.0 + 0.32 * len(rows)


def plain_rows(plots: Plots, rows: dict[str, Estimate], label: str, times: float, figure: Figure) -> None:
    """Rows of one colour."""
    plots.rows(figure.add_subplot(), rows, label, [COLOURS[0]] * len(rows), times)


def worth_rows(plots: Plots, rows: dict[str, Estimate], figure: Figure) -> None:
    """Differences: blue where they surely help, orange where they surely hurt, grey where one cannot tell."""
    axes = figure.add_subplot()
    axes.axvline(0, color=GREY, linestyle="--")
    plots.rows(axes, rows, plots.speaker.text("lab-plot-worth"), [colour_of(row) for row in rows.values()], 100.0)


def colour_of(difference: Estimate) -> str:
    """What is sure of a difference."""
    if difference.low is not None and difference.low > 0:
        return COLOURS[0]
    if difference.high is not None and difference.high < 0:
        return COLOURS[1]
    return GREY


def shares_by_players(plots: Plots, figure: Figure, found: Lab, names: dict[str, str]) -> None:
    """Shares by the number of players, a line each."""
    axes = figure.add_subplot()
    for place, (name, label) in enumerate(names.items()):
        having = [one for one in found.balances if name in one.shares]
        players = [one.players + SPREAD * (place - (len(names) - 1) / 2) for one in having]
        values = [one.shares[name].value for one in having]
        colour = COLOURS[place % len(COLOURS)]
        axes.plot(players, values, color=colour, alpha=0.4)
        for along, value, one in zip(players, values, having, strict=True):
            error = reach(one.shares[name])
            axes.errorbar(along, value, yerr=error, fmt="o", color=colour, capsize=4)
        axes.plot([], [], "o-", color=colour, label=label)
    axes.set_xticks([one.players for one in found.balances])
    axes.set_ylim(0, None)
    axes.set_xlabel(plots.speaker.text("lab-plot-players"))
    axes.set_ylabel(plots.speaker.text("lab-plot-share"))
    axes.yaxis.set_major_formatter(plots.formatter(0, 100))
    figure.legend(loc="outside lower left", frameon=False)
