"""docs/fairness.md: an honest deal is proved, and a proof with anything changed in it is not."""

import hashlib
import hmac
import json
from collections.abc import Callable

import msgspec
import pytest

from camarilla.core import record as records
from camarilla.core.errors import BadData, BadProof, BadRecord
from camarilla.core.fairness import check, check_record, deal_key, key_of, nonce_commitment, prove, seed_commitment
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.proof import SeatNonce
from camarilla.core.record import Record
from camarilla.core.text import Sentence
from camarilla.games import GAMES
from camarilla.locales import LANGUAGES, Speaker
from tests.core.deals import TABLES, WHOLE_GAME, dealt, secret

HONEST = 1000


def as_json(record: Record) -> dict[str, object]:
    return msgspec.json.decode(records.write(record), type=dict[str, object])


def tampered(record: Record, tamper: Callable[[dict[str, object]], None]) -> Record:
    """The record with something changed in its file."""
    file = as_json(record)
    tamper(file)
    assert file != as_json(record), "nothing was changed"
    return records.read(msgspec.json.encode(file))


def refusal(record: Record) -> BadData:
    with pytest.raises(BadData) as refused:
        check_record(record, GAMES)
    wrong = refused.value
    assert wrong.sentence is not None
    for lang in LANGUAGES:
        assert Speaker(lang).explain(wrong).endswith(".")
    return wrong


def refused_part(record: Record) -> str:
    """The sentence that says which part does not fit."""
    sentence = refusal(record).sentence
    assert sentence is not None
    return sentence.id


def proof_of(file: dict[str, object]) -> dict[str, object]:
    proof = file["proof"]
    assert isinstance(proof, dict)
    return proof


def nonce_of(file: dict[str, object], place: int) -> dict[str, object]:
    nonces = proof_of(file)["nonces"]
    assert isinstance(nonces, list)
    given = nonces[place]
    assert isinstance(given, dict)
    return given


def flip(holder: dict[str, object], name: str, byte: int) -> None:
    """Change one byte of something in hexadecimal."""
    text = holder[name]
    assert isinstance(text, str)
    changed = bytearray.fromhex(text)
    changed[byte] ^= 1 << byte % 8
    holder[name] = changed.hex()


# What is computed


def test_commitments_hash_their_fields_joined_by_bars_with_the_secret_last() -> None:
    nonce, seed = secret("n"), secret("s")

    assert (
        nonce_commitment("tâble|1", 12, 3, nonce)
        == hashlib.sha256(b"camarilla-nonce|t\xc3\xa2ble|1|12|3|" + nonce).digest()
    )
    assert seed_commitment("t", 0, seed) == hashlib.sha256(b"camarilla-seed|t|0|" + seed).digest()


