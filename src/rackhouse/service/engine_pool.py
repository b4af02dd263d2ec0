"""Engine players that think in processes of their own, at a lower priority than the hall.

A few processes serve all tables. The first one starts with the first thought, so a hall without
engine players pays for none. A slow thought keeps its process but frees its slot, so that others
can think in another process.
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
"""Seconds after which a thought no longer holds up others."""
MOST_SLOW: Final = 4
ATTEMPTS: Final = 3
# -P: do not import modules from the folder that the hall was started in.
COMMAND: Final = (sys.executable, "-P", "-m", "rackhouse.service.engine_start")
_logger = logging.getLogger("rackhouse.hall")


class NoDecisionError(HallError):
    """A player did not come to a decision."""


class InProcesses:
    """Thinks in a few processes at once; a thought that takes longer than ``seconds`` fails."""

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
        """The IDs of the running processes."""
        ids = (process.id for process in (*self._idle, *self._busy))
        return tuple(number for number in ids if number is not None)

    async def think(self, thought: Thought) -> Command:
        """What a player decides, in one of the processes.

        Raises:
            NoDecisionError: if there is none within the time limit.
            ProcessNotStartedError: if no process can be started at the moment.
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
        """A slot among those that think at once; a slow thought gives it up."""
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
"""The largest decision in bytes; a command is far smaller."""
_TOLD: Final = ("RACKHOUSE_HOME", "RACKHOUSE_CACHE")
_GRACE = 1.0
"""Seconds a process has to end by itself once its pipe is closed."""


class ProcessEndedError(Exception):
    """The process died, or sent something unexpected."""


class ProcessNotStartedError(ProcessEndedError):
    """No process could be started, or only one of another version; it may work later."""


class EngineProcess:
    """A process, started with its first question. It answers one question at a time."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def id(self) -> int | None:
        """The process ID, once it is started."""
        return None if self._process is None else self._process.pid

    async def ask(self, data: bytes) -> bytes:
        """The answer to a question. Cancelling it ends the process.

        Raises:
            ProcessEndedError: if the process is gone; another one can be asked.
            ProcessNotStartedError: if it could not be started.
        """
        try:
            if self._process is None:
                self._process = await self._started()
            return await self._exchange(self._process, data)
        except ProcessEndedError:
            raise
        except BaseException:
            self.kill()  # a late answer must not be taken for the answer to another question
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        environment = {
            name: value
            for name, value in os.environ.items()
            # Players must not see the database address and other settings of the hall.
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
        """End it at once."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Let it end, and make sure that it has."""
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
