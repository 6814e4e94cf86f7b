"""Intervals: known ones, and how often they hold what they promise."""

import random

import pytest

from camarilla.arena.estimates import ENOUGH, Estimate, Numbers, difference, quantile, wilson


def numbers(*blocks: list[float]) -> Numbers:
    """Numbers in blocks."""
    made = Numbers()
    for block, values in enumerate(blocks):
        for value in values:
            made.add(block, value)
    return made


@pytest.mark.parametrize(
    ("freedom", "printed"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_student_s_t_is_that_of_the_tables(freedom: int, printed: float) -> None:
    assert quantile(freedom) == pytest.approx(printed, rel=0.0015)


def test_wilson_s_interval_is_that_of_the_textbooks() -> None:
    assert wilson(0.1, 10, 1.959964) == pytest.approx((0.0179, 0.4042), abs=1e-4)
    assert wilson(0.0, 10, 1.959964) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_a_mean_of_single_numbers_has_student_s_interval() -> None:
    # 10 numbers with mean 5 and a standard deviation of 2.981: 5 ± 2.262 · 2.981 / √10
    mean = numbers(*[[float(value)] for value in (1, 2, 3, 3, 4, 5, 6, 7, 9, 10)]).mean()

    assert mean.value == 5
    assert mean.low == pytest.approx(5 - 2.262 * 2.981 / 10**0.5, abs=0.001)
    assert mean.high == pytest.approx(5 + 2.262 * 2.981 / 10**0.5, abs=0.001)


def test_what_is_repeated_inside_a_block_makes_nothing_surer() -> None:
    once = numbers([1.0], [0.0], [1.0], [1.0], [0.0])
    often = numbers([1.0] * 40, [0.0] * 40, [1.0] * 40, [1.0] * 40, [0.0] * 40)

    assert once.share() == often.share()
    assert once.mean() == often.mean()


def test_what_evens_out_inside_a_block_makes_it_surer() -> None:
    paired = numbers(*[[1.0, 0.0]] * 20, [1.0, 1.0], [0.0, 0.0])
    single = numbers(*[[value] for _ in range(22) for value in (1.0, 0.0)])

    assert paired.share().value == single.share().value == 0.5
    assert width(paired.share()) < width(single.share()) / 2


def test_one_block_tells_nothing_of_how_sure_it_is() -> None:
    assert numbers([1.0, 0.0]).mean() == Estimate(0.5)
    assert numbers([1.0, 0.0]).share() == Estimate(0.5, 0.0, 1.0)


def test_what_never_happened_is_not_impossible() -> None:
    never = numbers(*[[0.0] * 4] * 30).share()

    assert never.low == 0.0
    assert never.high is not None
    assert 0.05 < never.high < 0.2


def test_a_quotient_of_two_counts_has_an_interval_too() -> None:
    made = Numbers()
    for block in range(ENOUGH):
        made.add(block, 1 + block % 2, 2)
    found = made.mean()

    assert found.value == 0.75
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0.75 < found.high


def test_where_there_is_too_little_to_tell_there_is_no_interval() -> None:
    few, alike = Numbers(), Numbers()
    for block in range(ENOUGH - 1):
        few.add(block, block)
    for block in range(2 * ENOUGH):
        alike.add(block, 6.0)

    assert few.mean() == Estimate((ENOUGH - 2) / 2, None, None)
    assert alike.mean() == Estimate(6.0, None, None)
    assert difference(few, alike) == Estimate((ENOUGH - 2) / 2 - 6, None, None)


@pytest.mark.parametrize(("blocks", "share", "size"), [(12, 0.25, 4), (60, 0.5, 1), (60, 0.05, 4)])
def test_nineteen_of_twenty_intervals_hold_the_truth(blocks: int, share: float, size: int) -> None:
    chance = random.Random(7)
    tries = 800
    held = 0
    for _ in range(tries):
        luck = [chance.choice((-0.04, 0.04)) for _ in range(blocks)]  # the games of a block are alike
        drawn = numbers(*[[float(chance.random() < share + lucky) for _ in range(size)] for lucky in luck]).share()
        assert drawn.low is not None
        assert drawn.high is not None
        held += drawn.low <= share <= drawn.high

    assert 0.93 <= held / tries <= 0.985


def width(estimate: Estimate) -> float:
    """How unsure it is."""
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low
