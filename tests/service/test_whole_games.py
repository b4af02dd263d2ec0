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
        entries = [decode_entry(one.line) for one in await hall.store.games.lines(table.game)]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert fold(entries) == table.state
        kept = await hall.store.games.kept(table.game)
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
        kept = await hall.store.games.kept(table.game)
        assert kept is not None
        assert not kept.standing.awaits_engine


async def test_one_phone_is_the_score_pad_of_a_game_with_real_tiles(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        own = ("seat-1", "seat-2", "score-keeper")
        table = await set_table(hall, "washburn", own=own, custody="table")
        one, two, pad = table.seats
        await one.do(c.Begin(one.place, (("A", "B"),)))
        await one.do(c.Commit(one.place, play="8D TRAINER"))
        await two.do(c.Accept(two.place))
        await two.do(c.Commit(two.place, play="E7 ERROR"))
        await one.do(c.Accept(one.place))
        for seat in (one, two):
            await seat.do(c.Pass(seat.place))
        for seat in (one, two):
            await seat.do(c.AnswerPlays(seat.place, no_more=True))
        await one.do(c.DeclareRack(one.place, 0, "AEIOUST"))
        await pad.do(c.DeclareRack(pad.place, 1, "QVWXYZJ"))
        await pad.do(c.Certify(pad.place))
        kept = await hall.store.games.kept(table.game)
        assert kept is not None
        assert kept.secret == ""
        assert kept.standing.phase is Phase.CERTIFIED
        assert kept.standing.scores == tuple(side.score for side in table.state.sides)
        assert kept.standing.scores[0] == 66 - 7
