"""A table of Royal Secrets built so that a test reads like the rulebook's example.

    court = table(players=4, king=50, queen=(40, MEDAL_OF_MERIT), first=ANN)
    court.audiences(king=(ANN, BRUNO))               # the others go to the Queen's
    court.bets({ANN: (20, 0), CLARA: (10, 20)})      # first card face up, second face down; the others bet two 0s
    court.count()
    assert court.taker(QUEEN) == CLARA

A table starts in the round in which the asked Favours can have been won: the Audience cards before the players are
those of the rounds before, so that nothing is on the table that the rules could not have put there.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from camarilla.core.data import Event, Reader
from camarilla.core.errors import IllegalMove
from camarilla.games.royal_secrets.actions import action_of, move_of
from camarilla.games.royal_secrets.components import CARDS, COPIES, EXCUSE, RANK_VALUES, RANKS, ROUNDS, VALET
from camarilla.games.royal_secrets.components import KING as KING_NUMBER
from camarilla.games.royal_secrets.components import QUEEN as QUEEN_NUMBER
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.events import AudienceCounted, AudienceTaken, PointsPaid, RoundBegan
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    Face,
    HandParley,
    Pass,
    Place,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import DEFAULT_DECK, DeckFile, Favour, RoyalOptions, named_deck
from camarilla.games.royal_secrets.parley import begin_round
from camarilla.games.royal_secrets.setup import CARDINALS, lay_out
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.royal_secrets.view import Player, RoyalView, Step

ANN, BRUNO, CLARA, DIEGO, EVA = range(5)
KING, QUEEN = Sovereign.KING, Sovereign.QUEEN
UP, DOWN = Face.UP, Face.DOWN
CORRUPTION, PLANNING, ROYAL_DINNER = Favour.CORRUPTION, Favour.PLANNING, Favour.ROYAL_DINNER
ESPIONAGE, STABBING, MEDAL_OF_MERIT = Favour.ESPIONAGE, Favour.STABBING, Favour.MEDAL_OF_MERIT
RECRUITMENT, ROYAL_PARDON, MASTER_STROKE = Favour.RECRUITMENT, Favour.ROYAL_PARDON, Favour.MASTER_STROKE
CARDINALS_FIRST, CARDINALS_SECOND = Place(None, 1), Place(None, 2)

Ask = int | Favour | tuple[int, Favour]
"""An Audience card by the Influence it asks for, by its Favour, or by both."""

E = TypeVar("E", bound=Event)


class Named(NamedTuple):
    """A card that is not simply a Courtier of one's own colour."""

    rank: int | None = None
    colour: int | None = None
    valet: int | None = None


THE_EXCUSE = Named(rank=EXCUSE)
CardName = int | Named
"""A card as a test names it: a plain number is a Courtier of one's own colour with that value."""


def valet(value: int) -> Named:
    """A Valet with this value."""
    return Named(valet=value)


def courtier(colour: int, value: int) -> Named:
    """A Courtier that began the game in this player's hand."""
    return Named(RANK_VALUES.index(value), colour)


def excuse_of(colour: int) -> Named:
    """The Excuse that began the game in this player's hand."""
    return Named(EXCUSE, colour)


class Laid(NamedTuple):
    """A first bet, with the way up it lies; the second lies the other way."""

    card: CardName
    face: Face


def hidden(card: CardName) -> Laid:
    """A first card bet face down."""
    return Laid(card, DOWN)


Bets = Mapping[int, tuple[CardName | Laid, CardName]]


class Spy:
    """A player at the table, with the verbs of the rulebook."""

    def __init__(self, court: "Court", seat: int) -> None:
        self.court = court
        self.seat = seat

    def goes_to(self, sovereign: Sovereign) -> list[Event]:
        return self.court.play(self.seat, ChooseAudience(sovereign))

    def hands_the_tile_to(self, seat: int) -> list[Event]:
        return self.court.play(self.seat, HandParley(seat))

    def bets(self, card: CardName, face: Face) -> list[Event]:
        return self.court.play(self.seat, BetCard(self.court.state.deck.faces[self.number(card)], face))

    def shows(self, card: CardName) -> list[Event]:
        return self.court.play(self.seat, ShowThirdCard(self.court.state.deck.faces[self.number(card)]))

    def passes(self) -> list[Event]:
        return self.court.play(self.seat, Pass())

    def uses(self, favour: Favour) -> list[Event]:
        return self.court.play(self.seat, UseFavour(favour))

    def plans(self) -> list[Event]:
        return self.uses(PLANNING)

    def divides(self, king: Iterable[int]) -> list[Event]:
        return self.court.play(self.seat, DividePlayers(tuple(king)))

    def stabs(self, place: Place) -> list[Event]:
        return self.court.play(self.seat, Stab(place))

    def awards_a_medal(self, place: Place) -> list[Event]:
        return self.court.play(self.seat, AwardMedal(place))

    def recruits(self, place: Place) -> list[Event]:
        return self.court.play(self.seat, Recruit(place))

    def number(self, card: CardName) -> int:
        return number_of(self.court.state, self.seat, card)

    def count(self, card: CardName) -> int:
        """How many such cards are in hand."""
        return self.hand.count(self.number(card))

    @property
    def hand(self) -> list[int]:
        """The numbers of the cards in hand."""
        cards = self.court.seen_of(self.seat, self.seat).hand
        assert cards is not None
        return [card.number for card in cards]

    @property
    def points(self) -> int:
        points = self.court.seen_of(self.seat, self.seat).points
        assert points is not None
        return points

    @property
    def favours(self) -> list[Favour]:
        """The Favours before this player."""
        return [card.favour for card in self.court.view(None).players[self.seat].favours]

    @property
    def may(self) -> list[RoyalMove]:
        """The moves open to this player now."""
        return [move_of(action, self.court.state.deck) for action in self.court.state.legal(self.seat)]

    @property
    def view(self) -> RoyalView:
        return self.court.view(self.seat)


