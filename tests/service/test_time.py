"""Time at a hall: what is due happens, also after a restart, and nobody pays for an absence."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee import commands as c
from rackhouse.service.drafts import draft
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hall import Hall
from rackhouse.service.messages import DraftSquare
from rackhouse.service.waking import WOKE
from tests.service.kit import (
    DeafWires,
    Guest,
    HandClock,
    Tables,
    opened_hall,
    set_table,
    until,
)

pytestmark = pytest.mark.anyio

CENTRE = 7 * 15 + 7
CLOCKED = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


def two_tiles(table: Tables) -> tuple[DraftSquare, ...]:
    """Two letters of the mover's rack across the centre."""
    rack = table.state.sides[table.state.mover].rack
    letters = [tile for tile in rack if tile][:2]
    text = table.state.board.tile_set.alphabet.text
    return tuple(DraftSquare(CENTRE + at, text((tile,))) for at, tile in enumerate(letters))


async def taken_up(hall: Hall, table: Tables) -> Tables:
    """The same game at a hall that was opened again."""
    await hall.games.get(table.game)
    seats = [Guest(hall, seat.person, seat.game, seat.place) for seat in table.seats]
    return Tables(hall, table.opened, seats)


async def test_at_a_hard_limit_the_last_draft_becomes_the_play(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser")
        mover = table.mover
        shown = await draft(hall.games, mover.person, table.game, mover.place, two_tiles(table))
        assert shown.score > 0
        clock.pass_time(180)
        await until(lambda: table.state.phase is Phase.PENDING)
        assert table.state.pending.play.notation == shown.play
        assert table.state.at == clock.now()


async def test_a_draft_of_the_turn_before_does_not_count(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser")
        mover, other = table.mover, table.other
        await draft(hall.games, mover.person, table.game, mover.place, two_tiles(table))
        await mover.do(c.Pass(mover.place))
        await other.do(c.Pass(other.place))
        for seat in table.seats:
            await seat.do(c.AnswerPlays(seat.place, no_more=False))
        assert table.mover is mover
        number = table.state.number
        clock.pass_time(180)
        await until(lambda: table.state.number > number)
        assert table.state.tally[-1].kind == "expired"


async def test_a_draft_that_was_made_worse_is_the_one_that_counts(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "fundraiser")
        mover = table.mover
        squares = two_tiles(table)
        await draft(hall.games, mover.person, table.game, mover.place, squares)
        worse = (squares[0], DraftSquare(0, squares[1].tile))
        shown = await draft(hall.games, mover.person, table.game, mover.place, worse)
        assert shown.fault
        clock.pass_time(180)
        await until(lambda: table.state.tally)
        assert table.state.tally[-1].kind == "expired"


async def test_a_command_that_comes_with_the_limit_does_not_cost_the_draft(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock, dies=True) as hall:
        table = await set_table(hall, "fundraiser")
        mover, other = table.mover, table.other
        shown = await draft(hall.games, mover.person, table.game, mover.place, two_tiles(table))
        await hall.process.stop()  # nobody sweeps: the command itself comes first
        clock.pass_time(180)
        # It has not seen the play that time has made: it is told of it.
        await other.stale(c.Accept(other.place), table.state.number)
        assert table.state.tally[0].text == shown.play


async def test_a_draft_tells_where_tiles_lie_and_what_they_score_and_nothing_of_the_word(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover, other = table.mover, table.other
        phony = (
            DraftSquare(CENTRE, "V"),
            DraftSquare(CENTRE + 1, "V"),
            DraftSquare(CENTRE + 2, "v"),
        )
        good = (
            DraftSquare(CENTRE, "D"),
            DraftSquare(CENTRE + 1, "E"),
            DraftSquare(CENTRE + 2, "n"),
        )
        bad = await draft(hall.games, mover.person, table.game, mover.place, phony)
        fine = await draft(hall.games, mover.person, table.game, mover.place, good)
        assert (bad.play, bad.words, bad.score, bad.fault) == ("8H VVv", ("VVV",), 16, "")
        assert (fine.play, fine.words, fine.score, fine.fault) == ("8H DEn", ("DEN",), 6, "")
        gap = (DraftSquare(CENTRE, "A"), DraftSquare(CENTRE + 2, "B"))
        assert (await draft(hall.games, mover.person, table.game, mover.place, gap)).fault
        blank = (DraftSquare(CENTRE, "A"), DraftSquare(CENTRE + 1, "?"))
        assert (
            "blank" in (await draft(hall.games, mover.person, table.game, mover.place, blank)).fault
        )
        with pytest.raises(NotAllowedError):
            await draft(hall.games, other.person, table.game, mover.place, good)


async def test_a_hall_that_was_killed_pauses_its_timed_games_and_the_time_is_nobodys(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock, dies=True) as hall:
        table = await set_table(hall, "iowa", settings=CLOCKED)
        timeless = await set_table(hall)
        mover = table.mover
        clock.pass_time(20)
        await until_beaten(hall)
    clock.pass_time(3600)
    async with opened_hall(database_url, clock, seed=2) as hall:
        table = await taken_up(hall, table)
        assert table.phase() is Phase.PAUSED
        view = await table.seats[0].view()
        assert view.sides[mover.place.seat or 0].clock_used == 20_000
        [paused] = [e.fact for e in table.live.recent if isinstance(e.fact, facts.Paused)]
        assert paused.reason == WOKE
        assert (await taken_up(hall, timeless)).state.phase is Phase.ON_TURN
        clock.pass_time(60)
        await table.other.do(c.Resume(table.other.place))
        assert table.phase() is Phase.ON_TURN
        clock.pass_time(5)
        view = await table.seats[0].view()
        assert view.sides[mover.place.seat or 0].clock_used == 25_000


async def test_a_hard_limit_and_the_last_draft_outlive_a_restart(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock, dies=True) as hall:
        table = await set_table(hall, "fundraiser")
        mover = table.mover
        shown = await draft(hall.games, mover.person, table.game, mover.place, two_tiles(table))
        clock.pass_time(100)
        await until_beaten(hall)
        round_ends = table.state.round_ends
    clock.pass_time(1000)
    async with opened_hall(database_url, clock, seed=2) as hall:
        table = await taken_up(hall, table)
        assert table.phase() is Phase.PAUSED
        clock.pass_time(500)
        await asyncio.sleep(0.05)
        assert table.phase() is Phase.PAUSED
        await table.seats[1].do(c.Resume(table.seats[1].place))
        assert table.state.round_ends == round_ends + 1_500_000
        clock.pass_time(79)
        await asyncio.sleep(0.05)
        assert table.phase() is Phase.ON_TURN
        clock.pass_time(1)
        await until(lambda: table.state.phase is Phase.PENDING)
        assert table.state.pending.play.notation == shown.play


async def test_a_hall_that_closes_in_order_pauses_at_that_moment(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        table = await set_table(hall, "iowa", settings=CLOCKED)
        clock.pass_time(2.5)
    clock.pass_time(2)  # so soon that only its last word tells
    async with opened_hall(database_url, clock, seed=2) as hall:
        table = await taken_up(hall, table)
        assert table.phase() is Phase.PAUSED
        view = await table.seats[0].view()
        assert view.sides[table.state.mover].clock_used == 2_500


async def test_nothing_is_paused_while_another_process_keeps_the_games_going(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(postgresql_url, clock, hints=wires.end(), seed=1) as one:
        table = await set_table(one, "iowa", settings=CLOCKED)
        async with opened_hall(postgresql_url, clock, hints=wires.end(), seed=2):
            for _ in range(8):
                clock.pass_time(1)
                await until_beaten(one)
                await asyncio.sleep(0.02)
        assert (await table.seats[0].view()).phase is Phase.ON_TURN


async def test_a_process_that_finds_the_other_dead_a_moment_later_pauses_then(
    postgresql_url: str,
) -> None:
    clock, wires = HandClock(), DeafWires()
    async with opened_hall(postgresql_url, clock, hints=wires.end(), dies=True) as one:
        table = await set_table(one, "iowa", settings=CLOCKED)
        clock.pass_time(30)
        await until_beaten(one)
    clock.pass_time(2)
    async with opened_hall(postgresql_url, clock, hints=wires.end(), seed=2) as two:
        table = await taken_up(two, table)
        assert table.phase() is Phase.ON_TURN
        for _ in range(4):
            clock.pass_time(1)
            await asyncio.sleep(0.05)
        await until(lambda: table.state.phase is Phase.PAUSED)
        assert table.state.paused_at == table.state.at < clock.now()
        view = await table.seats[0].view()
        assert view.sides[table.state.mover].clock_used == 30_000


async def test_a_pause_by_the_director_is_not_for_the_seats_to_end(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "iowa", settings=CLOCKED)
        director = await table.guest("director")
        await director.do(c.Pause(director.place, "Lunch."))
        seat = table.seats[0]
        assert "The director paused" in await seat.refused(c.Resume(seat.place))
        await director.do(c.Resume(director.place))


async def until_beaten(hall: Hall) -> None:
    """Wait until the hall has said that it is alive at this moment."""
    async with asyncio.timeout(20):
        while await hall.store.last_beat(besides="nobody") != hall.clock.now():
            await asyncio.sleep(0.005)
