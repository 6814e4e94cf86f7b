"""The same games on a cluster: a small one is started on this machine."""

import subprocess
import sys
from pathlib import Path

import pytest
import ray

from camarilla.arena.cluster import LOCAL, Cluster
from camarilla.arena.running import Failed, Workers
from camarilla.arena.tournament import play
from camarilla.core.errors import BadOptions
from tests.arena.plans import plan, played, timeless
from tests.arena.test_running import die, double, stumble
from tests.patience import PATIENCE

pytestmark = pytest.mark.filterwarnings("ignore")  # what a library of this size warns of is not ours


@pytest.fixture
def cluster() -> Workers:
    """Two cores, as a cluster."""
    return Cluster(LOCAL, jobs=2)


def test_the_games_are_those_that_one_process_plays(cluster: Workers) -> None:
    it = plan("royal-secrets", "courtier", "page", "page", deals=3)

    assert timeless({series.deal: series for series in play(it, {}, cluster)}) == timeless(played(it))


def test_a_task_that_fails_is_named_with_its_trace(cluster: Workers) -> None:
    with pytest.raises(Failed) as failed:
        list(cluster(stumble, range(5)))

    assert failed.value.task == 3
    assert "three is one too many" in failed.value.trace


def test_a_process_that_dies_is_known_by_its_task(cluster: Workers) -> None:
    with pytest.raises(Failed) as failed:
        list(cluster(die, range(8)))

    assert failed.value.task == 3
    assert failed.value.trace == ""


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "host:port"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(BadOptions) as refused:
        list(Cluster(address)(double, range(2)))

    assert refused.value.sentence is not None
    assert refused.value.sentence.id == "arena-no-cluster"


def test_a_cluster_that_is_there_already_is_joined() -> None:
    elsewhere = ray.init(LOCAL, num_cpus=1, include_dashboard=False, log_to_driver=False)
    address = elsewhere.address_info["gcs_address"]
    joined = subprocess.run(
        [sys.executable, "-c", f"{JOIN}print(sorted(Cluster({address!r})(double, range(3))))"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    ray.shutdown()

    assert joined.stdout.strip() == "[(0, 0), (1, 2), (2, 4)]", joined.stderr


JOIN = "from camarilla.arena.cluster import Cluster; from tests.arena.test_running import double; "
