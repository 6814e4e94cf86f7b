"""What a place at the table of Royal Secrets is worth when a round begins: learnt from games of quick play.

For three to five players and for each round: how far points can still be made up for, and how many points are to be
expected of 10 Influence in hand, a card of 30 or more, a Valet, a point of its rumour, and each Favour.
"""

from math import exp
from typing import Final

from camarilla.games.royal_secrets.components import FAVOURS, FEWEST_PLAYERS, VALET
from camarilla.games.royal_secrets.state import RoyalState

TEMPERATURE: Final = 0
INFLUENCE: Final = 1
HIGH_CARD: Final = 2
A_VALET: Final = 3
RUMOUR: Final = 4
FAVOUR: Final = 5  # + which
HIGH: Final = 30

LEARNT: Final[tuple[tuple[tuple[float, ...], ...], ...]] = (
    (
        (7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (4, 0.79, 1.15, 0.22, -0.39, 1.33, 0.64, 0.92, 0.59, 0.79, 1.33, 1.9, 2.7, 3.16),
        (4, 0.75, 0.83, 0.6, -0.41, -0.01, 0.46, 1.1, 0.74, 0.33, 1.09, 1.68, 2.24, 3.28),
        (2.8, 0.77, 0.4, 0.42, -0.36, 0.51, 0.54, 1.51, 0.25, 0.32, 1.53, 1.55, 2.22, 3.21),
        (2.8, 0.73, 0.46, 0.26, -0.28, 0.55, 0.55, 1.18, 0.49, 0.29, 1.44, 1.43, 1.96, 3.05),
        (2, 0.68, 0.37, 0.13, -0.19, 0.01, 0.26, 0.41, 0.33, 0.28, 1.27, 1.21, 1.63, 2.75),
        (2, 0.61, 0.31, -0.01, -0.16, 0.39, -0.04, 0.26, 0.2, 0.19, 1.15, 1.12, 0.91, 1.81),
    ),
    (
        (5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (4, 0.67, 0.38, 0.51, -0.45, 0.21, 0.65, 0.91, 0.94, 0.29, 2.41, 1.28, 2.49, 3.5),
        (2.8, 0.78, 0.25, 0.4, -0.43, 0.09, 0.46, 1.74, 0.29, 0.38, 2.27, 1.42, 2.52, 3.31),
        (2.8, 0.8, 0.26, 0.26, -0.38, 0.68, 0.94, 1.93, 0.62, 0.39, 1.66, 1.4, 2.43, 3.05),
        (2.8, 0.76, 0.15, 0.16, -0.32, 0.66, 0.99, 1.8, 0.46, 0.35, 1.3, 1.69, 2.02, 2.88),
        (2, 0.68, 0.25, -0.01, -0.22, 0.44, 0.54, 0.84, 0.37, 0.28, 1.2, 1.45, 1.67, 2.63),
        (1.4, 0.58, 0.35, -0.22, -0.13, 0.37, -0.12, 0.33, 0.34, 0.16, 1.34, 1.51, 0.84, 1.5),
    ),
    (
        (7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (4, 0.91, 0.04, 0.14, -0.32, 1.55, 0.99, 1.33, 0.97, -0.02, 1.83, 2.27, 3.35, 6.58),
        (4, 0.92, 0.32, 0.27, -0.33, 0.99, 0.43, 2.65, 0.43, 0.55, 1.93, 2.39, 3.55, 6.85),
        (4, 0.89, 0.44, 0.5, -0.41, 0.1, 0.15, 1.56, 0.43, 0.25, 2.14, 2.61, 3.67, 6.56),
        (2.8, 0.79, 0.56, 0.4, -0.44, 0.42, -0.02, 0.92, 0.58, 0.11, 1.93, 2.39, 3.27, 5.98),
        (2.8, 0.96, -0.23, -0.72, -0.11, -0.05, -0.05, 0.47, 1.06, 0.13, 1.53, 2.11, 2.78, 4.93),
        (2, 0.63, 0.01, -1.56, 0.0, 0.19, 0.26, 0.66, 0.4, 0.11, 0.82, 1.88, 1.83, 3.19),
    ),
)


def prospects(state: RoyalState) -> list[float]:
    """How likely each seat is to win, as the round begins."""
    weights = LEARNT[state.players - FEWEST_PLAYERS][state.round - 1]
    return shares(
        [float(state.points[seat] + to_come(state, seat, weights)) for seat in range(state.players)], weights[0]
    )


def to_come(state: RoyalState, seat: int, weights: tuple[float, ...]) -> float:
    """The points that what a player has will bring."""
    deck = state.deck
    total = 0.0
    for card in state.hands[seat]:
        value = deck.value[card]
        if value > 0:
            total += value / 10 * weights[INFLUENCE]
        if value >= HIGH:
            total += weights[HIGH_CARD]
        if card >= VALET:
            total += weights[A_VALET] + deck.rumour[card] * weights[RUMOUR]
    mine = state.favours[seat]
    if mine:
        for favour in range(len(FAVOURS)):
            copies = mine & deck.copies_of[favour]
            if copies:
                total += copies.bit_count() * weights[FAVOUR + favour]
    return total


def shares(points: list[float], temperature: float) -> list[float]:
    """Points to come as chances of winning: the hotter, the less a lead means."""
    most = max(points)
    parts = [exp((mine - most) / temperature) for mine in points]
    whole = sum(parts)
    return [part / whole for part in parts]
