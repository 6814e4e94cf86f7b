"""The deal that nobody can choose, at a table where people are slow, leave, or do not open what they have sealed."""

import pytest

from camarilla.core.fairness import nonce_commitment
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Phase
from camarilla.protocol.to_client import Code
from camarilla.server import entries as e
from camarilla.server import telling
from camarilla.server.dealing import PATIENCE
from camarilla.server.entries import Sitter
from camarilla.server.refusal import Refusal
from tests.server.scripted import ANN, BOB, CLEO, DAN, NONCE, Scripted

PEOPLE = (ANN, BOB, CLEO, DAN)


def dealing() -> Scripted:
    """A deal that has begun, with four people."""
    script = Scripted().sit(BOB, CLEO, DAN).come(*PEOPLE)
    script.ask(ANN, ask.Start("s"))
    return script


def seal(script: Scripted, who: Sitter, nonce: str = NONCE) -> None:
    """Somebody seals a nonce."""
    deal, seat = script.table.deal(), script.table.seat_of(who.id)
    assert seat is not None
    commitment = nonce_commitment(script.table.id, deal.number, seat, bytes.fromhex(nonce)).hex()
    script.ask(who, ask.Commit(script.mark(), deal.number, commitment))


def reveal(script: Scripted, who: Sitter, nonce: str = NONCE) -> None:
    """Somebody opens a nonce."""
    script.ask(who, ask.Reveal(script.mark(), script.table.deal().number, nonce))


def test_when_everybody_has_sealed_and_opened_the_cards_are_dealt_at_once() -> None:
    script = dealing()
    for who in PEOPLE:
        seal(script, who)
    assert [type(entry) for entry in script.wait(0)] == [e.SeedSealed]
    for who in PEOPLE:
        reveal(script, who)
    assert [type(entry) for entry in script.wait(0)] == [e.GameStarted]

    assert script.table.phase is Phase.PLAYING
    assert [nonce.seat for nonce in script.table.play().proof.nonces] == [0, 1, 2, 3]


def test_who_does_not_seal_in_time_takes_no_part() -> None:
    script = dealing()
    seal(script, ANN)
    assert script.wait(PATIENCE - 1) == []
    script.wait(1)
    assert script.table.deal().taking_part == (0,)
    reveal(script, ANN)
    script.wait(0)

    assert [nonce.seat for nonce in script.table.play().proof.nonces] == [0]


def test_a_deal_is_begun_again_without_the_seat_that_did_not_open() -> None:
    script = dealing()
    for who in PEOPLE:
        seal(script, who)
    script.wait(0)
    for who in (ANN, BOB, CLEO):
        reveal(script, who)
    first = script.table.deal()
    assert [type(entry) for entry in script.wait(PATIENCE)] == [e.DealBroken, e.DealBegan]
    again = script.table.deal()

    assert again.asked == (0, 1, 2)
    assert again.seed != first.seed
    assert again.number != first.number, "an old seal fits no new deal"
    with pytest.raises(Refusal, match="no-deal"):
        seal(script, DAN)


def test_however_many_break_the_deal_one_after_another_it_comes_to_an_end() -> None:
    script = dealing()
    for broken in reversed(range(4)):
        here = [who for seat, who in enumerate(PEOPLE) if seat in script.table.deal().asked]
        assert len(here) == broken + 1
        for who in here:
            seal(script, who)
        script.wait(0)
        for who in here[:-1]:
            reveal(script, who)
        script.wait(PATIENCE)
    script.wait(PATIENCE)

    assert script.table.phase is Phase.PLAYING
    assert script.table.play().proof.nonces == ()


def test_only_what_was_sealed_can_be_opened_and_only_once() -> None:
    script = dealing()
    for who in PEOPLE:
        seal(script, who)
    with pytest.raises(Refusal) as twice:
        seal(script, ANN)
    script.wait(0)
    with pytest.raises(Refusal) as other:
        reveal(script, ANN, "cd" * 32)
    reveal(script, ANN)
    with pytest.raises(Refusal) as again:
        reveal(script, ANN)

    assert (twice.value.code, other.value.code, again.value.code) == (Code.NOT_NOW, Code.BAD_MESSAGE, Code.NOT_NOW)


def test_nothing_can_be_opened_before_the_server_has_sealed_its_seed() -> None:
    script = dealing()
    seal(script, ANN)

    with pytest.raises(Refusal, match="not-now"):
        reveal(script, ANN)


def test_the_servers_seal_is_shown_only_when_all_have_sealed_and_the_seed_never() -> None:
    script = dealing()
    before = telling.deal_asked(script.table)
    for who in PEOPLE:
        seal(script, who)
    script.wait(0)
    after = telling.deal_asked(script.table)

    assert before is not None
    assert after is not None
    assert before.seed_commitment is None
    assert after.seed_commitment == script.table.deal().commitment
    assert script.table.deal().seed.hex() not in repr(after)


def test_who_is_away_or_has_left_is_not_asked_and_not_waited_for() -> None:
    script = Scripted().sit(BOB, CLEO, DAN).come(ANN, BOB, CLEO)
    script.ask(ANN, ask.Start("s"))

    assert script.table.deal().asked == (0, 1, 2)


def test_a_table_of_bots_is_dealt_by_the_servers_seed_alone() -> None:
    script = Scripted().full()
    script.ask(ANN, ask.Start("s"))
    script.wait(0)

    assert script.table.phase is Phase.PLAYING
    assert script.table.play().proof.nonces == ()


def test_a_deal_of_another_game_at_the_table_is_stale() -> None:
    script = dealing()

    with pytest.raises(Refusal, match="stale"):
        script.ask(ANN, ask.Commit("c", script.table.deal().number + 1, NONCE))
