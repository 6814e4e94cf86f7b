"""Ratings: how strong somebody is, from the places at the table. Plackett-Luce by openskill.

    strengths = after(strengths, [["ann"], ["bruno"]], [1, 2])

A team is whoever plays together. The strength of a team is the sum of its members', so what helps or hinders somebody
can be a member too: in Secrets the side that one was dealt.
"""

from collections.abc import Iterable, Mapping, Sequence

from openskill.models import PlackettLuce

from camarilla.arena.estimates import Estimate, estimate

MODEL = PlackettLuce()
"""For people, who learn and forget."""
STEADY = PlackettLuce(tau=0.0)
"""For bots, which do neither: the more they play the surer it is."""

Strength = tuple[float, float]
"""The mean, and the standard deviation."""
NEW: Strength = (MODEL.mu, MODEL.sigma)
WIDE = 1.959964
"""So many standard deviations to either side hold 95 %."""


def after(
    known: Mapping[str, Strength], teams: Sequence[Sequence[str]], places: Sequence[int], model: PlackettLuce = MODEL
) -> dict[str, Strength]:
    """The strengths of all who played, after a game. Who played several seats gets the mean of what they came to."""
    before = [[model.rating(*known.get(name, NEW)) for name in team] for team in teams]
    rated = model.rate(before, ranks=[float(place) for place in places])
    found: dict[str, list[Strength]] = {}
    for team, ratings in zip(teams, rated, strict=True):
        for name, rating in zip(team, ratings, strict=True):
            found.setdefault(name, []).append((rating.mu, rating.sigma))
    return {name: mean(strengths) for name, strengths in found.items()}


def mean(strengths: Sequence[Strength]) -> Strength:
    """Between several strengths."""
    count = len(strengths)
    return sum(mu for mu, _ in strengths) / count, sum(sigma for _, sigma in strengths) / count


def on_scale(mu: float) -> float:
    """A strength as people read it: 2000 where nothing is known."""
    return 1000 + 40 * mu


def shown(strength: Strength) -> Estimate:
    """A rating with its interval."""
    mu, sigma = strength
    return estimate(on_scale(mu), on_scale(mu - WIDE * sigma), on_scale(mu + WIDE * sigma))


def rated(games: Iterable[tuple[Sequence[Sequence[str]], Sequence[int]]]) -> dict[str, Strength]:
    """What many games make of everybody: their teams, and the places of these."""
    known: dict[str, Strength] = {}
    for teams, places in games:
        known |= after(known, teams, places, STEADY)
    return known