def first_bet(seat: int) -> Place:
    """Where a player's first card lies."""
    return Place(seat, 1)


def second_bet(seat: int) -> Place:
    """Where a player's second card lies."""
    return Place(seat, 2)


class Court:
    """A table being played: the truth of it, and everything it has told."""

    def __init__(self, state: RoyalTable, told: list[Event]) -> None:
        self.state = state
        self.told = told
        self.box = state.pieces()
        self.spies = tuple(Spy(self, seat) for seat in range(state.players))

    @property
    def ann(self) -> Spy:
        return self.spies[ANN]

    @property
    def bruno(self) -> Spy:
        return self.spies[BRUNO]

    @property
    def clara(self) -> Spy:
        return self.spies[CLARA]

    @property
    def diego(self) -> Spy:
        return self.spies[DIEGO]

    @property
    def eva(self) -> Spy:
        return self.spies[EVA]

    # One decision

    def play(self, seat: int, move: RoyalMove) -> list[Event]:
        """Play a move: it is refused exactly if it is not offered, and no card appears or is lost."""
        action = action_of(move, self.state.deck)
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

    # Whole stretches of a round

    def audiences(self, king: Sequence[int] = (), dining: Sequence[int] = (), order: Sequence[int] = ()) -> None:
        """Phase 1: these go to the King's, these dine, all others go to the Queen's; clockwise, or in this order."""

        def choose(seat: int) -> None:
            spy = self.spies[seat]
            if seat in dining:
                spy.uses(ROYAL_DINNER)
            else:
                spy.goes_to(KING if seat in king else QUEEN)

        assert self.step is Step.CHOOSING
        self._in_turn(order, choose)

    def bets(self, bets: Bets, order: Sequence[int] = ()) -> None:
        """Phase 2, both bets: whoever is not named bets two 0s, the first face up."""
        self.first_bets(bets, order)
        self.second_bets(bets, order)

    def first_bets(self, bets: Bets, order: Sequence[int] = ()) -> None:
        """Everybody's first bet."""

        def bet(seat: int) -> None:
            card = bets.get(seat, (0, 0))[0]
            laid = card if isinstance(card, Laid) else Laid(card, UP)
            self.spies[seat].bets(laid.card, laid.face)

        self._begin_action(order)
        self._in_turn(order, bet)

    def second_bets(self, bets: Bets, order: Sequence[int] = ()) -> None:
        """Everybody's second bet, the other way up."""

        def bet(seat: int) -> None:
            first = self.view(None).players[seat].bets[0].face
            self.spies[seat].bets(bets.get(seat, (0, 0))[1], UP if first is DOWN else DOWN)

        self._begin_action(order)
        self._in_turn(order, bet)

    def all_pass(self, step: Step) -> None:
        """Everybody asked passes while this window is open."""
        while self.step is step:
            self.spies[self.asked].passes()

    def count(self) -> None:
        """Nobody uses a Favour before the reveal; up to a tie, to the window of the losses, or to the next round."""
        self.all_pass(Step.BETTING_WINDOW)
        self.all_pass(Step.RECRUITMENT_WINDOW)

    def play_round(self, bets: Bets | None = None, king: Sequence[int] = ()) -> None:
        """A whole round in which nobody uses a Favour and ties are broken with a 0."""
        while self.step is Step.PLANNING_WINDOW:
            self.spies[self.state.to_act()[0]].passes()
        self.audiences(king)
        self.all_pass(Step.CHOICE_WINDOW)
        self.bets({} if bets is None else bets)
        self.count()
        while self.step is Step.TIE_BREAK:
            self.spies[self.state.to_act()[0]].shows(0)
        self.all_pass(Step.LOSSES_WINDOW)

    def _begin_action(self, order: Sequence[int]) -> None:
        """The last to act hands the tile to whoever begins: the next clockwise, or the first in this order."""
        if self.step is Step.HANDING:
            last = self.asked
            begins = order[0] if order else (last + 1) % self.state.players
            self.spies[last].hands_the_tile_to(begins)
        assert self.step is Step.BETTING, self.step

    def _in_turn(self, order: Sequence[int], act: Callable[[int], None]) -> None:
        """All players act once, clockwise from whoever is asked, or in this order."""
        players = self.state.players
        seats = list(order) or [(self.asked + step) % players for step in range(players)]
        assert sorted(seats) == list(range(players))
        for index, seat in enumerate(seats):
            assert self.asked == seat, f"{self.asked} is asked, not {seat}"
            act(seat)
            if index < players - 2:
                self.spies[seat].hands_the_tile_to(seats[index + 1])

    # What can be seen of it

    def view(self, reader: Reader) -> RoyalView:
        view = self.state.view(reader)
        assert isinstance(view, RoyalView)
        return view

    @property
    def step(self) -> Step:
        return self.view(None).step

    @property
    def asked(self) -> int:
        """The one player whose decision it is."""
        (seat,) = self.state.to_act()
        return seat

    def seen_of(self, seat: int, reader: Reader) -> Player:
        """One seat in a reader's eyes."""
        return self.view(reader).players[seat]

    def told_of(self, kind: type[E]) -> list[E]:
        """Everything told of this kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def this_round(self, kind: type[E]) -> list[E]:
        """Everything told of this kind about the round that was counted last, or is being counted."""
        starts = [index for index, event in enumerate(self.told) if isinstance(event, RoundBegan)]
        counts = [index for index, event in enumerate(self.told) if isinstance(event, AudienceCounted)]
        start = max(index for index in starts if index < counts[-1])
        end = min([index for index in starts if index > counts[-1]], default=len(self.told))
        return [event for event in self.told[start:end] if isinstance(event, kind)]

    def counted(self, sovereign: Sovereign) -> AudienceCounted:
        """How an audience went in the round counted last."""
        (event,) = [event for event in self.this_round(AudienceCounted) if event.sovereign is sovereign]
        return event

    def taker(self, sovereign: Sovereign) -> int | None:
        """Who took the Audience card in the round counted last."""
        takers = [event.seat for event in self.this_round(AudienceTaken) if event.sovereign is sovereign]
        assert len(takers) <= 1
        return takers[0] if takers else None

    def paid(self, seat: int) -> int:
        """What a player gained or lost in the round counted last, in the end."""
        (change,) = [event.change for event in self.this_round(PointsPaid) if event.seat == seat]
        return change


# The builder


def table(
    players: int = 4,
    *,
    first: int = ANN,
    king: Ask | Sequence[Ask] = (),
    queen: Ask | Sequence[Ask] = (),
    valets: Sequence[int] = (),
    cardinals: Sequence[int] = (),
    favours: Mapping[int, Sequence[Ask]] | None = None,
    hands: Mapping[int, Sequence[CardName]] | None = None,
    points: Mapping[int, int] | None = None,
    valets_left: int | None = None,
    round_: int | None = None,
    options: RoyalOptions | None = None,
) -> Court:
    """A table at the start of a round.

    `king`, `queen`: the Audience cards of this round, or of this and the next ones. `valets`: by value, first one to
    each player, then the pile from its top. `favours`: the Audience cards before the players. `hands`: what a player
    still holds besides both 0s; all else was bet before. `valets_left`: how many are left in the pile.
    """
    held = [Wish(ask, owner=seat) for seat, asks in (favours or {}).items() for ask in asks]
    start = 1 + (len(held) + 1) // 2 if round_ is None else round_
    wishes = [
        Wish(ask, pile, start - 1 + later)
        for pile, asks in ((KING_NUMBER, king), (QUEEN_NUMBER, queen))
        for later, ask in enumerate(row(asks))
    ]
    chosen = RoyalOptions() if options is None else options
    kings, queens, removed, owned = grant(chosen.deck, start, held + wishes)
    deal = RoyalDeal(
        players,
        first,
        kings,
        queens,
        removed,
        ordered([printed.value for printed in chosen.deck.valets], valets),
        tuple(CARDINALS[index] for index in ordered(list(CARDINALS), cardinals)),
    )
    state = lay_out(deal, chosen, None)
    state.round = start - 1
    for seat, card in owned:
        state.favours[seat] |= 1 << card
    kept = [card for _, card in owned]
    state.past = [card for card in deal.king[: start - 1] + deal.queen[: start - 1] if card not in kept]
    for seat, cards in (hands or {}).items():
        set_hand(state, seat, cards)
    if valets_left is not None:
        state.discard += state.valets[valets_left:]
        state.valets = state.valets[:valets_left]
    for seat, amount in (points or {}).items():
        state.points[seat] = amount
    told: list[Event] = []
    begin_round(state, told)
    return Court(state, told)


def row(asks: Ask | Sequence[Ask]) -> list[Ask]:
    """One Audience card, or those of several rounds."""
    if isinstance(asks, (int, Favour)):
        return [asks]
    if isinstance(asks, tuple) and len(asks) == 2 and isinstance(asks[0], int) and isinstance(asks[1], Favour):
        return [(asks[0], asks[1])]
    return list(asks)


class Wish(NamedTuple):
    """An Audience card that a test asks for: on a pile for a round (from 0), or before a player."""

    ask: Ask
    pile: int = KING_NUMBER
    turn: int = 0
    owner: int | None = None


def grant(
    deck: DeckFile, start: int, wishes: Sequence[Wish]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], list[tuple[int, int]]]:
    """Both piles, the cards removed, and who owns which; the rest of the box follows in the order of the deck file."""
    left = list(range(len(deck.audiences)))
    piles: list[list[int | None]] = [[None] * ROUNDS, [None] * ROUNDS]
    won = [(turn, pile) for turn in range(start - 1) for pile in (KING_NUMBER, QUEEN_NUMBER)]
    owned: list[tuple[int, int]] = []
    for wish in sorted(wishes, key=lambda wish: vagueness(wish.ask)):
        card = next((card for card in left if fits(deck, card, wish.ask)), None)
        assert card is not None, f"the deck has no more cards like {wish.ask}"
        left.remove(card)
        if wish.owner is None:
            piles[wish.pile][wish.turn] = card
        else:
            assert won, "more Favours than can have been won by then: set a later round"
            turn, pile = won.pop(0)
            piles[pile][turn] = card
            owned.append((wish.owner, card))
    king, queen = [tuple(left.pop(0) if card is None else card for card in pile) for pile in piles]
    return king, queen, tuple(left), owned


def vagueness(ask: Ask) -> int:
    """The most exact wish is granted first."""
    return 0 if isinstance(ask, tuple) else 1 if isinstance(ask, Favour) else 2


def fits(deck: DeckFile, card: int, ask: Ask) -> bool:
    """Whether an Audience card is one that was asked for."""
    printed = deck.audiences[card]
    if isinstance(ask, tuple):
        return (printed.influence, printed.favour) == ask
    if isinstance(ask, Favour):
        return printed.favour is ask
    return printed.influence == ask


def ordered(values: list[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The indices of all values: first those wanted, in that order, then the rest as they come."""
    left = list(range(len(values)))
    front: list[int] = []
    for value in wanted:
        index = next(index for index in left if values[index] == value)
        left.remove(index)
        front.append(index)
    return tuple(front + left)


