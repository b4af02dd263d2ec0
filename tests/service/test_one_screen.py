"""A screen that goes round: the time behind its curtain is nobody's."""

from __future__ import annotations

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee import commands as c
from rackhouse.service.beginning import PASSED_ON, hand_over
from rackhouse.service.errors import NotAllowedError
from tests.service.kit import HandClock, opened_hall, set_table

pytestmark = pytest.mark.anyio

CLOCKED = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
BOTH = ("seat-1", "seat-2")


async def test_the_clock_stands_while_the_screen_is_passed_on(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, own=BOTH, settings=CLOCKED)
        mover = table.mover
        clock.pass_time(5)
        assert await hand_over(hall.games, mover.person, table.game)
        paused = table.live.recent[-1].fact
        assert paused == facts.Paused(PASSED_ON, by_program=True)
        clock.pass_time(300)
        # A second curtain over the first, as after a reload, changes nothing.
        assert not await hand_over(hall.games, mover.person, table.game)
        await mover.do(c.Resume(mover.place))
        clock.pass_time(7)
        assert table.phase() is Phase.ON_TURN
        assert (await mover.view()).sides[mover.place.seat or 0].clock_used == 12_000


async def test_the_round_and_an_open_window_wait_too(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser", own=BOTH)
        before = await table.mover.view()
        assert await hand_over(hall.games, table.mover.person, table.game)
        clock.pass_time(1000)
        await table.mover.do(c.Resume(table.mover.place))
        after = await table.mover.view()
        assert after.time.round_ends == (before.time.round_ends or 0) + 1_000_000
        assert after.time.turn_left == before.time.turn_left


async def test_where_no_time_runs_nothing_is_written(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, own=BOTH)
        number = table.state.number
        assert not await hand_over(hall.games, table.mover.person, table.game)
        assert table.state.number == number


async def test_nobody_stops_the_clock_of_somebody_else(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        apart = await set_table(hall, settings=CLOCKED)
        mixed = await set_table(hall, sides=3, own=BOTH, settings=CLOCKED)
        for table in (apart, mixed):
            for seat in table.seats:
                with pytest.raises(NotAllowedError):
                    await hand_over(hall.games, seat.person, table.game)
            assert table.phase() is Phase.ON_TURN


async def test_the_house_alone_ends_a_pause_of_the_house(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, own=BOTH, settings=CLOCKED)
        director = await table.guest("director")
        await director.do(c.Pause(director.place, "lunch"))
        assert not await hand_over(hall.games, table.mover.person, table.game)
        assert "The director paused" in await table.mover.refused(c.Resume(table.mover.place))