def test_the_key_is_hkdf_of_the_seed_salted_by_the_nonces_in_seat_order() -> None:
    seed, one, two = secret("s"), secret(1), secret(2)
    extracted = hmac.digest(hashlib.sha256(one + two).digest(), seed, "sha256")

    assert deal_key(seed, [one, two]) == hmac.digest(extracted, b"camarilla-deal" + bytes([1]), "sha256")
    assert len({deal_key(seed, nonces) for nonces in ([], [one], [two], [one, two], [two, one])}) == 5


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_of_another_length_is_our_own_mistake(size: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        nonce_commitment("t", 1, 0, bytes(size))
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        seed_commitment("t", 1, bytes(size))
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        deal_key(bytes(size), [])
    with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
        deal_key(secret("s"), [secret(1), bytes(size)])


# Honest proofs


def test_honest_proofs_hold() -> None:
    people: set[int] = set()
    for number in range(HONEST):
        record = dealt(number)
        match = check_record(records.read(records.write(record)), GAMES)
        assert record.proof is not None
        check(record.proof, match.deal, GAMES)
        people.add(len(record.proof.nonces))
    assert people >= {0, 1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_with_its_proof_holds(game: Game, players: int) -> None:
    record = dealt(players, game=game, players=players, moves=WHOLE_GAME)

    match = check_record(records.read(records.write(record)), GAMES)

    assert match.is_over
    assert match.outcome == record.outcome


def test_a_proof_is_for_the_options_of_its_table() -> None:
    for cards in (45, 46):
        options = {"three_player_cards": cards, "open_scores": True}
        match = check_record(dealt(1, game=GAMES[2], players=3, options=options), GAMES)
        assert msgspec.to_builtins(match.options) == {"three_player_cards": cards, "open_scores": True}


def test_a_table_may_be_called_anything() -> None:
    for table in ("", "a|b", "été 🂡", "x" * 500):
        check_record(dealt(7, table=table), GAMES)


def test_nonces_are_kept_in_seat_order_however_they_came() -> None:
    seed, nonces = secret("s"), [(seat, secret(seat)) for seat in range(4)]
    match = Match.start(GAMES[0], 4, deal_key(seed, [nonce for _, nonce in nonces]))

    there = prove("t", 1, match, seed, nonces)
    back = prove("t", 1, match, seed, nonces[::-1])

    assert there == back
    assert key_of(back) == deal_key(seed, [nonce for _, nonce in nonces])


def test_a_record_without_a_proof_is_told_apart_from_a_false_one() -> None:
    record = msgspec.structs.replace(dealt(3), proof=None)

    assert b"proof" not in records.write(record)
    assert refused_part(record) == "bad-proof-none"


# Tampering

Tamper = Callable[[dict[str, object]], None]
ALL_BYTES = range(32)


@pytest.fixture(scope="module", params=range(3), ids=[game.key for game in GAMES])
def record(request: pytest.FixtureRequest) -> Record:
    number: int = request.param
    honest = dealt(1000 + number, game=GAMES[number], players=4, moves=WHOLE_GAME)
    assert honest.proof is not None
    assert len(honest.proof.nonces) > 1
    return honest


def in_proof(name: str, byte: int) -> Tamper:
    return lambda file: flip(proof_of(file), name, byte)


def in_nonce(place: int, name: str, byte: int) -> Tamper:
    return lambda file: flip(nonce_of(file, place), name, byte)


def cut_short(name: str) -> Tamper:
    return lambda file: nonce_of(file, 1).update({name: "0" * 63})


def instead(name: str, value: object) -> Tamper:
    return lambda file: proof_of(file).update({name: value})


def test_a_changed_seed_or_commitment_of_the_server_is_refused_whichever_byte_it_is(record: Record) -> None:
    for byte in ALL_BYTES:
        for name in ("seed", "seed_commitment"):
            assert refused_part(tampered(record, in_proof(name, byte))) == "bad-proof-seed-commitment"


def test_a_changed_nonce_or_commitment_of_any_seat_is_refused_with_the_seat(record: Record) -> None:
    assert record.proof is not None
    for place, given in enumerate(record.proof.nonces):
        for byte in ALL_BYTES:
            for name in ("nonce", "commitment"):
                sentence = refusal(tampered(record, in_nonce(place, name, byte))).sentence
                assert sentence == Sentence("bad-proof-commitment", {"seat": given.seat + 1})


def test_a_seed_or_nonce_changed_together_with_its_commitment_gives_another_deal(record: Record) -> None:
    proof = record.proof
    assert proof is not None
    other, committed = secret("other"), seed_commitment(proof.table, proof.number, secret("other")).hex()
    reseeded = msgspec.structs.replace(proof, seed=other.hex(), seed_commitment=committed)
    assert refused_part(msgspec.structs.replace(record, proof=reseeded)) == "bad-proof-deal"
    for place, given in enumerate(proof.nonces):
        committed = nonce_commitment(proof.table, proof.number, given.seat, other).hex()
        nonces = [*proof.nonces]
        nonces[place] = SeatNonce(given.seat, committed, other.hex())
        renonced = msgspec.structs.replace(proof, nonces=tuple(nonces))
        assert refused_part(msgspec.structs.replace(record, proof=renonced)) == "bad-proof-deal"


def test_a_seat_left_out_or_invented_gives_another_deal(record: Record) -> None:
    proof = record.proof
    assert proof is not None
    fewer = msgspec.structs.replace(proof, nonces=proof.nonces[1:])
    assert refused_part(msgspec.structs.replace(record, proof=fewer)) == "bad-proof-deal"
    free = next(seat for seat in range(proof.players) if seat not in {given.seat for given in fewer.nonces})
    added = SeatNonce(free, nonce_commitment(proof.table, proof.number, free, secret("new")).hex(), secret("new").hex())
    more = sorted([*fewer.nonces, added], key=lambda given: given.seat)
    invented = msgspec.structs.replace(proof, nonces=tuple(more))
    assert refused_part(msgspec.structs.replace(record, proof=invented)) == "bad-proof-deal"


def test_seats_in_another_order_or_twice_or_nowhere_are_refused(record: Record) -> None:
    assert record.proof is not None
    nonces = record.proof.nonces
    elsewhere = [msgspec.structs.replace(nonces[0], seat=seat) for seat in (-1, 4, 99)]
    for others in (nonces[::-1], (nonces[0], *nonces), *((one, *nonces[1:]) for one in elsewhere)):
        proof = msgspec.structs.replace(record.proof, nonces=tuple(others))
        assert refused_part(msgspec.structs.replace(record, proof=proof)) == "bad-proof-seats"


def test_the_nonces_of_two_seats_exchanged_are_refused(record: Record) -> None:
    assert record.proof is not None
    first, second, *rest = record.proof.nonces
    exchanged = (
        SeatNonce(first.seat, second.commitment, second.nonce),
        SeatNonce(second.seat, first.commitment, first.nonce),
        *rest,
    )
    proof = msgspec.structs.replace(record.proof, nonces=exchanged)

    assert refused_part(msgspec.structs.replace(record, proof=proof)) == "bad-proof-commitment"


@pytest.mark.parametrize(
    ("name", "value", "part"),
    [
        ("table", "cellar", "bad-proof-commitment"),
        ("table", "attic ", "bad-proof-commitment"),
        ("number", 999, "bad-proof-commitment"),
        ("players", 5, "bad-proof-players"),
        ("players", 99, "bad-proof-players"),
        ("game", "chess", "bad-proof-game"),
        ("options", {"moons": 3}, "bad-proof-bad-options"),
        ("options", 3, "bad-proof-bad-options"),
        ("seed", "00", "bad-proof-hex"),
        ("seed", "ZZ" * 32, "bad-proof-hex"),
        ("seed_commitment", "", "bad-proof-hex"),
    ],
)
def test_a_proof_of_something_else_is_refused(record: Record, name: str, value: object, part: str) -> None:
    assert refused_part(tampered(record, instead(name, value))) == part


def test_hexadecimal_is_written_in_one_way_only(record: Record) -> None:
    assert record.proof is not None
    for text in (record.proof.seed.upper(), f" {record.proof.seed}", f"{record.proof.seed}\n"):
        assert refused_part(tampered(record, instead("seed", text))) == "bad-proof-hex"
    for name in ("nonce", "commitment"):
        assert refused_part(tampered(record, cut_short(name))) == "bad-proof-hex"


def test_other_options_in_the_record_or_in_the_proof_are_refused(record: Record) -> None:
    game = next(game for game in GAMES if game.key == record.game)
    other: dict[str, object] = {"notebook": "off"} if game.key == "secrets" else {"open_scores": True}
    raw = msgspec.Raw(msgspec.json.encode(game.options(other)))
    assert record.proof is not None

    assert refused_part(msgspec.structs.replace(record, options=raw)) == "bad-proof-options"
    in_the_proof = msgspec.structs.replace(record.proof, options=raw)
    assert refused_part(msgspec.structs.replace(record, proof=in_the_proof)) == "bad-proof-options"


def test_options_written_in_another_way_are_the_same(record: Record) -> None:
    game = next(game for game in GAMES if game.key == record.game)
    assert record.proof is not None
    sparse = msgspec.structs.replace(record.proof, options=msgspec.Raw(b" { } "))

    assert game.options({}) == game.options()
    check_record(msgspec.structs.replace(record, proof=sparse), GAMES)


def test_a_card_in_another_place_is_refused_in_every_pile(record: Record) -> None:
    deal = msgspec.json.decode(record.deal, type=dict[str, object])
    changed = 0
    for name, pile in deal.items():
        if not isinstance(pile, list) or len({json.dumps(card) for card in pile}) < 2:
            continue
        place = next(place for place in range(1, len(pile)) if pile[place] != pile[0])
        other = [*pile]
        other[0], other[place] = other[place], other[0]
        raw = msgspec.Raw(msgspec.json.encode({**deal, name: other}))
        assert refused_part(msgspec.structs.replace(record, deal=raw)) == "bad-proof-deal", name
        changed += 1
    assert changed >= 2


def test_another_first_player_is_refused(record: Record) -> None:
    deal = msgspec.json.decode(record.deal, type=dict[str, object])
    for first in range(4):
        if first != deal["first"]:
            raw = msgspec.Raw(msgspec.json.encode({**deal, "first": first}))
            assert refused_part(msgspec.structs.replace(record, deal=raw)) == "bad-proof-deal"


def test_a_move_that_another_seat_makes_does_not_fit(record: Record) -> None:
    match = Match.replay(msgspec.structs.replace(record, moves=(), outcome=None), GAMES)
    tried = 0
    for number, decision in enumerate(record.moves[:40], start=1):
        for seat in {0, 1, 2, 3} - {decision.seat, *match.to_act()}:
            moves = [*record.moves]
            moves[number - 1] = msgspec.structs.replace(decision, seat=seat)
            wrong = refusal(msgspec.structs.replace(record, moves=tuple(moves)))
            assert isinstance(wrong, BadRecord)
            assert f"move {number}, seat {seat}" in str(wrong)
            tried += 1
        match.play_recorded(number, decision)
    assert tried > 40


def test_moves_left_out_or_another_outcome_do_not_fit(record: Record) -> None:
    assert record.outcome is not None
    shorter = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2])
    richer = msgspec.structs.replace(record.outcome, scores=(99, *record.outcome.scores[1:]))

    assert refused_part(shorter) == "bad-record-outcome"
    assert refused_part(msgspec.structs.replace(record, outcome=richer)) == "bad-record-outcome"


def test_a_proof_of_a_game_that_nobody_knows_is_refused() -> None:
    honest = dealt(5)
    assert honest.proof is not None
    match = Match.replay(honest, GAMES)

    with pytest.raises(BadProof, match="nobody here knows"):
        check(honest.proof, match.deal, ())


def test_older_records_are_read_and_written_as_they_were() -> None:
    written = records.write(msgspec.structs.replace(dealt(2), proof=None))

    assert list(json.loads(written)) == ["camarilla", "game", "options", "deal", "names", "moves", "outcome"]
    assert records.write(records.read(written)) == written
