"""A league by correspondence: its matches open tables with days for each turn."""

from __future__ import annotations

import pytest

from rackhouse.contest import actions
from rackhouse.desk.values import TableTerms
from rackhouse.record import Phase
from rackhouse.referee import commands as game
from rackhouse.rules.pace import DaysPace
from tests.desk.kit import new_event, opened_office, players_of, sit_all, until
from tests.service.kit import HandClock

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def test_a_league_match_is_played_in_days_and_its_result_comes_back(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_office(database_url, clock) as desk:
        tables = TableTerms(custody="dealt", by_days=DaysPace(days=2, bank=1))
        organiser = await new_event(desk, "depaul", tables=tables)
        players = await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main", (1, 2)))
        table = await sit_all(organiser, 1, players)
        live = table.live
        assert live.info.is_by_days
        assert live.state.rules.turn.seconds == 2 * DAY
        # Its players may still agree on a dictionary, so one of them begins.
        await table.seats[0].do(game.Begin(table.seats[0].place))
        late = table.mover
        clock.pass_time(3 * DAY)
        await until(lambda: table.state.phase is Phase.FINISHED)
        assert table.state.end_reason == "out of time"
        await table.other.do(game.ConfirmResult(table.other.place))
        event = await desk.events.get(organiser.event)
        await until(lambda: event.book.state.results)
        winner = 2 if late.place.seat == 0 else 1
        result = event.book.state.results[1]
        assert (result.kind, result.winner) == ("played", winner)


async def test_a_match_of_such_a_league_can_still_be_played_at_a_board(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        tables = TableTerms(custody="dealt", by_days=DaysPace())
        organiser = await new_event(desk, "depaul", tables=tables)
        await players_of(organiser, "Ann", "Bob")
        await organiser.do(actions.StartDivision("main", (1, 2)))
        opened = await organiser.open(1, "table")
        live = await desk.events.games.get(opened.game)
        assert (live.info.custody, live.info.is_by_days) == ("table", False)
