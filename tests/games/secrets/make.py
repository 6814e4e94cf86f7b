"""A table of Secrets built so that a test reads like the rulebook's example.

    cell = table(4, tokens="CKCKH", turns=[(SCIENTIST, DETECTIVE)], first=ANN)
    cell.proposes(DETECTIVE, to=BRUNO)
    cell.bruno.accepts()
    cell.bruno.looks_at(CENTRE)
    assert cell.bruno.saw(CENTRE) is Identity.HIPPIE

Tokens are written by their first letters in seat order, the centre's last. Cards may lie before the players already;
what is not named comes later in the deck, in an order in which no two neighbours are alike.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from camarilla.core.data import Event, Reader
from camarilla.core.errors import IllegalMove
from camarilla.games.secrets.actions import action_of, move_of
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.components import (
    BULLETS,
    CARDS,
    CHARACTERS,
    KINDS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    SEES_CENTRE,
    SEES_RIGHT,
    tokens_in_play,
)
from camarilla.games.secrets.components import CENTRE as CENTRE_NUMBER
from camarilla.games.secrets.components import IDENTITIES as NAMED
from camarilla.games.secrets.events import FirstLooksTaken, SecretsEvent
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    Place,
    PlaceBefore,
    Refuse,
    SecretsMove,
    Side,
    SwapCentre,
    SwapTokens,
)
from camarilla.games.secrets.options import SecretsOptions
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.turn import begin_turn
from camarilla.games.secrets.view import Player, SecretsView

ANN, BRUNO, CLARA, DIEGO, EVA, FELIX, GINA, HUGO = range(8)
CENTRE: Place = None
LEFT, RIGHT = Side.LEFT, Side.RIGHT
CIA, KGB, HIPPIE = Identity.CIA, Identity.KGB, Identity.HIPPIE
DOUBLE_AGENT, PSYCHIATRIST, POLITICIAN = Character.DOUBLE_AGENT, Character.PSYCHIATRIST, Character.POLITICIAN
DETECTIVE, DIPLOMAT, JOURNALIST = Character.DETECTIVE, Character.DIPLOMAT, Character.JOURNALIST
SCIENTIST, ASSASSIN = Character.SCIENTIST, Character.ASSASSIN

LETTERS = "CKH"
TOKENS = {4: "CKCKH", 5: "CKCKHH", 6: "CKCKCKH", 7: "CKCKCKHH", 8: "CKCKCKCKH"}

E = TypeVar("E", bound=SecretsEvent)


class Agent:
    """A player at the table, with the verbs of the rulebook."""

    def __init__(self, cell: "Cell", seat: int) -> None:
        self.cell = cell
        self.seat = seat

    def keeps(self, card: Character) -> list[Event]:
        return self.cell.play(self.seat, KeepCard(card))

    def offers_to(self, seat: int) -> list[Event]:
        return self.cell.play(self.seat, OfferCard(seat))

    def accepts(self) -> list[Event]:
        return self.cell.play(self.seat, Accept())

    def refuses(self) -> list[Event]:
        return self.cell.play(self.seat, Refuse())

    def interrupts(self) -> list[Event]:
        return self.cell.play(self.seat, Interrupt())

    def lets_pass(self) -> list[Event]:
        return self.cell.play(self.seat, LetPass())

    def swaps(self, first: int, second: int) -> list[Event]:
        return self.cell.play(self.seat, SwapTokens(first, second))

    def places_before(self, seat: int) -> list[Event]:
        return self.cell.play(self.seat, PlaceBefore(seat))

    def looks_at(self, place: Place) -> list[Event]:
        return self.cell.play(self.seat, LookAt(place))

    def swaps_centre(self, side: Side) -> list[Event]:
        return self.cell.play(self.seat, SwapCentre(side))

    def gives_bullet_to(self, seat: int) -> list[Event]:
        return self.cell.play(self.seat, GiveBullet(seat))

    @property
    def may(self) -> list[SecretsMove]:
        """The moves open to this player now."""
        return [move_of(action) for action in self.cell.state.legal(self.seat)]

    @property
    def view(self) -> SecretsView:
        return self.cell.view(self.seat)

    @property
    def player(self) -> Player:
        """What everybody sees before this player."""
        return self.cell.view(None).players[self.seat]

    @property
    def face_up(self) -> list[Character]:
        return [lying.card for lying in self.player.cards if lying.face_up and lying.card is not None]

    @property
    def face_down(self) -> list[Character]:
        return [lying.card for lying in self.player.cards if not lying.face_up and lying.card is not None]


class Cell:
    """A table being played: the truth of it, and everything it has told."""

    def __init__(self, state: SecretsTable, told: list[Event]) -> None:
        self.state = state
        self.told = told
        self.box = state.pieces()
        self.agents = tuple(Agent(self, seat) for seat in range(state.players))

    @property
    def ann(self) -> Agent:
        return self.agents[ANN]

    @property
    def bruno(self) -> Agent:
        return self.agents[BRUNO]

    @property
    def clara(self) -> Agent:
        return self.agents[CLARA]

    @property
    def diego(self) -> Agent:
        return self.agents[DIEGO]

    @property
    def eva(self) -> Agent:
        return self.agents[EVA]

    @property
    def active(self) -> Agent:
        return self.agents[self.state.active]

    def play(self, seat: int, move: SecretsMove) -> list[Event]:
        """Play a move: it is refused exactly if it is not offered, and no piece appears or is lost."""
        action = action_of(move)
        offered = action in self.state.legal(seat)
        before = len(self.told)
        try:
            self.state.play(seat, action, self.told)
        except IllegalMove:
            assert not offered, f"{move} was offered and refused"
            raise
        assert offered, f"{move} was not offered and not refused"
        assert self.state.pieces() == self.box
        return self.told[before:]

    def proposes(self, card: Character, to: int) -> None:
        """The active player keeps a card and offers it."""
        active = self.active
        active.keeps(card)
        active.offers_to(to)

    def gives(self, card: Character, to: int) -> list[Event]:
        """The active player proposes a card; it is accepted, and the UN holder, if asked, lets it pass."""
        return self._settled(card, to, accepted=True)

    def gets_back(self, card: Character, to: int) -> list[Event]:
        """The active player proposes a card; it is refused, and the UN holder, if asked, lets it pass."""
        return self._settled(card, to, accepted=False)

    def _settled(self, card: Character, to: int, *, accepted: bool) -> list[Event]:
        before = len(self.told)
        self.proposes(card, to)
        target = self.agents[to]
        if len(self.view(None).waiting) > 1:
            self.agents[self.state.holder].lets_pass()
        if accepted:
            target.accepts()
        else:
            target.refuses()
        return self.told[before:]

    def view(self, reader: Reader) -> SecretsView:
        view = self.state.view(reader)
        assert isinstance(view, SecretsView)
        return view

    def shown(self, reader: Reader) -> SecretsView:
        """What a person is shown."""
        return self.view(reader).as_shown()

    def token(self, place: Place) -> Identity:
        """The truth about a token."""
        return NAMED[self.state.tokens[CENTRE_NUMBER if place is None else place]]

    @property
    def tokens(self) -> str:
        """The truth about all tokens."""
        places = [*range(self.state.players), CENTRE_NUMBER]
        return "".join(LETTERS[self.state.tokens[place]] for place in places)

    @property
    def turned_up(self) -> tuple[Character, ...]:
        return self.view(None).turned_up

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The last event of a kind."""
        return self.all_told(kind)[-1]

    def seen(self, event: Event) -> list[Event | None]:
        """An event as everybody sees it, seats first and then a spectator."""
        return [event.as_seen_by(reader) for reader in (*range(self.state.players), None)]


