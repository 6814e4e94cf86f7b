"""The verifiable deal (docs/fairness.md): who commits to what, the key that comes of it, and how a proof is checked.

First every person commits to a nonce, then the server to a seed, and only then the nonces are shown. The deal follows
from all of them, so nobody could choose it. The seed is shown when the game is over.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

import msgspec

from camarilla.core.data import Deal, Options
from camarilla.core.errors import BadProof, CamarillaError, why
from camarilla.core.game import Game
from camarilla.core.match import Match, check_players
from camarilla.core.proof import Proof, SeatNonce
from camarilla.core.record import Record
from camarilla.core.rng import KEY_BYTES, Dealing
from camarilla.core.text import Phrase, Sentence, phrase

SECRET_BYTES: Final = 32
"""How long a nonce and a seed are."""
HEX: Final = re.compile(r"[0-9a-f]{64}")


def nonce_commitment(table: str, number: int, seat: int, nonce: bytes) -> bytes:
    """What a seat shows before the deal: SHA-256 of "camarilla-nonce", table, number, seat and nonce, joined by "|"."""
    return _committed(f"camarilla-nonce|{table}|{number}|{seat}|", nonce)


def seed_commitment(table: str, number: int, seed: bytes) -> bytes:
    """What the server shows before the nonces: SHA-256 of "camarilla-seed", table, number and seed, joined by "|"."""
    return _committed(f"camarilla-seed|{table}|{number}|", seed)


def deal_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of the deal: HKDF-SHA-256 of the seed, its salt the SHA-256 of all nonces in seat order."""
    for secret in (seed, *nonces):
        _check_length(secret)
    salt = hashlib.sha256(b"".join(nonces)).digest()
    extracted = hmac.digest(salt, seed, "sha256")
    return hmac.digest(extracted, b"camarilla-deal\x01", "sha256")  # the only block that 32 bytes need


def _committed(what: str, secret: bytes) -> bytes:
    # A secret is always 32 bytes and a number has no "|": whatever the table is called, no two commitments mix up.
    _check_length(secret)
    return hashlib.sha256(what.encode() + secret).digest()


def _check_length(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a nonce or a seed has {SECRET_BYTES} bytes, not {len(secret)}")


def prove(table: str, number: int, match: Match, seed: bytes, nonces: Sequence[tuple[int, bytes]]) -> Proof:
    """The proof of a match's deal from what went into it: the seed, and each person's seat with its nonce."""
    given = [
        SeatNonce(seat, nonce_commitment(table, number, seat, nonce).hex(), nonce.hex())
        for seat, nonce in sorted(nonces)
    ]
    committed = seed_commitment(table, number, seed).hex()
    options = msgspec.Raw(msgspec.json.encode(match.options))
    return Proof(table, number, match.game.key, match.players, options, seed.hex(), committed, tuple(given))


# ---------------------------------------------------------------------------------------------------- checking


def check_record(record: Record, games: Sequence[Game]) -> Match:
    """The match of a record, once its proof, its deal and its moves are checked.

    Raises BadProof if it has no proof or a false one, saying which part does not fit; BadRecord if the moves do not.
    """
    proof = record.proof
    if proof is None:
        raise BadProof("proof: there is none", Sentence("bad-proof-none"))
    opening = Match.replay(msgspec.structs.replace(record, moves=(), outcome=None), games)
    if proof.game != record.game:
        raise _refuse(f"game: {proof.game!r}, but the record is of {record.game!r}", "game")
    if proof.players != opening.players:
        raise _refuse(f"players: {proof.players}, but {opening.players} play", "players")
    if _options_of(proof, opening.game) != opening.options:
        raise _refuse("options: not those of the record", "options")
    check(proof, opening.deal, games)
    return Match.replay(record, games)


def check(proof: Proof, deal: Deal, games: Sequence[Game]) -> None:
    """Refuse a proof whose commitments are not kept, or that does not lead to this deal."""
    key = key_of(proof)
    game = next((game for game in games if game.key == proof.game), None)
    if game is None:
        raise _refuse(f"game: nobody here knows {proof.game!r}", "unknown-game")
    try:
        check_players(game, proof.players)
    except CamarillaError as wrong:
        raise _refuse(f"players: {wrong}", "players") from wrong
    if game.shuffle(proof.players, _options_of(proof, game), Dealing(key)) != deal:
        raise _refuse("deal: not the one that the key gives", "deal")


def key_of(proof: Proof) -> bytes:
    """The key that seed and nonces give, once every commitment is found to be kept."""
    seats = [given.seat for given in proof.nonces]
    if seats != sorted(set(seats)) or any(not 0 <= seat < proof.players for seat in seats):
        raise _refuse(f"nonces: seats {seats} of {proof.players}, not each once and in order", "seats")
    nonces: list[bytes] = []
    for given in proof.nonces:
        nonce = _bytes_of(given.nonce, phrase("proof-nonce", seat=given.seat + 1))
        committed = _bytes_of(given.commitment, phrase("proof-commitment", seat=given.seat + 1))
        if nonce_commitment(proof.table, proof.number, given.seat, nonce) != committed:
            raise _refuse(f"commitment of seat {given.seat}: not that of its nonce", "commitment", seat=given.seat + 1)
        nonces.append(nonce)
    seed = _bytes_of(proof.seed, phrase("proof-seed"))
    if seed_commitment(proof.table, proof.number, seed) != _bytes_of(
        proof.seed_commitment, phrase("proof-seed-commitment")
    ):
        raise _refuse("seed commitment: not that of the seed", "seed-commitment")
    return deal_key(seed, nonces)


def _options_of(proof: Proof, game: Game) -> Options:
    try:
        return game.options(msgspec.json.decode(proof.options, type=dict[str, object]))
    except (CamarillaError, msgspec.DecodeError) as wrong:
        reason = phrase("bad-options", why=str(wrong)) if isinstance(wrong, msgspec.DecodeError) else why(wrong)
        raise BadProof(f"options: {wrong}", Sentence("bad-proof-bad-options", {"why": reason})) from wrong


def _bytes_of(text: str, part: Phrase) -> bytes:
    if HEX.fullmatch(text) is None:
        raise BadProof(f"{part.of.id}: not {KEY_BYTES} bytes in hexadecimal", Sentence("bad-proof-hex", {"part": part}))
    return bytes.fromhex(text)


def _refuse(plain: str, part: str, **args: int) -> BadProof:
    return BadProof(plain, Sentence(f"bad-proof-{part}", {**args}))
