"""What a reader of Secrets has been shown. `seeing` builds it up, `imagine` leads back."""

import enum
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from camarilla.core.data import View
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.moves import Place
from camarilla.games.secrets.options import Notebook, SecretsOptions

if TYPE_CHECKING:
    from camarilla.core.game import State
    from camarilla.core.rng import Rng


class Step(enum.Enum):
    """What the table waits for, in the order of `state`."""

    KEEPING = "keeping"
    OFFERING = "offering"
    ANSWERING = "answering"
    SWAPPING = "swapping"
    PLACING = "placing"
    NEGOTIATING = "negotiating"
    LOOKING = "looking"
    GIVING = "giving"
    OVER = "over"


class Answer(enum.Enum):
    """SE-3.5, SE-4.4: what the target and the UN holder may say, in the order of `actions`."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    INTERRUPT = "interrupt"
    LET_PASS = "let-pass"  # noqa: S105 - it lets a proposal pass


class Looked(msgspec.Struct, frozen=True, tag=True):
    """A token was looked at where it lay then; None is an identity that the reader has not seen."""

    place: Place
    seers: tuple[int, ...]
    identity: Identity | None


class Swapped(msgspec.Struct, frozen=True, tag=True):
    """Two tokens changed places in the open."""

    first: Place
    second: Place


class Negotiated(msgspec.Struct, frozen=True, tag=True):
    """SE-5.5: a Diplomat's owner swapped the centre's token with a neighbour's; None is one of the two."""

    owner: int
    neighbour: int | None


Trace = Looked | Swapped | Negotiated


class LyingCard(msgspec.Struct, frozen=True):
    """A Character before a player; None is one turned face down that is left to memory (see `as_shown`)."""

    card: Character | None
    face_up: bool


class Bullet(msgspec.Struct, frozen=True):
    """SE-5.8: a Bullet before a player, and who gave it; None is a value that the reader has not seen."""

    shooter: int
    points: int | None


class Settlement(msgspec.Struct, frozen=True):
    """SE-7.2: a proposal that has been settled, as everybody saw it."""

    active: int
    target: int
    owner: int
    """SE-3.5: the target if it was accepted, the active player if it was refused; anybody else has interrupted."""
    card: Character
    other: Character
    """SE-3.3: the one that went under the deck."""
    given_to: int | None
    """SE-5.3, SE-5.8: who got the Politician, or the Bullet, from its owner."""


class Belief(msgspec.Struct, frozen=True):
    """SE-7.1: the chances of each identity at a place, as exact fractions: (1, 3) is a third."""

    cia: tuple[int, int]
    kgb: tuple[int, int]
    hippie: tuple[int, int]


class Player(msgspec.Struct, frozen=True):
    """One seat, in the reader's eyes."""

    cards: tuple[LyingCard, ...]
    bullets: tuple[Bullet, ...]
    identity: Identity | None
    """SE-6.2: when it is over. Before that, what the reader knows is in the trail, its own identity too."""


class SecretsView(View, frozen=True):
    """A table of Secrets as one reader knows it."""

    recalls_all: ClassVar[bool] = True

    options: SecretsOptions
    turn: int
    step: Step
    active: int
    target: int | None
    owner: int | None
    holder: int | None
    """SE-4.2: who has the UN token; None if it is in the centre."""
    sealed: Answer | None
    """SE-4.6: the reader's own sealed answer."""
    turned_up: tuple[Character, ...]
    """SE-3.1: the two different Characters of this turn, until the proposal is settled."""
    proposal: Character | None
    """SE-3.3: what is offered, for the active player; for all once it is settled."""
    deck: int
    under: tuple[Character, ...]
    """SE-3.3: the cards at the bottom of the deck that all have seen go there, in order; while a proposal lies face
    down there is one more below them."""
    settlements: tuple[Settlement, ...]
    """SE-7.2: every proposal that has been settled, in order."""
    players: tuple[Player, ...]
    bullets_left: int
    bullet: int | None
    """SE-5.8: what the Bullet costs that the reader has drawn and must give."""
    centre: Identity | None
    """SE-6.5: the token in the centre, when it is over."""
    trail: tuple[Trace, ...]
    """SE-7.1: every look and swap as the reader saw it, its own first looks (SE-2.5) in front."""
    recent: int
    """SE-7.1: where in the trail the turn before this one began."""
    beliefs: tuple[Belief, ...] | None = None
    """SE-7.1: the players' tokens in seat order, then the centre's; for people who play with `beliefs`."""

    def imagine(self, rng: "Rng") -> "State":
        """A whole table that this view cannot rule out."""
        from camarilla.games.secrets.imagine import imagine  # noqa: PLC0415 - the way back imports this module

        return imagine(self, rng)

    def keeps_log(self) -> bool:
        """SE-7.1: without a notebook nothing can be reread until the end."""
        return self.options.notebook is not Notebook.OFF or self.step is Step.OVER

    def as_shown(self) -> Self:
        """SE-7.1: what a person is shown: with a notebook all of it, without one only what has just happened."""
        from camarilla.games.secrets.beliefs import beliefs  # noqa: PLC0415 - it imports this module

        notebook = self.options.notebook
        if notebook is Notebook.BELIEFS:
            return msgspec.structs.replace(self, beliefs=beliefs(self))
        if notebook is Notebook.LOG or self.step is Step.OVER:
            return self
        # A look ends its turn at once, so it stays until the turn after it has ended.
        players = tuple(
            msgspec.structs.replace(
                player,
                cards=tuple(card if card.face_up else LyingCard(None, face_up=False) for card in player.cards),
                bullets=tuple(Bullet(bullet.shooter, None) for bullet in player.bullets),
            )
            for player in self.players
        )
        return msgspec.structs.replace(
            self, settlements=(), players=players, under=(), trail=self.trail[self.recent :], recent=0
        )
