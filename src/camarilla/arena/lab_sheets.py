"""What the lab found, as tables that any program for tables reads, one line a figure's owner."""

from collections.abc import Iterator
from pathlib import Path

from camarilla.arena.estimates import Estimate
from camarilla.arena.lab import Lab
from camarilla.arena.sheets import Cell, write_sheet


def columns(*names: str) -> list[str]:
    """Three columns for each estimate."""
    return [f"{name}{end}" for name in names for end in ("", "_low", "_high")]


def cells(*estimates: Estimate | None) -> Iterator[Cell]:
    """Three cells for each estimate; empty where nothing is known."""
    for estimate in estimates:
        for number in (None,) * 3 if estimate is None else (estimate.value, estimate.low, estimate.high):
            yield "" if number is None else number


def write_lab_sheets(folder: Path, found: Lab) -> None:
    """The shares, the seats, the sides, what things are worth, and what becomes of cards."""
    every = found.balances
    write_sheet(
        folder / "shares.csv",
        ["players", "share", *columns("value")],
        ([one.players, name, *cells(share)] for one in every for name, share in one.shares.items()),
    )
    write_sheet(
        folder / "orders.csv",
        ["players", "order", *columns("wins", "of_fair", "points")],
        (
            [one.players, order.order, *cells(order.wins, order.of_fair, order.points)]
            for one in every
            for order in one.result.orders
        ),
    )
    write_sheet(
        folder / "sides.csv",
        ["players", "side", "dealt", *columns("dealt_wins"), "final", *columns("final_wins")],
        (
            [one.players, side.side, side.dealt, *cells(side.dealt_wins), side.final, *cells(side.final_wins)]
            for one in every
            for side in one.result.sides
        ),
    )
    write_sheet(
        folder / "worth.csv",
        ["players", "trait", *columns("often", "wins_with", "wins_without", "wins", "points")],
        (
            [one.players, it.trait, *cells(it.often, it.wins_with, it.wins_without, it.wins, it.points)]
            for one in every
            for it in one.worths
        ),
    )
    figures = sorted({name for one in every for card in one.cards for name in card.figures})
    write_sheet(
        folder / "cards.csv",
        ["players", "card", "times", *columns(*figures)],
        (
            [one.players, card.card, card.times, *cells(*(card.figures.get(name) for name in figures))]
            for one in every
            for card in one.cards
        ),
    )
