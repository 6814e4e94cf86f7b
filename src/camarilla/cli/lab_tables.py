"""What the lab found, for people: tables, for each number of players."""

from rich.table import Table

from camarilla.arena.counts import counting_of
from camarilla.arena.estimates import Estimate
from camarilla.arena.lab import Balance, Lab
from camarilla.cli.arena_tables import Tables
from camarilla.locales import Speaker
from camarilla.locales.numbers import decimal

PLUS = "+"


class LabTables(Tables):
    """Says what the lab found in one language."""

    def shares(self, one: Balance) -> Table:
        """What happens how often."""
        table = self.empty("lab-share", "lab-value")
        for name, share in one.shares.items():
            table.add_row(self.speaker.text(f"lab-share-{name}"), self.share(share))
        return table

    def worths(self, game: str, one: Balance) -> Table:
        """How players fare who have something, beside those who have not."""
        table = self.empty("lab-trait", "lab-often", "lab-wins-with", "lab-wins-without", "lab-wins", "lab-points")
        for worth in one.worths:
            table.add_row(
                self.speaker.say(counting_of(game).named(worth.trait)),
                self.percent(worth.often),
                self.percent(worth.wins_with),
                self.percent(worth.wins_without),
                self.gain(worth.wins, 100.0),
                self.gain(worth.points, 1.0),
            )
        return table

    def cards(self, game: str, one: Balance) -> Table:
        """What becomes of cards."""
        counting = counting_of(game)
        figures = counting.card_figures
        table = self.empty("lab-card", "lab-times", *(f"lab-card-{figure.name}" for figure in figures))
        for card in one.cards:
            table.add_row(
                self.speaker.say(counting.card_named(card.card)),
                str(card.times),
                *(
                    ""
                    if figure.name not in card.figures
                    else self.share(card.figures[figure.name])
                    if figure.is_share
                    else self.points(card.figures[figure.name])
                    for figure in figures
                ),
            )
        return table

    def percent(self, estimate: Estimate) -> str:
        """A share without its interval."""
        return self.speaker.text("cli-percent", share=decimal(100 * estimate.value, 1, self.speaker))

    def gain(self, estimate: Estimate, times: float) -> str:
        """A difference, with its sign, over its interval."""
        value = decimal(times * estimate.value, 1, self.speaker)
        return self.between(estimate, times, 1, PLUS + value if estimate.value > 0 else value)


def show(found: Lab, speaker: Speaker) -> None:
    """All there is to say."""
    tables = LabTables(speaker)
    screen = tables.screen
    game = speaker.text(f"cli-join-game-{found.game}")
    screen.say(
        speaker.text("lab-title", game=game, level=found.level, seed=found.seed, budget=found.budget), style="bold"
    )
    screen.say(speaker.text("lab-caution"))
    for one in found.balances:
        say_one(found.game, one, tables)


def say_one(game: str, one: Balance, tables: LabTables) -> None:
    """What was found with one number of players."""
    speaker, screen = tables.speaker, tables.screen
    screen.say()
    screen.say(speaker.text("lab-players", players=one.players, games=one.result.games), style="bold")
    decisions = one.result.decisions
    mean = decimal(decisions.mean, 1, speaker)
    screen.say(speaker.text("cli-simulate-length", mean=mean, shortest=decisions.fewest, longest=decisions.most))
    parts = [("arena-by-order", tables.orders(one.result))]
    if one.shares:
        parts.append(("lab-shares", tables.shares(one)))
    if one.result.sides:
        parts.append(("arena-by-side", tables.sides(one.result)))
    if one.cards:
        parts.append(("lab-cards", tables.cards(game, one)))
    if one.worths:
        parts.append(("lab-worths", tables.worths(game, one)))
    for heading, table in parts:
        screen.say(speaker.text(heading), style="bold")
        screen.show(table)
