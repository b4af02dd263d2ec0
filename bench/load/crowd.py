"""The crowd: a process of its own that plays at every table at once and notes how long it takes.

``python -m bench.load.crowd`` reads a ``Task`` from its input and writes one line of JSON for each
phase. It stays on this machine, and ends by itself.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter, deque
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench.load.evening import Evening, Step, Table
from bench.load.page import Page
from bench.load.usage import all_seconds, memory, own_seconds, processor_seconds

_PATIENCE = 30.0
_COMING_AT_ONCE = 40
_LOCAL = "127.0.0.1"


class Phase(msgspec.Struct, frozen=True):
    """One way of asking for so long."""

    name: str
    seconds: float
    rate: float = 0
    """Plays a second, at moments of chance, however long the answers take."""
    at_once: int = 0
    """Or so many plays under way at all times."""
    engines: int = 0
    """Games that players of the engine play among themselves meanwhile."""


class Task(msgspec.Struct, frozen=True):
    """What the crowd is to do."""

    port: int
    process: int
    """The hall's."""
    helper: int
    """The database's process, or 0."""
    evening: str
    phases: tuple[Phase, ...]
    player: str = ""


class Figures(msgspec.Struct, frozen=True):
    """What came of one phase. Times from send to seen by the other side are in milliseconds."""

    name: str
    seconds: float
    plays: int
    middle: float
    p99: float
    longest: float
    late: float
    """The 99th of 100 of the crowd's own lateness, in milliseconds."""
    server: float
    """The processor seconds that the hall took."""
    engines: float
    """Those of the processes in which engine players think."""
    helper: float
    crowd: float
    others: float
    """The processor seconds that everything else on the machine took."""
    memory: int
    refused: dict[str, int]


class Sitting:
    """A table, its two pages, and how far its script has come."""

    def __init__(self, crowd: Crowd, table: Table, steps: tuple[Step, ...]) -> None:
        self._crowd = crowd
        self._table = table
        self._steps = steps
        self._at = 0
        self._pages: list[Page] = []
        self._sent = 0.0
        self._known = 0
        """The last fact before the play under way."""
        self._waiting: Page | None = None

    async def sit(self, address: tuple[str, int]) -> None:
        """Open both pages, and go on where the hall had paused."""
        for seat, token in enumerate(self._table.tokens):
            page = await Page.open(address, self._table.game, seat, token, self._heard)
            self._pages.append(page)
        welcome = self._pages[0].welcome.result()
        if welcome["view"]["phase"] == "paused":
            self._ask(Step(0, {"command": "resume"}))

    @property
    def is_over(self) -> bool:
        """Whether the script has ended."""
        return self._at == len(self._steps)

    def play(self) -> None:
        """Make the next play of the script."""
        step = self._steps[self._at]
        self._at += 1
        self._ask(step)

    def _ask(self, step: Step) -> None:
        page = self._pages[step.seat]
        self._waiting = self._pages[1 - step.seat]
        self._known = page.number
        self._sent = perf_counter()
        page.say(type="command", id=f"play-{self._at}", seen=page.number, command=step.order)

    def _heard(self, page: Page, message: bytes) -> None:
        if message.startswith(b'{"type":"news"'):
            if page is self._waiting and page.number > self._known:
                self._waiting = None
                self._crowd.seen(self, perf_counter() - self._sent)
        elif not message.startswith(
            (b'{"type":"done"', b'{"type":"presence"', b'{"type":"people"')
        ):
            self._waiting = None
            self._crowd.refused(message)

    def close(self) -> None:
        for page in self._pages:
            page.close()


