"""What is worth counting in a game besides points: one file a game. Counts are whole numbers, so sums are exact."""

from collections.abc import Callable, Mapping, Sequence

from camarilla.core.data import Event

Count = Callable[[Sequence[Event]], dict[str, int]]
Shares = Callable[[Mapping[str, int]], dict[str, float]]


def count_of(game: str) -> Count:
    """The counting of one game's events."""
    if game == "royal-secrets":
        from camarilla.cli.stats import royal_secrets

        return royal_secrets.count
    if game == "road-to-the-palace":
        from camarilla.cli.stats import road_to_the_palace

        return road_to_the_palace.count
    if game == "secrets":
        from camarilla.cli.stats import secrets

        return secrets.count
    return lambda _events: {}


def shares_of(game: str) -> Shares:
    """What follows from the counts, by the end of its message id: `cli-share-<name>`."""
    if game == "royal-secrets":
        from camarilla.cli.stats import royal_secrets

        return royal_secrets.shares
    if game == "road-to-the-palace":
        from camarilla.cli.stats import road_to_the_palace

        return road_to_the_palace.shares
    if game == "secrets":
        from camarilla.cli.stats import secrets

        return secrets.shares
    return lambda _counted: {}
