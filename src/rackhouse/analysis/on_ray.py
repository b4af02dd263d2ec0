"""Many games looked back on by a Ray cluster. Ray is an extra, and imported only here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from rackhouse.analysis.batch import AHEAD, Answered, Asked, in_order
from rackhouse.analysis.game_source import GameSource, ReviewSettings, review_source
from rackhouse.errors import IllegalError

LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the command."""
_LOOPBACK: Final = "127.0.0.1"


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
                self._ray.init(
                    address=LOCAL,
                    num_cpus=processes,
                    include_dashboard=False,
                    _node_ip_address=_LOOPBACK,
                    **quiet,
                )
            else:
                self._ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise IllegalError(
                "analysis-no-cluster", address=address, detail=str(error).partition("\n")[0]
            ) from None

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
