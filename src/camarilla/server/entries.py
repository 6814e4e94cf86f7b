"""What is written into a table's log: everything that has happened at it, in order, with the whole truth.

An entry is written by whoever it concerns through a server that has checked it (`verbs`), and never leaves the
server as it is: readers get what `telling` makes of the table.
"""

import msgspec

from camarilla.core.proof import Proof
from camarilla.core.record import By, Decision
from camarilla.core.talk import Reply
from camarilla.protocol.tables import Settings
from camarilla.protocol.to_client import Origin


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person at a table: who they are, and what they are called there."""

    id: str
    name: str
    is_bot: bool = False
    """Declared as a remote bot."""
    account: bool = False
    """Whether they can be found again: a guest cannot be rated."""
    owner: str | None = None
    """At whose screen they sit, if not at their own: a companion, who has no key and comes by that person's."""


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that has happened."""

    at: int
    """When, in milliseconds since 1970."""
    ask: str | None = None
    """Whose request it was and its mark, so that the same request has no second effect."""


class Opened(Entry, frozen=True):
    """Somebody made the table."""

    settings: Settings
    host: Sitter


class Changed(Entry, frozen=True):
    """The host set it anew."""

    settings: Settings


class SeatTaken(Entry, frozen=True):
    """Somebody sat down."""

    seat: int
    sitter: Sitter


class Renamed(Entry, frozen=True):
    """Somebody who sits here is called something else, before the game begins."""

    seat: int
    name: str


class SeatLeft(Entry, frozen=True):
    """Somebody gave their seat up, or was asked to."""

    seat: int


class BotSeated(Entry, frozen=True):
    """A bot sat down."""

    seat: int
    level: str
    name: str


class HostChanged(Entry, frozen=True):
    """Somebody else is the host now."""

    host: Sitter


class Invited(Entry, frozen=True):
    """Somebody may see and join a private table."""

    person: str
    name: str


class Came(Entry, frozen=True):
    """Somebody who sits here has a connection again, to this process."""

    seat: int
    process: str
    again: bool = False
    """Whether a lost connection has come back by itself: whoever has gone for now has not returned by that."""


class Went(Entry, frozen=True):
    """The last connection of somebody who sits here to this process has closed."""

    seat: int
    process: str


class DealBegan(Entry, frozen=True):
    """The seats that take part are asked to seal their nonces. The server's seed is drawn, and kept secret."""

    seed: str
    asked: tuple[int, ...]


class NonceSealed(Entry, frozen=True):
    """A seat sealed its nonce."""

    seat: int
    commitment: str


class SeedSealed(Entry, frozen=True):
    """The server published the seal of its seed; those who sealed a nonce are asked to open it."""

    taking_part: tuple[int, ...]


class NonceOpened(Entry, frozen=True):
    """A seat opened its nonce."""

    seat: int
    nonce: str


class DealBroken(Entry, frozen=True):
    """Somebody did not open what they had sealed; the deal is begun again without them."""

    seats: tuple[int, ...]


class GameStarted(Entry, frozen=True):
    """The cards are dealt, from the seed and the nonces in the log."""


class PlayedOn(Entry, frozen=True):
    """A game that had ended goes on here from one of its positions: its deal and its first decisions are taken over."""

    origin: Origin
    deal: msgspec.Raw
    decisions: tuple[Decision, ...]
    proof: Proof
    """Of the deal, when it was dealt."""
    seed: str
    """For the bots' draws: the one in the proof is known to whoever has seen the other game."""


class Moved(Entry, frozen=True):
    """A decision."""

    seat: int
    move: msgspec.Raw
    by: By


class Undone(Entry, frozen=True):
    """A seat took its last decision back."""

    seat: int


class StoodIn(Entry, frozen=True):
    """From now on a stand-in plays this seat."""

    seat: int


class WentForNow(Entry, frozen=True):
    """Whoever sits here has gone for now: a stand-in plays from now on, until they return."""

    seat: int


class Waited(Entry, frozen=True):
    """Somebody waits for whoever sits here and is away: the waiting time begins anew."""

    seat: int


class SeatWanted(Entry, frozen=True):
    """Somebody who watches asks for a seat that was given up or is played by a stand-in."""

    seat: int
    sitter: Sitter


class SeatGiven(Entry, frozen=True):
    """The host lets somebody sit there from now on, with everything that the seat has seen."""

    seat: int
    sitter: Sitter


class SeatDenied(Entry, frozen=True):
    """The host does not let in who asked for a seat."""

    seat: int


class TimeRan(Entry, frozen=True):
    """The time for a decision has run out: the server decides this once for whoever has not, and nobody is told who."""


class Returned(Entry, frozen=True):
    """Whoever sits here plays again themselves."""

    seat: int


class Credited(Entry, frozen=True):
    """The table's owner was not there from `since` until now: nobody's clock has run meanwhile."""

    since: int
    owner: str


class Said(Entry, frozen=True):
    """Somebody said something."""

    sitter: Sitter
    text: str


class ClaimMade(Entry, frozen=True):
    """A seat made a claim."""

    seat: int
    claim: msgspec.Raw


class ClaimAnswered(Entry, frozen=True):
    """A seat answered a claim, by its number in this game."""

    seat: int
    claim: int
    reply: Reply


class RematchCalled(Entry, frozen=True):
    """Once more: the same seats, the next game."""


AnyEntry = (
    Opened
    | Changed
    | SeatTaken
    | Renamed
    | SeatLeft
    | BotSeated
    | HostChanged
    | Invited
    | Came
    | Went
    | DealBegan
    | NonceSealed
    | SeedSealed
    | NonceOpened
    | DealBroken
    | GameStarted
    | PlayedOn
    | Moved
    | Undone
    | StoodIn
    | WentForNow
    | Waited
    | SeatWanted
    | SeatGiven
    | SeatDenied
    | TimeRan
    | Returned
    | Credited
    | Said
    | ClaimMade
    | ClaimAnswered
    | RematchCalled
)

READER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
WRITER = msgspec.json.Encoder()
