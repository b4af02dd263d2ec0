"""The hall of the demonstration: every event in its middle, and players who go on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rackhouse.contest.money import raised
from rackhouse.contest.preset import Preset
from rackhouse.game import wall_clock
from rackhouse.simulation.clock import StageClock, staged_desk
from rackhouse.simulation.full_swing import FullSwing
from rackhouse.store import open_store

PATIENCE = 120


@pytest.mark.anyio
async def test_every_event_is_in_its_middle_and_goes_on(tmp_path: Path) -> None:
    store = await open_store(f"{tmp_path}/hall.db")
    clock = StageClock(wall_clock() - 40 * 86_400_000)
    told: list[int] = []
    try:
        async with staged_desk(store, clock, 1) as desk:
            swing = FullSwing(desk, clock, 1, entries=5, pause=(0, 0))
            await swing.set_up(told.append)
            assert told == sorted(told)
            assert told[-1] == 100
            assert {one.wishes.preset for one in swing.events} == set(Preset.names())
            for event in swing.events:
                state = event.office.state
                assert state.results
                assert state.outstanding()
                assert any(not live.table.is_over for live in swing.tables if live.event is event)
            league = next(one for one in swing.events if one.office.state.event.weeks)
            assert [one.is_open for one in league.office.state.discrepancies.values()][-1]
            assert any(raised(one.office.state) for one in swing.events)
            assert abs(clock.now() - wall_clock()) < 1000
            before = sum(len(live.table.state.tally) for live in swing.tables)
            await swing.tables[0].go_on(Random(1))
            assert swing.tables[0].table.is_over
            assert sum(len(live.table.state.tally) for live in swing.tables) > before
    finally:
        await store.close()


def test_the_demonstration_leaves_nothing_behind(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path), "RACKHOUSE_HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        [sys.executable, "-m", "rackhouse", "demo", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert re.search(r"is at http://127\.0\.0\.1:\d+/", first)
            assert list(tmp_path.glob("rackhouse-demo-*"))
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0, rest
    assert "Traceback" not in rest
    assert not list(tmp_path.iterdir())
