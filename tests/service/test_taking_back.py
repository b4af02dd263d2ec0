"""Slips at a hall: a turn taken back by consent, and a game ended before it has really begun."""

from __future__ import annotations

import pytest

from rackhouse.record import Phase
from rackhouse.referee import commands as c
from rackhouse.referee.question import question_of
from rackhouse.service.new_table import rematch
from rackhouse.service.values import EngineChair
from tests.service.kit import WEAK, opened_hall, set_table, until

pytestmark = pytest.mark.anyio


async def test_a_turn_is_taken_back_by_consent_and_a_restart_keeps_it(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        first, other = table.seats if table.state.mover == 0 else table.seats[::-1]
        await first.do(c.Pass(first.place))
        await first.do(c.TakeBack(first.place))
        await other.do(c.TakeBack(other.place))
        assert (table.state.tally, table.state.mover) == ((), first.place.seat)
        game = table.game
    async with opened_hall(database_url) as hall:
        live = await hall.games.get(game)
        assert (live.state.tally, live.state.mover) == ((), first.place.seat)
        assert live.view(first.place, live.state.at).take_backs == ()


async def test_a_computer_player_always_agrees(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, chairs=(EngineChair(1, WEAK),))
        seat = table.seats[0]
        await until(lambda: table.state.mover == 0 and table.state.phase is not Phase.SETTING_UP)
        lines = len(table.state.tally)
        await seat.do(c.Pass(seat.place))
        await until(lambda: len(table.state.tally) == lines + 2)
        await seat.do(c.TakeBack(seat.place))
        await until(lambda: len(table.state.tally) == lines)
        assert table.state.mover == 0


async def test_in_a_rated_game_nothing_is_taken_back(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=True)
        mover = table.seats[table.state.mover]
        await mover.do(c.Pass(mover.place))
        assert "stays on the board" in await mover.refused(c.TakeBack(mover.place))


@pytest.mark.parametrize("is_rated", [False, True])
async def test_an_aborted_game_waits_for_nobody_and_can_be_played_again(
    database_url: str, *, is_rated: bool
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=is_rated)
        await table.seats[1].do(c.Abort(table.seats[1].place))
        live = await hall.games.get(table.game)
        assert (live.state.phase, question_of(live.state).kind) == (Phase.FINISHED, "nothing")
        assert live.state.places == ()
        assert await rematch(hall.games, table.seats[0].person, table.game) != table.game
