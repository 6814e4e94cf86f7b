"""`camarilla verify` says what a saved game proves about its deal, and what it does not."""

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from camarilla.cli.app import app
from camarilla.core import record as records
from camarilla.core.proof import Proof
from camarilla.core.record import Record
from camarilla.games import GAMES
from tests.core.deals import WHOLE_GAME, dealt, secret

FILE = Path("game.camarilla")


@pytest.fixture
def record() -> Record:
    honest = dealt(1000, game=GAMES[0], players=4, people=range(4), moves=WHOLE_GAME)
    FILE.write_bytes(records.write(honest))
    return honest


def proof_of(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


def verify(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["verify", str(FILE), "--lang", lang, *words])


def lines(text: str) -> list[str]:
    return [line for line in text.replace("\u00a0", " ").splitlines() if line]


def test_an_honest_deal_is_proved_in_sentences(record: Record) -> None:
    done = verify()

    assert done.exit_code == 0, done.output
    said = lines(done.stdout)
    assert said[0] == "Proved, for deal 1000 of the table “attic”: royal-secrets with 4 players."
    assert said[1] == f"- The seed is the one the server had committed to with {proof_of(record).seed_commitment}."
    assert f"- All {len(record.moves)} decisions keep the rules and lead to the result in the file." in said
    after = said[said.index("Not proved:") :]
    assert "- That whoever runs the server did not look at the cards." in after
    assert any("deal 1000 of its table" in line for line in after)
    assert any("name it with --commitment" in line for line in after)
    assert any("--nonce and --seat" in line for line in after)


def test_it_speaks_french_too(record: Record) -> None:
    done = verify(lang="fr")

    assert done.exit_code == 0
    assert lines(done.stdout)[0] == "Prouvé, pour la donne 1000 de la table « attic » : royal-secrets à 4."
    assert "N’est pas prouvé :" in lines(done.stdout)
    assert len(lines(done.stdout)) == len(lines(verify().stdout))
    assert record.proof is not None


def test_with_my_nonce_and_all_that_i_was_shown_only_what_cannot_be_proved_is_left(record: Record) -> None:
    proof = proof_of(record)
    mine = proof.nonces[1]
    shown = [proof.seed_commitment.upper(), *(given.commitment for given in proof.nonces)]
    words = [word for one in shown for word in ("--commitment", one)]

    done = verify("--nonce", mine.nonce, "--seat", str(mine.seat + 1), *words)

    assert done.exit_code == 0, done.output
    said = lines(done.stdout)
    assert any(line.startswith("- The nonce you named is in it, as that of ") for line in said)
    assert f"- All {len(shown)} commitments you named are in it." in said
    assert "--" not in done.stdout
    assert [re.split(r"[:.]", line)[0] for line in said[said.index("Not proved:") + 1 :]] == [
        "- That whoever runs the server did not look at the cards",
        "- That no deal was broken off to get another",
        "- That these are the decisions you made",
    ]


def test_the_seats_whose_commitments_i_did_not_name_are_named(record: Record) -> None:
    proof = proof_of(record)

    done = verify("--commitment", proof.seed_commitment, "--commitment", proof.nonces[2].commitment)

    assert "- That what Ann, Bruno and Dario gave was not chosen last." in done.stdout
    assert "- All 2 commitments you named are in it." in done.stdout


def test_somebody_else_s_nonce_is_not_mine(record: Record) -> None:
    one, two, *_ = proof_of(record).nonces

    done = verify("--nonce", one.nonce, "--seat", str(two.seat + 1))

    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == "The proof holds, but not for you: the nonce of Bruno is another one.\n"


def test_a_seat_that_gave_nothing_is_told_so() -> None:
    FILE.write_bytes(records.write(dealt(1, game=GAMES[0], players=3, people=(0, 2))))

    done = verify("--nonce", secret("mine").hex(), "--seat", "2")

    assert done.exit_code == 1
    assert "Bruno gave no nonce to this deal" in done.stderr


def test_a_game_dealt_by_the_server_alone_says_so() -> None:
    FILE.write_bytes(records.write(dealt(1, game=GAMES[0], players=3, people=())))

    done = verify()

    assert done.exit_code == 0
    assert "That the server did not choose the cards: no player gave anything to this deal." in done.stdout
    assert "had a part" not in done.stdout
    assert "the game was not finished" in done.stdout


def test_a_commitment_that_is_not_in_the_proof_is_refused(record: Record) -> None:
    shown = secret("another").hex()

    done = verify("--commitment", proof_of(record).seed_commitment, "--commitment", shown)

    assert done.exit_code == 1
    assert f"the commitment {shown} is not in it" in done.stderr


def test_a_record_without_a_proof_is_not_called_false(record: Record) -> None:
    FILE.write_bytes(records.write(msgspec.structs.replace(record, proof=None)))

    done = verify()

    assert done.exit_code == 1
    assert "holds no proof" in done.stderr
    assert "false" not in done.stderr


def test_a_false_proof_is_refused_with_the_part_that_does_not_fit(record: Record) -> None:
    false = msgspec.structs.replace(proof_of(record), seed=secret("another").hex())
    FILE.write_bytes(records.write(msgspec.structs.replace(record, proof=false)))

    done = verify()

    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == f"{FILE}: The proof is false: the seed is not the one the server had committed to.\n"
    assert "La preuve est fausse" in verify(lang="fr").stderr


def test_moves_that_do_not_fit_are_refused_though_the_deal_is_proved(record: Record) -> None:
    FILE.write_bytes(records.write(msgspec.structs.replace(record, moves=record.moves[1:])))

    done = verify()

    assert done.exit_code == 1
    assert "move 1" in done.stderr


@pytest.mark.parametrize("words", [("--nonce", "00" * 32), ("--seat", "1")])
def test_a_nonce_and_a_seat_go_together(record: Record, words: tuple[str, ...]) -> None:
    done = verify(*words)

    assert done.exit_code == 2
    assert "Give --nonce and --seat together" in done.stderr
    assert record.proof is not None


def test_the_name_of_a_table_cannot_write_on_the_terminal() -> None:
    FILE.write_bytes(records.write(dealt(3, table="attic\x1b[2J\x07")))

    done = verify()

    assert done.exit_code == 0
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout


def test_a_game_that_was_played_on_says_that_it_was_not_dealt_anew(record: Record) -> None:
    FILE.write_bytes(records.write(msgspec.structs.replace(record, table={"played-on-from": "attic/3"})))

    done = verify()

    assert done.exit_code == 0, done.output
    said = lines(done.stdout)
    first = said[said.index("Not proved:") + 1]
    assert first.startswith("- That the cards were dealt for this game: it goes on from a position of attic/3")
