"""A table of Road to the Palace built so that a test reads like the rulebook.

    road = table(2, rows=((KING_2,), (NOBLE_1,), (QUEEN_2,)), deck=(SOLDIER_1,), first=ANN)
    road.begin(bribes={ANN: (NOBLE, PRIEST)}, discs=(YELLOW, RED, BLUE))
    road.ann.takes(1)
    road.ann.lays(PURPLE)

A table for an evaluation needs no turns: what lies before each player is laid there.

    road = court(3, {ANN: Hand((KING_3, NOBLE_1), discs=(YELLOW,), bribe=NOBLE)}, first=BRUNO)
    road.evaluate()
    assert road.ann.changes(FIRST_COLUMN) == [3]
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from camarilla.core.data import Event, Reader
from camarilla.core.errors import IllegalMove
from camarilla.games.road_to_the_palace.actions import action_of, move_of
from camarilla.games.road_to_the_palace.cards import Character, Disc
from camarilla.games.road_to_the_palace.columns import grow_column
from camarilla.games.road_to_the_palace.components import (
    BRIBES,
    CARDS,
    CHARACTERS,
    COLUMNS,
    DISCS,
    FEWEST_PLAYERS,
    GRID_COLUMNS,
    POINTS,
    ROUNDS,
    removed_at_random,
    whole_deck,
)
from camarilla.games.road_to_the_palace.components import POLITICIAN as POLITICIAN_CARD
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.events import InfluenceChanged, Reason
from camarilla.games.road_to_the_palace.management import round_over
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.setup import lay_out
from camarilla.games.road_to_the_palace.state import TAKING
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import Player, RoadView, Step

ANN, BRUNO, CLARA, DIEGO = range(4)
NOBLE, SOLDIER, PRIEST = Character.NOBLE, Character.SOLDIER, Character.PRIEST
KING, QUEEN = Character.KING, Character.QUEEN
NOBLE_1, NOBLE_2, SOLDIER_1, SOLDIER_2, PRIEST_1, PRIEST_2 = range(6)
KING_2, KING_3, QUEEN_2, QUEEN_3, POLITICIAN = range(6, 11)
YELLOW, RED, BLUE, PURPLE = Disc
THE_QUEEN, FIRST_COLUMN, THIRD_COLUMN, TREACHERY, DEBT, THE_KING = Reason
PRINTED = RoadOptions(three_player_cards=46)

E = TypeVar("E", bound=Event)


class Courtier:
    """A player at the table, with the verbs of the rulebook."""

    def __init__(self, road: "Road", seat: int) -> None:
        self.road = road
        self.seat = seat

    def chooses(self, first: Character, second: Character) -> list[Event]:
        return self.road.play(self.seat, ChooseBribes(first, second))

    def starts(self, top: Disc, middle: Disc, bottom: Disc) -> list[Event]:
        return self.road.play(self.seat, LayStartingDiscs(top, middle, bottom))

    def takes(self, row: int) -> list[Event]:
        return self.road.play(self.seat, TakeCard(row))

    def lays(self, disc: Disc) -> list[Event]:
        return self.road.play(self.seat, LayDisc(disc))

    @property
    def influence(self) -> int:
        influence = self.view.players[self.seat].influence
        assert influence is not None
        return influence

    @property
    def shown(self) -> Player:
        """What all see before this player."""
        return self.road.view(None).players[self.seat]

    @property
    def columns(self) -> list[tuple[Character, int]]:
        """The columns from left to right with their impressions."""
        return [(column.character, column.impression) for column in self.shown.columns]

    @property
    def order(self) -> list[Character]:
        return [character for character, _ in self.columns]

    @property
    def view(self) -> RoadView:
        return self.road.view(self.seat)

    @property
    def may(self) -> list[RoadMove]:
        """The moves open to this player now."""
        return [move_of(action) for action in self.road.state.legal(self.seat)]

    def changes(self, reason: Reason) -> list[int]:
        """What this player gained, or paid, for one reason."""
        changes = self.road.events(InfluenceChanged)
        return [event.points for event in changes if event.seat == self.seat and event.reason is reason]


class Road:
    """A table being played: the truth of it, and everything it has told."""

    def __init__(self, state: RoadTable, told: list[Event]) -> None:
        self.state = state
        self.told = told
        self.box = state.pieces()
        self.courtiers = tuple(Courtier(self, seat) for seat in range(state.players))

    @property
    def ann(self) -> Courtier:
        return self.courtiers[ANN]

    @property
    def bruno(self) -> Courtier:
        return self.courtiers[BRUNO]

    @property
    def clara(self) -> Courtier:
        return self.courtiers[CLARA]

    @property
    def diego(self) -> Courtier:
        return self.courtiers[DIEGO]

    def play(self, seat: int, move: RoadMove) -> list[Event]:
        """Play a move: it is refused exactly if it is not offered, and no piece appears or is lost."""
        action = action_of(move)
        offered = action in self.state.legal(seat)
        before = len(self.told)
        try:
            self.state.play(seat, action, self.told)
        except IllegalMove:
            assert not offered, f"offered, but refused: {move}"
            assert len(self.told) == before
            raise
        assert offered, f"not offered, but played: {move}"
        assert self.state.pieces() == self.box
        return self.told[before:]

    def begin(
        self,
        bribes: Mapping[int, tuple[Character, Character]] | None = None,
        discs: tuple[Disc, Disc, Disc] = (YELLOW, RED, BLUE),
    ) -> "Road":
        """Bribes (Noble, then Soldier, where nothing is said) and the starting discs, top row first."""
        for courtier in self.courtiers:
            courtier.chooses(*(bribes or {}).get(courtier.seat, (NOBLE, SOLDIER)))
        self.courtiers[self.asked].starts(*discs)
        return self

    def turn(self, row: int, disc: Disc | None = None) -> Courtier:
        """A turn of whoever is asked: take from a row, lay this disc, or the first there is."""
        courtier = self.courtiers[self.asked]
        courtier.takes(row)
        if self.step is Step.LAYING:
            laid = courtier.may[0]
            courtier.road.play(courtier.seat, laid if disc is None else LayDisc(disc))
        return courtier

    def any_turn(self) -> Courtier:
        """A turn of whoever is asked, from the first row there is."""
        move = self.courtiers[self.asked].may[0]
        assert isinstance(move, TakeCard)
        return self.turn(move.row)

    def play_round(self) -> int:
        """Turns to the end of the round; how many there were."""
        before = self.view(None).round
        turns = 0
        while self.step is not Step.OVER and self.view(None).round == before:
            self.any_turn()
            turns += 1
        return turns

    def evaluate(self) -> None:
        """The management of the round is over."""
        round_over(self.state, self.told)
        assert self.state.pieces() == self.box

    def view(self, reader: Reader) -> RoadView:
        view = self.state.view(reader)
        assert isinstance(view, RoadView)
        return view

    @property
    def step(self) -> Step:
        return self.view(None).step

    @property
    def asked(self) -> int:
        """The one player whose decision it is."""
        (seat,) = self.state.to_act()
        return seat

    @property
    def influence(self) -> list[int]:
        """What everybody has."""
        return [courtier.influence for courtier in self.courtiers]

    def row(self, row: int) -> list[int]:
        """The cards of a row from left to right, rows counted from 1."""
        return [card.number for card in self.view(None).grid[row - 1].cards]

    def events(self, kind: type[E]) -> list[E]:
        """Everything of a kind that was told."""
        return [event for event in self.told if isinstance(event, kind)]

    def event(self, kind: type[E]) -> E:
        """The one event of its kind."""
        (event,) = self.events(kind)
        return event


def a_deal(
    players: int,
    rows: Sequence[Sequence[int]] = ((), (), ()),
    *,
    deck: Sequence[int] = (),
    first: int = ANN,
    removed: Sequence[int] | None = None,
    set_aside: int = 0,
    options: RoadOptions | None = None,
) -> RoadDeal:
    """A deal in which these cards lie where the test needs them, and the others anywhere."""
    rest = whole_deck(players)
    width = GRID_COLUMNS[players - FEWEST_PLAYERS]
    for card in [card for row in rows for card in row] + list(deck) + list(removed or ()):
        rest.remove(card)
    if removed is None:
        removed = [rest.pop(0) for _ in range(removed_at_random(players, options or RoadOptions()))]
    grid: list[tuple[int, ...]] = []
    for row in rows:
        filled = list(row)
        while len(filled) < width:
            filled.append(rest.pop(0))
        grid.append(tuple(filled))
    return RoadDeal(players, first, tuple(grid), (*deck, *rest), tuple(removed), set_aside)


def table(
    players: int = 2,
    rows: Sequence[Sequence[int]] = ((), (), ()),
    *,
    deck: Sequence[int] = (),
    first: int = ANN,
    removed: Sequence[int] | None = None,
    set_aside: int = 0,
    options: RoadOptions | None = None,
) -> Road:
    """A table at its first decision, the Bribes."""
    told: list[Event] = []
    deal = a_deal(players, rows, deck=deck, first=first, removed=removed, set_aside=set_aside, options=options)
    return Road(lay_out(deal, options or RoadOptions(), told), told)


class Hand(NamedTuple):
    """What lies before a player when the management of a round is over."""

    cards: tuple[int, ...] = ()
    """In the order in which they were taken."""
    discs: tuple[Disc, ...] = ()
    """On the board."""
    purple: tuple[int, ...] = ()
    """The cards among them that came with a purple disc."""
    bribe: Character = NOBLE
    """For this round."""
    politicians: int = 0
    influence: int = 10
    loan: int = 0


NOTHING_MUCH = Hand()


def court(
    players: int, hands: Mapping[int, Hand], first: int = ANN, number: int = 1, options: RoadOptions | None = None
) -> Road:
    """A table whose round is about to be evaluated."""
    told: list[Event] = []
    rest = whole_deck(players)
    for hand in hands.values():
        for card in hand.cards + (POLITICIAN_CARD,) * hand.politicians:
            rest.remove(card)
    state = RoadTable(players, options or RoadOptions())
    blank = lay_out(a_deal(players), state.options, None)
    state.deck = rest
    state.drawn = len(rest) if number == ROUNDS else 0
    state.reserve = blank.reserve
    state.discs_aside = blank.discs_aside if number == 1 else 0
    state.reserve[DISCS - 1] += blank.discs_aside - state.discs_aside
    state.first_player = first
    state.round = number
    state.step = TAKING
    state.asked = first
    for seat in range(players):
        lay_hand(state, seat, hands.get(seat, NOTHING_MUCH))
    return Road(state, told)


def lay_hand(state: RoadTable, seat: int, hand: Hand) -> None:
    """Lay all this before a player, the cards one after the other."""
    purple = list(hand.purple)
    for card in hand.cards:
        points = POINTS[card]
        if card in purple:
            purple.remove(card)
            points += 1
            state.purple[seat * COLUMNS + card // 2] += 1
            state.reserve[DISCS - 1] -= 1
        state.cards[seat * CARDS + card] += 1
        grow_column(state, seat, card // 2, points, None)
    assert not purple
    for disc in hand.discs:
        number = list(Disc).index(disc)
        state.board[seat * DISCS + number] += 1
        state.reserve[number] -= 1
    state.cards[seat * CARDS + POLITICIAN_CARD] += hand.politicians
    state.politicians[seat * ROUNDS + state.round - 1] = hand.politicians
    bribe = CHARACTERS.index(hand.bribe)
    state.bribes[seat] = next(choice for choice, pair in enumerate(BRIBES) if pair[state.round - 1] == bribe)
    state.influence[seat] = hand.influence
    state.loans[seat] = hand.loan


def grown(*cards: int, purple: tuple[int, ...] = ()) -> Road:
    """Ann's columns after taking these cards, one after the other."""
    return court(4, {ANN: Hand(cards, purple=purple)})
