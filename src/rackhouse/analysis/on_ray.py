"""Many games looked back on by a Ray cluster. Ray is an extra, and imported only here."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from rackhouse.analysis.batch import AHEAD, Answered, Asked, in_order
from rackhouse.analysis.game_source import GameSource, ReviewSettings, review_source
from rackhouse.errors import IllegalError

LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the command."""
_LOOPBACK: Final = "127.0.0.1"
_PATIENCE: Final = 10.0
"""Seconds for a cluster to answer."""


class OnRay:
    """Looks at each game as a task of a cluster, whose machines have Rackhouse and the words.

    Ray listens on every network interface unless it is told not to. A cluster that is started here
    listens on the loopback interface; one that is joined by its address is as open as its owner
    made it.
    """

    def __init__(self, address: str, processes: int) -> None:
        """Join the cluster, or start one with so many processes.

        Raises:
            IllegalError: if Ray is not installed, or no cluster answers there.
        """
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise IllegalError("analysis-no-ray") from None
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address == LOCAL:
                # A cluster that lives as long as a command tells nobody outside of itself.
                os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
                self._ray.init(
                    address=LOCAL,
                    num_cpus=processes,
                    include_dashboard=False,
                    _node_ip_address=_LOOPBACK,
                    **quiet,
                )
            else:
                _knock(address)
                self._ray.init(address=address, **quiet)
        except (OSError, RuntimeError, ValueError) as error:
            why = (isinstance(error, OSError) and error.strerror) or str(error)
            detail = why.partition("\n")[0].rstrip(".")
            raise IllegalError("analysis-no-cluster", address=address, detail=detail) from None

    def run(self, asked: Iterable[Asked], settings: ReviewSettings) -> Iterator[Answered]:
        """The reviews; a task whose machine goes away is done again by another."""
        task = self._ray.remote(review_source)
        shared = self._ray.put(settings)
        ahead = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

        def start(source: GameSource) -> Any:
            return task.remote(source, shared)

        try:
            yield from in_order(asked, start, self._ray.get, ahead)
        finally:
            self._ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody answers at an address; Ray would try for as long as it takes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
