"""Rules of thumb for Road to the Palace: take what the evaluation would pay now, and leave the left neighbour little.

It sketches what lies before a player, adds a card with its disc, and asks what an evaluation on the spot would bring:
discs on the first and third column, the King, the Queen's pot, and what is owed for the rest. Whoever sits on the left
chooses next from the rows as one leaves them, so what is best for them counts against a choice.
"""

from typing import Final

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.core.data import View
from camarilla.games.road_to_the_palace.actions import LAY, START, TAKE
from camarilla.games.road_to_the_palace.cards import Character, Disc
from camarilla.games.road_to_the_palace.components import (
    BRIBES,
    CHARACTERS,
    COLUMNS,
    DISC_FACES,
    DISCS,
    KING,
    MISSIONS,
    NOTHING,
    POINTS,
    POLITICIAN,
    QUEEN,
    ROUNDS,
    ROWS,
    STARTS,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.view import RoadView, Step

POINT: Final = 100
"""A point of influence; everything is counted in hundredths."""
SOON: Final = (300, -100, 100, -100, -100)
LATER: Final = (220, 20, 80, -20, -80)
"""RP-4.5, RP-4.6, RP-4.8: what a mission disc brings on the first to the fifth column; columns still change places."""
TURNS_TO_GO: Final = 2
"""How many turns before the evaluation columns are taken to stand as they will."""
KING_POINT: Final = 90
"""RP-5.1: an impression on the King is a point at the end; it makes a worse first column."""
UNKNOWN_CARD: Final = 60
"""What a card that nobody has seen yet is worth to whoever takes it."""
NEIGHBOUR: Final = (100, 60, 45)
"""How much the left neighbour's best choice counts against one's own, in percent, with two to four players."""


class Sketch:
    """What lies before one player, as far as an evaluation on the spot would count it."""

    def __init__(self, disc_worth: tuple[int, ...]) -> None:
        self.disc_worth = disc_worth
        self.order: list[int] = []
        self.impression = [0] * COLUMNS
        self.discs = [0] * MISSIONS
        self.purple = 0
        """On the King and the Queen."""
        self.bribe = NOTHING
        self.strength = 0
        """Of the Bribe of this round, Politicians included."""

    def copy(self) -> "Sketch":
        """Another one to change."""
        other = Sketch(self.disc_worth)
        other.order = self.order[:]
        other.impression = self.impression[:]
        other.discs = self.discs[:]
        other.purple = self.purple
        other.bribe = self.bribe
        other.strength = self.strength
        return other

    def grow(self, column: int, points: int) -> None:
        """RP-3.9: a column grows and overtakes only what it strictly exceeds."""
        self.impression[column] = self.impression[column] + points
        if column in self.order:
            self.order.remove(column)
        place = len(self.order)
        while place > 0 and self.impression[self.order[place - 1]] < self.impression[column]:
            place -= 1
        self.order.insert(place, column)

    def take(self, card: int, disc: int) -> None:
        """RP-3.10 to RP-3.12: a card and its disc."""
        points = POINTS[card]
        if card == POLITICIAN:
            self.strength += 1
        else:
            if disc == TREACHERY:
                points += 1
                if card // 2 >= KING:
                    self.purple += 1
            self.grow(card // 2, points)
        if disc != NOTHING and disc < MISSIONS:
            self.discs[disc] = self.discs[disc] + 1

    def worth(self, queens: list[int], owed: int) -> int:
        """What an evaluation on the spot would bring, against these impressions of others on the Queen.

        `owed` is what each disc that has to be paid for costs besides, because a rival gets it.
        """
        done = self.copy()
        if self.bribe != NOTHING:
            done.grow(self.bribe, self.strength)
        total = done.purple * POINT + (done.impression[KING] - done.purple) * KING_POINT
        for disc in range(MISSIONS):
            many = done.discs[disc]
            if many == 0:
                continue
            brings = self.disc_worth[done.order.index(disc)] if disc in done.order else -POINT
            total += many * (brings if brings > 0 else brings - owed)
        return total + pot(done.impression[QUEEN], queens)


def pot(mine: int, queens: list[int]) -> int:
    """RP-4.3: what the Queen would take or give."""
    lowest = min(queens)
    highest = max(queens)
    players = len(queens) + 1
    if mine < lowest or (mine == lowest and mine < highest):
        return -players * POINT
    if mine > highest or (mine == highest and mine > lowest):
        payers = queens.count(lowest)
        return players * payers * POINT // (1 + queens.count(mine))
    return (mine - lowest) * POINT // 4


def sketch_of(view: RoadView, seat: int) -> Sketch:
    """What lies before a player; one's own Bribe is known, another's is not."""
    player = view.players[seat]
    sketch = Sketch(SOON if turns_to_go(view) <= TURNS_TO_GO else LATER)
    for column in player.columns:
        character = CHARACTERS.index(column.character)
        sketch.order.append(character)
        sketch.impression[character] = column.impression
        if character >= KING:
            sketch.purple += column.purple
    for disc in range(MISSIONS):
        sketch.discs[disc] = player.board[disc]
    bribe = player.bribes[view.round - 1]
    sketch.strength = player.politicians[view.round - 1] + 1
    if bribe is not None:
        sketch.bribe = CHARACTERS.index(bribe)
    return sketch


def turns_to_go(view: RoadView) -> int:
    """RP-3.5, RP-3.6: about how many turns everybody has before the evaluation."""
    left = sum(view.reserve)
    if view.round == ROUNDS:
        left = view.deck_size + sum([len(row.cards) for row in view.grid])
    return left // len(view.players)


def disc_number(disc: Disc | None) -> int:
    """A disc as the rules number it."""
    return NOTHING if disc is None else DISC_FACES.index(disc)


class Look:
    """The market as one player sees it: who sits where, what lies in front, what may be laid."""

    def __init__(self, view: RoadView, me: int) -> None:
        players = len(view.players)
        left = (me + 1) % players
        self.me = sketch_of(view, me)
        self.left = sketch_of(view, left)
        queens = [sketch_of(view, seat).impression[QUEEN] for seat in range(players)]
        self.queens_for_me = [queens[seat] for seat in range(players) if seat != me]
        self.queens_for_left = [queens[seat] for seat in range(players) if seat != left]
        self.owed = POINT // (players - 1)
        self.neighbour = NEIGHBOUR[players - 2]
        self.rows = [[card.number for card in row.cards] for row in view.grid]
        self.discs = [disc_number(row.disc) for row in view.grid]
        self.reserve = [disc for disc in range(DISCS) if view.reserve[disc] > 0]
        self.now = self.me.worth(self.queens_for_me, self.owed)
        self.left_now = self.left.worth(self.queens_for_left, self.owed)

    def gain(self, card: int, disc: int) -> int:
        """What a card and its disc would bring to this player."""
        after = self.me.copy()
        after.take(card, disc)
        return after.worth(self.queens_for_me, self.owed) - self.now

    def left_gain(self, card: int, disc: int) -> int:
        """What they would bring to the one on the left; what they would have to pay comes to this player."""
        after = self.left.copy()
        after.take(card, disc)
        return after.worth(self.queens_for_left, self.owed) - self.left_now

    def left_best(self, taken: int) -> int:
        """What the left neighbour could get at best from the rows that are left as they are."""
        best = -10 * POINT
        for row in range(ROWS):
            if row != taken and self.rows[row] and self.discs[row] != NOTHING:
                best = max(best, self.left_gain(self.rows[row][0], self.discs[row]))
        return best

    def leaves(self, row: int) -> int:
        """What the left neighbour could get at best if one takes from this row and lays the meanest disc there."""
        best = self.left_best(row)
        following = self.rows[row][1:]
        if not following:
            return max(best, UNKNOWN_CARD)
        if not self.reserve:
            return best
        meanest = min([self.left_gain(following[0], disc) for disc in self.reserve])
        return max(best, meanest)


class RoadThumb(Bot):
    """Counts what lies on the table, and minds the neighbour."""

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """One of the legal decisions."""
        me = reader_of(view)
        if not isinstance(view, RoadView):
            raise TypeError(f"this bot decides from a RoadView, not from {type(view).__name__}")
        if len(legal) == 1:
            return legal[0]
        if view.step is Step.TAKING:
            return self.take(Look(view, me), legal)
        if view.step is Step.LAYING:
            return self.lay(Look(view, me), legal, (view.row or 1) - 1)
        if view.step is Step.STARTING:
            return self.start(Look(view, me), legal)
        return self.bribe(view, legal)

    def take(self, look: Look, legal: list[int]) -> int:
        """RP-3.2: what one gains, less a share of what one leaves to the left."""
        best = legal[0]
        most = -100 * POINT
        for action in legal:
            row = action - TAKE
            value = look.gain(look.rows[row][0], look.discs[row]) - look.leaves(row) * look.neighbour // 100
            value += self.rng.below(POINT // 4)
            if value > most:
                most = value
                best = action
        return best

    def lay(self, look: Look, legal: list[int], row: int) -> int:
        """RP-3.4: the disc that is worth least to the left neighbour; of those, one that would suit oneself."""
        elsewhere = look.left_best(row)
        card = look.rows[row][0]
        best = legal[0]
        least = 100 * POINT
        for action in legal:
            disc = action - LAY
            price = max(elsewhere, look.left_gain(card, disc)) * 2 - look.gain(card, disc) // 4
            price += self.rng.below(POINT // 4)
            if price < least:
                least = price
                best = action
        return best

    def start(self, look: Look, legal: list[int]) -> int:
        """RP-2.7: the first player chooses from these: let the best be as bad as can be."""
        best = legal[0]
        least = 100 * POINT
        for action in legal:
            discs = STARTS[action - START]
            price = max([look.left_gain(look.rows[row][0], discs[row]) for row in range(ROWS)]) + self.rng.below(POINT)
            if price < least:
                least = price
                best = action
        return best

    def bribe(self, view: RoadView, legal: list[int]) -> int:
        """RP-2.6: for round 1 a colour of which much lies in the grid; nobody should guess it, so not always."""
        seen = [0] * MISSIONS
        for row in view.grid:
            for card in row.cards:
                if card.character not in {Character.KING, Character.QUEEN}:
                    seen[CHARACTERS.index(card.character)] += 1
        values = [seen[BRIBES[action][0]] * 2 + self.rng.below(6) for action in legal]
        return legal[values.index(max(values))]
