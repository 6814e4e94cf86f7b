"""The result of a tournament for people: tables."""

from rich.table import Table

from camarilla.arena.estimates import Estimate
from camarilla.arena.lineup import turned
from camarilla.arena.report import Result
from camarilla.arena.tournament import Plan, Played
from camarilla.cli.screen import Screen
from camarilla.locales import Speaker
from camarilla.locales.numbers import decimal, grouped


class Tables:
    """Says results in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.screen = Screen()

    def empty(self, *columns: str) -> Table:
        """A table with columns of these messages, the first for words, the others for numbers."""
        table = Table(border_style="dim")
        for number, column in enumerate(columns):
            table.add_column(self.speaker.text(column), justify="right" if number else "left", overflow="fold")
        return table

    def number(self, estimate: Estimate, digits: int) -> str:
        """An estimate over its interval."""
        return self.between(estimate, 1.0, digits, decimal(estimate.value, digits, self.speaker))

    def points(self, estimate: Estimate) -> str:
        """Points with as many decimals as there is room for."""
        return self.number(estimate, 2 if abs(estimate.value) < 10 else 1)  # noqa: PLR2004 - two digits before them

    def share(self, estimate: Estimate) -> str:
        """An estimate in hundredths over its interval."""
        share = self.speaker.text("cli-percent", share=decimal(100 * estimate.value, 1, self.speaker))
        return self.between(estimate, 100.0, 1, share)

    def between(self, estimate: Estimate, times: float, digits: int, value: str) -> str:
        """A value, and below it from where to where it may be."""
        if estimate.low is None or estimate.high is None:
            return value
        low, high = (decimal(times * end, digits, self.speaker) for end in (estimate.low, estimate.high))
        return f"{value}\n{self.speaker.text('arena-between', low=low, high=high)}"

    def levels(self, found: Result) -> Table:
        """How each level did."""
        rated = [level.rating for level in found.levels if level.rating is not None]
        table = self.empty("arena-level", "arena-wins", "arena-of-fair", "arena-points", "arena-place")
        if rated:
            table.add_column(self.speaker.text("arena-rating"), justify="right")
        for level in found.levels:
            table.add_row(
                self.speaker.text("arena-level-seats", level=level.level, seats=level.seats),
                self.share(level.wins),
                self.number(level.of_fair, 2),
                self.points(level.points),
                self.number(level.place, 2),
                *([] if level.rating is None else [self.number(level.rating, 0)]),
            )
        return table

    def orders(self, found: Result) -> Table:
        """How the seats did, from the one that began."""
        table = self.empty("arena-order", "arena-wins", "arena-of-fair", "arena-points")
        for order in found.orders:
            wins, of_fair = self.share(order.wins), self.number(order.of_fair, 2)
            table.add_row(str(order.order), wins, of_fair, self.points(order.points))
        return table

    def sides(self, found: Result) -> Table:
        """How the sides did."""
        table = self.empty("arena-side", "arena-final-wins", "arena-dealt-wins", "arena-rating")
        for side in found.sides:
            table.add_row(
                self.speaker.text(f"{found.game}-{side.side}"),
                self.share(side.final_wins),
                self.share(side.dealt_wins),
                self.number(side.rating, 0),
            )
        return table

    def levels_on_sides(self, found: Result) -> Table:
        """How often each level wins that is dealt a side."""
        table = self.empty("arena-level", *[f"{found.game}-{side.side}" for side in found.sides])
        for level in found.levels:
            each = [side.levels.get(level.level) for side in found.sides]
            table.add_row(level.level, *["" if wins is None else self.share(wins) for wins in each])
        return table

    def paces(self, found: Result) -> Table:
        """How long each level thinks."""
        columns = ("arena-mean-ms", "arena-99-ms", "arena-999-ms", "arena-longest-ms")
        table = self.empty("arena-level", "arena-choices", *columns)
        for pace in found.paces:
            times = (decimal(time, 2, self.speaker) for time in (pace.mean, pace.of_99, pace.of_999, pace.longest))
            table.add_row(pace.level, grouped(pace.choices, self.speaker), *times)
        return table


def show(found: Result, speaker: Speaker) -> None:
    """All there is to say."""
    tables = Tables(speaker)
    say = tables.screen.say
    players = len(found.lineup)
    title = speaker.text("cli-simulate-title", games=found.games, game=found.game, players=players, seed=found.seed)
    say(title, style="bold")
    say(speaker.text("arena-paired", deals=found.deals, turns=found.rotations, lineup=", ".join(found.lineup)))
    tables.screen.show(tables.levels(found))
    fair = speaker.text("cli-percent", share=decimal(100 * found.fair, 1, speaker))
    say(speaker.text("arena-fair", share=fair))
    if any(level.points.low is None for level in found.levels):
        say(speaker.text("arena-few-deals"))
    say()
    say(speaker.text("arena-by-order"), style="bold")
    tables.screen.show(tables.orders(found))
    if found.sides:
        say(speaker.text("arena-by-side"), style="bold")
        tables.screen.show(tables.sides(found))
    if found.sides and len(found.levels) > 1:
        say(speaker.text("arena-by-dealt-side"), style="bold")
        tables.screen.show(tables.levels_on_sides(found))
    say(speaker.text("arena-thinking", budget=found.budget), style="bold")
    tables.screen.show(tables.paces(found))
    mean = decimal(found.decisions.mean, 1, speaker)
    say(speaker.text("cli-simulate-length", mean=mean, shortest=found.decisions.fewest, longest=found.decisions.most))


def show_game(plan: Plan, played: Played, speaker: Speaker) -> None:
    """What came of one game, by seat."""
    tables = Tables(speaker)
    table = tables.empty("arena-level", "arena-order", "arena-points", "arena-place")
    for seat, level in enumerate(turned(plan.lineup, played.number.rotation)):
        order, points, place = played.order(seat) + 1, played.scores[seat], played.places[seat]
        table.add_row(level, str(order), decimal(points, 0, speaker), str(place))
    tables.screen.show(table)
