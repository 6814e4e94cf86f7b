"""Secrets in its box."""

from collections.abc import Mapping, Sequence

from camarilla.core.data import Choice, Claim, Deal, Event, Move, Options, View
from camarilla.core.errors import BadDeal, BadMove, BadOptions
from camarilla.core.game import Game, State
from camarilla.core.rng import Rng
from camarilla.core.text import Sentence
from camarilla.games.secrets import claiming, consequences, reading, telling
from camarilla.games.secrets.actions import ACTIONS, action_of, move_of
from camarilla.games.secrets.claims import AnySecretsClaim
from camarilla.games.secrets.components import FEWEST_PLAYERS, MOST_PLAYERS
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.events import SecretsEvent
from camarilla.games.secrets.moves import SecretsMove
from camarilla.games.secrets.options import SecretsOptions
from camarilla.games.secrets.setup import lay_out, shuffle
from camarilla.games.secrets.state import SecretsState
from camarilla.games.secrets.view import SecretsView


class Secrets(Game):
    """Four to eight agents in the sixties."""

    def __init__(self) -> None:
        self.key = "secrets"
        self.seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        self.actions = ACTIONS

    def options(self, chosen: Mapping[str, object] | None = None) -> SecretsOptions:
        """The table options `un_ties` and `notebook`."""
        return reading.options(chosen or {})

    def shuffle(self, players: int, options: Options, rng: Rng) -> SecretsDeal:
        """SE-2: draw everything that is left to chance."""
        ours(options)
        return shuffle(players, rng)

    def lay_out(self, deal: Deal, options: Options, told: list[Event] | None = None) -> State:
        """SE-2: the table at the first decision."""
        if not isinstance(deal, SecretsDeal):
            raise BadDeal(f"not a deal of Secrets: {type(deal).__name__}")
        return lay_out(deal, ours(options), told)

    def move_of(self, action: int, options: Options) -> Move:
        """The Move that a number stands for."""
        ours(options)
        return move_of(action)

    def action_of(self, move: Move, options: Options) -> int:
        """The number of a Move."""
        ours(options)
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
        if not isinstance(event, SecretsEvent):
            raise TypeError(f"not an event of Secrets: {type(event).__name__}")
        return telling.line(event)

    def label(self, move: Move) -> Sentence:
        """A decision as it is offered."""
        return telling.label(our_move(move))

    def choice(self, view: View) -> Choice:
        """What the table waits for."""
        return telling.choice(our_view(view))

    def consequences(self, view: View, move: Move) -> Sequence[Sentence]:
        """What a legal move would do."""
        return consequences.consequences(our_view(view), our_move(move))

    def claims(self, public: View, seat: int) -> Sequence[Claim]:
        """SE-3.4: what this seat may say now."""
        return claiming.claims(our_view(public), seat)

    def read_claim(self, raw: bytes) -> Claim:
        """A Claim from its JSON form."""
        return reading.claim(raw)

    def saying(self, seat: int, claim: Claim) -> Sentence:
        """A claim in words."""
        return claiming.saying(seat, our_claim(claim))

    def is_true(self, claim: Claim, view: View) -> bool | None:
        """Whether a claim is true as far as its claimant knows."""
        return claiming.is_true(our_claim(claim), our_view(view))

    def settled(self, claim: Claim, seat: int, then: State, after: Sequence[Event]) -> bool | None:
        """Whether a claim turned out true."""
        if not isinstance(then, SecretsState):
            raise TypeError(f"not a table of Secrets: {type(then).__name__}")
        return claiming.settled(our_claim(claim), seat, then, after)


def ours(options: Options) -> SecretsOptions:
    """Options of this game, not of another."""
    if not isinstance(options, SecretsOptions):
        raise BadOptions(f"not options of Secrets: {type(options).__name__}")
    return options


def our_move(move: Move) -> SecretsMove:
    """A move of this game, not of another."""
    if not isinstance(move, SecretsMove):
        raise BadMove(f"Secrets has no move {type(move).__name__}")
    return move


def our_view(view: View) -> SecretsView:
    """A view of this game, not of another."""
    if not isinstance(view, SecretsView):
        raise TypeError(f"not a view of Secrets: {type(view).__name__}")
    return view


def our_claim(claim: Claim) -> AnySecretsClaim:
    """A claim of this game, not of another."""
    if not isinstance(claim, AnySecretsClaim):
        raise BadMove(f"Secrets has no claim {type(claim).__name__}")
    return claim


SECRETS = Secrets()
