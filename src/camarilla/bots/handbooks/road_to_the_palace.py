"""Rules of thumb for Road to the Palace: take what the evaluation would pay now, and leave the left neighbour little.

Whoever sits on the left chooses next from the rows as one leaves them: what is best for them counts against a choice.
What a card with its disc would bring a player is for `road_standing` to say.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.bots.handbooks.handbook import UNSEEN, Handbook
from camarilla.bots.handbooks.road_standing import DEBT, POINT, Standing, side_by_side
from camarilla.bots.style import EVEN, Style
from camarilla.core.game import State
from camarilla.core.rng import Rng
from camarilla.games.road_to_the_palace.actions import LAY, START, TAKE
from camarilla.games.road_to_the_palace.bribes import bribe_of
from camarilla.games.road_to_the_palace.components import BRIBES, DISCS, MISSIONS, NOTHING, ROUNDS, ROWS, STARTS
from camarilla.games.road_to_the_palace.scoring import ranking
from camarilla.games.road_to_the_palace.state import LAYING, STARTING, TAKING, RoadState

SOON: Final = (300, -100, 100, -100, -100, -100)
LATER: Final = (220, 20, 80, -20, -80, -100)
"""RP-4.5, RP-4.6, RP-4.8: what a mission disc brings on the first to the fifth column, then without one; columns still
change places."""
TURNS_TO_GO: Final = 2
"""How many turns before the evaluation columns are taken to stand as they will."""


def payments(brings: tuple[int, ...], players: int) -> int:
    """The same side by side; what has to be paid for costs more the fewer rivals there are, because one gets it."""
    return side_by_side([DEBT + (pay if pay > 0 else pay - POINT // (players - 1)) for pay in brings])


PAYS_SOON: Final[tuple[int, ...]] = (0, 0, payments(SOON, 2), payments(SOON, 3), payments(SOON, 4))
PAYS_LATER: Final[tuple[int, ...]] = (0, 0, payments(LATER, 2), payments(LATER, 3), payments(LATER, 4))
"""By the number of players."""
NOISE: Final = 2500
"""So much chance, in ten-thousandths, that no two play alike."""
SPREAD: Final = 15.0
USUAL: Final = 28.0
"""RP-5.2: the lead that is worth most, and what players usually end with."""
NEIGHBOUR: Final[tuple[int, ...]] = (0, 0, 100, 60, 45)
"""How much the left neighbour's best choice counts against one's own, in percent, by the number of players."""
NEVER: Final = 1_000_000_000
UNKNOWN_CARD: Final = 60
"""What a card that nobody has seen yet is worth to whoever takes it."""


class RoadHandbook(Handbook):
    """How Road to the Palace is played quickly."""

    def __init__(self, style: Style = EVEN) -> None:
        super().__init__(style, spread=SPREAD, usual=USUAL)
        self.mine = Standing()
        self.theirs = Standing()
        """What lies before the one who decides and before the left neighbour; read anew for every decision."""

    def rewards(self, state: State) -> list[float]:
        """RP-5.2: the win; and how far one is ahead of the others."""
        if not isinstance(state, RoadState):
            raise TypeError("not a table of Road to the Palace")
        influence = state.influence
        winner = ranking(state)[0]
        total = sum(influence)
        others = state.players - 1
        rewards: list[float] = []
        for seat in range(state.players):
            mine = influence[seat]
            rewards.append(self.reward(1.0 if seat == winner else 0.0, mine, (total - mine) / others))
        return rewards

    def outward(self, state: State, seat: int, action: int) -> int:  # noqa: ARG002 - by the decision alone
        """RP-2.6: Bribes are chosen in secret; all else is open."""
        return UNSEEN if action < START else action

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A sensible decision."""
        if not isinstance(state, RoadState):
            raise TypeError("not a table of Road to the Palace")
        step = state.step
        if step == TAKING:
            return self.take(state, seat, legal, rng)
        if step == LAYING:
            return self.lay(state, seat, legal, rng)
        if step == STARTING:
            return self.start(state, seat, legal, rng)
        return bribe(state, legal, rng)

    def read(self, state: RoadState, seat: int) -> None:
        """Look at what lies before the one who decides, and before the left neighbour."""
        pays = payment(state, self.boldness)
        self.mine.read(state, seat, pays, bribe_of(state, seat, state.round))
        self.theirs.read(state, left_of(state, seat), pays, NOTHING)

    def take(self, state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
        """RP-3.2: what one gains, less a share of what the left neighbour can then have at best."""
        theirs = self.theirs
        self.read(state, seat)
        now: i64 = theirs.missions(theirs.heights, NOTHING)
        favourite: i64 = NOTHING  # the row from which the left neighbour could have most
        first: i64 = now
        second: i64 = now
        for action in legal:
            row: i64 = action - TAKE
            worth: i64 = theirs.brings(card_of(state, row), state.disc_on[row])
            if worth > first:
                second = first
                first = worth
                favourite = row
            elif worth > second:
                second = worth
        share: i64 = NEIGHBOUR[state.players] * (2 + self.malice) // 2
        best = legal[0]
        most: i64 = -NEVER
        for action in legal:
            row = action - TAKE
            value: i64 = self.mine.brings(card_of(state, row), state.disc_on[row]) * 100 + rng.below(NOISE)
            elsewhere = second if row == favourite else first
            if value - elsewhere * share <= most:
                continue  # whatever follows
            value -= self.what_follows(state, row, elsewhere, now) * share
            if value > most:
                most = value
                best = action
        return best

    def what_follows(self, state: RoadState, row: i64, elsewhere: i64, now: i64) -> i64:
        """RP-3.3, RP-3.4: what the left neighbour could have, elsewhere or from this row with the meanest disc."""
        cards: i64 = state.row_left[row]
        if cards <= 1:
            return max(elsewhere, now + UNKNOWN_CARD)
        card: i64 = state.deck[state.row_start[row] + cards - 2]
        least: i64 = NEVER
        for disc in range(DISCS):
            if state.reserve[disc] > 0:
                least = min(least, self.theirs.brings(card, disc))
                if least <= elsewhere:
                    return elsewhere
        return elsewhere if least == NEVER else least

    def lay(self, state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
        """RP-3.4: the disc that is worth least to the left neighbour; of those, one that would suit oneself."""
        theirs = self.theirs
        self.read(state, seat)
        elsewhere: i64 = -NEVER
        for row in range(ROWS):
            if row != state.row and state.disc_on[row] != NOTHING:
                elsewhere = max(elsewhere, theirs.brings(card_of(state, row), state.disc_on[row]))
        card: i64 = card_of(state, state.row)
        best = legal[0]
        least: i64 = NEVER
        for action in legal:
            disc: i64 = action - LAY
            price: i64 = max(elsewhere, theirs.brings(card, disc)) * 100
            price += rng.below(NOISE // 2) - self.mine.brings(card, disc) * 12
            if price < least:
                least = price
                best = action
        return best

    def start(self, state: RoadState, seat: int, legal: list[int], rng: Rng) -> int:
        """RP-2.7: the first player chooses from these: let the best be as bad as can be."""
        theirs = self.theirs
        theirs.read(state, left_of(state, seat), payment(state, self.boldness), NOTHING)
        best = legal[0]
        least: i64 = NEVER
        for action in legal:
            discs = STARTS[action - START]
            price: i64 = -NEVER
            for row in range(ROWS):
                price = max(price, theirs.brings(card_of(state, row), discs[row]))
            price = price * 100 + rng.below(NOISE)
            if price < least:
                least = price
                best = action
        return best


def turns_to_go(state: RoadState) -> int:
    """RP-3.5, RP-3.6: about how many turns everybody has before the evaluation."""
    if state.round == ROUNDS:
        left = len(state.deck) - state.drawn + state.row_left[0] + state.row_left[1] + state.row_left[2]
    else:
        left = state.reserve[0] + state.reserve[1] + state.reserve[2] + state.reserve[3]
    return left // state.players


def payment(state: RoadState, boldness: int) -> int:
    """What a mission disc brings by its column, now or later; the bold count on changes for longer."""
    return (PAYS_SOON if turns_to_go(state) <= TURNS_TO_GO - boldness else PAYS_LATER)[state.players]


def card_of(state: RoadState, row: i64) -> i64:
    """The leftmost card of a row."""
    return state.deck[state.row_start[row] + state.row_left[row] - 1]


def left_of(state: RoadState, seat: int) -> int:
    """Who is next."""
    return seat + 1 if seat + 1 < state.players else 0


def bribe(state: RoadState, legal: list[int], rng: Rng) -> int:
    """RP-2.6: for round 1 a colour of which much lies in the grid; nobody should guess it, so not always."""
    seen = [0] * MISSIONS
    for row in range(ROWS):
        begin = state.row_start[row]
        for at in range(begin, begin + state.row_left[row]):
            character = state.deck[at] >> 1
            if character < MISSIONS:
                seen[character] = seen[character] + 1
    best = legal[0]
    most = -1
    for action in legal:
        value = seen[BRIBES[action][0]] * 2 + rng.below(6)
        if value > most:
            most = value
            best = action
    return best
