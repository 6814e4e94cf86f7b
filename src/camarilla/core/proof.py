"""What a record holds so that anybody can check its deal; `camarilla.core.fairness` does (docs/fairness.md)."""

import msgspec


class SeatNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gave to the deal, in hexadecimal: first its commitment, then the nonce itself."""

    seat: int
    """From 0, as in the moves of a record."""
    commitment: str
    nonce: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal came about: who gave what to it, and what it was dealt for."""

    table: str
    number: int
    """Which deal of the table it was; one that was broken off counts too."""
    game: str
    players: int
    options: msgspec.Raw
    seed: str
    """The server's part, in hexadecimal."""
    seed_commitment: str
    nonces: tuple[SeatNonce, ...]
    """The parts of the seats where people sit, in seat order; bots give nothing."""
