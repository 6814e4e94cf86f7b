"""Figures for whoever runs the server: counts and times, never names, cards or words."""

from collections.abc import Callable
from dataclasses import asdict

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Hub
from camarilla.server.workers import Workers

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Figures:
    """What is counted in one process."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("camarilla_sockets", "Open connections", registry=self.registry)
        self.tables = Gauge("camarilla_tables", "Tables open in this process", registry=self.registry)
        self.entries = Counter("camarilla_entries", "Entries carried out", ["kind"], registry=self.registry)
        self.moves, self.others = self.entries.labels("move"), self.entries.labels("other")
        self.answers = Histogram(
            "camarilla_answer_seconds", "From a request on a socket to its answer", buckets=SOON, registry=self.registry
        )
        self.refusals = Counter("camarilla_refusals", "Requests refused", ["code"], registry=self.registry)
        self.bots = Gauge("camarilla_bots", "What bots have done", ["what"], registry=self.registry)
        self.calls = Counter(
            "camarilla_calls", "Calls to people, by their way", ["way", "what"], registry=self.registry
        )
        self.commits = Gauge("camarilla_commits", "Commits of the writer", registry=self.registry)
        self.looks: list[Callable[[], None]] = []
        """What has to be looked at before the figures are told."""

    def count(self, entry: AnyEntry | None) -> None:
        """An entry was carried out."""
        if entry is not None:
            (self.moves if isinstance(entry, e.Moved) else self.others).inc()

    def look_at(self, hub: Hub, workers: Workers) -> None:
        """What others count."""
        self.tables.set(len(hub.lives))
        self.commits.set(hub.store.commits)
        for what, count in asdict(workers.counts).items():
            self.bots.labels(what).set(count)

    def text(self) -> bytes:
        """All of it, for Prometheus."""
        for look in self.looks:
            look()
        return generate_latest(self.registry)
