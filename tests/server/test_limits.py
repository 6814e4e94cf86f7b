"""Nobody does more than the limits allow, nobody less, and the memory of it is bounded."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.server.limits import Limiter


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_allowed_and_then_one_waits(clock: Clock) -> None:
    limiter = Limiter(rate=2, burst=3, clock=clock)

    assert [limiter.allow("ann") for _ in range(4)] == [0, 0, 0, 0.5]


def test_after_the_wait_it_is_allowed(clock: Clock) -> None:
    limiter = Limiter(rate=0.1, burst=1, clock=clock)
    limiter.allow("ann")
    clock.now += 4

    wait = limiter.allow("ann")
    assert wait == pytest.approx(6)
    clock.now += wait

    assert limiter.allow("ann") == 0
    assert limiter.allow("ann") == pytest.approx(10)


def test_asking_in_vain_costs_nothing(clock: Clock) -> None:
    limiter = Limiter(rate=1, burst=1, clock=clock)
    limiter.allow("ann")

    assert [limiter.allow("ann") for _ in range(100)] == [1] * 100
    clock.now += 1
    assert limiter.allow("ann") == 0


def test_a_bucket_is_never_more_than_full(clock: Clock) -> None:
    limiter = Limiter(rate=1, burst=3, clock=clock)
    limiter.allow("ann")
    clock.now += 1_000_000

    assert [limiter.allow("ann") for _ in range(4)] == [0, 0, 0, 1]


def test_everybody_has_a_bucket_of_their_own(clock: Clock) -> None:
    limiter = Limiter(rate=1, burst=1, clock=clock)

    keys = ["ann", 3, ("ann", "chat"), None]

    assert [limiter.allow(key) for key in keys] == [0] * 4
    assert [limiter.allow(key) for key in keys] == [1] * 4


def test_what_costs_more_takes_more(clock: Clock) -> None:
    limiter = Limiter(rate=2, burst=10, clock=clock)

    assert limiter.allow("ann", cost=7) == 0
    assert limiter.allow("ann", cost=5) == 1
    assert limiter.allow("ann", cost=3) == 0


def test_what_costs_more_than_a_full_bucket_is_never_allowed(clock: Clock) -> None:
    limiter = Limiter(rate=2, burst=10, clock=clock)

    assert limiter.allow("ann", cost=10.5) == math.inf
    assert len(limiter) == 0


@pytest.mark.parametrize(("rate", "burst", "most"), [(0, 1, 1), (1, 0, 1), (1, 1, 0), (-1, 1, 1)])
def test_a_limiter_that_allows_nothing_is_our_own_mistake(rate: float, burst: float, most: int) -> None:
    with pytest.raises(ValueError, match="limiter"):
        Limiter(rate, burst, most=most)


def test_a_negative_cost_is_our_own_mistake(clock: Clock) -> None:
    with pytest.raises(ValueError, match="cost"):
        Limiter(1, 1, clock).allow("ann", cost=-1)


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    limiter = Limiter(rate=10, burst=5, clock=clock)
    for visitor in range(10_000):
        clock.now += 0.01
        assert limiter.allow(visitor) == 0
        assert len(limiter) <= 11  # each is full again after a tenth of a second

    clock.now += 1
    limiter.allow("ann")
    assert len(limiter) == 1


def test_a_crowd_that_comes_all_at_once_does_not_fill_the_memory(clock: Clock) -> None:
    limiter = Limiter(rate=0.001, burst=1, clock=clock, most=100)
    for visitor in range(10_000):
        limiter.allow(visitor)

    assert len(limiter) == 100
    assert limiter.allow(9_999) == 1000
    assert limiter.allow(0) == 0  # forgotten


def test_who_comes_often_is_not_forgotten_before_who_came_once(clock: Clock) -> None:
    limiter = Limiter(rate=0.001, burst=100, clock=clock, most=10)
    for visitor in range(95):
        limiter.allow("ann")
        limiter.allow(visitor)

    assert [limiter.allow("ann") for _ in range(6)] == [0, 0, 0, 0, 0, 1000]


@given(
    st.floats(0.1, 100),
    st.integers(1, 20),
    st.lists(st.tuples(st.floats(0, 5), st.integers(1, 20)), max_size=60),
)
def test_in_any_stretch_of_time_no_more_is_done_than_burst_and_rate_allow(
    rate: float, burst: int, visits: list[tuple[float, int]]
) -> None:
    clock = Clock()
    limiter = Limiter(rate, burst, clock)
    done: list[tuple[float, int]] = []
    for pause, cost in visits:
        clock.now += pause
        wait = limiter.allow("ann", cost)
        if wait == 0:
            done.append((clock.now, cost))
        elif wait < math.inf:
            clock.now += wait
            assert limiter.allow("ann", cost) == 0, "the wait that was told is enough"
            done.append((clock.now, cost))

    for start in range(len(done)):
        for end in range(start, len(done)):
            spent = sum(cost for _, cost in done[start : end + 1])
            assert spent <= burst + rate * (done[end][0] - done[start][0]) + 1e-6
