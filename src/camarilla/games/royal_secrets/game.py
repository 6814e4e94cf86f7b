"""Royal Secrets in its box."""

from collections.abc import Mapping, Sequence
from typing import cast

from camarilla.core.data import Choice, Claim, Deal, Event, Move, Options, View
from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.game import Game, State
from camarilla.core.rng import Rng
from camarilla.core.text import Sentence
from camarilla.games.royal_secrets import claiming, reading, telling
from camarilla.games.royal_secrets.actions import ACTIONS, action_of, move_of
from camarilla.games.royal_secrets.claims import AnyRoyalClaim, RoyalClaim
from camarilla.games.royal_secrets.components import deck_of
from camarilla.games.royal_secrets.consequences import consequences
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.events import RoyalEvent
from camarilla.games.royal_secrets.moves import RoyalMove
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.setup import lay_out, shuffle
from camarilla.games.royal_secrets.state import RoyalState
from camarilla.games.royal_secrets.view import RoyalView


class RoyalSecrets(Game):
    """Three to five spies at the French court."""

    def __init__(self) -> None:
        self.key = "royal-secrets"
        self.seats = range(3, 6)
        self.actions = ACTIONS

    def options(self, chosen: Mapping[str, object] | None = None) -> RoyalOptions:
        """The table options `open_scores`, `debts` and `deck` (a named deck, a DeckFile or its JSON form)."""
        return reading.options(chosen or {})

    def shuffle(self, players: int, options: Options, rng: Rng) -> RoyalDeal:
        """RS-2: draw everything that is left to chance."""
        return shuffle(players, ours(options), rng)

    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:
        """RS-2: the table at the first decision."""
        if not isinstance(deal, RoyalDeal):
            raise BadDeal(f"not a deal of Royal Secrets: {type(deal).__name__}")
        return lay_out(deal, ours(options), told)

    def move_of(self, action: int, options: Options) -> Move:
        """The Move that a number stands for."""
        return move_of(action, deck_of(ours(options).deck))

    def action_of(self, move: Move, options: Options) -> int:
        """The number of a Move."""
        return action_of(our_move(move), deck_of(ours(options).deck))

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
        if not isinstance(event, RoyalEvent):
            raise TypeError(f"not an event of Royal Secrets: {type(event).__name__}")
        return telling.line(event)

    def label(self, move: Move) -> Sentence:
        """A decision as it is offered."""
        return telling.label(our_move(move))

    def choice(self, view: View) -> Choice:
        """What the table waits for."""
        return telling.choice(our_view(view))

    def consequences(self, view: View, move: Move) -> Sequence[Sentence]:
        """What a legal move would do, as far as this view tells."""
        return consequences(our_view(view), our_move(move))

    def claims(self, public: View, seat: int) -> Sequence[Claim]:
        """RS-5.3: what this seat may claim now."""
        return claiming.claims(our_view(public), seat)

    def read_claim(self, raw: bytes) -> Claim:
        """A Claim from its JSON form."""
        return reading.claim(raw)

    def saying(self, seat: int, claim: Claim) -> Sentence:
        """A claim in words."""
        return claiming.saying(seat, our_claim(claim))

    def is_true(self, claim: Claim, view: View) -> bool | None:
        """Whether a claim of the reader's is true, or can still become so."""
        return claiming.is_true(our_claim(claim), our_view(view))

    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:
        """Whether a claim turned out true."""
        if not isinstance(then, RoyalState):
            raise TypeError(f"not a table of Royal Secrets: {type(then).__name__}")
        return claiming.settled(our_claim(claim), seat, then, after)


def ours(options: Options) -> RoyalOptions:
    """Options of this game, not of another."""
    if not isinstance(options, RoyalOptions):
        raise BadOptions(f"not options of Royal Secrets: {type(options).__name__}")
    return options


def our_move(move: Move) -> RoyalMove:
    """A move of this game, not of another."""
    if not isinstance(move, RoyalMove):
        raise BadMove(f"Royal Secrets has no move {type(move).__name__}")
    return move


def our_claim(claim: Claim) -> AnyRoyalClaim:
    """A claim of this game, not of another."""
    if not isinstance(claim, RoyalClaim):
        raise BadMove(f"Royal Secrets has no claim {type(claim).__name__}")
    return cast("AnyRoyalClaim", claim)


def our_view(view: View) -> RoyalView:
    """A view of this game, not of another."""
    if not isinstance(view, RoyalView):
        raise TypeError(f"not a view of Royal Secrets: {type(view).__name__}")
    return view


ROYAL_SECRETS = RoyalSecrets()
