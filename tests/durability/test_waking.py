"""Nobody pays for an absence of the hall, however short it was and whoever was quick after it."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee import commands as c
from rackhouse.service.answers import Refused
from rackhouse.service.hall import Hall
from rackhouse.service.waking import CLOSED
from tests.kit.databases import running_cluster
from tests.service.kit import DeafWires, HandClock, Tables, opened_hall, set_table, until

pytestmark = pytest.mark.anyio

CLOCKED = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


async def second_by_second(clock: HandClock, seconds: int) -> None:
    for _ in range(seconds * 4):
        clock.pass_time(0.25)
        await asyncio.sleep(0.03)


async def beaten(hall: Hall) -> None:
    async with asyncio.timeout(20):
        while await hall.store.last_beat(besides="nobody") != hall.clock.now():
            await asyncio.sleep(0.005)


async def used(table: Tables, hall: Hall) -> int:
    """Milliseconds that the mover's clock shows."""
    seat = table.seats[0].at(hall)
    view = await seat.view()
    return view.sides[view.mover].clock_used


async def phase(table: Tables, hall: Hall) -> Phase:
    return (await table.seats[0].at(hall).view()).phase


async def test_who_is_quick_after_a_short_absence_waits_and_is_credited(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(postgresql_url, clock, hints=wires.end(), dies=True) as one:
        table = await set_table(one, settings=CLOCKED)
        mover = table.mover
        number = table.state.number
        clock.pass_time(10)
        await beaten(one)
    clock.pass_time(2)
    async with opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two:
        quick = asyncio.create_task(mover.at(two).ask(c.Pass(mover.place), seen=number))
        await second_by_second(clock, 1)
        assert not quick.done()
        await second_by_second(clock, 4)
        answer = await quick
        assert isinstance(answer, Refused)
        assert "paused" in str(answer.reason)
        assert await used(table, two) == 10_000


async def test_a_hall_closed_again_a_moment_after_it_opened_still_says_why_the_time_stands(
    database_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(database_url, clock, hints=wires.end()) as one:
        table = await set_table(one, settings=CLOCKED)
        clock.pass_time(10)
        await beaten(one)
    for seed in (2, 3):
        clock.pass_time(1)
        async with opened_hall(database_url, clock, hints=wires.end(), seed=seed) as hall:
            seat = table.seats[1].at(hall)
            await beaten(hall)  # which it does only when it has woken up
            live = await hall.games.get(table.game)
            last = live.recent[-1].fact
            assert isinstance(last, facts.Paused)
            assert last.reason == CLOSED
            await seat.do(c.Resume(seat.place))
            assert await phase(table, hall) is Phase.ON_TURN


async def test_of_two_processes_that_start_at_once_neither_takes_the_other_for_awake(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(postgresql_url, clock, hints=wires.end(), dies=True) as one:
        table = await set_table(one, settings=CLOCKED)
        clock.pass_time(10)
        await beaten(one)
    clock.pass_time(1)
    async with (
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two,
        opened_hall(postgresql_url, clock, hints=wires.end(), seed=3) as three,
    ):
        await second_by_second(clock, 6)
        assert await phase(table, two) is await phase(table, three) is Phase.PAUSED
        assert await used(table, two) == await used(table, three) == 10_000


async def test_a_store_that_goes_away_while_the_hall_wakes_up_delays_it_only() -> None:
    clock, wires = HandClock(), DeafWires()
    with running_cluster() as cluster:
        url = cluster.new_database()
        async with opened_hall(url, clock, hints=wires.end(), dies=True) as one:
            table = await set_table(one, settings=CLOCKED)
            clock.pass_time(10)
            await beaten(one)
        clock.pass_time(1)
        async with opened_hall(url, clock, hints=wires.end(), seed=2) as two:
            await asyncio.to_thread(cluster.stop)
            await second_by_second(clock, 2)
            await asyncio.to_thread(cluster.start)
            await second_by_second(clock, 6)
            async with asyncio.timeout(30):
                while await phase(table, two) is not Phase.PAUSED:
                    await second_by_second(clock, 1)
            assert await used(table, two) == 10_000


async def test_while_the_store_is_away_for_long_no_time_runs() -> None:
    clock = HandClock()
    with running_cluster() as cluster:
        async with opened_hall(cluster.new_database(), clock) as hall:
            table = await set_table(hall, settings=CLOCKED)
            clock.pass_time(10)
            await beaten(hall)
            await asyncio.to_thread(cluster.stop, mode="immediate")
            clock.pass_time(1)
            await until(lambda: hall.games.uncertain.since("store") is not None)
            clock.pass_time(1600)
            await asyncio.to_thread(cluster.start)
            async with asyncio.timeout(30):
                while hall.games.uncertain.since("store") is not None:
                    await second_by_second(clock, 1)
            assert await phase(table, hall) is Phase.PAUSED
            assert await used(table, hall) == 10_000
            seat = table.seats[1]
            await seat.do(c.Resume(seat.place))
            assert await phase(table, hall) is Phase.ON_TURN


async def test_a_store_that_is_back_soon_disturbs_nobody() -> None:
    clock = HandClock()
    with running_cluster() as cluster:
        async with opened_hall(cluster.new_database(), clock) as hall:
            table = await set_table(hall, settings=CLOCKED)
            await beaten(hall)
            await asyncio.to_thread(cluster.stop, mode="immediate")
            clock.pass_time(1)
            await until(lambda: hall.games.uncertain.since("store") is not None)
            await asyncio.to_thread(cluster.start)
            clock.pass_time(1)
            await until(lambda: hall.games.uncertain.since("store") is None)
            assert await phase(table, hall) is Phase.ON_TURN
