"""docs/verify.mjs, written from docs/fairness.md alone, agrees with the engine about every deal."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from camarilla.core import record as records
from camarilla.core.proof import Proof
from camarilla.core.record import Record
from camarilla.games import GAMES
from tests.core.deals import dealt, secret

VERIFIER = Path(__file__).parents[2] / "docs" / "verify.mjs"
HONEST = 300

RUN = f"""
import {{ verify }} from {json.dumps(VERIFIER.as_uri())};
import {{ readFileSync }} from "node:fs";
const answers = [];
for (const [record, shown] of JSON.parse(readFileSync(0, "utf8"))) {{
  answers.push(await verify(record, shown ?? undefined).then(() => "holds", (wrong) => wrong.message));
}}
console.log(JSON.stringify(answers));
"""


def node() -> str:
    """Where Node is; a machine without it may leave these tests out, aloud, a CI may not."""
    found = shutil.which("node")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("the verifier in JavaScript must be tested in CI: there is no node on the PATH")
        pytest.skip("there is no node on the PATH to run docs/verify.mjs")
    return found


def verdicts(*cases: tuple[Record, list[str] | None]) -> list[str]:
    """What the verifier says of records, each with the commitments that were shown."""
    run = [node(), "--input-type=module", "-e", RUN]
    done = subprocess.run(run, input=msgspec.json.encode(cases), capture_output=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=list[str])


def proof_of(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


def test_honest_deals_of_every_game_hold() -> None:
    deals = [dealt(number, table=f"tâble|{number}") for number in range(HONEST)]
    deals += [dealt(1, game=GAMES[2], players=3, options={"three_player_cards": 46})]

    assert verdicts(*((record, None) for record in deals)) == ["holds"] * len(deals)


@pytest.mark.parametrize("number", range(3), ids=[game.key for game in GAMES])
def test_tampered_records_are_refused(number: int) -> None:
    honest = records.read(records.write(dealt(1000 + number, game=GAMES[number], players=4)))
    proof = proof_of(honest)
    one, two, *rest = proof.nonces
    deal = msgspec.json.decode(honest.deal, type=dict[str, object])
    piles = {"royal-secrets": "valets", "secrets": "deck", "road-to-the-palace": "deck"}
    pile = msgspec.convert(deal[piles[honest.game]], list[int])
    other = secret("other").hex()
    put = msgspec.structs.replace
    tampered = [
        put(honest, proof=None),
        put(honest, proof=put(proof, seed=other)),
        put(honest, proof=put(proof, seed_commitment=other)),
        put(honest, proof=put(proof, nonces=(one, put(two, nonce=other), *rest))),
        put(honest, proof=put(proof, nonces=(put(one, commitment=other), two, *rest))),
        put(honest, proof=put(proof, nonces=(two, one, *rest))),
        put(honest, proof=put(proof, nonces=(one, *rest))),
        put(honest, proof=put(proof, table="cellar")),
        put(honest, proof=put(proof, number=2)),
        put(honest, proof=put(proof, players=5)),
        put(honest, proof=put(proof, game="constructor"), game="constructor"),
        put(honest, proof=put(proof, options=msgspec.Raw(b'{"moons":3}'))),
        put(honest, deal=msgspec.Raw(msgspec.json.encode({**deal, piles[honest.game]: sorted(pile)}))),
        put(honest, deal=msgspec.Raw(msgspec.json.encode({**deal, "more": 1}))),
    ]

    said = verdicts(*((record, None) for record in tampered))

    assert "holds" not in said
    assert len(set(said)) >= 9, said


def test_commitments_that_were_shown_must_be_those_of_the_proof_all_of_them() -> None:
    record = dealt(1000, game=GAMES[0], players=4)
    proof = proof_of(record)
    held = [proof.seed_commitment, *(given.commitment for given in proof.nonces)]

    said = verdicts((record, held), (record, held[::-1]), (record, held[1:]), (record, [*held, "00" * 32]))

    assert said == ["holds", "holds", *["the commitments are not those that were shown"] * 2]
