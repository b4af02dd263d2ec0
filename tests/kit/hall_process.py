"""A hall in a process of its own, as people run it, for tests to ask over the network."""

from __future__ import annotations

import os
import re
import resource
import signal
import ssl
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from rackhouse.cli.main import main

PATIENCE = 60
"""Seconds after which a process that does nothing is taken to hang."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of halls, which are asked in the clear: certificates take long to read."""
# Each hall is forked from one process that has what halls need: that takes seconds.
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "tests.kit.ready"])


class HallProcess:
    """A running hall: where it is, and what it has written.

    ``serve`` is called in the new process, with its settings in the environment.
    """

    def __init__(
        self, serve: Callable[[], None], environment: Mapping[str, str], log: Path
    ) -> None:
        self.visits = ExitStack()
        """What visitors hold open: closed when the hall is."""
        self._log = log
        self._out, out = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(
            target=_begin, args=(serve, dict(environment), out, log), daemon=True
        )
        self.process.start()
        out.close()
        self.said = ""
        self._is_ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._is_ready.wait(PATIENCE) or not self.said:
            self.kill()
            raise AssertionError(f"The hall did not start; its log:\n{self.log}")
        found = re.search(r"https?://[^\s⟦]+?(?=⟦?/ )", self.said)
        assert found is not None, self.said
        self.url = found[0]

    def _read(self) -> None:
        with open(self._out.fileno(), "rb", closefd=False) as out:
            for line in out:
                self.said += line.decode()
                self._is_ready.set()
        self._is_ready.set()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process.pid is not None
        return self.process.pid

    @property
    def socket_url(self) -> str:
        """The address for sockets."""
        return self.url.replace("http", "ws", 1)

    @property
    def home(self) -> Path:
        """Where its data is."""
        return self._log.parent

    @property
    def log(self) -> str:
        """All that it has logged."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def children(self) -> list[int]:
        """The processes that it has started and that run still."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def stop(self) -> int:
        """Ask it to stop, as a service manager does; its exit status."""
        self.process.terminate()
        return self._wait()

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.process.is_alive():
            os.killpg(self.pid, signal.SIGKILL)
        self._wait()

    def _wait(self) -> int:
        self.visits.close()
        self.process.join(PATIENCE)
        status = self.process.exitcode
        assert status is not None, "The hall does not end."
        self._reader.join(PATIENCE)
        self._out.close()
        return status


def _begin(
    serve: Callable[[], None], environment: Mapping[str, str], out: Connection, log: Path
) -> None:
    """Become a process as a shell starts one, and serve."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), 1)
    out.close()
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    serve()


def start_hall(
    home: Path,
    *flags: str,
    database: str = "",
    settings: Mapping[str, str] | None = None,
    descriptors: int = 0,
    before: Callable[[], None] | None = None,
) -> HallProcess:
    """Start a hall on a free port of this machine, on a database of its own in ``home``.

    ``descriptors`` is how many files and connections it may have open; 0 is as many as we may.
    ``before`` is called in its process first.
    """
    home.mkdir(parents=True, exist_ok=True)
    environment = {
        **os.environ,
        "RACKHOUSE_HOME": str(home),
        "RACKHOUSE_PORT": "0",
        "RACKHOUSE_NAME_RATE": "",
        **({"RACKHOUSE_DATABASE": database} if database else {}),
        **(settings or {}),
    }
    serve = partial(_serve, flags, descriptors, before)
    return HallProcess(serve, environment, home / "hall.log")


def _serve(flags: tuple[str, ...], descriptors: int, before: Callable[[], None] | None) -> None:
    if before:
        before()
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    sys.argv = ["rackhouse", "serve", *flags]
    main()


@contextmanager
def running_hall(home: Path, *flags: str, **options: object) -> Iterator[HallProcess]:
    """A hall for as long as a test needs it."""
    hall = start_hall(home, *flags, **options)  # type: ignore[arg-type]  # the same options
    try:
        yield hall
    finally:
        hall.kill()
