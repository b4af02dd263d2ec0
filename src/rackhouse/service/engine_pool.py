"""Engine players thinking in processes of their own, which come after the hall in everything.

A few processes serve all tables. One is started when the first thought comes, so that a hall
without engine players pays for none. A thought that takes long keeps its process, but not its
place among those that may think at once: others go on in a process more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import TYPE_CHECKING, Final

import rackhouse
from rackhouse.errors import MalformedError
from rackhouse.service.errors import HallError
from rackhouse.service.thought import SIZE, decode_conclusion, encode, framed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from rackhouse.referee import Command
    from rackhouse.service.thought import Thought

PROCESSES: Final = 1
SECONDS: Final = 30.0
SLOW: Final = 2.0
"""Seconds after which nobody waits behind a thought any more."""
MOST_SLOW: Final = 4
ATTEMPTS: Final = 3
# -P: the folder that the hall happens to be started in lends no modules.
COMMAND: Final = (sys.executable, "-P", "-m", "rackhouse.service.engine_start")
_logger = logging.getLogger("rackhouse.hall")


class NoDecisionError(HallError):
    """A player came to no decision."""


class InProcesses:
    """So many processes at once; a thought that takes longer than ``seconds`` comes to nothing."""

    def __init__(
        self,
        processes: int = PROCESSES,
        seconds: float = SECONDS,
        *,
        slow: float = SLOW,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._most = processes
        self._seconds = seconds
        self._slow_after = slow
        self._command = command
        self._places = asyncio.Semaphore(processes)
        self._idle: list[EngineProcess] = []
        self._busy: set[EngineProcess] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._slow = 0

    @property
    def ids(self) -> tuple[int, ...]:
        """The numbers of the processes that were started and not given up."""
        ids = (process.id for process in (*self._idle, *self._busy))
        return tuple(number for number in ids if number is not None)

    async def think(self, thought: Thought) -> Command:
        """What a player decides, in one of the processes.

        Raises:
            NoDecisionError: where it comes to none, in its time.
            ProcessNotStartedError: where no process can be started at the moment.
        """
        data = encode(thought)
        async with self._place():
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    async with asyncio.timeout(self._seconds):
                        answer = await self._ask(data)
                    return _command(answer)
                except ProcessEndedError as error:
                    _logger.warning("An engine's process has died.")
                    if attempt == ATTEMPTS and isinstance(error, ProcessNotStartedError):
                        raise
                except TimeoutError:
                    raise NoDecisionError("A player has thought for too long.") from None
        raise NoDecisionError("A player's process dies of its thought.")

    @contextlib.asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A place among those that think at once, given up by whoever takes long over it."""
        await self._places.acquire()
        is_slow = False

        def give_up() -> None:
            nonlocal is_slow
            if self._slow < MOST_SLOW:
                is_slow = True
                self._slow += 1
                self._places.release()

        timer = asyncio.get_running_loop().call_later(self._slow_after, give_up)
        try:
            yield
        finally:
            timer.cancel()
            if is_slow:
                self._slow -= 1
            else:
                self._places.release()

    async def _ask(self, data: bytes) -> bytes:
        process = self._idle.pop() if self._idle else EngineProcess(self._command)
        self._busy.add(process)
        is_well = False
        try:
            answer = await process.ask(data)
            is_well = True
        finally:
            self._busy.discard(process)
            if is_well and len(self._idle) < self._most:
                self._idle.append(process)
            else:
                self._let_go(process)
        return answer

    def _let_go(self, process: EngineProcess) -> None:
        task = asyncio.create_task(process.end())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """End all processes."""
        for process in (*self._idle, *self._busy):
            self._let_go(process)
        self._idle.clear()
        await asyncio.gather(*self._leaving)


def _command(answer: bytes) -> Command:
    try:
        decision = decode_conclusion(answer)
    except MalformedError:
        raise NoDecisionError("A player's answer cannot be read.") from None
    if decision.command is None:
        raise NoDecisionError(f"A player's thought broke off ({decision.fault}).")
    return decision.command


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
