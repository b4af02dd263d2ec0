"""What a hall reports about itself: logs, one JSON object per line, and metrics for Prometheus.

Messages are constants. What varies goes into named fields, and fields that are not in ``FIELDS``
are left out, so that no rack, secret, draft or name can get into a line. Of an error only its kind
and its places in the code are logged, never its message, which may quote what somebody sent.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO


logger = logging.getLogger("rackhouse.server")

FIELDS: Final = frozenset(
    {
        *("method", "route", "status", "milliseconds", "game", "number", "command", "outcome"),
        *("process", "address", "database", "games", "code", "version", "signal"),
    }
)
"""What a line may contain besides its time, level and message."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON.

    >>> record = logging.makeLogRecord({"msg": "seated", "args": ("SECRET",), "levelname": "INFO"})
    >>> record.game, record.rack, record.created, record.process = "g1", "AEINRST", 0, 7
    >>> JsonLines().format(record)
    '{"time":"1970-01-01T00:00:00Z","level":"info","event":"seated","process":7,"game":"g1"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line: the message as it stands in the code, never with its arguments."""
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            # Libraries that put a traceback into their message would put there what somebody sent.
            "event": str(record.msg).strip().partition("\n")[0],
        }
        line |= {name: value for name, value in vars(record).items() if name in FIELDS}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _places(record.exc_info[1])
        return msgspec.json.encode(line).decode()

    def formatTime(  # noqa: N802 - the name that logging gave it
        self, record: logging.LogRecord, datefmt: str | None = None
    ) -> str:
        """The moment in UTC."""
        del datefmt
        moment = datetime.fromtimestamp(record.created, UTC)
        return moment.isoformat(timespec="auto").replace("+00:00", "Z")


def _places(error: BaseException) -> dict[str, Any]:
    kinds = [type(error).__name__]
    cause = error.__cause__ or error.__context__
    while cause is not None and len(kinds) < 8:
        kinds.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    return {
        "error": " < ".join(kinds),
        "places": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Send every log of this process, ours and the libraries', through ``JsonLines``."""
    # No line says where it was logged, so logging need not find that out each time.
    logging._srcfile = None  # noqa: SLF001 - as the manual of logging says
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # At level info these libraries report on each of their parts.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
        library.setLevel("WARNING")


MEDIA_TYPE = CONTENT_TYPE_LATEST
_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)


class Metrics:
    """The metrics of one process.

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
        """Add a metric that is read when somebody asks."""
        Gauge(f"rackhouse_{name}", says, registry=self.registry).set_function(count)

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
