"""Whole games through the handlers, under every sheet, on both databases."""

from __future__ import annotations

import pytest

from rackhouse.record import Phase, decode_entry, fold
from rackhouse.referee import commands as c
from rackhouse.service.values import EngineChair
from tests.service.kit import FAIR, STRONG, Pilot, opened_hall, set_table, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("sheet", "sides"),
    [("base", 3), ("washburn", 4), ("depaul", 2), ("fundraiser", 2), ("iowa", 2), ("priston", 3)],
)
async def test_a_whole_game_is_played_and_its_record_folds(
    database_url: str, sheet: str, sides: int
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, sheet, sides)
        judge = await table.guest("judge")
        director = await table.guest("director")
        view = await Pilot(table, judge, director).fly()
        assert view.phase is Phase.CERTIFIED
        entries = [decode_entry(one.line) for one in await hall.store.entries(table.game)]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert fold(entries) == table.state
        kept = await hall.store.game(table.game)
        assert kept is not None
        assert (kept.standing.number, kept.standing.phase) == (len(entries), Phase.CERTIFIED)
        assert kept.standing.scores == tuple(side.score for side in view.sides)


@pytest.mark.parametrize("sheet", ["base", "fundraiser", "priston"])
async def test_engine_seats_alone_play_to_the_end_of_the_game(
    database_url: str, sheet: str
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(
            hall,
            sheet,
            own=(),
            chairs=(EngineChair(0, STRONG), EngineChair(1, FAIR)),
            judge="list",
        )
        if table.state.phase is Phase.SETTING_UP:  # a score-keeper is chosen first
            director = await table.guest("director")
            await director.do(c.ChooseScoreKeeper(director.place, 0))
            await director.do(c.Begin(director.place))
        await until(lambda: table.state.phase is Phase.CERTIFIED)
        kept = await hall.store.game(table.game)
        assert kept is not None
        assert not kept.standing.awaits_engine
