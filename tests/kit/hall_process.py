"""A hall in a process of its own, as people run it, for tests to ask over the network."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

PATIENCE = 60
"""Seconds after which a process that does nothing is taken to hang."""


class HallProcess:
    """A running hall: where it is, and what it has written."""

    def __init__(self, command: list[str], environment: Mapping[str, str], log: Path) -> None:
        self.visits = ExitStack()
        """What visitors hold open: closed when the hall is."""
        self._log = log
        self._file = log.open("ab")
        self.process = subprocess.Popen(
            command,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._file,
            start_new_session=True,
        )
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
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said += line.decode()
            self._is_ready.set()
        self._is_ready.set()

    @property
    def socket_url(self) -> str:
        """The address for sockets."""
        return self.url.replace("http", "ws", 1)

    @property
    def log(self) -> str:
        """All that it has logged."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def children(self) -> list[int]:
        """The processes that it has started and that run still."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def stop(self) -> int:
        """Ask it to stop, as a service manager does; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def kill(self) -> None:
        """End it as a power cut does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def _wait(self) -> int:
        self.visits.close()
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._file.close()
        return status


def start_hall(
    home: Path,
    *flags: str,
    database: str = "",
    settings: Mapping[str, str] | None = None,
    descriptors: int = 0,
    program: Sequence[str] = ("-m", "rackhouse"),
) -> HallProcess:
    """Start a hall on a free port of this machine, on a database of its own in ``home``.

    ``descriptors`` is how many files and connections it may have open; 0 is as many as we may.
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
    command = [sys.executable, *program, "serve", *flags]
    if descriptors:
        command = ["/bin/sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "hall", *command]
    return HallProcess(command, environment, home / "hall.log")


@contextmanager
def running_hall(home: Path, *flags: str, **options: object) -> Iterator[HallProcess]:
    """A hall for as long as a test needs it."""
    hall = start_hall(home, *flags, **options)  # type: ignore[arg-type]  # the same options
    try:
        yield hall
    finally:
        hall.kill()
