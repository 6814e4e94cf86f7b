"""Numbered choices laid out in columns, as many as fit."""

from collections.abc import Sequence

from rich.text import Text

from camarilla.cli.draw.drawing import Offers

WIDEST_TITLE = 18
GAP = 3


def laid_out(offers: Sequence[Offers], width: int) -> list[Text]:
    """The lines of the choices: every group begins a line, its title in front where all titles are short."""
    widest = max((len(group.title) for group in offers), default=0)
    beside = 0 < widest <= WIDEST_TITLE
    margin = widest + GAP if beside else 2
    lines: list[Text] = []
    first = 1
    for group in offers:
        if group.title and not beside:
            lines.append(Text(f" {group.title}", style="bold"))
        cells = [numbered(number, label) for number, (_, label) in enumerate(group.choices, start=first)]
        first += len(cells)
        rows = columns(cells, width - margin - 1)
        for place, row in enumerate(rows):
            title = group.title if beside and place == 0 else ""
            lines.append(Text.assemble((f" {title}".ljust(margin), "bold"), row))
    return lines


def numbered(number: int, label: Text) -> Text:
    """A choice with the number that picks it."""
    return Text.assemble((f"{number:>2}", "bold cyan"), (") ", "dim"), label)


def columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in rows that read from left to right, under one another; a long one takes the room of several."""
    sizes = sorted(cell.cell_len + GAP for cell in cells)
    unit = sizes[len(sizes) // 2] if sizes else 1
    across = max(1, (width + GAP) // unit)
    rows: list[Text] = [Text()]
    used = 0
    for cell in cells:
        room = -(-(cell.cell_len + GAP) // unit)
        if used and used + room > across:
            rows.append(Text())
            used = 0
        padded = cell.copy()
        padded.pad_right(room * unit - cell.cell_len)
        rows[-1].append_text(padded)
        used += room
    for row in rows:
        row.rstrip()
    return rows