def number_of(state: RoyalTable, seat: int, card: CardName) -> int:
    """The number of a card that a test names."""
    if isinstance(card, int):
        return seat * RANKS + RANK_VALUES.index(card)
    if card.valet is not None:
        kinds = [kind for kind in state.deck.valets if state.deck.value[kind] == card.valet]
        return next((kind for kind in kinds if kind in state.hands[seat]), kinds[0])
    assert card.rank is not None
    return (seat if card.colour is None else card.colour) * RANKS + card.rank


def set_hand(state: RoyalTable, seat: int, cards: Sequence[CardName]) -> None:
    """Leave a player both 0s and these cards, wherever they come from; the rest was bet in earlier rounds."""
    old = state.hands[seat]
    new = [seat * RANKS] * COPIES[0]
    for _ in range(COPIES[0]):
        old.remove(seat * RANKS)
    for name in cards:
        card = number_of(state, seat, name)
        if card in old:
            old.remove(card)
        elif card in state.valets:
            state.valets.remove(card)
        else:
            giver = next(other for other, hand in enumerate(state.hands) if card in hand and other != seat)
            state.hands[giver].remove(card)
            if card >= VALET:
                state.unmasked.append(seat * CARDS + card)
        new.append(card)
    state.discard += old
    state.hands[seat] = sorted(new)


def deck_with(audiences: Mapping[int, tuple[int, int, int]], rumours: Mapping[int, int] | None = None) -> DeckFile:
    """The default deck with other numbers: on some Audience cards (influence, win, loss), and rumours by value."""
    default = named_deck(DEFAULT_DECK)
    printed = list(default.audiences)
    for card, (influence, win, loss) in audiences.items():
        printed[card] = type(printed[card])(printed[card].favour, influence, win, loss)
    changed = {} if rumours is None else rumours
    valets = tuple(type(old)(old.value, changed.get(old.value, old.rumour)) for old in default.valets)
    return DeckFile("a test's", "invented", tuple(printed), valets)
