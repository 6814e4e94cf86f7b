"""Numbered choices laid out in columns, as many as fit."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from camarilla.cli.draw.drawing import Offers
from camarilla.cli.screen import wrapped

WIDEST_TITLE = 18
GAP = 3


def laid_out(offers: Sequence[Offers], width: int) -> list[Text]:
    """The lines of the choices: every group begins a line, its title in front where all titles are short.

    A group without a title stands at the margin, so that it never seems to belong to the one above.
    """
    widest = max((len(group.title) for group in offers), default=0)
    beside = 0 < widest <= WIDEST_TITLE
    lines: list[Text] = []
    first = 1
    for group in offers:
        margin = widest + GAP if beside and group.title else 2
        if group.title and not beside:
            lines.append(Text(f" {group.title}", style="bold"))
        cells = [numbered(number, label) for number, (_, label) in enumerate(group.choices, start=first)]
        first += len(cells)
        for place, row in enumerate(columns(cells, width - margin - 1)):
            title = group.title if beside and place == 0 else ""
            lines.append(Text.assemble((f" {title}".ljust(margin), "bold"), row))
    return lines


def numbered(number: int, label: Text) -> Text:
    """A choice with the number that picks it."""
    return Text.assemble((f"{number:>2}", "bold cyan"), (") ", "dim"), label)


def columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in rows that read from left to right, under one another, in as few rows as can be."""
    sizes = sorted(min(cell.cell_len, width) + GAP for cell in cells) or [1]
    middle, widest = sizes[len(sizes) // 2], sizes[-1]
    wide, middling = rows(cells, width, widest), rows(cells, width, middle)
    return wide if len(wide) < len(middling) or (len(wide) == len(middling) and widest < 2 * middle) else middling


def rows(cells: Sequence[Text], width: int, unit: int) -> list[Text]:
    """Cells in columns of this width; a long one takes the room of several, one that is too long several lines."""
    lines: list[Text] = []
    used = 0
    for cell in cells:
        size = cell.cell_len
        if size > width:
            lines += hanging(cell, width)
            used = width
            continue
        if not lines or used + size > width:
            lines.append(Text())
            used = 0
        lines[-1].append_text(cell)
        room = -(-(size + GAP) // unit) * unit
        lines[-1].append(" " * (room - size))
        used += room
    for line in lines:
        line.rstrip()
    return lines


def hanging(cell: Text, width: int) -> list[Text]:
    """A cell that is too long for a line: its further lines begin under its first word."""
    start = cell.plain.index(")") + 2
    number, label = cell.divide([start])
    parts = wrapped(label, Console(width=width), width - start)
    return [Text.assemble(" " * start if place else number, part) for place, part in enumerate(parts)]
