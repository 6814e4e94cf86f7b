"""The audit over live sockets would notice: leaks that are planted in the running server, all caught."""

from pathlib import Path

import pytest

from camarilla.core.game import Game
from camarilla.games import game_named
from camarilla.protocol.tables import Bank
from camarilla.testing.leaks import Leak
from tests.server import plants
from tests.server.inside import run
from tests.server.plants import Plant
from tests.server.twins import WEEK, House, house

MOST = 4
"""So many families of worlds are looked at for one leak."""
STEPS = 60

ROAD, ROYAL, SECRETS = (
    (game_named("road-to-the-palace"), 3),
    (game_named("royal-secrets"), 3),
    (game_named("secrets"), 4),
)
PLANTED: tuple[tuple[Plant, tuple[Game, int]], ...] = (
    (plants.another_seats_view, ROYAL),
    (plants.another_seats_events, ROYAL),
    (plants.events_unfiltered, ROYAL),
    (plants.history_unfiltered, SECRETS),
    (plants.missed_unfiltered, ROYAL),
    (plants.missed_with_another_seats_eyes, ROYAL),
    (plants.consequences_from_the_truth, ROYAL),
    (plants.offers_ordered_by_the_truth, SECRETS),
    (plants.refusals_that_name_the_truth, ROYAL),
    (plants.claims_of_the_truth, SECRETS),
    (plants.frames_as_large_as_the_truth, ROYAL),
    (plants.a_frame_for_every_sealed_answer, ROAD),
    (plants.ply_counts_moves, ROAD),
    (plants.waiting_from_to_act, ROAD),
    (plants.undo_by_any_sealed_answer, ROAD),
    (plants.taking_back_told_to_everybody, ROAD),
    (plants.clocks_that_stop_when_answered, ROAD),
    (plants.clocks_charged_for_sealed_answers, ROAD),
    (plants.clocks_by_who_owes, ROAD),
    (plants.one_counter_for_everybody, ROAD),
    (plants.refusals_that_count_who_is_asked, ROAD),
    (plants.a_table_that_tells_how_long_its_log_is, ROAD),
    (plants.calls_for_every_sealed_answer, ROAD),
    (plants.calls_when_all_others_have_answered, ROAD),
)


def test_every_planted_leak_is_caught(tmp_path: Path) -> None:
    async def all_caught() -> None:
        with pytest.MonkeyPatch.context() as for_all:
            async with house(tmp_path, for_all) as open_house:
                for table in (ROAD, ROYAL, SECRETS):
                    assert not await is_caught(open_house, nothing, *table, most=1), "there is no leak yet"
                missed = [plant.__name__ for plant, table in PLANTED if not await is_caught(open_house, plant, *table)]
        assert not missed

    run(all_caught())


def nothing(_: pytest.MonkeyPatch) -> None:
    """No leak."""


async def is_caught(open_house: House, plant: Plant, game: Game, players: int, most: int = MOST) -> bool:
    """Whether the audit notices a leak in a few games."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        for seed in range(1, 1 + most):
            try:
                await open_house.audit(game, players, seed, clock=Bank(WEEK, 5), most=STEPS)
            except Leak:
                return True
    return False
