"""The deal that nobody can choose: seats seal their nonces, the server seals its seed, all is opened, and dealt.

docs/fairness.md says what this proves. A seat that does not seal in time takes no part. A seat that has sealed and
does not open breaks the deal: it is begun again without that seat, in the open.
"""

from typing import assert_never

import msgspec

from camarilla.core.fairness import deal_key, nonce_commitment, seed_commitment
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.proof import Proof, SeatNonce
from camarilla.protocol.tables import Settings
from camarilla.server import entries as e
from camarilla.server.clocks import Clocks
from camarilla.server.playing import Playing

PATIENCE = 5_000
"""How long, in milliseconds, the table waits for the seats to seal, and again to open."""


class Dealing:
    """A deal on its way."""

    def __init__(self, table: str, number: int, seed: bytes, asked: tuple[int, ...], at: int) -> None:
        self.table = table
        self.number = number
        self.seed = seed
        self.asked = asked
        self.since = at
        self.sealed: dict[int, str] = {}
        self.taking_part: tuple[int, ...] | None = None
        """Once the server has sealed its seed: who opens a nonce."""
        self.opened: dict[int, str] = {}
        self.broken: tuple[int, ...] = ()

    @property
    def commitment(self) -> str:
        """The seal of the server's seed."""
        return seed_commitment(self.table, self.number, self.seed).hex()

    def awaited(self) -> tuple[int, ...]:
        """The seats that have still to seal, or to open."""
        if self.taking_part is None:
            return tuple(seat for seat in self.asked if seat not in self.sealed)
        return tuple(seat for seat in self.taking_part if seat not in self.opened)

    def fits(self, seat: int, nonce: str) -> bool:
        """Whether a nonce is the one that a seat has sealed."""
        sealed = nonce_commitment(self.table, self.number, seat, bytes.fromhex(nonce)).hex()
        return self.sealed.get(seat) == sealed

    def apply(self, entry: e.NonceSealed | e.SeedSealed | e.NonceOpened | e.DealBroken) -> None:
        """One step of the deal."""
        match entry:
            case e.NonceSealed():
                self.sealed[entry.seat] = entry.commitment
            case e.SeedSealed():
                self.taking_part = entry.taking_part
                self.since = entry.at
            case e.NonceOpened():
                self.opened[entry.seat] = entry.nonce
            case e.DealBroken():
                self.broken = entry.seats
            case _ as never:
                assert_never(never)

    def dealt(self, game: Game, settings: Settings, names: tuple[str, ...], at: int) -> Playing:
        """Deal: all that was opened decides."""
        options = game.options(settings.options)
        taking_part = self.taking_part or ()
        key = deal_key(self.seed, [bytes.fromhex(self.opened[seat]) for seat in taking_part])
        match = Match.start(game, settings.players, key, settings.options, names)
        proof = Proof(
            table=self.table,
            number=self.number,
            game=game.key,
            players=settings.players,
            options=msgspec.Raw(msgspec.json.encode(options)),
            seed=self.seed.hex(),
            seed_commitment=self.commitment,
            nonces=tuple(SeatNonce(seat, self.sealed[seat], self.opened[seat]) for seat in taking_part),
        )
        return Playing(match, Clocks(settings.clock, settings.players, match.waiting(), at), proof)