def number_of(card: Character) -> int:
    return CHARACTERS.index(card)


def in_turn(cards: list[int]) -> list[int]:
    """Cards so that two alike do not follow one another as long as there are others."""
    left = sorted(cards)
    ordered: list[int] = []
    while left:
        counts = {card: left.count(card) for card in left}
        other = [card for card in counts if not ordered or card != ordered[-1]] or left
        best = max(other, key=lambda card: counts[card])
        left.remove(best)
        ordered.append(best)
    return ordered


def table(
    players: int = 4,
    *,
    tokens: str | None = None,
    turns: Sequence[tuple[Character, ...]] = (),
    first: int = ANN,
    cards: Mapping[int, Sequence[Character]] | None = None,
    down: Mapping[int, Sequence[Character]] | None = None,
    bullets: Mapping[int, Sequence[tuple[int, int]]] | None = None,
    bullet_deck: Sequence[int] = (),
    holder: int | None = None,
    options: SecretsOptions | None = None,
) -> Cell:
    """A table at the beginning of a turn; `turns` are the cards that will be turned up.

    `cards` lie face up before the players, `down` face down; `bullets` are (shooter, points) before each player.
    """
    state = SecretsTable(players, options or SecretsOptions())
    for seat, lying in (down or {}).items():
        for card in lying:
            state.down |= 1 << len(state.placed)
            state.placed.append(seat * KINDS + number_of(card))
            state.cards[seat] += 1
    for seat, lying in (cards or {}).items():
        for card in lying:
            state.place_card(seat, number_of(card))
    placed = [lying % KINDS for lying in state.placed]
    coming = [number_of(card) for turn in turns for card in turn]
    rest = list(CARDS)
    for number in placed + coming:
        rest.remove(number)
    state.deck = placed + coming + in_turn(rest)
    state.drawn = len(placed)
    given: list[int] = []
    for seat, shots in (bullets or {}).items():
        for shooter, points in shots:
            state.given.append(shooter * MOST_PLAYERS + seat)
            state.cards[seat] += 1
            given.append(points)
    given += bullet_deck
    state.bullets = given + [points for points in BULLETS if points not in given]
    dealt = [LETTERS.index(letter) for letter in (tokens or TOKENS[players])]
    assert sorted(dealt) == tokens_in_play(players), "the identities in play (SE-2.1)"
    state.dealt = dealt[:players] + [NOTHING] * (CENTRE_NUMBER - players) + dealt[players:]
    state.tokens = state.dealt[:]
    state.active = first
    state.holder = NOBODY if holder is None else holder
    identities = tuple(NAMED[identity] for identity in dealt)
    told: list[Event] = [FirstLooksTaken(identities, players >= SEES_RIGHT, players >= SEES_CENTRE)]
    begin_turn(state, told)
    return Cell(state, told)
