"""Figures for Prometheus: how much, how fast, how many at once. No game or person in a label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    from collections.abc import Callable

MEDIA_TYPE = CONTENT_TYPE_LATEST
_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)


class Metrics:
    """The figures of one process.

    >>> metrics = Metrics()
    >>> metrics.commands.labels("done").inc()
    >>> 'rackhouse_commands_total{outcome="done"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "rackhouse_requests", "HTTP requests", ("method", "route", "status"),
            registry=self.registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "rackhouse_request_seconds", "Time to answer a request", ("route",),
            buckets=_STEPS, registry=self.registry,
        )  # fmt: skip
        self.sockets = Gauge("rackhouse_sockets", "Open sockets", registry=self.registry)
        self.streams = Gauge("rackhouse_streams", "Open event streams", registry=self.registry)
        self.commands = Counter(
            "rackhouse_commands", "Commands by what became of them", ("outcome",),
            registry=self.registry,
        )  # fmt: skip
        self.command_seconds = Histogram(
            "rackhouse_command_seconds", "Time to carry a command out, durably",
            buckets=_STEPS, registry=self.registry,
        )  # fmt: skip
        self.dropped = Counter(
            "rackhouse_dropped_sockets", "Sockets closed for what they sent",
            registry=self.registry,
        )  # fmt: skip

    def gauge(self, name: str, says: str, count: Callable[[], float]) -> None:
        """Add a figure that is counted when somebody asks."""
        Gauge(f"rackhouse_{name}", says, registry=self.registry).set_function(count)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
