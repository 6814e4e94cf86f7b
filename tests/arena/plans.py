"""Small tournaments."""

import msgspec

from camarilla.arena.budget import USUAL, Budget
from camarilla.arena.running import here
from camarilla.arena.times import Times
from camarilla.arena.tournament import Plan, Played, Series, options_of, play
from camarilla.games import game_named


def plan(game: str, *lineup: str, deals: int = 2, seed: str = "test", budget: Budget = USUAL) -> Plan:
    """A plan with the options of the game as it comes."""
    return Plan(game, lineup, seed, deals, budget, options_of(game_named(game)))


def played(it: Plan) -> dict[int, Series]:
    """All of a plan, played here."""
    return {series.deal: series for series in play(it, {}, here)}


def timeless(series: dict[int, Series]) -> list[Series]:
    """Series in order, without how long it took."""
    return [Series(deal, tuple(without_times(game) for game in series[deal].games)) for deal in sorted(series)]


def without_times(game: Played) -> Played:
    """A game as if it had taken no time."""
    return msgspec.structs.replace(game, times=(Times(),) * len(game.times))