class Crowd:
    """Everybody at all tables."""

    def __init__(self, task: Task) -> None:
        self._task = task
        evening = msgspec.json.decode(Path(task.evening).read_bytes(), type=Evening)
        self._evening = evening
        self._sittings = [Sitting(self, one, evening.scripts[one.script]) for one in evening.tables]
        self._free: deque[Sitting] = deque()
        self._under_way = 0
        self._at_once = 0
        self._times: list[float] = []
        self._late: list[float] = []
        self._refused: Counter[str] = Counter()
        self._done = asyncio.Event()

    async def run(self) -> None:
        """Come in, then ask in every way that the task names."""
        task = self._task
        before = memory(task.process)
        started = perf_counter()
        gate = asyncio.Semaphore(_COMING_AT_ONCE)

        async def come(sitting: Sitting) -> None:
            async with gate:
                await sitting.sit((_LOCAL, task.port))

        await asyncio.gather(*(come(sitting) for sitting in self._sittings))
        await asyncio.sleep(2)
        tell({"came": perf_counter() - started, "before": before, "after": memory(task.process)})
        self._free.extend(self._sittings)
        gc.freeze()
        for phase in task.phases:
            tell(await self._phase(phase))
        for sitting in self._sittings:
            sitting.close()

    async def _phase(self, phase: Phase) -> Figures:
        task = self._task
        self._times.clear()
        self._late.clear()
        self._refused.clear()
        self._done.clear()
        side = asyncio.create_task(self._keep_thinking(phase.engines)) if phase.engines else None
        if side:
            await asyncio.sleep(2)
        used, engines = own_seconds(task.process), processor_seconds(task.process)
        helper = processor_seconds(task.helper) if task.helper else 0.0
        own, everything = process_time(), all_seconds()[0]
        started = perf_counter()
        await (self._open_loop(phase, started) if phase.rate else self._closed_loop(phase))
        seconds = perf_counter() - started
        if side:
            side.cancel()
        used = own_seconds(task.process) - used
        engines = max(0.0, processor_seconds(task.process) - engines - used)
        helper = processor_seconds(task.helper) - helper if task.helper else 0.0
        own, everything = process_time() - own, all_seconds()[0] - everything
        times = sorted(self._times)
        late = sorted(self._late)
        return Figures(
            name=phase.name,
            seconds=seconds,
            plays=len(times),
            middle=part(times, 0.5),
            p99=part(times, 0.99),
            longest=part(times, 1.0),
            late=part(late, 0.99),
            server=used,
            engines=engines,
            helper=helper,
            crowd=own,
            others=max(0.0, everything - used - engines - helper - own),
            memory=memory(task.process),
            refused=dict(self._refused),
        )

    async def _open_loop(self, phase: Phase, moment: float) -> None:
        chance = Random(phase.name)
        end = moment + phase.seconds
        while (moment := moment + chance.expovariate(phase.rate)) < end and self._free:
            wait = moment - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self._late.append(max(0.0, perf_counter() - moment))
            self._next()
        await self._all_seen()

    async def _closed_loop(self, phase: Phase) -> None:
        self._at_once = phase.at_once
        for _ in range(phase.at_once):
            self._next()
        try:
            async with asyncio.timeout(phase.seconds):
                await self._done.wait()
        except TimeoutError:
            pass
        self._at_once = 0
        await self._all_seen()

    def _next(self) -> None:
        while self._free:
            sitting = self._free.popleft()
            if not sitting.is_over:
                self._under_way += 1
                sitting.play()
                return
        self._done.set()  # every script has ended

    async def _all_seen(self) -> None:
        async with asyncio.timeout(_PATIENCE):
            while self._under_way:
                await asyncio.sleep(0.01)

    def seen(self, sitting: Sitting, seconds: float) -> None:
        """The other side has seen a play."""
        if not self._under_way:
            return  # a game that goes on after a pause, before the first phase
        self._under_way -= 1
        self._times.append(seconds)
        self._free.append(sitting)
        if self._under_way < self._at_once:
            self._next()

    def refused(self, message: bytes) -> None:
        """A play was answered by something else; that table is left."""
        self._under_way = max(0, self._under_way - 1)
        answer = msgspec.json.decode(message)
        self._refused[f"{answer['type']}: {answer.get('reason', '')}"] += 1

    async def _keep_thinking(self, count: int) -> None:
        """Open games for the engine's players, one after the other ends or lags."""
        token = self._evening.tables[0].tokens[0]
        chairs = [{"seat": seat, "player": self._task.player} for seat in (0, 1)]
        while True:
            for _ in range(count):
                await post(self._task.port, "/api/games", token, {"chairs": chairs, "sides": 2})
            await asyncio.sleep(5)


async def post(port: int, path: str, token: str, body: dict[str, Any]) -> None:
    """Send JSON, and see it accepted."""
    reader, writer = await asyncio.open_connection(_LOCAL, port)
    data = msgspec.json.encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {_LOCAL}:{port}\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        "Connection: close\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 201"), answer.decode(errors="replace")


def part(times: list[float], share: float) -> float:
    """The time that so great a share of sorted times stays under, in milliseconds."""
    return times[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def tell(figures: Any) -> None:
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(Crowd(msgspec.json.decode(sys.stdin.buffer.read(), type=Task)).run())
