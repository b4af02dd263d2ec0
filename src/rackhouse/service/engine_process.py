"""One process in which engine players think, seen from the hall."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

import rackhouse
from rackhouse.service.engine_worker import SIZE, framed

if TYPE_CHECKING:
    from collections.abc import Sequence

# -P: the folder that the hall happens to be started in lends no modules.
COMMAND: Final = (sys.executable, "-P", "-m", "rackhouse.service.engine_start")
LARGEST: Final = 1 << 20
"""Bytes of a decision: a command is far smaller."""
_TOLD: Final = ("RACKHOUSE_HOME", "RACKHOUSE_CACHE")
_GRACE = 1.0
"""Seconds in which a process ends by itself once its pipe is closed."""


class ProcessEndedError(Exception):
    """The process died, or does not say what it should."""


class ProcessNotStartedError(ProcessEndedError):
    """No process could be started, or not of this version: later perhaps."""


class EngineProcess:
    """A process, started when it is first asked. One question at a time."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def id(self) -> int | None:
        """The number of the process, once it is started."""
        return None if self._process is None else self._process.pid

    async def ask(self, data: bytes) -> bytes:
        """The answer to a question. Who stops waiting for it ends the process.

        Raises:
            ProcessEndedError: where the process is gone; another one may be asked.
            ProcessNotStartedError: where there was none to ask.
        """
        try:
            if self._process is None:
                self._process = await self._started()
            return await self._exchange(self._process, data)
        except ProcessEndedError:
            raise
        except BaseException:
            self.kill()  # an answer that comes late must not be taken for another's
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        environment = {
            name: value
            for name, value in os.environ.items()
            # Its database and all else that a hall is told is none of a player's business.
            if not name.startswith("RACKHOUSE_") or name in _TOLD
        }
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
            )
        except OSError as error:
            raise ProcessNotStartedError(str(error)) from error
        self._process = process
        try:
            version = await _read(process)
        except ProcessEndedError as error:
            raise ProcessNotStartedError("it ended at once") from error
        if version != rackhouse.__version__.encode():
            raise ProcessNotStartedError("it is of another version than this one")
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, data: bytes) -> bytes:
        assert process.stdin is not None
        try:
            process.stdin.write(framed(data))
            await process.stdin.drain()
        except (ConnectionError, RuntimeError) as error:  # the second: a pipe closed before
            raise ProcessEndedError from error
        return await _read(process)

    def kill(self) -> None:
        """End it now, whatever it does."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Let it end, and see that it has."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(_GRACE):
                await process.wait()
        except TimeoutError:
            self.kill()
            await process.wait()


async def _read(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    try:
        size = int.from_bytes(await process.stdout.readexactly(SIZE), "little")
        if size > LARGEST:
            raise ProcessEndedError
        return await process.stdout.readexactly(size)
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise ProcessEndedError from error
