"""The same tasks on many machines: Ray, which comes with the extra `cluster`.

Every machine of the cluster needs the same Camarilla. What is played where makes no difference to what comes of it.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from logging import ERROR

import ray

from camarilla.arena.running import D, Failed, T, attempt, done
from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence

LOCAL = "local"
"""Instead of an address: a cluster of its own, on this machine."""
PATIENCE = 10.0
"""How many seconds a cluster may take to answer."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray is to tell nobody that it is used, nor us what it will do in later versions."""


class Cluster:
    """Tasks for a cluster: twice as many at a time as it has cores, or `jobs` of them."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs

    def __call__(self, do: Callable[[T], D], tasks: Iterable[T]) -> Iterator[tuple[T, D]]:
        """Do all of them. A task whose process dies is not tried again: it would die again."""
        self.join()
        waiting = iter(tasks)
        try:
            what = ray.put(do)
            remote = ray.remote(max_retries=0)(attempt)
            most = self.jobs or 2 * int(ray.cluster_resources().get("CPU", 1))
            doing = {remote.remote(what, task): task for _, task in zip(range(most), waiting, strict=False)}
            while doing:
                (ready, *_), _ = ray.wait(list(doing), num_returns=1)
                task = doing.pop(ready)
                try:
                    result = ray.get(ready)
                except ray.exceptions.RayError:
                    raise Failed(task) from None
                for another in waiting:
                    doing[remote.remote(what, another)] = another
                    break
                yield done(task, result)
        finally:
            ray.shutdown()  # which ends what is still being done for us

    def join(self) -> None:
        """Become part of the cluster. Raises BadOptions if nobody answers there."""
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        if self.address == LOCAL:
            ray.init(LOCAL, num_cpus=self.jobs, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
            return
        try:
            knock(self.address)
            ray.init(self.address, log_to_driver=False, logging_level=ERROR)
        except (OSError, ValueError) as wrong:
            sentence = Sentence("arena-no-cluster", {"address": self.address})
            raise BadOptions(f"no cluster at {self.address}: {wrong}", sentence) from wrong


def knock(address: str) -> None:
    """Raise an OSError or a ValueError if nobody is there: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
        pass
