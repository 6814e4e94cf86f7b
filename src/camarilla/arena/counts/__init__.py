"""What is worth counting in each game: one file a game."""

from camarilla.arena.counts import road_to_the_palace, royal_secrets, secrets
from camarilla.arena.counts.counting import Counting

KNOWN = {
    "royal-secrets": royal_secrets.COUNTING,
    "secrets": secrets.COUNTING,
    "road-to-the-palace": road_to_the_palace.COUNTING,
}


def counting_of(game: str) -> Counting:
    """How a game is counted."""
    return KNOWN.get(game, Counting())
