"""Engine players in processes of their own: told what their seat may know, and never in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from rackhouse.lexicon import Lexicon
from rackhouse.record import DictionaryReference, Phase
from rackhouse.referee import commands as c
from rackhouse.service.engine_pool import (
    ATTEMPTS,
    COMMAND,
    InProcesses,
    NoDecisionError,
    ProcessNotStartedError,
)
from rackhouse.service.engine_turn import wanted_of
from rackhouse.service.hall import Hall
from rackhouse.service.thought import InThreads, Thought, decode_thought, encode, framed
from rackhouse.service.values import EngineChair
from rackhouse.store import open_store
from tests.kit.table import Table
from tests.service.kit import STRONG, THINKER, WEAK, HandClock, Pilot, set_table, until

pytestmark = pytest.mark.anyio

SEAT = 0


def odd(*way: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.service.odd_worker", *way)


def thought_at(
    table: Table, dictionary: DictionaryReference | None = None, player: str = STRONG
) -> Thought:
    """The thought of the side on turn, or in the window."""
    state = table.state
    wanted = wanted_of(state, SEAT, table.world)
    return Thought(
        player=player,
        seat=SEAT,
        seed="seed",
        budget=0,
        rules=state.rules,
        dictionary=dictionary,
        kind=wanted.kind,
        view=wanted.view,
        layout=state.board.layout,
        cells=state.board.cells,
        words=wanted.words,
        heard=wanted.heard,
    )


def begun(rack: str = "DOGLIRE", other: str = "QZJXAKT") -> Table:
    return Table("base", draws=["A", "B", rack, other]).begin()


@asynccontextmanager
async def pool(
    command: Sequence[str] = COMMAND, processes: int = 1, seconds: float = 60, slow: float = 60
) -> AsyncIterator[InProcesses]:
    found = InProcesses(processes, seconds, slow=slow, command=command)
    try:
        yield found
    finally:
        await found.close()
        assert not found.ids


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@asynccontextmanager
async def hall_with(url: str, minds: InProcesses) -> AsyncIterator[Hall]:
    store = await open_store(url)
    hall = Hall(store, clock=HandClock(), minds=minds)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await store.close()


# --- what crosses the border


def test_a_thought_comes_back_as_it_was_sent() -> None:
    thought = thought_at(begun(), DictionaryReference("Some list", name="some", checksum="00"))
    assert decode_thought(encode(thought)) == thought


def test_what_the_others_hold_does_not_cross_the_border() -> None:
    first, second = (encode(thought_at(begun(other=rack))) for rack in ("QZJXAKT", "AEIOUST"))
    assert first == second
    assert first != encode(thought_at(begun(rack="DOGLIRA")))


async def test_a_player_decides_in_a_process_as_it_does_in_this_one() -> None:
    threads = InThreads()
    async with pool() as processes:
        for player in (THINKER, STRONG, WEAK):
            for rack in ("DOGLIRE", "UUVVIIW", "AEINRS?"):
                thought = thought_at(begun(rack), player=player)
                assert await processes.think(thought) == await threads.think(thought)
        assert len(processes.ids) == 1
    await threads.close()


async def test_a_list_of_the_house_is_known_in_a_process_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path))
    words = Lexicon.of(["GLIDORE"], name="the-club")
    words.save()
    known = DictionaryReference("The club", name="the-club", checksum=words.checksum)
    async with pool() as processes:
        decision = await processes.think(thought_at(begun(), known))
        assert isinstance(decision, c.Commit)
        assert len(decision.placements) == len("GLIDORE")
        with pytest.raises(NoDecisionError, match="IllegalError"):
            await processes.think(thought_at(begun(), replace(known, checksum="00")))


async def test_a_process_is_told_nothing_of_the_halls_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACKHOUSE_DATABASE", "postgresql://hall:open-sesame@localhost/hall")
    async with pool() as processes:
        await processes.think(thought_at(begun()))
        told = Path(f"/proc/{processes.ids[0]}/environ").read_bytes()
        assert b"open-sesame" not in told
        assert os.getpriority(os.PRIO_PROCESS, processes.ids[0]) > os.getpriority(
            os.PRIO_PROCESS, 0
        )


# --- processes that fail


async def test_no_process_is_started_before_somebody_thinks() -> None:
    async with pool() as processes:
        assert not processes.ids


async def test_a_process_that_was_killed_is_started_anew_and_asked_again(tmp_path: Path) -> None:
    thought = thought_at(begun())
    async with pool() as processes:
        expected = await processes.think(thought)
        first = processes.ids[0]
        os.kill(first, signal.SIGKILL)  # between two thoughts
        assert await processes.think(thought) == expected
        assert processes.ids[0] != first
    async with pool(odd("dies_once", str(tmp_path / "mark"))) as processes:
        assert await processes.think(thought) == expected  # in the middle of one
        assert (tmp_path / "mark").exists()


async def test_a_thought_of_which_every_process_dies_comes_to_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with pool(odd("dies")) as processes:
        with pytest.raises(NoDecisionError, match="dies of its thought"):
            await processes.think(thought_at(begun()))
    assert [one.message for one in caplog.records] == ["An engine's process has died."] * ATTEMPTS


async def test_who_thinks_for_too_long_is_ended() -> None:
    async with pool(odd("sleeps"), seconds=3) as processes:
        asked = asyncio.create_task(processes.think(thought_at(begun())))
        await until(lambda: processes.ids)
        process = processes.ids[0]
        with pytest.raises(NoDecisionError, match="too long"):
            await asked
        await until(lambda: not is_alive(process))


def test_a_process_ends_with_the_pipe_to_its_hall_even_in_the_middle_of_a_thought() -> None:
    done = subprocess.run(
        odd("sleeps"),
        input=framed(encode(thought_at(begun()))),
        stdout=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0


async def test_a_player_that_fails_says_no_more_than_how() -> None:
    async with pool(odd("breaks_off")) as processes:
        with pytest.raises(NoDecisionError, match="broke off"):
            await processes.think(thought_at(begun()))


@pytest.mark.parametrize(
    "command",
    [("/nowhere/python",), (sys.executable, "-c", ""), (sys.executable, "-c", "print('0' * 99)")],
)
async def test_where_no_process_can_be_started_that_is_no_answer(command: tuple[str, ...]) -> None:
    async with pool(command) as processes:
        with pytest.raises(ProcessNotStartedError):
            await processes.think(thought_at(begun()))


async def test_nobody_waits_behind_a_slow_thought(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    thought = thought_at(begun())
    async with pool(odd("ponders", str(mark)), slow=0.1) as processes:
        slow = asyncio.create_task(processes.think(thought))
        await until(mark.exists)
        quick = await processes.think(thought)
        assert not slow.done()
        assert len(processes.ids) == 2
        mark.unlink()
        assert await slow == quick
        await until(lambda: len(processes.ids) == 1)


async def test_closing_ends_whoever_thinks(tmp_path: Path) -> None:
    async with pool(odd("sleeps")) as processes:
        asked = asyncio.create_task(processes.think(thought_at(begun())))
        await until(lambda: processes.ids)
        process = processes.ids[0]
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    assert not is_alive(process)


# --- at a table


async def test_people_and_processes_play_a_game_for_three(database_url: str) -> None:
    async with hall_with(database_url, InProcesses()) as hall:
        chairs = (EngineChair(1, THINKER), EngineChair(2, WEAK))
        table = await set_table(hall, "base", 3, chairs=chairs)
        view = await Pilot(table).fly()
        assert {line.seat for line in view.tally} == {0, 1, 2}


async def test_whoever_does_not_answer_passes_and_the_game_goes_on(database_url: str) -> None:
    async with hall_with(database_url, InProcesses(command=odd("breaks_off"))) as hall:
        chairs = (EngineChair(0, STRONG), EngineChair(1, STRONG))
        table = await set_table(hall, own=(), chairs=chairs)
        await until(lambda: table.state.phase is Phase.CERTIFIED)
        assert {line.kind for line in table.state.tally} == {"pass"}
