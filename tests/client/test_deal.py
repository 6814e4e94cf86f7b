"""A seat's part in the deal: sealed, then opened once, and only to the seals that were shown first."""

import pytest

from camarilla.client import Seat
from camarilla.core.fairness import nonce_commitment
from camarilla.protocol.tables import OpenSeat, Phase, Settings, TableInfo
from camarilla.protocol.to_client import DealAsked, You
from camarilla.protocol.to_server import Commit, Reveal

TABLE = TableInfo("table", Settings("secrets", 4), "Ann", (OpenSeat(),) * 4, Phase.DEALING, 1, 0, 0)
SEAT, OTHER = 0, 1
SEED, LATER_SEED, OTHERS = "aa" * 32, "bb" * 32, "cc" * 32


class Sealing(Seat):
    """A seat that has just been asked to seal its part in the first deal, and what it gives."""

    def __init__(self) -> None:
        super().__init__("ws://nowhere", {})
        self.you = You("Ann", SEAT, is_host=True, muted=())
        self.table = TABLE
        self.given: list[Commit | Reveal] = []
        self._learn(DealAsked(1, 1, (SEAT, OTHER), None, ()))
        self.seal = nonce_commitment("table", 1, SEAT, self.nonces[1]).hex()

    def _give(self, part: Commit | Reveal) -> None:
        self.given.append(part)

    def opened(self) -> int:
        return sum(isinstance(part, Reveal) for part in self.given)

    def seals_shown(self, seed: str, own: str | None = None) -> None:
        seals = ((SEAT, own or self.seal), (OTHER, OTHERS))
        self._learn(DealAsked(2, 1, (SEAT, OTHER), seed, seals))


@pytest.fixture
def seat() -> Sealing:
    return Sealing()


def test_a_part_is_sealed_and_then_opened(seat: Sealing) -> None:
    seat.seals_shown(SEED)

    assert [type(part) for part in seat.given] == [Commit, Reveal]
    assert seat.commitments[1] == [SEED, seat.seal, OTHERS]
    assert not seat.unfair


def test_who_is_asked_again_after_a_lost_connection_gives_the_same_again(seat: Sealing) -> None:
    seat.seals_shown(SEED)
    seat.seals_shown(SEED)

    opened = [part.nonce for part in seat.given if isinstance(part, Reveal)]
    assert opened == [seat.nonces[1].hex()] * 2
    assert not seat.unfair


def test_a_server_that_shows_another_seal_afterwards_gets_nothing_and_the_first_is_kept(seat: Sealing) -> None:
    seat.seals_shown(SEED)
    seat.seals_shown(LATER_SEED)

    assert seat.opened() == 1
    assert seat.commitments[1][0] == SEED
    assert seat.unfair == {1}


def test_a_server_that_shows_another_seal_as_ours_gets_nothing(seat: Sealing) -> None:
    seat.seals_shown(SEED, own=OTHERS)

    assert seat.opened() == 0
    assert seat.unfair == {1}


def test_what_was_opened_is_not_sealed_again(seat: Sealing) -> None:
    seat.seals_shown(SEED)
    seat._learn(DealAsked(3, 1, (SEAT, OTHER), None, ()))

    assert sum(isinstance(part, Commit) for part in seat.given) == 1
