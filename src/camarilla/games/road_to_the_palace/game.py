"""Road to the Palace in its box."""

from collections.abc import Mapping, Sequence

from camarilla.core.data import Choice, Claim, Deal, Event, Move, Options, View
from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.game import Game, State
from camarilla.core.rng import Rng
from camarilla.core.text import Sentence
from camarilla.games.road_to_the_palace import claiming, reading, telling
from camarilla.games.road_to_the_palace.actions import ACTIONS, action_of, move_of
from camarilla.games.road_to_the_palace.claims import AnyRoadClaim
from camarilla.games.road_to_the_palace.consequences import consequences, taking_back
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.events import RoadEvent
from camarilla.games.road_to_the_palace.moves import RoadMove
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.settling import settled
from camarilla.games.road_to_the_palace.setup import lay_out, shuffle
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import RoadView


class RoadToThePalace(Game):
    """Two to four courtiers gaining influence."""

    def __init__(self) -> None:
        self.key = "road-to-the-palace"
        self.seats = range(2, 5)
        self.actions = ACTIONS

    def options(self, chosen: Mapping[str, object] | None = None) -> RoadOptions:
        """The table options `open_scores` and `three_player_cards`."""
        return reading.options(chosen or {})

    def shuffle(self, players: int, options: Options, rng: Rng) -> RoadDeal:
        """RP-2: draw everything that is left to chance."""
        return shuffle(players, ours(options), rng)

    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:
        """RP-2: the table at the first decision."""
        if not isinstance(deal, RoadDeal):
            raise BadDeal(f"not a deal of Road to the Palace: {type(deal).__name__}")
        return lay_out(deal, ours(options), told)

    def move_of(self, action: int, options: Options) -> Move:  # noqa: ARG002 - numbers mean the same at every table
        """The Move that a number stands for."""
        return move_of(action)

    def action_of(self, move: Move, options: Options) -> int:  # noqa: ARG002 - likewise
        """The number of a Move."""
        return action_of(our_move(move))

    def read_move(self, raw: bytes) -> Move:
        """A Move from its JSON form."""
        return reading.move(raw)

    def read_deal(self, raw: bytes) -> Deal:
        """A Deal from its JSON form."""
        return reading.deal(raw)

    def read_event(self, raw: bytes) -> Event:
        """An Event, as somebody has seen it, from its JSON form."""
        return reading.event(raw)

    def read_view(self, raw: bytes) -> View:
        """A View from its JSON form."""
        return reading.view(raw)

    def line(self, event: Event) -> Sentence | None:
        """The line of the log for an event."""
        if not isinstance(event, RoadEvent):
            raise TypeError(f"not an event of Road to the Palace: {type(event).__name__}")
        return telling.line(event)

    def label(self, move: Move) -> Sentence:
        """A decision as it is offered."""
        return telling.label(our_move(move))

    def choice(self, view: View) -> Choice:
        """What the table waits for."""
        return telling.choice(our_view(view))

    def consequences(self, view: View, move: Move) -> Sequence[Sentence]:
        """What a legal move would do, as far as its seat can see."""
        return consequences(our_view(view), our_move(move))

    def taking_back(self, view: View, move: Move) -> Sentence | None:
        """Whether a card can be put back."""
        return taking_back(our_view(view), our_move(move))

    def claims(self, public: View, seat: int) -> Sequence[Claim]:
        """What a seat may claim now."""
        return claiming.claims(our_view(public), seat)

    def read_claim(self, raw: bytes) -> Claim:
        """A Claim from its JSON form."""
        return reading.claim(raw)

    def saying(self, seat: int, claim: Claim) -> Sentence:
        """A claim in words."""
        return claiming.saying(seat, our_claim(claim))

    def is_true(self, claim: Claim, view: View) -> bool | None:
        """Whether what the view's own reader would claim is true."""
        return claiming.is_true(our_claim(claim), our_view(view))

    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:
        """Whether a claim turned out true."""
        if not isinstance(then, RoadTable):
            raise TypeError(f"not a table of Road to the Palace: {type(then).__name__}")
        return settled(our_claim(claim), seat, then, after)


def ours(options: Options) -> RoadOptions:
    """Options of this game, not of another."""
    if not isinstance(options, RoadOptions):
        raise BadOptions(f"not options of Road to the Palace: {type(options).__name__}")
    return options


def our_move(move: Move) -> RoadMove:
    """A move of this game, not of another."""
    if not isinstance(move, RoadMove):
        raise BadMove(f"Road to the Palace has no move {type(move).__name__}")
    return move


def our_claim(claim: Claim) -> AnyRoadClaim:
    """A claim of this game, not of another."""
    if not isinstance(claim, AnyRoadClaim):
        raise BadMove(f"Road to the Palace has no claim {type(claim).__name__}")
    return claim


def our_view(view: View) -> RoadView:
    """A view of this game, not of another."""
    if not isinstance(view, RoadView):
        raise TypeError(f"not a view of Road to the Palace: {type(view).__name__}")
    return view


ROAD_TO_THE_PALACE = RoadToThePalace()
